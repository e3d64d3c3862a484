/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Send</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Send#getPayload <em>Payload</em>}</li>
 *   <li>{@link dev.whence.language.perf.Send#getReceiver <em>Receiver</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getSend()
 * @model
 * @generated
 */
public interface Send extends Talk
{
  /**
   * Returns the value of the '<em><b>Payload</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Payload</em>' containment reference.
   * @see #setPayload(Expression)
   * @see dev.whence.language.perf.PerfPackage#getSend_Payload()
   * @model containment="true"
   * @generated
   */
  Expression getPayload();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Send#getPayload <em>Payload</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Payload</em>' containment reference.
   * @see #getPayload()
   * @generated
   */
  void setPayload(Expression value);

  /**
   * Returns the value of the '<em><b>Receiver</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Receiver</em>' containment reference.
   * @see #setReceiver(Reference)
   * @see dev.whence.language.perf.PerfPackage#getSend_Receiver()
   * @model containment="true"
   * @generated
   */
  Reference getReceiver();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Send#getReceiver <em>Receiver</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Receiver</em>' containment reference.
   * @see #getReceiver()
   * @generated
   */
  void setReceiver(Reference value);

} // Send
