/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Part</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Part#getKind <em>Kind</em>}</li>
 *   <li>{@link dev.whence.language.perf.Part#getNames <em>Names</em>}</li>
 *   <li>{@link dev.whence.language.perf.Part#getPrototype <em>Prototype</em>}</li>
 *   <li>{@link dev.whence.language.perf.Part#getOn <em>On</em>}</li>
 *   <li>{@link dev.whence.language.perf.Part#isBetween <em>Between</em>}</li>
 *   <li>{@link dev.whence.language.perf.Part#getFrom <em>From</em>}</li>
 *   <li>{@link dev.whence.language.perf.Part#getTo <em>To</em>}</li>
 *   <li>{@link dev.whence.language.perf.Part#getOver <em>Over</em>}</li>
 *   <li>{@link dev.whence.language.perf.Part#getSettings <em>Settings</em>}</li>
 *   <li>{@link dev.whence.language.perf.Part#getParts <em>Parts</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getPart()
 * @model
 * @generated
 */
public interface Part extends Entry
{
  /**
   * Returns the value of the '<em><b>Kind</b></em>' attribute.
   * The literals are from the enumeration {@link dev.whence.language.perf.Kind}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Kind</em>' attribute.
   * @see dev.whence.language.perf.Kind
   * @see #setKind(Kind)
   * @see dev.whence.language.perf.PerfPackage#getPart_Kind()
   * @model
   * @generated
   */
  Kind getKind();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Part#getKind <em>Kind</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Kind</em>' attribute.
   * @see dev.whence.language.perf.Kind
   * @see #getKind()
   * @generated
   */
  void setKind(Kind value);

  /**
   * Returns the value of the '<em><b>Names</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.PartName}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Names</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getPart_Names()
   * @model containment="true"
   * @generated
   */
  EList<PartName> getNames();

  /**
   * Returns the value of the '<em><b>Prototype</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Prototype</em>' containment reference.
   * @see #setPrototype(Reference)
   * @see dev.whence.language.perf.PerfPackage#getPart_Prototype()
   * @model containment="true"
   * @generated
   */
  Reference getPrototype();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Part#getPrototype <em>Prototype</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Prototype</em>' containment reference.
   * @see #getPrototype()
   * @generated
   */
  void setPrototype(Reference value);

  /**
   * Returns the value of the '<em><b>On</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>On</em>' containment reference.
   * @see #setOn(Reference)
   * @see dev.whence.language.perf.PerfPackage#getPart_On()
   * @model containment="true"
   * @generated
   */
  Reference getOn();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Part#getOn <em>On</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>On</em>' containment reference.
   * @see #getOn()
   * @generated
   */
  void setOn(Reference value);

  /**
   * Returns the value of the '<em><b>Between</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Between</em>' attribute.
   * @see #setBetween(boolean)
   * @see dev.whence.language.perf.PerfPackage#getPart_Between()
   * @model
   * @generated
   */
  boolean isBetween();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Part#isBetween <em>Between</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Between</em>' attribute.
   * @see #isBetween()
   * @generated
   */
  void setBetween(boolean value);

  /**
   * Returns the value of the '<em><b>From</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>From</em>' containment reference.
   * @see #setFrom(Reference)
   * @see dev.whence.language.perf.PerfPackage#getPart_From()
   * @model containment="true"
   * @generated
   */
  Reference getFrom();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Part#getFrom <em>From</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>From</em>' containment reference.
   * @see #getFrom()
   * @generated
   */
  void setFrom(Reference value);

  /**
   * Returns the value of the '<em><b>To</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>To</em>' containment reference.
   * @see #setTo(Reference)
   * @see dev.whence.language.perf.PerfPackage#getPart_To()
   * @model containment="true"
   * @generated
   */
  Reference getTo();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Part#getTo <em>To</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>To</em>' containment reference.
   * @see #getTo()
   * @generated
   */
  void setTo(Reference value);

  /**
   * Returns the value of the '<em><b>Over</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Reference}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Over</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getPart_Over()
   * @model containment="true"
   * @generated
   */
  EList<Reference> getOver();

  /**
   * Returns the value of the '<em><b>Settings</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Setting}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Settings</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getPart_Settings()
   * @model containment="true"
   * @generated
   */
  EList<Setting> getSettings();

  /**
   * Returns the value of the '<em><b>Parts</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Part}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Parts</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getPart_Parts()
   * @model containment="true"
   * @generated
   */
  EList<Part> getParts();

} // Part
