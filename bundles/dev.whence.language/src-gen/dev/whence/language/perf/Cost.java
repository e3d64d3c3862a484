/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Cost</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Cost#getLabel <em>Label</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getCost()
 * @model
 * @generated
 */
public interface Cost extends Statement
{
  /**
   * Returns the value of the '<em><b>Label</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Label</em>' attribute.
   * @see #setLabel(String)
   * @see dev.whence.language.perf.PerfPackage#getCost_Label()
   * @model
   * @generated
   */
  String getLabel();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Cost#getLabel <em>Label</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Label</em>' attribute.
   * @see #getLabel()
   * @generated
   */
  void setLabel(String value);

} // Cost
