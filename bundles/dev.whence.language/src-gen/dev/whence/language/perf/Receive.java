/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Receive</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Receive#isAny <em>Any</em>}</li>
 *   <li>{@link dev.whence.language.perf.Receive#getMessage <em>Message</em>}</li>
 *   <li>{@link dev.whence.language.perf.Receive#getSender <em>Sender</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getReceive()
 * @model
 * @generated
 */
public interface Receive extends Talk
{
  /**
   * Returns the value of the '<em><b>Any</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Any</em>' attribute.
   * @see #setAny(boolean)
   * @see dev.whence.language.perf.PerfPackage#getReceive_Any()
   * @model
   * @generated
   */
  boolean isAny();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Receive#isAny <em>Any</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Any</em>' attribute.
   * @see #isAny()
   * @generated
   */
  void setAny(boolean value);

  /**
   * Returns the value of the '<em><b>Message</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Message</em>' containment reference.
   * @see #setMessage(Reference)
   * @see dev.whence.language.perf.PerfPackage#getReceive_Message()
   * @model containment="true"
   * @generated
   */
  Reference getMessage();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Receive#getMessage <em>Message</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Message</em>' containment reference.
   * @see #getMessage()
   * @generated
   */
  void setMessage(Reference value);

  /**
   * Returns the value of the '<em><b>Sender</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Sender</em>' containment reference.
   * @see #setSender(Reference)
   * @see dev.whence.language.perf.PerfPackage#getReceive_Sender()
   * @model containment="true"
   * @generated
   */
  Reference getSender();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Receive#getSender <em>Sender</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Sender</em>' containment reference.
   * @see #getSender()
   * @generated
   */
  void setSender(Reference value);

} // Receive
