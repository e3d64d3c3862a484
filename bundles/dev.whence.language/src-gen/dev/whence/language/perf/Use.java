/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Use</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Use#getResource <em>Resource</em>}</li>
 *   <li>{@link dev.whence.language.perf.Use#getDuration <em>Duration</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getUse()
 * @model
 * @generated
 */
public interface Use extends Cost
{
  /**
   * Returns the value of the '<em><b>Resource</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Resource</em>' containment reference.
   * @see #setResource(Reference)
   * @see dev.whence.language.perf.PerfPackage#getUse_Resource()
   * @model containment="true"
   * @generated
   */
  Reference getResource();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Use#getResource <em>Resource</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Resource</em>' containment reference.
   * @see #getResource()
   * @generated
   */
  void setResource(Reference value);

  /**
   * Returns the value of the '<em><b>Duration</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Duration</em>' containment reference.
   * @see #setDuration(Expression)
   * @see dev.whence.language.perf.PerfPackage#getUse_Duration()
   * @model containment="true"
   * @generated
   */
  Expression getDuration();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Use#getDuration <em>Duration</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Duration</em>' containment reference.
   * @see #getDuration()
   * @generated
   */
  void setDuration(Expression value);

} // Use
