/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>List Literal</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.ListLiteral#getElements <em>Elements</em>}</li>
 *   <li>{@link dev.whence.language.perf.ListLiteral#getUnit <em>Unit</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getListLiteral()
 * @model
 * @generated
 */
public interface ListLiteral extends Expression
{
  /**
   * Returns the value of the '<em><b>Elements</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Expression}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Elements</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getListLiteral_Elements()
   * @model containment="true"
   * @generated
   */
  EList<Expression> getElements();

  /**
   * Returns the value of the '<em><b>Unit</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Unit</em>' attribute.
   * @see #setUnit(String)
   * @see dev.whence.language.perf.PerfPackage#getListLiteral_Unit()
   * @model
   * @generated
   */
  String getUnit();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.ListLiteral#getUnit <em>Unit</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Unit</em>' attribute.
   * @see #getUnit()
   * @generated
   */
  void setUnit(String value);

} // ListLiteral
