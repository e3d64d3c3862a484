/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Talk</b></em>'.
 * <!-- end-user-doc -->
 *
 *
 * @see dev.whence.language.perf.PerfPackage#getTalk()
 * @model
 * @generated
 */
public interface Talk extends Statement
{
} // Talk
