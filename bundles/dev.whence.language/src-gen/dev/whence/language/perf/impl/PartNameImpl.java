/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf.impl;

import dev.whence.language.perf.PartName;
import dev.whence.language.perf.PerfPackage;

import org.eclipse.emf.ecore.EClass;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Part Name</b></em>'.
 * <!-- end-user-doc -->
 *
 * @generated
 */
public class PartNameImpl extends EntityImpl implements PartName
{
  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  protected PartNameImpl()
  {
    super();
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  protected EClass eStaticClass()
  {
    return PerfPackage.Literals.PART_NAME;
  }

} //PartNameImpl
