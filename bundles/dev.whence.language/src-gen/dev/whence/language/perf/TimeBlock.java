/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Time Block</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.TimeBlock#getSpan <em>Span</em>}</li>
 *   <li>{@link dev.whence.language.perf.TimeBlock#getBlock <em>Block</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getTimeBlock()
 * @model
 * @generated
 */
public interface TimeBlock extends Control
{
  /**
   * Returns the value of the '<em><b>Span</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Span</em>' attribute.
   * @see #setSpan(String)
   * @see dev.whence.language.perf.PerfPackage#getTimeBlock_Span()
   * @model
   * @generated
   */
  String getSpan();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.TimeBlock#getSpan <em>Span</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Span</em>' attribute.
   * @see #getSpan()
   * @generated
   */
  void setSpan(String value);

  /**
   * Returns the value of the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Block</em>' containment reference.
   * @see #setBlock(Block)
   * @see dev.whence.language.perf.PerfPackage#getTimeBlock_Block()
   * @model containment="true"
   * @generated
   */
  Block getBlock();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.TimeBlock#getBlock <em>Block</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Block</em>' containment reference.
   * @see #getBlock()
   * @generated
   */
  void setBlock(Block value);

} // TimeBlock
