/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Hypothesis</b></em>'.
 * <!-- end-user-doc -->
 *
 *
 * @see dev.whence.language.perf.PerfPackage#getHypothesis()
 * @model
 * @generated
 */
public interface Hypothesis extends Case
{
} // Hypothesis
