/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Branch</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Branch#getProbability <em>Probability</em>}</li>
 *   <li>{@link dev.whence.language.perf.Branch#getBlock <em>Block</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getBranch()
 * @model
 * @generated
 */
public interface Branch extends EObject
{
  /**
   * Returns the value of the '<em><b>Probability</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Probability</em>' containment reference.
   * @see #setProbability(Expression)
   * @see dev.whence.language.perf.PerfPackage#getBranch_Probability()
   * @model containment="true"
   * @generated
   */
  Expression getProbability();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Branch#getProbability <em>Probability</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Probability</em>' containment reference.
   * @see #getProbability()
   * @generated
   */
  void setProbability(Expression value);

  /**
   * Returns the value of the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Block</em>' containment reference.
   * @see #setBlock(Block)
   * @see dev.whence.language.perf.PerfPackage#getBranch_Block()
   * @model containment="true"
   * @generated
   */
  Block getBlock();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Branch#getBlock <em>Block</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Block</em>' containment reference.
   * @see #getBlock()
   * @generated
   */
  void setBlock(Block value);

} // Branch
