/* Generated from Perf.xtext; not to be edited. */
package dev.whence.language.serializer;

import com.google.inject.Inject;
import dev.whence.language.perf.Argument;
import dev.whence.language.perf.Assignment;
import dev.whence.language.perf.AtLeast;
import dev.whence.language.perf.AtMost;
import dev.whence.language.perf.Between;
import dev.whence.language.perf.Binary;
import dev.whence.language.perf.Block;
import dev.whence.language.perf.BooleanLiteral;
import dev.whence.language.perf.Branch;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.CallArgument;
import dev.whence.language.perf.Choose;
import dev.whence.language.perf.Compute;
import dev.whence.language.perf.Count;
import dev.whence.language.perf.Do;
import dev.whence.language.perf.Every;
import dev.whence.language.perf.Expectation;
import dev.whence.language.perf.Fit;
import dev.whence.language.perf.Forever;
import dev.whence.language.perf.Handler;
import dev.whence.language.perf.Hypothesis;
import dev.whence.language.perf.If;
import dev.whence.language.perf.Import;
import dev.whence.language.perf.InCase;
import dev.whence.language.perf.Is;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.LockBlock;
import dev.whence.language.perf.Model;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Parallel;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Parenthesis;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.PerfPackage;
import dev.whence.language.perf.Read;
import dev.whence.language.perf.Receive;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Repeat;
import dev.whence.language.perf.Reply;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Segment;
import dev.whence.language.perf.Send;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Show;
import dev.whence.language.perf.Sleep;
import dev.whence.language.perf.StringLiteral;
import dev.whence.language.perf.Sweep;
import dev.whence.language.perf.Sync;
import dev.whence.language.perf.TimeBlock;
import dev.whence.language.perf.Together;
import dev.whence.language.perf.Unary;
import dev.whence.language.perf.UnitDefinition;
import dev.whence.language.perf.Use;
import dev.whence.language.perf.Variant;
import dev.whence.language.perf.While;
import dev.whence.language.perf.Write;
import dev.whence.language.services.PerfGrammarAccess;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Parameter;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.serializer.ISerializationContext;
import org.eclipse.xtext.serializer.acceptor.SequenceFeeder;
import org.eclipse.xtext.serializer.sequencer.AbstractDelegatingSemanticSequencer;
import org.eclipse.xtext.serializer.sequencer.ITransientValueService.ValueTransient;

@SuppressWarnings("all")
public class PerfSemanticSequencer extends AbstractDelegatingSemanticSequencer {

	@Inject
	private PerfGrammarAccess grammarAccess;
	
	@Override
	public void sequence(ISerializationContext context, EObject semanticObject) {
		EPackage epackage = semanticObject.eClass().getEPackage();
		ParserRule rule = context.getParserRule();
		Action action = context.getAssignedAction();
		Set<Parameter> parameters = context.getEnabledBooleanParameters();
		if (epackage == PerfPackage.eINSTANCE)
			switch (semanticObject.eClass().getClassifierID()) {
			case PerfPackage.ARGUMENT:
				sequence_Argument(context, (Argument) semanticObject); 
				return; 
			case PerfPackage.ASSIGNMENT:
				sequence_Assignment(context, (Assignment) semanticObject); 
				return; 
			case PerfPackage.AT_LEAST:
				sequence_AtLeast(context, (AtLeast) semanticObject); 
				return; 
			case PerfPackage.AT_MOST:
				sequence_AtMost(context, (AtMost) semanticObject); 
				return; 
			case PerfPackage.BETWEEN:
				sequence_Between(context, (Between) semanticObject); 
				return; 
			case PerfPackage.BINARY:
				if (rule == grammarAccess.getExpressionRule()
						|| action == grammarAccess.getExpressionAccess().getBinaryLeftAction_1_0()) {
					sequence_And_Comparison_Expression_Product_Sum(context, (Binary) semanticObject); 
					return; 
				}
				else if (rule == grammarAccess.getAndRule()
						|| action == grammarAccess.getAndAccess().getBinaryLeftAction_1_0()) {
					sequence_And_Comparison_Product_Sum(context, (Binary) semanticObject); 
					return; 
				}
				else if (rule == grammarAccess.getComparisonRule()) {
					sequence_Comparison_Product_Sum(context, (Binary) semanticObject); 
					return; 
				}
				else if (rule == grammarAccess.getProductRule()
						|| action == grammarAccess.getProductAccess().getBinaryLeftAction_1_0()) {
					sequence_Product(context, (Binary) semanticObject); 
					return; 
				}
				else if (action == grammarAccess.getComparisonAccess().getBinaryLeftAction_1_0()
						|| rule == grammarAccess.getSumRule()
						|| action == grammarAccess.getSumAccess().getBinaryLeftAction_1_0()) {
					sequence_Product_Sum(context, (Binary) semanticObject); 
					return; 
				}
				else break;
			case PerfPackage.BLOCK:
				sequence_Block(context, (Block) semanticObject); 
				return; 
			case PerfPackage.BOOLEAN_LITERAL:
				sequence_Primary(context, (BooleanLiteral) semanticObject); 
				return; 
			case PerfPackage.BRANCH:
				sequence_Branch(context, (Branch) semanticObject); 
				return; 
			case PerfPackage.CALL:
				sequence_Primary(context, (Call) semanticObject); 
				return; 
			case PerfPackage.CALL_ARGUMENT:
				sequence_CallArgument(context, (CallArgument) semanticObject); 
				return; 
			case PerfPackage.CHOOSE:
				sequence_Choose(context, (Choose) semanticObject); 
				return; 
			case PerfPackage.COMPUTE:
				if (rule == grammarAccess.getComputeRule()) {
					sequence_Compute(context, (Compute) semanticObject); 
					return; 
				}
				else if (rule == grammarAccess.getStatementRule()
						|| rule == grammarAccess.getCostRule()) {
					sequence_Compute_Cost(context, (Compute) semanticObject); 
					return; 
				}
				else break;
			case PerfPackage.COUNT:
				sequence_Count(context, (Count) semanticObject); 
				return; 
			case PerfPackage.DO:
				sequence_Do(context, (Do) semanticObject); 
				return; 
			case PerfPackage.EVERY:
				sequence_Every(context, (Every) semanticObject); 
				return; 
			case PerfPackage.EXPECTATION:
				sequence_Expectation(context, (Expectation) semanticObject); 
				return; 
			case PerfPackage.FIT:
				sequence_Fit(context, (Fit) semanticObject); 
				return; 
			case PerfPackage.FOREVER:
				sequence_Forever(context, (Forever) semanticObject); 
				return; 
			case PerfPackage.HANDLER:
				sequence_Handler(context, (Handler) semanticObject); 
				return; 
			case PerfPackage.HYPOTHESIS:
				sequence_CaseBody(context, (Hypothesis) semanticObject); 
				return; 
			case PerfPackage.IF:
				sequence_If(context, (If) semanticObject); 
				return; 
			case PerfPackage.IMPORT:
				sequence_Import(context, (Import) semanticObject); 
				return; 
			case PerfPackage.IN_CASE:
				sequence_Unary(context, (InCase) semanticObject); 
				return; 
			case PerfPackage.IS:
				sequence_Is(context, (Is) semanticObject); 
				return; 
			case PerfPackage.LET:
				sequence_Let(context, (Let) semanticObject); 
				return; 
			case PerfPackage.LIST_LITERAL:
				sequence_Primary(context, (ListLiteral) semanticObject); 
				return; 
			case PerfPackage.LOCK_BLOCK:
				sequence_LockBlock(context, (LockBlock) semanticObject); 
				return; 
			case PerfPackage.MODEL:
				sequence_Model(context, (Model) semanticObject); 
				return; 
			case PerfPackage.NUMBER_LITERAL:
				sequence_Primary(context, (NumberLiteral) semanticObject); 
				return; 
			case PerfPackage.PARALLEL:
				sequence_Parallel(context, (Parallel) semanticObject); 
				return; 
			case PerfPackage.PARAM:
				sequence_Value(context, (Param) semanticObject); 
				return; 
			case PerfPackage.PARENTHESIS:
				sequence_Primary(context, (Parenthesis) semanticObject); 
				return; 
			case PerfPackage.PART:
				sequence_Part(context, (Part) semanticObject); 
				return; 
			case PerfPackage.PART_NAME:
				sequence_PartName(context, (PartName) semanticObject); 
				return; 
			case PerfPackage.PROCESS:
				sequence_Process(context, (dev.whence.language.perf.Process) semanticObject); 
				return; 
			case PerfPackage.READ:
				if (rule == grammarAccess.getStatementRule()
						|| rule == grammarAccess.getCostRule()) {
					sequence_Cost_Read(context, (Read) semanticObject); 
					return; 
				}
				else if (rule == grammarAccess.getReadRule()) {
					sequence_Read(context, (Read) semanticObject); 
					return; 
				}
				else break;
			case PerfPackage.RECEIVE:
				sequence_Receive(context, (Receive) semanticObject); 
				return; 
			case PerfPackage.REFERENCE:
				if (rule == grammarAccess.getPathRule()) {
					sequence_Path(context, (Reference) semanticObject); 
					return; 
				}
				else if (rule == grammarAccess.getExpressionRule()
						|| action == grammarAccess.getExpressionAccess().getBinaryLeftAction_1_0()
						|| rule == grammarAccess.getAndRule()
						|| action == grammarAccess.getAndAccess().getBinaryLeftAction_1_0()
						|| rule == grammarAccess.getComparisonRule()
						|| action == grammarAccess.getComparisonAccess().getBinaryLeftAction_1_0()
						|| rule == grammarAccess.getSumRule()
						|| action == grammarAccess.getSumAccess().getBinaryLeftAction_1_0()
						|| rule == grammarAccess.getProductRule()
						|| action == grammarAccess.getProductAccess().getBinaryLeftAction_1_0()
						|| rule == grammarAccess.getUnaryRule()
						|| action == grammarAccess.getUnaryAccess().getInCaseOperandAction_1_1_0()
						|| rule == grammarAccess.getPrimaryRule()
						|| rule == grammarAccess.getReferenceRule()) {
					sequence_Reference(context, (Reference) semanticObject); 
					return; 
				}
				else break;
			case PerfPackage.REPEAT:
				sequence_Repeat(context, (Repeat) semanticObject); 
				return; 
			case PerfPackage.REPLY:
				sequence_Reply(context, (Reply) semanticObject); 
				return; 
			case PerfPackage.ROUTINE:
				sequence_Routine(context, (Routine) semanticObject); 
				return; 
			case PerfPackage.SEGMENT:
				if (rule == grammarAccess.getPlainSegmentRule()) {
					sequence_PlainSegment(context, (Segment) semanticObject); 
					return; 
				}
				else if (rule == grammarAccess.getSegmentRule()) {
					sequence_Segment(context, (Segment) semanticObject); 
					return; 
				}
				else break;
			case PerfPackage.SEND:
				sequence_Send(context, (Send) semanticObject); 
				return; 
			case PerfPackage.SETTING:
				sequence_Value(context, (Setting) semanticObject); 
				return; 
			case PerfPackage.SHOW:
				sequence_Show(context, (Show) semanticObject); 
				return; 
			case PerfPackage.SLEEP:
				if (rule == grammarAccess.getStatementRule()
						|| rule == grammarAccess.getCostRule()) {
					sequence_Cost_Sleep(context, (Sleep) semanticObject); 
					return; 
				}
				else if (rule == grammarAccess.getSleepRule()) {
					sequence_Sleep(context, (Sleep) semanticObject); 
					return; 
				}
				else break;
			case PerfPackage.STRING_LITERAL:
				sequence_Primary(context, (StringLiteral) semanticObject); 
				return; 
			case PerfPackage.SWEEP:
				sequence_Sweep(context, (Sweep) semanticObject); 
				return; 
			case PerfPackage.SYNC:
				if (rule == grammarAccess.getStatementRule()
						|| rule == grammarAccess.getCostRule()) {
					sequence_Cost_Sync(context, (Sync) semanticObject); 
					return; 
				}
				else if (rule == grammarAccess.getSyncRule()) {
					sequence_Sync(context, (Sync) semanticObject); 
					return; 
				}
				else break;
			case PerfPackage.TIME_BLOCK:
				sequence_TimeBlock(context, (TimeBlock) semanticObject); 
				return; 
			case PerfPackage.TOGETHER:
				sequence_Together(context, (Together) semanticObject); 
				return; 
			case PerfPackage.UNARY:
				sequence_Unary(context, (Unary) semanticObject); 
				return; 
			case PerfPackage.UNIT_DEFINITION:
				sequence_UnitDefinition(context, (UnitDefinition) semanticObject); 
				return; 
			case PerfPackage.USE:
				if (rule == grammarAccess.getStatementRule()
						|| rule == grammarAccess.getCostRule()) {
					sequence_Cost_Use(context, (Use) semanticObject); 
					return; 
				}
				else if (rule == grammarAccess.getUseRule()) {
					sequence_Use(context, (Use) semanticObject); 
					return; 
				}
				else break;
			case PerfPackage.VARIANT:
				sequence_CaseBody(context, (Variant) semanticObject); 
				return; 
			case PerfPackage.WHILE:
				sequence_While(context, (While) semanticObject); 
				return; 
			case PerfPackage.WRITE:
				if (rule == grammarAccess.getStatementRule()
						|| rule == grammarAccess.getCostRule()) {
					sequence_Cost_Write(context, (Write) semanticObject); 
					return; 
				}
				else if (rule == grammarAccess.getWriteRule()) {
					sequence_Write(context, (Write) semanticObject); 
					return; 
				}
				else break;
			}
		if (errorAcceptor != null)
			errorAcceptor.accept(diagnosticProvider.createInvalidContextOrTypeDiagnostic(semanticObject, context));
	}
	
	/**
	 * <pre>
	 * Contexts:
	 *     Expression returns Binary
	 *     Expression.Binary_1_0 returns Binary
	 *
	 * Constraint:
	 *     (
	 *         (left=Expression_Binary_1_0 operator='or' right=And) | 
	 *         (left=And_Binary_1_0 operator='and' right=Comparison) | 
	 *         (
	 *             left=Comparison_Binary_1_0 
	 *             (
	 *                 operator='&lt;' | 
	 *                 operator='&lt;=' | 
	 *                 operator='&gt;' | 
	 *                 operator='&gt;=' | 
	 *                 operator='==' | 
	 *                 operator='!='
	 *             ) 
	 *             right=Sum
	 *         ) | 
	 *         (left=Sum_Binary_1_0 (operator='+' | operator='-') right=Product) | 
	 *         (left=Product_Binary_1_0 (operator='*' | operator='/') right=Unary)
	 *     )
	 * </pre>
	 */
	protected void sequence_And_Comparison_Expression_Product_Sum(ISerializationContext context, Binary semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     And returns Binary
	 *     And.Binary_1_0 returns Binary
	 *
	 * Constraint:
	 *     (
	 *         (left=And_Binary_1_0 operator='and' right=Comparison) | 
	 *         (
	 *             left=Comparison_Binary_1_0 
	 *             (
	 *                 operator='&lt;' | 
	 *                 operator='&lt;=' | 
	 *                 operator='&gt;' | 
	 *                 operator='&gt;=' | 
	 *                 operator='==' | 
	 *                 operator='!='
	 *             ) 
	 *             right=Sum
	 *         ) | 
	 *         (left=Sum_Binary_1_0 (operator='+' | operator='-') right=Product) | 
	 *         (left=Product_Binary_1_0 (operator='*' | operator='/') right=Unary)
	 *     )
	 * </pre>
	 */
	protected void sequence_And_Comparison_Product_Sum(ISerializationContext context, Binary semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Argument returns Argument
	 *
	 * Constraint:
	 *     name=NAME
	 * </pre>
	 */
	protected void sequence_Argument(ISerializationContext context, Argument semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.ARGUMENT__NAME) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.ARGUMENT__NAME));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getArgumentAccess().getNameNAMEParserRuleCall_0(), semanticObject.getName());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Change returns Assignment
	 *     Assignment returns Assignment
	 *
	 * Constraint:
	 *     (target=Reference value=Expression)
	 * </pre>
	 */
	protected void sequence_Assignment(ISerializationContext context, Assignment semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.CHANGE__TARGET) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.CHANGE__TARGET));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.ASSIGNMENT__VALUE) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.ASSIGNMENT__VALUE));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getAssignmentAccess().getTargetReferenceParserRuleCall_0_0(), semanticObject.getTarget());
		feeder.accept(grammarAccess.getAssignmentAccess().getValueExpressionParserRuleCall_2_0(), semanticObject.getValue());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Criterion returns AtLeast
	 *     AtLeast returns AtLeast
	 *
	 * Constraint:
	 *     bound=Sum
	 * </pre>
	 */
	protected void sequence_AtLeast(ISerializationContext context, AtLeast semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.AT_LEAST__BOUND) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.AT_LEAST__BOUND));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getAtLeastAccess().getBoundSumParserRuleCall_2_0(), semanticObject.getBound());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Criterion returns AtMost
	 *     AtMost returns AtMost
	 *
	 * Constraint:
	 *     bound=Sum
	 * </pre>
	 */
	protected void sequence_AtMost(ISerializationContext context, AtMost semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.AT_MOST__BOUND) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.AT_MOST__BOUND));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getAtMostAccess().getBoundSumParserRuleCall_2_0(), semanticObject.getBound());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Criterion returns Between
	 *     Between returns Between
	 *
	 * Constraint:
	 *     (from=Sum to=Sum)
	 * </pre>
	 */
	protected void sequence_Between(ISerializationContext context, Between semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.BETWEEN__FROM) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.BETWEEN__FROM));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.BETWEEN__TO) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.BETWEEN__TO));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getBetweenAccess().getFromSumParserRuleCall_2_0(), semanticObject.getFrom());
		feeder.accept(grammarAccess.getBetweenAccess().getToSumParserRuleCall_4_0(), semanticObject.getTo());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Block returns Block
	 *
	 * Constraint:
	 *     statements+=Statement*
	 * </pre>
	 */
	protected void sequence_Block(ISerializationContext context, Block semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Branch returns Branch
	 *
	 * Constraint:
	 *     (probability=Expression block=Block)
	 * </pre>
	 */
	protected void sequence_Branch(ISerializationContext context, Branch semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.BRANCH__PROBABILITY) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.BRANCH__PROBABILITY));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.BRANCH__BLOCK) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.BRANCH__BLOCK));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getBranchAccess().getProbabilityExpressionParserRuleCall_0_0(), semanticObject.getProbability());
		feeder.accept(grammarAccess.getBranchAccess().getBlockBlockParserRuleCall_2_0(), semanticObject.getBlock());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     CallArgument returns CallArgument
	 *
	 * Constraint:
	 *     (value=Expression second=Expression?)
	 * </pre>
	 */
	protected void sequence_CallArgument(ISerializationContext context, CallArgument semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Entry returns Hypothesis
	 *     Case returns Hypothesis
	 *     Hypothesis returns Hypothesis
	 *
	 * Constraint:
	 *     (name=NAME (parents+=Path parents+=Path*)? note=STRING? changes+=Change*)
	 * </pre>
	 */
	protected void sequence_CaseBody(ISerializationContext context, Hypothesis semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Entry returns Variant
	 *     Case returns Variant
	 *     Variant returns Variant
	 *
	 * Constraint:
	 *     (name=NAME (parents+=Path parents+=Path*)? note=STRING? changes+=Change*)
	 * </pre>
	 */
	protected void sequence_CaseBody(ISerializationContext context, Variant semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Choose
	 *     Control returns Choose
	 *     Choose returns Choose
	 *
	 * Constraint:
	 *     branches+=Branch*
	 * </pre>
	 */
	protected void sequence_Choose(ISerializationContext context, Choose semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Comparison returns Binary
	 *
	 * Constraint:
	 *     (
	 *         (
	 *             left=Comparison_Binary_1_0 
	 *             (
	 *                 operator='&lt;' | 
	 *                 operator='&lt;=' | 
	 *                 operator='&gt;' | 
	 *                 operator='&gt;=' | 
	 *                 operator='==' | 
	 *                 operator='!='
	 *             ) 
	 *             right=Sum
	 *         ) | 
	 *         (left=Sum_Binary_1_0 (operator='+' | operator='-') right=Product) | 
	 *         (left=Product_Binary_1_0 (operator='*' | operator='/') right=Unary)
	 *     )
	 * </pre>
	 */
	protected void sequence_Comparison_Product_Sum(ISerializationContext context, Binary semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Compute returns Compute
	 *
	 * Constraint:
	 *     duration=Expression
	 * </pre>
	 */
	protected void sequence_Compute(ISerializationContext context, Compute semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.COMPUTE__DURATION) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.COMPUTE__DURATION));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getComputeAccess().getDurationExpressionParserRuleCall_1_0(), semanticObject.getDuration());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Compute
	 *     Cost returns Compute
	 *
	 * Constraint:
	 *     (duration=Expression label=NAME?)
	 * </pre>
	 */
	protected void sequence_Compute_Cost(ISerializationContext context, Compute semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Read
	 *     Cost returns Read
	 *
	 * Constraint:
	 *     (amount=Expression file=Reference random?='random'? label=NAME?)
	 * </pre>
	 */
	protected void sequence_Cost_Read(ISerializationContext context, Read semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Sleep
	 *     Cost returns Sleep
	 *
	 * Constraint:
	 *     (duration=Expression label=NAME?)
	 * </pre>
	 */
	protected void sequence_Cost_Sleep(ISerializationContext context, Sleep semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Sync
	 *     Cost returns Sync
	 *
	 * Constraint:
	 *     (file=Reference label=NAME?)
	 * </pre>
	 */
	protected void sequence_Cost_Sync(ISerializationContext context, Sync semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Use
	 *     Cost returns Use
	 *
	 * Constraint:
	 *     (resource=Reference duration=Expression label=NAME?)
	 * </pre>
	 */
	protected void sequence_Cost_Use(ISerializationContext context, Use semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Write
	 *     Cost returns Write
	 *
	 * Constraint:
	 *     (amount=Expression file=Reference random?='random'? label=NAME?)
	 * </pre>
	 */
	protected void sequence_Cost_Write(ISerializationContext context, Write semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Count
	 *     Control returns Count
	 *     Count returns Count
	 *
	 * Constraint:
	 *     (counter=NAME amount=Expression?)
	 * </pre>
	 */
	protected void sequence_Count(ISerializationContext context, Count semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Do
	 *     Control returns Do
	 *     Do returns Do
	 *
	 * Constraint:
	 *     (routine=Path (arguments+=Expression arguments+=Expression*)?)
	 * </pre>
	 */
	protected void sequence_Do(ISerializationContext context, Do semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Every
	 *     Control returns Every
	 *     Every returns Every
	 *
	 * Constraint:
	 *     (period=Expression block=Block)
	 * </pre>
	 */
	protected void sequence_Every(ISerializationContext context, Every semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.EVERY__PERIOD) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.EVERY__PERIOD));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.EVERY__BLOCK) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.EVERY__BLOCK));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getEveryAccess().getPeriodExpressionParserRuleCall_1_0(), semanticObject.getPeriod());
		feeder.accept(grammarAccess.getEveryAccess().getBlockBlockParserRuleCall_2_0(), semanticObject.getBlock());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Entry returns Expectation
	 *     Expectation returns Expectation
	 *
	 * Constraint:
	 *     (question=Expression criterion=Criterion (sweeps+=Sweep sweeps+=Sweep*)? unexplained?='unexplained'? note=STRING?)
	 * </pre>
	 */
	protected void sequence_Expectation(ISerializationContext context, Expectation semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Change returns Fit
	 *     Fit returns Fit
	 *
	 * Constraint:
	 *     (target=Reference from=Sum to=Sum)
	 * </pre>
	 */
	protected void sequence_Fit(ISerializationContext context, Fit semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.CHANGE__TARGET) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.CHANGE__TARGET));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.FIT__FROM) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.FIT__FROM));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.FIT__TO) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.FIT__TO));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getFitAccess().getTargetReferenceParserRuleCall_1_0(), semanticObject.getTarget());
		feeder.accept(grammarAccess.getFitAccess().getFromSumParserRuleCall_3_0(), semanticObject.getFrom());
		feeder.accept(grammarAccess.getFitAccess().getToSumParserRuleCall_5_0(), semanticObject.getTo());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Forever
	 *     Control returns Forever
	 *     Forever returns Forever
	 *
	 * Constraint:
	 *     block=Block
	 * </pre>
	 */
	protected void sequence_Forever(ISerializationContext context, Forever semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.FOREVER__BLOCK) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.FOREVER__BLOCK));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getForeverAccess().getBlockBlockParserRuleCall_1_0(), semanticObject.getBlock());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Handler
	 *     Talk returns Handler
	 *     Handler returns Handler
	 *
	 * Constraint:
	 *     ((any?='any' | message=Path) sender=Reference? block=Block)
	 * </pre>
	 */
	protected void sequence_Handler(ISerializationContext context, Handler semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns If
	 *     Control returns If
	 *     If returns If
	 *
	 * Constraint:
	 *     (condition=Expression then=Block (otherwise=Block | elseIf=If)?)
	 * </pre>
	 */
	protected void sequence_If(ISerializationContext context, If semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Entry returns Import
	 *     Import returns Import
	 *
	 * Constraint:
	 *     location=STRING
	 * </pre>
	 */
	protected void sequence_Import(ISerializationContext context, Import semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.IMPORT__LOCATION) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.IMPORT__LOCATION));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getImportAccess().getLocationSTRINGTerminalRuleCall_1_0(), semanticObject.getLocation());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Criterion returns Is
	 *     Is returns Is
	 *
	 * Constraint:
	 *     (value=Sum tolerance=Sum?)
	 * </pre>
	 */
	protected void sequence_Is(ISerializationContext context, Is semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Let
	 *     Control returns Let
	 *     Let returns Let
	 *
	 * Constraint:
	 *     (name=NAME value=Expression)
	 * </pre>
	 */
	protected void sequence_Let(ISerializationContext context, Let semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.LET__NAME) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.LET__NAME));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.LET__VALUE) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.LET__VALUE));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getLetAccess().getNameNAMEParserRuleCall_1_0(), semanticObject.getName());
		feeder.accept(grammarAccess.getLetAccess().getValueExpressionParserRuleCall_3_0(), semanticObject.getValue());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns LockBlock
	 *     Control returns LockBlock
	 *     LockBlock returns LockBlock
	 *
	 * Constraint:
	 *     (lock=Reference block=Block)
	 * </pre>
	 */
	protected void sequence_LockBlock(ISerializationContext context, LockBlock semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.LOCK_BLOCK__LOCK) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.LOCK_BLOCK__LOCK));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.LOCK_BLOCK__BLOCK) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.LOCK_BLOCK__BLOCK));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getLockBlockAccess().getLockReferenceParserRuleCall_1_0(), semanticObject.getLock());
		feeder.accept(grammarAccess.getLockBlockAccess().getBlockBlockParserRuleCall_2_0(), semanticObject.getBlock());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Model returns Model
	 *
	 * Constraint:
	 *     entries+=Entry*
	 * </pre>
	 */
	protected void sequence_Model(ISerializationContext context, Model semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Parallel
	 *     Control returns Parallel
	 *     Parallel returns Parallel
	 *
	 * Constraint:
	 *     branches+=Block*
	 * </pre>
	 */
	protected void sequence_Parallel(ISerializationContext context, Parallel semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     PartName returns PartName
	 *     Entity returns PartName
	 *
	 * Constraint:
	 *     (name=NAME count=Expression?)
	 * </pre>
	 */
	protected void sequence_PartName(ISerializationContext context, PartName semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Entry returns Part
	 *     Part returns Part
	 *
	 * Constraint:
	 *     (
	 *         kind=Kind 
	 *         names+=PartName 
	 *         names+=PartName* 
	 *         prototype=Path? 
	 *         (on=Path | (((between?='between' from=Path to=Path) | (from=Path to=Path)) (over+=Path over+=Path*)?))? 
	 *         (settings+=Setting | parts+=Part)*
	 *     )
	 * </pre>
	 */
	protected void sequence_Part(ISerializationContext context, Part semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Path returns Reference
	 *
	 * Constraint:
	 *     (segments+=PlainSegment segments+=PlainSegment*)
	 * </pre>
	 */
	protected void sequence_Path(ISerializationContext context, Reference semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     PlainSegment returns Segment
	 *
	 * Constraint:
	 *     name=NAME
	 * </pre>
	 */
	protected void sequence_PlainSegment(ISerializationContext context, Segment semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.SEGMENT__NAME) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.SEGMENT__NAME));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getPlainSegmentAccess().getNameNAMEParserRuleCall_0(), semanticObject.getName());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Expression returns BooleanLiteral
	 *     Expression.Binary_1_0 returns BooleanLiteral
	 *     And returns BooleanLiteral
	 *     And.Binary_1_0 returns BooleanLiteral
	 *     Comparison returns BooleanLiteral
	 *     Comparison.Binary_1_0 returns BooleanLiteral
	 *     Sum returns BooleanLiteral
	 *     Sum.Binary_1_0 returns BooleanLiteral
	 *     Product returns BooleanLiteral
	 *     Product.Binary_1_0 returns BooleanLiteral
	 *     Unary returns BooleanLiteral
	 *     Unary.InCase_1_1_0 returns BooleanLiteral
	 *     Primary returns BooleanLiteral
	 *
	 * Constraint:
	 *     true?='true'?
	 * </pre>
	 */
	protected void sequence_Primary(ISerializationContext context, BooleanLiteral semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Expression returns Call
	 *     Expression.Binary_1_0 returns Call
	 *     And returns Call
	 *     And.Binary_1_0 returns Call
	 *     Comparison returns Call
	 *     Comparison.Binary_1_0 returns Call
	 *     Sum returns Call
	 *     Sum.Binary_1_0 returns Call
	 *     Product returns Call
	 *     Product.Binary_1_0 returns Call
	 *     Unary returns Call
	 *     Unary.InCase_1_1_0 returns Call
	 *     Primary returns Call
	 *
	 * Constraint:
	 *     (name=NAME (arguments+=CallArgument arguments+=CallArgument*)?)
	 * </pre>
	 */
	protected void sequence_Primary(ISerializationContext context, Call semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Expression returns ListLiteral
	 *     Expression.Binary_1_0 returns ListLiteral
	 *     And returns ListLiteral
	 *     And.Binary_1_0 returns ListLiteral
	 *     Comparison returns ListLiteral
	 *     Comparison.Binary_1_0 returns ListLiteral
	 *     Sum returns ListLiteral
	 *     Sum.Binary_1_0 returns ListLiteral
	 *     Product returns ListLiteral
	 *     Product.Binary_1_0 returns ListLiteral
	 *     Unary returns ListLiteral
	 *     Unary.InCase_1_1_0 returns ListLiteral
	 *     Primary returns ListLiteral
	 *
	 * Constraint:
	 *     (elements+=Expression elements+=Expression* (unit=UNIT | unit='%')?)
	 * </pre>
	 */
	protected void sequence_Primary(ISerializationContext context, ListLiteral semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Expression returns NumberLiteral
	 *     Expression.Binary_1_0 returns NumberLiteral
	 *     And returns NumberLiteral
	 *     And.Binary_1_0 returns NumberLiteral
	 *     Comparison returns NumberLiteral
	 *     Comparison.Binary_1_0 returns NumberLiteral
	 *     Sum returns NumberLiteral
	 *     Sum.Binary_1_0 returns NumberLiteral
	 *     Product returns NumberLiteral
	 *     Product.Binary_1_0 returns NumberLiteral
	 *     Unary returns NumberLiteral
	 *     Unary.InCase_1_1_0 returns NumberLiteral
	 *     Primary returns NumberLiteral
	 *
	 * Constraint:
	 *     (value=NUMBER (unit=UNIT | unit='%')?)
	 * </pre>
	 */
	protected void sequence_Primary(ISerializationContext context, NumberLiteral semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Expression returns Parenthesis
	 *     Expression.Binary_1_0 returns Parenthesis
	 *     And returns Parenthesis
	 *     And.Binary_1_0 returns Parenthesis
	 *     Comparison returns Parenthesis
	 *     Comparison.Binary_1_0 returns Parenthesis
	 *     Sum returns Parenthesis
	 *     Sum.Binary_1_0 returns Parenthesis
	 *     Product returns Parenthesis
	 *     Product.Binary_1_0 returns Parenthesis
	 *     Unary returns Parenthesis
	 *     Unary.InCase_1_1_0 returns Parenthesis
	 *     Primary returns Parenthesis
	 *
	 * Constraint:
	 *     expression=Expression
	 * </pre>
	 */
	protected void sequence_Primary(ISerializationContext context, Parenthesis semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.PARENTHESIS__EXPRESSION) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.PARENTHESIS__EXPRESSION));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getPrimaryAccess().getExpressionExpressionParserRuleCall_6_2_0(), semanticObject.getExpression());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Expression returns StringLiteral
	 *     Expression.Binary_1_0 returns StringLiteral
	 *     And returns StringLiteral
	 *     And.Binary_1_0 returns StringLiteral
	 *     Comparison returns StringLiteral
	 *     Comparison.Binary_1_0 returns StringLiteral
	 *     Sum returns StringLiteral
	 *     Sum.Binary_1_0 returns StringLiteral
	 *     Product returns StringLiteral
	 *     Product.Binary_1_0 returns StringLiteral
	 *     Unary returns StringLiteral
	 *     Unary.InCase_1_1_0 returns StringLiteral
	 *     Primary returns StringLiteral
	 *
	 * Constraint:
	 *     value=STRING
	 * </pre>
	 */
	protected void sequence_Primary(ISerializationContext context, StringLiteral semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.STRING_LITERAL__VALUE) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.STRING_LITERAL__VALUE));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getPrimaryAccess().getValueSTRINGTerminalRuleCall_2_1_0(), semanticObject.getValue());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Entry returns Process
	 *     Entity returns Process
	 *     Process returns Process
	 *
	 * Constraint:
	 *     (name=NAME count=Expression? on=Path? every=Expression? (settings+=Setting | statements+=Statement)*)
	 * </pre>
	 */
	protected void sequence_Process(ISerializationContext context, dev.whence.language.perf.Process semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Product returns Binary
	 *     Product.Binary_1_0 returns Binary
	 *
	 * Constraint:
	 *     (left=Product_Binary_1_0 (operator='*' | operator='/') right=Unary)
	 * </pre>
	 */
	protected void sequence_Product(ISerializationContext context, Binary semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Comparison.Binary_1_0 returns Binary
	 *     Sum returns Binary
	 *     Sum.Binary_1_0 returns Binary
	 *
	 * Constraint:
	 *     ((left=Sum_Binary_1_0 (operator='+' | operator='-') right=Product) | (left=Product_Binary_1_0 (operator='*' | operator='/') right=Unary))
	 * </pre>
	 */
	protected void sequence_Product_Sum(ISerializationContext context, Binary semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Read returns Read
	 *
	 * Constraint:
	 *     (amount=Expression file=Reference random?='random'?)
	 * </pre>
	 */
	protected void sequence_Read(ISerializationContext context, Read semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Receive
	 *     Talk returns Receive
	 *     Receive returns Receive
	 *
	 * Constraint:
	 *     ((any?='any' | message=Path) sender=Reference?)
	 * </pre>
	 */
	protected void sequence_Receive(ISerializationContext context, Receive semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Expression returns Reference
	 *     Expression.Binary_1_0 returns Reference
	 *     And returns Reference
	 *     And.Binary_1_0 returns Reference
	 *     Comparison returns Reference
	 *     Comparison.Binary_1_0 returns Reference
	 *     Sum returns Reference
	 *     Sum.Binary_1_0 returns Reference
	 *     Product returns Reference
	 *     Product.Binary_1_0 returns Reference
	 *     Unary returns Reference
	 *     Unary.InCase_1_1_0 returns Reference
	 *     Primary returns Reference
	 *     Reference returns Reference
	 *
	 * Constraint:
	 *     (segments+=Segment segments+=Segment*)
	 * </pre>
	 */
	protected void sequence_Reference(ISerializationContext context, Reference semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Repeat
	 *     Control returns Repeat
	 *     Repeat returns Repeat
	 *
	 * Constraint:
	 *     (times=Expression block=Block)
	 * </pre>
	 */
	protected void sequence_Repeat(ISerializationContext context, Repeat semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.REPEAT__TIMES) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.REPEAT__TIMES));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.REPEAT__BLOCK) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.REPEAT__BLOCK));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getRepeatAccess().getTimesExpressionParserRuleCall_1_0(), semanticObject.getTimes());
		feeder.accept(grammarAccess.getRepeatAccess().getBlockBlockParserRuleCall_2_0(), semanticObject.getBlock());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Reply
	 *     Talk returns Reply
	 *     Reply returns Reply
	 *
	 * Constraint:
	 *     payload=Expression
	 * </pre>
	 */
	protected void sequence_Reply(ISerializationContext context, Reply semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.REPLY__PAYLOAD) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.REPLY__PAYLOAD));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getReplyAccess().getPayloadExpressionParserRuleCall_1_0(), semanticObject.getPayload());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Entry returns Routine
	 *     Routine returns Routine
	 *
	 * Constraint:
	 *     (name=NAME (arguments+=Argument arguments+=Argument*)? block=Block)
	 * </pre>
	 */
	protected void sequence_Routine(ISerializationContext context, Routine semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Segment returns Segment
	 *
	 * Constraint:
	 *     (name=NAME index=Expression?)
	 * </pre>
	 */
	protected void sequence_Segment(ISerializationContext context, Segment semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Send
	 *     Talk returns Send
	 *     Send returns Send
	 *
	 * Constraint:
	 *     (payload=Expression receiver=Reference)
	 * </pre>
	 */
	protected void sequence_Send(ISerializationContext context, Send semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.SEND__PAYLOAD) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.SEND__PAYLOAD));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.SEND__RECEIVER) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.SEND__RECEIVER));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getSendAccess().getPayloadExpressionParserRuleCall_1_0(), semanticObject.getPayload());
		feeder.accept(grammarAccess.getSendAccess().getReceiverReferenceParserRuleCall_3_0(), semanticObject.getReceiver());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Entry returns Show
	 *     Show returns Show
	 *
	 * Constraint:
	 *     (questions+=Expression questions+=Expression* (sweeps+=Sweep sweeps+=Sweep*)? note=STRING?)
	 * </pre>
	 */
	protected void sequence_Show(ISerializationContext context, Show semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Sleep returns Sleep
	 *
	 * Constraint:
	 *     duration=Expression
	 * </pre>
	 */
	protected void sequence_Sleep(ISerializationContext context, Sleep semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.SLEEP__DURATION) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.SLEEP__DURATION));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getSleepAccess().getDurationExpressionParserRuleCall_1_0(), semanticObject.getDuration());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Sweep returns Sweep
	 *
	 * Constraint:
	 *     (target=Reference (values=Sum | (from=Sum to=Sum step=Sum?)))
	 * </pre>
	 */
	protected void sequence_Sweep(ISerializationContext context, Sweep semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Sync returns Sync
	 *
	 * Constraint:
	 *     file=Reference
	 * </pre>
	 */
	protected void sequence_Sync(ISerializationContext context, Sync semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.SYNC__FILE) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.SYNC__FILE));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getSyncAccess().getFileReferenceParserRuleCall_1_0(), semanticObject.getFile());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns TimeBlock
	 *     Control returns TimeBlock
	 *     TimeBlock returns TimeBlock
	 *
	 * Constraint:
	 *     (span=NAME block=Block)
	 * </pre>
	 */
	protected void sequence_TimeBlock(ISerializationContext context, TimeBlock semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.TIME_BLOCK__SPAN) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.TIME_BLOCK__SPAN));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.TIME_BLOCK__BLOCK) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.TIME_BLOCK__BLOCK));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getTimeBlockAccess().getSpanNAMEParserRuleCall_1_0(), semanticObject.getSpan());
		feeder.accept(grammarAccess.getTimeBlockAccess().getBlockBlockParserRuleCall_2_0(), semanticObject.getBlock());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns Together
	 *     Control returns Together
	 *     Together returns Together
	 *
	 * Constraint:
	 *     (name=NAME block=Block)
	 * </pre>
	 */
	protected void sequence_Together(ISerializationContext context, Together semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.TOGETHER__NAME) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.TOGETHER__NAME));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.TOGETHER__BLOCK) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.TOGETHER__BLOCK));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getTogetherAccess().getNameNAMEParserRuleCall_1_0(), semanticObject.getName());
		feeder.accept(grammarAccess.getTogetherAccess().getBlockBlockParserRuleCall_2_0(), semanticObject.getBlock());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Expression returns InCase
	 *     Expression.Binary_1_0 returns InCase
	 *     And returns InCase
	 *     And.Binary_1_0 returns InCase
	 *     Comparison returns InCase
	 *     Comparison.Binary_1_0 returns InCase
	 *     Sum returns InCase
	 *     Sum.Binary_1_0 returns InCase
	 *     Product returns InCase
	 *     Product.Binary_1_0 returns InCase
	 *     Unary returns InCase
	 *
	 * Constraint:
	 *     (operand=Unary_InCase_1_1_0 (cases+=Path | (several?='[' cases+=Path cases+=Path*)))
	 * </pre>
	 */
	protected void sequence_Unary(ISerializationContext context, InCase semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Expression returns Unary
	 *     Expression.Binary_1_0 returns Unary
	 *     And returns Unary
	 *     And.Binary_1_0 returns Unary
	 *     Comparison returns Unary
	 *     Comparison.Binary_1_0 returns Unary
	 *     Sum returns Unary
	 *     Sum.Binary_1_0 returns Unary
	 *     Product returns Unary
	 *     Product.Binary_1_0 returns Unary
	 *     Unary returns Unary
	 *
	 * Constraint:
	 *     ((operator='-' | operator='not') operand=Unary)
	 * </pre>
	 */
	protected void sequence_Unary(ISerializationContext context, Unary semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Entry returns UnitDefinition
	 *     UnitDefinition returns UnitDefinition
	 *
	 * Constraint:
	 *     (name=ID value=Expression)
	 * </pre>
	 */
	protected void sequence_UnitDefinition(ISerializationContext context, UnitDefinition semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.UNIT_DEFINITION__NAME) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.UNIT_DEFINITION__NAME));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.UNIT_DEFINITION__VALUE) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.UNIT_DEFINITION__VALUE));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getUnitDefinitionAccess().getNameIDTerminalRuleCall_1_0(), semanticObject.getName());
		feeder.accept(grammarAccess.getUnitDefinitionAccess().getValueExpressionParserRuleCall_3_0(), semanticObject.getValue());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Use returns Use
	 *
	 * Constraint:
	 *     (resource=Reference duration=Expression)
	 * </pre>
	 */
	protected void sequence_Use(ISerializationContext context, Use semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.USE__RESOURCE) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.USE__RESOURCE));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.USE__DURATION) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.USE__DURATION));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getUseAccess().getResourceReferenceParserRuleCall_1_0(), semanticObject.getResource());
		feeder.accept(grammarAccess.getUseAccess().getDurationExpressionParserRuleCall_3_0(), semanticObject.getDuration());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Entry returns Param
	 *     Param returns Param
	 *
	 * Constraint:
	 *     (name=NAME value=Expression (from=Sum to=Sum)? status=Status? note=STRING?)
	 * </pre>
	 */
	protected void sequence_Value(ISerializationContext context, Param semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Setting returns Setting
	 *
	 * Constraint:
	 *     (name=NAME value=Expression (from=Sum to=Sum)? status=Status? note=STRING?)
	 * </pre>
	 */
	protected void sequence_Value(ISerializationContext context, Setting semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Statement returns While
	 *     Control returns While
	 *     While returns While
	 *
	 * Constraint:
	 *     (condition=Expression block=Block)
	 * </pre>
	 */
	protected void sequence_While(ISerializationContext context, While semanticObject) {
		if (errorAcceptor != null) {
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.WHILE__CONDITION) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.WHILE__CONDITION));
			if (transientValues.isValueTransient(semanticObject, PerfPackage.Literals.WHILE__BLOCK) == ValueTransient.YES)
				errorAcceptor.accept(diagnosticProvider.createFeatureValueMissing(semanticObject, PerfPackage.Literals.WHILE__BLOCK));
		}
		SequenceFeeder feeder = createSequencerFeeder(context, semanticObject);
		feeder.accept(grammarAccess.getWhileAccess().getConditionExpressionParserRuleCall_1_0(), semanticObject.getCondition());
		feeder.accept(grammarAccess.getWhileAccess().getBlockBlockParserRuleCall_2_0(), semanticObject.getBlock());
		feeder.finish();
	}
	
	
	/**
	 * <pre>
	 * Contexts:
	 *     Write returns Write
	 *
	 * Constraint:
	 *     (amount=Expression file=Reference random?='random'?)
	 * </pre>
	 */
	protected void sequence_Write(ISerializationContext context, Write semanticObject) {
		genericSequencer.createSequence(context, semanticObject);
	}
	
	
}
