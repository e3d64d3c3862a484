/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Routine</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Routine#getName <em>Name</em>}</li>
 *   <li>{@link dev.whence.language.perf.Routine#getArguments <em>Arguments</em>}</li>
 *   <li>{@link dev.whence.language.perf.Routine#getBlock <em>Block</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getRoutine()
 * @model
 * @generated
 */
public interface Routine extends Entry
{
  /**
   * Returns the value of the '<em><b>Name</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Name</em>' attribute.
   * @see #setName(String)
   * @see dev.whence.language.perf.PerfPackage#getRoutine_Name()
   * @model
   * @generated
   */
  String getName();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Routine#getName <em>Name</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Name</em>' attribute.
   * @see #getName()
   * @generated
   */
  void setName(String value);

  /**
   * Returns the value of the '<em><b>Arguments</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Argument}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Arguments</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getRoutine_Arguments()
   * @model containment="true"
   * @generated
   */
  EList<Argument> getArguments();

  /**
   * Returns the value of the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Block</em>' containment reference.
   * @see #setBlock(Block)
   * @see dev.whence.language.perf.PerfPackage#getRoutine_Block()
   * @model containment="true"
   * @generated
   */
  Block getBlock();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Routine#getBlock <em>Block</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Block</em>' containment reference.
   * @see #getBlock()
   * @generated
   */
  void setBlock(Block value);

} // Routine
