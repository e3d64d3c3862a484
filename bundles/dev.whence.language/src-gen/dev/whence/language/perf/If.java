/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>If</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.If#getCondition <em>Condition</em>}</li>
 *   <li>{@link dev.whence.language.perf.If#getThen <em>Then</em>}</li>
 *   <li>{@link dev.whence.language.perf.If#getOtherwise <em>Otherwise</em>}</li>
 *   <li>{@link dev.whence.language.perf.If#getElseIf <em>Else If</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getIf()
 * @model
 * @generated
 */
public interface If extends Control
{
  /**
   * Returns the value of the '<em><b>Condition</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Condition</em>' containment reference.
   * @see #setCondition(Expression)
   * @see dev.whence.language.perf.PerfPackage#getIf_Condition()
   * @model containment="true"
   * @generated
   */
  Expression getCondition();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.If#getCondition <em>Condition</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Condition</em>' containment reference.
   * @see #getCondition()
   * @generated
   */
  void setCondition(Expression value);

  /**
   * Returns the value of the '<em><b>Then</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Then</em>' containment reference.
   * @see #setThen(Block)
   * @see dev.whence.language.perf.PerfPackage#getIf_Then()
   * @model containment="true"
   * @generated
   */
  Block getThen();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.If#getThen <em>Then</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Then</em>' containment reference.
   * @see #getThen()
   * @generated
   */
  void setThen(Block value);

  /**
   * Returns the value of the '<em><b>Otherwise</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Otherwise</em>' containment reference.
   * @see #setOtherwise(Block)
   * @see dev.whence.language.perf.PerfPackage#getIf_Otherwise()
   * @model containment="true"
   * @generated
   */
  Block getOtherwise();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.If#getOtherwise <em>Otherwise</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Otherwise</em>' containment reference.
   * @see #getOtherwise()
   * @generated
   */
  void setOtherwise(Block value);

  /**
   * Returns the value of the '<em><b>Else If</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Else If</em>' containment reference.
   * @see #setElseIf(If)
   * @see dev.whence.language.perf.PerfPackage#getIf_ElseIf()
   * @model containment="true"
   * @generated
   */
  If getElseIf();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.If#getElseIf <em>Else If</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Else If</em>' containment reference.
   * @see #getElseIf()
   * @generated
   */
  void setElseIf(If value);

} // If
