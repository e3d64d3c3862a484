/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Reply</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Reply#getPayload <em>Payload</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getReply()
 * @model
 * @generated
 */
public interface Reply extends Talk
{
  /**
   * Returns the value of the '<em><b>Payload</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Payload</em>' containment reference.
   * @see #setPayload(Expression)
   * @see dev.whence.language.perf.PerfPackage#getReply_Payload()
   * @model containment="true"
   * @generated
   */
  Expression getPayload();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Reply#getPayload <em>Payload</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Payload</em>' containment reference.
   * @see #getPayload()
   * @generated
   */
  void setPayload(Expression value);

} // Reply
