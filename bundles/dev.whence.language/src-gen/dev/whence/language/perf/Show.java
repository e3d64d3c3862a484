/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Show</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Show#getQuestions <em>Questions</em>}</li>
 *   <li>{@link dev.whence.language.perf.Show#getSweeps <em>Sweeps</em>}</li>
 *   <li>{@link dev.whence.language.perf.Show#getNote <em>Note</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getShow()
 * @model
 * @generated
 */
public interface Show extends Entry
{
  /**
   * Returns the value of the '<em><b>Questions</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Expression}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Questions</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getShow_Questions()
   * @model containment="true"
   * @generated
   */
  EList<Expression> getQuestions();

  /**
   * Returns the value of the '<em><b>Sweeps</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Sweep}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Sweeps</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getShow_Sweeps()
   * @model containment="true"
   * @generated
   */
  EList<Sweep> getSweeps();

  /**
   * Returns the value of the '<em><b>Note</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Note</em>' attribute.
   * @see #setNote(String)
   * @see dev.whence.language.perf.PerfPackage#getShow_Note()
   * @model
   * @generated
   */
  String getNote();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Show#getNote <em>Note</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Note</em>' attribute.
   * @see #getNote()
   * @generated
   */
  void setNote(String value);

} // Show
