/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Variant</b></em>'.
 * <!-- end-user-doc -->
 *
 *
 * @see dev.whence.language.perf.PerfPackage#getVariant()
 * @model
 * @generated
 */
public interface Variant extends Case
{
} // Variant
