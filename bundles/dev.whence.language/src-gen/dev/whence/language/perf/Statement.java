/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Statement</b></em>'.
 * <!-- end-user-doc -->
 *
 *
 * @see dev.whence.language.perf.PerfPackage#getStatement()
 * @model
 * @generated
 */
public interface Statement extends EObject
{
} // Statement
