/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Do</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Do#getRoutine <em>Routine</em>}</li>
 *   <li>{@link dev.whence.language.perf.Do#getArguments <em>Arguments</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getDo()
 * @model
 * @generated
 */
public interface Do extends Control
{
  /**
   * Returns the value of the '<em><b>Routine</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Routine</em>' containment reference.
   * @see #setRoutine(Reference)
   * @see dev.whence.language.perf.PerfPackage#getDo_Routine()
   * @model containment="true"
   * @generated
   */
  Reference getRoutine();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Do#getRoutine <em>Routine</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Routine</em>' containment reference.
   * @see #getRoutine()
   * @generated
   */
  void setRoutine(Reference value);

  /**
   * Returns the value of the '<em><b>Arguments</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Expression}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Arguments</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getDo_Arguments()
   * @model containment="true"
   * @generated
   */
  EList<Expression> getArguments();

} // Do
