/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Case</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Case#getName <em>Name</em>}</li>
 *   <li>{@link dev.whence.language.perf.Case#getParents <em>Parents</em>}</li>
 *   <li>{@link dev.whence.language.perf.Case#getNote <em>Note</em>}</li>
 *   <li>{@link dev.whence.language.perf.Case#getChanges <em>Changes</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getCase()
 * @model
 * @generated
 */
public interface Case extends Entry
{
  /**
   * Returns the value of the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Name</em>' attribute.
   * @see #setName(String)
   * @see dev.whence.language.perf.PerfPackage#getCase_Name()
   * @model
   * @generated
   */
  String getName();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Case#getName <em>Name</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Name</em>' attribute.
   * @see #getName()
   * @generated
   */
  void setName(String value);

  /**
   * Returns the value of the '<em><b>Parents</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Reference}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Parents</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getCase_Parents()
   * @model containment="true"
   * @generated
   */
  EList<Reference> getParents();

  /**
   * Returns the value of the '<em><b>Note</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Note</em>' attribute.
   * @see #setNote(String)
   * @see dev.whence.language.perf.PerfPackage#getCase_Note()
   * @model
   * @generated
   */
  String getNote();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Case#getNote <em>Note</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Note</em>' attribute.
   * @see #getNote()
   * @generated
   */
  void setNote(String value);

  /**
   * Returns the value of the '<em><b>Changes</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Change}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Changes</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getCase_Changes()
   * @model containment="true"
   * @generated
   */
  EList<Change> getChanges();

} // Case
