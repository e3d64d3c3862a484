/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Call</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Call#getName <em>Name</em>}</li>
 *   <li>{@link dev.whence.language.perf.Call#getArguments <em>Arguments</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getCall()
 * @model
 * @generated
 */
public interface Call extends Expression
{
  /**
   * Returns the value of the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Name</em>' attribute.
   * @see #setName(String)
   * @see dev.whence.language.perf.PerfPackage#getCall_Name()
   * @model
   * @generated
   */
  String getName();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Call#getName <em>Name</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Name</em>' attribute.
   * @see #getName()
   * @generated
   */
  void setName(String value);

  /**
   * Returns the value of the '<em><b>Arguments</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.CallArgument}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Arguments</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getCall_Arguments()
   * @model containment="true"
   * @generated
   */
  EList<CallArgument> getArguments();

} // Call
