/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf.impl;

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
import dev.whence.language.perf.Case;
import dev.whence.language.perf.Change;
import dev.whence.language.perf.Choose;
import dev.whence.language.perf.Compute;
import dev.whence.language.perf.Control;
import dev.whence.language.perf.Cost;
import dev.whence.language.perf.Count;
import dev.whence.language.perf.Criterion;
import dev.whence.language.perf.Do;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Entry;
import dev.whence.language.perf.Every;
import dev.whence.language.perf.Expectation;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Fit;
import dev.whence.language.perf.Forever;
import dev.whence.language.perf.Handler;
import dev.whence.language.perf.Hypothesis;
import dev.whence.language.perf.If;
import dev.whence.language.perf.Import;
import dev.whence.language.perf.InCase;
import dev.whence.language.perf.Is;
import dev.whence.language.perf.Kind;
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
import dev.whence.language.perf.PerfFactory;
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
import dev.whence.language.perf.Statement;
import dev.whence.language.perf.StringLiteral;
import dev.whence.language.perf.Sweep;
import dev.whence.language.perf.Sync;
import dev.whence.language.perf.Talk;
import dev.whence.language.perf.TimeBlock;
import dev.whence.language.perf.Together;
import dev.whence.language.perf.Unary;
import dev.whence.language.perf.UnitDefinition;
import dev.whence.language.perf.Use;
import dev.whence.language.perf.Valued;
import dev.whence.language.perf.Variant;
import dev.whence.language.perf.While;
import dev.whence.language.perf.Write;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;

import org.eclipse.emf.ecore.impl.EFactoryImpl;

import org.eclipse.emf.ecore.plugin.EcorePlugin;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Factory</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class PerfFactoryImpl extends EFactoryImpl implements PerfFactory
{
  /**
   * Creates the default factory implementation.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  public static PerfFactory init()
  {
    try
    {
      PerfFactory thePerfFactory = (PerfFactory)EPackage.Registry.INSTANCE.getEFactory(PerfPackage.eNS_URI);
      if (thePerfFactory != null)
      {
        return thePerfFactory;
      }
    }
    catch (Exception exception)
    {
      EcorePlugin.INSTANCE.log(exception);
    }
    return new PerfFactoryImpl();
  }

  /**
   * Creates an instance of the factory.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  public PerfFactoryImpl()
  {
    super();
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public EObject create(EClass eClass)
  {
    switch (eClass.getClassifierID())
    {
      case PerfPackage.MODEL: return createModel();
      case PerfPackage.ENTRY: return createEntry();
      case PerfPackage.IMPORT: return createImport();
      case PerfPackage.UNIT_DEFINITION: return createUnitDefinition();
      case PerfPackage.PARAM: return createParam();
      case PerfPackage.SETTING: return createSetting();
      case PerfPackage.VALUED: return createValued();
      case PerfPackage.PART: return createPart();
      case PerfPackage.PART_NAME: return createPartName();
      case PerfPackage.ENTITY: return createEntity();
      case PerfPackage.PROCESS: return createProcess();
      case PerfPackage.ROUTINE: return createRoutine();
      case PerfPackage.ARGUMENT: return createArgument();
      case PerfPackage.BLOCK: return createBlock();
      case PerfPackage.STATEMENT: return createStatement();
      case PerfPackage.COST: return createCost();
      case PerfPackage.COMPUTE: return createCompute();
      case PerfPackage.SLEEP: return createSleep();
      case PerfPackage.USE: return createUse();
      case PerfPackage.SYNC: return createSync();
      case PerfPackage.READ: return createRead();
      case PerfPackage.WRITE: return createWrite();
      case PerfPackage.TALK: return createTalk();
      case PerfPackage.SEND: return createSend();
      case PerfPackage.REPLY: return createReply();
      case PerfPackage.RECEIVE: return createReceive();
      case PerfPackage.HANDLER: return createHandler();
      case PerfPackage.CONTROL: return createControl();
      case PerfPackage.FOREVER: return createForever();
      case PerfPackage.REPEAT: return createRepeat();
      case PerfPackage.EVERY: return createEvery();
      case PerfPackage.WHILE: return createWhile();
      case PerfPackage.IF: return createIf();
      case PerfPackage.CHOOSE: return createChoose();
      case PerfPackage.BRANCH: return createBranch();
      case PerfPackage.PARALLEL: return createParallel();
      case PerfPackage.LOCK_BLOCK: return createLockBlock();
      case PerfPackage.TOGETHER: return createTogether();
      case PerfPackage.COUNT: return createCount();
      case PerfPackage.TIME_BLOCK: return createTimeBlock();
      case PerfPackage.LET: return createLet();
      case PerfPackage.DO: return createDo();
      case PerfPackage.CASE: return createCase();
      case PerfPackage.VARIANT: return createVariant();
      case PerfPackage.HYPOTHESIS: return createHypothesis();
      case PerfPackage.CHANGE: return createChange();
      case PerfPackage.ASSIGNMENT: return createAssignment();
      case PerfPackage.FIT: return createFit();
      case PerfPackage.EXPECTATION: return createExpectation();
      case PerfPackage.CRITERION: return createCriterion();
      case PerfPackage.IS: return createIs();
      case PerfPackage.BETWEEN: return createBetween();
      case PerfPackage.AT_LEAST: return createAtLeast();
      case PerfPackage.AT_MOST: return createAtMost();
      case PerfPackage.SHOW: return createShow();
      case PerfPackage.SWEEP: return createSweep();
      case PerfPackage.EXPRESSION: return createExpression();
      case PerfPackage.CALL_ARGUMENT: return createCallArgument();
      case PerfPackage.REFERENCE: return createReference();
      case PerfPackage.SEGMENT: return createSegment();
      case PerfPackage.BINARY: return createBinary();
      case PerfPackage.UNARY: return createUnary();
      case PerfPackage.IN_CASE: return createInCase();
      case PerfPackage.NUMBER_LITERAL: return createNumberLiteral();
      case PerfPackage.LIST_LITERAL: return createListLiteral();
      case PerfPackage.STRING_LITERAL: return createStringLiteral();
      case PerfPackage.BOOLEAN_LITERAL: return createBooleanLiteral();
      case PerfPackage.CALL: return createCall();
      case PerfPackage.PARENTHESIS: return createParenthesis();
      default:
        throw new IllegalArgumentException("The class '" + eClass.getName() + "' is not a valid classifier");
    }
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Object createFromString(EDataType eDataType, String initialValue)
  {
    switch (eDataType.getClassifierID())
    {
      case PerfPackage.KIND:
        return createKindFromString(eDataType, initialValue);
      default:
        throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
    }
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public String convertToString(EDataType eDataType, Object instanceValue)
  {
    switch (eDataType.getClassifierID())
    {
      case PerfPackage.KIND:
        return convertKindToString(eDataType, instanceValue);
      default:
        throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
    }
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Model createModel()
  {
    ModelImpl model = new ModelImpl();
    return model;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Entry createEntry()
  {
    EntryImpl entry = new EntryImpl();
    return entry;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Import createImport()
  {
    ImportImpl import_ = new ImportImpl();
    return import_;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public UnitDefinition createUnitDefinition()
  {
    UnitDefinitionImpl unitDefinition = new UnitDefinitionImpl();
    return unitDefinition;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Param createParam()
  {
    ParamImpl param = new ParamImpl();
    return param;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Setting createSetting()
  {
    SettingImpl setting = new SettingImpl();
    return setting;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Valued createValued()
  {
    ValuedImpl valued = new ValuedImpl();
    return valued;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Part createPart()
  {
    PartImpl part = new PartImpl();
    return part;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public PartName createPartName()
  {
    PartNameImpl partName = new PartNameImpl();
    return partName;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Entity createEntity()
  {
    EntityImpl entity = new EntityImpl();
    return entity;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public dev.whence.language.perf.Process createProcess()
  {
    ProcessImpl process = new ProcessImpl();
    return process;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Routine createRoutine()
  {
    RoutineImpl routine = new RoutineImpl();
    return routine;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Argument createArgument()
  {
    ArgumentImpl argument = new ArgumentImpl();
    return argument;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Block createBlock()
  {
    BlockImpl block = new BlockImpl();
    return block;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Statement createStatement()
  {
    StatementImpl statement = new StatementImpl();
    return statement;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Cost createCost()
  {
    CostImpl cost = new CostImpl();
    return cost;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Compute createCompute()
  {
    ComputeImpl compute = new ComputeImpl();
    return compute;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Sleep createSleep()
  {
    SleepImpl sleep = new SleepImpl();
    return sleep;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Use createUse()
  {
    UseImpl use = new UseImpl();
    return use;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Sync createSync()
  {
    SyncImpl sync = new SyncImpl();
    return sync;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Read createRead()
  {
    ReadImpl read = new ReadImpl();
    return read;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Write createWrite()
  {
    WriteImpl write = new WriteImpl();
    return write;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Talk createTalk()
  {
    TalkImpl talk = new TalkImpl();
    return talk;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Send createSend()
  {
    SendImpl send = new SendImpl();
    return send;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Reply createReply()
  {
    ReplyImpl reply = new ReplyImpl();
    return reply;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Receive createReceive()
  {
    ReceiveImpl receive = new ReceiveImpl();
    return receive;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Handler createHandler()
  {
    HandlerImpl handler = new HandlerImpl();
    return handler;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Control createControl()
  {
    ControlImpl control = new ControlImpl();
    return control;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Forever createForever()
  {
    ForeverImpl forever = new ForeverImpl();
    return forever;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Repeat createRepeat()
  {
    RepeatImpl repeat = new RepeatImpl();
    return repeat;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Every createEvery()
  {
    EveryImpl every = new EveryImpl();
    return every;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public While createWhile()
  {
    WhileImpl while_ = new WhileImpl();
    return while_;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public If createIf()
  {
    IfImpl if_ = new IfImpl();
    return if_;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Choose createChoose()
  {
    ChooseImpl choose = new ChooseImpl();
    return choose;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Branch createBranch()
  {
    BranchImpl branch = new BranchImpl();
    return branch;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Parallel createParallel()
  {
    ParallelImpl parallel = new ParallelImpl();
    return parallel;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public LockBlock createLockBlock()
  {
    LockBlockImpl lockBlock = new LockBlockImpl();
    return lockBlock;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Together createTogether()
  {
    TogetherImpl together = new TogetherImpl();
    return together;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Count createCount()
  {
    CountImpl count = new CountImpl();
    return count;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public TimeBlock createTimeBlock()
  {
    TimeBlockImpl timeBlock = new TimeBlockImpl();
    return timeBlock;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Let createLet()
  {
    LetImpl let = new LetImpl();
    return let;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Do createDo()
  {
    DoImpl do_ = new DoImpl();
    return do_;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Case createCase()
  {
    CaseImpl case_ = new CaseImpl();
    return case_;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Variant createVariant()
  {
    VariantImpl variant = new VariantImpl();
    return variant;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Hypothesis createHypothesis()
  {
    HypothesisImpl hypothesis = new HypothesisImpl();
    return hypothesis;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Change createChange()
  {
    ChangeImpl change = new ChangeImpl();
    return change;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Assignment createAssignment()
  {
    AssignmentImpl assignment = new AssignmentImpl();
    return assignment;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Fit createFit()
  {
    FitImpl fit = new FitImpl();
    return fit;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Expectation createExpectation()
  {
    ExpectationImpl expectation = new ExpectationImpl();
    return expectation;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Criterion createCriterion()
  {
    CriterionImpl criterion = new CriterionImpl();
    return criterion;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Is createIs()
  {
    IsImpl is = new IsImpl();
    return is;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Between createBetween()
  {
    BetweenImpl between = new BetweenImpl();
    return between;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public AtLeast createAtLeast()
  {
    AtLeastImpl atLeast = new AtLeastImpl();
    return atLeast;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public AtMost createAtMost()
  {
    AtMostImpl atMost = new AtMostImpl();
    return atMost;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Show createShow()
  {
    ShowImpl show = new ShowImpl();
    return show;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Sweep createSweep()
  {
    SweepImpl sweep = new SweepImpl();
    return sweep;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Expression createExpression()
  {
    ExpressionImpl expression = new ExpressionImpl();
    return expression;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public CallArgument createCallArgument()
  {
    CallArgumentImpl callArgument = new CallArgumentImpl();
    return callArgument;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Reference createReference()
  {
    ReferenceImpl reference = new ReferenceImpl();
    return reference;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Segment createSegment()
  {
    SegmentImpl segment = new SegmentImpl();
    return segment;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Binary createBinary()
  {
    BinaryImpl binary = new BinaryImpl();
    return binary;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Unary createUnary()
  {
    UnaryImpl unary = new UnaryImpl();
    return unary;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public InCase createInCase()
  {
    InCaseImpl inCase = new InCaseImpl();
    return inCase;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public NumberLiteral createNumberLiteral()
  {
    NumberLiteralImpl numberLiteral = new NumberLiteralImpl();
    return numberLiteral;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public ListLiteral createListLiteral()
  {
    ListLiteralImpl listLiteral = new ListLiteralImpl();
    return listLiteral;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public StringLiteral createStringLiteral()
  {
    StringLiteralImpl stringLiteral = new StringLiteralImpl();
    return stringLiteral;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public BooleanLiteral createBooleanLiteral()
  {
    BooleanLiteralImpl booleanLiteral = new BooleanLiteralImpl();
    return booleanLiteral;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Call createCall()
  {
    CallImpl call = new CallImpl();
    return call;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Parenthesis createParenthesis()
  {
    ParenthesisImpl parenthesis = new ParenthesisImpl();
    return parenthesis;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  public Kind createKindFromString(EDataType eDataType, String initialValue)
  {
    Kind result = Kind.get(initialValue);
    if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
    return result;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  public String convertKindToString(EDataType eDataType, Object instanceValue)
  {
    return instanceValue == null ? null : instanceValue.toString();
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public PerfPackage getPerfPackage()
  {
    return (PerfPackage)getEPackage();
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @deprecated
   * @generated
   */
  @Deprecated
  public static PerfPackage getPackage()
  {
    return PerfPackage.eINSTANCE;
  }

} //PerfFactoryImpl
