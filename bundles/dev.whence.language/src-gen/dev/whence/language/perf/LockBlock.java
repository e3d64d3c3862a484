/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Lock Block</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.LockBlock#getLock <em>Lock</em>}</li>
 *   <li>{@link dev.whence.language.perf.LockBlock#getBlock <em>Block</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getLockBlock()
 * @model
 * @generated
 */
public interface LockBlock extends Control
{
  /**
   * Returns the value of the '<em><b>Lock</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Lock</em>' containment reference.
   * @see #setLock(Reference)
   * @see dev.whence.language.perf.PerfPackage#getLockBlock_Lock()
   * @model containment="true"
   * @generated
   */
  Reference getLock();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.LockBlock#getLock <em>Lock</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Lock</em>' containment reference.
   * @see #getLock()
   * @generated
   */
  void setLock(Reference value);

  /**
   * Returns the value of the '<em><b>Block</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Block</em>' containment reference.
   * @see #setBlock(Block)
   * @see dev.whence.language.perf.PerfPackage#getLockBlock_Block()
   * @model containment="true"
   * @generated
   */
  Block getBlock();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.LockBlock#getBlock <em>Block</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Block</em>' containment reference.
   * @see #getBlock()
   * @generated
   */
  void setBlock(Block value);

} // LockBlock
