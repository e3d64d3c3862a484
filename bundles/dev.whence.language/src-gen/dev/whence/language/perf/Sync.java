/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Sync</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Sync#getFile <em>File</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getSync()
 * @model
 * @generated
 */
public interface Sync extends Cost
{
  /**
   * Returns the value of the '<em><b>File</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>File</em>' containment reference.
   * @see #setFile(Reference)
   * @see dev.whence.language.perf.PerfPackage#getSync_File()
   * @model containment="true"
   * @generated
   */
  Reference getFile();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Sync#getFile <em>File</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>File</em>' containment reference.
   * @see #getFile()
   * @generated
   */
  void setFile(Reference value);

} // Sync
