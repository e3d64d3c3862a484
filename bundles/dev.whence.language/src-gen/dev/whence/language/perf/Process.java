/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Process</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Process#getOn <em>On</em>}</li>
 *   <li>{@link dev.whence.language.perf.Process#getEvery <em>Every</em>}</li>
 *   <li>{@link dev.whence.language.perf.Process#getSettings <em>Settings</em>}</li>
 *   <li>{@link dev.whence.language.perf.Process#getStatements <em>Statements</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getProcess()
 * @model
 * @generated
 */
public interface Process extends Entry, Entity
{
  /**
   * Returns the value of the '<em><b>On</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>On</em>' containment reference.
   * @see #setOn(Reference)
   * @see dev.whence.language.perf.PerfPackage#getProcess_On()
   * @model containment="true"
   * @generated
   */
  Reference getOn();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Process#getOn <em>On</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>On</em>' containment reference.
   * @see #getOn()
   * @generated
   */
  void setOn(Reference value);

  /**
   * Returns the value of the '<em><b>Every</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Every</em>' containment reference.
   * @see #setEvery(Expression)
   * @see dev.whence.language.perf.PerfPackage#getProcess_Every()
   * @model containment="true"
   * @generated
   */
  Expression getEvery();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Process#getEvery <em>Every</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Every</em>' containment reference.
   * @see #getEvery()
   * @generated
   */
  void setEvery(Expression value);

  /**
   * Returns the value of the '<em><b>Settings</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Setting}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Settings</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getProcess_Settings()
   * @model containment="true"
   * @generated
   */
  EList<Setting> getSettings();

  /**
   * Returns the value of the '<em><b>Statements</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Statement}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Statements</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getProcess_Statements()
   * @model containment="true"
   * @generated
   */
  EList<Statement> getStatements();

} // Process
