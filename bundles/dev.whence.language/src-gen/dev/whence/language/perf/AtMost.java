/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>At Most</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.AtMost#getBound <em>Bound</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getAtMost()
 * @model
 * @generated
 */
public interface AtMost extends Criterion
{
  /**
   * Returns the value of the '<em><b>Bound</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Bound</em>' containment reference.
   * @see #setBound(Expression)
   * @see dev.whence.language.perf.PerfPackage#getAtMost_Bound()
   * @model containment="true"
   * @generated
   */
  Expression getBound();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.AtMost#getBound <em>Bound</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Bound</em>' containment reference.
   * @see #getBound()
   * @generated
   */
  void setBound(Expression value);

} // AtMost
