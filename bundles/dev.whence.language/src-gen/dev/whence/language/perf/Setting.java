/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Setting</b></em>'.
 * <!-- end-user-doc -->
 *
 *
 * @see dev.whence.language.perf.PerfPackage#getSetting()
 * @model
 * @generated
 */
public interface Setting extends Valued
{
} // Setting
