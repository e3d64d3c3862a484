/* Generated from Perf.xtext; not to be edited. */
parser grammar InternalPerfParser;

options {
	tokenVocab=InternalPerfLexer;
	superClass=AbstractInternalAntlrParser;
}

@header {
package dev.whence.language.parser.antlr.internal;

import org.eclipse.xtext.*;
import org.eclipse.xtext.parser.*;
import org.eclipse.xtext.parser.impl.*;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.common.util.Enumerator;
import org.eclipse.xtext.parser.antlr.AbstractInternalAntlrParser;
import org.eclipse.xtext.parser.antlr.XtextTokenStream;
import org.eclipse.xtext.parser.antlr.XtextTokenStream.HiddenTokens;
import org.eclipse.xtext.parser.antlr.AntlrDatatypeRuleToken;
import dev.whence.language.services.PerfGrammarAccess;

}

@members {

 	private PerfGrammarAccess grammarAccess;

    public InternalPerfParser(TokenStream input, PerfGrammarAccess grammarAccess) {
        this(input);
        this.grammarAccess = grammarAccess;
        registerRules(grammarAccess.getGrammar());
    }

    @Override
    protected String getFirstRuleName() {
    	return "Model";
   	}

   	@Override
   	protected PerfGrammarAccess getGrammarAccess() {
   		return grammarAccess;
   	}

}

@rulecatch {
    catch (RecognitionException re) {
        recover(input,re);
        appendSkippedTokens();
    }
}

// Entry rule entryRuleModel
entryRuleModel returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getModelRule()); }
	iv_ruleModel=ruleModel
	{ $current=$iv_ruleModel.current; }
	EOF;

// Rule Model
ruleModel returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			{
				$current = forceCreateModelElement(
					grammarAccess.getModelAccess().getModelAction_0(),
					$current);
			}
		)
		(
			(
				{
					newCompositeNode(grammarAccess.getModelAccess().getEntriesEntryParserRuleCall_1_0());
				}
				lv_entries_1_0=ruleEntry
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getModelRule());
					}
					add(
						$current,
						"entries",
						lv_entries_1_0,
						"dev.whence.language.Perf.Entry");
					afterParserOrEnumRuleCall();
				}
			)
		)*
	)
;

// Entry rule entryRuleEntry
entryRuleEntry returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getEntryRule()); }
	iv_ruleEntry=ruleEntry
	{ $current=$iv_ruleEntry.current; }
	EOF;

// Rule Entry
ruleEntry returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		{
			newCompositeNode(grammarAccess.getEntryAccess().getImportParserRuleCall_0());
		}
		this_Import_0=ruleImport
		{
			$current = $this_Import_0.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getEntryAccess().getUnitDefinitionParserRuleCall_1());
		}
		this_UnitDefinition_1=ruleUnitDefinition
		{
			$current = $this_UnitDefinition_1.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getEntryAccess().getParamParserRuleCall_2());
		}
		this_Param_2=ruleParam
		{
			$current = $this_Param_2.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getEntryAccess().getPartParserRuleCall_3());
		}
		this_Part_3=rulePart
		{
			$current = $this_Part_3.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getEntryAccess().getProcessParserRuleCall_4());
		}
		this_Process_4=ruleProcess
		{
			$current = $this_Process_4.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getEntryAccess().getRoutineParserRuleCall_5());
		}
		this_Routine_5=ruleRoutine
		{
			$current = $this_Routine_5.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getEntryAccess().getCaseParserRuleCall_6());
		}
		this_Case_6=ruleCase
		{
			$current = $this_Case_6.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getEntryAccess().getExpectationParserRuleCall_7());
		}
		this_Expectation_7=ruleExpectation
		{
			$current = $this_Expectation_7.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getEntryAccess().getShowParserRuleCall_8());
		}
		this_Show_8=ruleShow
		{
			$current = $this_Show_8.current;
			afterParserOrEnumRuleCall();
		}
	)
;

// Entry rule entryRuleImport
entryRuleImport returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getImportRule()); }
	iv_ruleImport=ruleImport
	{ $current=$iv_ruleImport.current; }
	EOF;

// Rule Import
ruleImport returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Import
		{
			newLeafNode(otherlv_0, grammarAccess.getImportAccess().getImportKeyword_0());
		}
		(
			(
				lv_location_1_0=RULE_STRING
				{
					newLeafNode(lv_location_1_0, grammarAccess.getImportAccess().getLocationSTRINGTerminalRuleCall_1_0());
				}
				{
					if ($current==null) {
						$current = createModelElement(grammarAccess.getImportRule());
					}
					setWithLastConsumed(
						$current,
						"location",
						lv_location_1_0,
						"dev.whence.language.Perf.STRING");
				}
			)
		)
	)
;

// Entry rule entryRuleUnitDefinition
entryRuleUnitDefinition returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getUnitDefinitionRule()); }
	iv_ruleUnitDefinition=ruleUnitDefinition
	{ $current=$iv_ruleUnitDefinition.current; }
	EOF;

// Rule UnitDefinition
ruleUnitDefinition returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Unit
		{
			newLeafNode(otherlv_0, grammarAccess.getUnitDefinitionAccess().getUnitKeyword_0());
		}
		(
			(
				lv_name_1_0=RULE_ID
				{
					newLeafNode(lv_name_1_0, grammarAccess.getUnitDefinitionAccess().getNameIDTerminalRuleCall_1_0());
				}
				{
					if ($current==null) {
						$current = createModelElement(grammarAccess.getUnitDefinitionRule());
					}
					setWithLastConsumed(
						$current,
						"name",
						lv_name_1_0,
						"dev.whence.language.Perf.ID");
				}
			)
		)
		otherlv_2=EqualsSign
		{
			newLeafNode(otherlv_2, grammarAccess.getUnitDefinitionAccess().getEqualsSignKeyword_2());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getUnitDefinitionAccess().getValueExpressionParserRuleCall_3_0());
				}
				lv_value_3_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getUnitDefinitionRule());
					}
					set(
						$current,
						"value",
						lv_value_3_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleParam
entryRuleParam returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getParamRule()); }
	iv_ruleParam=ruleParam
	{ $current=$iv_ruleParam.current; }
	EOF;

// Rule Param
ruleParam returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Param
		{
			newLeafNode(otherlv_0, grammarAccess.getParamAccess().getParamKeyword_0());
		}
		{
			if ($current==null) {
				$current = createModelElement(grammarAccess.getParamRule());
			}
			newCompositeNode(grammarAccess.getParamAccess().getValueParserRuleCall_1());
		}
		this_Value_1=ruleValue[$current]
		{
			$current = $this_Value_1.current;
			afterParserOrEnumRuleCall();
		}
	)
;

// Entry rule entryRuleSetting
entryRuleSetting returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getSettingRule()); }
	iv_ruleSetting=ruleSetting
	{ $current=$iv_ruleSetting.current; }
	EOF;

// Rule Setting
ruleSetting returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	{
		if ($current==null) {
			$current = createModelElement(grammarAccess.getSettingRule());
		}
		newCompositeNode(grammarAccess.getSettingAccess().getValueParserRuleCall());
	}
	this_Value_0=ruleValue[$current]
	{
		$current = $this_Value_0.current;
		afterParserOrEnumRuleCall();
	}
;


// Rule Value
ruleValue[EObject in_current]  returns [EObject current=in_current]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					newCompositeNode(grammarAccess.getValueAccess().getNameNAMEParserRuleCall_0_0());
				}
				lv_name_0_0=ruleNAME
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getValueRule());
					}
					set(
						$current,
						"name",
						lv_name_0_0,
						"dev.whence.language.Perf.NAME");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_1=EqualsSign
		{
			newLeafNode(otherlv_1, grammarAccess.getValueAccess().getEqualsSignKeyword_1());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getValueAccess().getValueExpressionParserRuleCall_2_0());
				}
				lv_value_2_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getValueRule());
					}
					set(
						$current,
						"value",
						lv_value_2_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_3=From
			{
				newLeafNode(otherlv_3, grammarAccess.getValueAccess().getFromKeyword_3_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getValueAccess().getFromSumParserRuleCall_3_1_0());
					}
					lv_from_4_0=ruleSum
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getValueRule());
						}
						set(
							$current,
							"from",
							lv_from_4_0,
							"dev.whence.language.Perf.Sum");
						afterParserOrEnumRuleCall();
					}
				)
			)
			otherlv_5=To
			{
				newLeafNode(otherlv_5, grammarAccess.getValueAccess().getToKeyword_3_2());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getValueAccess().getToSumParserRuleCall_3_3_0());
					}
					lv_to_6_0=ruleSum
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getValueRule());
						}
						set(
							$current,
							"to",
							lv_to_6_0,
							"dev.whence.language.Perf.Sum");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)?
		(
			(
				{
					newCompositeNode(grammarAccess.getValueAccess().getStatusStatusParserRuleCall_4_0());
				}
				lv_status_7_0=ruleStatus
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getValueRule());
					}
					set(
						$current,
						"status",
						lv_status_7_0,
						"dev.whence.language.Perf.Status");
					afterParserOrEnumRuleCall();
				}
			)
		)?
		(
			(
				lv_note_8_0=RULE_STRING
				{
					newLeafNode(lv_note_8_0, grammarAccess.getValueAccess().getNoteSTRINGTerminalRuleCall_5_0());
				}
				{
					if ($current==null) {
						$current = createModelElement(grammarAccess.getValueRule());
					}
					setWithLastConsumed(
						$current,
						"note",
						lv_note_8_0,
						"dev.whence.language.Perf.STRING");
				}
			)
		)?
	)
;

// Entry rule entryRuleStatus
entryRuleStatus returns [String current=null]:
	{ newCompositeNode(grammarAccess.getStatusRule()); }
	iv_ruleStatus=ruleStatus
	{ $current=$iv_ruleStatus.current.getText(); }
	EOF;

// Rule Status
ruleStatus returns [AntlrDatatypeRuleToken current=new AntlrDatatypeRuleToken()]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		kw=Given
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getStatusAccess().getGivenKeyword_0());
		}
		    |
		kw=Measured
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getStatusAccess().getMeasuredKeyword_1());
		}
		    |
		kw=Fitted
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getStatusAccess().getFittedKeyword_2());
		}
		    |
		kw=Assumed
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getStatusAccess().getAssumedKeyword_3());
		}
		    |
		kw=Tunable
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getStatusAccess().getTunableKeyword_4());
		}
	)
;

// Entry rule entryRulePart
entryRulePart returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getPartRule()); }
	iv_rulePart=rulePart
	{ $current=$iv_rulePart.current; }
	EOF;

// Rule Part
rulePart returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					newCompositeNode(grammarAccess.getPartAccess().getKindKindEnumRuleCall_0_0());
				}
				lv_kind_0_0=ruleKind
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getPartRule());
					}
					set(
						$current,
						"kind",
						lv_kind_0_0,
						"dev.whence.language.Perf.Kind");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			(
				{
					newCompositeNode(grammarAccess.getPartAccess().getNamesPartNameParserRuleCall_1_0());
				}
				lv_names_1_0=rulePartName
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getPartRule());
					}
					add(
						$current,
						"names",
						lv_names_1_0,
						"dev.whence.language.Perf.PartName");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_2=Comma
			{
				newLeafNode(otherlv_2, grammarAccess.getPartAccess().getCommaKeyword_2_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getPartAccess().getNamesPartNameParserRuleCall_2_1_0());
					}
					lv_names_3_0=rulePartName
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getPartRule());
						}
						add(
							$current,
							"names",
							lv_names_3_0,
							"dev.whence.language.Perf.PartName");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)*
		(
			otherlv_4=Colon
			{
				newLeafNode(otherlv_4, grammarAccess.getPartAccess().getColonKeyword_3_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getPartAccess().getPrototypePathParserRuleCall_3_1_0());
					}
					lv_prototype_5_0=rulePath
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getPartRule());
						}
						set(
							$current,
							"prototype",
							lv_prototype_5_0,
							"dev.whence.language.Perf.Path");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)?
		(
			(
				otherlv_6=On
				{
					newLeafNode(otherlv_6, grammarAccess.getPartAccess().getOnKeyword_4_0_0());
				}
				(
					(
						{
							newCompositeNode(grammarAccess.getPartAccess().getOnPathParserRuleCall_4_0_1_0());
						}
						lv_on_7_0=rulePath
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getPartRule());
							}
							set(
								$current,
								"on",
								lv_on_7_0,
								"dev.whence.language.Perf.Path");
							afterParserOrEnumRuleCall();
						}
					)
				)
			)
			    |
			(
				(
					(
						(
							(
								lv_between_8_0=Between
								{
									newLeafNode(lv_between_8_0, grammarAccess.getPartAccess().getBetweenBetweenKeyword_4_1_0_0_0_0());
								}
								{
									if ($current==null) {
										$current = createModelElement(grammarAccess.getPartRule());
									}
									setWithLastConsumed($current, "between", lv_between_8_0 != null, "between");
								}
							)
						)
						(
							(
								{
									newCompositeNode(grammarAccess.getPartAccess().getFromPathParserRuleCall_4_1_0_0_1_0());
								}
								lv_from_9_0=rulePath
								{
									if ($current==null) {
										$current = createModelElementForParent(grammarAccess.getPartRule());
									}
									set(
										$current,
										"from",
										lv_from_9_0,
										"dev.whence.language.Perf.Path");
									afterParserOrEnumRuleCall();
								}
							)
						)
						otherlv_10=And
						{
							newLeafNode(otherlv_10, grammarAccess.getPartAccess().getAndKeyword_4_1_0_0_2());
						}
						(
							(
								{
									newCompositeNode(grammarAccess.getPartAccess().getToPathParserRuleCall_4_1_0_0_3_0());
								}
								lv_to_11_0=rulePath
								{
									if ($current==null) {
										$current = createModelElementForParent(grammarAccess.getPartRule());
									}
									set(
										$current,
										"to",
										lv_to_11_0,
										"dev.whence.language.Perf.Path");
									afterParserOrEnumRuleCall();
								}
							)
						)
					)
					    |
					(
						otherlv_12=From
						{
							newLeafNode(otherlv_12, grammarAccess.getPartAccess().getFromKeyword_4_1_0_1_0());
						}
						(
							(
								{
									newCompositeNode(grammarAccess.getPartAccess().getFromPathParserRuleCall_4_1_0_1_1_0());
								}
								lv_from_13_0=rulePath
								{
									if ($current==null) {
										$current = createModelElementForParent(grammarAccess.getPartRule());
									}
									set(
										$current,
										"from",
										lv_from_13_0,
										"dev.whence.language.Perf.Path");
									afterParserOrEnumRuleCall();
								}
							)
						)
						otherlv_14=To
						{
							newLeafNode(otherlv_14, grammarAccess.getPartAccess().getToKeyword_4_1_0_1_2());
						}
						(
							(
								{
									newCompositeNode(grammarAccess.getPartAccess().getToPathParserRuleCall_4_1_0_1_3_0());
								}
								lv_to_15_0=rulePath
								{
									if ($current==null) {
										$current = createModelElementForParent(grammarAccess.getPartRule());
									}
									set(
										$current,
										"to",
										lv_to_15_0,
										"dev.whence.language.Perf.Path");
									afterParserOrEnumRuleCall();
								}
							)
						)
					)
				)
				(
					otherlv_16=Over
					{
						newLeafNode(otherlv_16, grammarAccess.getPartAccess().getOverKeyword_4_1_1_0());
					}
					(
						(
							{
								newCompositeNode(grammarAccess.getPartAccess().getOverPathParserRuleCall_4_1_1_1_0());
							}
							lv_over_17_0=rulePath
							{
								if ($current==null) {
									$current = createModelElementForParent(grammarAccess.getPartRule());
								}
								add(
									$current,
									"over",
									lv_over_17_0,
									"dev.whence.language.Perf.Path");
								afterParserOrEnumRuleCall();
							}
						)
					)
					(
						otherlv_18=Comma
						{
							newLeafNode(otherlv_18, grammarAccess.getPartAccess().getCommaKeyword_4_1_1_2_0());
						}
						(
							(
								{
									newCompositeNode(grammarAccess.getPartAccess().getOverPathParserRuleCall_4_1_1_2_1_0());
								}
								lv_over_19_0=rulePath
								{
									if ($current==null) {
										$current = createModelElementForParent(grammarAccess.getPartRule());
									}
									add(
										$current,
										"over",
										lv_over_19_0,
										"dev.whence.language.Perf.Path");
									afterParserOrEnumRuleCall();
								}
							)
						)
					)*
				)?
			)
		)?
		(
			otherlv_20=LeftCurlyBracket
			{
				newLeafNode(otherlv_20, grammarAccess.getPartAccess().getLeftCurlyBracketKeyword_5_0());
			}
			(
				(
					(
						{
							newCompositeNode(grammarAccess.getPartAccess().getSettingsSettingParserRuleCall_5_1_0_0());
						}
						lv_settings_21_0=ruleSetting
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getPartRule());
							}
							add(
								$current,
								"settings",
								lv_settings_21_0,
								"dev.whence.language.Perf.Setting");
							afterParserOrEnumRuleCall();
						}
					)
				)
				    |
				(
					(
						{
							newCompositeNode(grammarAccess.getPartAccess().getPartsPartParserRuleCall_5_1_1_0());
						}
						lv_parts_22_0=rulePart
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getPartRule());
							}
							add(
								$current,
								"parts",
								lv_parts_22_0,
								"dev.whence.language.Perf.Part");
							afterParserOrEnumRuleCall();
						}
					)
				)
			)*
			otherlv_23=RightCurlyBracket
			{
				newLeafNode(otherlv_23, grammarAccess.getPartAccess().getRightCurlyBracketKeyword_5_2());
			}
		)?
	)
;

// Entry rule entryRulePartName
entryRulePartName returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getPartNameRule()); }
	iv_rulePartName=rulePartName
	{ $current=$iv_rulePartName.current; }
	EOF;

// Rule PartName
rulePartName returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					newCompositeNode(grammarAccess.getPartNameAccess().getNameNAMEParserRuleCall_0_0());
				}
				lv_name_0_0=ruleNAME
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getPartNameRule());
					}
					set(
						$current,
						"name",
						lv_name_0_0,
						"dev.whence.language.Perf.NAME");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_1=LeftSquareBracket
			{
				newLeafNode(otherlv_1, grammarAccess.getPartNameAccess().getLeftSquareBracketKeyword_1_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getPartNameAccess().getCountExpressionParserRuleCall_1_1_0());
					}
					lv_count_2_0=ruleExpression
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getPartNameRule());
						}
						set(
							$current,
							"count",
							lv_count_2_0,
							"dev.whence.language.Perf.Expression");
						afterParserOrEnumRuleCall();
					}
				)
			)
			otherlv_3=RightSquareBracket
			{
				newLeafNode(otherlv_3, grammarAccess.getPartNameAccess().getRightSquareBracketKeyword_1_2());
			}
		)?
	)
;

// Entry rule entryRuleProcess
entryRuleProcess returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getProcessRule()); }
	iv_ruleProcess=ruleProcess
	{ $current=$iv_ruleProcess.current; }
	EOF;

// Rule Process
ruleProcess returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Process
		{
			newLeafNode(otherlv_0, grammarAccess.getProcessAccess().getProcessKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getProcessAccess().getNameNAMEParserRuleCall_1_0());
				}
				lv_name_1_0=ruleNAME
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getProcessRule());
					}
					set(
						$current,
						"name",
						lv_name_1_0,
						"dev.whence.language.Perf.NAME");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_2=LeftSquareBracket
			{
				newLeafNode(otherlv_2, grammarAccess.getProcessAccess().getLeftSquareBracketKeyword_2_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getProcessAccess().getCountExpressionParserRuleCall_2_1_0());
					}
					lv_count_3_0=ruleExpression
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getProcessRule());
						}
						set(
							$current,
							"count",
							lv_count_3_0,
							"dev.whence.language.Perf.Expression");
						afterParserOrEnumRuleCall();
					}
				)
			)
			otherlv_4=RightSquareBracket
			{
				newLeafNode(otherlv_4, grammarAccess.getProcessAccess().getRightSquareBracketKeyword_2_2());
			}
		)?
		(
			otherlv_5=On
			{
				newLeafNode(otherlv_5, grammarAccess.getProcessAccess().getOnKeyword_3_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getProcessAccess().getOnPathParserRuleCall_3_1_0());
					}
					lv_on_6_0=rulePath
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getProcessRule());
						}
						set(
							$current,
							"on",
							lv_on_6_0,
							"dev.whence.language.Perf.Path");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)?
		(
			otherlv_7=Every
			{
				newLeafNode(otherlv_7, grammarAccess.getProcessAccess().getEveryKeyword_4_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getProcessAccess().getEveryExpressionParserRuleCall_4_1_0());
					}
					lv_every_8_0=ruleExpression
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getProcessRule());
						}
						set(
							$current,
							"every",
							lv_every_8_0,
							"dev.whence.language.Perf.Expression");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)?
		otherlv_9=LeftCurlyBracket
		{
			newLeafNode(otherlv_9, grammarAccess.getProcessAccess().getLeftCurlyBracketKeyword_5());
		}
		(
			(
				(
					{
						newCompositeNode(grammarAccess.getProcessAccess().getSettingsSettingParserRuleCall_6_0_0());
					}
					lv_settings_10_0=ruleSetting
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getProcessRule());
						}
						add(
							$current,
							"settings",
							lv_settings_10_0,
							"dev.whence.language.Perf.Setting");
						afterParserOrEnumRuleCall();
					}
				)
			)
			    |
			(
				(
					{
						newCompositeNode(grammarAccess.getProcessAccess().getStatementsStatementParserRuleCall_6_1_0());
					}
					lv_statements_11_0=ruleStatement
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getProcessRule());
						}
						add(
							$current,
							"statements",
							lv_statements_11_0,
							"dev.whence.language.Perf.Statement");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)*
		otherlv_12=RightCurlyBracket
		{
			newLeafNode(otherlv_12, grammarAccess.getProcessAccess().getRightCurlyBracketKeyword_7());
		}
	)
;

// Entry rule entryRuleRoutine
entryRuleRoutine returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getRoutineRule()); }
	iv_ruleRoutine=ruleRoutine
	{ $current=$iv_ruleRoutine.current; }
	EOF;

// Rule Routine
ruleRoutine returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Routine
		{
			newLeafNode(otherlv_0, grammarAccess.getRoutineAccess().getRoutineKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getRoutineAccess().getNameNAMEParserRuleCall_1_0());
				}
				lv_name_1_0=ruleNAME
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getRoutineRule());
					}
					set(
						$current,
						"name",
						lv_name_1_0,
						"dev.whence.language.Perf.NAME");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_2=LeftParenthesis
		{
			newLeafNode(otherlv_2, grammarAccess.getRoutineAccess().getLeftParenthesisKeyword_2());
		}
		(
			(
				(
					{
						newCompositeNode(grammarAccess.getRoutineAccess().getArgumentsArgumentParserRuleCall_3_0_0());
					}
					lv_arguments_3_0=ruleArgument
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getRoutineRule());
						}
						add(
							$current,
							"arguments",
							lv_arguments_3_0,
							"dev.whence.language.Perf.Argument");
						afterParserOrEnumRuleCall();
					}
				)
			)
			(
				otherlv_4=Comma
				{
					newLeafNode(otherlv_4, grammarAccess.getRoutineAccess().getCommaKeyword_3_1_0());
				}
				(
					(
						{
							newCompositeNode(grammarAccess.getRoutineAccess().getArgumentsArgumentParserRuleCall_3_1_1_0());
						}
						lv_arguments_5_0=ruleArgument
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getRoutineRule());
							}
							add(
								$current,
								"arguments",
								lv_arguments_5_0,
								"dev.whence.language.Perf.Argument");
							afterParserOrEnumRuleCall();
						}
					)
				)
			)*
		)?
		otherlv_6=RightParenthesis
		{
			newLeafNode(otherlv_6, grammarAccess.getRoutineAccess().getRightParenthesisKeyword_4());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getRoutineAccess().getBlockBlockParserRuleCall_5_0());
				}
				lv_block_7_0=ruleBlock
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getRoutineRule());
					}
					set(
						$current,
						"block",
						lv_block_7_0,
						"dev.whence.language.Perf.Block");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleArgument
entryRuleArgument returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getArgumentRule()); }
	iv_ruleArgument=ruleArgument
	{ $current=$iv_ruleArgument.current; }
	EOF;

// Rule Argument
ruleArgument returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			{
				newCompositeNode(grammarAccess.getArgumentAccess().getNameNAMEParserRuleCall_0());
			}
			lv_name_0_0=ruleNAME
			{
				if ($current==null) {
					$current = createModelElementForParent(grammarAccess.getArgumentRule());
				}
				set(
					$current,
					"name",
					lv_name_0_0,
					"dev.whence.language.Perf.NAME");
				afterParserOrEnumRuleCall();
			}
		)
	)
;

// Entry rule entryRuleBlock
entryRuleBlock returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getBlockRule()); }
	iv_ruleBlock=ruleBlock
	{ $current=$iv_ruleBlock.current; }
	EOF;

// Rule Block
ruleBlock returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			{
				$current = forceCreateModelElement(
					grammarAccess.getBlockAccess().getBlockAction_0(),
					$current);
			}
		)
		otherlv_1=LeftCurlyBracket
		{
			newLeafNode(otherlv_1, grammarAccess.getBlockAccess().getLeftCurlyBracketKeyword_1());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getBlockAccess().getStatementsStatementParserRuleCall_2_0());
				}
				lv_statements_2_0=ruleStatement
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getBlockRule());
					}
					add(
						$current,
						"statements",
						lv_statements_2_0,
						"dev.whence.language.Perf.Statement");
					afterParserOrEnumRuleCall();
				}
			)
		)*
		otherlv_3=RightCurlyBracket
		{
			newLeafNode(otherlv_3, grammarAccess.getBlockAccess().getRightCurlyBracketKeyword_3());
		}
	)
;

// Entry rule entryRuleStatement
entryRuleStatement returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getStatementRule()); }
	iv_ruleStatement=ruleStatement
	{ $current=$iv_ruleStatement.current; }
	EOF;

// Rule Statement
ruleStatement returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		{
			newCompositeNode(grammarAccess.getStatementAccess().getCostParserRuleCall_0());
		}
		this_Cost_0=ruleCost
		{
			$current = $this_Cost_0.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getStatementAccess().getTalkParserRuleCall_1());
		}
		this_Talk_1=ruleTalk
		{
			$current = $this_Talk_1.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getStatementAccess().getControlParserRuleCall_2());
		}
		this_Control_2=ruleControl
		{
			$current = $this_Control_2.current;
			afterParserOrEnumRuleCall();
		}
	)
;

// Entry rule entryRuleCost
entryRuleCost returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getCostRule()); }
	iv_ruleCost=ruleCost
	{ $current=$iv_ruleCost.current; }
	EOF;

// Rule Cost
ruleCost returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			{
				newCompositeNode(grammarAccess.getCostAccess().getComputeParserRuleCall_0_0());
			}
			this_Compute_0=ruleCompute
			{
				$current = $this_Compute_0.current;
				afterParserOrEnumRuleCall();
			}
			    |
			{
				newCompositeNode(grammarAccess.getCostAccess().getSleepParserRuleCall_0_1());
			}
			this_Sleep_1=ruleSleep
			{
				$current = $this_Sleep_1.current;
				afterParserOrEnumRuleCall();
			}
			    |
			{
				newCompositeNode(grammarAccess.getCostAccess().getUseParserRuleCall_0_2());
			}
			this_Use_2=ruleUse
			{
				$current = $this_Use_2.current;
				afterParserOrEnumRuleCall();
			}
			    |
			{
				newCompositeNode(grammarAccess.getCostAccess().getSyncParserRuleCall_0_3());
			}
			this_Sync_3=ruleSync
			{
				$current = $this_Sync_3.current;
				afterParserOrEnumRuleCall();
			}
			    |
			{
				newCompositeNode(grammarAccess.getCostAccess().getReadParserRuleCall_0_4());
			}
			this_Read_4=ruleRead
			{
				$current = $this_Read_4.current;
				afterParserOrEnumRuleCall();
			}
			    |
			{
				newCompositeNode(grammarAccess.getCostAccess().getWriteParserRuleCall_0_5());
			}
			this_Write_5=ruleWrite
			{
				$current = $this_Write_5.current;
				afterParserOrEnumRuleCall();
			}
		)
		(
			otherlv_6=As
			{
				newLeafNode(otherlv_6, grammarAccess.getCostAccess().getAsKeyword_1_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getCostAccess().getLabelNAMEParserRuleCall_1_1_0());
					}
					lv_label_7_0=ruleNAME
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getCostRule());
						}
						set(
							$current,
							"label",
							lv_label_7_0,
							"dev.whence.language.Perf.NAME");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)?
	)
;

// Entry rule entryRuleCompute
entryRuleCompute returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getComputeRule()); }
	iv_ruleCompute=ruleCompute
	{ $current=$iv_ruleCompute.current; }
	EOF;

// Rule Compute
ruleCompute returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Compute
		{
			newLeafNode(otherlv_0, grammarAccess.getComputeAccess().getComputeKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getComputeAccess().getDurationExpressionParserRuleCall_1_0());
				}
				lv_duration_1_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getComputeRule());
					}
					set(
						$current,
						"duration",
						lv_duration_1_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleSleep
entryRuleSleep returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getSleepRule()); }
	iv_ruleSleep=ruleSleep
	{ $current=$iv_ruleSleep.current; }
	EOF;

// Rule Sleep
ruleSleep returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Sleep
		{
			newLeafNode(otherlv_0, grammarAccess.getSleepAccess().getSleepKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getSleepAccess().getDurationExpressionParserRuleCall_1_0());
				}
				lv_duration_1_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getSleepRule());
					}
					set(
						$current,
						"duration",
						lv_duration_1_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleUse
entryRuleUse returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getUseRule()); }
	iv_ruleUse=ruleUse
	{ $current=$iv_ruleUse.current; }
	EOF;

// Rule Use
ruleUse returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Use
		{
			newLeafNode(otherlv_0, grammarAccess.getUseAccess().getUseKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getUseAccess().getResourceReferenceParserRuleCall_1_0());
				}
				lv_resource_1_0=ruleReference
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getUseRule());
					}
					set(
						$current,
						"resource",
						lv_resource_1_0,
						"dev.whence.language.Perf.Reference");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_2=For
		{
			newLeafNode(otherlv_2, grammarAccess.getUseAccess().getForKeyword_2());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getUseAccess().getDurationExpressionParserRuleCall_3_0());
				}
				lv_duration_3_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getUseRule());
					}
					set(
						$current,
						"duration",
						lv_duration_3_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleSync
entryRuleSync returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getSyncRule()); }
	iv_ruleSync=ruleSync
	{ $current=$iv_ruleSync.current; }
	EOF;

// Rule Sync
ruleSync returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Sync
		{
			newLeafNode(otherlv_0, grammarAccess.getSyncAccess().getSyncKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getSyncAccess().getFileReferenceParserRuleCall_1_0());
				}
				lv_file_1_0=ruleReference
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getSyncRule());
					}
					set(
						$current,
						"file",
						lv_file_1_0,
						"dev.whence.language.Perf.Reference");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleRead
entryRuleRead returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getReadRule()); }
	iv_ruleRead=ruleRead
	{ $current=$iv_ruleRead.current; }
	EOF;

// Rule Read
ruleRead returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Read
		{
			newLeafNode(otherlv_0, grammarAccess.getReadAccess().getReadKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getReadAccess().getAmountExpressionParserRuleCall_1_0());
				}
				lv_amount_1_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getReadRule());
					}
					set(
						$current,
						"amount",
						lv_amount_1_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_2=From
		{
			newLeafNode(otherlv_2, grammarAccess.getReadAccess().getFromKeyword_2());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getReadAccess().getFileReferenceParserRuleCall_3_0());
				}
				lv_file_3_0=ruleReference
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getReadRule());
					}
					set(
						$current,
						"file",
						lv_file_3_0,
						"dev.whence.language.Perf.Reference");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_4=At
			{
				newLeafNode(otherlv_4, grammarAccess.getReadAccess().getAtKeyword_4_0());
			}
			(
				(
					lv_random_5_0=Random
					{
						newLeafNode(lv_random_5_0, grammarAccess.getReadAccess().getRandomRandomKeyword_4_1_0());
					}
					{
						if ($current==null) {
							$current = createModelElement(grammarAccess.getReadRule());
						}
						setWithLastConsumed($current, "random", lv_random_5_0 != null, "random");
					}
				)
			)
		)?
	)
;

// Entry rule entryRuleWrite
entryRuleWrite returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getWriteRule()); }
	iv_ruleWrite=ruleWrite
	{ $current=$iv_ruleWrite.current; }
	EOF;

// Rule Write
ruleWrite returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Write
		{
			newLeafNode(otherlv_0, grammarAccess.getWriteAccess().getWriteKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getWriteAccess().getAmountExpressionParserRuleCall_1_0());
				}
				lv_amount_1_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getWriteRule());
					}
					set(
						$current,
						"amount",
						lv_amount_1_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_2=To
		{
			newLeafNode(otherlv_2, grammarAccess.getWriteAccess().getToKeyword_2());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getWriteAccess().getFileReferenceParserRuleCall_3_0());
				}
				lv_file_3_0=ruleReference
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getWriteRule());
					}
					set(
						$current,
						"file",
						lv_file_3_0,
						"dev.whence.language.Perf.Reference");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_4=At
			{
				newLeafNode(otherlv_4, grammarAccess.getWriteAccess().getAtKeyword_4_0());
			}
			(
				(
					lv_random_5_0=Random
					{
						newLeafNode(lv_random_5_0, grammarAccess.getWriteAccess().getRandomRandomKeyword_4_1_0());
					}
					{
						if ($current==null) {
							$current = createModelElement(grammarAccess.getWriteRule());
						}
						setWithLastConsumed($current, "random", lv_random_5_0 != null, "random");
					}
				)
			)
		)?
	)
;

// Entry rule entryRuleTalk
entryRuleTalk returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getTalkRule()); }
	iv_ruleTalk=ruleTalk
	{ $current=$iv_ruleTalk.current; }
	EOF;

// Rule Talk
ruleTalk returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		{
			newCompositeNode(grammarAccess.getTalkAccess().getSendParserRuleCall_0());
		}
		this_Send_0=ruleSend
		{
			$current = $this_Send_0.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getTalkAccess().getReplyParserRuleCall_1());
		}
		this_Reply_1=ruleReply
		{
			$current = $this_Reply_1.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getTalkAccess().getReceiveParserRuleCall_2());
		}
		this_Receive_2=ruleReceive
		{
			$current = $this_Receive_2.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getTalkAccess().getHandlerParserRuleCall_3());
		}
		this_Handler_3=ruleHandler
		{
			$current = $this_Handler_3.current;
			afterParserOrEnumRuleCall();
		}
	)
;

// Entry rule entryRuleSend
entryRuleSend returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getSendRule()); }
	iv_ruleSend=ruleSend
	{ $current=$iv_ruleSend.current; }
	EOF;

// Rule Send
ruleSend returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Send
		{
			newLeafNode(otherlv_0, grammarAccess.getSendAccess().getSendKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getSendAccess().getPayloadExpressionParserRuleCall_1_0());
				}
				lv_payload_1_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getSendRule());
					}
					set(
						$current,
						"payload",
						lv_payload_1_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_2=To
		{
			newLeafNode(otherlv_2, grammarAccess.getSendAccess().getToKeyword_2());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getSendAccess().getReceiverReferenceParserRuleCall_3_0());
				}
				lv_receiver_3_0=ruleReference
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getSendRule());
					}
					set(
						$current,
						"receiver",
						lv_receiver_3_0,
						"dev.whence.language.Perf.Reference");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleReply
entryRuleReply returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getReplyRule()); }
	iv_ruleReply=ruleReply
	{ $current=$iv_ruleReply.current; }
	EOF;

// Rule Reply
ruleReply returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Reply
		{
			newLeafNode(otherlv_0, grammarAccess.getReplyAccess().getReplyKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getReplyAccess().getPayloadExpressionParserRuleCall_1_0());
				}
				lv_payload_1_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getReplyRule());
					}
					set(
						$current,
						"payload",
						lv_payload_1_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleReceive
entryRuleReceive returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getReceiveRule()); }
	iv_ruleReceive=ruleReceive
	{ $current=$iv_ruleReceive.current; }
	EOF;

// Rule Receive
ruleReceive returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Receive
		{
			newLeafNode(otherlv_0, grammarAccess.getReceiveAccess().getReceiveKeyword_0());
		}
		(
			(
				(
					lv_any_1_0=Any
					{
						newLeafNode(lv_any_1_0, grammarAccess.getReceiveAccess().getAnyAnyKeyword_1_0_0());
					}
					{
						if ($current==null) {
							$current = createModelElement(grammarAccess.getReceiveRule());
						}
						setWithLastConsumed($current, "any", lv_any_1_0 != null, "any");
					}
				)
			)
			    |
			(
				(
					{
						newCompositeNode(grammarAccess.getReceiveAccess().getMessagePathParserRuleCall_1_1_0());
					}
					lv_message_2_0=rulePath
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getReceiveRule());
						}
						set(
							$current,
							"message",
							lv_message_2_0,
							"dev.whence.language.Perf.Path");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)
		(
			otherlv_3=From
			{
				newLeafNode(otherlv_3, grammarAccess.getReceiveAccess().getFromKeyword_2_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getReceiveAccess().getSenderReferenceParserRuleCall_2_1_0());
					}
					lv_sender_4_0=ruleReference
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getReceiveRule());
						}
						set(
							$current,
							"sender",
							lv_sender_4_0,
							"dev.whence.language.Perf.Reference");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)?
	)
;

// Entry rule entryRuleHandler
entryRuleHandler returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getHandlerRule()); }
	iv_ruleHandler=ruleHandler
	{ $current=$iv_ruleHandler.current; }
	EOF;

// Rule Handler
ruleHandler returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=On
		{
			newLeafNode(otherlv_0, grammarAccess.getHandlerAccess().getOnKeyword_0());
		}
		(
			(
				(
					lv_any_1_0=Any
					{
						newLeafNode(lv_any_1_0, grammarAccess.getHandlerAccess().getAnyAnyKeyword_1_0_0());
					}
					{
						if ($current==null) {
							$current = createModelElement(grammarAccess.getHandlerRule());
						}
						setWithLastConsumed($current, "any", lv_any_1_0 != null, "any");
					}
				)
			)
			    |
			(
				(
					{
						newCompositeNode(grammarAccess.getHandlerAccess().getMessagePathParserRuleCall_1_1_0());
					}
					lv_message_2_0=rulePath
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getHandlerRule());
						}
						set(
							$current,
							"message",
							lv_message_2_0,
							"dev.whence.language.Perf.Path");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)
		(
			otherlv_3=From
			{
				newLeafNode(otherlv_3, grammarAccess.getHandlerAccess().getFromKeyword_2_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getHandlerAccess().getSenderReferenceParserRuleCall_2_1_0());
					}
					lv_sender_4_0=ruleReference
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getHandlerRule());
						}
						set(
							$current,
							"sender",
							lv_sender_4_0,
							"dev.whence.language.Perf.Reference");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)?
		(
			(
				{
					newCompositeNode(grammarAccess.getHandlerAccess().getBlockBlockParserRuleCall_3_0());
				}
				lv_block_5_0=ruleBlock
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getHandlerRule());
					}
					set(
						$current,
						"block",
						lv_block_5_0,
						"dev.whence.language.Perf.Block");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleControl
entryRuleControl returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getControlRule()); }
	iv_ruleControl=ruleControl
	{ $current=$iv_ruleControl.current; }
	EOF;

// Rule Control
ruleControl returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		{
			newCompositeNode(grammarAccess.getControlAccess().getForeverParserRuleCall_0());
		}
		this_Forever_0=ruleForever
		{
			$current = $this_Forever_0.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getControlAccess().getRepeatParserRuleCall_1());
		}
		this_Repeat_1=ruleRepeat
		{
			$current = $this_Repeat_1.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getControlAccess().getEveryParserRuleCall_2());
		}
		this_Every_2=ruleEvery
		{
			$current = $this_Every_2.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getControlAccess().getWhileParserRuleCall_3());
		}
		this_While_3=ruleWhile
		{
			$current = $this_While_3.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getControlAccess().getIfParserRuleCall_4());
		}
		this_If_4=ruleIf
		{
			$current = $this_If_4.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getControlAccess().getChooseParserRuleCall_5());
		}
		this_Choose_5=ruleChoose
		{
			$current = $this_Choose_5.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getControlAccess().getParallelParserRuleCall_6());
		}
		this_Parallel_6=ruleParallel
		{
			$current = $this_Parallel_6.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getControlAccess().getLockBlockParserRuleCall_7());
		}
		this_LockBlock_7=ruleLockBlock
		{
			$current = $this_LockBlock_7.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getControlAccess().getTogetherParserRuleCall_8());
		}
		this_Together_8=ruleTogether
		{
			$current = $this_Together_8.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getControlAccess().getCountParserRuleCall_9());
		}
		this_Count_9=ruleCount
		{
			$current = $this_Count_9.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getControlAccess().getTimeBlockParserRuleCall_10());
		}
		this_TimeBlock_10=ruleTimeBlock
		{
			$current = $this_TimeBlock_10.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getControlAccess().getLetParserRuleCall_11());
		}
		this_Let_11=ruleLet
		{
			$current = $this_Let_11.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getControlAccess().getDoParserRuleCall_12());
		}
		this_Do_12=ruleDo
		{
			$current = $this_Do_12.current;
			afterParserOrEnumRuleCall();
		}
	)
;

// Entry rule entryRuleForever
entryRuleForever returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getForeverRule()); }
	iv_ruleForever=ruleForever
	{ $current=$iv_ruleForever.current; }
	EOF;

// Rule Forever
ruleForever returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Forever
		{
			newLeafNode(otherlv_0, grammarAccess.getForeverAccess().getForeverKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getForeverAccess().getBlockBlockParserRuleCall_1_0());
				}
				lv_block_1_0=ruleBlock
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getForeverRule());
					}
					set(
						$current,
						"block",
						lv_block_1_0,
						"dev.whence.language.Perf.Block");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleRepeat
entryRuleRepeat returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getRepeatRule()); }
	iv_ruleRepeat=ruleRepeat
	{ $current=$iv_ruleRepeat.current; }
	EOF;

// Rule Repeat
ruleRepeat returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Repeat
		{
			newLeafNode(otherlv_0, grammarAccess.getRepeatAccess().getRepeatKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getRepeatAccess().getTimesExpressionParserRuleCall_1_0());
				}
				lv_times_1_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getRepeatRule());
					}
					set(
						$current,
						"times",
						lv_times_1_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			(
				{
					newCompositeNode(grammarAccess.getRepeatAccess().getBlockBlockParserRuleCall_2_0());
				}
				lv_block_2_0=ruleBlock
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getRepeatRule());
					}
					set(
						$current,
						"block",
						lv_block_2_0,
						"dev.whence.language.Perf.Block");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleEvery
entryRuleEvery returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getEveryRule()); }
	iv_ruleEvery=ruleEvery
	{ $current=$iv_ruleEvery.current; }
	EOF;

// Rule Every
ruleEvery returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Every
		{
			newLeafNode(otherlv_0, grammarAccess.getEveryAccess().getEveryKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getEveryAccess().getPeriodExpressionParserRuleCall_1_0());
				}
				lv_period_1_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getEveryRule());
					}
					set(
						$current,
						"period",
						lv_period_1_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			(
				{
					newCompositeNode(grammarAccess.getEveryAccess().getBlockBlockParserRuleCall_2_0());
				}
				lv_block_2_0=ruleBlock
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getEveryRule());
					}
					set(
						$current,
						"block",
						lv_block_2_0,
						"dev.whence.language.Perf.Block");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleWhile
entryRuleWhile returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getWhileRule()); }
	iv_ruleWhile=ruleWhile
	{ $current=$iv_ruleWhile.current; }
	EOF;

// Rule While
ruleWhile returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=While
		{
			newLeafNode(otherlv_0, grammarAccess.getWhileAccess().getWhileKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getWhileAccess().getConditionExpressionParserRuleCall_1_0());
				}
				lv_condition_1_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getWhileRule());
					}
					set(
						$current,
						"condition",
						lv_condition_1_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			(
				{
					newCompositeNode(grammarAccess.getWhileAccess().getBlockBlockParserRuleCall_2_0());
				}
				lv_block_2_0=ruleBlock
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getWhileRule());
					}
					set(
						$current,
						"block",
						lv_block_2_0,
						"dev.whence.language.Perf.Block");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleIf
entryRuleIf returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getIfRule()); }
	iv_ruleIf=ruleIf
	{ $current=$iv_ruleIf.current; }
	EOF;

// Rule If
ruleIf returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=If
		{
			newLeafNode(otherlv_0, grammarAccess.getIfAccess().getIfKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getIfAccess().getConditionExpressionParserRuleCall_1_0());
				}
				lv_condition_1_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getIfRule());
					}
					set(
						$current,
						"condition",
						lv_condition_1_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			(
				{
					newCompositeNode(grammarAccess.getIfAccess().getThenBlockParserRuleCall_2_0());
				}
				lv_then_2_0=ruleBlock
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getIfRule());
					}
					set(
						$current,
						"then",
						lv_then_2_0,
						"dev.whence.language.Perf.Block");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_3=Else
			{
				newLeafNode(otherlv_3, grammarAccess.getIfAccess().getElseKeyword_3_0());
			}
			(
				(
					(
						{
							newCompositeNode(grammarAccess.getIfAccess().getOtherwiseBlockParserRuleCall_3_1_0_0());
						}
						lv_otherwise_4_0=ruleBlock
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getIfRule());
							}
							set(
								$current,
								"otherwise",
								lv_otherwise_4_0,
								"dev.whence.language.Perf.Block");
							afterParserOrEnumRuleCall();
						}
					)
				)
				    |
				(
					(
						{
							newCompositeNode(grammarAccess.getIfAccess().getElseIfIfParserRuleCall_3_1_1_0());
						}
						lv_elseIf_5_0=ruleIf
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getIfRule());
							}
							set(
								$current,
								"elseIf",
								lv_elseIf_5_0,
								"dev.whence.language.Perf.If");
							afterParserOrEnumRuleCall();
						}
					)
				)
			)
		)?
	)
;

// Entry rule entryRuleChoose
entryRuleChoose returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getChooseRule()); }
	iv_ruleChoose=ruleChoose
	{ $current=$iv_ruleChoose.current; }
	EOF;

// Rule Choose
ruleChoose returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			{
				$current = forceCreateModelElement(
					grammarAccess.getChooseAccess().getChooseAction_0(),
					$current);
			}
		)
		otherlv_1=Choose
		{
			newLeafNode(otherlv_1, grammarAccess.getChooseAccess().getChooseKeyword_1());
		}
		otherlv_2=LeftCurlyBracket
		{
			newLeafNode(otherlv_2, grammarAccess.getChooseAccess().getLeftCurlyBracketKeyword_2());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getChooseAccess().getBranchesBranchParserRuleCall_3_0());
				}
				lv_branches_3_0=ruleBranch
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getChooseRule());
					}
					add(
						$current,
						"branches",
						lv_branches_3_0,
						"dev.whence.language.Perf.Branch");
					afterParserOrEnumRuleCall();
				}
			)
		)*
		otherlv_4=RightCurlyBracket
		{
			newLeafNode(otherlv_4, grammarAccess.getChooseAccess().getRightCurlyBracketKeyword_4());
		}
	)
;

// Entry rule entryRuleBranch
entryRuleBranch returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getBranchRule()); }
	iv_ruleBranch=ruleBranch
	{ $current=$iv_ruleBranch.current; }
	EOF;

// Rule Branch
ruleBranch returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					newCompositeNode(grammarAccess.getBranchAccess().getProbabilityExpressionParserRuleCall_0_0());
				}
				lv_probability_0_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getBranchRule());
					}
					set(
						$current,
						"probability",
						lv_probability_0_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_1=Colon
		{
			newLeafNode(otherlv_1, grammarAccess.getBranchAccess().getColonKeyword_1());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getBranchAccess().getBlockBlockParserRuleCall_2_0());
				}
				lv_block_2_0=ruleBlock
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getBranchRule());
					}
					set(
						$current,
						"block",
						lv_block_2_0,
						"dev.whence.language.Perf.Block");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleParallel
entryRuleParallel returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getParallelRule()); }
	iv_ruleParallel=ruleParallel
	{ $current=$iv_ruleParallel.current; }
	EOF;

// Rule Parallel
ruleParallel returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			{
				$current = forceCreateModelElement(
					grammarAccess.getParallelAccess().getParallelAction_0(),
					$current);
			}
		)
		otherlv_1=Parallel
		{
			newLeafNode(otherlv_1, grammarAccess.getParallelAccess().getParallelKeyword_1());
		}
		otherlv_2=LeftCurlyBracket
		{
			newLeafNode(otherlv_2, grammarAccess.getParallelAccess().getLeftCurlyBracketKeyword_2());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getParallelAccess().getBranchesBlockParserRuleCall_3_0());
				}
				lv_branches_3_0=ruleBlock
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getParallelRule());
					}
					add(
						$current,
						"branches",
						lv_branches_3_0,
						"dev.whence.language.Perf.Block");
					afterParserOrEnumRuleCall();
				}
			)
		)*
		otherlv_4=RightCurlyBracket
		{
			newLeafNode(otherlv_4, grammarAccess.getParallelAccess().getRightCurlyBracketKeyword_4());
		}
	)
;

// Entry rule entryRuleLockBlock
entryRuleLockBlock returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getLockBlockRule()); }
	iv_ruleLockBlock=ruleLockBlock
	{ $current=$iv_ruleLockBlock.current; }
	EOF;

// Rule LockBlock
ruleLockBlock returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Lock
		{
			newLeafNode(otherlv_0, grammarAccess.getLockBlockAccess().getLockKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getLockBlockAccess().getLockReferenceParserRuleCall_1_0());
				}
				lv_lock_1_0=ruleReference
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getLockBlockRule());
					}
					set(
						$current,
						"lock",
						lv_lock_1_0,
						"dev.whence.language.Perf.Reference");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			(
				{
					newCompositeNode(grammarAccess.getLockBlockAccess().getBlockBlockParserRuleCall_2_0());
				}
				lv_block_2_0=ruleBlock
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getLockBlockRule());
					}
					set(
						$current,
						"block",
						lv_block_2_0,
						"dev.whence.language.Perf.Block");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleTogether
entryRuleTogether returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getTogetherRule()); }
	iv_ruleTogether=ruleTogether
	{ $current=$iv_ruleTogether.current; }
	EOF;

// Rule Together
ruleTogether returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Together
		{
			newLeafNode(otherlv_0, grammarAccess.getTogetherAccess().getTogetherKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getTogetherAccess().getNameNAMEParserRuleCall_1_0());
				}
				lv_name_1_0=ruleNAME
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getTogetherRule());
					}
					set(
						$current,
						"name",
						lv_name_1_0,
						"dev.whence.language.Perf.NAME");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			(
				{
					newCompositeNode(grammarAccess.getTogetherAccess().getBlockBlockParserRuleCall_2_0());
				}
				lv_block_2_0=ruleBlock
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getTogetherRule());
					}
					set(
						$current,
						"block",
						lv_block_2_0,
						"dev.whence.language.Perf.Block");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleCount
entryRuleCount returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getCountRule()); }
	iv_ruleCount=ruleCount
	{ $current=$iv_ruleCount.current; }
	EOF;

// Rule Count
ruleCount returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Count
		{
			newLeafNode(otherlv_0, grammarAccess.getCountAccess().getCountKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getCountAccess().getCounterNAMEParserRuleCall_1_0());
				}
				lv_counter_1_0=ruleNAME
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getCountRule());
					}
					set(
						$current,
						"counter",
						lv_counter_1_0,
						"dev.whence.language.Perf.NAME");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_2=By
			{
				newLeafNode(otherlv_2, grammarAccess.getCountAccess().getByKeyword_2_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getCountAccess().getAmountExpressionParserRuleCall_2_1_0());
					}
					lv_amount_3_0=ruleExpression
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getCountRule());
						}
						set(
							$current,
							"amount",
							lv_amount_3_0,
							"dev.whence.language.Perf.Expression");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)?
	)
;

// Entry rule entryRuleTimeBlock
entryRuleTimeBlock returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getTimeBlockRule()); }
	iv_ruleTimeBlock=ruleTimeBlock
	{ $current=$iv_ruleTimeBlock.current; }
	EOF;

// Rule TimeBlock
ruleTimeBlock returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Time
		{
			newLeafNode(otherlv_0, grammarAccess.getTimeBlockAccess().getTimeKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getTimeBlockAccess().getSpanNAMEParserRuleCall_1_0());
				}
				lv_span_1_0=ruleNAME
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getTimeBlockRule());
					}
					set(
						$current,
						"span",
						lv_span_1_0,
						"dev.whence.language.Perf.NAME");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			(
				{
					newCompositeNode(grammarAccess.getTimeBlockAccess().getBlockBlockParserRuleCall_2_0());
				}
				lv_block_2_0=ruleBlock
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getTimeBlockRule());
					}
					set(
						$current,
						"block",
						lv_block_2_0,
						"dev.whence.language.Perf.Block");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleLet
entryRuleLet returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getLetRule()); }
	iv_ruleLet=ruleLet
	{ $current=$iv_ruleLet.current; }
	EOF;

// Rule Let
ruleLet returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Let
		{
			newLeafNode(otherlv_0, grammarAccess.getLetAccess().getLetKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getLetAccess().getNameNAMEParserRuleCall_1_0());
				}
				lv_name_1_0=ruleNAME
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getLetRule());
					}
					set(
						$current,
						"name",
						lv_name_1_0,
						"dev.whence.language.Perf.NAME");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_2=EqualsSign
		{
			newLeafNode(otherlv_2, grammarAccess.getLetAccess().getEqualsSignKeyword_2());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getLetAccess().getValueExpressionParserRuleCall_3_0());
				}
				lv_value_3_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getLetRule());
					}
					set(
						$current,
						"value",
						lv_value_3_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleDo
entryRuleDo returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getDoRule()); }
	iv_ruleDo=ruleDo
	{ $current=$iv_ruleDo.current; }
	EOF;

// Rule Do
ruleDo returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Do
		{
			newLeafNode(otherlv_0, grammarAccess.getDoAccess().getDoKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getDoAccess().getRoutinePathParserRuleCall_1_0());
				}
				lv_routine_1_0=rulePath
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getDoRule());
					}
					set(
						$current,
						"routine",
						lv_routine_1_0,
						"dev.whence.language.Perf.Path");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_2=LeftParenthesis
		{
			newLeafNode(otherlv_2, grammarAccess.getDoAccess().getLeftParenthesisKeyword_2());
		}
		(
			(
				(
					{
						newCompositeNode(grammarAccess.getDoAccess().getArgumentsExpressionParserRuleCall_3_0_0());
					}
					lv_arguments_3_0=ruleExpression
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getDoRule());
						}
						add(
							$current,
							"arguments",
							lv_arguments_3_0,
							"dev.whence.language.Perf.Expression");
						afterParserOrEnumRuleCall();
					}
				)
			)
			(
				otherlv_4=Comma
				{
					newLeafNode(otherlv_4, grammarAccess.getDoAccess().getCommaKeyword_3_1_0());
				}
				(
					(
						{
							newCompositeNode(grammarAccess.getDoAccess().getArgumentsExpressionParserRuleCall_3_1_1_0());
						}
						lv_arguments_5_0=ruleExpression
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getDoRule());
							}
							add(
								$current,
								"arguments",
								lv_arguments_5_0,
								"dev.whence.language.Perf.Expression");
							afterParserOrEnumRuleCall();
						}
					)
				)
			)*
		)?
		otherlv_6=RightParenthesis
		{
			newLeafNode(otherlv_6, grammarAccess.getDoAccess().getRightParenthesisKeyword_4());
		}
	)
;

// Entry rule entryRuleCase
entryRuleCase returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getCaseRule()); }
	iv_ruleCase=ruleCase
	{ $current=$iv_ruleCase.current; }
	EOF;

// Rule Case
ruleCase returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		{
			newCompositeNode(grammarAccess.getCaseAccess().getVariantParserRuleCall_0());
		}
		this_Variant_0=ruleVariant
		{
			$current = $this_Variant_0.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getCaseAccess().getHypothesisParserRuleCall_1());
		}
		this_Hypothesis_1=ruleHypothesis
		{
			$current = $this_Hypothesis_1.current;
			afterParserOrEnumRuleCall();
		}
	)
;

// Entry rule entryRuleVariant
entryRuleVariant returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getVariantRule()); }
	iv_ruleVariant=ruleVariant
	{ $current=$iv_ruleVariant.current; }
	EOF;

// Rule Variant
ruleVariant returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Variant
		{
			newLeafNode(otherlv_0, grammarAccess.getVariantAccess().getVariantKeyword_0());
		}
		{
			if ($current==null) {
				$current = createModelElement(grammarAccess.getVariantRule());
			}
			newCompositeNode(grammarAccess.getVariantAccess().getCaseBodyParserRuleCall_1());
		}
		this_CaseBody_1=ruleCaseBody[$current]
		{
			$current = $this_CaseBody_1.current;
			afterParserOrEnumRuleCall();
		}
	)
;

// Entry rule entryRuleHypothesis
entryRuleHypothesis returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getHypothesisRule()); }
	iv_ruleHypothesis=ruleHypothesis
	{ $current=$iv_ruleHypothesis.current; }
	EOF;

// Rule Hypothesis
ruleHypothesis returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Hypothesis
		{
			newLeafNode(otherlv_0, grammarAccess.getHypothesisAccess().getHypothesisKeyword_0());
		}
		{
			if ($current==null) {
				$current = createModelElement(grammarAccess.getHypothesisRule());
			}
			newCompositeNode(grammarAccess.getHypothesisAccess().getCaseBodyParserRuleCall_1());
		}
		this_CaseBody_1=ruleCaseBody[$current]
		{
			$current = $this_CaseBody_1.current;
			afterParserOrEnumRuleCall();
		}
	)
;


// Rule CaseBody
ruleCaseBody[EObject in_current]  returns [EObject current=in_current]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					newCompositeNode(grammarAccess.getCaseBodyAccess().getNameNAMEParserRuleCall_0_0());
				}
				lv_name_0_0=ruleNAME
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getCaseBodyRule());
					}
					set(
						$current,
						"name",
						lv_name_0_0,
						"dev.whence.language.Perf.NAME");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_1=Colon
			{
				newLeafNode(otherlv_1, grammarAccess.getCaseBodyAccess().getColonKeyword_1_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getCaseBodyAccess().getParentsPathParserRuleCall_1_1_0());
					}
					lv_parents_2_0=rulePath
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getCaseBodyRule());
						}
						add(
							$current,
							"parents",
							lv_parents_2_0,
							"dev.whence.language.Perf.Path");
						afterParserOrEnumRuleCall();
					}
				)
			)
			(
				otherlv_3=Comma
				{
					newLeafNode(otherlv_3, grammarAccess.getCaseBodyAccess().getCommaKeyword_1_2_0());
				}
				(
					(
						{
							newCompositeNode(grammarAccess.getCaseBodyAccess().getParentsPathParserRuleCall_1_2_1_0());
						}
						lv_parents_4_0=rulePath
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getCaseBodyRule());
							}
							add(
								$current,
								"parents",
								lv_parents_4_0,
								"dev.whence.language.Perf.Path");
							afterParserOrEnumRuleCall();
						}
					)
				)
			)*
		)?
		(
			(
				lv_note_5_0=RULE_STRING
				{
					newLeafNode(lv_note_5_0, grammarAccess.getCaseBodyAccess().getNoteSTRINGTerminalRuleCall_2_0());
				}
				{
					if ($current==null) {
						$current = createModelElement(grammarAccess.getCaseBodyRule());
					}
					setWithLastConsumed(
						$current,
						"note",
						lv_note_5_0,
						"dev.whence.language.Perf.STRING");
				}
			)
		)?
		otherlv_6=LeftCurlyBracket
		{
			newLeafNode(otherlv_6, grammarAccess.getCaseBodyAccess().getLeftCurlyBracketKeyword_3());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getCaseBodyAccess().getChangesChangeParserRuleCall_4_0());
				}
				lv_changes_7_0=ruleChange
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getCaseBodyRule());
					}
					add(
						$current,
						"changes",
						lv_changes_7_0,
						"dev.whence.language.Perf.Change");
					afterParserOrEnumRuleCall();
				}
			)
		)*
		otherlv_8=RightCurlyBracket
		{
			newLeafNode(otherlv_8, grammarAccess.getCaseBodyAccess().getRightCurlyBracketKeyword_5());
		}
	)
;

// Entry rule entryRuleChange
entryRuleChange returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getChangeRule()); }
	iv_ruleChange=ruleChange
	{ $current=$iv_ruleChange.current; }
	EOF;

// Rule Change
ruleChange returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		{
			newCompositeNode(grammarAccess.getChangeAccess().getAssignmentParserRuleCall_0());
		}
		this_Assignment_0=ruleAssignment
		{
			$current = $this_Assignment_0.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getChangeAccess().getFitParserRuleCall_1());
		}
		this_Fit_1=ruleFit
		{
			$current = $this_Fit_1.current;
			afterParserOrEnumRuleCall();
		}
	)
;

// Entry rule entryRuleAssignment
entryRuleAssignment returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getAssignmentRule()); }
	iv_ruleAssignment=ruleAssignment
	{ $current=$iv_ruleAssignment.current; }
	EOF;

// Rule Assignment
ruleAssignment returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					newCompositeNode(grammarAccess.getAssignmentAccess().getTargetReferenceParserRuleCall_0_0());
				}
				lv_target_0_0=ruleReference
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getAssignmentRule());
					}
					set(
						$current,
						"target",
						lv_target_0_0,
						"dev.whence.language.Perf.Reference");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_1=EqualsSign
		{
			newLeafNode(otherlv_1, grammarAccess.getAssignmentAccess().getEqualsSignKeyword_1());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getAssignmentAccess().getValueExpressionParserRuleCall_2_0());
				}
				lv_value_2_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getAssignmentRule());
					}
					set(
						$current,
						"value",
						lv_value_2_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleFit
entryRuleFit returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getFitRule()); }
	iv_ruleFit=ruleFit
	{ $current=$iv_ruleFit.current; }
	EOF;

// Rule Fit
ruleFit returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Fit
		{
			newLeafNode(otherlv_0, grammarAccess.getFitAccess().getFitKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getFitAccess().getTargetReferenceParserRuleCall_1_0());
				}
				lv_target_1_0=ruleReference
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getFitRule());
					}
					set(
						$current,
						"target",
						lv_target_1_0,
						"dev.whence.language.Perf.Reference");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_2=From
		{
			newLeafNode(otherlv_2, grammarAccess.getFitAccess().getFromKeyword_2());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getFitAccess().getFromSumParserRuleCall_3_0());
				}
				lv_from_3_0=ruleSum
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getFitRule());
					}
					set(
						$current,
						"from",
						lv_from_3_0,
						"dev.whence.language.Perf.Sum");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_4=To
		{
			newLeafNode(otherlv_4, grammarAccess.getFitAccess().getToKeyword_4());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getFitAccess().getToSumParserRuleCall_5_0());
				}
				lv_to_5_0=ruleSum
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getFitRule());
					}
					set(
						$current,
						"to",
						lv_to_5_0,
						"dev.whence.language.Perf.Sum");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleExpectation
entryRuleExpectation returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getExpectationRule()); }
	iv_ruleExpectation=ruleExpectation
	{ $current=$iv_ruleExpectation.current; }
	EOF;

// Rule Expectation
ruleExpectation returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Expect
		{
			newLeafNode(otherlv_0, grammarAccess.getExpectationAccess().getExpectKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getExpectationAccess().getQuestionExpressionParserRuleCall_1_0());
				}
				lv_question_1_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getExpectationRule());
					}
					set(
						$current,
						"question",
						lv_question_1_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			(
				{
					newCompositeNode(grammarAccess.getExpectationAccess().getCriterionCriterionParserRuleCall_2_0());
				}
				lv_criterion_2_0=ruleCriterion
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getExpectationRule());
					}
					set(
						$current,
						"criterion",
						lv_criterion_2_0,
						"dev.whence.language.Perf.Criterion");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_3=With
			{
				newLeafNode(otherlv_3, grammarAccess.getExpectationAccess().getWithKeyword_3_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getExpectationAccess().getSweepsSweepParserRuleCall_3_1_0());
					}
					lv_sweeps_4_0=ruleSweep
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getExpectationRule());
						}
						add(
							$current,
							"sweeps",
							lv_sweeps_4_0,
							"dev.whence.language.Perf.Sweep");
						afterParserOrEnumRuleCall();
					}
				)
			)
			(
				otherlv_5=Comma
				{
					newLeafNode(otherlv_5, grammarAccess.getExpectationAccess().getCommaKeyword_3_2_0());
				}
				(
					(
						{
							newCompositeNode(grammarAccess.getExpectationAccess().getSweepsSweepParserRuleCall_3_2_1_0());
						}
						lv_sweeps_6_0=ruleSweep
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getExpectationRule());
							}
							add(
								$current,
								"sweeps",
								lv_sweeps_6_0,
								"dev.whence.language.Perf.Sweep");
							afterParserOrEnumRuleCall();
						}
					)
				)
			)*
		)?
		(
			(
				lv_unexplained_7_0=Unexplained
				{
					newLeafNode(lv_unexplained_7_0, grammarAccess.getExpectationAccess().getUnexplainedUnexplainedKeyword_4_0());
				}
				{
					if ($current==null) {
						$current = createModelElement(grammarAccess.getExpectationRule());
					}
					setWithLastConsumed($current, "unexplained", lv_unexplained_7_0 != null, "unexplained");
				}
			)
		)?
		(
			(
				lv_note_8_0=RULE_STRING
				{
					newLeafNode(lv_note_8_0, grammarAccess.getExpectationAccess().getNoteSTRINGTerminalRuleCall_5_0());
				}
				{
					if ($current==null) {
						$current = createModelElement(grammarAccess.getExpectationRule());
					}
					setWithLastConsumed(
						$current,
						"note",
						lv_note_8_0,
						"dev.whence.language.Perf.STRING");
				}
			)
		)?
	)
;

// Entry rule entryRuleCriterion
entryRuleCriterion returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getCriterionRule()); }
	iv_ruleCriterion=ruleCriterion
	{ $current=$iv_ruleCriterion.current; }
	EOF;

// Rule Criterion
ruleCriterion returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		{
			newCompositeNode(grammarAccess.getCriterionAccess().getIsParserRuleCall_0());
		}
		this_Is_0=ruleIs
		{
			$current = $this_Is_0.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getCriterionAccess().getBetweenParserRuleCall_1());
		}
		this_Between_1=ruleBetween
		{
			$current = $this_Between_1.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getCriterionAccess().getAtLeastParserRuleCall_2());
		}
		this_AtLeast_2=ruleAtLeast
		{
			$current = $this_AtLeast_2.current;
			afterParserOrEnumRuleCall();
		}
		    |
		{
			newCompositeNode(grammarAccess.getCriterionAccess().getAtMostParserRuleCall_3());
		}
		this_AtMost_3=ruleAtMost
		{
			$current = $this_AtMost_3.current;
			afterParserOrEnumRuleCall();
		}
	)
;

// Entry rule entryRuleIs
entryRuleIs returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getIsRule()); }
	iv_ruleIs=ruleIs
	{ $current=$iv_ruleIs.current; }
	EOF;

// Rule Is
ruleIs returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Is
		{
			newLeafNode(otherlv_0, grammarAccess.getIsAccess().getIsKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getIsAccess().getValueSumParserRuleCall_1_0());
				}
				lv_value_1_0=ruleSum
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getIsRule());
					}
					set(
						$current,
						"value",
						lv_value_1_0,
						"dev.whence.language.Perf.Sum");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_2=Within
			{
				newLeafNode(otherlv_2, grammarAccess.getIsAccess().getWithinKeyword_2_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getIsAccess().getToleranceSumParserRuleCall_2_1_0());
					}
					lv_tolerance_3_0=ruleSum
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getIsRule());
						}
						set(
							$current,
							"tolerance",
							lv_tolerance_3_0,
							"dev.whence.language.Perf.Sum");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)?
	)
;

// Entry rule entryRuleBetween
entryRuleBetween returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getBetweenRule()); }
	iv_ruleBetween=ruleBetween
	{ $current=$iv_ruleBetween.current; }
	EOF;

// Rule Between
ruleBetween returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Is
		{
			newLeafNode(otherlv_0, grammarAccess.getBetweenAccess().getIsKeyword_0());
		}
		otherlv_1=From
		{
			newLeafNode(otherlv_1, grammarAccess.getBetweenAccess().getFromKeyword_1());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getBetweenAccess().getFromSumParserRuleCall_2_0());
				}
				lv_from_2_0=ruleSum
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getBetweenRule());
					}
					set(
						$current,
						"from",
						lv_from_2_0,
						"dev.whence.language.Perf.Sum");
					afterParserOrEnumRuleCall();
				}
			)
		)
		otherlv_3=To
		{
			newLeafNode(otherlv_3, grammarAccess.getBetweenAccess().getToKeyword_3());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getBetweenAccess().getToSumParserRuleCall_4_0());
				}
				lv_to_4_0=ruleSum
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getBetweenRule());
					}
					set(
						$current,
						"to",
						lv_to_4_0,
						"dev.whence.language.Perf.Sum");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleAtLeast
entryRuleAtLeast returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getAtLeastRule()); }
	iv_ruleAtLeast=ruleAtLeast
	{ $current=$iv_ruleAtLeast.current; }
	EOF;

// Rule AtLeast
ruleAtLeast returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=At
		{
			newLeafNode(otherlv_0, grammarAccess.getAtLeastAccess().getAtKeyword_0());
		}
		otherlv_1=Least
		{
			newLeafNode(otherlv_1, grammarAccess.getAtLeastAccess().getLeastKeyword_1());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getAtLeastAccess().getBoundSumParserRuleCall_2_0());
				}
				lv_bound_2_0=ruleSum
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getAtLeastRule());
					}
					set(
						$current,
						"bound",
						lv_bound_2_0,
						"dev.whence.language.Perf.Sum");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleAtMost
entryRuleAtMost returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getAtMostRule()); }
	iv_ruleAtMost=ruleAtMost
	{ $current=$iv_ruleAtMost.current; }
	EOF;

// Rule AtMost
ruleAtMost returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=At
		{
			newLeafNode(otherlv_0, grammarAccess.getAtMostAccess().getAtKeyword_0());
		}
		otherlv_1=Most
		{
			newLeafNode(otherlv_1, grammarAccess.getAtMostAccess().getMostKeyword_1());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getAtMostAccess().getBoundSumParserRuleCall_2_0());
				}
				lv_bound_2_0=ruleSum
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getAtMostRule());
					}
					set(
						$current,
						"bound",
						lv_bound_2_0,
						"dev.whence.language.Perf.Sum");
					afterParserOrEnumRuleCall();
				}
			)
		)
	)
;

// Entry rule entryRuleShow
entryRuleShow returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getShowRule()); }
	iv_ruleShow=ruleShow
	{ $current=$iv_ruleShow.current; }
	EOF;

// Rule Show
ruleShow returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		otherlv_0=Show
		{
			newLeafNode(otherlv_0, grammarAccess.getShowAccess().getShowKeyword_0());
		}
		(
			(
				{
					newCompositeNode(grammarAccess.getShowAccess().getQuestionsExpressionParserRuleCall_1_0());
				}
				lv_questions_1_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getShowRule());
					}
					add(
						$current,
						"questions",
						lv_questions_1_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_2=Comma
			{
				newLeafNode(otherlv_2, grammarAccess.getShowAccess().getCommaKeyword_2_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getShowAccess().getQuestionsExpressionParserRuleCall_2_1_0());
					}
					lv_questions_3_0=ruleExpression
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getShowRule());
						}
						add(
							$current,
							"questions",
							lv_questions_3_0,
							"dev.whence.language.Perf.Expression");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)*
		(
			otherlv_4=With
			{
				newLeafNode(otherlv_4, grammarAccess.getShowAccess().getWithKeyword_3_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getShowAccess().getSweepsSweepParserRuleCall_3_1_0());
					}
					lv_sweeps_5_0=ruleSweep
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getShowRule());
						}
						add(
							$current,
							"sweeps",
							lv_sweeps_5_0,
							"dev.whence.language.Perf.Sweep");
						afterParserOrEnumRuleCall();
					}
				)
			)
			(
				otherlv_6=Comma
				{
					newLeafNode(otherlv_6, grammarAccess.getShowAccess().getCommaKeyword_3_2_0());
				}
				(
					(
						{
							newCompositeNode(grammarAccess.getShowAccess().getSweepsSweepParserRuleCall_3_2_1_0());
						}
						lv_sweeps_7_0=ruleSweep
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getShowRule());
							}
							add(
								$current,
								"sweeps",
								lv_sweeps_7_0,
								"dev.whence.language.Perf.Sweep");
							afterParserOrEnumRuleCall();
						}
					)
				)
			)*
		)?
		(
			(
				lv_note_8_0=RULE_STRING
				{
					newLeafNode(lv_note_8_0, grammarAccess.getShowAccess().getNoteSTRINGTerminalRuleCall_4_0());
				}
				{
					if ($current==null) {
						$current = createModelElement(grammarAccess.getShowRule());
					}
					setWithLastConsumed(
						$current,
						"note",
						lv_note_8_0,
						"dev.whence.language.Perf.STRING");
				}
			)
		)?
	)
;

// Entry rule entryRuleSweep
entryRuleSweep returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getSweepRule()); }
	iv_ruleSweep=ruleSweep
	{ $current=$iv_ruleSweep.current; }
	EOF;

// Rule Sweep
ruleSweep returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					newCompositeNode(grammarAccess.getSweepAccess().getTargetReferenceParserRuleCall_0_0());
				}
				lv_target_0_0=ruleReference
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getSweepRule());
					}
					set(
						$current,
						"target",
						lv_target_0_0,
						"dev.whence.language.Perf.Reference");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			(
				otherlv_1=EqualsSign
				{
					newLeafNode(otherlv_1, grammarAccess.getSweepAccess().getEqualsSignKeyword_1_0_0());
				}
				(
					(
						{
							newCompositeNode(grammarAccess.getSweepAccess().getValuesSumParserRuleCall_1_0_1_0());
						}
						lv_values_2_0=ruleSum
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getSweepRule());
							}
							set(
								$current,
								"values",
								lv_values_2_0,
								"dev.whence.language.Perf.Sum");
							afterParserOrEnumRuleCall();
						}
					)
				)
			)
			    |
			(
				otherlv_3=From
				{
					newLeafNode(otherlv_3, grammarAccess.getSweepAccess().getFromKeyword_1_1_0());
				}
				(
					(
						{
							newCompositeNode(grammarAccess.getSweepAccess().getFromSumParserRuleCall_1_1_1_0());
						}
						lv_from_4_0=ruleSum
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getSweepRule());
							}
							set(
								$current,
								"from",
								lv_from_4_0,
								"dev.whence.language.Perf.Sum");
							afterParserOrEnumRuleCall();
						}
					)
				)
				otherlv_5=To
				{
					newLeafNode(otherlv_5, grammarAccess.getSweepAccess().getToKeyword_1_1_2());
				}
				(
					(
						{
							newCompositeNode(grammarAccess.getSweepAccess().getToSumParserRuleCall_1_1_3_0());
						}
						lv_to_6_0=ruleSum
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getSweepRule());
							}
							set(
								$current,
								"to",
								lv_to_6_0,
								"dev.whence.language.Perf.Sum");
							afterParserOrEnumRuleCall();
						}
					)
				)
				(
					otherlv_7=Step
					{
						newLeafNode(otherlv_7, grammarAccess.getSweepAccess().getStepKeyword_1_1_4_0());
					}
					(
						(
							{
								newCompositeNode(grammarAccess.getSweepAccess().getStepSumParserRuleCall_1_1_4_1_0());
							}
							lv_step_8_0=ruleSum
							{
								if ($current==null) {
									$current = createModelElementForParent(grammarAccess.getSweepRule());
								}
								set(
									$current,
									"step",
									lv_step_8_0,
									"dev.whence.language.Perf.Sum");
								afterParserOrEnumRuleCall();
							}
						)
					)
				)?
			)
		)
	)
;

// Entry rule entryRuleExpression
entryRuleExpression returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getExpressionRule()); }
	iv_ruleExpression=ruleExpression
	{ $current=$iv_ruleExpression.current; }
	EOF;

// Rule Expression
ruleExpression returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		{
			newCompositeNode(grammarAccess.getExpressionAccess().getAndParserRuleCall_0());
		}
		this_And_0=ruleAnd
		{
			$current = $this_And_0.current;
			afterParserOrEnumRuleCall();
		}
		(
			(
				{
					$current = forceCreateModelElementAndSet(
						grammarAccess.getExpressionAccess().getBinaryLeftAction_1_0(),
						$current);
				}
			)
			(
				(
					lv_operator_2_0=Or
					{
						newLeafNode(lv_operator_2_0, grammarAccess.getExpressionAccess().getOperatorOrKeyword_1_1_0());
					}
					{
						if ($current==null) {
							$current = createModelElement(grammarAccess.getExpressionRule());
						}
						setWithLastConsumed($current, "operator", lv_operator_2_0, "or");
					}
				)
			)
			(
				(
					{
						newCompositeNode(grammarAccess.getExpressionAccess().getRightAndParserRuleCall_1_2_0());
					}
					lv_right_3_0=ruleAnd
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getExpressionRule());
						}
						set(
							$current,
							"right",
							lv_right_3_0,
							"dev.whence.language.Perf.And");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)*
	)
;

// Entry rule entryRuleAnd
entryRuleAnd returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getAndRule()); }
	iv_ruleAnd=ruleAnd
	{ $current=$iv_ruleAnd.current; }
	EOF;

// Rule And
ruleAnd returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		{
			newCompositeNode(grammarAccess.getAndAccess().getComparisonParserRuleCall_0());
		}
		this_Comparison_0=ruleComparison
		{
			$current = $this_Comparison_0.current;
			afterParserOrEnumRuleCall();
		}
		(
			(
				{
					$current = forceCreateModelElementAndSet(
						grammarAccess.getAndAccess().getBinaryLeftAction_1_0(),
						$current);
				}
			)
			(
				(
					lv_operator_2_0=And
					{
						newLeafNode(lv_operator_2_0, grammarAccess.getAndAccess().getOperatorAndKeyword_1_1_0());
					}
					{
						if ($current==null) {
							$current = createModelElement(grammarAccess.getAndRule());
						}
						setWithLastConsumed($current, "operator", lv_operator_2_0, "and");
					}
				)
			)
			(
				(
					{
						newCompositeNode(grammarAccess.getAndAccess().getRightComparisonParserRuleCall_1_2_0());
					}
					lv_right_3_0=ruleComparison
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getAndRule());
						}
						set(
							$current,
							"right",
							lv_right_3_0,
							"dev.whence.language.Perf.Comparison");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)*
	)
;

// Entry rule entryRuleComparison
entryRuleComparison returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getComparisonRule()); }
	iv_ruleComparison=ruleComparison
	{ $current=$iv_ruleComparison.current; }
	EOF;

// Rule Comparison
ruleComparison returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		{
			newCompositeNode(grammarAccess.getComparisonAccess().getSumParserRuleCall_0());
		}
		this_Sum_0=ruleSum
		{
			$current = $this_Sum_0.current;
			afterParserOrEnumRuleCall();
		}
		(
			(
				{
					$current = forceCreateModelElementAndSet(
						grammarAccess.getComparisonAccess().getBinaryLeftAction_1_0(),
						$current);
				}
			)
			(
				(
					(
						lv_operator_2_1=LessThanSign
						{
							newLeafNode(lv_operator_2_1, grammarAccess.getComparisonAccess().getOperatorLessThanSignKeyword_1_1_0_0());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getComparisonRule());
							}
							setWithLastConsumed($current, "operator", lv_operator_2_1, null);
						}
						    |
						lv_operator_2_2=LessThanSignEqualsSign
						{
							newLeafNode(lv_operator_2_2, grammarAccess.getComparisonAccess().getOperatorLessThanSignEqualsSignKeyword_1_1_0_1());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getComparisonRule());
							}
							setWithLastConsumed($current, "operator", lv_operator_2_2, null);
						}
						    |
						lv_operator_2_3=GreaterThanSign
						{
							newLeafNode(lv_operator_2_3, grammarAccess.getComparisonAccess().getOperatorGreaterThanSignKeyword_1_1_0_2());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getComparisonRule());
							}
							setWithLastConsumed($current, "operator", lv_operator_2_3, null);
						}
						    |
						lv_operator_2_4=GreaterThanSignEqualsSign
						{
							newLeafNode(lv_operator_2_4, grammarAccess.getComparisonAccess().getOperatorGreaterThanSignEqualsSignKeyword_1_1_0_3());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getComparisonRule());
							}
							setWithLastConsumed($current, "operator", lv_operator_2_4, null);
						}
						    |
						lv_operator_2_5=EqualsSignEqualsSign
						{
							newLeafNode(lv_operator_2_5, grammarAccess.getComparisonAccess().getOperatorEqualsSignEqualsSignKeyword_1_1_0_4());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getComparisonRule());
							}
							setWithLastConsumed($current, "operator", lv_operator_2_5, null);
						}
						    |
						lv_operator_2_6=ExclamationMarkEqualsSign
						{
							newLeafNode(lv_operator_2_6, grammarAccess.getComparisonAccess().getOperatorExclamationMarkEqualsSignKeyword_1_1_0_5());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getComparisonRule());
							}
							setWithLastConsumed($current, "operator", lv_operator_2_6, null);
						}
					)
				)
			)
			(
				(
					{
						newCompositeNode(grammarAccess.getComparisonAccess().getRightSumParserRuleCall_1_2_0());
					}
					lv_right_3_0=ruleSum
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getComparisonRule());
						}
						set(
							$current,
							"right",
							lv_right_3_0,
							"dev.whence.language.Perf.Sum");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)?
	)
;

// Entry rule entryRuleSum
entryRuleSum returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getSumRule()); }
	iv_ruleSum=ruleSum
	{ $current=$iv_ruleSum.current; }
	EOF;

// Rule Sum
ruleSum returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		{
			newCompositeNode(grammarAccess.getSumAccess().getProductParserRuleCall_0());
		}
		this_Product_0=ruleProduct
		{
			$current = $this_Product_0.current;
			afterParserOrEnumRuleCall();
		}
		(
			(
				{
					$current = forceCreateModelElementAndSet(
						grammarAccess.getSumAccess().getBinaryLeftAction_1_0(),
						$current);
				}
			)
			(
				(
					(
						lv_operator_2_1=PlusSign
						{
							newLeafNode(lv_operator_2_1, grammarAccess.getSumAccess().getOperatorPlusSignKeyword_1_1_0_0());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getSumRule());
							}
							setWithLastConsumed($current, "operator", lv_operator_2_1, null);
						}
						    |
						lv_operator_2_2=HyphenMinus
						{
							newLeafNode(lv_operator_2_2, grammarAccess.getSumAccess().getOperatorHyphenMinusKeyword_1_1_0_1());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getSumRule());
							}
							setWithLastConsumed($current, "operator", lv_operator_2_2, null);
						}
					)
				)
			)
			(
				(
					{
						newCompositeNode(grammarAccess.getSumAccess().getRightProductParserRuleCall_1_2_0());
					}
					lv_right_3_0=ruleProduct
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getSumRule());
						}
						set(
							$current,
							"right",
							lv_right_3_0,
							"dev.whence.language.Perf.Product");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)*
	)
;

// Entry rule entryRuleProduct
entryRuleProduct returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getProductRule()); }
	iv_ruleProduct=ruleProduct
	{ $current=$iv_ruleProduct.current; }
	EOF;

// Rule Product
ruleProduct returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		{
			newCompositeNode(grammarAccess.getProductAccess().getUnaryParserRuleCall_0());
		}
		this_Unary_0=ruleUnary
		{
			$current = $this_Unary_0.current;
			afterParserOrEnumRuleCall();
		}
		(
			(
				{
					$current = forceCreateModelElementAndSet(
						grammarAccess.getProductAccess().getBinaryLeftAction_1_0(),
						$current);
				}
			)
			(
				(
					(
						lv_operator_2_1=Asterisk
						{
							newLeafNode(lv_operator_2_1, grammarAccess.getProductAccess().getOperatorAsteriskKeyword_1_1_0_0());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getProductRule());
							}
							setWithLastConsumed($current, "operator", lv_operator_2_1, null);
						}
						    |
						lv_operator_2_2=Solidus
						{
							newLeafNode(lv_operator_2_2, grammarAccess.getProductAccess().getOperatorSolidusKeyword_1_1_0_1());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getProductRule());
							}
							setWithLastConsumed($current, "operator", lv_operator_2_2, null);
						}
					)
				)
			)
			(
				(
					{
						newCompositeNode(grammarAccess.getProductAccess().getRightUnaryParserRuleCall_1_2_0());
					}
					lv_right_3_0=ruleUnary
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getProductRule());
						}
						set(
							$current,
							"right",
							lv_right_3_0,
							"dev.whence.language.Perf.Unary");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)*
	)
;

// Entry rule entryRuleUnary
entryRuleUnary returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getUnaryRule()); }
	iv_ruleUnary=ruleUnary
	{ $current=$iv_ruleUnary.current; }
	EOF;

// Rule Unary
ruleUnary returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					$current = forceCreateModelElement(
						grammarAccess.getUnaryAccess().getUnaryAction_0_0(),
						$current);
				}
			)
			(
				(
					(
						lv_operator_1_1=HyphenMinus
						{
							newLeafNode(lv_operator_1_1, grammarAccess.getUnaryAccess().getOperatorHyphenMinusKeyword_0_1_0_0());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getUnaryRule());
							}
							setWithLastConsumed($current, "operator", lv_operator_1_1, null);
						}
						    |
						lv_operator_1_2=Not
						{
							newLeafNode(lv_operator_1_2, grammarAccess.getUnaryAccess().getOperatorNotKeyword_0_1_0_1());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getUnaryRule());
							}
							setWithLastConsumed($current, "operator", lv_operator_1_2, null);
						}
					)
				)
			)
			(
				(
					{
						newCompositeNode(grammarAccess.getUnaryAccess().getOperandUnaryParserRuleCall_0_2_0());
					}
					lv_operand_2_0=ruleUnary
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getUnaryRule());
						}
						set(
							$current,
							"operand",
							lv_operand_2_0,
							"dev.whence.language.Perf.Unary");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)
		    |
		(
			{
				newCompositeNode(grammarAccess.getUnaryAccess().getPrimaryParserRuleCall_1_0());
			}
			this_Primary_3=rulePrimary
			{
				$current = $this_Primary_3.current;
				afterParserOrEnumRuleCall();
			}
			(
				(
					{
						$current = forceCreateModelElementAndSet(
							grammarAccess.getUnaryAccess().getInCaseOperandAction_1_1_0(),
							$current);
					}
				)
				otherlv_5=In
				{
					newLeafNode(otherlv_5, grammarAccess.getUnaryAccess().getInKeyword_1_1_1());
				}
				(
					(
						(
							{
								newCompositeNode(grammarAccess.getUnaryAccess().getCasesPathParserRuleCall_1_1_2_0_0());
							}
							lv_cases_6_0=rulePath
							{
								if ($current==null) {
									$current = createModelElementForParent(grammarAccess.getUnaryRule());
								}
								add(
									$current,
									"cases",
									lv_cases_6_0,
									"dev.whence.language.Perf.Path");
								afterParserOrEnumRuleCall();
							}
						)
					)
					    |
					(
						(
							(
								lv_several_7_0=LeftSquareBracket
								{
									newLeafNode(lv_several_7_0, grammarAccess.getUnaryAccess().getSeveralLeftSquareBracketKeyword_1_1_2_1_0_0());
								}
								{
									if ($current==null) {
										$current = createModelElement(grammarAccess.getUnaryRule());
									}
									setWithLastConsumed($current, "several", lv_several_7_0 != null, "[");
								}
							)
						)
						(
							(
								{
									newCompositeNode(grammarAccess.getUnaryAccess().getCasesPathParserRuleCall_1_1_2_1_1_0());
								}
								lv_cases_8_0=rulePath
								{
									if ($current==null) {
										$current = createModelElementForParent(grammarAccess.getUnaryRule());
									}
									add(
										$current,
										"cases",
										lv_cases_8_0,
										"dev.whence.language.Perf.Path");
									afterParserOrEnumRuleCall();
								}
							)
						)
						(
							otherlv_9=Comma
							{
								newLeafNode(otherlv_9, grammarAccess.getUnaryAccess().getCommaKeyword_1_1_2_1_2_0());
							}
							(
								(
									{
										newCompositeNode(grammarAccess.getUnaryAccess().getCasesPathParserRuleCall_1_1_2_1_2_1_0());
									}
									lv_cases_10_0=rulePath
									{
										if ($current==null) {
											$current = createModelElementForParent(grammarAccess.getUnaryRule());
										}
										add(
											$current,
											"cases",
											lv_cases_10_0,
											"dev.whence.language.Perf.Path");
										afterParserOrEnumRuleCall();
									}
								)
							)
						)*
						otherlv_11=RightSquareBracket
						{
							newLeafNode(otherlv_11, grammarAccess.getUnaryAccess().getRightSquareBracketKeyword_1_1_2_1_3());
						}
					)
				)
			)?
		)
	)
;

// Entry rule entryRulePrimary
entryRulePrimary returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getPrimaryRule()); }
	iv_rulePrimary=rulePrimary
	{ $current=$iv_rulePrimary.current; }
	EOF;

// Rule Primary
rulePrimary returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					$current = forceCreateModelElement(
						grammarAccess.getPrimaryAccess().getNumberLiteralAction_0_0(),
						$current);
				}
			)
			(
				(
					{
						newCompositeNode(grammarAccess.getPrimaryAccess().getValueNUMBERParserRuleCall_0_1_0());
					}
					lv_value_1_0=ruleNUMBER
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getPrimaryRule());
						}
						set(
							$current,
							"value",
							lv_value_1_0,
							"dev.whence.language.Perf.NUMBER");
						afterParserOrEnumRuleCall();
					}
				)
			)
			(
				(
					(
						lv_unit_2_0=RULE_UNIT
						{
							newLeafNode(lv_unit_2_0, grammarAccess.getPrimaryAccess().getUnitUNITTerminalRuleCall_0_2_0_0());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getPrimaryRule());
							}
							setWithLastConsumed(
								$current,
								"unit",
								lv_unit_2_0,
								"dev.whence.language.Perf.UNIT");
						}
					)
				)
				    |
				(
					(
						lv_unit_3_0=PercentSign
						{
							newLeafNode(lv_unit_3_0, grammarAccess.getPrimaryAccess().getUnitPercentSignKeyword_0_2_1_0());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getPrimaryRule());
							}
							setWithLastConsumed($current, "unit", lv_unit_3_0, "\%");
						}
					)
				)
			)?
		)
		    |
		(
			(
				{
					$current = forceCreateModelElement(
						grammarAccess.getPrimaryAccess().getListLiteralAction_1_0(),
						$current);
				}
			)
			otherlv_5=LeftSquareBracket
			{
				newLeafNode(otherlv_5, grammarAccess.getPrimaryAccess().getLeftSquareBracketKeyword_1_1());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getPrimaryAccess().getElementsExpressionParserRuleCall_1_2_0());
					}
					lv_elements_6_0=ruleExpression
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getPrimaryRule());
						}
						add(
							$current,
							"elements",
							lv_elements_6_0,
							"dev.whence.language.Perf.Expression");
						afterParserOrEnumRuleCall();
					}
				)
			)
			(
				otherlv_7=Comma
				{
					newLeafNode(otherlv_7, grammarAccess.getPrimaryAccess().getCommaKeyword_1_3_0());
				}
				(
					(
						{
							newCompositeNode(grammarAccess.getPrimaryAccess().getElementsExpressionParserRuleCall_1_3_1_0());
						}
						lv_elements_8_0=ruleExpression
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getPrimaryRule());
							}
							add(
								$current,
								"elements",
								lv_elements_8_0,
								"dev.whence.language.Perf.Expression");
							afterParserOrEnumRuleCall();
						}
					)
				)
			)*
			otherlv_9=RightSquareBracket
			{
				newLeafNode(otherlv_9, grammarAccess.getPrimaryAccess().getRightSquareBracketKeyword_1_4());
			}
			(
				(
					(
						lv_unit_10_0=RULE_UNIT
						{
							newLeafNode(lv_unit_10_0, grammarAccess.getPrimaryAccess().getUnitUNITTerminalRuleCall_1_5_0_0());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getPrimaryRule());
							}
							setWithLastConsumed(
								$current,
								"unit",
								lv_unit_10_0,
								"dev.whence.language.Perf.UNIT");
						}
					)
				)
				    |
				(
					(
						lv_unit_11_0=PercentSign
						{
							newLeafNode(lv_unit_11_0, grammarAccess.getPrimaryAccess().getUnitPercentSignKeyword_1_5_1_0());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getPrimaryRule());
							}
							setWithLastConsumed($current, "unit", lv_unit_11_0, "\%");
						}
					)
				)
			)?
		)
		    |
		(
			(
				{
					$current = forceCreateModelElement(
						grammarAccess.getPrimaryAccess().getStringLiteralAction_2_0(),
						$current);
				}
			)
			(
				(
					lv_value_13_0=RULE_STRING
					{
						newLeafNode(lv_value_13_0, grammarAccess.getPrimaryAccess().getValueSTRINGTerminalRuleCall_2_1_0());
					}
					{
						if ($current==null) {
							$current = createModelElement(grammarAccess.getPrimaryRule());
						}
						setWithLastConsumed(
							$current,
							"value",
							lv_value_13_0,
							"dev.whence.language.Perf.STRING");
					}
				)
			)
		)
		    |
		(
			(
				{
					$current = forceCreateModelElement(
						grammarAccess.getPrimaryAccess().getBooleanLiteralAction_3_0(),
						$current);
				}
			)
			(
				(
					(
						lv_true_15_0=True
						{
							newLeafNode(lv_true_15_0, grammarAccess.getPrimaryAccess().getTrueTrueKeyword_3_1_0_0());
						}
						{
							if ($current==null) {
								$current = createModelElement(grammarAccess.getPrimaryRule());
							}
							setWithLastConsumed($current, "true", lv_true_15_0 != null, "true");
						}
					)
				)
				    |
				otherlv_16=False
				{
					newLeafNode(otherlv_16, grammarAccess.getPrimaryAccess().getFalseKeyword_3_1_1());
				}
			)
		)
		    |
		(
			(
				{
					$current = forceCreateModelElement(
						grammarAccess.getPrimaryAccess().getCallAction_4_0(),
						$current);
				}
			)
			(
				(
					{
						newCompositeNode(grammarAccess.getPrimaryAccess().getNameNAMEParserRuleCall_4_1_0());
					}
					lv_name_18_0=ruleNAME
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getPrimaryRule());
						}
						set(
							$current,
							"name",
							lv_name_18_0,
							"dev.whence.language.Perf.NAME");
						afterParserOrEnumRuleCall();
					}
				)
			)
			otherlv_19=LeftParenthesis
			{
				newLeafNode(otherlv_19, grammarAccess.getPrimaryAccess().getLeftParenthesisKeyword_4_2());
			}
			(
				(
					(
						{
							newCompositeNode(grammarAccess.getPrimaryAccess().getArgumentsCallArgumentParserRuleCall_4_3_0_0());
						}
						lv_arguments_20_0=ruleCallArgument
						{
							if ($current==null) {
								$current = createModelElementForParent(grammarAccess.getPrimaryRule());
							}
							add(
								$current,
								"arguments",
								lv_arguments_20_0,
								"dev.whence.language.Perf.CallArgument");
							afterParserOrEnumRuleCall();
						}
					)
				)
				(
					otherlv_21=Comma
					{
						newLeafNode(otherlv_21, grammarAccess.getPrimaryAccess().getCommaKeyword_4_3_1_0());
					}
					(
						(
							{
								newCompositeNode(grammarAccess.getPrimaryAccess().getArgumentsCallArgumentParserRuleCall_4_3_1_1_0());
							}
							lv_arguments_22_0=ruleCallArgument
							{
								if ($current==null) {
									$current = createModelElementForParent(grammarAccess.getPrimaryRule());
								}
								add(
									$current,
									"arguments",
									lv_arguments_22_0,
									"dev.whence.language.Perf.CallArgument");
								afterParserOrEnumRuleCall();
							}
						)
					)
				)*
			)?
			otherlv_23=RightParenthesis
			{
				newLeafNode(otherlv_23, grammarAccess.getPrimaryAccess().getRightParenthesisKeyword_4_4());
			}
		)
		    |
		{
			newCompositeNode(grammarAccess.getPrimaryAccess().getReferenceParserRuleCall_5());
		}
		this_Reference_24=ruleReference
		{
			$current = $this_Reference_24.current;
			afterParserOrEnumRuleCall();
		}
		    |
		(
			(
				{
					$current = forceCreateModelElement(
						grammarAccess.getPrimaryAccess().getParenthesisAction_6_0(),
						$current);
				}
			)
			otherlv_26=LeftParenthesis
			{
				newLeafNode(otherlv_26, grammarAccess.getPrimaryAccess().getLeftParenthesisKeyword_6_1());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getPrimaryAccess().getExpressionExpressionParserRuleCall_6_2_0());
					}
					lv_expression_27_0=ruleExpression
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getPrimaryRule());
						}
						set(
							$current,
							"expression",
							lv_expression_27_0,
							"dev.whence.language.Perf.Expression");
						afterParserOrEnumRuleCall();
					}
				)
			)
			otherlv_28=RightParenthesis
			{
				newLeafNode(otherlv_28, grammarAccess.getPrimaryAccess().getRightParenthesisKeyword_6_3());
			}
		)
	)
;

// Entry rule entryRuleCallArgument
entryRuleCallArgument returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getCallArgumentRule()); }
	iv_ruleCallArgument=ruleCallArgument
	{ $current=$iv_ruleCallArgument.current; }
	EOF;

// Rule CallArgument
ruleCallArgument returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					newCompositeNode(grammarAccess.getCallArgumentAccess().getValueExpressionParserRuleCall_0_0());
				}
				lv_value_0_0=ruleExpression
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getCallArgumentRule());
					}
					set(
						$current,
						"value",
						lv_value_0_0,
						"dev.whence.language.Perf.Expression");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_1=Colon
			{
				newLeafNode(otherlv_1, grammarAccess.getCallArgumentAccess().getColonKeyword_1_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getCallArgumentAccess().getSecondExpressionParserRuleCall_1_1_0());
					}
					lv_second_2_0=ruleExpression
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getCallArgumentRule());
						}
						set(
							$current,
							"second",
							lv_second_2_0,
							"dev.whence.language.Perf.Expression");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)?
	)
;

// Entry rule entryRuleReference
entryRuleReference returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getReferenceRule()); }
	iv_ruleReference=ruleReference
	{ $current=$iv_ruleReference.current; }
	EOF;

// Rule Reference
ruleReference returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					newCompositeNode(grammarAccess.getReferenceAccess().getSegmentsSegmentParserRuleCall_0_0());
				}
				lv_segments_0_0=ruleSegment
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getReferenceRule());
					}
					add(
						$current,
						"segments",
						lv_segments_0_0,
						"dev.whence.language.Perf.Segment");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_1=FullStop
			{
				newLeafNode(otherlv_1, grammarAccess.getReferenceAccess().getFullStopKeyword_1_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getReferenceAccess().getSegmentsSegmentParserRuleCall_1_1_0());
					}
					lv_segments_2_0=ruleSegment
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getReferenceRule());
						}
						add(
							$current,
							"segments",
							lv_segments_2_0,
							"dev.whence.language.Perf.Segment");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)*
	)
;

// Entry rule entryRuleSegment
entryRuleSegment returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getSegmentRule()); }
	iv_ruleSegment=ruleSegment
	{ $current=$iv_ruleSegment.current; }
	EOF;

// Rule Segment
ruleSegment returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					newCompositeNode(grammarAccess.getSegmentAccess().getNameNAMEParserRuleCall_0_0());
				}
				lv_name_0_0=ruleNAME
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getSegmentRule());
					}
					set(
						$current,
						"name",
						lv_name_0_0,
						"dev.whence.language.Perf.NAME");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_1=LeftSquareBracket
			{
				newLeafNode(otherlv_1, grammarAccess.getSegmentAccess().getLeftSquareBracketKeyword_1_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getSegmentAccess().getIndexExpressionParserRuleCall_1_1_0());
					}
					lv_index_2_0=ruleExpression
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getSegmentRule());
						}
						set(
							$current,
							"index",
							lv_index_2_0,
							"dev.whence.language.Perf.Expression");
						afterParserOrEnumRuleCall();
					}
				)
			)
			otherlv_3=RightSquareBracket
			{
				newLeafNode(otherlv_3, grammarAccess.getSegmentAccess().getRightSquareBracketKeyword_1_2());
			}
		)?
	)
;

// Entry rule entryRulePath
entryRulePath returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getPathRule()); }
	iv_rulePath=rulePath
	{ $current=$iv_rulePath.current; }
	EOF;

// Rule Path
rulePath returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			(
				{
					newCompositeNode(grammarAccess.getPathAccess().getSegmentsPlainSegmentParserRuleCall_0_0());
				}
				lv_segments_0_0=rulePlainSegment
				{
					if ($current==null) {
						$current = createModelElementForParent(grammarAccess.getPathRule());
					}
					add(
						$current,
						"segments",
						lv_segments_0_0,
						"dev.whence.language.Perf.PlainSegment");
					afterParserOrEnumRuleCall();
				}
			)
		)
		(
			otherlv_1=FullStop
			{
				newLeafNode(otherlv_1, grammarAccess.getPathAccess().getFullStopKeyword_1_0());
			}
			(
				(
					{
						newCompositeNode(grammarAccess.getPathAccess().getSegmentsPlainSegmentParserRuleCall_1_1_0());
					}
					lv_segments_2_0=rulePlainSegment
					{
						if ($current==null) {
							$current = createModelElementForParent(grammarAccess.getPathRule());
						}
						add(
							$current,
							"segments",
							lv_segments_2_0,
							"dev.whence.language.Perf.PlainSegment");
						afterParserOrEnumRuleCall();
					}
				)
			)
		)*
	)
;

// Entry rule entryRulePlainSegment
entryRulePlainSegment returns [EObject current=null]:
	{ newCompositeNode(grammarAccess.getPlainSegmentRule()); }
	iv_rulePlainSegment=rulePlainSegment
	{ $current=$iv_rulePlainSegment.current; }
	EOF;

// Rule PlainSegment
rulePlainSegment returns [EObject current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			{
				newCompositeNode(grammarAccess.getPlainSegmentAccess().getNameNAMEParserRuleCall_0());
			}
			lv_name_0_0=ruleNAME
			{
				if ($current==null) {
					$current = createModelElementForParent(grammarAccess.getPlainSegmentRule());
				}
				set(
					$current,
					"name",
					lv_name_0_0,
					"dev.whence.language.Perf.NAME");
				afterParserOrEnumRuleCall();
			}
		)
	)
;

// Entry rule entryRuleNAME
entryRuleNAME returns [String current=null]:
	{ newCompositeNode(grammarAccess.getNAMERule()); }
	iv_ruleNAME=ruleNAME
	{ $current=$iv_ruleNAME.current.getText(); }
	EOF;

// Rule NAME
ruleNAME returns [AntlrDatatypeRuleToken current=new AntlrDatatypeRuleToken()]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		this_ID_0=RULE_ID
		{
			$current.merge(this_ID_0);
		}
		{
			newLeafNode(this_ID_0, grammarAccess.getNAMEAccess().getIDTerminalRuleCall_0());
		}
		    |
		kw=Import
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getImportKeyword_1());
		}
		    |
		kw=Unit
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getUnitKeyword_2());
		}
		    |
		kw=Param
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getParamKeyword_3());
		}
		    |
		kw=Process
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getProcessKeyword_4());
		}
		    |
		kw=Routine
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getRoutineKeyword_5());
		}
		    |
		kw=Variant
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getVariantKeyword_6());
		}
		    |
		kw=Hypothesis
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getHypothesisKeyword_7());
		}
		    |
		kw=Expect
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getExpectKeyword_8());
		}
		    |
		kw=Show
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getShowKeyword_9());
		}
		    |
		kw=Fit
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getFitKeyword_10());
		}
		    |
		kw=Given
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getGivenKeyword_11());
		}
		    |
		kw=Measured
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getMeasuredKeyword_12());
		}
		    |
		kw=Fitted
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getFittedKeyword_13());
		}
		    |
		kw=Assumed
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getAssumedKeyword_14());
		}
		    |
		kw=Tunable
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getTunableKeyword_15());
		}
		    |
		kw=Unexplained
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getUnexplainedKeyword_16());
		}
		    |
		kw=Machine
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getMachineKeyword_17());
		}
		    |
		kw=Station
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getStationKeyword_18());
		}
		    |
		kw=Disk
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getDiskKeyword_19());
		}
		    |
		kw=File
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getFileKeyword_20());
		}
		    |
		kw=Link
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getLinkKeyword_21());
		}
		    |
		kw=Channel
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getChannelKeyword_22());
		}
		    |
		kw=Gate
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getGateKeyword_23());
		}
		    |
		kw=Lock
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getLockKeyword_24());
		}
		    |
		kw=Message
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getMessageKeyword_25());
		}
		    |
		kw=Compute
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getComputeKeyword_26());
		}
		    |
		kw=Sleep
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getSleepKeyword_27());
		}
		    |
		kw=Use
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getUseKeyword_28());
		}
		    |
		kw=Sync
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getSyncKeyword_29());
		}
		    |
		kw=Read
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getReadKeyword_30());
		}
		    |
		kw=Write
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getWriteKeyword_31());
		}
		    |
		kw=Send
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getSendKeyword_32());
		}
		    |
		kw=Reply
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getReplyKeyword_33());
		}
		    |
		kw=Receive
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getReceiveKeyword_34());
		}
		    |
		kw=Forever
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getForeverKeyword_35());
		}
		    |
		kw=Repeat
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getRepeatKeyword_36());
		}
		    |
		kw=While
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getWhileKeyword_37());
		}
		    |
		kw=Choose
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getChooseKeyword_38());
		}
		    |
		kw=Parallel
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getParallelKeyword_39());
		}
		    |
		kw=Together
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getTogetherKeyword_40());
		}
		    |
		kw=Count
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getCountKeyword_41());
		}
		    |
		kw=Time
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getTimeKeyword_42());
		}
		    |
		kw=Let
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getLetKeyword_43());
		}
		    |
		kw=Do
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getDoKeyword_44());
		}
		    |
		kw=Random
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getRandomKeyword_45());
		}
		    |
		kw=Least
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getLeastKeyword_46());
		}
		    |
		kw=Most
		{
			$current.merge(kw);
			newLeafNode(kw, grammarAccess.getNAMEAccess().getMostKeyword_47());
		}
	)
;

// Entry rule entryRuleNUMBER
entryRuleNUMBER returns [String current=null]@init {
	HiddenTokens myHiddenTokenState = ((XtextTokenStream)input).setHiddenTokens();
}:
	{ newCompositeNode(grammarAccess.getNUMBERRule()); }
	iv_ruleNUMBER=ruleNUMBER
	{ $current=$iv_ruleNUMBER.current.getText(); }
	EOF;
finally {
	myHiddenTokenState.restore();
}

// Rule NUMBER
ruleNUMBER returns [AntlrDatatypeRuleToken current=new AntlrDatatypeRuleToken()]
@init {
	enterRule();
	HiddenTokens myHiddenTokenState = ((XtextTokenStream)input).setHiddenTokens();
}
@after {
	leaveRule();
}:
	(
		this_INT_0=RULE_INT
		{
			$current.merge(this_INT_0);
		}
		{
			newLeafNode(this_INT_0, grammarAccess.getNUMBERAccess().getINTTerminalRuleCall_0());
		}
		(
			kw=FullStop
			{
				$current.merge(kw);
				newLeafNode(kw, grammarAccess.getNUMBERAccess().getFullStopKeyword_1_0());
			}
			this_INT_2=RULE_INT
			{
				$current.merge(this_INT_2);
			}
			{
				newLeafNode(this_INT_2, grammarAccess.getNUMBERAccess().getINTTerminalRuleCall_1_1());
			}
		)?
	)
;
finally {
	myHiddenTokenState.restore();
}

// Rule Kind
ruleKind returns [Enumerator current=null]
@init {
	enterRule();
}
@after {
	leaveRule();
}:
	(
		(
			enumLiteral_0=Machine
			{
				$current = grammarAccess.getKindAccess().getMACHINEEnumLiteralDeclaration_0().getEnumLiteral().getInstance();
				newLeafNode(enumLiteral_0, grammarAccess.getKindAccess().getMACHINEEnumLiteralDeclaration_0());
			}
		)
		    |
		(
			enumLiteral_1=Station
			{
				$current = grammarAccess.getKindAccess().getSTATIONEnumLiteralDeclaration_1().getEnumLiteral().getInstance();
				newLeafNode(enumLiteral_1, grammarAccess.getKindAccess().getSTATIONEnumLiteralDeclaration_1());
			}
		)
		    |
		(
			enumLiteral_2=Disk
			{
				$current = grammarAccess.getKindAccess().getDISKEnumLiteralDeclaration_2().getEnumLiteral().getInstance();
				newLeafNode(enumLiteral_2, grammarAccess.getKindAccess().getDISKEnumLiteralDeclaration_2());
			}
		)
		    |
		(
			enumLiteral_3=File
			{
				$current = grammarAccess.getKindAccess().getFILEEnumLiteralDeclaration_3().getEnumLiteral().getInstance();
				newLeafNode(enumLiteral_3, grammarAccess.getKindAccess().getFILEEnumLiteralDeclaration_3());
			}
		)
		    |
		(
			enumLiteral_4=Link
			{
				$current = grammarAccess.getKindAccess().getLINKEnumLiteralDeclaration_4().getEnumLiteral().getInstance();
				newLeafNode(enumLiteral_4, grammarAccess.getKindAccess().getLINKEnumLiteralDeclaration_4());
			}
		)
		    |
		(
			enumLiteral_5=Channel
			{
				$current = grammarAccess.getKindAccess().getCHANNELEnumLiteralDeclaration_5().getEnumLiteral().getInstance();
				newLeafNode(enumLiteral_5, grammarAccess.getKindAccess().getCHANNELEnumLiteralDeclaration_5());
			}
		)
		    |
		(
			enumLiteral_6=Gate
			{
				$current = grammarAccess.getKindAccess().getGATEEnumLiteralDeclaration_6().getEnumLiteral().getInstance();
				newLeafNode(enumLiteral_6, grammarAccess.getKindAccess().getGATEEnumLiteralDeclaration_6());
			}
		)
		    |
		(
			enumLiteral_7=Lock
			{
				$current = grammarAccess.getKindAccess().getLOCKEnumLiteralDeclaration_7().getEnumLiteral().getInstance();
				newLeafNode(enumLiteral_7, grammarAccess.getKindAccess().getLOCKEnumLiteralDeclaration_7());
			}
		)
		    |
		(
			enumLiteral_8=Message
			{
				$current = grammarAccess.getKindAccess().getMESSAGEEnumLiteralDeclaration_8().getEnumLiteral().getInstance();
				newLeafNode(enumLiteral_8, grammarAccess.getKindAccess().getMESSAGEEnumLiteralDeclaration_8());
			}
		)
	)
;
