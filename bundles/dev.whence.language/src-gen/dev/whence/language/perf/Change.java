/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Change</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Change#getTarget <em>Target</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getChange()
 * @model
 * @generated
 */
public interface Change extends EObject
{
  /**
   * Returns the value of the '<em><b>Target</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Target</em>' containment reference.
   * @see #setTarget(Reference)
   * @see dev.whence.language.perf.PerfPackage#getChange_Target()
   * @model containment="true"
   * @generated
   */
  Reference getTarget();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Change#getTarget <em>Target</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Target</em>' containment reference.
   * @see #getTarget()
   * @generated
   */
  void setTarget(Reference value);

} // Change
