/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Parallel</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Parallel#getBranches <em>Branches</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getParallel()
 * @model
 * @generated
 */
public interface Parallel extends Control
{
  /**
   * Returns the value of the '<em><b>Branches</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Block}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Branches</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getParallel_Branches()
   * @model containment="true"
   * @generated
   */
  EList<Block> getBranches();

} // Parallel
