/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

/**
 * <!-- begin-user-doc -->
 * The <b>Package</b> for the model.
 * It contains accessors for the meta objects to represent
 * <ul>
 *   <li>each class,</li>
 *   <li>each feature of each class,</li>
 *   <li>each enum,</li>
 *   <li>and each data type</li>
 * </ul>
 * <!-- end-user-doc -->
 * @see dev.whence.language.perf.PerfFactory
 * @model kind="package"
 * @generated
 */
public interface PerfPackage extends EPackage
{
  /**
   * The package name.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  String eNAME = "perf";

  /**
   * The package namespace URI.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  String eNS_URI = "https://whence.dev/perf";

  /**
   * The package namespace name.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  String eNS_PREFIX = "perf";

  /**
   * The singleton instance of the package.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  PerfPackage eINSTANCE = dev.whence.language.perf.impl.PerfPackageImpl.init();

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ModelImpl <em>Model</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ModelImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getModel()
   * @generated
   */
  int MODEL = 0;

  /**
   * The feature id for the '<em><b>Entries</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int MODEL__ENTRIES = 0;

  /**
   * The number of structural features of the '<em>Model</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int MODEL_FEATURE_COUNT = 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.EntryImpl <em>Entry</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.EntryImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getEntry()
   * @generated
   */
  int ENTRY = 1;

  /**
   * The number of structural features of the '<em>Entry</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ENTRY_FEATURE_COUNT = 0;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ImportImpl <em>Import</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ImportImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getImport()
   * @generated
   */
  int IMPORT = 2;

  /**
   * The feature id for the '<em><b>Location</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IMPORT__LOCATION = ENTRY_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Import</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IMPORT_FEATURE_COUNT = ENTRY_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.UnitDefinitionImpl <em>Unit Definition</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.UnitDefinitionImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getUnitDefinition()
   * @generated
   */
  int UNIT_DEFINITION = 3;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int UNIT_DEFINITION__NAME = ENTRY_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Value</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int UNIT_DEFINITION__VALUE = ENTRY_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Unit Definition</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int UNIT_DEFINITION_FEATURE_COUNT = ENTRY_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ParamImpl <em>Param</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ParamImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getParam()
   * @generated
   */
  int PARAM = 4;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PARAM__NAME = ENTRY_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Value</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PARAM__VALUE = ENTRY_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>From</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PARAM__FROM = ENTRY_FEATURE_COUNT + 2;

  /**
   * The feature id for the '<em><b>To</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PARAM__TO = ENTRY_FEATURE_COUNT + 3;

  /**
   * The feature id for the '<em><b>Status</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PARAM__STATUS = ENTRY_FEATURE_COUNT + 4;

  /**
   * The feature id for the '<em><b>Note</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PARAM__NOTE = ENTRY_FEATURE_COUNT + 5;

  /**
   * The number of structural features of the '<em>Param</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PARAM_FEATURE_COUNT = ENTRY_FEATURE_COUNT + 6;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ValuedImpl <em>Valued</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ValuedImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getValued()
   * @generated
   */
  int VALUED = 6;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int VALUED__NAME = 0;

  /**
   * The feature id for the '<em><b>Value</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int VALUED__VALUE = 1;

  /**
   * The feature id for the '<em><b>From</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int VALUED__FROM = 2;

  /**
   * The feature id for the '<em><b>To</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int VALUED__TO = 3;

  /**
   * The feature id for the '<em><b>Status</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int VALUED__STATUS = 4;

  /**
   * The feature id for the '<em><b>Note</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int VALUED__NOTE = 5;

  /**
   * The number of structural features of the '<em>Valued</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int VALUED_FEATURE_COUNT = 6;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.SettingImpl <em>Setting</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.SettingImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getSetting()
   * @generated
   */
  int SETTING = 5;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SETTING__NAME = VALUED__NAME;

  /**
   * The feature id for the '<em><b>Value</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SETTING__VALUE = VALUED__VALUE;

  /**
   * The feature id for the '<em><b>From</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SETTING__FROM = VALUED__FROM;

  /**
   * The feature id for the '<em><b>To</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SETTING__TO = VALUED__TO;

  /**
   * The feature id for the '<em><b>Status</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SETTING__STATUS = VALUED__STATUS;

  /**
   * The feature id for the '<em><b>Note</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SETTING__NOTE = VALUED__NOTE;

  /**
   * The number of structural features of the '<em>Setting</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SETTING_FEATURE_COUNT = VALUED_FEATURE_COUNT + 0;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.PartImpl <em>Part</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.PartImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getPart()
   * @generated
   */
  int PART = 7;

  /**
   * The feature id for the '<em><b>Kind</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART__KIND = ENTRY_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Names</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART__NAMES = ENTRY_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>Prototype</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART__PROTOTYPE = ENTRY_FEATURE_COUNT + 2;

  /**
   * The feature id for the '<em><b>On</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART__ON = ENTRY_FEATURE_COUNT + 3;

  /**
   * The feature id for the '<em><b>Between</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART__BETWEEN = ENTRY_FEATURE_COUNT + 4;

  /**
   * The feature id for the '<em><b>From</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART__FROM = ENTRY_FEATURE_COUNT + 5;

  /**
   * The feature id for the '<em><b>To</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART__TO = ENTRY_FEATURE_COUNT + 6;

  /**
   * The feature id for the '<em><b>Over</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART__OVER = ENTRY_FEATURE_COUNT + 7;

  /**
   * The feature id for the '<em><b>Settings</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART__SETTINGS = ENTRY_FEATURE_COUNT + 8;

  /**
   * The feature id for the '<em><b>Parts</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART__PARTS = ENTRY_FEATURE_COUNT + 9;

  /**
   * The number of structural features of the '<em>Part</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART_FEATURE_COUNT = ENTRY_FEATURE_COUNT + 10;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.EntityImpl <em>Entity</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.EntityImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getEntity()
   * @generated
   */
  int ENTITY = 9;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ENTITY__NAME = 0;

  /**
   * The feature id for the '<em><b>Count</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ENTITY__COUNT = 1;

  /**
   * The number of structural features of the '<em>Entity</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ENTITY_FEATURE_COUNT = 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.PartNameImpl <em>Part Name</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.PartNameImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getPartName()
   * @generated
   */
  int PART_NAME = 8;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART_NAME__NAME = ENTITY__NAME;

  /**
   * The feature id for the '<em><b>Count</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART_NAME__COUNT = ENTITY__COUNT;

  /**
   * The number of structural features of the '<em>Part Name</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PART_NAME_FEATURE_COUNT = ENTITY_FEATURE_COUNT + 0;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ProcessImpl <em>Process</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ProcessImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getProcess()
   * @generated
   */
  int PROCESS = 10;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PROCESS__NAME = ENTRY_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Count</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PROCESS__COUNT = ENTRY_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>On</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PROCESS__ON = ENTRY_FEATURE_COUNT + 2;

  /**
   * The feature id for the '<em><b>Every</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PROCESS__EVERY = ENTRY_FEATURE_COUNT + 3;

  /**
   * The feature id for the '<em><b>Settings</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PROCESS__SETTINGS = ENTRY_FEATURE_COUNT + 4;

  /**
   * The feature id for the '<em><b>Statements</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PROCESS__STATEMENTS = ENTRY_FEATURE_COUNT + 5;

  /**
   * The number of structural features of the '<em>Process</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PROCESS_FEATURE_COUNT = ENTRY_FEATURE_COUNT + 6;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.RoutineImpl <em>Routine</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.RoutineImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getRoutine()
   * @generated
   */
  int ROUTINE = 11;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ROUTINE__NAME = ENTRY_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Arguments</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ROUTINE__ARGUMENTS = ENTRY_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ROUTINE__BLOCK = ENTRY_FEATURE_COUNT + 2;

  /**
   * The number of structural features of the '<em>Routine</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ROUTINE_FEATURE_COUNT = ENTRY_FEATURE_COUNT + 3;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ArgumentImpl <em>Argument</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ArgumentImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getArgument()
   * @generated
   */
  int ARGUMENT = 12;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ARGUMENT__NAME = 0;

  /**
   * The number of structural features of the '<em>Argument</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ARGUMENT_FEATURE_COUNT = 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.BlockImpl <em>Block</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.BlockImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getBlock()
   * @generated
   */
  int BLOCK = 13;

  /**
   * The feature id for the '<em><b>Statements</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BLOCK__STATEMENTS = 0;

  /**
   * The number of structural features of the '<em>Block</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BLOCK_FEATURE_COUNT = 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.StatementImpl <em>Statement</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.StatementImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getStatement()
   * @generated
   */
  int STATEMENT = 14;

  /**
   * The number of structural features of the '<em>Statement</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int STATEMENT_FEATURE_COUNT = 0;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.CostImpl <em>Cost</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.CostImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getCost()
   * @generated
   */
  int COST = 15;

  /**
   * The feature id for the '<em><b>Label</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int COST__LABEL = STATEMENT_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Cost</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int COST_FEATURE_COUNT = STATEMENT_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ComputeImpl <em>Compute</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ComputeImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getCompute()
   * @generated
   */
  int COMPUTE = 16;

  /**
   * The feature id for the '<em><b>Label</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int COMPUTE__LABEL = COST__LABEL;

  /**
   * The feature id for the '<em><b>Duration</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int COMPUTE__DURATION = COST_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Compute</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int COMPUTE_FEATURE_COUNT = COST_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.SleepImpl <em>Sleep</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.SleepImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getSleep()
   * @generated
   */
  int SLEEP = 17;

  /**
   * The feature id for the '<em><b>Label</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SLEEP__LABEL = COST__LABEL;

  /**
   * The feature id for the '<em><b>Duration</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SLEEP__DURATION = COST_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Sleep</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SLEEP_FEATURE_COUNT = COST_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.UseImpl <em>Use</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.UseImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getUse()
   * @generated
   */
  int USE = 18;

  /**
   * The feature id for the '<em><b>Label</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int USE__LABEL = COST__LABEL;

  /**
   * The feature id for the '<em><b>Resource</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int USE__RESOURCE = COST_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Duration</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int USE__DURATION = COST_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Use</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int USE_FEATURE_COUNT = COST_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.SyncImpl <em>Sync</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.SyncImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getSync()
   * @generated
   */
  int SYNC = 19;

  /**
   * The feature id for the '<em><b>Label</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SYNC__LABEL = COST__LABEL;

  /**
   * The feature id for the '<em><b>File</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SYNC__FILE = COST_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Sync</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SYNC_FEATURE_COUNT = COST_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ReadImpl <em>Read</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ReadImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getRead()
   * @generated
   */
  int READ = 20;

  /**
   * The feature id for the '<em><b>Label</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int READ__LABEL = COST__LABEL;

  /**
   * The feature id for the '<em><b>Amount</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int READ__AMOUNT = COST_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>File</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int READ__FILE = COST_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>Random</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int READ__RANDOM = COST_FEATURE_COUNT + 2;

  /**
   * The number of structural features of the '<em>Read</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int READ_FEATURE_COUNT = COST_FEATURE_COUNT + 3;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.WriteImpl <em>Write</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.WriteImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getWrite()
   * @generated
   */
  int WRITE = 21;

  /**
   * The feature id for the '<em><b>Label</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int WRITE__LABEL = COST__LABEL;

  /**
   * The feature id for the '<em><b>Amount</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int WRITE__AMOUNT = COST_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>File</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int WRITE__FILE = COST_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>Random</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int WRITE__RANDOM = COST_FEATURE_COUNT + 2;

  /**
   * The number of structural features of the '<em>Write</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int WRITE_FEATURE_COUNT = COST_FEATURE_COUNT + 3;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.TalkImpl <em>Talk</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.TalkImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getTalk()
   * @generated
   */
  int TALK = 22;

  /**
   * The number of structural features of the '<em>Talk</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int TALK_FEATURE_COUNT = STATEMENT_FEATURE_COUNT + 0;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.SendImpl <em>Send</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.SendImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getSend()
   * @generated
   */
  int SEND = 23;

  /**
   * The feature id for the '<em><b>Payload</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SEND__PAYLOAD = TALK_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Receiver</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SEND__RECEIVER = TALK_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Send</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SEND_FEATURE_COUNT = TALK_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ReplyImpl <em>Reply</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ReplyImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getReply()
   * @generated
   */
  int REPLY = 24;

  /**
   * The feature id for the '<em><b>Payload</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int REPLY__PAYLOAD = TALK_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Reply</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int REPLY_FEATURE_COUNT = TALK_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ReceiveImpl <em>Receive</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ReceiveImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getReceive()
   * @generated
   */
  int RECEIVE = 25;

  /**
   * The feature id for the '<em><b>Any</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int RECEIVE__ANY = TALK_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Message</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int RECEIVE__MESSAGE = TALK_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>Sender</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int RECEIVE__SENDER = TALK_FEATURE_COUNT + 2;

  /**
   * The number of structural features of the '<em>Receive</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int RECEIVE_FEATURE_COUNT = TALK_FEATURE_COUNT + 3;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.HandlerImpl <em>Handler</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.HandlerImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getHandler()
   * @generated
   */
  int HANDLER = 26;

  /**
   * The feature id for the '<em><b>Any</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int HANDLER__ANY = TALK_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Message</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int HANDLER__MESSAGE = TALK_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>Sender</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int HANDLER__SENDER = TALK_FEATURE_COUNT + 2;

  /**
   * The feature id for the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int HANDLER__BLOCK = TALK_FEATURE_COUNT + 3;

  /**
   * The number of structural features of the '<em>Handler</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int HANDLER_FEATURE_COUNT = TALK_FEATURE_COUNT + 4;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ControlImpl <em>Control</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ControlImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getControl()
   * @generated
   */
  int CONTROL = 27;

  /**
   * The number of structural features of the '<em>Control</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CONTROL_FEATURE_COUNT = STATEMENT_FEATURE_COUNT + 0;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ForeverImpl <em>Forever</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ForeverImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getForever()
   * @generated
   */
  int FOREVER = 28;

  /**
   * The feature id for the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int FOREVER__BLOCK = CONTROL_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Forever</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int FOREVER_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.RepeatImpl <em>Repeat</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.RepeatImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getRepeat()
   * @generated
   */
  int REPEAT = 29;

  /**
   * The feature id for the '<em><b>Times</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int REPEAT__TIMES = CONTROL_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int REPEAT__BLOCK = CONTROL_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Repeat</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int REPEAT_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.EveryImpl <em>Every</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.EveryImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getEvery()
   * @generated
   */
  int EVERY = 30;

  /**
   * The feature id for the '<em><b>Period</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int EVERY__PERIOD = CONTROL_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int EVERY__BLOCK = CONTROL_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Every</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int EVERY_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.WhileImpl <em>While</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.WhileImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getWhile()
   * @generated
   */
  int WHILE = 31;

  /**
   * The feature id for the '<em><b>Condition</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int WHILE__CONDITION = CONTROL_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int WHILE__BLOCK = CONTROL_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>While</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int WHILE_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.IfImpl <em>If</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.IfImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getIf()
   * @generated
   */
  int IF = 32;

  /**
   * The feature id for the '<em><b>Condition</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IF__CONDITION = CONTROL_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Then</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IF__THEN = CONTROL_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>Otherwise</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IF__OTHERWISE = CONTROL_FEATURE_COUNT + 2;

  /**
   * The feature id for the '<em><b>Else If</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IF__ELSE_IF = CONTROL_FEATURE_COUNT + 3;

  /**
   * The number of structural features of the '<em>If</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IF_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 4;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ChooseImpl <em>Choose</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ChooseImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getChoose()
   * @generated
   */
  int CHOOSE = 33;

  /**
   * The feature id for the '<em><b>Branches</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CHOOSE__BRANCHES = CONTROL_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Choose</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CHOOSE_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.BranchImpl <em>Branch</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.BranchImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getBranch()
   * @generated
   */
  int BRANCH = 34;

  /**
   * The feature id for the '<em><b>Probability</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BRANCH__PROBABILITY = 0;

  /**
   * The feature id for the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BRANCH__BLOCK = 1;

  /**
   * The number of structural features of the '<em>Branch</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BRANCH_FEATURE_COUNT = 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ParallelImpl <em>Parallel</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ParallelImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getParallel()
   * @generated
   */
  int PARALLEL = 35;

  /**
   * The feature id for the '<em><b>Branches</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PARALLEL__BRANCHES = CONTROL_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Parallel</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PARALLEL_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.LockBlockImpl <em>Lock Block</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.LockBlockImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getLockBlock()
   * @generated
   */
  int LOCK_BLOCK = 36;

  /**
   * The feature id for the '<em><b>Lock</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int LOCK_BLOCK__LOCK = CONTROL_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int LOCK_BLOCK__BLOCK = CONTROL_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Lock Block</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int LOCK_BLOCK_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.TogetherImpl <em>Together</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.TogetherImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getTogether()
   * @generated
   */
  int TOGETHER = 37;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int TOGETHER__NAME = CONTROL_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int TOGETHER__BLOCK = CONTROL_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Together</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int TOGETHER_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.CountImpl <em>Count</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.CountImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getCount()
   * @generated
   */
  int COUNT = 38;

  /**
   * The feature id for the '<em><b>Counter</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int COUNT__COUNTER = CONTROL_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Amount</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int COUNT__AMOUNT = CONTROL_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Count</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int COUNT_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.TimeBlockImpl <em>Time Block</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.TimeBlockImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getTimeBlock()
   * @generated
   */
  int TIME_BLOCK = 39;

  /**
   * The feature id for the '<em><b>Span</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int TIME_BLOCK__SPAN = CONTROL_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int TIME_BLOCK__BLOCK = CONTROL_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Time Block</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int TIME_BLOCK_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.LetImpl <em>Let</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.LetImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getLet()
   * @generated
   */
  int LET = 40;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int LET__NAME = CONTROL_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Value</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int LET__VALUE = CONTROL_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Let</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int LET_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.DoImpl <em>Do</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.DoImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getDo()
   * @generated
   */
  int DO = 41;

  /**
   * The feature id for the '<em><b>Routine</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int DO__ROUTINE = CONTROL_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Arguments</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int DO__ARGUMENTS = CONTROL_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Do</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int DO_FEATURE_COUNT = CONTROL_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.CaseImpl <em>Case</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.CaseImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getCase()
   * @generated
   */
  int CASE = 42;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CASE__NAME = ENTRY_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Parents</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CASE__PARENTS = ENTRY_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>Note</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CASE__NOTE = ENTRY_FEATURE_COUNT + 2;

  /**
   * The feature id for the '<em><b>Changes</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CASE__CHANGES = ENTRY_FEATURE_COUNT + 3;

  /**
   * The number of structural features of the '<em>Case</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CASE_FEATURE_COUNT = ENTRY_FEATURE_COUNT + 4;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.VariantImpl <em>Variant</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.VariantImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getVariant()
   * @generated
   */
  int VARIANT = 43;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int VARIANT__NAME = CASE__NAME;

  /**
   * The feature id for the '<em><b>Parents</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int VARIANT__PARENTS = CASE__PARENTS;

  /**
   * The feature id for the '<em><b>Note</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int VARIANT__NOTE = CASE__NOTE;

  /**
   * The feature id for the '<em><b>Changes</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int VARIANT__CHANGES = CASE__CHANGES;

  /**
   * The number of structural features of the '<em>Variant</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int VARIANT_FEATURE_COUNT = CASE_FEATURE_COUNT + 0;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.HypothesisImpl <em>Hypothesis</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.HypothesisImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getHypothesis()
   * @generated
   */
  int HYPOTHESIS = 44;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int HYPOTHESIS__NAME = CASE__NAME;

  /**
   * The feature id for the '<em><b>Parents</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int HYPOTHESIS__PARENTS = CASE__PARENTS;

  /**
   * The feature id for the '<em><b>Note</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int HYPOTHESIS__NOTE = CASE__NOTE;

  /**
   * The feature id for the '<em><b>Changes</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int HYPOTHESIS__CHANGES = CASE__CHANGES;

  /**
   * The number of structural features of the '<em>Hypothesis</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int HYPOTHESIS_FEATURE_COUNT = CASE_FEATURE_COUNT + 0;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ChangeImpl <em>Change</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ChangeImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getChange()
   * @generated
   */
  int CHANGE = 45;

  /**
   * The feature id for the '<em><b>Target</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CHANGE__TARGET = 0;

  /**
   * The number of structural features of the '<em>Change</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CHANGE_FEATURE_COUNT = 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.AssignmentImpl <em>Assignment</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.AssignmentImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getAssignment()
   * @generated
   */
  int ASSIGNMENT = 46;

  /**
   * The feature id for the '<em><b>Target</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ASSIGNMENT__TARGET = CHANGE__TARGET;

  /**
   * The feature id for the '<em><b>Value</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ASSIGNMENT__VALUE = CHANGE_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Assignment</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int ASSIGNMENT_FEATURE_COUNT = CHANGE_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.FitImpl <em>Fit</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.FitImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getFit()
   * @generated
   */
  int FIT = 47;

  /**
   * The feature id for the '<em><b>Target</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int FIT__TARGET = CHANGE__TARGET;

  /**
   * The feature id for the '<em><b>From</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int FIT__FROM = CHANGE_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>To</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int FIT__TO = CHANGE_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Fit</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int FIT_FEATURE_COUNT = CHANGE_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ExpectationImpl <em>Expectation</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ExpectationImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getExpectation()
   * @generated
   */
  int EXPECTATION = 48;

  /**
   * The feature id for the '<em><b>Question</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int EXPECTATION__QUESTION = ENTRY_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Criterion</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int EXPECTATION__CRITERION = ENTRY_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>Sweeps</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int EXPECTATION__SWEEPS = ENTRY_FEATURE_COUNT + 2;

  /**
   * The feature id for the '<em><b>Unexplained</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int EXPECTATION__UNEXPLAINED = ENTRY_FEATURE_COUNT + 3;

  /**
   * The feature id for the '<em><b>Note</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int EXPECTATION__NOTE = ENTRY_FEATURE_COUNT + 4;

  /**
   * The number of structural features of the '<em>Expectation</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int EXPECTATION_FEATURE_COUNT = ENTRY_FEATURE_COUNT + 5;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.CriterionImpl <em>Criterion</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.CriterionImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getCriterion()
   * @generated
   */
  int CRITERION = 49;

  /**
   * The number of structural features of the '<em>Criterion</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CRITERION_FEATURE_COUNT = 0;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.IsImpl <em>Is</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.IsImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getIs()
   * @generated
   */
  int IS = 50;

  /**
   * The feature id for the '<em><b>Value</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IS__VALUE = CRITERION_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Tolerance</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IS__TOLERANCE = CRITERION_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Is</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IS_FEATURE_COUNT = CRITERION_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.BetweenImpl <em>Between</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.BetweenImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getBetween()
   * @generated
   */
  int BETWEEN = 51;

  /**
   * The feature id for the '<em><b>From</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BETWEEN__FROM = CRITERION_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>To</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BETWEEN__TO = CRITERION_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Between</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BETWEEN_FEATURE_COUNT = CRITERION_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.AtLeastImpl <em>At Least</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.AtLeastImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getAtLeast()
   * @generated
   */
  int AT_LEAST = 52;

  /**
   * The feature id for the '<em><b>Bound</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int AT_LEAST__BOUND = CRITERION_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>At Least</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int AT_LEAST_FEATURE_COUNT = CRITERION_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.AtMostImpl <em>At Most</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.AtMostImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getAtMost()
   * @generated
   */
  int AT_MOST = 53;

  /**
   * The feature id for the '<em><b>Bound</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int AT_MOST__BOUND = CRITERION_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>At Most</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int AT_MOST_FEATURE_COUNT = CRITERION_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ShowImpl <em>Show</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ShowImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getShow()
   * @generated
   */
  int SHOW = 54;

  /**
   * The feature id for the '<em><b>Questions</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SHOW__QUESTIONS = ENTRY_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Sweeps</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SHOW__SWEEPS = ENTRY_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>Note</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SHOW__NOTE = ENTRY_FEATURE_COUNT + 2;

  /**
   * The number of structural features of the '<em>Show</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SHOW_FEATURE_COUNT = ENTRY_FEATURE_COUNT + 3;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.SweepImpl <em>Sweep</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.SweepImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getSweep()
   * @generated
   */
  int SWEEP = 55;

  /**
   * The feature id for the '<em><b>Target</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SWEEP__TARGET = 0;

  /**
   * The feature id for the '<em><b>Values</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SWEEP__VALUES = 1;

  /**
   * The feature id for the '<em><b>From</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SWEEP__FROM = 2;

  /**
   * The feature id for the '<em><b>To</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SWEEP__TO = 3;

  /**
   * The feature id for the '<em><b>Step</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SWEEP__STEP = 4;

  /**
   * The number of structural features of the '<em>Sweep</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SWEEP_FEATURE_COUNT = 5;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ExpressionImpl <em>Expression</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ExpressionImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getExpression()
   * @generated
   */
  int EXPRESSION = 56;

  /**
   * The number of structural features of the '<em>Expression</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int EXPRESSION_FEATURE_COUNT = 0;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.CallArgumentImpl <em>Call Argument</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.CallArgumentImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getCallArgument()
   * @generated
   */
  int CALL_ARGUMENT = 57;

  /**
   * The feature id for the '<em><b>Value</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CALL_ARGUMENT__VALUE = 0;

  /**
   * The feature id for the '<em><b>Second</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CALL_ARGUMENT__SECOND = 1;

  /**
   * The number of structural features of the '<em>Call Argument</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CALL_ARGUMENT_FEATURE_COUNT = 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ReferenceImpl <em>Reference</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ReferenceImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getReference()
   * @generated
   */
  int REFERENCE = 58;

  /**
   * The feature id for the '<em><b>Segments</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int REFERENCE__SEGMENTS = EXPRESSION_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Reference</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int REFERENCE_FEATURE_COUNT = EXPRESSION_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.SegmentImpl <em>Segment</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.SegmentImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getSegment()
   * @generated
   */
  int SEGMENT = 59;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SEGMENT__NAME = 0;

  /**
   * The feature id for the '<em><b>Index</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SEGMENT__INDEX = 1;

  /**
   * The number of structural features of the '<em>Segment</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int SEGMENT_FEATURE_COUNT = 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.BinaryImpl <em>Binary</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.BinaryImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getBinary()
   * @generated
   */
  int BINARY = 60;

  /**
   * The feature id for the '<em><b>Left</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BINARY__LEFT = EXPRESSION_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Operator</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BINARY__OPERATOR = EXPRESSION_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>Right</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BINARY__RIGHT = EXPRESSION_FEATURE_COUNT + 2;

  /**
   * The number of structural features of the '<em>Binary</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BINARY_FEATURE_COUNT = EXPRESSION_FEATURE_COUNT + 3;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.UnaryImpl <em>Unary</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.UnaryImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getUnary()
   * @generated
   */
  int UNARY = 61;

  /**
   * The feature id for the '<em><b>Operator</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int UNARY__OPERATOR = EXPRESSION_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Operand</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int UNARY__OPERAND = EXPRESSION_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Unary</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int UNARY_FEATURE_COUNT = EXPRESSION_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.InCaseImpl <em>In Case</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.InCaseImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getInCase()
   * @generated
   */
  int IN_CASE = 62;

  /**
   * The feature id for the '<em><b>Operand</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IN_CASE__OPERAND = EXPRESSION_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Cases</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IN_CASE__CASES = EXPRESSION_FEATURE_COUNT + 1;

  /**
   * The feature id for the '<em><b>Several</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IN_CASE__SEVERAL = EXPRESSION_FEATURE_COUNT + 2;

  /**
   * The number of structural features of the '<em>In Case</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int IN_CASE_FEATURE_COUNT = EXPRESSION_FEATURE_COUNT + 3;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.NumberLiteralImpl <em>Number Literal</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.NumberLiteralImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getNumberLiteral()
   * @generated
   */
  int NUMBER_LITERAL = 63;

  /**
   * The feature id for the '<em><b>Value</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int NUMBER_LITERAL__VALUE = EXPRESSION_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Unit</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int NUMBER_LITERAL__UNIT = EXPRESSION_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Number Literal</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int NUMBER_LITERAL_FEATURE_COUNT = EXPRESSION_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ListLiteralImpl <em>List Literal</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ListLiteralImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getListLiteral()
   * @generated
   */
  int LIST_LITERAL = 64;

  /**
   * The feature id for the '<em><b>Elements</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int LIST_LITERAL__ELEMENTS = EXPRESSION_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Unit</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int LIST_LITERAL__UNIT = EXPRESSION_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>List Literal</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int LIST_LITERAL_FEATURE_COUNT = EXPRESSION_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.StringLiteralImpl <em>String Literal</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.StringLiteralImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getStringLiteral()
   * @generated
   */
  int STRING_LITERAL = 65;

  /**
   * The feature id for the '<em><b>Value</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int STRING_LITERAL__VALUE = EXPRESSION_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>String Literal</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int STRING_LITERAL_FEATURE_COUNT = EXPRESSION_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.BooleanLiteralImpl <em>Boolean Literal</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.BooleanLiteralImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getBooleanLiteral()
   * @generated
   */
  int BOOLEAN_LITERAL = 66;

  /**
   * The feature id for the '<em><b>True</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BOOLEAN_LITERAL__TRUE = EXPRESSION_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Boolean Literal</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int BOOLEAN_LITERAL_FEATURE_COUNT = EXPRESSION_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.CallImpl <em>Call</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.CallImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getCall()
   * @generated
   */
  int CALL = 67;

  /**
   * The feature id for the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CALL__NAME = EXPRESSION_FEATURE_COUNT + 0;

  /**
   * The feature id for the '<em><b>Arguments</b></em>' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CALL__ARGUMENTS = EXPRESSION_FEATURE_COUNT + 1;

  /**
   * The number of structural features of the '<em>Call</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int CALL_FEATURE_COUNT = EXPRESSION_FEATURE_COUNT + 2;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.impl.ParenthesisImpl <em>Parenthesis</em>}' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.impl.ParenthesisImpl
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getParenthesis()
   * @generated
   */
  int PARENTHESIS = 68;

  /**
   * The feature id for the '<em><b>Expression</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PARENTHESIS__EXPRESSION = EXPRESSION_FEATURE_COUNT + 0;

  /**
   * The number of structural features of the '<em>Parenthesis</em>' class.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   * @ordered
   */
  int PARENTHESIS_FEATURE_COUNT = EXPRESSION_FEATURE_COUNT + 1;

  /**
   * The meta object id for the '{@link dev.whence.language.perf.Kind <em>Kind</em>}' enum.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see dev.whence.language.perf.Kind
   * @see dev.whence.language.perf.impl.PerfPackageImpl#getKind()
   * @generated
   */
  int KIND = 69;


  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Model <em>Model</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Model</em>'.
   * @see dev.whence.language.perf.Model
   * @generated
   */
  EClass getModel();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Model#getEntries <em>Entries</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Entries</em>'.
   * @see dev.whence.language.perf.Model#getEntries()
   * @see #getModel()
   * @generated
   */
  EReference getModel_Entries();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Entry <em>Entry</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Entry</em>'.
   * @see dev.whence.language.perf.Entry
   * @generated
   */
  EClass getEntry();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Import <em>Import</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Import</em>'.
   * @see dev.whence.language.perf.Import
   * @generated
   */
  EClass getImport();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Import#getLocation <em>Location</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Location</em>'.
   * @see dev.whence.language.perf.Import#getLocation()
   * @see #getImport()
   * @generated
   */
  EAttribute getImport_Location();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.UnitDefinition <em>Unit Definition</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Unit Definition</em>'.
   * @see dev.whence.language.perf.UnitDefinition
   * @generated
   */
  EClass getUnitDefinition();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.UnitDefinition#getName <em>Name</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Name</em>'.
   * @see dev.whence.language.perf.UnitDefinition#getName()
   * @see #getUnitDefinition()
   * @generated
   */
  EAttribute getUnitDefinition_Name();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.UnitDefinition#getValue <em>Value</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Value</em>'.
   * @see dev.whence.language.perf.UnitDefinition#getValue()
   * @see #getUnitDefinition()
   * @generated
   */
  EReference getUnitDefinition_Value();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Param <em>Param</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Param</em>'.
   * @see dev.whence.language.perf.Param
   * @generated
   */
  EClass getParam();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Setting <em>Setting</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Setting</em>'.
   * @see dev.whence.language.perf.Setting
   * @generated
   */
  EClass getSetting();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Valued <em>Valued</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Valued</em>'.
   * @see dev.whence.language.perf.Valued
   * @generated
   */
  EClass getValued();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Valued#getName <em>Name</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Name</em>'.
   * @see dev.whence.language.perf.Valued#getName()
   * @see #getValued()
   * @generated
   */
  EAttribute getValued_Name();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Valued#getValue <em>Value</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Value</em>'.
   * @see dev.whence.language.perf.Valued#getValue()
   * @see #getValued()
   * @generated
   */
  EReference getValued_Value();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Valued#getFrom <em>From</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>From</em>'.
   * @see dev.whence.language.perf.Valued#getFrom()
   * @see #getValued()
   * @generated
   */
  EReference getValued_From();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Valued#getTo <em>To</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>To</em>'.
   * @see dev.whence.language.perf.Valued#getTo()
   * @see #getValued()
   * @generated
   */
  EReference getValued_To();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Valued#getStatus <em>Status</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Status</em>'.
   * @see dev.whence.language.perf.Valued#getStatus()
   * @see #getValued()
   * @generated
   */
  EAttribute getValued_Status();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Valued#getNote <em>Note</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Note</em>'.
   * @see dev.whence.language.perf.Valued#getNote()
   * @see #getValued()
   * @generated
   */
  EAttribute getValued_Note();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Part <em>Part</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Part</em>'.
   * @see dev.whence.language.perf.Part
   * @generated
   */
  EClass getPart();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Part#getKind <em>Kind</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Kind</em>'.
   * @see dev.whence.language.perf.Part#getKind()
   * @see #getPart()
   * @generated
   */
  EAttribute getPart_Kind();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Part#getNames <em>Names</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Names</em>'.
   * @see dev.whence.language.perf.Part#getNames()
   * @see #getPart()
   * @generated
   */
  EReference getPart_Names();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Part#getPrototype <em>Prototype</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Prototype</em>'.
   * @see dev.whence.language.perf.Part#getPrototype()
   * @see #getPart()
   * @generated
   */
  EReference getPart_Prototype();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Part#getOn <em>On</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>On</em>'.
   * @see dev.whence.language.perf.Part#getOn()
   * @see #getPart()
   * @generated
   */
  EReference getPart_On();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Part#isBetween <em>Between</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Between</em>'.
   * @see dev.whence.language.perf.Part#isBetween()
   * @see #getPart()
   * @generated
   */
  EAttribute getPart_Between();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Part#getFrom <em>From</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>From</em>'.
   * @see dev.whence.language.perf.Part#getFrom()
   * @see #getPart()
   * @generated
   */
  EReference getPart_From();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Part#getTo <em>To</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>To</em>'.
   * @see dev.whence.language.perf.Part#getTo()
   * @see #getPart()
   * @generated
   */
  EReference getPart_To();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Part#getOver <em>Over</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Over</em>'.
   * @see dev.whence.language.perf.Part#getOver()
   * @see #getPart()
   * @generated
   */
  EReference getPart_Over();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Part#getSettings <em>Settings</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Settings</em>'.
   * @see dev.whence.language.perf.Part#getSettings()
   * @see #getPart()
   * @generated
   */
  EReference getPart_Settings();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Part#getParts <em>Parts</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Parts</em>'.
   * @see dev.whence.language.perf.Part#getParts()
   * @see #getPart()
   * @generated
   */
  EReference getPart_Parts();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.PartName <em>Part Name</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Part Name</em>'.
   * @see dev.whence.language.perf.PartName
   * @generated
   */
  EClass getPartName();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Entity <em>Entity</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Entity</em>'.
   * @see dev.whence.language.perf.Entity
   * @generated
   */
  EClass getEntity();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Entity#getName <em>Name</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Name</em>'.
   * @see dev.whence.language.perf.Entity#getName()
   * @see #getEntity()
   * @generated
   */
  EAttribute getEntity_Name();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Entity#getCount <em>Count</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Count</em>'.
   * @see dev.whence.language.perf.Entity#getCount()
   * @see #getEntity()
   * @generated
   */
  EReference getEntity_Count();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Process <em>Process</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Process</em>'.
   * @see dev.whence.language.perf.Process
   * @generated
   */
  EClass getProcess();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Process#getOn <em>On</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>On</em>'.
   * @see dev.whence.language.perf.Process#getOn()
   * @see #getProcess()
   * @generated
   */
  EReference getProcess_On();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Process#getEvery <em>Every</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Every</em>'.
   * @see dev.whence.language.perf.Process#getEvery()
   * @see #getProcess()
   * @generated
   */
  EReference getProcess_Every();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Process#getSettings <em>Settings</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Settings</em>'.
   * @see dev.whence.language.perf.Process#getSettings()
   * @see #getProcess()
   * @generated
   */
  EReference getProcess_Settings();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Process#getStatements <em>Statements</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Statements</em>'.
   * @see dev.whence.language.perf.Process#getStatements()
   * @see #getProcess()
   * @generated
   */
  EReference getProcess_Statements();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Routine <em>Routine</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Routine</em>'.
   * @see dev.whence.language.perf.Routine
   * @generated
   */
  EClass getRoutine();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Routine#getName <em>Name</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Name</em>'.
   * @see dev.whence.language.perf.Routine#getName()
   * @see #getRoutine()
   * @generated
   */
  EAttribute getRoutine_Name();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Routine#getArguments <em>Arguments</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Arguments</em>'.
   * @see dev.whence.language.perf.Routine#getArguments()
   * @see #getRoutine()
   * @generated
   */
  EReference getRoutine_Arguments();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Routine#getBlock <em>Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Block</em>'.
   * @see dev.whence.language.perf.Routine#getBlock()
   * @see #getRoutine()
   * @generated
   */
  EReference getRoutine_Block();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Argument <em>Argument</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Argument</em>'.
   * @see dev.whence.language.perf.Argument
   * @generated
   */
  EClass getArgument();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Argument#getName <em>Name</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Name</em>'.
   * @see dev.whence.language.perf.Argument#getName()
   * @see #getArgument()
   * @generated
   */
  EAttribute getArgument_Name();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Block <em>Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Block</em>'.
   * @see dev.whence.language.perf.Block
   * @generated
   */
  EClass getBlock();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Block#getStatements <em>Statements</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Statements</em>'.
   * @see dev.whence.language.perf.Block#getStatements()
   * @see #getBlock()
   * @generated
   */
  EReference getBlock_Statements();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Statement <em>Statement</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Statement</em>'.
   * @see dev.whence.language.perf.Statement
   * @generated
   */
  EClass getStatement();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Cost <em>Cost</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Cost</em>'.
   * @see dev.whence.language.perf.Cost
   * @generated
   */
  EClass getCost();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Cost#getLabel <em>Label</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Label</em>'.
   * @see dev.whence.language.perf.Cost#getLabel()
   * @see #getCost()
   * @generated
   */
  EAttribute getCost_Label();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Compute <em>Compute</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Compute</em>'.
   * @see dev.whence.language.perf.Compute
   * @generated
   */
  EClass getCompute();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Compute#getDuration <em>Duration</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Duration</em>'.
   * @see dev.whence.language.perf.Compute#getDuration()
   * @see #getCompute()
   * @generated
   */
  EReference getCompute_Duration();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Sleep <em>Sleep</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Sleep</em>'.
   * @see dev.whence.language.perf.Sleep
   * @generated
   */
  EClass getSleep();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Sleep#getDuration <em>Duration</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Duration</em>'.
   * @see dev.whence.language.perf.Sleep#getDuration()
   * @see #getSleep()
   * @generated
   */
  EReference getSleep_Duration();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Use <em>Use</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Use</em>'.
   * @see dev.whence.language.perf.Use
   * @generated
   */
  EClass getUse();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Use#getResource <em>Resource</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Resource</em>'.
   * @see dev.whence.language.perf.Use#getResource()
   * @see #getUse()
   * @generated
   */
  EReference getUse_Resource();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Use#getDuration <em>Duration</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Duration</em>'.
   * @see dev.whence.language.perf.Use#getDuration()
   * @see #getUse()
   * @generated
   */
  EReference getUse_Duration();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Sync <em>Sync</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Sync</em>'.
   * @see dev.whence.language.perf.Sync
   * @generated
   */
  EClass getSync();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Sync#getFile <em>File</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>File</em>'.
   * @see dev.whence.language.perf.Sync#getFile()
   * @see #getSync()
   * @generated
   */
  EReference getSync_File();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Read <em>Read</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Read</em>'.
   * @see dev.whence.language.perf.Read
   * @generated
   */
  EClass getRead();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Read#getAmount <em>Amount</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Amount</em>'.
   * @see dev.whence.language.perf.Read#getAmount()
   * @see #getRead()
   * @generated
   */
  EReference getRead_Amount();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Read#getFile <em>File</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>File</em>'.
   * @see dev.whence.language.perf.Read#getFile()
   * @see #getRead()
   * @generated
   */
  EReference getRead_File();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Read#isRandom <em>Random</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Random</em>'.
   * @see dev.whence.language.perf.Read#isRandom()
   * @see #getRead()
   * @generated
   */
  EAttribute getRead_Random();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Write <em>Write</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Write</em>'.
   * @see dev.whence.language.perf.Write
   * @generated
   */
  EClass getWrite();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Write#getAmount <em>Amount</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Amount</em>'.
   * @see dev.whence.language.perf.Write#getAmount()
   * @see #getWrite()
   * @generated
   */
  EReference getWrite_Amount();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Write#getFile <em>File</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>File</em>'.
   * @see dev.whence.language.perf.Write#getFile()
   * @see #getWrite()
   * @generated
   */
  EReference getWrite_File();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Write#isRandom <em>Random</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Random</em>'.
   * @see dev.whence.language.perf.Write#isRandom()
   * @see #getWrite()
   * @generated
   */
  EAttribute getWrite_Random();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Talk <em>Talk</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Talk</em>'.
   * @see dev.whence.language.perf.Talk
   * @generated
   */
  EClass getTalk();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Send <em>Send</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Send</em>'.
   * @see dev.whence.language.perf.Send
   * @generated
   */
  EClass getSend();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Send#getPayload <em>Payload</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Payload</em>'.
   * @see dev.whence.language.perf.Send#getPayload()
   * @see #getSend()
   * @generated
   */
  EReference getSend_Payload();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Send#getReceiver <em>Receiver</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Receiver</em>'.
   * @see dev.whence.language.perf.Send#getReceiver()
   * @see #getSend()
   * @generated
   */
  EReference getSend_Receiver();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Reply <em>Reply</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Reply</em>'.
   * @see dev.whence.language.perf.Reply
   * @generated
   */
  EClass getReply();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Reply#getPayload <em>Payload</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Payload</em>'.
   * @see dev.whence.language.perf.Reply#getPayload()
   * @see #getReply()
   * @generated
   */
  EReference getReply_Payload();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Receive <em>Receive</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Receive</em>'.
   * @see dev.whence.language.perf.Receive
   * @generated
   */
  EClass getReceive();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Receive#isAny <em>Any</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Any</em>'.
   * @see dev.whence.language.perf.Receive#isAny()
   * @see #getReceive()
   * @generated
   */
  EAttribute getReceive_Any();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Receive#getMessage <em>Message</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Message</em>'.
   * @see dev.whence.language.perf.Receive#getMessage()
   * @see #getReceive()
   * @generated
   */
  EReference getReceive_Message();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Receive#getSender <em>Sender</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Sender</em>'.
   * @see dev.whence.language.perf.Receive#getSender()
   * @see #getReceive()
   * @generated
   */
  EReference getReceive_Sender();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Handler <em>Handler</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Handler</em>'.
   * @see dev.whence.language.perf.Handler
   * @generated
   */
  EClass getHandler();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Handler#isAny <em>Any</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Any</em>'.
   * @see dev.whence.language.perf.Handler#isAny()
   * @see #getHandler()
   * @generated
   */
  EAttribute getHandler_Any();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Handler#getMessage <em>Message</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Message</em>'.
   * @see dev.whence.language.perf.Handler#getMessage()
   * @see #getHandler()
   * @generated
   */
  EReference getHandler_Message();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Handler#getSender <em>Sender</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Sender</em>'.
   * @see dev.whence.language.perf.Handler#getSender()
   * @see #getHandler()
   * @generated
   */
  EReference getHandler_Sender();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Handler#getBlock <em>Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Block</em>'.
   * @see dev.whence.language.perf.Handler#getBlock()
   * @see #getHandler()
   * @generated
   */
  EReference getHandler_Block();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Control <em>Control</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Control</em>'.
   * @see dev.whence.language.perf.Control
   * @generated
   */
  EClass getControl();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Forever <em>Forever</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Forever</em>'.
   * @see dev.whence.language.perf.Forever
   * @generated
   */
  EClass getForever();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Forever#getBlock <em>Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Block</em>'.
   * @see dev.whence.language.perf.Forever#getBlock()
   * @see #getForever()
   * @generated
   */
  EReference getForever_Block();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Repeat <em>Repeat</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Repeat</em>'.
   * @see dev.whence.language.perf.Repeat
   * @generated
   */
  EClass getRepeat();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Repeat#getTimes <em>Times</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Times</em>'.
   * @see dev.whence.language.perf.Repeat#getTimes()
   * @see #getRepeat()
   * @generated
   */
  EReference getRepeat_Times();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Repeat#getBlock <em>Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Block</em>'.
   * @see dev.whence.language.perf.Repeat#getBlock()
   * @see #getRepeat()
   * @generated
   */
  EReference getRepeat_Block();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Every <em>Every</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Every</em>'.
   * @see dev.whence.language.perf.Every
   * @generated
   */
  EClass getEvery();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Every#getPeriod <em>Period</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Period</em>'.
   * @see dev.whence.language.perf.Every#getPeriod()
   * @see #getEvery()
   * @generated
   */
  EReference getEvery_Period();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Every#getBlock <em>Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Block</em>'.
   * @see dev.whence.language.perf.Every#getBlock()
   * @see #getEvery()
   * @generated
   */
  EReference getEvery_Block();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.While <em>While</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>While</em>'.
   * @see dev.whence.language.perf.While
   * @generated
   */
  EClass getWhile();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.While#getCondition <em>Condition</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Condition</em>'.
   * @see dev.whence.language.perf.While#getCondition()
   * @see #getWhile()
   * @generated
   */
  EReference getWhile_Condition();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.While#getBlock <em>Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Block</em>'.
   * @see dev.whence.language.perf.While#getBlock()
   * @see #getWhile()
   * @generated
   */
  EReference getWhile_Block();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.If <em>If</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>If</em>'.
   * @see dev.whence.language.perf.If
   * @generated
   */
  EClass getIf();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.If#getCondition <em>Condition</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Condition</em>'.
   * @see dev.whence.language.perf.If#getCondition()
   * @see #getIf()
   * @generated
   */
  EReference getIf_Condition();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.If#getThen <em>Then</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Then</em>'.
   * @see dev.whence.language.perf.If#getThen()
   * @see #getIf()
   * @generated
   */
  EReference getIf_Then();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.If#getOtherwise <em>Otherwise</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Otherwise</em>'.
   * @see dev.whence.language.perf.If#getOtherwise()
   * @see #getIf()
   * @generated
   */
  EReference getIf_Otherwise();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.If#getElseIf <em>Else If</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Else If</em>'.
   * @see dev.whence.language.perf.If#getElseIf()
   * @see #getIf()
   * @generated
   */
  EReference getIf_ElseIf();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Choose <em>Choose</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Choose</em>'.
   * @see dev.whence.language.perf.Choose
   * @generated
   */
  EClass getChoose();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Choose#getBranches <em>Branches</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Branches</em>'.
   * @see dev.whence.language.perf.Choose#getBranches()
   * @see #getChoose()
   * @generated
   */
  EReference getChoose_Branches();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Branch <em>Branch</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Branch</em>'.
   * @see dev.whence.language.perf.Branch
   * @generated
   */
  EClass getBranch();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Branch#getProbability <em>Probability</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Probability</em>'.
   * @see dev.whence.language.perf.Branch#getProbability()
   * @see #getBranch()
   * @generated
   */
  EReference getBranch_Probability();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Branch#getBlock <em>Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Block</em>'.
   * @see dev.whence.language.perf.Branch#getBlock()
   * @see #getBranch()
   * @generated
   */
  EReference getBranch_Block();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Parallel <em>Parallel</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Parallel</em>'.
   * @see dev.whence.language.perf.Parallel
   * @generated
   */
  EClass getParallel();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Parallel#getBranches <em>Branches</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Branches</em>'.
   * @see dev.whence.language.perf.Parallel#getBranches()
   * @see #getParallel()
   * @generated
   */
  EReference getParallel_Branches();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.LockBlock <em>Lock Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Lock Block</em>'.
   * @see dev.whence.language.perf.LockBlock
   * @generated
   */
  EClass getLockBlock();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.LockBlock#getLock <em>Lock</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Lock</em>'.
   * @see dev.whence.language.perf.LockBlock#getLock()
   * @see #getLockBlock()
   * @generated
   */
  EReference getLockBlock_Lock();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.LockBlock#getBlock <em>Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Block</em>'.
   * @see dev.whence.language.perf.LockBlock#getBlock()
   * @see #getLockBlock()
   * @generated
   */
  EReference getLockBlock_Block();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Together <em>Together</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Together</em>'.
   * @see dev.whence.language.perf.Together
   * @generated
   */
  EClass getTogether();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Together#getName <em>Name</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Name</em>'.
   * @see dev.whence.language.perf.Together#getName()
   * @see #getTogether()
   * @generated
   */
  EAttribute getTogether_Name();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Together#getBlock <em>Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Block</em>'.
   * @see dev.whence.language.perf.Together#getBlock()
   * @see #getTogether()
   * @generated
   */
  EReference getTogether_Block();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Count <em>Count</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Count</em>'.
   * @see dev.whence.language.perf.Count
   * @generated
   */
  EClass getCount();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Count#getCounter <em>Counter</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Counter</em>'.
   * @see dev.whence.language.perf.Count#getCounter()
   * @see #getCount()
   * @generated
   */
  EAttribute getCount_Counter();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Count#getAmount <em>Amount</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Amount</em>'.
   * @see dev.whence.language.perf.Count#getAmount()
   * @see #getCount()
   * @generated
   */
  EReference getCount_Amount();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.TimeBlock <em>Time Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Time Block</em>'.
   * @see dev.whence.language.perf.TimeBlock
   * @generated
   */
  EClass getTimeBlock();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.TimeBlock#getSpan <em>Span</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Span</em>'.
   * @see dev.whence.language.perf.TimeBlock#getSpan()
   * @see #getTimeBlock()
   * @generated
   */
  EAttribute getTimeBlock_Span();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.TimeBlock#getBlock <em>Block</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Block</em>'.
   * @see dev.whence.language.perf.TimeBlock#getBlock()
   * @see #getTimeBlock()
   * @generated
   */
  EReference getTimeBlock_Block();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Let <em>Let</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Let</em>'.
   * @see dev.whence.language.perf.Let
   * @generated
   */
  EClass getLet();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Let#getName <em>Name</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Name</em>'.
   * @see dev.whence.language.perf.Let#getName()
   * @see #getLet()
   * @generated
   */
  EAttribute getLet_Name();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Let#getValue <em>Value</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Value</em>'.
   * @see dev.whence.language.perf.Let#getValue()
   * @see #getLet()
   * @generated
   */
  EReference getLet_Value();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Do <em>Do</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Do</em>'.
   * @see dev.whence.language.perf.Do
   * @generated
   */
  EClass getDo();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Do#getRoutine <em>Routine</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Routine</em>'.
   * @see dev.whence.language.perf.Do#getRoutine()
   * @see #getDo()
   * @generated
   */
  EReference getDo_Routine();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Do#getArguments <em>Arguments</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Arguments</em>'.
   * @see dev.whence.language.perf.Do#getArguments()
   * @see #getDo()
   * @generated
   */
  EReference getDo_Arguments();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Case <em>Case</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Case</em>'.
   * @see dev.whence.language.perf.Case
   * @generated
   */
  EClass getCase();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Case#getName <em>Name</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Name</em>'.
   * @see dev.whence.language.perf.Case#getName()
   * @see #getCase()
   * @generated
   */
  EAttribute getCase_Name();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Case#getParents <em>Parents</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Parents</em>'.
   * @see dev.whence.language.perf.Case#getParents()
   * @see #getCase()
   * @generated
   */
  EReference getCase_Parents();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Case#getNote <em>Note</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Note</em>'.
   * @see dev.whence.language.perf.Case#getNote()
   * @see #getCase()
   * @generated
   */
  EAttribute getCase_Note();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Case#getChanges <em>Changes</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Changes</em>'.
   * @see dev.whence.language.perf.Case#getChanges()
   * @see #getCase()
   * @generated
   */
  EReference getCase_Changes();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Variant <em>Variant</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Variant</em>'.
   * @see dev.whence.language.perf.Variant
   * @generated
   */
  EClass getVariant();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Hypothesis <em>Hypothesis</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Hypothesis</em>'.
   * @see dev.whence.language.perf.Hypothesis
   * @generated
   */
  EClass getHypothesis();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Change <em>Change</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Change</em>'.
   * @see dev.whence.language.perf.Change
   * @generated
   */
  EClass getChange();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Change#getTarget <em>Target</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Target</em>'.
   * @see dev.whence.language.perf.Change#getTarget()
   * @see #getChange()
   * @generated
   */
  EReference getChange_Target();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Assignment <em>Assignment</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Assignment</em>'.
   * @see dev.whence.language.perf.Assignment
   * @generated
   */
  EClass getAssignment();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Assignment#getValue <em>Value</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Value</em>'.
   * @see dev.whence.language.perf.Assignment#getValue()
   * @see #getAssignment()
   * @generated
   */
  EReference getAssignment_Value();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Fit <em>Fit</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Fit</em>'.
   * @see dev.whence.language.perf.Fit
   * @generated
   */
  EClass getFit();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Fit#getFrom <em>From</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>From</em>'.
   * @see dev.whence.language.perf.Fit#getFrom()
   * @see #getFit()
   * @generated
   */
  EReference getFit_From();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Fit#getTo <em>To</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>To</em>'.
   * @see dev.whence.language.perf.Fit#getTo()
   * @see #getFit()
   * @generated
   */
  EReference getFit_To();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Expectation <em>Expectation</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Expectation</em>'.
   * @see dev.whence.language.perf.Expectation
   * @generated
   */
  EClass getExpectation();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Expectation#getQuestion <em>Question</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Question</em>'.
   * @see dev.whence.language.perf.Expectation#getQuestion()
   * @see #getExpectation()
   * @generated
   */
  EReference getExpectation_Question();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Expectation#getCriterion <em>Criterion</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Criterion</em>'.
   * @see dev.whence.language.perf.Expectation#getCriterion()
   * @see #getExpectation()
   * @generated
   */
  EReference getExpectation_Criterion();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Expectation#getSweeps <em>Sweeps</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Sweeps</em>'.
   * @see dev.whence.language.perf.Expectation#getSweeps()
   * @see #getExpectation()
   * @generated
   */
  EReference getExpectation_Sweeps();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Expectation#isUnexplained <em>Unexplained</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Unexplained</em>'.
   * @see dev.whence.language.perf.Expectation#isUnexplained()
   * @see #getExpectation()
   * @generated
   */
  EAttribute getExpectation_Unexplained();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Expectation#getNote <em>Note</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Note</em>'.
   * @see dev.whence.language.perf.Expectation#getNote()
   * @see #getExpectation()
   * @generated
   */
  EAttribute getExpectation_Note();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Criterion <em>Criterion</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Criterion</em>'.
   * @see dev.whence.language.perf.Criterion
   * @generated
   */
  EClass getCriterion();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Is <em>Is</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Is</em>'.
   * @see dev.whence.language.perf.Is
   * @generated
   */
  EClass getIs();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Is#getValue <em>Value</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Value</em>'.
   * @see dev.whence.language.perf.Is#getValue()
   * @see #getIs()
   * @generated
   */
  EReference getIs_Value();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Is#getTolerance <em>Tolerance</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Tolerance</em>'.
   * @see dev.whence.language.perf.Is#getTolerance()
   * @see #getIs()
   * @generated
   */
  EReference getIs_Tolerance();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Between <em>Between</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Between</em>'.
   * @see dev.whence.language.perf.Between
   * @generated
   */
  EClass getBetween();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Between#getFrom <em>From</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>From</em>'.
   * @see dev.whence.language.perf.Between#getFrom()
   * @see #getBetween()
   * @generated
   */
  EReference getBetween_From();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Between#getTo <em>To</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>To</em>'.
   * @see dev.whence.language.perf.Between#getTo()
   * @see #getBetween()
   * @generated
   */
  EReference getBetween_To();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.AtLeast <em>At Least</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>At Least</em>'.
   * @see dev.whence.language.perf.AtLeast
   * @generated
   */
  EClass getAtLeast();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.AtLeast#getBound <em>Bound</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Bound</em>'.
   * @see dev.whence.language.perf.AtLeast#getBound()
   * @see #getAtLeast()
   * @generated
   */
  EReference getAtLeast_Bound();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.AtMost <em>At Most</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>At Most</em>'.
   * @see dev.whence.language.perf.AtMost
   * @generated
   */
  EClass getAtMost();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.AtMost#getBound <em>Bound</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Bound</em>'.
   * @see dev.whence.language.perf.AtMost#getBound()
   * @see #getAtMost()
   * @generated
   */
  EReference getAtMost_Bound();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Show <em>Show</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Show</em>'.
   * @see dev.whence.language.perf.Show
   * @generated
   */
  EClass getShow();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Show#getQuestions <em>Questions</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Questions</em>'.
   * @see dev.whence.language.perf.Show#getQuestions()
   * @see #getShow()
   * @generated
   */
  EReference getShow_Questions();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Show#getSweeps <em>Sweeps</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Sweeps</em>'.
   * @see dev.whence.language.perf.Show#getSweeps()
   * @see #getShow()
   * @generated
   */
  EReference getShow_Sweeps();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Show#getNote <em>Note</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Note</em>'.
   * @see dev.whence.language.perf.Show#getNote()
   * @see #getShow()
   * @generated
   */
  EAttribute getShow_Note();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Sweep <em>Sweep</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Sweep</em>'.
   * @see dev.whence.language.perf.Sweep
   * @generated
   */
  EClass getSweep();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Sweep#getTarget <em>Target</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Target</em>'.
   * @see dev.whence.language.perf.Sweep#getTarget()
   * @see #getSweep()
   * @generated
   */
  EReference getSweep_Target();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Sweep#getValues <em>Values</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Values</em>'.
   * @see dev.whence.language.perf.Sweep#getValues()
   * @see #getSweep()
   * @generated
   */
  EReference getSweep_Values();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Sweep#getFrom <em>From</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>From</em>'.
   * @see dev.whence.language.perf.Sweep#getFrom()
   * @see #getSweep()
   * @generated
   */
  EReference getSweep_From();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Sweep#getTo <em>To</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>To</em>'.
   * @see dev.whence.language.perf.Sweep#getTo()
   * @see #getSweep()
   * @generated
   */
  EReference getSweep_To();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Sweep#getStep <em>Step</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Step</em>'.
   * @see dev.whence.language.perf.Sweep#getStep()
   * @see #getSweep()
   * @generated
   */
  EReference getSweep_Step();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Expression <em>Expression</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Expression</em>'.
   * @see dev.whence.language.perf.Expression
   * @generated
   */
  EClass getExpression();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.CallArgument <em>Call Argument</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Call Argument</em>'.
   * @see dev.whence.language.perf.CallArgument
   * @generated
   */
  EClass getCallArgument();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.CallArgument#getValue <em>Value</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Value</em>'.
   * @see dev.whence.language.perf.CallArgument#getValue()
   * @see #getCallArgument()
   * @generated
   */
  EReference getCallArgument_Value();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.CallArgument#getSecond <em>Second</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Second</em>'.
   * @see dev.whence.language.perf.CallArgument#getSecond()
   * @see #getCallArgument()
   * @generated
   */
  EReference getCallArgument_Second();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Reference <em>Reference</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Reference</em>'.
   * @see dev.whence.language.perf.Reference
   * @generated
   */
  EClass getReference();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Reference#getSegments <em>Segments</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Segments</em>'.
   * @see dev.whence.language.perf.Reference#getSegments()
   * @see #getReference()
   * @generated
   */
  EReference getReference_Segments();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Segment <em>Segment</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Segment</em>'.
   * @see dev.whence.language.perf.Segment
   * @generated
   */
  EClass getSegment();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Segment#getName <em>Name</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Name</em>'.
   * @see dev.whence.language.perf.Segment#getName()
   * @see #getSegment()
   * @generated
   */
  EAttribute getSegment_Name();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Segment#getIndex <em>Index</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Index</em>'.
   * @see dev.whence.language.perf.Segment#getIndex()
   * @see #getSegment()
   * @generated
   */
  EReference getSegment_Index();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Binary <em>Binary</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Binary</em>'.
   * @see dev.whence.language.perf.Binary
   * @generated
   */
  EClass getBinary();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Binary#getLeft <em>Left</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Left</em>'.
   * @see dev.whence.language.perf.Binary#getLeft()
   * @see #getBinary()
   * @generated
   */
  EReference getBinary_Left();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Binary#getOperator <em>Operator</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Operator</em>'.
   * @see dev.whence.language.perf.Binary#getOperator()
   * @see #getBinary()
   * @generated
   */
  EAttribute getBinary_Operator();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Binary#getRight <em>Right</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Right</em>'.
   * @see dev.whence.language.perf.Binary#getRight()
   * @see #getBinary()
   * @generated
   */
  EReference getBinary_Right();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Unary <em>Unary</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Unary</em>'.
   * @see dev.whence.language.perf.Unary
   * @generated
   */
  EClass getUnary();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Unary#getOperator <em>Operator</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Operator</em>'.
   * @see dev.whence.language.perf.Unary#getOperator()
   * @see #getUnary()
   * @generated
   */
  EAttribute getUnary_Operator();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Unary#getOperand <em>Operand</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Operand</em>'.
   * @see dev.whence.language.perf.Unary#getOperand()
   * @see #getUnary()
   * @generated
   */
  EReference getUnary_Operand();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.InCase <em>In Case</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>In Case</em>'.
   * @see dev.whence.language.perf.InCase
   * @generated
   */
  EClass getInCase();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.InCase#getOperand <em>Operand</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Operand</em>'.
   * @see dev.whence.language.perf.InCase#getOperand()
   * @see #getInCase()
   * @generated
   */
  EReference getInCase_Operand();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.InCase#getCases <em>Cases</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Cases</em>'.
   * @see dev.whence.language.perf.InCase#getCases()
   * @see #getInCase()
   * @generated
   */
  EReference getInCase_Cases();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.InCase#isSeveral <em>Several</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Several</em>'.
   * @see dev.whence.language.perf.InCase#isSeveral()
   * @see #getInCase()
   * @generated
   */
  EAttribute getInCase_Several();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.NumberLiteral <em>Number Literal</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Number Literal</em>'.
   * @see dev.whence.language.perf.NumberLiteral
   * @generated
   */
  EClass getNumberLiteral();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.NumberLiteral#getValue <em>Value</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Value</em>'.
   * @see dev.whence.language.perf.NumberLiteral#getValue()
   * @see #getNumberLiteral()
   * @generated
   */
  EAttribute getNumberLiteral_Value();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.NumberLiteral#getUnit <em>Unit</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Unit</em>'.
   * @see dev.whence.language.perf.NumberLiteral#getUnit()
   * @see #getNumberLiteral()
   * @generated
   */
  EAttribute getNumberLiteral_Unit();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.ListLiteral <em>List Literal</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>List Literal</em>'.
   * @see dev.whence.language.perf.ListLiteral
   * @generated
   */
  EClass getListLiteral();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.ListLiteral#getElements <em>Elements</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Elements</em>'.
   * @see dev.whence.language.perf.ListLiteral#getElements()
   * @see #getListLiteral()
   * @generated
   */
  EReference getListLiteral_Elements();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.ListLiteral#getUnit <em>Unit</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Unit</em>'.
   * @see dev.whence.language.perf.ListLiteral#getUnit()
   * @see #getListLiteral()
   * @generated
   */
  EAttribute getListLiteral_Unit();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.StringLiteral <em>String Literal</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>String Literal</em>'.
   * @see dev.whence.language.perf.StringLiteral
   * @generated
   */
  EClass getStringLiteral();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.StringLiteral#getValue <em>Value</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Value</em>'.
   * @see dev.whence.language.perf.StringLiteral#getValue()
   * @see #getStringLiteral()
   * @generated
   */
  EAttribute getStringLiteral_Value();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.BooleanLiteral <em>Boolean Literal</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Boolean Literal</em>'.
   * @see dev.whence.language.perf.BooleanLiteral
   * @generated
   */
  EClass getBooleanLiteral();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.BooleanLiteral#isTrue <em>True</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>True</em>'.
   * @see dev.whence.language.perf.BooleanLiteral#isTrue()
   * @see #getBooleanLiteral()
   * @generated
   */
  EAttribute getBooleanLiteral_True();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Call <em>Call</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Call</em>'.
   * @see dev.whence.language.perf.Call
   * @generated
   */
  EClass getCall();

  /**
   * Returns the meta object for the attribute '{@link dev.whence.language.perf.Call#getName <em>Name</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the attribute '<em>Name</em>'.
   * @see dev.whence.language.perf.Call#getName()
   * @see #getCall()
   * @generated
   */
  EAttribute getCall_Name();

  /**
   * Returns the meta object for the containment reference list '{@link dev.whence.language.perf.Call#getArguments <em>Arguments</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference list '<em>Arguments</em>'.
   * @see dev.whence.language.perf.Call#getArguments()
   * @see #getCall()
   * @generated
   */
  EReference getCall_Arguments();

  /**
   * Returns the meta object for class '{@link dev.whence.language.perf.Parenthesis <em>Parenthesis</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for class '<em>Parenthesis</em>'.
   * @see dev.whence.language.perf.Parenthesis
   * @generated
   */
  EClass getParenthesis();

  /**
   * Returns the meta object for the containment reference '{@link dev.whence.language.perf.Parenthesis#getExpression <em>Expression</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for the containment reference '<em>Expression</em>'.
   * @see dev.whence.language.perf.Parenthesis#getExpression()
   * @see #getParenthesis()
   * @generated
   */
  EReference getParenthesis_Expression();

  /**
   * Returns the meta object for enum '{@link dev.whence.language.perf.Kind <em>Kind</em>}'.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the meta object for enum '<em>Kind</em>'.
   * @see dev.whence.language.perf.Kind
   * @generated
   */
  EEnum getKind();

  /**
   * Returns the factory that creates the instances of the model.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the factory that creates the instances of the model.
   * @generated
   */
  PerfFactory getPerfFactory();

  /**
   * <!-- begin-user-doc -->
   * Defines literals for the meta objects that represent
   * <ul>
   *   <li>each class,</li>
   *   <li>each feature of each class,</li>
   *   <li>each enum,</li>
   *   <li>and each data type</li>
   * </ul>
   * <!-- end-user-doc -->
   * @generated
   */
  interface Literals
  {
    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ModelImpl <em>Model</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ModelImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getModel()
     * @generated
     */
    EClass MODEL = eINSTANCE.getModel();

    /**
     * The meta object literal for the '<em><b>Entries</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference MODEL__ENTRIES = eINSTANCE.getModel_Entries();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.EntryImpl <em>Entry</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.EntryImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getEntry()
     * @generated
     */
    EClass ENTRY = eINSTANCE.getEntry();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ImportImpl <em>Import</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ImportImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getImport()
     * @generated
     */
    EClass IMPORT = eINSTANCE.getImport();

    /**
     * The meta object literal for the '<em><b>Location</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute IMPORT__LOCATION = eINSTANCE.getImport_Location();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.UnitDefinitionImpl <em>Unit Definition</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.UnitDefinitionImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getUnitDefinition()
     * @generated
     */
    EClass UNIT_DEFINITION = eINSTANCE.getUnitDefinition();

    /**
     * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute UNIT_DEFINITION__NAME = eINSTANCE.getUnitDefinition_Name();

    /**
     * The meta object literal for the '<em><b>Value</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference UNIT_DEFINITION__VALUE = eINSTANCE.getUnitDefinition_Value();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ParamImpl <em>Param</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ParamImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getParam()
     * @generated
     */
    EClass PARAM = eINSTANCE.getParam();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.SettingImpl <em>Setting</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.SettingImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getSetting()
     * @generated
     */
    EClass SETTING = eINSTANCE.getSetting();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ValuedImpl <em>Valued</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ValuedImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getValued()
     * @generated
     */
    EClass VALUED = eINSTANCE.getValued();

    /**
     * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute VALUED__NAME = eINSTANCE.getValued_Name();

    /**
     * The meta object literal for the '<em><b>Value</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference VALUED__VALUE = eINSTANCE.getValued_Value();

    /**
     * The meta object literal for the '<em><b>From</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference VALUED__FROM = eINSTANCE.getValued_From();

    /**
     * The meta object literal for the '<em><b>To</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference VALUED__TO = eINSTANCE.getValued_To();

    /**
     * The meta object literal for the '<em><b>Status</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute VALUED__STATUS = eINSTANCE.getValued_Status();

    /**
     * The meta object literal for the '<em><b>Note</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute VALUED__NOTE = eINSTANCE.getValued_Note();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.PartImpl <em>Part</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.PartImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getPart()
     * @generated
     */
    EClass PART = eINSTANCE.getPart();

    /**
     * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute PART__KIND = eINSTANCE.getPart_Kind();

    /**
     * The meta object literal for the '<em><b>Names</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PART__NAMES = eINSTANCE.getPart_Names();

    /**
     * The meta object literal for the '<em><b>Prototype</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PART__PROTOTYPE = eINSTANCE.getPart_Prototype();

    /**
     * The meta object literal for the '<em><b>On</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PART__ON = eINSTANCE.getPart_On();

    /**
     * The meta object literal for the '<em><b>Between</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute PART__BETWEEN = eINSTANCE.getPart_Between();

    /**
     * The meta object literal for the '<em><b>From</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PART__FROM = eINSTANCE.getPart_From();

    /**
     * The meta object literal for the '<em><b>To</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PART__TO = eINSTANCE.getPart_To();

    /**
     * The meta object literal for the '<em><b>Over</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PART__OVER = eINSTANCE.getPart_Over();

    /**
     * The meta object literal for the '<em><b>Settings</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PART__SETTINGS = eINSTANCE.getPart_Settings();

    /**
     * The meta object literal for the '<em><b>Parts</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PART__PARTS = eINSTANCE.getPart_Parts();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.PartNameImpl <em>Part Name</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.PartNameImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getPartName()
     * @generated
     */
    EClass PART_NAME = eINSTANCE.getPartName();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.EntityImpl <em>Entity</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.EntityImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getEntity()
     * @generated
     */
    EClass ENTITY = eINSTANCE.getEntity();

    /**
     * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute ENTITY__NAME = eINSTANCE.getEntity_Name();

    /**
     * The meta object literal for the '<em><b>Count</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference ENTITY__COUNT = eINSTANCE.getEntity_Count();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ProcessImpl <em>Process</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ProcessImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getProcess()
     * @generated
     */
    EClass PROCESS = eINSTANCE.getProcess();

    /**
     * The meta object literal for the '<em><b>On</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PROCESS__ON = eINSTANCE.getProcess_On();

    /**
     * The meta object literal for the '<em><b>Every</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PROCESS__EVERY = eINSTANCE.getProcess_Every();

    /**
     * The meta object literal for the '<em><b>Settings</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PROCESS__SETTINGS = eINSTANCE.getProcess_Settings();

    /**
     * The meta object literal for the '<em><b>Statements</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PROCESS__STATEMENTS = eINSTANCE.getProcess_Statements();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.RoutineImpl <em>Routine</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.RoutineImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getRoutine()
     * @generated
     */
    EClass ROUTINE = eINSTANCE.getRoutine();

    /**
     * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute ROUTINE__NAME = eINSTANCE.getRoutine_Name();

    /**
     * The meta object literal for the '<em><b>Arguments</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference ROUTINE__ARGUMENTS = eINSTANCE.getRoutine_Arguments();

    /**
     * The meta object literal for the '<em><b>Block</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference ROUTINE__BLOCK = eINSTANCE.getRoutine_Block();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ArgumentImpl <em>Argument</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ArgumentImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getArgument()
     * @generated
     */
    EClass ARGUMENT = eINSTANCE.getArgument();

    /**
     * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute ARGUMENT__NAME = eINSTANCE.getArgument_Name();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.BlockImpl <em>Block</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.BlockImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getBlock()
     * @generated
     */
    EClass BLOCK = eINSTANCE.getBlock();

    /**
     * The meta object literal for the '<em><b>Statements</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference BLOCK__STATEMENTS = eINSTANCE.getBlock_Statements();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.StatementImpl <em>Statement</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.StatementImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getStatement()
     * @generated
     */
    EClass STATEMENT = eINSTANCE.getStatement();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.CostImpl <em>Cost</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.CostImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getCost()
     * @generated
     */
    EClass COST = eINSTANCE.getCost();

    /**
     * The meta object literal for the '<em><b>Label</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute COST__LABEL = eINSTANCE.getCost_Label();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ComputeImpl <em>Compute</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ComputeImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getCompute()
     * @generated
     */
    EClass COMPUTE = eINSTANCE.getCompute();

    /**
     * The meta object literal for the '<em><b>Duration</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference COMPUTE__DURATION = eINSTANCE.getCompute_Duration();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.SleepImpl <em>Sleep</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.SleepImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getSleep()
     * @generated
     */
    EClass SLEEP = eINSTANCE.getSleep();

    /**
     * The meta object literal for the '<em><b>Duration</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference SLEEP__DURATION = eINSTANCE.getSleep_Duration();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.UseImpl <em>Use</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.UseImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getUse()
     * @generated
     */
    EClass USE = eINSTANCE.getUse();

    /**
     * The meta object literal for the '<em><b>Resource</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference USE__RESOURCE = eINSTANCE.getUse_Resource();

    /**
     * The meta object literal for the '<em><b>Duration</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference USE__DURATION = eINSTANCE.getUse_Duration();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.SyncImpl <em>Sync</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.SyncImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getSync()
     * @generated
     */
    EClass SYNC = eINSTANCE.getSync();

    /**
     * The meta object literal for the '<em><b>File</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference SYNC__FILE = eINSTANCE.getSync_File();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ReadImpl <em>Read</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ReadImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getRead()
     * @generated
     */
    EClass READ = eINSTANCE.getRead();

    /**
     * The meta object literal for the '<em><b>Amount</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference READ__AMOUNT = eINSTANCE.getRead_Amount();

    /**
     * The meta object literal for the '<em><b>File</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference READ__FILE = eINSTANCE.getRead_File();

    /**
     * The meta object literal for the '<em><b>Random</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute READ__RANDOM = eINSTANCE.getRead_Random();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.WriteImpl <em>Write</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.WriteImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getWrite()
     * @generated
     */
    EClass WRITE = eINSTANCE.getWrite();

    /**
     * The meta object literal for the '<em><b>Amount</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference WRITE__AMOUNT = eINSTANCE.getWrite_Amount();

    /**
     * The meta object literal for the '<em><b>File</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference WRITE__FILE = eINSTANCE.getWrite_File();

    /**
     * The meta object literal for the '<em><b>Random</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute WRITE__RANDOM = eINSTANCE.getWrite_Random();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.TalkImpl <em>Talk</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.TalkImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getTalk()
     * @generated
     */
    EClass TALK = eINSTANCE.getTalk();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.SendImpl <em>Send</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.SendImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getSend()
     * @generated
     */
    EClass SEND = eINSTANCE.getSend();

    /**
     * The meta object literal for the '<em><b>Payload</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference SEND__PAYLOAD = eINSTANCE.getSend_Payload();

    /**
     * The meta object literal for the '<em><b>Receiver</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference SEND__RECEIVER = eINSTANCE.getSend_Receiver();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ReplyImpl <em>Reply</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ReplyImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getReply()
     * @generated
     */
    EClass REPLY = eINSTANCE.getReply();

    /**
     * The meta object literal for the '<em><b>Payload</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference REPLY__PAYLOAD = eINSTANCE.getReply_Payload();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ReceiveImpl <em>Receive</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ReceiveImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getReceive()
     * @generated
     */
    EClass RECEIVE = eINSTANCE.getReceive();

    /**
     * The meta object literal for the '<em><b>Any</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute RECEIVE__ANY = eINSTANCE.getReceive_Any();

    /**
     * The meta object literal for the '<em><b>Message</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference RECEIVE__MESSAGE = eINSTANCE.getReceive_Message();

    /**
     * The meta object literal for the '<em><b>Sender</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference RECEIVE__SENDER = eINSTANCE.getReceive_Sender();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.HandlerImpl <em>Handler</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.HandlerImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getHandler()
     * @generated
     */
    EClass HANDLER = eINSTANCE.getHandler();

    /**
     * The meta object literal for the '<em><b>Any</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute HANDLER__ANY = eINSTANCE.getHandler_Any();

    /**
     * The meta object literal for the '<em><b>Message</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference HANDLER__MESSAGE = eINSTANCE.getHandler_Message();

    /**
     * The meta object literal for the '<em><b>Sender</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference HANDLER__SENDER = eINSTANCE.getHandler_Sender();

    /**
     * The meta object literal for the '<em><b>Block</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference HANDLER__BLOCK = eINSTANCE.getHandler_Block();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ControlImpl <em>Control</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ControlImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getControl()
     * @generated
     */
    EClass CONTROL = eINSTANCE.getControl();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ForeverImpl <em>Forever</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ForeverImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getForever()
     * @generated
     */
    EClass FOREVER = eINSTANCE.getForever();

    /**
     * The meta object literal for the '<em><b>Block</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference FOREVER__BLOCK = eINSTANCE.getForever_Block();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.RepeatImpl <em>Repeat</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.RepeatImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getRepeat()
     * @generated
     */
    EClass REPEAT = eINSTANCE.getRepeat();

    /**
     * The meta object literal for the '<em><b>Times</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference REPEAT__TIMES = eINSTANCE.getRepeat_Times();

    /**
     * The meta object literal for the '<em><b>Block</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference REPEAT__BLOCK = eINSTANCE.getRepeat_Block();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.EveryImpl <em>Every</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.EveryImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getEvery()
     * @generated
     */
    EClass EVERY = eINSTANCE.getEvery();

    /**
     * The meta object literal for the '<em><b>Period</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference EVERY__PERIOD = eINSTANCE.getEvery_Period();

    /**
     * The meta object literal for the '<em><b>Block</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference EVERY__BLOCK = eINSTANCE.getEvery_Block();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.WhileImpl <em>While</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.WhileImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getWhile()
     * @generated
     */
    EClass WHILE = eINSTANCE.getWhile();

    /**
     * The meta object literal for the '<em><b>Condition</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference WHILE__CONDITION = eINSTANCE.getWhile_Condition();

    /**
     * The meta object literal for the '<em><b>Block</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference WHILE__BLOCK = eINSTANCE.getWhile_Block();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.IfImpl <em>If</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.IfImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getIf()
     * @generated
     */
    EClass IF = eINSTANCE.getIf();

    /**
     * The meta object literal for the '<em><b>Condition</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference IF__CONDITION = eINSTANCE.getIf_Condition();

    /**
     * The meta object literal for the '<em><b>Then</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference IF__THEN = eINSTANCE.getIf_Then();

    /**
     * The meta object literal for the '<em><b>Otherwise</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference IF__OTHERWISE = eINSTANCE.getIf_Otherwise();

    /**
     * The meta object literal for the '<em><b>Else If</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference IF__ELSE_IF = eINSTANCE.getIf_ElseIf();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ChooseImpl <em>Choose</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ChooseImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getChoose()
     * @generated
     */
    EClass CHOOSE = eINSTANCE.getChoose();

    /**
     * The meta object literal for the '<em><b>Branches</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference CHOOSE__BRANCHES = eINSTANCE.getChoose_Branches();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.BranchImpl <em>Branch</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.BranchImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getBranch()
     * @generated
     */
    EClass BRANCH = eINSTANCE.getBranch();

    /**
     * The meta object literal for the '<em><b>Probability</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference BRANCH__PROBABILITY = eINSTANCE.getBranch_Probability();

    /**
     * The meta object literal for the '<em><b>Block</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference BRANCH__BLOCK = eINSTANCE.getBranch_Block();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ParallelImpl <em>Parallel</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ParallelImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getParallel()
     * @generated
     */
    EClass PARALLEL = eINSTANCE.getParallel();

    /**
     * The meta object literal for the '<em><b>Branches</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PARALLEL__BRANCHES = eINSTANCE.getParallel_Branches();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.LockBlockImpl <em>Lock Block</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.LockBlockImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getLockBlock()
     * @generated
     */
    EClass LOCK_BLOCK = eINSTANCE.getLockBlock();

    /**
     * The meta object literal for the '<em><b>Lock</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference LOCK_BLOCK__LOCK = eINSTANCE.getLockBlock_Lock();

    /**
     * The meta object literal for the '<em><b>Block</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference LOCK_BLOCK__BLOCK = eINSTANCE.getLockBlock_Block();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.TogetherImpl <em>Together</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.TogetherImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getTogether()
     * @generated
     */
    EClass TOGETHER = eINSTANCE.getTogether();

    /**
     * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute TOGETHER__NAME = eINSTANCE.getTogether_Name();

    /**
     * The meta object literal for the '<em><b>Block</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference TOGETHER__BLOCK = eINSTANCE.getTogether_Block();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.CountImpl <em>Count</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.CountImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getCount()
     * @generated
     */
    EClass COUNT = eINSTANCE.getCount();

    /**
     * The meta object literal for the '<em><b>Counter</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute COUNT__COUNTER = eINSTANCE.getCount_Counter();

    /**
     * The meta object literal for the '<em><b>Amount</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference COUNT__AMOUNT = eINSTANCE.getCount_Amount();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.TimeBlockImpl <em>Time Block</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.TimeBlockImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getTimeBlock()
     * @generated
     */
    EClass TIME_BLOCK = eINSTANCE.getTimeBlock();

    /**
     * The meta object literal for the '<em><b>Span</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute TIME_BLOCK__SPAN = eINSTANCE.getTimeBlock_Span();

    /**
     * The meta object literal for the '<em><b>Block</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference TIME_BLOCK__BLOCK = eINSTANCE.getTimeBlock_Block();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.LetImpl <em>Let</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.LetImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getLet()
     * @generated
     */
    EClass LET = eINSTANCE.getLet();

    /**
     * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute LET__NAME = eINSTANCE.getLet_Name();

    /**
     * The meta object literal for the '<em><b>Value</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference LET__VALUE = eINSTANCE.getLet_Value();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.DoImpl <em>Do</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.DoImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getDo()
     * @generated
     */
    EClass DO = eINSTANCE.getDo();

    /**
     * The meta object literal for the '<em><b>Routine</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference DO__ROUTINE = eINSTANCE.getDo_Routine();

    /**
     * The meta object literal for the '<em><b>Arguments</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference DO__ARGUMENTS = eINSTANCE.getDo_Arguments();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.CaseImpl <em>Case</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.CaseImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getCase()
     * @generated
     */
    EClass CASE = eINSTANCE.getCase();

    /**
     * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute CASE__NAME = eINSTANCE.getCase_Name();

    /**
     * The meta object literal for the '<em><b>Parents</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference CASE__PARENTS = eINSTANCE.getCase_Parents();

    /**
     * The meta object literal for the '<em><b>Note</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute CASE__NOTE = eINSTANCE.getCase_Note();

    /**
     * The meta object literal for the '<em><b>Changes</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference CASE__CHANGES = eINSTANCE.getCase_Changes();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.VariantImpl <em>Variant</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.VariantImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getVariant()
     * @generated
     */
    EClass VARIANT = eINSTANCE.getVariant();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.HypothesisImpl <em>Hypothesis</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.HypothesisImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getHypothesis()
     * @generated
     */
    EClass HYPOTHESIS = eINSTANCE.getHypothesis();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ChangeImpl <em>Change</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ChangeImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getChange()
     * @generated
     */
    EClass CHANGE = eINSTANCE.getChange();

    /**
     * The meta object literal for the '<em><b>Target</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference CHANGE__TARGET = eINSTANCE.getChange_Target();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.AssignmentImpl <em>Assignment</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.AssignmentImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getAssignment()
     * @generated
     */
    EClass ASSIGNMENT = eINSTANCE.getAssignment();

    /**
     * The meta object literal for the '<em><b>Value</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference ASSIGNMENT__VALUE = eINSTANCE.getAssignment_Value();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.FitImpl <em>Fit</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.FitImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getFit()
     * @generated
     */
    EClass FIT = eINSTANCE.getFit();

    /**
     * The meta object literal for the '<em><b>From</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference FIT__FROM = eINSTANCE.getFit_From();

    /**
     * The meta object literal for the '<em><b>To</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference FIT__TO = eINSTANCE.getFit_To();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ExpectationImpl <em>Expectation</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ExpectationImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getExpectation()
     * @generated
     */
    EClass EXPECTATION = eINSTANCE.getExpectation();

    /**
     * The meta object literal for the '<em><b>Question</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference EXPECTATION__QUESTION = eINSTANCE.getExpectation_Question();

    /**
     * The meta object literal for the '<em><b>Criterion</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference EXPECTATION__CRITERION = eINSTANCE.getExpectation_Criterion();

    /**
     * The meta object literal for the '<em><b>Sweeps</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference EXPECTATION__SWEEPS = eINSTANCE.getExpectation_Sweeps();

    /**
     * The meta object literal for the '<em><b>Unexplained</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute EXPECTATION__UNEXPLAINED = eINSTANCE.getExpectation_Unexplained();

    /**
     * The meta object literal for the '<em><b>Note</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute EXPECTATION__NOTE = eINSTANCE.getExpectation_Note();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.CriterionImpl <em>Criterion</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.CriterionImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getCriterion()
     * @generated
     */
    EClass CRITERION = eINSTANCE.getCriterion();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.IsImpl <em>Is</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.IsImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getIs()
     * @generated
     */
    EClass IS = eINSTANCE.getIs();

    /**
     * The meta object literal for the '<em><b>Value</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference IS__VALUE = eINSTANCE.getIs_Value();

    /**
     * The meta object literal for the '<em><b>Tolerance</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference IS__TOLERANCE = eINSTANCE.getIs_Tolerance();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.BetweenImpl <em>Between</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.BetweenImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getBetween()
     * @generated
     */
    EClass BETWEEN = eINSTANCE.getBetween();

    /**
     * The meta object literal for the '<em><b>From</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference BETWEEN__FROM = eINSTANCE.getBetween_From();

    /**
     * The meta object literal for the '<em><b>To</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference BETWEEN__TO = eINSTANCE.getBetween_To();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.AtLeastImpl <em>At Least</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.AtLeastImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getAtLeast()
     * @generated
     */
    EClass AT_LEAST = eINSTANCE.getAtLeast();

    /**
     * The meta object literal for the '<em><b>Bound</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference AT_LEAST__BOUND = eINSTANCE.getAtLeast_Bound();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.AtMostImpl <em>At Most</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.AtMostImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getAtMost()
     * @generated
     */
    EClass AT_MOST = eINSTANCE.getAtMost();

    /**
     * The meta object literal for the '<em><b>Bound</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference AT_MOST__BOUND = eINSTANCE.getAtMost_Bound();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ShowImpl <em>Show</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ShowImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getShow()
     * @generated
     */
    EClass SHOW = eINSTANCE.getShow();

    /**
     * The meta object literal for the '<em><b>Questions</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference SHOW__QUESTIONS = eINSTANCE.getShow_Questions();

    /**
     * The meta object literal for the '<em><b>Sweeps</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference SHOW__SWEEPS = eINSTANCE.getShow_Sweeps();

    /**
     * The meta object literal for the '<em><b>Note</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute SHOW__NOTE = eINSTANCE.getShow_Note();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.SweepImpl <em>Sweep</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.SweepImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getSweep()
     * @generated
     */
    EClass SWEEP = eINSTANCE.getSweep();

    /**
     * The meta object literal for the '<em><b>Target</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference SWEEP__TARGET = eINSTANCE.getSweep_Target();

    /**
     * The meta object literal for the '<em><b>Values</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference SWEEP__VALUES = eINSTANCE.getSweep_Values();

    /**
     * The meta object literal for the '<em><b>From</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference SWEEP__FROM = eINSTANCE.getSweep_From();

    /**
     * The meta object literal for the '<em><b>To</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference SWEEP__TO = eINSTANCE.getSweep_To();

    /**
     * The meta object literal for the '<em><b>Step</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference SWEEP__STEP = eINSTANCE.getSweep_Step();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ExpressionImpl <em>Expression</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ExpressionImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getExpression()
     * @generated
     */
    EClass EXPRESSION = eINSTANCE.getExpression();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.CallArgumentImpl <em>Call Argument</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.CallArgumentImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getCallArgument()
     * @generated
     */
    EClass CALL_ARGUMENT = eINSTANCE.getCallArgument();

    /**
     * The meta object literal for the '<em><b>Value</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference CALL_ARGUMENT__VALUE = eINSTANCE.getCallArgument_Value();

    /**
     * The meta object literal for the '<em><b>Second</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference CALL_ARGUMENT__SECOND = eINSTANCE.getCallArgument_Second();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ReferenceImpl <em>Reference</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ReferenceImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getReference()
     * @generated
     */
    EClass REFERENCE = eINSTANCE.getReference();

    /**
     * The meta object literal for the '<em><b>Segments</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference REFERENCE__SEGMENTS = eINSTANCE.getReference_Segments();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.SegmentImpl <em>Segment</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.SegmentImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getSegment()
     * @generated
     */
    EClass SEGMENT = eINSTANCE.getSegment();

    /**
     * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute SEGMENT__NAME = eINSTANCE.getSegment_Name();

    /**
     * The meta object literal for the '<em><b>Index</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference SEGMENT__INDEX = eINSTANCE.getSegment_Index();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.BinaryImpl <em>Binary</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.BinaryImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getBinary()
     * @generated
     */
    EClass BINARY = eINSTANCE.getBinary();

    /**
     * The meta object literal for the '<em><b>Left</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference BINARY__LEFT = eINSTANCE.getBinary_Left();

    /**
     * The meta object literal for the '<em><b>Operator</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute BINARY__OPERATOR = eINSTANCE.getBinary_Operator();

    /**
     * The meta object literal for the '<em><b>Right</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference BINARY__RIGHT = eINSTANCE.getBinary_Right();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.UnaryImpl <em>Unary</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.UnaryImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getUnary()
     * @generated
     */
    EClass UNARY = eINSTANCE.getUnary();

    /**
     * The meta object literal for the '<em><b>Operator</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute UNARY__OPERATOR = eINSTANCE.getUnary_Operator();

    /**
     * The meta object literal for the '<em><b>Operand</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference UNARY__OPERAND = eINSTANCE.getUnary_Operand();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.InCaseImpl <em>In Case</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.InCaseImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getInCase()
     * @generated
     */
    EClass IN_CASE = eINSTANCE.getInCase();

    /**
     * The meta object literal for the '<em><b>Operand</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference IN_CASE__OPERAND = eINSTANCE.getInCase_Operand();

    /**
     * The meta object literal for the '<em><b>Cases</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference IN_CASE__CASES = eINSTANCE.getInCase_Cases();

    /**
     * The meta object literal for the '<em><b>Several</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute IN_CASE__SEVERAL = eINSTANCE.getInCase_Several();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.NumberLiteralImpl <em>Number Literal</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.NumberLiteralImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getNumberLiteral()
     * @generated
     */
    EClass NUMBER_LITERAL = eINSTANCE.getNumberLiteral();

    /**
     * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute NUMBER_LITERAL__VALUE = eINSTANCE.getNumberLiteral_Value();

    /**
     * The meta object literal for the '<em><b>Unit</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute NUMBER_LITERAL__UNIT = eINSTANCE.getNumberLiteral_Unit();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ListLiteralImpl <em>List Literal</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ListLiteralImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getListLiteral()
     * @generated
     */
    EClass LIST_LITERAL = eINSTANCE.getListLiteral();

    /**
     * The meta object literal for the '<em><b>Elements</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference LIST_LITERAL__ELEMENTS = eINSTANCE.getListLiteral_Elements();

    /**
     * The meta object literal for the '<em><b>Unit</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute LIST_LITERAL__UNIT = eINSTANCE.getListLiteral_Unit();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.StringLiteralImpl <em>String Literal</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.StringLiteralImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getStringLiteral()
     * @generated
     */
    EClass STRING_LITERAL = eINSTANCE.getStringLiteral();

    /**
     * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute STRING_LITERAL__VALUE = eINSTANCE.getStringLiteral_Value();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.BooleanLiteralImpl <em>Boolean Literal</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.BooleanLiteralImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getBooleanLiteral()
     * @generated
     */
    EClass BOOLEAN_LITERAL = eINSTANCE.getBooleanLiteral();

    /**
     * The meta object literal for the '<em><b>True</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute BOOLEAN_LITERAL__TRUE = eINSTANCE.getBooleanLiteral_True();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.CallImpl <em>Call</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.CallImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getCall()
     * @generated
     */
    EClass CALL = eINSTANCE.getCall();

    /**
     * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EAttribute CALL__NAME = eINSTANCE.getCall_Name();

    /**
     * The meta object literal for the '<em><b>Arguments</b></em>' containment reference list feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference CALL__ARGUMENTS = eINSTANCE.getCall_Arguments();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.impl.ParenthesisImpl <em>Parenthesis</em>}' class.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.impl.ParenthesisImpl
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getParenthesis()
     * @generated
     */
    EClass PARENTHESIS = eINSTANCE.getParenthesis();

    /**
     * The meta object literal for the '<em><b>Expression</b></em>' containment reference feature.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @generated
     */
    EReference PARENTHESIS__EXPRESSION = eINSTANCE.getParenthesis_Expression();

    /**
     * The meta object literal for the '{@link dev.whence.language.perf.Kind <em>Kind</em>}' enum.
     * <!-- begin-user-doc -->
     * <!-- end-user-doc -->
     * @see dev.whence.language.perf.Kind
     * @see dev.whence.language.perf.impl.PerfPackageImpl#getKind()
     * @generated
     */
    EEnum KIND = eINSTANCE.getKind();

  }

} //PerfPackage
