/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Write</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Write#getAmount <em>Amount</em>}</li>
 *   <li>{@link dev.whence.language.perf.Write#getFile <em>File</em>}</li>
 *   <li>{@link dev.whence.language.perf.Write#isRandom <em>Random</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getWrite()
 * @model
 * @generated
 */
public interface Write extends Cost
{
  /**
   * Returns the value of the '<em><b>Amount</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Amount</em>' containment reference.
   * @see #setAmount(Expression)
   * @see dev.whence.language.perf.PerfPackage#getWrite_Amount()
   * @model containment="true"
   * @generated
   */
  Expression getAmount();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Write#getAmount <em>Amount</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Amount</em>' containment reference.
   * @see #getAmount()
   * @generated
   */
  void setAmount(Expression value);

  /**
   * Returns the value of the '<em><b>File</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>File</em>' containment reference.
   * @see #setFile(Reference)
   * @see dev.whence.language.perf.PerfPackage#getWrite_File()
   * @model containment="true"
   * @generated
   */
  Reference getFile();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Write#getFile <em>File</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>File</em>' containment reference.
   * @see #getFile()
   * @generated
   */
  void setFile(Reference value);

  /**
   * Returns the value of the '<em><b>Random</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Random</em>' attribute.
   * @see #setRandom(boolean)
   * @see dev.whence.language.perf.PerfPackage#getWrite_Random()
   * @model
   * @generated
   */
  boolean isRandom();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Write#isRandom <em>Random</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Random</em>' attribute.
   * @see #isRandom()
   * @generated
   */
  void setRandom(boolean value);

} // Write
