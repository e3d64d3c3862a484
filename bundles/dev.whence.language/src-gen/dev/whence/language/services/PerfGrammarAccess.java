/* Generated from Perf.xtext; not to be edited. */
package dev.whence.language.services;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.List;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.EnumRule;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Group;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;
import org.eclipse.xtext.service.AbstractElementFinder;
import org.eclipse.xtext.service.GrammarProvider;

@Singleton
public class PerfGrammarAccess extends AbstractElementFinder.AbstractGrammarElementFinder {
	
	public class ModelElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Model");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Action cModelAction_0 = (Action)cGroup.eContents().get(0);
		private final Assignment cEntriesAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cEntriesEntryParserRuleCall_1_0 = (RuleCall)cEntriesAssignment_1.eContents().get(0);
		
		//Model:
		//    {Model} entries+=Entry*;
		@Override public ParserRule getRule() { return rule; }
		
		//{Model} entries+=Entry*
		public Group getGroup() { return cGroup; }
		
		//{Model}
		public Action getModelAction_0() { return cModelAction_0; }
		
		//entries+=Entry*
		public Assignment getEntriesAssignment_1() { return cEntriesAssignment_1; }
		
		//Entry
		public RuleCall getEntriesEntryParserRuleCall_1_0() { return cEntriesEntryParserRuleCall_1_0; }
	}
	public class EntryElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Entry");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final RuleCall cImportParserRuleCall_0 = (RuleCall)cAlternatives.eContents().get(0);
		private final RuleCall cUnitDefinitionParserRuleCall_1 = (RuleCall)cAlternatives.eContents().get(1);
		private final RuleCall cParamParserRuleCall_2 = (RuleCall)cAlternatives.eContents().get(2);
		private final RuleCall cPartParserRuleCall_3 = (RuleCall)cAlternatives.eContents().get(3);
		private final RuleCall cProcessParserRuleCall_4 = (RuleCall)cAlternatives.eContents().get(4);
		private final RuleCall cRoutineParserRuleCall_5 = (RuleCall)cAlternatives.eContents().get(5);
		private final RuleCall cCaseParserRuleCall_6 = (RuleCall)cAlternatives.eContents().get(6);
		private final RuleCall cExpectationParserRuleCall_7 = (RuleCall)cAlternatives.eContents().get(7);
		private final RuleCall cShowParserRuleCall_8 = (RuleCall)cAlternatives.eContents().get(8);
		
		//Entry:
		//    Import | UnitDefinition | Param | Part | Process | Routine | Case | Expectation | Show;
		@Override public ParserRule getRule() { return rule; }
		
		//Import | UnitDefinition | Param | Part | Process | Routine | Case | Expectation | Show
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//Import
		public RuleCall getImportParserRuleCall_0() { return cImportParserRuleCall_0; }
		
		//UnitDefinition
		public RuleCall getUnitDefinitionParserRuleCall_1() { return cUnitDefinitionParserRuleCall_1; }
		
		//Param
		public RuleCall getParamParserRuleCall_2() { return cParamParserRuleCall_2; }
		
		//Part
		public RuleCall getPartParserRuleCall_3() { return cPartParserRuleCall_3; }
		
		//Process
		public RuleCall getProcessParserRuleCall_4() { return cProcessParserRuleCall_4; }
		
		//Routine
		public RuleCall getRoutineParserRuleCall_5() { return cRoutineParserRuleCall_5; }
		
		//Case
		public RuleCall getCaseParserRuleCall_6() { return cCaseParserRuleCall_6; }
		
		//Expectation
		public RuleCall getExpectationParserRuleCall_7() { return cExpectationParserRuleCall_7; }
		
		//Show
		public RuleCall getShowParserRuleCall_8() { return cShowParserRuleCall_8; }
	}
	public class ImportElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Import");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cImportKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cLocationAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cLocationSTRINGTerminalRuleCall_1_0 = (RuleCall)cLocationAssignment_1.eContents().get(0);
		
		//Import:
		//    'import' location=STRING;
		@Override public ParserRule getRule() { return rule; }
		
		//'import' location=STRING
		public Group getGroup() { return cGroup; }
		
		//'import'
		public Keyword getImportKeyword_0() { return cImportKeyword_0; }
		
		//location=STRING
		public Assignment getLocationAssignment_1() { return cLocationAssignment_1; }
		
		//STRING
		public RuleCall getLocationSTRINGTerminalRuleCall_1_0() { return cLocationSTRINGTerminalRuleCall_1_0; }
	}
	public class UnitDefinitionElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.UnitDefinition");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cUnitKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cNameAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cNameIDTerminalRuleCall_1_0 = (RuleCall)cNameAssignment_1.eContents().get(0);
		private final Keyword cEqualsSignKeyword_2 = (Keyword)cGroup.eContents().get(2);
		private final Assignment cValueAssignment_3 = (Assignment)cGroup.eContents().get(3);
		private final RuleCall cValueExpressionParserRuleCall_3_0 = (RuleCall)cValueAssignment_3.eContents().get(0);
		
		//UnitDefinition:
		//    'unit' name=ID '=' value=Expression;
		@Override public ParserRule getRule() { return rule; }
		
		//'unit' name=ID '=' value=Expression
		public Group getGroup() { return cGroup; }
		
		//'unit'
		public Keyword getUnitKeyword_0() { return cUnitKeyword_0; }
		
		//name=ID
		public Assignment getNameAssignment_1() { return cNameAssignment_1; }
		
		//ID
		public RuleCall getNameIDTerminalRuleCall_1_0() { return cNameIDTerminalRuleCall_1_0; }
		
		//'='
		public Keyword getEqualsSignKeyword_2() { return cEqualsSignKeyword_2; }
		
		//value=Expression
		public Assignment getValueAssignment_3() { return cValueAssignment_3; }
		
		//Expression
		public RuleCall getValueExpressionParserRuleCall_3_0() { return cValueExpressionParserRuleCall_3_0; }
	}
	public class ParamElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Param");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cParamKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final RuleCall cValueParserRuleCall_1 = (RuleCall)cGroup.eContents().get(1);
		
		///* parameters and settings */
		//Param:
		//    'param' Value;
		@Override public ParserRule getRule() { return rule; }
		
		//'param' Value
		public Group getGroup() { return cGroup; }
		
		//'param'
		public Keyword getParamKeyword_0() { return cParamKeyword_0; }
		
		//Value
		public RuleCall getValueParserRuleCall_1() { return cValueParserRuleCall_1; }
	}
	public class SettingElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Setting");
		private final RuleCall cValueParserRuleCall = (RuleCall)rule.eContents().get(1);
		
		//Setting:
		//    Value;
		@Override public ParserRule getRule() { return rule; }
		
		//Value
		public RuleCall getValueParserRuleCall() { return cValueParserRuleCall; }
	}
	public class ValueElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Value");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Assignment cNameAssignment_0 = (Assignment)cGroup.eContents().get(0);
		private final RuleCall cNameNAMEParserRuleCall_0_0 = (RuleCall)cNameAssignment_0.eContents().get(0);
		private final Keyword cEqualsSignKeyword_1 = (Keyword)cGroup.eContents().get(1);
		private final Assignment cValueAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cValueExpressionParserRuleCall_2_0 = (RuleCall)cValueAssignment_2.eContents().get(0);
		private final Group cGroup_3 = (Group)cGroup.eContents().get(3);
		private final Keyword cFromKeyword_3_0 = (Keyword)cGroup_3.eContents().get(0);
		private final Assignment cFromAssignment_3_1 = (Assignment)cGroup_3.eContents().get(1);
		private final RuleCall cFromSumParserRuleCall_3_1_0 = (RuleCall)cFromAssignment_3_1.eContents().get(0);
		private final Keyword cToKeyword_3_2 = (Keyword)cGroup_3.eContents().get(2);
		private final Assignment cToAssignment_3_3 = (Assignment)cGroup_3.eContents().get(3);
		private final RuleCall cToSumParserRuleCall_3_3_0 = (RuleCall)cToAssignment_3_3.eContents().get(0);
		private final Assignment cStatusAssignment_4 = (Assignment)cGroup.eContents().get(4);
		private final RuleCall cStatusStatusParserRuleCall_4_0 = (RuleCall)cStatusAssignment_4.eContents().get(0);
		private final Assignment cNoteAssignment_5 = (Assignment)cGroup.eContents().get(5);
		private final RuleCall cNoteSTRINGTerminalRuleCall_5_0 = (RuleCall)cNoteAssignment_5.eContents().get(0);
		
		//fragment Value returns Valued:
		//    name=NAME '=' value=Expression
		//    ('from' from=Sum 'to' to=Sum)? status=Status? note=STRING?;
		@Override public ParserRule getRule() { return rule; }
		
		//name=NAME '=' value=Expression
		//('from' from=Sum 'to' to=Sum)? status=Status? note=STRING?
		public Group getGroup() { return cGroup; }
		
		//name=NAME
		public Assignment getNameAssignment_0() { return cNameAssignment_0; }
		
		//NAME
		public RuleCall getNameNAMEParserRuleCall_0_0() { return cNameNAMEParserRuleCall_0_0; }
		
		//'='
		public Keyword getEqualsSignKeyword_1() { return cEqualsSignKeyword_1; }
		
		//value=Expression
		public Assignment getValueAssignment_2() { return cValueAssignment_2; }
		
		//Expression
		public RuleCall getValueExpressionParserRuleCall_2_0() { return cValueExpressionParserRuleCall_2_0; }
		
		//('from' from=Sum 'to' to=Sum)?
		public Group getGroup_3() { return cGroup_3; }
		
		//'from'
		public Keyword getFromKeyword_3_0() { return cFromKeyword_3_0; }
		
		//from=Sum
		public Assignment getFromAssignment_3_1() { return cFromAssignment_3_1; }
		
		//Sum
		public RuleCall getFromSumParserRuleCall_3_1_0() { return cFromSumParserRuleCall_3_1_0; }
		
		//'to'
		public Keyword getToKeyword_3_2() { return cToKeyword_3_2; }
		
		//to=Sum
		public Assignment getToAssignment_3_3() { return cToAssignment_3_3; }
		
		//Sum
		public RuleCall getToSumParserRuleCall_3_3_0() { return cToSumParserRuleCall_3_3_0; }
		
		//status=Status?
		public Assignment getStatusAssignment_4() { return cStatusAssignment_4; }
		
		//Status
		public RuleCall getStatusStatusParserRuleCall_4_0() { return cStatusStatusParserRuleCall_4_0; }
		
		//note=STRING?
		public Assignment getNoteAssignment_5() { return cNoteAssignment_5; }
		
		//STRING
		public RuleCall getNoteSTRINGTerminalRuleCall_5_0() { return cNoteSTRINGTerminalRuleCall_5_0; }
	}
	public class StatusElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Status");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final Keyword cGivenKeyword_0 = (Keyword)cAlternatives.eContents().get(0);
		private final Keyword cMeasuredKeyword_1 = (Keyword)cAlternatives.eContents().get(1);
		private final Keyword cFittedKeyword_2 = (Keyword)cAlternatives.eContents().get(2);
		private final Keyword cAssumedKeyword_3 = (Keyword)cAlternatives.eContents().get(3);
		private final Keyword cTunableKeyword_4 = (Keyword)cAlternatives.eContents().get(4);
		
		//Status returns ecore::EString:
		//    'given' | 'measured' | 'fitted' | 'assumed' | 'tunable';
		@Override public ParserRule getRule() { return rule; }
		
		//'given' | 'measured' | 'fitted' | 'assumed' | 'tunable'
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//'given'
		public Keyword getGivenKeyword_0() { return cGivenKeyword_0; }
		
		//'measured'
		public Keyword getMeasuredKeyword_1() { return cMeasuredKeyword_1; }
		
		//'fitted'
		public Keyword getFittedKeyword_2() { return cFittedKeyword_2; }
		
		//'assumed'
		public Keyword getAssumedKeyword_3() { return cAssumedKeyword_3; }
		
		//'tunable'
		public Keyword getTunableKeyword_4() { return cTunableKeyword_4; }
	}
	public class PartElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Part");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Assignment cKindAssignment_0 = (Assignment)cGroup.eContents().get(0);
		private final RuleCall cKindKindEnumRuleCall_0_0 = (RuleCall)cKindAssignment_0.eContents().get(0);
		private final Assignment cNamesAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cNamesPartNameParserRuleCall_1_0 = (RuleCall)cNamesAssignment_1.eContents().get(0);
		private final Group cGroup_2 = (Group)cGroup.eContents().get(2);
		private final Keyword cCommaKeyword_2_0 = (Keyword)cGroup_2.eContents().get(0);
		private final Assignment cNamesAssignment_2_1 = (Assignment)cGroup_2.eContents().get(1);
		private final RuleCall cNamesPartNameParserRuleCall_2_1_0 = (RuleCall)cNamesAssignment_2_1.eContents().get(0);
		private final Group cGroup_3 = (Group)cGroup.eContents().get(3);
		private final Keyword cColonKeyword_3_0 = (Keyword)cGroup_3.eContents().get(0);
		private final Assignment cPrototypeAssignment_3_1 = (Assignment)cGroup_3.eContents().get(1);
		private final RuleCall cPrototypePathParserRuleCall_3_1_0 = (RuleCall)cPrototypeAssignment_3_1.eContents().get(0);
		private final Alternatives cAlternatives_4 = (Alternatives)cGroup.eContents().get(4);
		private final Group cGroup_4_0 = (Group)cAlternatives_4.eContents().get(0);
		private final Keyword cOnKeyword_4_0_0 = (Keyword)cGroup_4_0.eContents().get(0);
		private final Assignment cOnAssignment_4_0_1 = (Assignment)cGroup_4_0.eContents().get(1);
		private final RuleCall cOnPathParserRuleCall_4_0_1_0 = (RuleCall)cOnAssignment_4_0_1.eContents().get(0);
		private final Group cGroup_4_1 = (Group)cAlternatives_4.eContents().get(1);
		private final Alternatives cAlternatives_4_1_0 = (Alternatives)cGroup_4_1.eContents().get(0);
		private final Group cGroup_4_1_0_0 = (Group)cAlternatives_4_1_0.eContents().get(0);
		private final Assignment cBetweenAssignment_4_1_0_0_0 = (Assignment)cGroup_4_1_0_0.eContents().get(0);
		private final Keyword cBetweenBetweenKeyword_4_1_0_0_0_0 = (Keyword)cBetweenAssignment_4_1_0_0_0.eContents().get(0);
		private final Assignment cFromAssignment_4_1_0_0_1 = (Assignment)cGroup_4_1_0_0.eContents().get(1);
		private final RuleCall cFromPathParserRuleCall_4_1_0_0_1_0 = (RuleCall)cFromAssignment_4_1_0_0_1.eContents().get(0);
		private final Keyword cAndKeyword_4_1_0_0_2 = (Keyword)cGroup_4_1_0_0.eContents().get(2);
		private final Assignment cToAssignment_4_1_0_0_3 = (Assignment)cGroup_4_1_0_0.eContents().get(3);
		private final RuleCall cToPathParserRuleCall_4_1_0_0_3_0 = (RuleCall)cToAssignment_4_1_0_0_3.eContents().get(0);
		private final Group cGroup_4_1_0_1 = (Group)cAlternatives_4_1_0.eContents().get(1);
		private final Keyword cFromKeyword_4_1_0_1_0 = (Keyword)cGroup_4_1_0_1.eContents().get(0);
		private final Assignment cFromAssignment_4_1_0_1_1 = (Assignment)cGroup_4_1_0_1.eContents().get(1);
		private final RuleCall cFromPathParserRuleCall_4_1_0_1_1_0 = (RuleCall)cFromAssignment_4_1_0_1_1.eContents().get(0);
		private final Keyword cToKeyword_4_1_0_1_2 = (Keyword)cGroup_4_1_0_1.eContents().get(2);
		private final Assignment cToAssignment_4_1_0_1_3 = (Assignment)cGroup_4_1_0_1.eContents().get(3);
		private final RuleCall cToPathParserRuleCall_4_1_0_1_3_0 = (RuleCall)cToAssignment_4_1_0_1_3.eContents().get(0);
		private final Group cGroup_4_1_1 = (Group)cGroup_4_1.eContents().get(1);
		private final Keyword cOverKeyword_4_1_1_0 = (Keyword)cGroup_4_1_1.eContents().get(0);
		private final Assignment cOverAssignment_4_1_1_1 = (Assignment)cGroup_4_1_1.eContents().get(1);
		private final RuleCall cOverPathParserRuleCall_4_1_1_1_0 = (RuleCall)cOverAssignment_4_1_1_1.eContents().get(0);
		private final Group cGroup_4_1_1_2 = (Group)cGroup_4_1_1.eContents().get(2);
		private final Keyword cCommaKeyword_4_1_1_2_0 = (Keyword)cGroup_4_1_1_2.eContents().get(0);
		private final Assignment cOverAssignment_4_1_1_2_1 = (Assignment)cGroup_4_1_1_2.eContents().get(1);
		private final RuleCall cOverPathParserRuleCall_4_1_1_2_1_0 = (RuleCall)cOverAssignment_4_1_1_2_1.eContents().get(0);
		private final Group cGroup_5 = (Group)cGroup.eContents().get(5);
		private final Keyword cLeftCurlyBracketKeyword_5_0 = (Keyword)cGroup_5.eContents().get(0);
		private final Alternatives cAlternatives_5_1 = (Alternatives)cGroup_5.eContents().get(1);
		private final Assignment cSettingsAssignment_5_1_0 = (Assignment)cAlternatives_5_1.eContents().get(0);
		private final RuleCall cSettingsSettingParserRuleCall_5_1_0_0 = (RuleCall)cSettingsAssignment_5_1_0.eContents().get(0);
		private final Assignment cPartsAssignment_5_1_1 = (Assignment)cAlternatives_5_1.eContents().get(1);
		private final RuleCall cPartsPartParserRuleCall_5_1_1_0 = (RuleCall)cPartsAssignment_5_1_1.eContents().get(0);
		private final Keyword cRightCurlyBracketKeyword_5_2 = (Keyword)cGroup_5.eContents().get(2);
		
		///* what there is */
		//Part:
		//    kind=Kind names+=PartName (',' names+=PartName)*
		//    (':' prototype=Path)?
		//    ('on' on=Path
		//        | (between?='between' from=Path 'and' to=Path | 'from' from=Path 'to' to=Path)
		//            ('over' over+=Path (',' over+=Path)*)?)?
		//    ('{' (settings+=Setting | parts+=Part)* '}')?;
		@Override public ParserRule getRule() { return rule; }
		
		//kind=Kind names+=PartName (',' names+=PartName)*
		//(':' prototype=Path)?
		//('on' on=Path
		//    | (between?='between' from=Path 'and' to=Path | 'from' from=Path 'to' to=Path)
		//        ('over' over+=Path (',' over+=Path)*)?)?
		//('{' (settings+=Setting | parts+=Part)* '}')?
		public Group getGroup() { return cGroup; }
		
		//kind=Kind
		public Assignment getKindAssignment_0() { return cKindAssignment_0; }
		
		//Kind
		public RuleCall getKindKindEnumRuleCall_0_0() { return cKindKindEnumRuleCall_0_0; }
		
		//names+=PartName
		public Assignment getNamesAssignment_1() { return cNamesAssignment_1; }
		
		//PartName
		public RuleCall getNamesPartNameParserRuleCall_1_0() { return cNamesPartNameParserRuleCall_1_0; }
		
		//(',' names+=PartName)*
		public Group getGroup_2() { return cGroup_2; }
		
		//','
		public Keyword getCommaKeyword_2_0() { return cCommaKeyword_2_0; }
		
		//names+=PartName
		public Assignment getNamesAssignment_2_1() { return cNamesAssignment_2_1; }
		
		//PartName
		public RuleCall getNamesPartNameParserRuleCall_2_1_0() { return cNamesPartNameParserRuleCall_2_1_0; }
		
		//(':' prototype=Path)?
		public Group getGroup_3() { return cGroup_3; }
		
		//':'
		public Keyword getColonKeyword_3_0() { return cColonKeyword_3_0; }
		
		//prototype=Path
		public Assignment getPrototypeAssignment_3_1() { return cPrototypeAssignment_3_1; }
		
		//Path
		public RuleCall getPrototypePathParserRuleCall_3_1_0() { return cPrototypePathParserRuleCall_3_1_0; }
		
		//('on' on=Path
		//    | (between?='between' from=Path 'and' to=Path | 'from' from=Path 'to' to=Path)
		//        ('over' over+=Path (',' over+=Path)*)?)?
		public Alternatives getAlternatives_4() { return cAlternatives_4; }
		
		//'on' on=Path
		public Group getGroup_4_0() { return cGroup_4_0; }
		
		//'on'
		public Keyword getOnKeyword_4_0_0() { return cOnKeyword_4_0_0; }
		
		//on=Path
		public Assignment getOnAssignment_4_0_1() { return cOnAssignment_4_0_1; }
		
		//Path
		public RuleCall getOnPathParserRuleCall_4_0_1_0() { return cOnPathParserRuleCall_4_0_1_0; }
		
		//(between?='between' from=Path 'and' to=Path | 'from' from=Path 'to' to=Path)
		//           ('over' over+=Path (',' over+=Path)*)?
		public Group getGroup_4_1() { return cGroup_4_1; }
		
		//(between?='between' from=Path 'and' to=Path | 'from' from=Path 'to' to=Path)
		public Alternatives getAlternatives_4_1_0() { return cAlternatives_4_1_0; }
		
		//between?='between' from=Path 'and' to=Path
		public Group getGroup_4_1_0_0() { return cGroup_4_1_0_0; }
		
		//between?='between'
		public Assignment getBetweenAssignment_4_1_0_0_0() { return cBetweenAssignment_4_1_0_0_0; }
		
		//'between'
		public Keyword getBetweenBetweenKeyword_4_1_0_0_0_0() { return cBetweenBetweenKeyword_4_1_0_0_0_0; }
		
		//from=Path
		public Assignment getFromAssignment_4_1_0_0_1() { return cFromAssignment_4_1_0_0_1; }
		
		//Path
		public RuleCall getFromPathParserRuleCall_4_1_0_0_1_0() { return cFromPathParserRuleCall_4_1_0_0_1_0; }
		
		//'and'
		public Keyword getAndKeyword_4_1_0_0_2() { return cAndKeyword_4_1_0_0_2; }
		
		//to=Path
		public Assignment getToAssignment_4_1_0_0_3() { return cToAssignment_4_1_0_0_3; }
		
		//Path
		public RuleCall getToPathParserRuleCall_4_1_0_0_3_0() { return cToPathParserRuleCall_4_1_0_0_3_0; }
		
		//'from' from=Path 'to' to=Path
		public Group getGroup_4_1_0_1() { return cGroup_4_1_0_1; }
		
		//'from'
		public Keyword getFromKeyword_4_1_0_1_0() { return cFromKeyword_4_1_0_1_0; }
		
		//from=Path
		public Assignment getFromAssignment_4_1_0_1_1() { return cFromAssignment_4_1_0_1_1; }
		
		//Path
		public RuleCall getFromPathParserRuleCall_4_1_0_1_1_0() { return cFromPathParserRuleCall_4_1_0_1_1_0; }
		
		//'to'
		public Keyword getToKeyword_4_1_0_1_2() { return cToKeyword_4_1_0_1_2; }
		
		//to=Path
		public Assignment getToAssignment_4_1_0_1_3() { return cToAssignment_4_1_0_1_3; }
		
		//Path
		public RuleCall getToPathParserRuleCall_4_1_0_1_3_0() { return cToPathParserRuleCall_4_1_0_1_3_0; }
		
		//('over' over+=Path (',' over+=Path)*)?
		public Group getGroup_4_1_1() { return cGroup_4_1_1; }
		
		//'over'
		public Keyword getOverKeyword_4_1_1_0() { return cOverKeyword_4_1_1_0; }
		
		//over+=Path
		public Assignment getOverAssignment_4_1_1_1() { return cOverAssignment_4_1_1_1; }
		
		//Path
		public RuleCall getOverPathParserRuleCall_4_1_1_1_0() { return cOverPathParserRuleCall_4_1_1_1_0; }
		
		//(',' over+=Path)*
		public Group getGroup_4_1_1_2() { return cGroup_4_1_1_2; }
		
		//','
		public Keyword getCommaKeyword_4_1_1_2_0() { return cCommaKeyword_4_1_1_2_0; }
		
		//over+=Path
		public Assignment getOverAssignment_4_1_1_2_1() { return cOverAssignment_4_1_1_2_1; }
		
		//Path
		public RuleCall getOverPathParserRuleCall_4_1_1_2_1_0() { return cOverPathParserRuleCall_4_1_1_2_1_0; }
		
		//('{' (settings+=Setting | parts+=Part)* '}')?
		public Group getGroup_5() { return cGroup_5; }
		
		//'{'
		public Keyword getLeftCurlyBracketKeyword_5_0() { return cLeftCurlyBracketKeyword_5_0; }
		
		//(settings+=Setting | parts+=Part)*
		public Alternatives getAlternatives_5_1() { return cAlternatives_5_1; }
		
		//settings+=Setting
		public Assignment getSettingsAssignment_5_1_0() { return cSettingsAssignment_5_1_0; }
		
		//Setting
		public RuleCall getSettingsSettingParserRuleCall_5_1_0_0() { return cSettingsSettingParserRuleCall_5_1_0_0; }
		
		//parts+=Part
		public Assignment getPartsAssignment_5_1_1() { return cPartsAssignment_5_1_1; }
		
		//Part
		public RuleCall getPartsPartParserRuleCall_5_1_1_0() { return cPartsPartParserRuleCall_5_1_1_0; }
		
		//'}'
		public Keyword getRightCurlyBracketKeyword_5_2() { return cRightCurlyBracketKeyword_5_2; }
	}
	public class PartNameElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.PartName");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Assignment cNameAssignment_0 = (Assignment)cGroup.eContents().get(0);
		private final RuleCall cNameNAMEParserRuleCall_0_0 = (RuleCall)cNameAssignment_0.eContents().get(0);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Keyword cLeftSquareBracketKeyword_1_0 = (Keyword)cGroup_1.eContents().get(0);
		private final Assignment cCountAssignment_1_1 = (Assignment)cGroup_1.eContents().get(1);
		private final RuleCall cCountExpressionParserRuleCall_1_1_0 = (RuleCall)cCountAssignment_1_1.eContents().get(0);
		private final Keyword cRightSquareBracketKeyword_1_2 = (Keyword)cGroup_1.eContents().get(2);
		
		//PartName:
		//    name=NAME ('[' count=Expression ']')?;
		@Override public ParserRule getRule() { return rule; }
		
		//name=NAME ('[' count=Expression ']')?
		public Group getGroup() { return cGroup; }
		
		//name=NAME
		public Assignment getNameAssignment_0() { return cNameAssignment_0; }
		
		//NAME
		public RuleCall getNameNAMEParserRuleCall_0_0() { return cNameNAMEParserRuleCall_0_0; }
		
		//('[' count=Expression ']')?
		public Group getGroup_1() { return cGroup_1; }
		
		//'['
		public Keyword getLeftSquareBracketKeyword_1_0() { return cLeftSquareBracketKeyword_1_0; }
		
		//count=Expression
		public Assignment getCountAssignment_1_1() { return cCountAssignment_1_1; }
		
		//Expression
		public RuleCall getCountExpressionParserRuleCall_1_1_0() { return cCountExpressionParserRuleCall_1_1_0; }
		
		//']'
		public Keyword getRightSquareBracketKeyword_1_2() { return cRightSquareBracketKeyword_1_2; }
	}
	public class EntityElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Entity");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final RuleCall cPartNameParserRuleCall_0 = (RuleCall)cAlternatives.eContents().get(0);
		private final RuleCall cProcessParserRuleCall_1 = (RuleCall)cAlternatives.eContents().get(1);
		
		//Entity:
		//    PartName | Process;
		@Override public ParserRule getRule() { return rule; }
		
		//PartName | Process
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//PartName
		public RuleCall getPartNameParserRuleCall_0() { return cPartNameParserRuleCall_0; }
		
		//Process
		public RuleCall getProcessParserRuleCall_1() { return cProcessParserRuleCall_1; }
	}
	public class ProcessElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Process");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cProcessKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cNameAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cNameNAMEParserRuleCall_1_0 = (RuleCall)cNameAssignment_1.eContents().get(0);
		private final Group cGroup_2 = (Group)cGroup.eContents().get(2);
		private final Keyword cLeftSquareBracketKeyword_2_0 = (Keyword)cGroup_2.eContents().get(0);
		private final Assignment cCountAssignment_2_1 = (Assignment)cGroup_2.eContents().get(1);
		private final RuleCall cCountExpressionParserRuleCall_2_1_0 = (RuleCall)cCountAssignment_2_1.eContents().get(0);
		private final Keyword cRightSquareBracketKeyword_2_2 = (Keyword)cGroup_2.eContents().get(2);
		private final Group cGroup_3 = (Group)cGroup.eContents().get(3);
		private final Keyword cOnKeyword_3_0 = (Keyword)cGroup_3.eContents().get(0);
		private final Assignment cOnAssignment_3_1 = (Assignment)cGroup_3.eContents().get(1);
		private final RuleCall cOnPathParserRuleCall_3_1_0 = (RuleCall)cOnAssignment_3_1.eContents().get(0);
		private final Group cGroup_4 = (Group)cGroup.eContents().get(4);
		private final Keyword cEveryKeyword_4_0 = (Keyword)cGroup_4.eContents().get(0);
		private final Assignment cEveryAssignment_4_1 = (Assignment)cGroup_4.eContents().get(1);
		private final RuleCall cEveryExpressionParserRuleCall_4_1_0 = (RuleCall)cEveryAssignment_4_1.eContents().get(0);
		private final Keyword cLeftCurlyBracketKeyword_5 = (Keyword)cGroup.eContents().get(5);
		private final Alternatives cAlternatives_6 = (Alternatives)cGroup.eContents().get(6);
		private final Assignment cSettingsAssignment_6_0 = (Assignment)cAlternatives_6.eContents().get(0);
		private final RuleCall cSettingsSettingParserRuleCall_6_0_0 = (RuleCall)cSettingsAssignment_6_0.eContents().get(0);
		private final Assignment cStatementsAssignment_6_1 = (Assignment)cAlternatives_6.eContents().get(1);
		private final RuleCall cStatementsStatementParserRuleCall_6_1_0 = (RuleCall)cStatementsAssignment_6_1.eContents().get(0);
		private final Keyword cRightCurlyBracketKeyword_7 = (Keyword)cGroup.eContents().get(7);
		
		///* what happens */
		//Process:
		//    'process' name=NAME ('[' count=Expression ']')?
		//    ('on' on=Path)? ('every' every=Expression)?
		//    '{' (settings+=Setting | statements+=Statement)* '}';
		@Override public ParserRule getRule() { return rule; }
		
		//'process' name=NAME ('[' count=Expression ']')?
		//('on' on=Path)? ('every' every=Expression)?
		//'{' (settings+=Setting | statements+=Statement)* '}'
		public Group getGroup() { return cGroup; }
		
		//'process'
		public Keyword getProcessKeyword_0() { return cProcessKeyword_0; }
		
		//name=NAME
		public Assignment getNameAssignment_1() { return cNameAssignment_1; }
		
		//NAME
		public RuleCall getNameNAMEParserRuleCall_1_0() { return cNameNAMEParserRuleCall_1_0; }
		
		//('[' count=Expression ']')?
		public Group getGroup_2() { return cGroup_2; }
		
		//'['
		public Keyword getLeftSquareBracketKeyword_2_0() { return cLeftSquareBracketKeyword_2_0; }
		
		//count=Expression
		public Assignment getCountAssignment_2_1() { return cCountAssignment_2_1; }
		
		//Expression
		public RuleCall getCountExpressionParserRuleCall_2_1_0() { return cCountExpressionParserRuleCall_2_1_0; }
		
		//']'
		public Keyword getRightSquareBracketKeyword_2_2() { return cRightSquareBracketKeyword_2_2; }
		
		//('on' on=Path)?
		public Group getGroup_3() { return cGroup_3; }
		
		//'on'
		public Keyword getOnKeyword_3_0() { return cOnKeyword_3_0; }
		
		//on=Path
		public Assignment getOnAssignment_3_1() { return cOnAssignment_3_1; }
		
		//Path
		public RuleCall getOnPathParserRuleCall_3_1_0() { return cOnPathParserRuleCall_3_1_0; }
		
		//('every' every=Expression)?
		public Group getGroup_4() { return cGroup_4; }
		
		//'every'
		public Keyword getEveryKeyword_4_0() { return cEveryKeyword_4_0; }
		
		//every=Expression
		public Assignment getEveryAssignment_4_1() { return cEveryAssignment_4_1; }
		
		//Expression
		public RuleCall getEveryExpressionParserRuleCall_4_1_0() { return cEveryExpressionParserRuleCall_4_1_0; }
		
		//'{'
		public Keyword getLeftCurlyBracketKeyword_5() { return cLeftCurlyBracketKeyword_5; }
		
		//(settings+=Setting | statements+=Statement)*
		public Alternatives getAlternatives_6() { return cAlternatives_6; }
		
		//settings+=Setting
		public Assignment getSettingsAssignment_6_0() { return cSettingsAssignment_6_0; }
		
		//Setting
		public RuleCall getSettingsSettingParserRuleCall_6_0_0() { return cSettingsSettingParserRuleCall_6_0_0; }
		
		//statements+=Statement
		public Assignment getStatementsAssignment_6_1() { return cStatementsAssignment_6_1; }
		
		//Statement
		public RuleCall getStatementsStatementParserRuleCall_6_1_0() { return cStatementsStatementParserRuleCall_6_1_0; }
		
		//'}'
		public Keyword getRightCurlyBracketKeyword_7() { return cRightCurlyBracketKeyword_7; }
	}
	public class RoutineElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Routine");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cRoutineKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cNameAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cNameNAMEParserRuleCall_1_0 = (RuleCall)cNameAssignment_1.eContents().get(0);
		private final Keyword cLeftParenthesisKeyword_2 = (Keyword)cGroup.eContents().get(2);
		private final Group cGroup_3 = (Group)cGroup.eContents().get(3);
		private final Assignment cArgumentsAssignment_3_0 = (Assignment)cGroup_3.eContents().get(0);
		private final RuleCall cArgumentsArgumentParserRuleCall_3_0_0 = (RuleCall)cArgumentsAssignment_3_0.eContents().get(0);
		private final Group cGroup_3_1 = (Group)cGroup_3.eContents().get(1);
		private final Keyword cCommaKeyword_3_1_0 = (Keyword)cGroup_3_1.eContents().get(0);
		private final Assignment cArgumentsAssignment_3_1_1 = (Assignment)cGroup_3_1.eContents().get(1);
		private final RuleCall cArgumentsArgumentParserRuleCall_3_1_1_0 = (RuleCall)cArgumentsAssignment_3_1_1.eContents().get(0);
		private final Keyword cRightParenthesisKeyword_4 = (Keyword)cGroup.eContents().get(4);
		private final Assignment cBlockAssignment_5 = (Assignment)cGroup.eContents().get(5);
		private final RuleCall cBlockBlockParserRuleCall_5_0 = (RuleCall)cBlockAssignment_5.eContents().get(0);
		
		//Routine:
		//    'routine' name=NAME '(' (arguments+=Argument (',' arguments+=Argument)*)? ')' block=Block;
		@Override public ParserRule getRule() { return rule; }
		
		//'routine' name=NAME '(' (arguments+=Argument (',' arguments+=Argument)*)? ')' block=Block
		public Group getGroup() { return cGroup; }
		
		//'routine'
		public Keyword getRoutineKeyword_0() { return cRoutineKeyword_0; }
		
		//name=NAME
		public Assignment getNameAssignment_1() { return cNameAssignment_1; }
		
		//NAME
		public RuleCall getNameNAMEParserRuleCall_1_0() { return cNameNAMEParserRuleCall_1_0; }
		
		//'('
		public Keyword getLeftParenthesisKeyword_2() { return cLeftParenthesisKeyword_2; }
		
		//(arguments+=Argument (',' arguments+=Argument)*)?
		public Group getGroup_3() { return cGroup_3; }
		
		//arguments+=Argument
		public Assignment getArgumentsAssignment_3_0() { return cArgumentsAssignment_3_0; }
		
		//Argument
		public RuleCall getArgumentsArgumentParserRuleCall_3_0_0() { return cArgumentsArgumentParserRuleCall_3_0_0; }
		
		//(',' arguments+=Argument)*
		public Group getGroup_3_1() { return cGroup_3_1; }
		
		//','
		public Keyword getCommaKeyword_3_1_0() { return cCommaKeyword_3_1_0; }
		
		//arguments+=Argument
		public Assignment getArgumentsAssignment_3_1_1() { return cArgumentsAssignment_3_1_1; }
		
		//Argument
		public RuleCall getArgumentsArgumentParserRuleCall_3_1_1_0() { return cArgumentsArgumentParserRuleCall_3_1_1_0; }
		
		//')'
		public Keyword getRightParenthesisKeyword_4() { return cRightParenthesisKeyword_4; }
		
		//block=Block
		public Assignment getBlockAssignment_5() { return cBlockAssignment_5; }
		
		//Block
		public RuleCall getBlockBlockParserRuleCall_5_0() { return cBlockBlockParserRuleCall_5_0; }
	}
	public class ArgumentElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Argument");
		private final Assignment cNameAssignment = (Assignment)rule.eContents().get(1);
		private final RuleCall cNameNAMEParserRuleCall_0 = (RuleCall)cNameAssignment.eContents().get(0);
		
		//Argument:
		//    name=NAME;
		@Override public ParserRule getRule() { return rule; }
		
		//name=NAME
		public Assignment getNameAssignment() { return cNameAssignment; }
		
		//NAME
		public RuleCall getNameNAMEParserRuleCall_0() { return cNameNAMEParserRuleCall_0; }
	}
	public class BlockElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Block");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Action cBlockAction_0 = (Action)cGroup.eContents().get(0);
		private final Keyword cLeftCurlyBracketKeyword_1 = (Keyword)cGroup.eContents().get(1);
		private final Assignment cStatementsAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cStatementsStatementParserRuleCall_2_0 = (RuleCall)cStatementsAssignment_2.eContents().get(0);
		private final Keyword cRightCurlyBracketKeyword_3 = (Keyword)cGroup.eContents().get(3);
		
		//Block:
		//    {Block} '{' statements+=Statement* '}';
		@Override public ParserRule getRule() { return rule; }
		
		//{Block} '{' statements+=Statement* '}'
		public Group getGroup() { return cGroup; }
		
		//{Block}
		public Action getBlockAction_0() { return cBlockAction_0; }
		
		//'{'
		public Keyword getLeftCurlyBracketKeyword_1() { return cLeftCurlyBracketKeyword_1; }
		
		//statements+=Statement*
		public Assignment getStatementsAssignment_2() { return cStatementsAssignment_2; }
		
		//Statement
		public RuleCall getStatementsStatementParserRuleCall_2_0() { return cStatementsStatementParserRuleCall_2_0; }
		
		//'}'
		public Keyword getRightCurlyBracketKeyword_3() { return cRightCurlyBracketKeyword_3; }
	}
	public class StatementElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Statement");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final RuleCall cCostParserRuleCall_0 = (RuleCall)cAlternatives.eContents().get(0);
		private final RuleCall cTalkParserRuleCall_1 = (RuleCall)cAlternatives.eContents().get(1);
		private final RuleCall cControlParserRuleCall_2 = (RuleCall)cAlternatives.eContents().get(2);
		
		//Statement:
		//    Cost | Talk | Control;
		@Override public ParserRule getRule() { return rule; }
		
		//Cost | Talk | Control
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//Cost
		public RuleCall getCostParserRuleCall_0() { return cCostParserRuleCall_0; }
		
		//Talk
		public RuleCall getTalkParserRuleCall_1() { return cTalkParserRuleCall_1; }
		
		//Control
		public RuleCall getControlParserRuleCall_2() { return cControlParserRuleCall_2; }
	}
	public class CostElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Cost");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Alternatives cAlternatives_0 = (Alternatives)cGroup.eContents().get(0);
		private final RuleCall cComputeParserRuleCall_0_0 = (RuleCall)cAlternatives_0.eContents().get(0);
		private final RuleCall cSleepParserRuleCall_0_1 = (RuleCall)cAlternatives_0.eContents().get(1);
		private final RuleCall cUseParserRuleCall_0_2 = (RuleCall)cAlternatives_0.eContents().get(2);
		private final RuleCall cSyncParserRuleCall_0_3 = (RuleCall)cAlternatives_0.eContents().get(3);
		private final RuleCall cReadParserRuleCall_0_4 = (RuleCall)cAlternatives_0.eContents().get(4);
		private final RuleCall cWriteParserRuleCall_0_5 = (RuleCall)cAlternatives_0.eContents().get(5);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Keyword cAsKeyword_1_0 = (Keyword)cGroup_1.eContents().get(0);
		private final Assignment cLabelAssignment_1_1 = (Assignment)cGroup_1.eContents().get(1);
		private final RuleCall cLabelNAMEParserRuleCall_1_1_0 = (RuleCall)cLabelAssignment_1_1.eContents().get(0);
		
		//Cost:
		//    (Compute | Sleep | Use | Sync | Read | Write) ('as' label=NAME)?;
		@Override public ParserRule getRule() { return rule; }
		
		//(Compute | Sleep | Use | Sync | Read | Write) ('as' label=NAME)?
		public Group getGroup() { return cGroup; }
		
		//(Compute | Sleep | Use | Sync | Read | Write)
		public Alternatives getAlternatives_0() { return cAlternatives_0; }
		
		//Compute
		public RuleCall getComputeParserRuleCall_0_0() { return cComputeParserRuleCall_0_0; }
		
		//Sleep
		public RuleCall getSleepParserRuleCall_0_1() { return cSleepParserRuleCall_0_1; }
		
		//Use
		public RuleCall getUseParserRuleCall_0_2() { return cUseParserRuleCall_0_2; }
		
		//Sync
		public RuleCall getSyncParserRuleCall_0_3() { return cSyncParserRuleCall_0_3; }
		
		//Read
		public RuleCall getReadParserRuleCall_0_4() { return cReadParserRuleCall_0_4; }
		
		//Write
		public RuleCall getWriteParserRuleCall_0_5() { return cWriteParserRuleCall_0_5; }
		
		//('as' label=NAME)?
		public Group getGroup_1() { return cGroup_1; }
		
		//'as'
		public Keyword getAsKeyword_1_0() { return cAsKeyword_1_0; }
		
		//label=NAME
		public Assignment getLabelAssignment_1_1() { return cLabelAssignment_1_1; }
		
		//NAME
		public RuleCall getLabelNAMEParserRuleCall_1_1_0() { return cLabelNAMEParserRuleCall_1_1_0; }
	}
	public class ComputeElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Compute");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cComputeKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cDurationAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cDurationExpressionParserRuleCall_1_0 = (RuleCall)cDurationAssignment_1.eContents().get(0);
		
		//Compute:
		//    'compute' duration=Expression;
		@Override public ParserRule getRule() { return rule; }
		
		//'compute' duration=Expression
		public Group getGroup() { return cGroup; }
		
		//'compute'
		public Keyword getComputeKeyword_0() { return cComputeKeyword_0; }
		
		//duration=Expression
		public Assignment getDurationAssignment_1() { return cDurationAssignment_1; }
		
		//Expression
		public RuleCall getDurationExpressionParserRuleCall_1_0() { return cDurationExpressionParserRuleCall_1_0; }
	}
	public class SleepElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Sleep");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cSleepKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cDurationAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cDurationExpressionParserRuleCall_1_0 = (RuleCall)cDurationAssignment_1.eContents().get(0);
		
		//Sleep:
		//    'sleep' duration=Expression;
		@Override public ParserRule getRule() { return rule; }
		
		//'sleep' duration=Expression
		public Group getGroup() { return cGroup; }
		
		//'sleep'
		public Keyword getSleepKeyword_0() { return cSleepKeyword_0; }
		
		//duration=Expression
		public Assignment getDurationAssignment_1() { return cDurationAssignment_1; }
		
		//Expression
		public RuleCall getDurationExpressionParserRuleCall_1_0() { return cDurationExpressionParserRuleCall_1_0; }
	}
	public class UseElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Use");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cUseKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cResourceAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cResourceReferenceParserRuleCall_1_0 = (RuleCall)cResourceAssignment_1.eContents().get(0);
		private final Keyword cForKeyword_2 = (Keyword)cGroup.eContents().get(2);
		private final Assignment cDurationAssignment_3 = (Assignment)cGroup.eContents().get(3);
		private final RuleCall cDurationExpressionParserRuleCall_3_0 = (RuleCall)cDurationAssignment_3.eContents().get(0);
		
		//Use:
		//    'use' resource=Reference 'for' duration=Expression;
		@Override public ParserRule getRule() { return rule; }
		
		//'use' resource=Reference 'for' duration=Expression
		public Group getGroup() { return cGroup; }
		
		//'use'
		public Keyword getUseKeyword_0() { return cUseKeyword_0; }
		
		//resource=Reference
		public Assignment getResourceAssignment_1() { return cResourceAssignment_1; }
		
		//Reference
		public RuleCall getResourceReferenceParserRuleCall_1_0() { return cResourceReferenceParserRuleCall_1_0; }
		
		//'for'
		public Keyword getForKeyword_2() { return cForKeyword_2; }
		
		//duration=Expression
		public Assignment getDurationAssignment_3() { return cDurationAssignment_3; }
		
		//Expression
		public RuleCall getDurationExpressionParserRuleCall_3_0() { return cDurationExpressionParserRuleCall_3_0; }
	}
	public class SyncElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Sync");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cSyncKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cFileAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cFileReferenceParserRuleCall_1_0 = (RuleCall)cFileAssignment_1.eContents().get(0);
		
		//Sync:
		//    'sync' file=Reference;
		@Override public ParserRule getRule() { return rule; }
		
		//'sync' file=Reference
		public Group getGroup() { return cGroup; }
		
		//'sync'
		public Keyword getSyncKeyword_0() { return cSyncKeyword_0; }
		
		//file=Reference
		public Assignment getFileAssignment_1() { return cFileAssignment_1; }
		
		//Reference
		public RuleCall getFileReferenceParserRuleCall_1_0() { return cFileReferenceParserRuleCall_1_0; }
	}
	public class ReadElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Read");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cReadKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cAmountAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cAmountExpressionParserRuleCall_1_0 = (RuleCall)cAmountAssignment_1.eContents().get(0);
		private final Keyword cFromKeyword_2 = (Keyword)cGroup.eContents().get(2);
		private final Assignment cFileAssignment_3 = (Assignment)cGroup.eContents().get(3);
		private final RuleCall cFileReferenceParserRuleCall_3_0 = (RuleCall)cFileAssignment_3.eContents().get(0);
		private final Group cGroup_4 = (Group)cGroup.eContents().get(4);
		private final Keyword cAtKeyword_4_0 = (Keyword)cGroup_4.eContents().get(0);
		private final Assignment cRandomAssignment_4_1 = (Assignment)cGroup_4.eContents().get(1);
		private final Keyword cRandomRandomKeyword_4_1_0 = (Keyword)cRandomAssignment_4_1.eContents().get(0);
		
		//Read:
		//    'read' amount=Expression 'from' file=Reference ('at' random?='random')?;
		@Override public ParserRule getRule() { return rule; }
		
		//'read' amount=Expression 'from' file=Reference ('at' random?='random')?
		public Group getGroup() { return cGroup; }
		
		//'read'
		public Keyword getReadKeyword_0() { return cReadKeyword_0; }
		
		//amount=Expression
		public Assignment getAmountAssignment_1() { return cAmountAssignment_1; }
		
		//Expression
		public RuleCall getAmountExpressionParserRuleCall_1_0() { return cAmountExpressionParserRuleCall_1_0; }
		
		//'from'
		public Keyword getFromKeyword_2() { return cFromKeyword_2; }
		
		//file=Reference
		public Assignment getFileAssignment_3() { return cFileAssignment_3; }
		
		//Reference
		public RuleCall getFileReferenceParserRuleCall_3_0() { return cFileReferenceParserRuleCall_3_0; }
		
		//('at' random?='random')?
		public Group getGroup_4() { return cGroup_4; }
		
		//'at'
		public Keyword getAtKeyword_4_0() { return cAtKeyword_4_0; }
		
		//random?='random'
		public Assignment getRandomAssignment_4_1() { return cRandomAssignment_4_1; }
		
		//'random'
		public Keyword getRandomRandomKeyword_4_1_0() { return cRandomRandomKeyword_4_1_0; }
	}
	public class WriteElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Write");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cWriteKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cAmountAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cAmountExpressionParserRuleCall_1_0 = (RuleCall)cAmountAssignment_1.eContents().get(0);
		private final Keyword cToKeyword_2 = (Keyword)cGroup.eContents().get(2);
		private final Assignment cFileAssignment_3 = (Assignment)cGroup.eContents().get(3);
		private final RuleCall cFileReferenceParserRuleCall_3_0 = (RuleCall)cFileAssignment_3.eContents().get(0);
		private final Group cGroup_4 = (Group)cGroup.eContents().get(4);
		private final Keyword cAtKeyword_4_0 = (Keyword)cGroup_4.eContents().get(0);
		private final Assignment cRandomAssignment_4_1 = (Assignment)cGroup_4.eContents().get(1);
		private final Keyword cRandomRandomKeyword_4_1_0 = (Keyword)cRandomAssignment_4_1.eContents().get(0);
		
		//Write:
		//    'write' amount=Expression 'to' file=Reference ('at' random?='random')?;
		@Override public ParserRule getRule() { return rule; }
		
		//'write' amount=Expression 'to' file=Reference ('at' random?='random')?
		public Group getGroup() { return cGroup; }
		
		//'write'
		public Keyword getWriteKeyword_0() { return cWriteKeyword_0; }
		
		//amount=Expression
		public Assignment getAmountAssignment_1() { return cAmountAssignment_1; }
		
		//Expression
		public RuleCall getAmountExpressionParserRuleCall_1_0() { return cAmountExpressionParserRuleCall_1_0; }
		
		//'to'
		public Keyword getToKeyword_2() { return cToKeyword_2; }
		
		//file=Reference
		public Assignment getFileAssignment_3() { return cFileAssignment_3; }
		
		//Reference
		public RuleCall getFileReferenceParserRuleCall_3_0() { return cFileReferenceParserRuleCall_3_0; }
		
		//('at' random?='random')?
		public Group getGroup_4() { return cGroup_4; }
		
		//'at'
		public Keyword getAtKeyword_4_0() { return cAtKeyword_4_0; }
		
		//random?='random'
		public Assignment getRandomAssignment_4_1() { return cRandomAssignment_4_1; }
		
		//'random'
		public Keyword getRandomRandomKeyword_4_1_0() { return cRandomRandomKeyword_4_1_0; }
	}
	public class TalkElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Talk");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final RuleCall cSendParserRuleCall_0 = (RuleCall)cAlternatives.eContents().get(0);
		private final RuleCall cReplyParserRuleCall_1 = (RuleCall)cAlternatives.eContents().get(1);
		private final RuleCall cReceiveParserRuleCall_2 = (RuleCall)cAlternatives.eContents().get(2);
		private final RuleCall cHandlerParserRuleCall_3 = (RuleCall)cAlternatives.eContents().get(3);
		
		//Talk:
		//    Send | Reply | Receive | Handler;
		@Override public ParserRule getRule() { return rule; }
		
		//Send | Reply | Receive | Handler
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//Send
		public RuleCall getSendParserRuleCall_0() { return cSendParserRuleCall_0; }
		
		//Reply
		public RuleCall getReplyParserRuleCall_1() { return cReplyParserRuleCall_1; }
		
		//Receive
		public RuleCall getReceiveParserRuleCall_2() { return cReceiveParserRuleCall_2; }
		
		//Handler
		public RuleCall getHandlerParserRuleCall_3() { return cHandlerParserRuleCall_3; }
	}
	public class SendElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Send");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cSendKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cPayloadAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cPayloadExpressionParserRuleCall_1_0 = (RuleCall)cPayloadAssignment_1.eContents().get(0);
		private final Keyword cToKeyword_2 = (Keyword)cGroup.eContents().get(2);
		private final Assignment cReceiverAssignment_3 = (Assignment)cGroup.eContents().get(3);
		private final RuleCall cReceiverReferenceParserRuleCall_3_0 = (RuleCall)cReceiverAssignment_3.eContents().get(0);
		
		//Send:
		//    'send' payload=Expression 'to' receiver=Reference;
		@Override public ParserRule getRule() { return rule; }
		
		//'send' payload=Expression 'to' receiver=Reference
		public Group getGroup() { return cGroup; }
		
		//'send'
		public Keyword getSendKeyword_0() { return cSendKeyword_0; }
		
		//payload=Expression
		public Assignment getPayloadAssignment_1() { return cPayloadAssignment_1; }
		
		//Expression
		public RuleCall getPayloadExpressionParserRuleCall_1_0() { return cPayloadExpressionParserRuleCall_1_0; }
		
		//'to'
		public Keyword getToKeyword_2() { return cToKeyword_2; }
		
		//receiver=Reference
		public Assignment getReceiverAssignment_3() { return cReceiverAssignment_3; }
		
		//Reference
		public RuleCall getReceiverReferenceParserRuleCall_3_0() { return cReceiverReferenceParserRuleCall_3_0; }
	}
	public class ReplyElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Reply");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cReplyKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cPayloadAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cPayloadExpressionParserRuleCall_1_0 = (RuleCall)cPayloadAssignment_1.eContents().get(0);
		
		//Reply:
		//    'reply' payload=Expression;
		@Override public ParserRule getRule() { return rule; }
		
		//'reply' payload=Expression
		public Group getGroup() { return cGroup; }
		
		//'reply'
		public Keyword getReplyKeyword_0() { return cReplyKeyword_0; }
		
		//payload=Expression
		public Assignment getPayloadAssignment_1() { return cPayloadAssignment_1; }
		
		//Expression
		public RuleCall getPayloadExpressionParserRuleCall_1_0() { return cPayloadExpressionParserRuleCall_1_0; }
	}
	public class ReceiveElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Receive");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cReceiveKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Alternatives cAlternatives_1 = (Alternatives)cGroup.eContents().get(1);
		private final Assignment cAnyAssignment_1_0 = (Assignment)cAlternatives_1.eContents().get(0);
		private final Keyword cAnyAnyKeyword_1_0_0 = (Keyword)cAnyAssignment_1_0.eContents().get(0);
		private final Assignment cMessageAssignment_1_1 = (Assignment)cAlternatives_1.eContents().get(1);
		private final RuleCall cMessagePathParserRuleCall_1_1_0 = (RuleCall)cMessageAssignment_1_1.eContents().get(0);
		private final Group cGroup_2 = (Group)cGroup.eContents().get(2);
		private final Keyword cFromKeyword_2_0 = (Keyword)cGroup_2.eContents().get(0);
		private final Assignment cSenderAssignment_2_1 = (Assignment)cGroup_2.eContents().get(1);
		private final RuleCall cSenderReferenceParserRuleCall_2_1_0 = (RuleCall)cSenderAssignment_2_1.eContents().get(0);
		
		//Receive:
		//    'receive' (any?='any' | message=Path) ('from' sender=Reference)?;
		@Override public ParserRule getRule() { return rule; }
		
		//'receive' (any?='any' | message=Path) ('from' sender=Reference)?
		public Group getGroup() { return cGroup; }
		
		//'receive'
		public Keyword getReceiveKeyword_0() { return cReceiveKeyword_0; }
		
		//(any?='any' | message=Path)
		public Alternatives getAlternatives_1() { return cAlternatives_1; }
		
		//any?='any'
		public Assignment getAnyAssignment_1_0() { return cAnyAssignment_1_0; }
		
		//'any'
		public Keyword getAnyAnyKeyword_1_0_0() { return cAnyAnyKeyword_1_0_0; }
		
		//message=Path
		public Assignment getMessageAssignment_1_1() { return cMessageAssignment_1_1; }
		
		//Path
		public RuleCall getMessagePathParserRuleCall_1_1_0() { return cMessagePathParserRuleCall_1_1_0; }
		
		//('from' sender=Reference)?
		public Group getGroup_2() { return cGroup_2; }
		
		//'from'
		public Keyword getFromKeyword_2_0() { return cFromKeyword_2_0; }
		
		//sender=Reference
		public Assignment getSenderAssignment_2_1() { return cSenderAssignment_2_1; }
		
		//Reference
		public RuleCall getSenderReferenceParserRuleCall_2_1_0() { return cSenderReferenceParserRuleCall_2_1_0; }
	}
	public class HandlerElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Handler");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cOnKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Alternatives cAlternatives_1 = (Alternatives)cGroup.eContents().get(1);
		private final Assignment cAnyAssignment_1_0 = (Assignment)cAlternatives_1.eContents().get(0);
		private final Keyword cAnyAnyKeyword_1_0_0 = (Keyword)cAnyAssignment_1_0.eContents().get(0);
		private final Assignment cMessageAssignment_1_1 = (Assignment)cAlternatives_1.eContents().get(1);
		private final RuleCall cMessagePathParserRuleCall_1_1_0 = (RuleCall)cMessageAssignment_1_1.eContents().get(0);
		private final Group cGroup_2 = (Group)cGroup.eContents().get(2);
		private final Keyword cFromKeyword_2_0 = (Keyword)cGroup_2.eContents().get(0);
		private final Assignment cSenderAssignment_2_1 = (Assignment)cGroup_2.eContents().get(1);
		private final RuleCall cSenderReferenceParserRuleCall_2_1_0 = (RuleCall)cSenderAssignment_2_1.eContents().get(0);
		private final Assignment cBlockAssignment_3 = (Assignment)cGroup.eContents().get(3);
		private final RuleCall cBlockBlockParserRuleCall_3_0 = (RuleCall)cBlockAssignment_3.eContents().get(0);
		
		//Handler:
		//    'on' (any?='any' | message=Path) ('from' sender=Reference)? block=Block;
		@Override public ParserRule getRule() { return rule; }
		
		//'on' (any?='any' | message=Path) ('from' sender=Reference)? block=Block
		public Group getGroup() { return cGroup; }
		
		//'on'
		public Keyword getOnKeyword_0() { return cOnKeyword_0; }
		
		//(any?='any' | message=Path)
		public Alternatives getAlternatives_1() { return cAlternatives_1; }
		
		//any?='any'
		public Assignment getAnyAssignment_1_0() { return cAnyAssignment_1_0; }
		
		//'any'
		public Keyword getAnyAnyKeyword_1_0_0() { return cAnyAnyKeyword_1_0_0; }
		
		//message=Path
		public Assignment getMessageAssignment_1_1() { return cMessageAssignment_1_1; }
		
		//Path
		public RuleCall getMessagePathParserRuleCall_1_1_0() { return cMessagePathParserRuleCall_1_1_0; }
		
		//('from' sender=Reference)?
		public Group getGroup_2() { return cGroup_2; }
		
		//'from'
		public Keyword getFromKeyword_2_0() { return cFromKeyword_2_0; }
		
		//sender=Reference
		public Assignment getSenderAssignment_2_1() { return cSenderAssignment_2_1; }
		
		//Reference
		public RuleCall getSenderReferenceParserRuleCall_2_1_0() { return cSenderReferenceParserRuleCall_2_1_0; }
		
		//block=Block
		public Assignment getBlockAssignment_3() { return cBlockAssignment_3; }
		
		//Block
		public RuleCall getBlockBlockParserRuleCall_3_0() { return cBlockBlockParserRuleCall_3_0; }
	}
	public class ControlElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Control");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final RuleCall cForeverParserRuleCall_0 = (RuleCall)cAlternatives.eContents().get(0);
		private final RuleCall cRepeatParserRuleCall_1 = (RuleCall)cAlternatives.eContents().get(1);
		private final RuleCall cEveryParserRuleCall_2 = (RuleCall)cAlternatives.eContents().get(2);
		private final RuleCall cWhileParserRuleCall_3 = (RuleCall)cAlternatives.eContents().get(3);
		private final RuleCall cIfParserRuleCall_4 = (RuleCall)cAlternatives.eContents().get(4);
		private final RuleCall cChooseParserRuleCall_5 = (RuleCall)cAlternatives.eContents().get(5);
		private final RuleCall cParallelParserRuleCall_6 = (RuleCall)cAlternatives.eContents().get(6);
		private final RuleCall cLockBlockParserRuleCall_7 = (RuleCall)cAlternatives.eContents().get(7);
		private final RuleCall cTogetherParserRuleCall_8 = (RuleCall)cAlternatives.eContents().get(8);
		private final RuleCall cCountParserRuleCall_9 = (RuleCall)cAlternatives.eContents().get(9);
		private final RuleCall cTimeBlockParserRuleCall_10 = (RuleCall)cAlternatives.eContents().get(10);
		private final RuleCall cLetParserRuleCall_11 = (RuleCall)cAlternatives.eContents().get(11);
		private final RuleCall cDoParserRuleCall_12 = (RuleCall)cAlternatives.eContents().get(12);
		
		//Control:
		//    Forever | Repeat | Every | While | If | Choose | Parallel | LockBlock | Together | Count | TimeBlock | Let | Do;
		@Override public ParserRule getRule() { return rule; }
		
		//Forever | Repeat | Every | While | If | Choose | Parallel | LockBlock | Together | Count | TimeBlock | Let | Do
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//Forever
		public RuleCall getForeverParserRuleCall_0() { return cForeverParserRuleCall_0; }
		
		//Repeat
		public RuleCall getRepeatParserRuleCall_1() { return cRepeatParserRuleCall_1; }
		
		//Every
		public RuleCall getEveryParserRuleCall_2() { return cEveryParserRuleCall_2; }
		
		//While
		public RuleCall getWhileParserRuleCall_3() { return cWhileParserRuleCall_3; }
		
		//If
		public RuleCall getIfParserRuleCall_4() { return cIfParserRuleCall_4; }
		
		//Choose
		public RuleCall getChooseParserRuleCall_5() { return cChooseParserRuleCall_5; }
		
		//Parallel
		public RuleCall getParallelParserRuleCall_6() { return cParallelParserRuleCall_6; }
		
		//LockBlock
		public RuleCall getLockBlockParserRuleCall_7() { return cLockBlockParserRuleCall_7; }
		
		//Together
		public RuleCall getTogetherParserRuleCall_8() { return cTogetherParserRuleCall_8; }
		
		//Count
		public RuleCall getCountParserRuleCall_9() { return cCountParserRuleCall_9; }
		
		//TimeBlock
		public RuleCall getTimeBlockParserRuleCall_10() { return cTimeBlockParserRuleCall_10; }
		
		//Let
		public RuleCall getLetParserRuleCall_11() { return cLetParserRuleCall_11; }
		
		//Do
		public RuleCall getDoParserRuleCall_12() { return cDoParserRuleCall_12; }
	}
	public class ForeverElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Forever");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cForeverKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cBlockAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cBlockBlockParserRuleCall_1_0 = (RuleCall)cBlockAssignment_1.eContents().get(0);
		
		//Forever:
		//    'forever' block=Block;
		@Override public ParserRule getRule() { return rule; }
		
		//'forever' block=Block
		public Group getGroup() { return cGroup; }
		
		//'forever'
		public Keyword getForeverKeyword_0() { return cForeverKeyword_0; }
		
		//block=Block
		public Assignment getBlockAssignment_1() { return cBlockAssignment_1; }
		
		//Block
		public RuleCall getBlockBlockParserRuleCall_1_0() { return cBlockBlockParserRuleCall_1_0; }
	}
	public class RepeatElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Repeat");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cRepeatKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cTimesAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cTimesExpressionParserRuleCall_1_0 = (RuleCall)cTimesAssignment_1.eContents().get(0);
		private final Assignment cBlockAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cBlockBlockParserRuleCall_2_0 = (RuleCall)cBlockAssignment_2.eContents().get(0);
		
		//Repeat:
		//    'repeat' times=Expression block=Block;
		@Override public ParserRule getRule() { return rule; }
		
		//'repeat' times=Expression block=Block
		public Group getGroup() { return cGroup; }
		
		//'repeat'
		public Keyword getRepeatKeyword_0() { return cRepeatKeyword_0; }
		
		//times=Expression
		public Assignment getTimesAssignment_1() { return cTimesAssignment_1; }
		
		//Expression
		public RuleCall getTimesExpressionParserRuleCall_1_0() { return cTimesExpressionParserRuleCall_1_0; }
		
		//block=Block
		public Assignment getBlockAssignment_2() { return cBlockAssignment_2; }
		
		//Block
		public RuleCall getBlockBlockParserRuleCall_2_0() { return cBlockBlockParserRuleCall_2_0; }
	}
	public class EveryElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Every");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cEveryKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cPeriodAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cPeriodExpressionParserRuleCall_1_0 = (RuleCall)cPeriodAssignment_1.eContents().get(0);
		private final Assignment cBlockAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cBlockBlockParserRuleCall_2_0 = (RuleCall)cBlockAssignment_2.eContents().get(0);
		
		//Every:
		//    'every' period=Expression block=Block;
		@Override public ParserRule getRule() { return rule; }
		
		//'every' period=Expression block=Block
		public Group getGroup() { return cGroup; }
		
		//'every'
		public Keyword getEveryKeyword_0() { return cEveryKeyword_0; }
		
		//period=Expression
		public Assignment getPeriodAssignment_1() { return cPeriodAssignment_1; }
		
		//Expression
		public RuleCall getPeriodExpressionParserRuleCall_1_0() { return cPeriodExpressionParserRuleCall_1_0; }
		
		//block=Block
		public Assignment getBlockAssignment_2() { return cBlockAssignment_2; }
		
		//Block
		public RuleCall getBlockBlockParserRuleCall_2_0() { return cBlockBlockParserRuleCall_2_0; }
	}
	public class WhileElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.While");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cWhileKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cConditionAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cConditionExpressionParserRuleCall_1_0 = (RuleCall)cConditionAssignment_1.eContents().get(0);
		private final Assignment cBlockAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cBlockBlockParserRuleCall_2_0 = (RuleCall)cBlockAssignment_2.eContents().get(0);
		
		//While:
		//    'while' condition=Expression block=Block;
		@Override public ParserRule getRule() { return rule; }
		
		//'while' condition=Expression block=Block
		public Group getGroup() { return cGroup; }
		
		//'while'
		public Keyword getWhileKeyword_0() { return cWhileKeyword_0; }
		
		//condition=Expression
		public Assignment getConditionAssignment_1() { return cConditionAssignment_1; }
		
		//Expression
		public RuleCall getConditionExpressionParserRuleCall_1_0() { return cConditionExpressionParserRuleCall_1_0; }
		
		//block=Block
		public Assignment getBlockAssignment_2() { return cBlockAssignment_2; }
		
		//Block
		public RuleCall getBlockBlockParserRuleCall_2_0() { return cBlockBlockParserRuleCall_2_0; }
	}
	public class IfElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.If");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cIfKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cConditionAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cConditionExpressionParserRuleCall_1_0 = (RuleCall)cConditionAssignment_1.eContents().get(0);
		private final Assignment cThenAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cThenBlockParserRuleCall_2_0 = (RuleCall)cThenAssignment_2.eContents().get(0);
		private final Group cGroup_3 = (Group)cGroup.eContents().get(3);
		private final Keyword cElseKeyword_3_0 = (Keyword)cGroup_3.eContents().get(0);
		private final Alternatives cAlternatives_3_1 = (Alternatives)cGroup_3.eContents().get(1);
		private final Assignment cOtherwiseAssignment_3_1_0 = (Assignment)cAlternatives_3_1.eContents().get(0);
		private final RuleCall cOtherwiseBlockParserRuleCall_3_1_0_0 = (RuleCall)cOtherwiseAssignment_3_1_0.eContents().get(0);
		private final Assignment cElseIfAssignment_3_1_1 = (Assignment)cAlternatives_3_1.eContents().get(1);
		private final RuleCall cElseIfIfParserRuleCall_3_1_1_0 = (RuleCall)cElseIfAssignment_3_1_1.eContents().get(0);
		
		//If:
		//    'if' condition=Expression then=Block ('else' (otherwise=Block | elseIf=If))?;
		@Override public ParserRule getRule() { return rule; }
		
		//'if' condition=Expression then=Block ('else' (otherwise=Block | elseIf=If))?
		public Group getGroup() { return cGroup; }
		
		//'if'
		public Keyword getIfKeyword_0() { return cIfKeyword_0; }
		
		//condition=Expression
		public Assignment getConditionAssignment_1() { return cConditionAssignment_1; }
		
		//Expression
		public RuleCall getConditionExpressionParserRuleCall_1_0() { return cConditionExpressionParserRuleCall_1_0; }
		
		//then=Block
		public Assignment getThenAssignment_2() { return cThenAssignment_2; }
		
		//Block
		public RuleCall getThenBlockParserRuleCall_2_0() { return cThenBlockParserRuleCall_2_0; }
		
		//('else' (otherwise=Block | elseIf=If))?
		public Group getGroup_3() { return cGroup_3; }
		
		//'else'
		public Keyword getElseKeyword_3_0() { return cElseKeyword_3_0; }
		
		//(otherwise=Block | elseIf=If)
		public Alternatives getAlternatives_3_1() { return cAlternatives_3_1; }
		
		//otherwise=Block
		public Assignment getOtherwiseAssignment_3_1_0() { return cOtherwiseAssignment_3_1_0; }
		
		//Block
		public RuleCall getOtherwiseBlockParserRuleCall_3_1_0_0() { return cOtherwiseBlockParserRuleCall_3_1_0_0; }
		
		//elseIf=If
		public Assignment getElseIfAssignment_3_1_1() { return cElseIfAssignment_3_1_1; }
		
		//If
		public RuleCall getElseIfIfParserRuleCall_3_1_1_0() { return cElseIfIfParserRuleCall_3_1_1_0; }
	}
	public class ChooseElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Choose");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Action cChooseAction_0 = (Action)cGroup.eContents().get(0);
		private final Keyword cChooseKeyword_1 = (Keyword)cGroup.eContents().get(1);
		private final Keyword cLeftCurlyBracketKeyword_2 = (Keyword)cGroup.eContents().get(2);
		private final Assignment cBranchesAssignment_3 = (Assignment)cGroup.eContents().get(3);
		private final RuleCall cBranchesBranchParserRuleCall_3_0 = (RuleCall)cBranchesAssignment_3.eContents().get(0);
		private final Keyword cRightCurlyBracketKeyword_4 = (Keyword)cGroup.eContents().get(4);
		
		//Choose:
		//    {Choose} 'choose' '{' branches+=Branch* '}';
		@Override public ParserRule getRule() { return rule; }
		
		//{Choose} 'choose' '{' branches+=Branch* '}'
		public Group getGroup() { return cGroup; }
		
		//{Choose}
		public Action getChooseAction_0() { return cChooseAction_0; }
		
		//'choose'
		public Keyword getChooseKeyword_1() { return cChooseKeyword_1; }
		
		//'{'
		public Keyword getLeftCurlyBracketKeyword_2() { return cLeftCurlyBracketKeyword_2; }
		
		//branches+=Branch*
		public Assignment getBranchesAssignment_3() { return cBranchesAssignment_3; }
		
		//Branch
		public RuleCall getBranchesBranchParserRuleCall_3_0() { return cBranchesBranchParserRuleCall_3_0; }
		
		//'}'
		public Keyword getRightCurlyBracketKeyword_4() { return cRightCurlyBracketKeyword_4; }
	}
	public class BranchElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Branch");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Assignment cProbabilityAssignment_0 = (Assignment)cGroup.eContents().get(0);
		private final RuleCall cProbabilityExpressionParserRuleCall_0_0 = (RuleCall)cProbabilityAssignment_0.eContents().get(0);
		private final Keyword cColonKeyword_1 = (Keyword)cGroup.eContents().get(1);
		private final Assignment cBlockAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cBlockBlockParserRuleCall_2_0 = (RuleCall)cBlockAssignment_2.eContents().get(0);
		
		//Branch:
		//    probability=Expression ':' block=Block;
		@Override public ParserRule getRule() { return rule; }
		
		//probability=Expression ':' block=Block
		public Group getGroup() { return cGroup; }
		
		//probability=Expression
		public Assignment getProbabilityAssignment_0() { return cProbabilityAssignment_0; }
		
		//Expression
		public RuleCall getProbabilityExpressionParserRuleCall_0_0() { return cProbabilityExpressionParserRuleCall_0_0; }
		
		//':'
		public Keyword getColonKeyword_1() { return cColonKeyword_1; }
		
		//block=Block
		public Assignment getBlockAssignment_2() { return cBlockAssignment_2; }
		
		//Block
		public RuleCall getBlockBlockParserRuleCall_2_0() { return cBlockBlockParserRuleCall_2_0; }
	}
	public class ParallelElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Parallel");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Action cParallelAction_0 = (Action)cGroup.eContents().get(0);
		private final Keyword cParallelKeyword_1 = (Keyword)cGroup.eContents().get(1);
		private final Keyword cLeftCurlyBracketKeyword_2 = (Keyword)cGroup.eContents().get(2);
		private final Assignment cBranchesAssignment_3 = (Assignment)cGroup.eContents().get(3);
		private final RuleCall cBranchesBlockParserRuleCall_3_0 = (RuleCall)cBranchesAssignment_3.eContents().get(0);
		private final Keyword cRightCurlyBracketKeyword_4 = (Keyword)cGroup.eContents().get(4);
		
		//Parallel:
		//    {Parallel} 'parallel' '{' branches+=Block* '}';
		@Override public ParserRule getRule() { return rule; }
		
		//{Parallel} 'parallel' '{' branches+=Block* '}'
		public Group getGroup() { return cGroup; }
		
		//{Parallel}
		public Action getParallelAction_0() { return cParallelAction_0; }
		
		//'parallel'
		public Keyword getParallelKeyword_1() { return cParallelKeyword_1; }
		
		//'{'
		public Keyword getLeftCurlyBracketKeyword_2() { return cLeftCurlyBracketKeyword_2; }
		
		//branches+=Block*
		public Assignment getBranchesAssignment_3() { return cBranchesAssignment_3; }
		
		//Block
		public RuleCall getBranchesBlockParserRuleCall_3_0() { return cBranchesBlockParserRuleCall_3_0; }
		
		//'}'
		public Keyword getRightCurlyBracketKeyword_4() { return cRightCurlyBracketKeyword_4; }
	}
	public class LockBlockElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.LockBlock");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cLockKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cLockAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cLockReferenceParserRuleCall_1_0 = (RuleCall)cLockAssignment_1.eContents().get(0);
		private final Assignment cBlockAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cBlockBlockParserRuleCall_2_0 = (RuleCall)cBlockAssignment_2.eContents().get(0);
		
		//LockBlock:
		//    'lock' lock=Reference block=Block;
		@Override public ParserRule getRule() { return rule; }
		
		//'lock' lock=Reference block=Block
		public Group getGroup() { return cGroup; }
		
		//'lock'
		public Keyword getLockKeyword_0() { return cLockKeyword_0; }
		
		//lock=Reference
		public Assignment getLockAssignment_1() { return cLockAssignment_1; }
		
		//Reference
		public RuleCall getLockReferenceParserRuleCall_1_0() { return cLockReferenceParserRuleCall_1_0; }
		
		//block=Block
		public Assignment getBlockAssignment_2() { return cBlockAssignment_2; }
		
		//Block
		public RuleCall getBlockBlockParserRuleCall_2_0() { return cBlockBlockParserRuleCall_2_0; }
	}
	public class TogetherElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Together");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cTogetherKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cNameAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cNameNAMEParserRuleCall_1_0 = (RuleCall)cNameAssignment_1.eContents().get(0);
		private final Assignment cBlockAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cBlockBlockParserRuleCall_2_0 = (RuleCall)cBlockAssignment_2.eContents().get(0);
		
		//Together:
		//    'together' name=NAME block=Block;
		@Override public ParserRule getRule() { return rule; }
		
		//'together' name=NAME block=Block
		public Group getGroup() { return cGroup; }
		
		//'together'
		public Keyword getTogetherKeyword_0() { return cTogetherKeyword_0; }
		
		//name=NAME
		public Assignment getNameAssignment_1() { return cNameAssignment_1; }
		
		//NAME
		public RuleCall getNameNAMEParserRuleCall_1_0() { return cNameNAMEParserRuleCall_1_0; }
		
		//block=Block
		public Assignment getBlockAssignment_2() { return cBlockAssignment_2; }
		
		//Block
		public RuleCall getBlockBlockParserRuleCall_2_0() { return cBlockBlockParserRuleCall_2_0; }
	}
	public class CountElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Count");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cCountKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cCounterAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cCounterNAMEParserRuleCall_1_0 = (RuleCall)cCounterAssignment_1.eContents().get(0);
		private final Group cGroup_2 = (Group)cGroup.eContents().get(2);
		private final Keyword cByKeyword_2_0 = (Keyword)cGroup_2.eContents().get(0);
		private final Assignment cAmountAssignment_2_1 = (Assignment)cGroup_2.eContents().get(1);
		private final RuleCall cAmountExpressionParserRuleCall_2_1_0 = (RuleCall)cAmountAssignment_2_1.eContents().get(0);
		
		//Count:
		//    'count' counter=NAME ('by' amount=Expression)?;
		@Override public ParserRule getRule() { return rule; }
		
		//'count' counter=NAME ('by' amount=Expression)?
		public Group getGroup() { return cGroup; }
		
		//'count'
		public Keyword getCountKeyword_0() { return cCountKeyword_0; }
		
		//counter=NAME
		public Assignment getCounterAssignment_1() { return cCounterAssignment_1; }
		
		//NAME
		public RuleCall getCounterNAMEParserRuleCall_1_0() { return cCounterNAMEParserRuleCall_1_0; }
		
		//('by' amount=Expression)?
		public Group getGroup_2() { return cGroup_2; }
		
		//'by'
		public Keyword getByKeyword_2_0() { return cByKeyword_2_0; }
		
		//amount=Expression
		public Assignment getAmountAssignment_2_1() { return cAmountAssignment_2_1; }
		
		//Expression
		public RuleCall getAmountExpressionParserRuleCall_2_1_0() { return cAmountExpressionParserRuleCall_2_1_0; }
	}
	public class TimeBlockElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.TimeBlock");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cTimeKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cSpanAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cSpanNAMEParserRuleCall_1_0 = (RuleCall)cSpanAssignment_1.eContents().get(0);
		private final Assignment cBlockAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cBlockBlockParserRuleCall_2_0 = (RuleCall)cBlockAssignment_2.eContents().get(0);
		
		//TimeBlock:
		//    'time' span=NAME block=Block;
		@Override public ParserRule getRule() { return rule; }
		
		//'time' span=NAME block=Block
		public Group getGroup() { return cGroup; }
		
		//'time'
		public Keyword getTimeKeyword_0() { return cTimeKeyword_0; }
		
		//span=NAME
		public Assignment getSpanAssignment_1() { return cSpanAssignment_1; }
		
		//NAME
		public RuleCall getSpanNAMEParserRuleCall_1_0() { return cSpanNAMEParserRuleCall_1_0; }
		
		//block=Block
		public Assignment getBlockAssignment_2() { return cBlockAssignment_2; }
		
		//Block
		public RuleCall getBlockBlockParserRuleCall_2_0() { return cBlockBlockParserRuleCall_2_0; }
	}
	public class LetElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Let");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cLetKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cNameAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cNameNAMEParserRuleCall_1_0 = (RuleCall)cNameAssignment_1.eContents().get(0);
		private final Keyword cEqualsSignKeyword_2 = (Keyword)cGroup.eContents().get(2);
		private final Assignment cValueAssignment_3 = (Assignment)cGroup.eContents().get(3);
		private final RuleCall cValueExpressionParserRuleCall_3_0 = (RuleCall)cValueAssignment_3.eContents().get(0);
		
		//Let:
		//    'let' name=NAME '=' value=Expression;
		@Override public ParserRule getRule() { return rule; }
		
		//'let' name=NAME '=' value=Expression
		public Group getGroup() { return cGroup; }
		
		//'let'
		public Keyword getLetKeyword_0() { return cLetKeyword_0; }
		
		//name=NAME
		public Assignment getNameAssignment_1() { return cNameAssignment_1; }
		
		//NAME
		public RuleCall getNameNAMEParserRuleCall_1_0() { return cNameNAMEParserRuleCall_1_0; }
		
		//'='
		public Keyword getEqualsSignKeyword_2() { return cEqualsSignKeyword_2; }
		
		//value=Expression
		public Assignment getValueAssignment_3() { return cValueAssignment_3; }
		
		//Expression
		public RuleCall getValueExpressionParserRuleCall_3_0() { return cValueExpressionParserRuleCall_3_0; }
	}
	public class DoElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Do");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cDoKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cRoutineAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cRoutinePathParserRuleCall_1_0 = (RuleCall)cRoutineAssignment_1.eContents().get(0);
		private final Keyword cLeftParenthesisKeyword_2 = (Keyword)cGroup.eContents().get(2);
		private final Group cGroup_3 = (Group)cGroup.eContents().get(3);
		private final Assignment cArgumentsAssignment_3_0 = (Assignment)cGroup_3.eContents().get(0);
		private final RuleCall cArgumentsExpressionParserRuleCall_3_0_0 = (RuleCall)cArgumentsAssignment_3_0.eContents().get(0);
		private final Group cGroup_3_1 = (Group)cGroup_3.eContents().get(1);
		private final Keyword cCommaKeyword_3_1_0 = (Keyword)cGroup_3_1.eContents().get(0);
		private final Assignment cArgumentsAssignment_3_1_1 = (Assignment)cGroup_3_1.eContents().get(1);
		private final RuleCall cArgumentsExpressionParserRuleCall_3_1_1_0 = (RuleCall)cArgumentsAssignment_3_1_1.eContents().get(0);
		private final Keyword cRightParenthesisKeyword_4 = (Keyword)cGroup.eContents().get(4);
		
		//Do:
		//    'do' routine=Path '(' (arguments+=Expression (',' arguments+=Expression)*)? ')';
		@Override public ParserRule getRule() { return rule; }
		
		//'do' routine=Path '(' (arguments+=Expression (',' arguments+=Expression)*)? ')'
		public Group getGroup() { return cGroup; }
		
		//'do'
		public Keyword getDoKeyword_0() { return cDoKeyword_0; }
		
		//routine=Path
		public Assignment getRoutineAssignment_1() { return cRoutineAssignment_1; }
		
		//Path
		public RuleCall getRoutinePathParserRuleCall_1_0() { return cRoutinePathParserRuleCall_1_0; }
		
		//'('
		public Keyword getLeftParenthesisKeyword_2() { return cLeftParenthesisKeyword_2; }
		
		//(arguments+=Expression (',' arguments+=Expression)*)?
		public Group getGroup_3() { return cGroup_3; }
		
		//arguments+=Expression
		public Assignment getArgumentsAssignment_3_0() { return cArgumentsAssignment_3_0; }
		
		//Expression
		public RuleCall getArgumentsExpressionParserRuleCall_3_0_0() { return cArgumentsExpressionParserRuleCall_3_0_0; }
		
		//(',' arguments+=Expression)*
		public Group getGroup_3_1() { return cGroup_3_1; }
		
		//','
		public Keyword getCommaKeyword_3_1_0() { return cCommaKeyword_3_1_0; }
		
		//arguments+=Expression
		public Assignment getArgumentsAssignment_3_1_1() { return cArgumentsAssignment_3_1_1; }
		
		//Expression
		public RuleCall getArgumentsExpressionParserRuleCall_3_1_1_0() { return cArgumentsExpressionParserRuleCall_3_1_1_0; }
		
		//')'
		public Keyword getRightParenthesisKeyword_4() { return cRightParenthesisKeyword_4; }
	}
	public class CaseElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Case");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final RuleCall cVariantParserRuleCall_0 = (RuleCall)cAlternatives.eContents().get(0);
		private final RuleCall cHypothesisParserRuleCall_1 = (RuleCall)cAlternatives.eContents().get(1);
		
		///* what was changed and what is suspected */
		//Case:
		//    Variant | Hypothesis;
		@Override public ParserRule getRule() { return rule; }
		
		//Variant | Hypothesis
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//Variant
		public RuleCall getVariantParserRuleCall_0() { return cVariantParserRuleCall_0; }
		
		//Hypothesis
		public RuleCall getHypothesisParserRuleCall_1() { return cHypothesisParserRuleCall_1; }
	}
	public class VariantElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Variant");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cVariantKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final RuleCall cCaseBodyParserRuleCall_1 = (RuleCall)cGroup.eContents().get(1);
		
		//Variant:
		//    'variant' CaseBody;
		@Override public ParserRule getRule() { return rule; }
		
		//'variant' CaseBody
		public Group getGroup() { return cGroup; }
		
		//'variant'
		public Keyword getVariantKeyword_0() { return cVariantKeyword_0; }
		
		//CaseBody
		public RuleCall getCaseBodyParserRuleCall_1() { return cCaseBodyParserRuleCall_1; }
	}
	public class HypothesisElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Hypothesis");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cHypothesisKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final RuleCall cCaseBodyParserRuleCall_1 = (RuleCall)cGroup.eContents().get(1);
		
		//Hypothesis:
		//    'hypothesis' CaseBody;
		@Override public ParserRule getRule() { return rule; }
		
		//'hypothesis' CaseBody
		public Group getGroup() { return cGroup; }
		
		//'hypothesis'
		public Keyword getHypothesisKeyword_0() { return cHypothesisKeyword_0; }
		
		//CaseBody
		public RuleCall getCaseBodyParserRuleCall_1() { return cCaseBodyParserRuleCall_1; }
	}
	public class CaseBodyElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.CaseBody");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Assignment cNameAssignment_0 = (Assignment)cGroup.eContents().get(0);
		private final RuleCall cNameNAMEParserRuleCall_0_0 = (RuleCall)cNameAssignment_0.eContents().get(0);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Keyword cColonKeyword_1_0 = (Keyword)cGroup_1.eContents().get(0);
		private final Assignment cParentsAssignment_1_1 = (Assignment)cGroup_1.eContents().get(1);
		private final RuleCall cParentsPathParserRuleCall_1_1_0 = (RuleCall)cParentsAssignment_1_1.eContents().get(0);
		private final Group cGroup_1_2 = (Group)cGroup_1.eContents().get(2);
		private final Keyword cCommaKeyword_1_2_0 = (Keyword)cGroup_1_2.eContents().get(0);
		private final Assignment cParentsAssignment_1_2_1 = (Assignment)cGroup_1_2.eContents().get(1);
		private final RuleCall cParentsPathParserRuleCall_1_2_1_0 = (RuleCall)cParentsAssignment_1_2_1.eContents().get(0);
		private final Assignment cNoteAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cNoteSTRINGTerminalRuleCall_2_0 = (RuleCall)cNoteAssignment_2.eContents().get(0);
		private final Keyword cLeftCurlyBracketKeyword_3 = (Keyword)cGroup.eContents().get(3);
		private final Assignment cChangesAssignment_4 = (Assignment)cGroup.eContents().get(4);
		private final RuleCall cChangesChangeParserRuleCall_4_0 = (RuleCall)cChangesAssignment_4.eContents().get(0);
		private final Keyword cRightCurlyBracketKeyword_5 = (Keyword)cGroup.eContents().get(5);
		
		//fragment CaseBody returns Case:
		//    name=NAME (':' parents+=Path (',' parents+=Path)*)? note=STRING? '{' changes+=Change* '}';
		@Override public ParserRule getRule() { return rule; }
		
		//name=NAME (':' parents+=Path (',' parents+=Path)*)? note=STRING? '{' changes+=Change* '}'
		public Group getGroup() { return cGroup; }
		
		//name=NAME
		public Assignment getNameAssignment_0() { return cNameAssignment_0; }
		
		//NAME
		public RuleCall getNameNAMEParserRuleCall_0_0() { return cNameNAMEParserRuleCall_0_0; }
		
		//(':' parents+=Path (',' parents+=Path)*)?
		public Group getGroup_1() { return cGroup_1; }
		
		//':'
		public Keyword getColonKeyword_1_0() { return cColonKeyword_1_0; }
		
		//parents+=Path
		public Assignment getParentsAssignment_1_1() { return cParentsAssignment_1_1; }
		
		//Path
		public RuleCall getParentsPathParserRuleCall_1_1_0() { return cParentsPathParserRuleCall_1_1_0; }
		
		//(',' parents+=Path)*
		public Group getGroup_1_2() { return cGroup_1_2; }
		
		//','
		public Keyword getCommaKeyword_1_2_0() { return cCommaKeyword_1_2_0; }
		
		//parents+=Path
		public Assignment getParentsAssignment_1_2_1() { return cParentsAssignment_1_2_1; }
		
		//Path
		public RuleCall getParentsPathParserRuleCall_1_2_1_0() { return cParentsPathParserRuleCall_1_2_1_0; }
		
		//note=STRING?
		public Assignment getNoteAssignment_2() { return cNoteAssignment_2; }
		
		//STRING
		public RuleCall getNoteSTRINGTerminalRuleCall_2_0() { return cNoteSTRINGTerminalRuleCall_2_0; }
		
		//'{'
		public Keyword getLeftCurlyBracketKeyword_3() { return cLeftCurlyBracketKeyword_3; }
		
		//changes+=Change*
		public Assignment getChangesAssignment_4() { return cChangesAssignment_4; }
		
		//Change
		public RuleCall getChangesChangeParserRuleCall_4_0() { return cChangesChangeParserRuleCall_4_0; }
		
		//'}'
		public Keyword getRightCurlyBracketKeyword_5() { return cRightCurlyBracketKeyword_5; }
	}
	public class ChangeElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Change");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final RuleCall cAssignmentParserRuleCall_0 = (RuleCall)cAlternatives.eContents().get(0);
		private final RuleCall cFitParserRuleCall_1 = (RuleCall)cAlternatives.eContents().get(1);
		
		//Change:
		//    Assignment | Fit;
		@Override public ParserRule getRule() { return rule; }
		
		//Assignment | Fit
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//Assignment
		public RuleCall getAssignmentParserRuleCall_0() { return cAssignmentParserRuleCall_0; }
		
		//Fit
		public RuleCall getFitParserRuleCall_1() { return cFitParserRuleCall_1; }
	}
	public class AssignmentElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Assignment");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Assignment cTargetAssignment_0 = (Assignment)cGroup.eContents().get(0);
		private final RuleCall cTargetReferenceParserRuleCall_0_0 = (RuleCall)cTargetAssignment_0.eContents().get(0);
		private final Keyword cEqualsSignKeyword_1 = (Keyword)cGroup.eContents().get(1);
		private final Assignment cValueAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cValueExpressionParserRuleCall_2_0 = (RuleCall)cValueAssignment_2.eContents().get(0);
		
		//Assignment:
		//    target=Reference '=' value=Expression;
		@Override public ParserRule getRule() { return rule; }
		
		//target=Reference '=' value=Expression
		public Group getGroup() { return cGroup; }
		
		//target=Reference
		public Assignment getTargetAssignment_0() { return cTargetAssignment_0; }
		
		//Reference
		public RuleCall getTargetReferenceParserRuleCall_0_0() { return cTargetReferenceParserRuleCall_0_0; }
		
		//'='
		public Keyword getEqualsSignKeyword_1() { return cEqualsSignKeyword_1; }
		
		//value=Expression
		public Assignment getValueAssignment_2() { return cValueAssignment_2; }
		
		//Expression
		public RuleCall getValueExpressionParserRuleCall_2_0() { return cValueExpressionParserRuleCall_2_0; }
	}
	public class FitElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Fit");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cFitKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cTargetAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cTargetReferenceParserRuleCall_1_0 = (RuleCall)cTargetAssignment_1.eContents().get(0);
		private final Keyword cFromKeyword_2 = (Keyword)cGroup.eContents().get(2);
		private final Assignment cFromAssignment_3 = (Assignment)cGroup.eContents().get(3);
		private final RuleCall cFromSumParserRuleCall_3_0 = (RuleCall)cFromAssignment_3.eContents().get(0);
		private final Keyword cToKeyword_4 = (Keyword)cGroup.eContents().get(4);
		private final Assignment cToAssignment_5 = (Assignment)cGroup.eContents().get(5);
		private final RuleCall cToSumParserRuleCall_5_0 = (RuleCall)cToAssignment_5.eContents().get(0);
		
		//Fit:
		//    'fit' target=Reference 'from' from=Sum 'to' to=Sum;
		@Override public ParserRule getRule() { return rule; }
		
		//'fit' target=Reference 'from' from=Sum 'to' to=Sum
		public Group getGroup() { return cGroup; }
		
		//'fit'
		public Keyword getFitKeyword_0() { return cFitKeyword_0; }
		
		//target=Reference
		public Assignment getTargetAssignment_1() { return cTargetAssignment_1; }
		
		//Reference
		public RuleCall getTargetReferenceParserRuleCall_1_0() { return cTargetReferenceParserRuleCall_1_0; }
		
		//'from'
		public Keyword getFromKeyword_2() { return cFromKeyword_2; }
		
		//from=Sum
		public Assignment getFromAssignment_3() { return cFromAssignment_3; }
		
		//Sum
		public RuleCall getFromSumParserRuleCall_3_0() { return cFromSumParserRuleCall_3_0; }
		
		//'to'
		public Keyword getToKeyword_4() { return cToKeyword_4; }
		
		//to=Sum
		public Assignment getToAssignment_5() { return cToAssignment_5; }
		
		//Sum
		public RuleCall getToSumParserRuleCall_5_0() { return cToSumParserRuleCall_5_0; }
	}
	public class ExpectationElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Expectation");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cExpectKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cQuestionAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cQuestionExpressionParserRuleCall_1_0 = (RuleCall)cQuestionAssignment_1.eContents().get(0);
		private final Assignment cCriterionAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cCriterionCriterionParserRuleCall_2_0 = (RuleCall)cCriterionAssignment_2.eContents().get(0);
		private final Group cGroup_3 = (Group)cGroup.eContents().get(3);
		private final Keyword cWithKeyword_3_0 = (Keyword)cGroup_3.eContents().get(0);
		private final Assignment cSweepsAssignment_3_1 = (Assignment)cGroup_3.eContents().get(1);
		private final RuleCall cSweepsSweepParserRuleCall_3_1_0 = (RuleCall)cSweepsAssignment_3_1.eContents().get(0);
		private final Group cGroup_3_2 = (Group)cGroup_3.eContents().get(2);
		private final Keyword cCommaKeyword_3_2_0 = (Keyword)cGroup_3_2.eContents().get(0);
		private final Assignment cSweepsAssignment_3_2_1 = (Assignment)cGroup_3_2.eContents().get(1);
		private final RuleCall cSweepsSweepParserRuleCall_3_2_1_0 = (RuleCall)cSweepsAssignment_3_2_1.eContents().get(0);
		private final Assignment cUnexplainedAssignment_4 = (Assignment)cGroup.eContents().get(4);
		private final Keyword cUnexplainedUnexplainedKeyword_4_0 = (Keyword)cUnexplainedAssignment_4.eContents().get(0);
		private final Assignment cNoteAssignment_5 = (Assignment)cGroup.eContents().get(5);
		private final RuleCall cNoteSTRINGTerminalRuleCall_5_0 = (RuleCall)cNoteAssignment_5.eContents().get(0);
		
		///* what was measured and what one would like to know */
		//Expectation:
		//    'expect' question=Expression criterion=Criterion
		//    ('with' sweeps+=Sweep (',' sweeps+=Sweep)*)? unexplained?='unexplained'? note=STRING?;
		@Override public ParserRule getRule() { return rule; }
		
		//'expect' question=Expression criterion=Criterion
		//('with' sweeps+=Sweep (',' sweeps+=Sweep)*)? unexplained?='unexplained'? note=STRING?
		public Group getGroup() { return cGroup; }
		
		//'expect'
		public Keyword getExpectKeyword_0() { return cExpectKeyword_0; }
		
		//question=Expression
		public Assignment getQuestionAssignment_1() { return cQuestionAssignment_1; }
		
		//Expression
		public RuleCall getQuestionExpressionParserRuleCall_1_0() { return cQuestionExpressionParserRuleCall_1_0; }
		
		//criterion=Criterion
		public Assignment getCriterionAssignment_2() { return cCriterionAssignment_2; }
		
		//Criterion
		public RuleCall getCriterionCriterionParserRuleCall_2_0() { return cCriterionCriterionParserRuleCall_2_0; }
		
		//('with' sweeps+=Sweep (',' sweeps+=Sweep)*)?
		public Group getGroup_3() { return cGroup_3; }
		
		//'with'
		public Keyword getWithKeyword_3_0() { return cWithKeyword_3_0; }
		
		//sweeps+=Sweep
		public Assignment getSweepsAssignment_3_1() { return cSweepsAssignment_3_1; }
		
		//Sweep
		public RuleCall getSweepsSweepParserRuleCall_3_1_0() { return cSweepsSweepParserRuleCall_3_1_0; }
		
		//(',' sweeps+=Sweep)*
		public Group getGroup_3_2() { return cGroup_3_2; }
		
		//','
		public Keyword getCommaKeyword_3_2_0() { return cCommaKeyword_3_2_0; }
		
		//sweeps+=Sweep
		public Assignment getSweepsAssignment_3_2_1() { return cSweepsAssignment_3_2_1; }
		
		//Sweep
		public RuleCall getSweepsSweepParserRuleCall_3_2_1_0() { return cSweepsSweepParserRuleCall_3_2_1_0; }
		
		//unexplained?='unexplained'?
		public Assignment getUnexplainedAssignment_4() { return cUnexplainedAssignment_4; }
		
		//'unexplained'
		public Keyword getUnexplainedUnexplainedKeyword_4_0() { return cUnexplainedUnexplainedKeyword_4_0; }
		
		//note=STRING?
		public Assignment getNoteAssignment_5() { return cNoteAssignment_5; }
		
		//STRING
		public RuleCall getNoteSTRINGTerminalRuleCall_5_0() { return cNoteSTRINGTerminalRuleCall_5_0; }
	}
	public class CriterionElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Criterion");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final RuleCall cIsParserRuleCall_0 = (RuleCall)cAlternatives.eContents().get(0);
		private final RuleCall cBetweenParserRuleCall_1 = (RuleCall)cAlternatives.eContents().get(1);
		private final RuleCall cAtLeastParserRuleCall_2 = (RuleCall)cAlternatives.eContents().get(2);
		private final RuleCall cAtMostParserRuleCall_3 = (RuleCall)cAlternatives.eContents().get(3);
		
		//Criterion:
		//    Is | Between | AtLeast | AtMost;
		@Override public ParserRule getRule() { return rule; }
		
		//Is | Between | AtLeast | AtMost
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//Is
		public RuleCall getIsParserRuleCall_0() { return cIsParserRuleCall_0; }
		
		//Between
		public RuleCall getBetweenParserRuleCall_1() { return cBetweenParserRuleCall_1; }
		
		//AtLeast
		public RuleCall getAtLeastParserRuleCall_2() { return cAtLeastParserRuleCall_2; }
		
		//AtMost
		public RuleCall getAtMostParserRuleCall_3() { return cAtMostParserRuleCall_3; }
	}
	public class IsElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Is");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cIsKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cValueAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cValueSumParserRuleCall_1_0 = (RuleCall)cValueAssignment_1.eContents().get(0);
		private final Group cGroup_2 = (Group)cGroup.eContents().get(2);
		private final Keyword cWithinKeyword_2_0 = (Keyword)cGroup_2.eContents().get(0);
		private final Assignment cToleranceAssignment_2_1 = (Assignment)cGroup_2.eContents().get(1);
		private final RuleCall cToleranceSumParserRuleCall_2_1_0 = (RuleCall)cToleranceAssignment_2_1.eContents().get(0);
		
		//Is:
		//    'is' value=Sum ('within' tolerance=Sum)?;
		@Override public ParserRule getRule() { return rule; }
		
		//'is' value=Sum ('within' tolerance=Sum)?
		public Group getGroup() { return cGroup; }
		
		//'is'
		public Keyword getIsKeyword_0() { return cIsKeyword_0; }
		
		//value=Sum
		public Assignment getValueAssignment_1() { return cValueAssignment_1; }
		
		//Sum
		public RuleCall getValueSumParserRuleCall_1_0() { return cValueSumParserRuleCall_1_0; }
		
		//('within' tolerance=Sum)?
		public Group getGroup_2() { return cGroup_2; }
		
		//'within'
		public Keyword getWithinKeyword_2_0() { return cWithinKeyword_2_0; }
		
		//tolerance=Sum
		public Assignment getToleranceAssignment_2_1() { return cToleranceAssignment_2_1; }
		
		//Sum
		public RuleCall getToleranceSumParserRuleCall_2_1_0() { return cToleranceSumParserRuleCall_2_1_0; }
	}
	public class BetweenElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Between");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cIsKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Keyword cFromKeyword_1 = (Keyword)cGroup.eContents().get(1);
		private final Assignment cFromAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cFromSumParserRuleCall_2_0 = (RuleCall)cFromAssignment_2.eContents().get(0);
		private final Keyword cToKeyword_3 = (Keyword)cGroup.eContents().get(3);
		private final Assignment cToAssignment_4 = (Assignment)cGroup.eContents().get(4);
		private final RuleCall cToSumParserRuleCall_4_0 = (RuleCall)cToAssignment_4.eContents().get(0);
		
		//Between:
		//    'is' 'from' from=Sum 'to' to=Sum;
		@Override public ParserRule getRule() { return rule; }
		
		//'is' 'from' from=Sum 'to' to=Sum
		public Group getGroup() { return cGroup; }
		
		//'is'
		public Keyword getIsKeyword_0() { return cIsKeyword_0; }
		
		//'from'
		public Keyword getFromKeyword_1() { return cFromKeyword_1; }
		
		//from=Sum
		public Assignment getFromAssignment_2() { return cFromAssignment_2; }
		
		//Sum
		public RuleCall getFromSumParserRuleCall_2_0() { return cFromSumParserRuleCall_2_0; }
		
		//'to'
		public Keyword getToKeyword_3() { return cToKeyword_3; }
		
		//to=Sum
		public Assignment getToAssignment_4() { return cToAssignment_4; }
		
		//Sum
		public RuleCall getToSumParserRuleCall_4_0() { return cToSumParserRuleCall_4_0; }
	}
	public class AtLeastElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.AtLeast");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cAtKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Keyword cLeastKeyword_1 = (Keyword)cGroup.eContents().get(1);
		private final Assignment cBoundAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cBoundSumParserRuleCall_2_0 = (RuleCall)cBoundAssignment_2.eContents().get(0);
		
		//AtLeast:
		//    'at' 'least' bound=Sum;
		@Override public ParserRule getRule() { return rule; }
		
		//'at' 'least' bound=Sum
		public Group getGroup() { return cGroup; }
		
		//'at'
		public Keyword getAtKeyword_0() { return cAtKeyword_0; }
		
		//'least'
		public Keyword getLeastKeyword_1() { return cLeastKeyword_1; }
		
		//bound=Sum
		public Assignment getBoundAssignment_2() { return cBoundAssignment_2; }
		
		//Sum
		public RuleCall getBoundSumParserRuleCall_2_0() { return cBoundSumParserRuleCall_2_0; }
	}
	public class AtMostElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.AtMost");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cAtKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Keyword cMostKeyword_1 = (Keyword)cGroup.eContents().get(1);
		private final Assignment cBoundAssignment_2 = (Assignment)cGroup.eContents().get(2);
		private final RuleCall cBoundSumParserRuleCall_2_0 = (RuleCall)cBoundAssignment_2.eContents().get(0);
		
		//AtMost:
		//    'at' 'most' bound=Sum;
		@Override public ParserRule getRule() { return rule; }
		
		//'at' 'most' bound=Sum
		public Group getGroup() { return cGroup; }
		
		//'at'
		public Keyword getAtKeyword_0() { return cAtKeyword_0; }
		
		//'most'
		public Keyword getMostKeyword_1() { return cMostKeyword_1; }
		
		//bound=Sum
		public Assignment getBoundAssignment_2() { return cBoundAssignment_2; }
		
		//Sum
		public RuleCall getBoundSumParserRuleCall_2_0() { return cBoundSumParserRuleCall_2_0; }
	}
	public class ShowElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Show");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Keyword cShowKeyword_0 = (Keyword)cGroup.eContents().get(0);
		private final Assignment cQuestionsAssignment_1 = (Assignment)cGroup.eContents().get(1);
		private final RuleCall cQuestionsExpressionParserRuleCall_1_0 = (RuleCall)cQuestionsAssignment_1.eContents().get(0);
		private final Group cGroup_2 = (Group)cGroup.eContents().get(2);
		private final Keyword cCommaKeyword_2_0 = (Keyword)cGroup_2.eContents().get(0);
		private final Assignment cQuestionsAssignment_2_1 = (Assignment)cGroup_2.eContents().get(1);
		private final RuleCall cQuestionsExpressionParserRuleCall_2_1_0 = (RuleCall)cQuestionsAssignment_2_1.eContents().get(0);
		private final Group cGroup_3 = (Group)cGroup.eContents().get(3);
		private final Keyword cWithKeyword_3_0 = (Keyword)cGroup_3.eContents().get(0);
		private final Assignment cSweepsAssignment_3_1 = (Assignment)cGroup_3.eContents().get(1);
		private final RuleCall cSweepsSweepParserRuleCall_3_1_0 = (RuleCall)cSweepsAssignment_3_1.eContents().get(0);
		private final Group cGroup_3_2 = (Group)cGroup_3.eContents().get(2);
		private final Keyword cCommaKeyword_3_2_0 = (Keyword)cGroup_3_2.eContents().get(0);
		private final Assignment cSweepsAssignment_3_2_1 = (Assignment)cGroup_3_2.eContents().get(1);
		private final RuleCall cSweepsSweepParserRuleCall_3_2_1_0 = (RuleCall)cSweepsAssignment_3_2_1.eContents().get(0);
		private final Assignment cNoteAssignment_4 = (Assignment)cGroup.eContents().get(4);
		private final RuleCall cNoteSTRINGTerminalRuleCall_4_0 = (RuleCall)cNoteAssignment_4.eContents().get(0);
		
		//Show:
		//    'show' questions+=Expression (',' questions+=Expression)*
		//    ('with' sweeps+=Sweep (',' sweeps+=Sweep)*)? note=STRING?;
		@Override public ParserRule getRule() { return rule; }
		
		//'show' questions+=Expression (',' questions+=Expression)*
		//('with' sweeps+=Sweep (',' sweeps+=Sweep)*)? note=STRING?
		public Group getGroup() { return cGroup; }
		
		//'show'
		public Keyword getShowKeyword_0() { return cShowKeyword_0; }
		
		//questions+=Expression
		public Assignment getQuestionsAssignment_1() { return cQuestionsAssignment_1; }
		
		//Expression
		public RuleCall getQuestionsExpressionParserRuleCall_1_0() { return cQuestionsExpressionParserRuleCall_1_0; }
		
		//(',' questions+=Expression)*
		public Group getGroup_2() { return cGroup_2; }
		
		//','
		public Keyword getCommaKeyword_2_0() { return cCommaKeyword_2_0; }
		
		//questions+=Expression
		public Assignment getQuestionsAssignment_2_1() { return cQuestionsAssignment_2_1; }
		
		//Expression
		public RuleCall getQuestionsExpressionParserRuleCall_2_1_0() { return cQuestionsExpressionParserRuleCall_2_1_0; }
		
		//('with' sweeps+=Sweep (',' sweeps+=Sweep)*)?
		public Group getGroup_3() { return cGroup_3; }
		
		//'with'
		public Keyword getWithKeyword_3_0() { return cWithKeyword_3_0; }
		
		//sweeps+=Sweep
		public Assignment getSweepsAssignment_3_1() { return cSweepsAssignment_3_1; }
		
		//Sweep
		public RuleCall getSweepsSweepParserRuleCall_3_1_0() { return cSweepsSweepParserRuleCall_3_1_0; }
		
		//(',' sweeps+=Sweep)*
		public Group getGroup_3_2() { return cGroup_3_2; }
		
		//','
		public Keyword getCommaKeyword_3_2_0() { return cCommaKeyword_3_2_0; }
		
		//sweeps+=Sweep
		public Assignment getSweepsAssignment_3_2_1() { return cSweepsAssignment_3_2_1; }
		
		//Sweep
		public RuleCall getSweepsSweepParserRuleCall_3_2_1_0() { return cSweepsSweepParserRuleCall_3_2_1_0; }
		
		//note=STRING?
		public Assignment getNoteAssignment_4() { return cNoteAssignment_4; }
		
		//STRING
		public RuleCall getNoteSTRINGTerminalRuleCall_4_0() { return cNoteSTRINGTerminalRuleCall_4_0; }
	}
	public class SweepElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Sweep");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Assignment cTargetAssignment_0 = (Assignment)cGroup.eContents().get(0);
		private final RuleCall cTargetReferenceParserRuleCall_0_0 = (RuleCall)cTargetAssignment_0.eContents().get(0);
		private final Alternatives cAlternatives_1 = (Alternatives)cGroup.eContents().get(1);
		private final Group cGroup_1_0 = (Group)cAlternatives_1.eContents().get(0);
		private final Keyword cEqualsSignKeyword_1_0_0 = (Keyword)cGroup_1_0.eContents().get(0);
		private final Assignment cValuesAssignment_1_0_1 = (Assignment)cGroup_1_0.eContents().get(1);
		private final RuleCall cValuesSumParserRuleCall_1_0_1_0 = (RuleCall)cValuesAssignment_1_0_1.eContents().get(0);
		private final Group cGroup_1_1 = (Group)cAlternatives_1.eContents().get(1);
		private final Keyword cFromKeyword_1_1_0 = (Keyword)cGroup_1_1.eContents().get(0);
		private final Assignment cFromAssignment_1_1_1 = (Assignment)cGroup_1_1.eContents().get(1);
		private final RuleCall cFromSumParserRuleCall_1_1_1_0 = (RuleCall)cFromAssignment_1_1_1.eContents().get(0);
		private final Keyword cToKeyword_1_1_2 = (Keyword)cGroup_1_1.eContents().get(2);
		private final Assignment cToAssignment_1_1_3 = (Assignment)cGroup_1_1.eContents().get(3);
		private final RuleCall cToSumParserRuleCall_1_1_3_0 = (RuleCall)cToAssignment_1_1_3.eContents().get(0);
		private final Group cGroup_1_1_4 = (Group)cGroup_1_1.eContents().get(4);
		private final Keyword cStepKeyword_1_1_4_0 = (Keyword)cGroup_1_1_4.eContents().get(0);
		private final Assignment cStepAssignment_1_1_4_1 = (Assignment)cGroup_1_1_4.eContents().get(1);
		private final RuleCall cStepSumParserRuleCall_1_1_4_1_0 = (RuleCall)cStepAssignment_1_1_4_1.eContents().get(0);
		
		//Sweep:
		//    target=Reference ('=' values=Sum | 'from' from=Sum 'to' to=Sum ('step' step=Sum)?);
		@Override public ParserRule getRule() { return rule; }
		
		//target=Reference ('=' values=Sum | 'from' from=Sum 'to' to=Sum ('step' step=Sum)?)
		public Group getGroup() { return cGroup; }
		
		//target=Reference
		public Assignment getTargetAssignment_0() { return cTargetAssignment_0; }
		
		//Reference
		public RuleCall getTargetReferenceParserRuleCall_0_0() { return cTargetReferenceParserRuleCall_0_0; }
		
		//('=' values=Sum | 'from' from=Sum 'to' to=Sum ('step' step=Sum)?)
		public Alternatives getAlternatives_1() { return cAlternatives_1; }
		
		//'=' values=Sum
		public Group getGroup_1_0() { return cGroup_1_0; }
		
		//'='
		public Keyword getEqualsSignKeyword_1_0_0() { return cEqualsSignKeyword_1_0_0; }
		
		//values=Sum
		public Assignment getValuesAssignment_1_0_1() { return cValuesAssignment_1_0_1; }
		
		//Sum
		public RuleCall getValuesSumParserRuleCall_1_0_1_0() { return cValuesSumParserRuleCall_1_0_1_0; }
		
		//'from' from=Sum 'to' to=Sum ('step' step=Sum)?
		public Group getGroup_1_1() { return cGroup_1_1; }
		
		//'from'
		public Keyword getFromKeyword_1_1_0() { return cFromKeyword_1_1_0; }
		
		//from=Sum
		public Assignment getFromAssignment_1_1_1() { return cFromAssignment_1_1_1; }
		
		//Sum
		public RuleCall getFromSumParserRuleCall_1_1_1_0() { return cFromSumParserRuleCall_1_1_1_0; }
		
		//'to'
		public Keyword getToKeyword_1_1_2() { return cToKeyword_1_1_2; }
		
		//to=Sum
		public Assignment getToAssignment_1_1_3() { return cToAssignment_1_1_3; }
		
		//Sum
		public RuleCall getToSumParserRuleCall_1_1_3_0() { return cToSumParserRuleCall_1_1_3_0; }
		
		//('step' step=Sum)?
		public Group getGroup_1_1_4() { return cGroup_1_1_4; }
		
		//'step'
		public Keyword getStepKeyword_1_1_4_0() { return cStepKeyword_1_1_4_0; }
		
		//step=Sum
		public Assignment getStepAssignment_1_1_4_1() { return cStepAssignment_1_1_4_1; }
		
		//Sum
		public RuleCall getStepSumParserRuleCall_1_1_4_1_0() { return cStepSumParserRuleCall_1_1_4_1_0; }
	}
	public class ExpressionElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Expression");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final RuleCall cAndParserRuleCall_0 = (RuleCall)cGroup.eContents().get(0);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Action cBinaryLeftAction_1_0 = (Action)cGroup_1.eContents().get(0);
		private final Assignment cOperatorAssignment_1_1 = (Assignment)cGroup_1.eContents().get(1);
		private final Keyword cOperatorOrKeyword_1_1_0 = (Keyword)cOperatorAssignment_1_1.eContents().get(0);
		private final Assignment cRightAssignment_1_2 = (Assignment)cGroup_1.eContents().get(2);
		private final RuleCall cRightAndParserRuleCall_1_2_0 = (RuleCall)cRightAssignment_1_2.eContents().get(0);
		
		///* expressions */
		//Expression:
		//    And ({Binary.left=current} operator='or' right=And)*;
		@Override public ParserRule getRule() { return rule; }
		
		//And ({Binary.left=current} operator='or' right=And)*
		public Group getGroup() { return cGroup; }
		
		//And
		public RuleCall getAndParserRuleCall_0() { return cAndParserRuleCall_0; }
		
		//({Binary.left=current} operator='or' right=And)*
		public Group getGroup_1() { return cGroup_1; }
		
		//{Binary.left=current}
		public Action getBinaryLeftAction_1_0() { return cBinaryLeftAction_1_0; }
		
		//operator='or'
		public Assignment getOperatorAssignment_1_1() { return cOperatorAssignment_1_1; }
		
		//'or'
		public Keyword getOperatorOrKeyword_1_1_0() { return cOperatorOrKeyword_1_1_0; }
		
		//right=And
		public Assignment getRightAssignment_1_2() { return cRightAssignment_1_2; }
		
		//And
		public RuleCall getRightAndParserRuleCall_1_2_0() { return cRightAndParserRuleCall_1_2_0; }
	}
	public class AndElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.And");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final RuleCall cComparisonParserRuleCall_0 = (RuleCall)cGroup.eContents().get(0);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Action cBinaryLeftAction_1_0 = (Action)cGroup_1.eContents().get(0);
		private final Assignment cOperatorAssignment_1_1 = (Assignment)cGroup_1.eContents().get(1);
		private final Keyword cOperatorAndKeyword_1_1_0 = (Keyword)cOperatorAssignment_1_1.eContents().get(0);
		private final Assignment cRightAssignment_1_2 = (Assignment)cGroup_1.eContents().get(2);
		private final RuleCall cRightComparisonParserRuleCall_1_2_0 = (RuleCall)cRightAssignment_1_2.eContents().get(0);
		
		//And returns Expression:
		//    Comparison ({Binary.left=current} operator='and' right=Comparison)*;
		@Override public ParserRule getRule() { return rule; }
		
		//Comparison ({Binary.left=current} operator='and' right=Comparison)*
		public Group getGroup() { return cGroup; }
		
		//Comparison
		public RuleCall getComparisonParserRuleCall_0() { return cComparisonParserRuleCall_0; }
		
		//({Binary.left=current} operator='and' right=Comparison)*
		public Group getGroup_1() { return cGroup_1; }
		
		//{Binary.left=current}
		public Action getBinaryLeftAction_1_0() { return cBinaryLeftAction_1_0; }
		
		//operator='and'
		public Assignment getOperatorAssignment_1_1() { return cOperatorAssignment_1_1; }
		
		//'and'
		public Keyword getOperatorAndKeyword_1_1_0() { return cOperatorAndKeyword_1_1_0; }
		
		//right=Comparison
		public Assignment getRightAssignment_1_2() { return cRightAssignment_1_2; }
		
		//Comparison
		public RuleCall getRightComparisonParserRuleCall_1_2_0() { return cRightComparisonParserRuleCall_1_2_0; }
	}
	public class ComparisonElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Comparison");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final RuleCall cSumParserRuleCall_0 = (RuleCall)cGroup.eContents().get(0);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Action cBinaryLeftAction_1_0 = (Action)cGroup_1.eContents().get(0);
		private final Assignment cOperatorAssignment_1_1 = (Assignment)cGroup_1.eContents().get(1);
		private final Alternatives cOperatorAlternatives_1_1_0 = (Alternatives)cOperatorAssignment_1_1.eContents().get(0);
		private final Keyword cOperatorLessThanSignKeyword_1_1_0_0 = (Keyword)cOperatorAlternatives_1_1_0.eContents().get(0);
		private final Keyword cOperatorLessThanSignEqualsSignKeyword_1_1_0_1 = (Keyword)cOperatorAlternatives_1_1_0.eContents().get(1);
		private final Keyword cOperatorGreaterThanSignKeyword_1_1_0_2 = (Keyword)cOperatorAlternatives_1_1_0.eContents().get(2);
		private final Keyword cOperatorGreaterThanSignEqualsSignKeyword_1_1_0_3 = (Keyword)cOperatorAlternatives_1_1_0.eContents().get(3);
		private final Keyword cOperatorEqualsSignEqualsSignKeyword_1_1_0_4 = (Keyword)cOperatorAlternatives_1_1_0.eContents().get(4);
		private final Keyword cOperatorExclamationMarkEqualsSignKeyword_1_1_0_5 = (Keyword)cOperatorAlternatives_1_1_0.eContents().get(5);
		private final Assignment cRightAssignment_1_2 = (Assignment)cGroup_1.eContents().get(2);
		private final RuleCall cRightSumParserRuleCall_1_2_0 = (RuleCall)cRightAssignment_1_2.eContents().get(0);
		
		//Comparison returns Expression:
		//    Sum ({Binary.left=current} operator=('<' | '<=' | '>' | '>=' | '==' | '!=') right=Sum)?;
		@Override public ParserRule getRule() { return rule; }
		
		//Sum ({Binary.left=current} operator=('<' | '<=' | '>' | '>=' | '==' | '!=') right=Sum)?
		public Group getGroup() { return cGroup; }
		
		//Sum
		public RuleCall getSumParserRuleCall_0() { return cSumParserRuleCall_0; }
		
		//({Binary.left=current} operator=('<' | '<=' | '>' | '>=' | '==' | '!=') right=Sum)?
		public Group getGroup_1() { return cGroup_1; }
		
		//{Binary.left=current}
		public Action getBinaryLeftAction_1_0() { return cBinaryLeftAction_1_0; }
		
		//operator=('<' | '<=' | '>' | '>=' | '==' | '!=')
		public Assignment getOperatorAssignment_1_1() { return cOperatorAssignment_1_1; }
		
		//('<' | '<=' | '>' | '>=' | '==' | '!=')
		public Alternatives getOperatorAlternatives_1_1_0() { return cOperatorAlternatives_1_1_0; }
		
		//'<'
		public Keyword getOperatorLessThanSignKeyword_1_1_0_0() { return cOperatorLessThanSignKeyword_1_1_0_0; }
		
		//'<='
		public Keyword getOperatorLessThanSignEqualsSignKeyword_1_1_0_1() { return cOperatorLessThanSignEqualsSignKeyword_1_1_0_1; }
		
		//'>'
		public Keyword getOperatorGreaterThanSignKeyword_1_1_0_2() { return cOperatorGreaterThanSignKeyword_1_1_0_2; }
		
		//'>='
		public Keyword getOperatorGreaterThanSignEqualsSignKeyword_1_1_0_3() { return cOperatorGreaterThanSignEqualsSignKeyword_1_1_0_3; }
		
		//'=='
		public Keyword getOperatorEqualsSignEqualsSignKeyword_1_1_0_4() { return cOperatorEqualsSignEqualsSignKeyword_1_1_0_4; }
		
		//'!='
		public Keyword getOperatorExclamationMarkEqualsSignKeyword_1_1_0_5() { return cOperatorExclamationMarkEqualsSignKeyword_1_1_0_5; }
		
		//right=Sum
		public Assignment getRightAssignment_1_2() { return cRightAssignment_1_2; }
		
		//Sum
		public RuleCall getRightSumParserRuleCall_1_2_0() { return cRightSumParserRuleCall_1_2_0; }
	}
	public class SumElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Sum");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final RuleCall cProductParserRuleCall_0 = (RuleCall)cGroup.eContents().get(0);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Action cBinaryLeftAction_1_0 = (Action)cGroup_1.eContents().get(0);
		private final Assignment cOperatorAssignment_1_1 = (Assignment)cGroup_1.eContents().get(1);
		private final Alternatives cOperatorAlternatives_1_1_0 = (Alternatives)cOperatorAssignment_1_1.eContents().get(0);
		private final Keyword cOperatorPlusSignKeyword_1_1_0_0 = (Keyword)cOperatorAlternatives_1_1_0.eContents().get(0);
		private final Keyword cOperatorHyphenMinusKeyword_1_1_0_1 = (Keyword)cOperatorAlternatives_1_1_0.eContents().get(1);
		private final Assignment cRightAssignment_1_2 = (Assignment)cGroup_1.eContents().get(2);
		private final RuleCall cRightProductParserRuleCall_1_2_0 = (RuleCall)cRightAssignment_1_2.eContents().get(0);
		
		//Sum returns Expression:
		//    Product ({Binary.left=current} operator=('+' | '-') right=Product)*;
		@Override public ParserRule getRule() { return rule; }
		
		//Product ({Binary.left=current} operator=('+' | '-') right=Product)*
		public Group getGroup() { return cGroup; }
		
		//Product
		public RuleCall getProductParserRuleCall_0() { return cProductParserRuleCall_0; }
		
		//({Binary.left=current} operator=('+' | '-') right=Product)*
		public Group getGroup_1() { return cGroup_1; }
		
		//{Binary.left=current}
		public Action getBinaryLeftAction_1_0() { return cBinaryLeftAction_1_0; }
		
		//operator=('+' | '-')
		public Assignment getOperatorAssignment_1_1() { return cOperatorAssignment_1_1; }
		
		//('+' | '-')
		public Alternatives getOperatorAlternatives_1_1_0() { return cOperatorAlternatives_1_1_0; }
		
		//'+'
		public Keyword getOperatorPlusSignKeyword_1_1_0_0() { return cOperatorPlusSignKeyword_1_1_0_0; }
		
		//'-'
		public Keyword getOperatorHyphenMinusKeyword_1_1_0_1() { return cOperatorHyphenMinusKeyword_1_1_0_1; }
		
		//right=Product
		public Assignment getRightAssignment_1_2() { return cRightAssignment_1_2; }
		
		//Product
		public RuleCall getRightProductParserRuleCall_1_2_0() { return cRightProductParserRuleCall_1_2_0; }
	}
	public class ProductElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Product");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final RuleCall cUnaryParserRuleCall_0 = (RuleCall)cGroup.eContents().get(0);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Action cBinaryLeftAction_1_0 = (Action)cGroup_1.eContents().get(0);
		private final Assignment cOperatorAssignment_1_1 = (Assignment)cGroup_1.eContents().get(1);
		private final Alternatives cOperatorAlternatives_1_1_0 = (Alternatives)cOperatorAssignment_1_1.eContents().get(0);
		private final Keyword cOperatorAsteriskKeyword_1_1_0_0 = (Keyword)cOperatorAlternatives_1_1_0.eContents().get(0);
		private final Keyword cOperatorSolidusKeyword_1_1_0_1 = (Keyword)cOperatorAlternatives_1_1_0.eContents().get(1);
		private final Assignment cRightAssignment_1_2 = (Assignment)cGroup_1.eContents().get(2);
		private final RuleCall cRightUnaryParserRuleCall_1_2_0 = (RuleCall)cRightAssignment_1_2.eContents().get(0);
		
		//Product returns Expression:
		//    Unary ({Binary.left=current} operator=('*' | '/') right=Unary)*;
		@Override public ParserRule getRule() { return rule; }
		
		//Unary ({Binary.left=current} operator=('*' | '/') right=Unary)*
		public Group getGroup() { return cGroup; }
		
		//Unary
		public RuleCall getUnaryParserRuleCall_0() { return cUnaryParserRuleCall_0; }
		
		//({Binary.left=current} operator=('*' | '/') right=Unary)*
		public Group getGroup_1() { return cGroup_1; }
		
		//{Binary.left=current}
		public Action getBinaryLeftAction_1_0() { return cBinaryLeftAction_1_0; }
		
		//operator=('*' | '/')
		public Assignment getOperatorAssignment_1_1() { return cOperatorAssignment_1_1; }
		
		//('*' | '/')
		public Alternatives getOperatorAlternatives_1_1_0() { return cOperatorAlternatives_1_1_0; }
		
		//'*'
		public Keyword getOperatorAsteriskKeyword_1_1_0_0() { return cOperatorAsteriskKeyword_1_1_0_0; }
		
		//'/'
		public Keyword getOperatorSolidusKeyword_1_1_0_1() { return cOperatorSolidusKeyword_1_1_0_1; }
		
		//right=Unary
		public Assignment getRightAssignment_1_2() { return cRightAssignment_1_2; }
		
		//Unary
		public RuleCall getRightUnaryParserRuleCall_1_2_0() { return cRightUnaryParserRuleCall_1_2_0; }
	}
	public class UnaryElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Unary");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final Group cGroup_0 = (Group)cAlternatives.eContents().get(0);
		private final Action cUnaryAction_0_0 = (Action)cGroup_0.eContents().get(0);
		private final Assignment cOperatorAssignment_0_1 = (Assignment)cGroup_0.eContents().get(1);
		private final Alternatives cOperatorAlternatives_0_1_0 = (Alternatives)cOperatorAssignment_0_1.eContents().get(0);
		private final Keyword cOperatorHyphenMinusKeyword_0_1_0_0 = (Keyword)cOperatorAlternatives_0_1_0.eContents().get(0);
		private final Keyword cOperatorNotKeyword_0_1_0_1 = (Keyword)cOperatorAlternatives_0_1_0.eContents().get(1);
		private final Assignment cOperandAssignment_0_2 = (Assignment)cGroup_0.eContents().get(2);
		private final RuleCall cOperandUnaryParserRuleCall_0_2_0 = (RuleCall)cOperandAssignment_0_2.eContents().get(0);
		private final Group cGroup_1 = (Group)cAlternatives.eContents().get(1);
		private final RuleCall cPrimaryParserRuleCall_1_0 = (RuleCall)cGroup_1.eContents().get(0);
		private final Group cGroup_1_1 = (Group)cGroup_1.eContents().get(1);
		private final Action cInCaseOperandAction_1_1_0 = (Action)cGroup_1_1.eContents().get(0);
		private final Keyword cInKeyword_1_1_1 = (Keyword)cGroup_1_1.eContents().get(1);
		private final Alternatives cAlternatives_1_1_2 = (Alternatives)cGroup_1_1.eContents().get(2);
		private final Assignment cCasesAssignment_1_1_2_0 = (Assignment)cAlternatives_1_1_2.eContents().get(0);
		private final RuleCall cCasesPathParserRuleCall_1_1_2_0_0 = (RuleCall)cCasesAssignment_1_1_2_0.eContents().get(0);
		private final Group cGroup_1_1_2_1 = (Group)cAlternatives_1_1_2.eContents().get(1);
		private final Assignment cSeveralAssignment_1_1_2_1_0 = (Assignment)cGroup_1_1_2_1.eContents().get(0);
		private final Keyword cSeveralLeftSquareBracketKeyword_1_1_2_1_0_0 = (Keyword)cSeveralAssignment_1_1_2_1_0.eContents().get(0);
		private final Assignment cCasesAssignment_1_1_2_1_1 = (Assignment)cGroup_1_1_2_1.eContents().get(1);
		private final RuleCall cCasesPathParserRuleCall_1_1_2_1_1_0 = (RuleCall)cCasesAssignment_1_1_2_1_1.eContents().get(0);
		private final Group cGroup_1_1_2_1_2 = (Group)cGroup_1_1_2_1.eContents().get(2);
		private final Keyword cCommaKeyword_1_1_2_1_2_0 = (Keyword)cGroup_1_1_2_1_2.eContents().get(0);
		private final Assignment cCasesAssignment_1_1_2_1_2_1 = (Assignment)cGroup_1_1_2_1_2.eContents().get(1);
		private final RuleCall cCasesPathParserRuleCall_1_1_2_1_2_1_0 = (RuleCall)cCasesAssignment_1_1_2_1_2_1.eContents().get(0);
		private final Keyword cRightSquareBracketKeyword_1_1_2_1_3 = (Keyword)cGroup_1_1_2_1.eContents().get(3);
		
		//Unary returns Expression:
		//    {Unary} operator=('-' | 'not') operand=Unary
		//    | Primary ({InCase.operand=current} 'in' (cases+=Path | several?='[' cases+=Path (',' cases+=Path)* ']'))?;
		@Override public ParserRule getRule() { return rule; }
		
		//{Unary} operator=('-' | 'not') operand=Unary
		//| Primary ({InCase.operand=current} 'in' (cases+=Path | several?='[' cases+=Path (',' cases+=Path)* ']'))?
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//{Unary} operator=('-' | 'not') operand=Unary
		public Group getGroup_0() { return cGroup_0; }
		
		//{Unary}
		public Action getUnaryAction_0_0() { return cUnaryAction_0_0; }
		
		//operator=('-' | 'not')
		public Assignment getOperatorAssignment_0_1() { return cOperatorAssignment_0_1; }
		
		//('-' | 'not')
		public Alternatives getOperatorAlternatives_0_1_0() { return cOperatorAlternatives_0_1_0; }
		
		//'-'
		public Keyword getOperatorHyphenMinusKeyword_0_1_0_0() { return cOperatorHyphenMinusKeyword_0_1_0_0; }
		
		//'not'
		public Keyword getOperatorNotKeyword_0_1_0_1() { return cOperatorNotKeyword_0_1_0_1; }
		
		//operand=Unary
		public Assignment getOperandAssignment_0_2() { return cOperandAssignment_0_2; }
		
		//Unary
		public RuleCall getOperandUnaryParserRuleCall_0_2_0() { return cOperandUnaryParserRuleCall_0_2_0; }
		
		//Primary ({InCase.operand=current} 'in' (cases+=Path | several?='[' cases+=Path (',' cases+=Path)* ']'))?
		public Group getGroup_1() { return cGroup_1; }
		
		//Primary
		public RuleCall getPrimaryParserRuleCall_1_0() { return cPrimaryParserRuleCall_1_0; }
		
		//({InCase.operand=current} 'in' (cases+=Path | several?='[' cases+=Path (',' cases+=Path)* ']'))?
		public Group getGroup_1_1() { return cGroup_1_1; }
		
		//{InCase.operand=current}
		public Action getInCaseOperandAction_1_1_0() { return cInCaseOperandAction_1_1_0; }
		
		//'in'
		public Keyword getInKeyword_1_1_1() { return cInKeyword_1_1_1; }
		
		//(cases+=Path | several?='[' cases+=Path (',' cases+=Path)* ']')
		public Alternatives getAlternatives_1_1_2() { return cAlternatives_1_1_2; }
		
		//cases+=Path
		public Assignment getCasesAssignment_1_1_2_0() { return cCasesAssignment_1_1_2_0; }
		
		//Path
		public RuleCall getCasesPathParserRuleCall_1_1_2_0_0() { return cCasesPathParserRuleCall_1_1_2_0_0; }
		
		//several?='[' cases+=Path (',' cases+=Path)* ']'
		public Group getGroup_1_1_2_1() { return cGroup_1_1_2_1; }
		
		//several?='['
		public Assignment getSeveralAssignment_1_1_2_1_0() { return cSeveralAssignment_1_1_2_1_0; }
		
		//'['
		public Keyword getSeveralLeftSquareBracketKeyword_1_1_2_1_0_0() { return cSeveralLeftSquareBracketKeyword_1_1_2_1_0_0; }
		
		//cases+=Path
		public Assignment getCasesAssignment_1_1_2_1_1() { return cCasesAssignment_1_1_2_1_1; }
		
		//Path
		public RuleCall getCasesPathParserRuleCall_1_1_2_1_1_0() { return cCasesPathParserRuleCall_1_1_2_1_1_0; }
		
		//(',' cases+=Path)*
		public Group getGroup_1_1_2_1_2() { return cGroup_1_1_2_1_2; }
		
		//','
		public Keyword getCommaKeyword_1_1_2_1_2_0() { return cCommaKeyword_1_1_2_1_2_0; }
		
		//cases+=Path
		public Assignment getCasesAssignment_1_1_2_1_2_1() { return cCasesAssignment_1_1_2_1_2_1; }
		
		//Path
		public RuleCall getCasesPathParserRuleCall_1_1_2_1_2_1_0() { return cCasesPathParserRuleCall_1_1_2_1_2_1_0; }
		
		//']'
		public Keyword getRightSquareBracketKeyword_1_1_2_1_3() { return cRightSquareBracketKeyword_1_1_2_1_3; }
	}
	public class PrimaryElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Primary");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final Group cGroup_0 = (Group)cAlternatives.eContents().get(0);
		private final Action cNumberLiteralAction_0_0 = (Action)cGroup_0.eContents().get(0);
		private final Assignment cValueAssignment_0_1 = (Assignment)cGroup_0.eContents().get(1);
		private final RuleCall cValueNUMBERParserRuleCall_0_1_0 = (RuleCall)cValueAssignment_0_1.eContents().get(0);
		private final Alternatives cAlternatives_0_2 = (Alternatives)cGroup_0.eContents().get(2);
		private final Assignment cUnitAssignment_0_2_0 = (Assignment)cAlternatives_0_2.eContents().get(0);
		private final RuleCall cUnitUNITTerminalRuleCall_0_2_0_0 = (RuleCall)cUnitAssignment_0_2_0.eContents().get(0);
		private final Assignment cUnitAssignment_0_2_1 = (Assignment)cAlternatives_0_2.eContents().get(1);
		private final Keyword cUnitPercentSignKeyword_0_2_1_0 = (Keyword)cUnitAssignment_0_2_1.eContents().get(0);
		private final Group cGroup_1 = (Group)cAlternatives.eContents().get(1);
		private final Action cListLiteralAction_1_0 = (Action)cGroup_1.eContents().get(0);
		private final Keyword cLeftSquareBracketKeyword_1_1 = (Keyword)cGroup_1.eContents().get(1);
		private final Assignment cElementsAssignment_1_2 = (Assignment)cGroup_1.eContents().get(2);
		private final RuleCall cElementsExpressionParserRuleCall_1_2_0 = (RuleCall)cElementsAssignment_1_2.eContents().get(0);
		private final Group cGroup_1_3 = (Group)cGroup_1.eContents().get(3);
		private final Keyword cCommaKeyword_1_3_0 = (Keyword)cGroup_1_3.eContents().get(0);
		private final Assignment cElementsAssignment_1_3_1 = (Assignment)cGroup_1_3.eContents().get(1);
		private final RuleCall cElementsExpressionParserRuleCall_1_3_1_0 = (RuleCall)cElementsAssignment_1_3_1.eContents().get(0);
		private final Keyword cRightSquareBracketKeyword_1_4 = (Keyword)cGroup_1.eContents().get(4);
		private final Alternatives cAlternatives_1_5 = (Alternatives)cGroup_1.eContents().get(5);
		private final Assignment cUnitAssignment_1_5_0 = (Assignment)cAlternatives_1_5.eContents().get(0);
		private final RuleCall cUnitUNITTerminalRuleCall_1_5_0_0 = (RuleCall)cUnitAssignment_1_5_0.eContents().get(0);
		private final Assignment cUnitAssignment_1_5_1 = (Assignment)cAlternatives_1_5.eContents().get(1);
		private final Keyword cUnitPercentSignKeyword_1_5_1_0 = (Keyword)cUnitAssignment_1_5_1.eContents().get(0);
		private final Group cGroup_2 = (Group)cAlternatives.eContents().get(2);
		private final Action cStringLiteralAction_2_0 = (Action)cGroup_2.eContents().get(0);
		private final Assignment cValueAssignment_2_1 = (Assignment)cGroup_2.eContents().get(1);
		private final RuleCall cValueSTRINGTerminalRuleCall_2_1_0 = (RuleCall)cValueAssignment_2_1.eContents().get(0);
		private final Group cGroup_3 = (Group)cAlternatives.eContents().get(3);
		private final Action cBooleanLiteralAction_3_0 = (Action)cGroup_3.eContents().get(0);
		private final Alternatives cAlternatives_3_1 = (Alternatives)cGroup_3.eContents().get(1);
		private final Assignment cTrueAssignment_3_1_0 = (Assignment)cAlternatives_3_1.eContents().get(0);
		private final Keyword cTrueTrueKeyword_3_1_0_0 = (Keyword)cTrueAssignment_3_1_0.eContents().get(0);
		private final Keyword cFalseKeyword_3_1_1 = (Keyword)cAlternatives_3_1.eContents().get(1);
		private final Group cGroup_4 = (Group)cAlternatives.eContents().get(4);
		private final Action cCallAction_4_0 = (Action)cGroup_4.eContents().get(0);
		private final Assignment cNameAssignment_4_1 = (Assignment)cGroup_4.eContents().get(1);
		private final RuleCall cNameNAMEParserRuleCall_4_1_0 = (RuleCall)cNameAssignment_4_1.eContents().get(0);
		private final Keyword cLeftParenthesisKeyword_4_2 = (Keyword)cGroup_4.eContents().get(2);
		private final Group cGroup_4_3 = (Group)cGroup_4.eContents().get(3);
		private final Assignment cArgumentsAssignment_4_3_0 = (Assignment)cGroup_4_3.eContents().get(0);
		private final RuleCall cArgumentsCallArgumentParserRuleCall_4_3_0_0 = (RuleCall)cArgumentsAssignment_4_3_0.eContents().get(0);
		private final Group cGroup_4_3_1 = (Group)cGroup_4_3.eContents().get(1);
		private final Keyword cCommaKeyword_4_3_1_0 = (Keyword)cGroup_4_3_1.eContents().get(0);
		private final Assignment cArgumentsAssignment_4_3_1_1 = (Assignment)cGroup_4_3_1.eContents().get(1);
		private final RuleCall cArgumentsCallArgumentParserRuleCall_4_3_1_1_0 = (RuleCall)cArgumentsAssignment_4_3_1_1.eContents().get(0);
		private final Keyword cRightParenthesisKeyword_4_4 = (Keyword)cGroup_4.eContents().get(4);
		private final RuleCall cReferenceParserRuleCall_5 = (RuleCall)cAlternatives.eContents().get(5);
		private final Group cGroup_6 = (Group)cAlternatives.eContents().get(6);
		private final Action cParenthesisAction_6_0 = (Action)cGroup_6.eContents().get(0);
		private final Keyword cLeftParenthesisKeyword_6_1 = (Keyword)cGroup_6.eContents().get(1);
		private final Assignment cExpressionAssignment_6_2 = (Assignment)cGroup_6.eContents().get(2);
		private final RuleCall cExpressionExpressionParserRuleCall_6_2_0 = (RuleCall)cExpressionAssignment_6_2.eContents().get(0);
		private final Keyword cRightParenthesisKeyword_6_3 = (Keyword)cGroup_6.eContents().get(3);
		
		//Primary returns Expression:
		//    {NumberLiteral} value=NUMBER (unit=UNIT | unit='%')?
		//    | {ListLiteral} '[' elements+=Expression (',' elements+=Expression)* ']' (unit=UNIT | unit='%')?
		//    | {StringLiteral} value=STRING
		//    | {BooleanLiteral} (true?='true' | 'false')
		//    | {Call} name=NAME '(' (arguments+=CallArgument (',' arguments+=CallArgument)*)? ')'
		//    | Reference
		//    | {Parenthesis} '(' expression=Expression ')';
		@Override public ParserRule getRule() { return rule; }
		
		//{NumberLiteral} value=NUMBER (unit=UNIT | unit='%')?
		//| {ListLiteral} '[' elements+=Expression (',' elements+=Expression)* ']' (unit=UNIT | unit='%')?
		//| {StringLiteral} value=STRING
		//| {BooleanLiteral} (true?='true' | 'false')
		//| {Call} name=NAME '(' (arguments+=CallArgument (',' arguments+=CallArgument)*)? ')'
		//| Reference
		//| {Parenthesis} '(' expression=Expression ')'
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//{NumberLiteral} value=NUMBER (unit=UNIT | unit='%')?
		public Group getGroup_0() { return cGroup_0; }
		
		//{NumberLiteral}
		public Action getNumberLiteralAction_0_0() { return cNumberLiteralAction_0_0; }
		
		//value=NUMBER
		public Assignment getValueAssignment_0_1() { return cValueAssignment_0_1; }
		
		//NUMBER
		public RuleCall getValueNUMBERParserRuleCall_0_1_0() { return cValueNUMBERParserRuleCall_0_1_0; }
		
		//(unit=UNIT | unit='%')?
		public Alternatives getAlternatives_0_2() { return cAlternatives_0_2; }
		
		//unit=UNIT
		public Assignment getUnitAssignment_0_2_0() { return cUnitAssignment_0_2_0; }
		
		//UNIT
		public RuleCall getUnitUNITTerminalRuleCall_0_2_0_0() { return cUnitUNITTerminalRuleCall_0_2_0_0; }
		
		//unit='%'
		public Assignment getUnitAssignment_0_2_1() { return cUnitAssignment_0_2_1; }
		
		//'%'
		public Keyword getUnitPercentSignKeyword_0_2_1_0() { return cUnitPercentSignKeyword_0_2_1_0; }
		
		//{ListLiteral} '[' elements+=Expression (',' elements+=Expression)* ']' (unit=UNIT | unit='%')?
		public Group getGroup_1() { return cGroup_1; }
		
		//{ListLiteral}
		public Action getListLiteralAction_1_0() { return cListLiteralAction_1_0; }
		
		//'['
		public Keyword getLeftSquareBracketKeyword_1_1() { return cLeftSquareBracketKeyword_1_1; }
		
		//elements+=Expression
		public Assignment getElementsAssignment_1_2() { return cElementsAssignment_1_2; }
		
		//Expression
		public RuleCall getElementsExpressionParserRuleCall_1_2_0() { return cElementsExpressionParserRuleCall_1_2_0; }
		
		//(',' elements+=Expression)*
		public Group getGroup_1_3() { return cGroup_1_3; }
		
		//','
		public Keyword getCommaKeyword_1_3_0() { return cCommaKeyword_1_3_0; }
		
		//elements+=Expression
		public Assignment getElementsAssignment_1_3_1() { return cElementsAssignment_1_3_1; }
		
		//Expression
		public RuleCall getElementsExpressionParserRuleCall_1_3_1_0() { return cElementsExpressionParserRuleCall_1_3_1_0; }
		
		//']'
		public Keyword getRightSquareBracketKeyword_1_4() { return cRightSquareBracketKeyword_1_4; }
		
		//(unit=UNIT | unit='%')?
		public Alternatives getAlternatives_1_5() { return cAlternatives_1_5; }
		
		//unit=UNIT
		public Assignment getUnitAssignment_1_5_0() { return cUnitAssignment_1_5_0; }
		
		//UNIT
		public RuleCall getUnitUNITTerminalRuleCall_1_5_0_0() { return cUnitUNITTerminalRuleCall_1_5_0_0; }
		
		//unit='%'
		public Assignment getUnitAssignment_1_5_1() { return cUnitAssignment_1_5_1; }
		
		//'%'
		public Keyword getUnitPercentSignKeyword_1_5_1_0() { return cUnitPercentSignKeyword_1_5_1_0; }
		
		//{StringLiteral} value=STRING
		public Group getGroup_2() { return cGroup_2; }
		
		//{StringLiteral}
		public Action getStringLiteralAction_2_0() { return cStringLiteralAction_2_0; }
		
		//value=STRING
		public Assignment getValueAssignment_2_1() { return cValueAssignment_2_1; }
		
		//STRING
		public RuleCall getValueSTRINGTerminalRuleCall_2_1_0() { return cValueSTRINGTerminalRuleCall_2_1_0; }
		
		//{BooleanLiteral} (true?='true' | 'false')
		public Group getGroup_3() { return cGroup_3; }
		
		//{BooleanLiteral}
		public Action getBooleanLiteralAction_3_0() { return cBooleanLiteralAction_3_0; }
		
		//(true?='true' | 'false')
		public Alternatives getAlternatives_3_1() { return cAlternatives_3_1; }
		
		//true?='true'
		public Assignment getTrueAssignment_3_1_0() { return cTrueAssignment_3_1_0; }
		
		//'true'
		public Keyword getTrueTrueKeyword_3_1_0_0() { return cTrueTrueKeyword_3_1_0_0; }
		
		//'false'
		public Keyword getFalseKeyword_3_1_1() { return cFalseKeyword_3_1_1; }
		
		//{Call} name=NAME '(' (arguments+=CallArgument (',' arguments+=CallArgument)*)? ')'
		public Group getGroup_4() { return cGroup_4; }
		
		//{Call}
		public Action getCallAction_4_0() { return cCallAction_4_0; }
		
		//name=NAME
		public Assignment getNameAssignment_4_1() { return cNameAssignment_4_1; }
		
		//NAME
		public RuleCall getNameNAMEParserRuleCall_4_1_0() { return cNameNAMEParserRuleCall_4_1_0; }
		
		//'('
		public Keyword getLeftParenthesisKeyword_4_2() { return cLeftParenthesisKeyword_4_2; }
		
		//(arguments+=CallArgument (',' arguments+=CallArgument)*)?
		public Group getGroup_4_3() { return cGroup_4_3; }
		
		//arguments+=CallArgument
		public Assignment getArgumentsAssignment_4_3_0() { return cArgumentsAssignment_4_3_0; }
		
		//CallArgument
		public RuleCall getArgumentsCallArgumentParserRuleCall_4_3_0_0() { return cArgumentsCallArgumentParserRuleCall_4_3_0_0; }
		
		//(',' arguments+=CallArgument)*
		public Group getGroup_4_3_1() { return cGroup_4_3_1; }
		
		//','
		public Keyword getCommaKeyword_4_3_1_0() { return cCommaKeyword_4_3_1_0; }
		
		//arguments+=CallArgument
		public Assignment getArgumentsAssignment_4_3_1_1() { return cArgumentsAssignment_4_3_1_1; }
		
		//CallArgument
		public RuleCall getArgumentsCallArgumentParserRuleCall_4_3_1_1_0() { return cArgumentsCallArgumentParserRuleCall_4_3_1_1_0; }
		
		//')'
		public Keyword getRightParenthesisKeyword_4_4() { return cRightParenthesisKeyword_4_4; }
		
		//Reference
		public RuleCall getReferenceParserRuleCall_5() { return cReferenceParserRuleCall_5; }
		
		//{Parenthesis} '(' expression=Expression ')'
		public Group getGroup_6() { return cGroup_6; }
		
		//{Parenthesis}
		public Action getParenthesisAction_6_0() { return cParenthesisAction_6_0; }
		
		//'('
		public Keyword getLeftParenthesisKeyword_6_1() { return cLeftParenthesisKeyword_6_1; }
		
		//expression=Expression
		public Assignment getExpressionAssignment_6_2() { return cExpressionAssignment_6_2; }
		
		//Expression
		public RuleCall getExpressionExpressionParserRuleCall_6_2_0() { return cExpressionExpressionParserRuleCall_6_2_0; }
		
		//')'
		public Keyword getRightParenthesisKeyword_6_3() { return cRightParenthesisKeyword_6_3; }
	}
	public class CallArgumentElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.CallArgument");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Assignment cValueAssignment_0 = (Assignment)cGroup.eContents().get(0);
		private final RuleCall cValueExpressionParserRuleCall_0_0 = (RuleCall)cValueAssignment_0.eContents().get(0);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Keyword cColonKeyword_1_0 = (Keyword)cGroup_1.eContents().get(0);
		private final Assignment cSecondAssignment_1_1 = (Assignment)cGroup_1.eContents().get(1);
		private final RuleCall cSecondExpressionParserRuleCall_1_1_0 = (RuleCall)cSecondAssignment_1_1.eContents().get(0);
		
		//CallArgument:
		//    value=Expression (':' second=Expression)?;
		@Override public ParserRule getRule() { return rule; }
		
		//value=Expression (':' second=Expression)?
		public Group getGroup() { return cGroup; }
		
		//value=Expression
		public Assignment getValueAssignment_0() { return cValueAssignment_0; }
		
		//Expression
		public RuleCall getValueExpressionParserRuleCall_0_0() { return cValueExpressionParserRuleCall_0_0; }
		
		//(':' second=Expression)?
		public Group getGroup_1() { return cGroup_1; }
		
		//':'
		public Keyword getColonKeyword_1_0() { return cColonKeyword_1_0; }
		
		//second=Expression
		public Assignment getSecondAssignment_1_1() { return cSecondAssignment_1_1; }
		
		//Expression
		public RuleCall getSecondExpressionParserRuleCall_1_1_0() { return cSecondExpressionParserRuleCall_1_1_0; }
	}
	public class ReferenceElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Reference");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Assignment cSegmentsAssignment_0 = (Assignment)cGroup.eContents().get(0);
		private final RuleCall cSegmentsSegmentParserRuleCall_0_0 = (RuleCall)cSegmentsAssignment_0.eContents().get(0);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Keyword cFullStopKeyword_1_0 = (Keyword)cGroup_1.eContents().get(0);
		private final Assignment cSegmentsAssignment_1_1 = (Assignment)cGroup_1.eContents().get(1);
		private final RuleCall cSegmentsSegmentParserRuleCall_1_1_0 = (RuleCall)cSegmentsAssignment_1_1.eContents().get(0);
		
		//Reference:
		//    segments+=Segment ('.' segments+=Segment)*;
		@Override public ParserRule getRule() { return rule; }
		
		//segments+=Segment ('.' segments+=Segment)*
		public Group getGroup() { return cGroup; }
		
		//segments+=Segment
		public Assignment getSegmentsAssignment_0() { return cSegmentsAssignment_0; }
		
		//Segment
		public RuleCall getSegmentsSegmentParserRuleCall_0_0() { return cSegmentsSegmentParserRuleCall_0_0; }
		
		//('.' segments+=Segment)*
		public Group getGroup_1() { return cGroup_1; }
		
		//'.'
		public Keyword getFullStopKeyword_1_0() { return cFullStopKeyword_1_0; }
		
		//segments+=Segment
		public Assignment getSegmentsAssignment_1_1() { return cSegmentsAssignment_1_1; }
		
		//Segment
		public RuleCall getSegmentsSegmentParserRuleCall_1_1_0() { return cSegmentsSegmentParserRuleCall_1_1_0; }
	}
	public class SegmentElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Segment");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Assignment cNameAssignment_0 = (Assignment)cGroup.eContents().get(0);
		private final RuleCall cNameNAMEParserRuleCall_0_0 = (RuleCall)cNameAssignment_0.eContents().get(0);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Keyword cLeftSquareBracketKeyword_1_0 = (Keyword)cGroup_1.eContents().get(0);
		private final Assignment cIndexAssignment_1_1 = (Assignment)cGroup_1.eContents().get(1);
		private final RuleCall cIndexExpressionParserRuleCall_1_1_0 = (RuleCall)cIndexAssignment_1_1.eContents().get(0);
		private final Keyword cRightSquareBracketKeyword_1_2 = (Keyword)cGroup_1.eContents().get(2);
		
		//Segment:
		//    name=NAME ('[' index=Expression ']')?;
		@Override public ParserRule getRule() { return rule; }
		
		//name=NAME ('[' index=Expression ']')?
		public Group getGroup() { return cGroup; }
		
		//name=NAME
		public Assignment getNameAssignment_0() { return cNameAssignment_0; }
		
		//NAME
		public RuleCall getNameNAMEParserRuleCall_0_0() { return cNameNAMEParserRuleCall_0_0; }
		
		//('[' index=Expression ']')?
		public Group getGroup_1() { return cGroup_1; }
		
		//'['
		public Keyword getLeftSquareBracketKeyword_1_0() { return cLeftSquareBracketKeyword_1_0; }
		
		//index=Expression
		public Assignment getIndexAssignment_1_1() { return cIndexAssignment_1_1; }
		
		//Expression
		public RuleCall getIndexExpressionParserRuleCall_1_1_0() { return cIndexExpressionParserRuleCall_1_1_0; }
		
		//']'
		public Keyword getRightSquareBracketKeyword_1_2() { return cRightSquareBracketKeyword_1_2; }
	}
	public class PathElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Path");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final Assignment cSegmentsAssignment_0 = (Assignment)cGroup.eContents().get(0);
		private final RuleCall cSegmentsPlainSegmentParserRuleCall_0_0 = (RuleCall)cSegmentsAssignment_0.eContents().get(0);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Keyword cFullStopKeyword_1_0 = (Keyword)cGroup_1.eContents().get(0);
		private final Assignment cSegmentsAssignment_1_1 = (Assignment)cGroup_1.eContents().get(1);
		private final RuleCall cSegmentsPlainSegmentParserRuleCall_1_1_0 = (RuleCall)cSegmentsAssignment_1_1.eContents().get(0);
		
		//Path returns Reference:
		//    segments+=PlainSegment ('.' segments+=PlainSegment)*;
		@Override public ParserRule getRule() { return rule; }
		
		//segments+=PlainSegment ('.' segments+=PlainSegment)*
		public Group getGroup() { return cGroup; }
		
		//segments+=PlainSegment
		public Assignment getSegmentsAssignment_0() { return cSegmentsAssignment_0; }
		
		//PlainSegment
		public RuleCall getSegmentsPlainSegmentParserRuleCall_0_0() { return cSegmentsPlainSegmentParserRuleCall_0_0; }
		
		//('.' segments+=PlainSegment)*
		public Group getGroup_1() { return cGroup_1; }
		
		//'.'
		public Keyword getFullStopKeyword_1_0() { return cFullStopKeyword_1_0; }
		
		//segments+=PlainSegment
		public Assignment getSegmentsAssignment_1_1() { return cSegmentsAssignment_1_1; }
		
		//PlainSegment
		public RuleCall getSegmentsPlainSegmentParserRuleCall_1_1_0() { return cSegmentsPlainSegmentParserRuleCall_1_1_0; }
	}
	public class PlainSegmentElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.PlainSegment");
		private final Assignment cNameAssignment = (Assignment)rule.eContents().get(1);
		private final RuleCall cNameNAMEParserRuleCall_0 = (RuleCall)cNameAssignment.eContents().get(0);
		
		//PlainSegment returns Segment:
		//    name=NAME;
		@Override public ParserRule getRule() { return rule; }
		
		//name=NAME
		public Assignment getNameAssignment() { return cNameAssignment; }
		
		//NAME
		public RuleCall getNameNAMEParserRuleCall_0() { return cNameNAMEParserRuleCall_0; }
	}
	public class NAMEElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.NAME");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final RuleCall cIDTerminalRuleCall_0 = (RuleCall)cAlternatives.eContents().get(0);
		private final Keyword cImportKeyword_1 = (Keyword)cAlternatives.eContents().get(1);
		private final Keyword cUnitKeyword_2 = (Keyword)cAlternatives.eContents().get(2);
		private final Keyword cParamKeyword_3 = (Keyword)cAlternatives.eContents().get(3);
		private final Keyword cProcessKeyword_4 = (Keyword)cAlternatives.eContents().get(4);
		private final Keyword cRoutineKeyword_5 = (Keyword)cAlternatives.eContents().get(5);
		private final Keyword cVariantKeyword_6 = (Keyword)cAlternatives.eContents().get(6);
		private final Keyword cHypothesisKeyword_7 = (Keyword)cAlternatives.eContents().get(7);
		private final Keyword cExpectKeyword_8 = (Keyword)cAlternatives.eContents().get(8);
		private final Keyword cShowKeyword_9 = (Keyword)cAlternatives.eContents().get(9);
		private final Keyword cFitKeyword_10 = (Keyword)cAlternatives.eContents().get(10);
		private final Keyword cGivenKeyword_11 = (Keyword)cAlternatives.eContents().get(11);
		private final Keyword cMeasuredKeyword_12 = (Keyword)cAlternatives.eContents().get(12);
		private final Keyword cFittedKeyword_13 = (Keyword)cAlternatives.eContents().get(13);
		private final Keyword cAssumedKeyword_14 = (Keyword)cAlternatives.eContents().get(14);
		private final Keyword cTunableKeyword_15 = (Keyword)cAlternatives.eContents().get(15);
		private final Keyword cUnexplainedKeyword_16 = (Keyword)cAlternatives.eContents().get(16);
		private final Keyword cMachineKeyword_17 = (Keyword)cAlternatives.eContents().get(17);
		private final Keyword cStationKeyword_18 = (Keyword)cAlternatives.eContents().get(18);
		private final Keyword cDiskKeyword_19 = (Keyword)cAlternatives.eContents().get(19);
		private final Keyword cFileKeyword_20 = (Keyword)cAlternatives.eContents().get(20);
		private final Keyword cLinkKeyword_21 = (Keyword)cAlternatives.eContents().get(21);
		private final Keyword cChannelKeyword_22 = (Keyword)cAlternatives.eContents().get(22);
		private final Keyword cGateKeyword_23 = (Keyword)cAlternatives.eContents().get(23);
		private final Keyword cLockKeyword_24 = (Keyword)cAlternatives.eContents().get(24);
		private final Keyword cMessageKeyword_25 = (Keyword)cAlternatives.eContents().get(25);
		private final Keyword cComputeKeyword_26 = (Keyword)cAlternatives.eContents().get(26);
		private final Keyword cSleepKeyword_27 = (Keyword)cAlternatives.eContents().get(27);
		private final Keyword cUseKeyword_28 = (Keyword)cAlternatives.eContents().get(28);
		private final Keyword cSyncKeyword_29 = (Keyword)cAlternatives.eContents().get(29);
		private final Keyword cReadKeyword_30 = (Keyword)cAlternatives.eContents().get(30);
		private final Keyword cWriteKeyword_31 = (Keyword)cAlternatives.eContents().get(31);
		private final Keyword cSendKeyword_32 = (Keyword)cAlternatives.eContents().get(32);
		private final Keyword cReplyKeyword_33 = (Keyword)cAlternatives.eContents().get(33);
		private final Keyword cReceiveKeyword_34 = (Keyword)cAlternatives.eContents().get(34);
		private final Keyword cForeverKeyword_35 = (Keyword)cAlternatives.eContents().get(35);
		private final Keyword cRepeatKeyword_36 = (Keyword)cAlternatives.eContents().get(36);
		private final Keyword cWhileKeyword_37 = (Keyword)cAlternatives.eContents().get(37);
		private final Keyword cChooseKeyword_38 = (Keyword)cAlternatives.eContents().get(38);
		private final Keyword cParallelKeyword_39 = (Keyword)cAlternatives.eContents().get(39);
		private final Keyword cTogetherKeyword_40 = (Keyword)cAlternatives.eContents().get(40);
		private final Keyword cCountKeyword_41 = (Keyword)cAlternatives.eContents().get(41);
		private final Keyword cTimeKeyword_42 = (Keyword)cAlternatives.eContents().get(42);
		private final Keyword cLetKeyword_43 = (Keyword)cAlternatives.eContents().get(43);
		private final Keyword cDoKeyword_44 = (Keyword)cAlternatives.eContents().get(44);
		private final Keyword cRandomKeyword_45 = (Keyword)cAlternatives.eContents().get(45);
		private final Keyword cLeastKeyword_46 = (Keyword)cAlternatives.eContents().get(46);
		private final Keyword cMostKeyword_47 = (Keyword)cAlternatives.eContents().get(47);
		
		///* words */
		//NAME returns ecore::EString:
		//    ID
		//    | 'import' | 'unit' | 'param' | 'process' | 'routine' | 'variant' | 'hypothesis' | 'expect' | 'show' | 'fit'
		//    | 'given' | 'measured' | 'fitted' | 'assumed' | 'tunable' | 'unexplained'
		//    | 'machine' | 'station' | 'disk' | 'file' | 'link' | 'channel' | 'gate' | 'lock' | 'message'
		//    | 'compute' | 'sleep' | 'use' | 'sync' | 'read' | 'write' | 'send' | 'reply' | 'receive'
		//    | 'forever' | 'repeat' | 'while' | 'choose' | 'parallel' | 'together' | 'count' | 'time' | 'let' | 'do'
		//    | 'random' | 'least' | 'most';
		@Override public ParserRule getRule() { return rule; }
		
		//ID
		//| 'import' | 'unit' | 'param' | 'process' | 'routine' | 'variant' | 'hypothesis' | 'expect' | 'show' | 'fit'
		//| 'given' | 'measured' | 'fitted' | 'assumed' | 'tunable' | 'unexplained'
		//| 'machine' | 'station' | 'disk' | 'file' | 'link' | 'channel' | 'gate' | 'lock' | 'message'
		//| 'compute' | 'sleep' | 'use' | 'sync' | 'read' | 'write' | 'send' | 'reply' | 'receive'
		//| 'forever' | 'repeat' | 'while' | 'choose' | 'parallel' | 'together' | 'count' | 'time' | 'let' | 'do'
		//| 'random' | 'least' | 'most'
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//ID
		public RuleCall getIDTerminalRuleCall_0() { return cIDTerminalRuleCall_0; }
		
		//'import'
		public Keyword getImportKeyword_1() { return cImportKeyword_1; }
		
		//'unit'
		public Keyword getUnitKeyword_2() { return cUnitKeyword_2; }
		
		//'param'
		public Keyword getParamKeyword_3() { return cParamKeyword_3; }
		
		//'process'
		public Keyword getProcessKeyword_4() { return cProcessKeyword_4; }
		
		//'routine'
		public Keyword getRoutineKeyword_5() { return cRoutineKeyword_5; }
		
		//'variant'
		public Keyword getVariantKeyword_6() { return cVariantKeyword_6; }
		
		//'hypothesis'
		public Keyword getHypothesisKeyword_7() { return cHypothesisKeyword_7; }
		
		//'expect'
		public Keyword getExpectKeyword_8() { return cExpectKeyword_8; }
		
		//'show'
		public Keyword getShowKeyword_9() { return cShowKeyword_9; }
		
		//'fit'
		public Keyword getFitKeyword_10() { return cFitKeyword_10; }
		
		//'given'
		public Keyword getGivenKeyword_11() { return cGivenKeyword_11; }
		
		//'measured'
		public Keyword getMeasuredKeyword_12() { return cMeasuredKeyword_12; }
		
		//'fitted'
		public Keyword getFittedKeyword_13() { return cFittedKeyword_13; }
		
		//'assumed'
		public Keyword getAssumedKeyword_14() { return cAssumedKeyword_14; }
		
		//'tunable'
		public Keyword getTunableKeyword_15() { return cTunableKeyword_15; }
		
		//'unexplained'
		public Keyword getUnexplainedKeyword_16() { return cUnexplainedKeyword_16; }
		
		//'machine'
		public Keyword getMachineKeyword_17() { return cMachineKeyword_17; }
		
		//'station'
		public Keyword getStationKeyword_18() { return cStationKeyword_18; }
		
		//'disk'
		public Keyword getDiskKeyword_19() { return cDiskKeyword_19; }
		
		//'file'
		public Keyword getFileKeyword_20() { return cFileKeyword_20; }
		
		//'link'
		public Keyword getLinkKeyword_21() { return cLinkKeyword_21; }
		
		//'channel'
		public Keyword getChannelKeyword_22() { return cChannelKeyword_22; }
		
		//'gate'
		public Keyword getGateKeyword_23() { return cGateKeyword_23; }
		
		//'lock'
		public Keyword getLockKeyword_24() { return cLockKeyword_24; }
		
		//'message'
		public Keyword getMessageKeyword_25() { return cMessageKeyword_25; }
		
		//'compute'
		public Keyword getComputeKeyword_26() { return cComputeKeyword_26; }
		
		//'sleep'
		public Keyword getSleepKeyword_27() { return cSleepKeyword_27; }
		
		//'use'
		public Keyword getUseKeyword_28() { return cUseKeyword_28; }
		
		//'sync'
		public Keyword getSyncKeyword_29() { return cSyncKeyword_29; }
		
		//'read'
		public Keyword getReadKeyword_30() { return cReadKeyword_30; }
		
		//'write'
		public Keyword getWriteKeyword_31() { return cWriteKeyword_31; }
		
		//'send'
		public Keyword getSendKeyword_32() { return cSendKeyword_32; }
		
		//'reply'
		public Keyword getReplyKeyword_33() { return cReplyKeyword_33; }
		
		//'receive'
		public Keyword getReceiveKeyword_34() { return cReceiveKeyword_34; }
		
		//'forever'
		public Keyword getForeverKeyword_35() { return cForeverKeyword_35; }
		
		//'repeat'
		public Keyword getRepeatKeyword_36() { return cRepeatKeyword_36; }
		
		//'while'
		public Keyword getWhileKeyword_37() { return cWhileKeyword_37; }
		
		//'choose'
		public Keyword getChooseKeyword_38() { return cChooseKeyword_38; }
		
		//'parallel'
		public Keyword getParallelKeyword_39() { return cParallelKeyword_39; }
		
		//'together'
		public Keyword getTogetherKeyword_40() { return cTogetherKeyword_40; }
		
		//'count'
		public Keyword getCountKeyword_41() { return cCountKeyword_41; }
		
		//'time'
		public Keyword getTimeKeyword_42() { return cTimeKeyword_42; }
		
		//'let'
		public Keyword getLetKeyword_43() { return cLetKeyword_43; }
		
		//'do'
		public Keyword getDoKeyword_44() { return cDoKeyword_44; }
		
		//'random'
		public Keyword getRandomKeyword_45() { return cRandomKeyword_45; }
		
		//'least'
		public Keyword getLeastKeyword_46() { return cLeastKeyword_46; }
		
		//'most'
		public Keyword getMostKeyword_47() { return cMostKeyword_47; }
	}
	public class NUMBERElements extends AbstractParserRuleElementFinder {
		private final ParserRule rule = (ParserRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.NUMBER");
		private final Group cGroup = (Group)rule.eContents().get(1);
		private final RuleCall cINTTerminalRuleCall_0 = (RuleCall)cGroup.eContents().get(0);
		private final Group cGroup_1 = (Group)cGroup.eContents().get(1);
		private final Keyword cFullStopKeyword_1_0 = (Keyword)cGroup_1.eContents().get(0);
		private final RuleCall cINTTerminalRuleCall_1_1 = (RuleCall)cGroup_1.eContents().get(1);
		
		//NUMBER returns ecore::EString hidden():
		//    INT ('.' INT)?;
		@Override public ParserRule getRule() { return rule; }
		
		//INT ('.' INT)?
		public Group getGroup() { return cGroup; }
		
		//INT
		public RuleCall getINTTerminalRuleCall_0() { return cINTTerminalRuleCall_0; }
		
		//('.' INT)?
		public Group getGroup_1() { return cGroup_1; }
		
		//'.'
		public Keyword getFullStopKeyword_1_0() { return cFullStopKeyword_1_0; }
		
		//INT
		public RuleCall getINTTerminalRuleCall_1_1() { return cINTTerminalRuleCall_1_1; }
	}
	
	public class KindElements extends AbstractElementFinder.AbstractEnumRuleElementFinder {
		private final EnumRule rule = (EnumRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.Kind");
		private final Alternatives cAlternatives = (Alternatives)rule.eContents().get(1);
		private final EnumLiteralDeclaration cMACHINEEnumLiteralDeclaration_0 = (EnumLiteralDeclaration)cAlternatives.eContents().get(0);
		private final Keyword cMACHINEMachineKeyword_0_0 = (Keyword)cMACHINEEnumLiteralDeclaration_0.eContents().get(0);
		private final EnumLiteralDeclaration cSTATIONEnumLiteralDeclaration_1 = (EnumLiteralDeclaration)cAlternatives.eContents().get(1);
		private final Keyword cSTATIONStationKeyword_1_0 = (Keyword)cSTATIONEnumLiteralDeclaration_1.eContents().get(0);
		private final EnumLiteralDeclaration cDISKEnumLiteralDeclaration_2 = (EnumLiteralDeclaration)cAlternatives.eContents().get(2);
		private final Keyword cDISKDiskKeyword_2_0 = (Keyword)cDISKEnumLiteralDeclaration_2.eContents().get(0);
		private final EnumLiteralDeclaration cFILEEnumLiteralDeclaration_3 = (EnumLiteralDeclaration)cAlternatives.eContents().get(3);
		private final Keyword cFILEFileKeyword_3_0 = (Keyword)cFILEEnumLiteralDeclaration_3.eContents().get(0);
		private final EnumLiteralDeclaration cLINKEnumLiteralDeclaration_4 = (EnumLiteralDeclaration)cAlternatives.eContents().get(4);
		private final Keyword cLINKLinkKeyword_4_0 = (Keyword)cLINKEnumLiteralDeclaration_4.eContents().get(0);
		private final EnumLiteralDeclaration cCHANNELEnumLiteralDeclaration_5 = (EnumLiteralDeclaration)cAlternatives.eContents().get(5);
		private final Keyword cCHANNELChannelKeyword_5_0 = (Keyword)cCHANNELEnumLiteralDeclaration_5.eContents().get(0);
		private final EnumLiteralDeclaration cGATEEnumLiteralDeclaration_6 = (EnumLiteralDeclaration)cAlternatives.eContents().get(6);
		private final Keyword cGATEGateKeyword_6_0 = (Keyword)cGATEEnumLiteralDeclaration_6.eContents().get(0);
		private final EnumLiteralDeclaration cLOCKEnumLiteralDeclaration_7 = (EnumLiteralDeclaration)cAlternatives.eContents().get(7);
		private final Keyword cLOCKLockKeyword_7_0 = (Keyword)cLOCKEnumLiteralDeclaration_7.eContents().get(0);
		private final EnumLiteralDeclaration cMESSAGEEnumLiteralDeclaration_8 = (EnumLiteralDeclaration)cAlternatives.eContents().get(8);
		private final Keyword cMESSAGEMessageKeyword_8_0 = (Keyword)cMESSAGEEnumLiteralDeclaration_8.eContents().get(0);
		
		//enum Kind:
		//    MACHINE='machine' | STATION='station' | DISK='disk' | FILE='file' | LINK='link'
		//    | CHANNEL='channel' | GATE='gate' | LOCK='lock' | MESSAGE='message';
		public EnumRule getRule() { return rule; }
		
		//MACHINE='machine' | STATION='station' | DISK='disk' | FILE='file' | LINK='link'
		//| CHANNEL='channel' | GATE='gate' | LOCK='lock' | MESSAGE='message'
		public Alternatives getAlternatives() { return cAlternatives; }
		
		//MACHINE='machine'
		public EnumLiteralDeclaration getMACHINEEnumLiteralDeclaration_0() { return cMACHINEEnumLiteralDeclaration_0; }
		
		//'machine'
		public Keyword getMACHINEMachineKeyword_0_0() { return cMACHINEMachineKeyword_0_0; }
		
		//STATION='station'
		public EnumLiteralDeclaration getSTATIONEnumLiteralDeclaration_1() { return cSTATIONEnumLiteralDeclaration_1; }
		
		//'station'
		public Keyword getSTATIONStationKeyword_1_0() { return cSTATIONStationKeyword_1_0; }
		
		//DISK='disk'
		public EnumLiteralDeclaration getDISKEnumLiteralDeclaration_2() { return cDISKEnumLiteralDeclaration_2; }
		
		//'disk'
		public Keyword getDISKDiskKeyword_2_0() { return cDISKDiskKeyword_2_0; }
		
		//FILE='file'
		public EnumLiteralDeclaration getFILEEnumLiteralDeclaration_3() { return cFILEEnumLiteralDeclaration_3; }
		
		//'file'
		public Keyword getFILEFileKeyword_3_0() { return cFILEFileKeyword_3_0; }
		
		//LINK='link'
		public EnumLiteralDeclaration getLINKEnumLiteralDeclaration_4() { return cLINKEnumLiteralDeclaration_4; }
		
		//'link'
		public Keyword getLINKLinkKeyword_4_0() { return cLINKLinkKeyword_4_0; }
		
		//CHANNEL='channel'
		public EnumLiteralDeclaration getCHANNELEnumLiteralDeclaration_5() { return cCHANNELEnumLiteralDeclaration_5; }
		
		//'channel'
		public Keyword getCHANNELChannelKeyword_5_0() { return cCHANNELChannelKeyword_5_0; }
		
		//GATE='gate'
		public EnumLiteralDeclaration getGATEEnumLiteralDeclaration_6() { return cGATEEnumLiteralDeclaration_6; }
		
		//'gate'
		public Keyword getGATEGateKeyword_6_0() { return cGATEGateKeyword_6_0; }
		
		//LOCK='lock'
		public EnumLiteralDeclaration getLOCKEnumLiteralDeclaration_7() { return cLOCKEnumLiteralDeclaration_7; }
		
		//'lock'
		public Keyword getLOCKLockKeyword_7_0() { return cLOCKLockKeyword_7_0; }
		
		//MESSAGE='message'
		public EnumLiteralDeclaration getMESSAGEEnumLiteralDeclaration_8() { return cMESSAGEEnumLiteralDeclaration_8; }
		
		//'message'
		public Keyword getMESSAGEMessageKeyword_8_0() { return cMESSAGEMessageKeyword_8_0; }
	}
	
	private final ModelElements pModel;
	private final EntryElements pEntry;
	private final ImportElements pImport;
	private final UnitDefinitionElements pUnitDefinition;
	private final ParamElements pParam;
	private final SettingElements pSetting;
	private final ValueElements pValue;
	private final StatusElements pStatus;
	private final PartElements pPart;
	private final KindElements eKind;
	private final PartNameElements pPartName;
	private final EntityElements pEntity;
	private final ProcessElements pProcess;
	private final RoutineElements pRoutine;
	private final ArgumentElements pArgument;
	private final BlockElements pBlock;
	private final StatementElements pStatement;
	private final CostElements pCost;
	private final ComputeElements pCompute;
	private final SleepElements pSleep;
	private final UseElements pUse;
	private final SyncElements pSync;
	private final ReadElements pRead;
	private final WriteElements pWrite;
	private final TalkElements pTalk;
	private final SendElements pSend;
	private final ReplyElements pReply;
	private final ReceiveElements pReceive;
	private final HandlerElements pHandler;
	private final ControlElements pControl;
	private final ForeverElements pForever;
	private final RepeatElements pRepeat;
	private final EveryElements pEvery;
	private final WhileElements pWhile;
	private final IfElements pIf;
	private final ChooseElements pChoose;
	private final BranchElements pBranch;
	private final ParallelElements pParallel;
	private final LockBlockElements pLockBlock;
	private final TogetherElements pTogether;
	private final CountElements pCount;
	private final TimeBlockElements pTimeBlock;
	private final LetElements pLet;
	private final DoElements pDo;
	private final CaseElements pCase;
	private final VariantElements pVariant;
	private final HypothesisElements pHypothesis;
	private final CaseBodyElements pCaseBody;
	private final ChangeElements pChange;
	private final AssignmentElements pAssignment;
	private final FitElements pFit;
	private final ExpectationElements pExpectation;
	private final CriterionElements pCriterion;
	private final IsElements pIs;
	private final BetweenElements pBetween;
	private final AtLeastElements pAtLeast;
	private final AtMostElements pAtMost;
	private final ShowElements pShow;
	private final SweepElements pSweep;
	private final ExpressionElements pExpression;
	private final AndElements pAnd;
	private final ComparisonElements pComparison;
	private final SumElements pSum;
	private final ProductElements pProduct;
	private final UnaryElements pUnary;
	private final PrimaryElements pPrimary;
	private final CallArgumentElements pCallArgument;
	private final ReferenceElements pReference;
	private final SegmentElements pSegment;
	private final PathElements pPath;
	private final PlainSegmentElements pPlainSegment;
	private final NAMEElements pNAME;
	private final NUMBERElements pNUMBER;
	private final TerminalRule tUNIT;
	private final TerminalRule tLETTER;
	private final TerminalRule tDIGIT;
	private final TerminalRule tID;
	private final TerminalRule tINT;
	private final TerminalRule tSTRING;
	private final TerminalRule tML_COMMENT;
	private final TerminalRule tSL_COMMENT;
	private final TerminalRule tWS;
	private final TerminalRule tANY_OTHER;
	
	private final Grammar grammar;

	@Inject
	public PerfGrammarAccess(GrammarProvider grammarProvider) {
		this.grammar = internalFindGrammar(grammarProvider);
		this.pModel = new ModelElements();
		this.pEntry = new EntryElements();
		this.pImport = new ImportElements();
		this.pUnitDefinition = new UnitDefinitionElements();
		this.pParam = new ParamElements();
		this.pSetting = new SettingElements();
		this.pValue = new ValueElements();
		this.pStatus = new StatusElements();
		this.pPart = new PartElements();
		this.eKind = new KindElements();
		this.pPartName = new PartNameElements();
		this.pEntity = new EntityElements();
		this.pProcess = new ProcessElements();
		this.pRoutine = new RoutineElements();
		this.pArgument = new ArgumentElements();
		this.pBlock = new BlockElements();
		this.pStatement = new StatementElements();
		this.pCost = new CostElements();
		this.pCompute = new ComputeElements();
		this.pSleep = new SleepElements();
		this.pUse = new UseElements();
		this.pSync = new SyncElements();
		this.pRead = new ReadElements();
		this.pWrite = new WriteElements();
		this.pTalk = new TalkElements();
		this.pSend = new SendElements();
		this.pReply = new ReplyElements();
		this.pReceive = new ReceiveElements();
		this.pHandler = new HandlerElements();
		this.pControl = new ControlElements();
		this.pForever = new ForeverElements();
		this.pRepeat = new RepeatElements();
		this.pEvery = new EveryElements();
		this.pWhile = new WhileElements();
		this.pIf = new IfElements();
		this.pChoose = new ChooseElements();
		this.pBranch = new BranchElements();
		this.pParallel = new ParallelElements();
		this.pLockBlock = new LockBlockElements();
		this.pTogether = new TogetherElements();
		this.pCount = new CountElements();
		this.pTimeBlock = new TimeBlockElements();
		this.pLet = new LetElements();
		this.pDo = new DoElements();
		this.pCase = new CaseElements();
		this.pVariant = new VariantElements();
		this.pHypothesis = new HypothesisElements();
		this.pCaseBody = new CaseBodyElements();
		this.pChange = new ChangeElements();
		this.pAssignment = new AssignmentElements();
		this.pFit = new FitElements();
		this.pExpectation = new ExpectationElements();
		this.pCriterion = new CriterionElements();
		this.pIs = new IsElements();
		this.pBetween = new BetweenElements();
		this.pAtLeast = new AtLeastElements();
		this.pAtMost = new AtMostElements();
		this.pShow = new ShowElements();
		this.pSweep = new SweepElements();
		this.pExpression = new ExpressionElements();
		this.pAnd = new AndElements();
		this.pComparison = new ComparisonElements();
		this.pSum = new SumElements();
		this.pProduct = new ProductElements();
		this.pUnary = new UnaryElements();
		this.pPrimary = new PrimaryElements();
		this.pCallArgument = new CallArgumentElements();
		this.pReference = new ReferenceElements();
		this.pSegment = new SegmentElements();
		this.pPath = new PathElements();
		this.pPlainSegment = new PlainSegmentElements();
		this.pNAME = new NAMEElements();
		this.pNUMBER = new NUMBERElements();
		this.tUNIT = (TerminalRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.UNIT");
		this.tLETTER = (TerminalRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.LETTER");
		this.tDIGIT = (TerminalRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.DIGIT");
		this.tID = (TerminalRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.ID");
		this.tINT = (TerminalRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.INT");
		this.tSTRING = (TerminalRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.STRING");
		this.tML_COMMENT = (TerminalRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.ML_COMMENT");
		this.tSL_COMMENT = (TerminalRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.SL_COMMENT");
		this.tWS = (TerminalRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.WS");
		this.tANY_OTHER = (TerminalRule) GrammarUtil.findRuleForName(getGrammar(), "dev.whence.language.Perf.ANY_OTHER");
	}
	
	protected Grammar internalFindGrammar(GrammarProvider grammarProvider) {
		Grammar grammar = grammarProvider.getGrammar(this);
		while (grammar != null) {
			if ("dev.whence.language.Perf".equals(grammar.getName())) {
				return grammar;
			}
			List<Grammar> grammars = grammar.getUsedGrammars();
			if (!grammars.isEmpty()) {
				grammar = grammars.iterator().next();
			} else {
				return null;
			}
		}
		return grammar;
	}
	
	@Override
	public Grammar getGrammar() {
		return grammar;
	}
	

	
	//Model:
	//    {Model} entries+=Entry*;
	public ModelElements getModelAccess() {
		return pModel;
	}
	
	public ParserRule getModelRule() {
		return getModelAccess().getRule();
	}
	
	//Entry:
	//    Import | UnitDefinition | Param | Part | Process | Routine | Case | Expectation | Show;
	public EntryElements getEntryAccess() {
		return pEntry;
	}
	
	public ParserRule getEntryRule() {
		return getEntryAccess().getRule();
	}
	
	//Import:
	//    'import' location=STRING;
	public ImportElements getImportAccess() {
		return pImport;
	}
	
	public ParserRule getImportRule() {
		return getImportAccess().getRule();
	}
	
	//UnitDefinition:
	//    'unit' name=ID '=' value=Expression;
	public UnitDefinitionElements getUnitDefinitionAccess() {
		return pUnitDefinition;
	}
	
	public ParserRule getUnitDefinitionRule() {
		return getUnitDefinitionAccess().getRule();
	}
	
	///* parameters and settings */
	//Param:
	//    'param' Value;
	public ParamElements getParamAccess() {
		return pParam;
	}
	
	public ParserRule getParamRule() {
		return getParamAccess().getRule();
	}
	
	//Setting:
	//    Value;
	public SettingElements getSettingAccess() {
		return pSetting;
	}
	
	public ParserRule getSettingRule() {
		return getSettingAccess().getRule();
	}
	
	//fragment Value returns Valued:
	//    name=NAME '=' value=Expression
	//    ('from' from=Sum 'to' to=Sum)? status=Status? note=STRING?;
	public ValueElements getValueAccess() {
		return pValue;
	}
	
	public ParserRule getValueRule() {
		return getValueAccess().getRule();
	}
	
	//Status returns ecore::EString:
	//    'given' | 'measured' | 'fitted' | 'assumed' | 'tunable';
	public StatusElements getStatusAccess() {
		return pStatus;
	}
	
	public ParserRule getStatusRule() {
		return getStatusAccess().getRule();
	}
	
	///* what there is */
	//Part:
	//    kind=Kind names+=PartName (',' names+=PartName)*
	//    (':' prototype=Path)?
	//    ('on' on=Path
	//        | (between?='between' from=Path 'and' to=Path | 'from' from=Path 'to' to=Path)
	//            ('over' over+=Path (',' over+=Path)*)?)?
	//    ('{' (settings+=Setting | parts+=Part)* '}')?;
	public PartElements getPartAccess() {
		return pPart;
	}
	
	public ParserRule getPartRule() {
		return getPartAccess().getRule();
	}
	
	//enum Kind:
	//    MACHINE='machine' | STATION='station' | DISK='disk' | FILE='file' | LINK='link'
	//    | CHANNEL='channel' | GATE='gate' | LOCK='lock' | MESSAGE='message';
	public KindElements getKindAccess() {
		return eKind;
	}
	
	public EnumRule getKindRule() {
		return getKindAccess().getRule();
	}
	
	//PartName:
	//    name=NAME ('[' count=Expression ']')?;
	public PartNameElements getPartNameAccess() {
		return pPartName;
	}
	
	public ParserRule getPartNameRule() {
		return getPartNameAccess().getRule();
	}
	
	//Entity:
	//    PartName | Process;
	public EntityElements getEntityAccess() {
		return pEntity;
	}
	
	public ParserRule getEntityRule() {
		return getEntityAccess().getRule();
	}
	
	///* what happens */
	//Process:
	//    'process' name=NAME ('[' count=Expression ']')?
	//    ('on' on=Path)? ('every' every=Expression)?
	//    '{' (settings+=Setting | statements+=Statement)* '}';
	public ProcessElements getProcessAccess() {
		return pProcess;
	}
	
	public ParserRule getProcessRule() {
		return getProcessAccess().getRule();
	}
	
	//Routine:
	//    'routine' name=NAME '(' (arguments+=Argument (',' arguments+=Argument)*)? ')' block=Block;
	public RoutineElements getRoutineAccess() {
		return pRoutine;
	}
	
	public ParserRule getRoutineRule() {
		return getRoutineAccess().getRule();
	}
	
	//Argument:
	//    name=NAME;
	public ArgumentElements getArgumentAccess() {
		return pArgument;
	}
	
	public ParserRule getArgumentRule() {
		return getArgumentAccess().getRule();
	}
	
	//Block:
	//    {Block} '{' statements+=Statement* '}';
	public BlockElements getBlockAccess() {
		return pBlock;
	}
	
	public ParserRule getBlockRule() {
		return getBlockAccess().getRule();
	}
	
	//Statement:
	//    Cost | Talk | Control;
	public StatementElements getStatementAccess() {
		return pStatement;
	}
	
	public ParserRule getStatementRule() {
		return getStatementAccess().getRule();
	}
	
	//Cost:
	//    (Compute | Sleep | Use | Sync | Read | Write) ('as' label=NAME)?;
	public CostElements getCostAccess() {
		return pCost;
	}
	
	public ParserRule getCostRule() {
		return getCostAccess().getRule();
	}
	
	//Compute:
	//    'compute' duration=Expression;
	public ComputeElements getComputeAccess() {
		return pCompute;
	}
	
	public ParserRule getComputeRule() {
		return getComputeAccess().getRule();
	}
	
	//Sleep:
	//    'sleep' duration=Expression;
	public SleepElements getSleepAccess() {
		return pSleep;
	}
	
	public ParserRule getSleepRule() {
		return getSleepAccess().getRule();
	}
	
	//Use:
	//    'use' resource=Reference 'for' duration=Expression;
	public UseElements getUseAccess() {
		return pUse;
	}
	
	public ParserRule getUseRule() {
		return getUseAccess().getRule();
	}
	
	//Sync:
	//    'sync' file=Reference;
	public SyncElements getSyncAccess() {
		return pSync;
	}
	
	public ParserRule getSyncRule() {
		return getSyncAccess().getRule();
	}
	
	//Read:
	//    'read' amount=Expression 'from' file=Reference ('at' random?='random')?;
	public ReadElements getReadAccess() {
		return pRead;
	}
	
	public ParserRule getReadRule() {
		return getReadAccess().getRule();
	}
	
	//Write:
	//    'write' amount=Expression 'to' file=Reference ('at' random?='random')?;
	public WriteElements getWriteAccess() {
		return pWrite;
	}
	
	public ParserRule getWriteRule() {
		return getWriteAccess().getRule();
	}
	
	//Talk:
	//    Send | Reply | Receive | Handler;
	public TalkElements getTalkAccess() {
		return pTalk;
	}
	
	public ParserRule getTalkRule() {
		return getTalkAccess().getRule();
	}
	
	//Send:
	//    'send' payload=Expression 'to' receiver=Reference;
	public SendElements getSendAccess() {
		return pSend;
	}
	
	public ParserRule getSendRule() {
		return getSendAccess().getRule();
	}
	
	//Reply:
	//    'reply' payload=Expression;
	public ReplyElements getReplyAccess() {
		return pReply;
	}
	
	public ParserRule getReplyRule() {
		return getReplyAccess().getRule();
	}
	
	//Receive:
	//    'receive' (any?='any' | message=Path) ('from' sender=Reference)?;
	public ReceiveElements getReceiveAccess() {
		return pReceive;
	}
	
	public ParserRule getReceiveRule() {
		return getReceiveAccess().getRule();
	}
	
	//Handler:
	//    'on' (any?='any' | message=Path) ('from' sender=Reference)? block=Block;
	public HandlerElements getHandlerAccess() {
		return pHandler;
	}
	
	public ParserRule getHandlerRule() {
		return getHandlerAccess().getRule();
	}
	
	//Control:
	//    Forever | Repeat | Every | While | If | Choose | Parallel | LockBlock | Together | Count | TimeBlock | Let | Do;
	public ControlElements getControlAccess() {
		return pControl;
	}
	
	public ParserRule getControlRule() {
		return getControlAccess().getRule();
	}
	
	//Forever:
	//    'forever' block=Block;
	public ForeverElements getForeverAccess() {
		return pForever;
	}
	
	public ParserRule getForeverRule() {
		return getForeverAccess().getRule();
	}
	
	//Repeat:
	//    'repeat' times=Expression block=Block;
	public RepeatElements getRepeatAccess() {
		return pRepeat;
	}
	
	public ParserRule getRepeatRule() {
		return getRepeatAccess().getRule();
	}
	
	//Every:
	//    'every' period=Expression block=Block;
	public EveryElements getEveryAccess() {
		return pEvery;
	}
	
	public ParserRule getEveryRule() {
		return getEveryAccess().getRule();
	}
	
	//While:
	//    'while' condition=Expression block=Block;
	public WhileElements getWhileAccess() {
		return pWhile;
	}
	
	public ParserRule getWhileRule() {
		return getWhileAccess().getRule();
	}
	
	//If:
	//    'if' condition=Expression then=Block ('else' (otherwise=Block | elseIf=If))?;
	public IfElements getIfAccess() {
		return pIf;
	}
	
	public ParserRule getIfRule() {
		return getIfAccess().getRule();
	}
	
	//Choose:
	//    {Choose} 'choose' '{' branches+=Branch* '}';
	public ChooseElements getChooseAccess() {
		return pChoose;
	}
	
	public ParserRule getChooseRule() {
		return getChooseAccess().getRule();
	}
	
	//Branch:
	//    probability=Expression ':' block=Block;
	public BranchElements getBranchAccess() {
		return pBranch;
	}
	
	public ParserRule getBranchRule() {
		return getBranchAccess().getRule();
	}
	
	//Parallel:
	//    {Parallel} 'parallel' '{' branches+=Block* '}';
	public ParallelElements getParallelAccess() {
		return pParallel;
	}
	
	public ParserRule getParallelRule() {
		return getParallelAccess().getRule();
	}
	
	//LockBlock:
	//    'lock' lock=Reference block=Block;
	public LockBlockElements getLockBlockAccess() {
		return pLockBlock;
	}
	
	public ParserRule getLockBlockRule() {
		return getLockBlockAccess().getRule();
	}
	
	//Together:
	//    'together' name=NAME block=Block;
	public TogetherElements getTogetherAccess() {
		return pTogether;
	}
	
	public ParserRule getTogetherRule() {
		return getTogetherAccess().getRule();
	}
	
	//Count:
	//    'count' counter=NAME ('by' amount=Expression)?;
	public CountElements getCountAccess() {
		return pCount;
	}
	
	public ParserRule getCountRule() {
		return getCountAccess().getRule();
	}
	
	//TimeBlock:
	//    'time' span=NAME block=Block;
	public TimeBlockElements getTimeBlockAccess() {
		return pTimeBlock;
	}
	
	public ParserRule getTimeBlockRule() {
		return getTimeBlockAccess().getRule();
	}
	
	//Let:
	//    'let' name=NAME '=' value=Expression;
	public LetElements getLetAccess() {
		return pLet;
	}
	
	public ParserRule getLetRule() {
		return getLetAccess().getRule();
	}
	
	//Do:
	//    'do' routine=Path '(' (arguments+=Expression (',' arguments+=Expression)*)? ')';
	public DoElements getDoAccess() {
		return pDo;
	}
	
	public ParserRule getDoRule() {
		return getDoAccess().getRule();
	}
	
	///* what was changed and what is suspected */
	//Case:
	//    Variant | Hypothesis;
	public CaseElements getCaseAccess() {
		return pCase;
	}
	
	public ParserRule getCaseRule() {
		return getCaseAccess().getRule();
	}
	
	//Variant:
	//    'variant' CaseBody;
	public VariantElements getVariantAccess() {
		return pVariant;
	}
	
	public ParserRule getVariantRule() {
		return getVariantAccess().getRule();
	}
	
	//Hypothesis:
	//    'hypothesis' CaseBody;
	public HypothesisElements getHypothesisAccess() {
		return pHypothesis;
	}
	
	public ParserRule getHypothesisRule() {
		return getHypothesisAccess().getRule();
	}
	
	//fragment CaseBody returns Case:
	//    name=NAME (':' parents+=Path (',' parents+=Path)*)? note=STRING? '{' changes+=Change* '}';
	public CaseBodyElements getCaseBodyAccess() {
		return pCaseBody;
	}
	
	public ParserRule getCaseBodyRule() {
		return getCaseBodyAccess().getRule();
	}
	
	//Change:
	//    Assignment | Fit;
	public ChangeElements getChangeAccess() {
		return pChange;
	}
	
	public ParserRule getChangeRule() {
		return getChangeAccess().getRule();
	}
	
	//Assignment:
	//    target=Reference '=' value=Expression;
	public AssignmentElements getAssignmentAccess() {
		return pAssignment;
	}
	
	public ParserRule getAssignmentRule() {
		return getAssignmentAccess().getRule();
	}
	
	//Fit:
	//    'fit' target=Reference 'from' from=Sum 'to' to=Sum;
	public FitElements getFitAccess() {
		return pFit;
	}
	
	public ParserRule getFitRule() {
		return getFitAccess().getRule();
	}
	
	///* what was measured and what one would like to know */
	//Expectation:
	//    'expect' question=Expression criterion=Criterion
	//    ('with' sweeps+=Sweep (',' sweeps+=Sweep)*)? unexplained?='unexplained'? note=STRING?;
	public ExpectationElements getExpectationAccess() {
		return pExpectation;
	}
	
	public ParserRule getExpectationRule() {
		return getExpectationAccess().getRule();
	}
	
	//Criterion:
	//    Is | Between | AtLeast | AtMost;
	public CriterionElements getCriterionAccess() {
		return pCriterion;
	}
	
	public ParserRule getCriterionRule() {
		return getCriterionAccess().getRule();
	}
	
	//Is:
	//    'is' value=Sum ('within' tolerance=Sum)?;
	public IsElements getIsAccess() {
		return pIs;
	}
	
	public ParserRule getIsRule() {
		return getIsAccess().getRule();
	}
	
	//Between:
	//    'is' 'from' from=Sum 'to' to=Sum;
	public BetweenElements getBetweenAccess() {
		return pBetween;
	}
	
	public ParserRule getBetweenRule() {
		return getBetweenAccess().getRule();
	}
	
	//AtLeast:
	//    'at' 'least' bound=Sum;
	public AtLeastElements getAtLeastAccess() {
		return pAtLeast;
	}
	
	public ParserRule getAtLeastRule() {
		return getAtLeastAccess().getRule();
	}
	
	//AtMost:
	//    'at' 'most' bound=Sum;
	public AtMostElements getAtMostAccess() {
		return pAtMost;
	}
	
	public ParserRule getAtMostRule() {
		return getAtMostAccess().getRule();
	}
	
	//Show:
	//    'show' questions+=Expression (',' questions+=Expression)*
	//    ('with' sweeps+=Sweep (',' sweeps+=Sweep)*)? note=STRING?;
	public ShowElements getShowAccess() {
		return pShow;
	}
	
	public ParserRule getShowRule() {
		return getShowAccess().getRule();
	}
	
	//Sweep:
	//    target=Reference ('=' values=Sum | 'from' from=Sum 'to' to=Sum ('step' step=Sum)?);
	public SweepElements getSweepAccess() {
		return pSweep;
	}
	
	public ParserRule getSweepRule() {
		return getSweepAccess().getRule();
	}
	
	///* expressions */
	//Expression:
	//    And ({Binary.left=current} operator='or' right=And)*;
	public ExpressionElements getExpressionAccess() {
		return pExpression;
	}
	
	public ParserRule getExpressionRule() {
		return getExpressionAccess().getRule();
	}
	
	//And returns Expression:
	//    Comparison ({Binary.left=current} operator='and' right=Comparison)*;
	public AndElements getAndAccess() {
		return pAnd;
	}
	
	public ParserRule getAndRule() {
		return getAndAccess().getRule();
	}
	
	//Comparison returns Expression:
	//    Sum ({Binary.left=current} operator=('<' | '<=' | '>' | '>=' | '==' | '!=') right=Sum)?;
	public ComparisonElements getComparisonAccess() {
		return pComparison;
	}
	
	public ParserRule getComparisonRule() {
		return getComparisonAccess().getRule();
	}
	
	//Sum returns Expression:
	//    Product ({Binary.left=current} operator=('+' | '-') right=Product)*;
	public SumElements getSumAccess() {
		return pSum;
	}
	
	public ParserRule getSumRule() {
		return getSumAccess().getRule();
	}
	
	//Product returns Expression:
	//    Unary ({Binary.left=current} operator=('*' | '/') right=Unary)*;
	public ProductElements getProductAccess() {
		return pProduct;
	}
	
	public ParserRule getProductRule() {
		return getProductAccess().getRule();
	}
	
	//Unary returns Expression:
	//    {Unary} operator=('-' | 'not') operand=Unary
	//    | Primary ({InCase.operand=current} 'in' (cases+=Path | several?='[' cases+=Path (',' cases+=Path)* ']'))?;
	public UnaryElements getUnaryAccess() {
		return pUnary;
	}
	
	public ParserRule getUnaryRule() {
		return getUnaryAccess().getRule();
	}
	
	//Primary returns Expression:
	//    {NumberLiteral} value=NUMBER (unit=UNIT | unit='%')?
	//    | {ListLiteral} '[' elements+=Expression (',' elements+=Expression)* ']' (unit=UNIT | unit='%')?
	//    | {StringLiteral} value=STRING
	//    | {BooleanLiteral} (true?='true' | 'false')
	//    | {Call} name=NAME '(' (arguments+=CallArgument (',' arguments+=CallArgument)*)? ')'
	//    | Reference
	//    | {Parenthesis} '(' expression=Expression ')';
	public PrimaryElements getPrimaryAccess() {
		return pPrimary;
	}
	
	public ParserRule getPrimaryRule() {
		return getPrimaryAccess().getRule();
	}
	
	//CallArgument:
	//    value=Expression (':' second=Expression)?;
	public CallArgumentElements getCallArgumentAccess() {
		return pCallArgument;
	}
	
	public ParserRule getCallArgumentRule() {
		return getCallArgumentAccess().getRule();
	}
	
	//Reference:
	//    segments+=Segment ('.' segments+=Segment)*;
	public ReferenceElements getReferenceAccess() {
		return pReference;
	}
	
	public ParserRule getReferenceRule() {
		return getReferenceAccess().getRule();
	}
	
	//Segment:
	//    name=NAME ('[' index=Expression ']')?;
	public SegmentElements getSegmentAccess() {
		return pSegment;
	}
	
	public ParserRule getSegmentRule() {
		return getSegmentAccess().getRule();
	}
	
	//Path returns Reference:
	//    segments+=PlainSegment ('.' segments+=PlainSegment)*;
	public PathElements getPathAccess() {
		return pPath;
	}
	
	public ParserRule getPathRule() {
		return getPathAccess().getRule();
	}
	
	//PlainSegment returns Segment:
	//    name=NAME;
	public PlainSegmentElements getPlainSegmentAccess() {
		return pPlainSegment;
	}
	
	public ParserRule getPlainSegmentRule() {
		return getPlainSegmentAccess().getRule();
	}
	
	///* words */
	//NAME returns ecore::EString:
	//    ID
	//    | 'import' | 'unit' | 'param' | 'process' | 'routine' | 'variant' | 'hypothesis' | 'expect' | 'show' | 'fit'
	//    | 'given' | 'measured' | 'fitted' | 'assumed' | 'tunable' | 'unexplained'
	//    | 'machine' | 'station' | 'disk' | 'file' | 'link' | 'channel' | 'gate' | 'lock' | 'message'
	//    | 'compute' | 'sleep' | 'use' | 'sync' | 'read' | 'write' | 'send' | 'reply' | 'receive'
	//    | 'forever' | 'repeat' | 'while' | 'choose' | 'parallel' | 'together' | 'count' | 'time' | 'let' | 'do'
	//    | 'random' | 'least' | 'most';
	public NAMEElements getNAMEAccess() {
		return pNAME;
	}
	
	public ParserRule getNAMERule() {
		return getNAMEAccess().getRule();
	}
	
	//NUMBER returns ecore::EString hidden():
	//    INT ('.' INT)?;
	public NUMBERElements getNUMBERAccess() {
		return pNUMBER;
	}
	
	public ParserRule getNUMBERRule() {
		return getNUMBERAccess().getRule();
	}
	
	//terminal UNIT:
	//    'synthetic:UNIT';
	public TerminalRule getUNITRule() {
		return tUNIT;
	}
	
	//terminal fragment LETTER:
	//    'a'..'z' | 'A'..'Z' | '\u00B5' | '\u00C0'..'\u00D6' | '\u00D8'..'\u00F6' | '\u00F8'..'\u024F' | '\u0370'..'\u03FF';
	public TerminalRule getLETTERRule() {
		return tLETTER;
	}
	
	//terminal fragment DIGIT:
	//    '0'..'9';
	public TerminalRule getDIGITRule() {
		return tDIGIT;
	}
	
	//terminal ID:
	//    '^'? LETTER (LETTER | DIGIT | '_')*;
	public TerminalRule getIDRule() {
		return tID;
	}
	
	//terminal INT returns ecore::EString:
	//    DIGIT (DIGIT | '_')*;
	public TerminalRule getINTRule() {
		return tINT;
	}
	
	//terminal STRING:
	//    '"' ('\\' !('\n' | '\r') | !('\\' | '"' | '\n' | '\r'))* '"';
	public TerminalRule getSTRINGRule() {
		return tSTRING;
	}
	
	//terminal ML_COMMENT:
	//    '/*' -> '*/';
	public TerminalRule getML_COMMENTRule() {
		return tML_COMMENT;
	}
	
	//terminal SL_COMMENT:
	//    '//' !('\n' | '\r')*;
	public TerminalRule getSL_COMMENTRule() {
		return tSL_COMMENT;
	}
	
	//terminal WS:
	//    (' ' | '\t' | '\r' | '\n' | '\u00A0' | '\uFEFF')+;
	public TerminalRule getWSRule() {
		return tWS;
	}
	
	//terminal ANY_OTHER:
	//    .;
	public TerminalRule getANY_OTHERRule() {
		return tANY_OTHER;
	}
}
