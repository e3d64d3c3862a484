/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Import</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Import#getLocation <em>Location</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getImport()
 * @model
 * @generated
 */
public interface Import extends Entry
{
  /**
   * Returns the value of the '<em><b>Location</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Location</em>' attribute.
   * @see #setLocation(String)
   * @see dev.whence.language.perf.PerfPackage#getImport_Location()
   * @model
   * @generated
   */
  String getLocation();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Import#getLocation <em>Location</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Location</em>' attribute.
   * @see #getLocation()
   * @generated
   */
  void setLocation(String value);

} // Import
