/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Sleep</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Sleep#getDuration <em>Duration</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getSleep()
 * @model
 * @generated
 */
public interface Sleep extends Cost
{
  /**
   * Returns the value of the '<em><b>Duration</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Duration</em>' containment reference.
   * @see #setDuration(Expression)
   * @see dev.whence.language.perf.PerfPackage#getSleep_Duration()
   * @model containment="true"
   * @generated
   */
  Expression getDuration();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Sleep#getDuration <em>Duration</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Duration</em>' containment reference.
   * @see #getDuration()
   * @generated
   */
  void setDuration(Expression value);

} // Sleep
