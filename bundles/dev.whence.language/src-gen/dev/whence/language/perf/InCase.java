/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>In Case</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.InCase#getOperand <em>Operand</em>}</li>
 *   <li>{@link dev.whence.language.perf.InCase#getCases <em>Cases</em>}</li>
 *   <li>{@link dev.whence.language.perf.InCase#isSeveral <em>Several</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getInCase()
 * @model
 * @generated
 */
public interface InCase extends Expression
{
  /**
   * Returns the value of the '<em><b>Operand</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Operand</em>' containment reference.
   * @see #setOperand(Expression)
   * @see dev.whence.language.perf.PerfPackage#getInCase_Operand()
   * @model containment="true"
   * @generated
   */
  Expression getOperand();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.InCase#getOperand <em>Operand</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Operand</em>' containment reference.
   * @see #getOperand()
   * @generated
   */
  void setOperand(Expression value);

  /**
   * Returns the value of the '<em><b>Cases</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Reference}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Cases</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getInCase_Cases()
   * @model containment="true"
   * @generated
   */
  EList<Reference> getCases();

  /**
   * Returns the value of the '<em><b>Several</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Several</em>' attribute.
   * @see #setSeveral(boolean)
   * @see dev.whence.language.perf.PerfPackage#getInCase_Several()
   * @model
   * @generated
   */
  boolean isSeveral();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.InCase#isSeveral <em>Several</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Several</em>' attribute.
   * @see #isSeveral()
   * @generated
   */
  void setSeveral(boolean value);

} // InCase
