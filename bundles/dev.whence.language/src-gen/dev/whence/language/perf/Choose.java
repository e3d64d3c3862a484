/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Choose</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Choose#getBranches <em>Branches</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getChoose()
 * @model
 * @generated
 */
public interface Choose extends Control
{
  /**
   * Returns the value of the '<em><b>Branches</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Branch}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Branches</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getChoose_Branches()
   * @model containment="true"
   * @generated
   */
  EList<Branch> getBranches();

} // Choose
