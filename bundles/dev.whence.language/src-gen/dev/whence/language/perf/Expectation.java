/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Expectation</b></em>'.
 * <!-- end-user-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.Expectation#getQuestion <em>Question</em>}</li>
 *   <li>{@link dev.whence.language.perf.Expectation#getCriterion <em>Criterion</em>}</li>
 *   <li>{@link dev.whence.language.perf.Expectation#getSweeps <em>Sweeps</em>}</li>
 *   <li>{@link dev.whence.language.perf.Expectation#isUnexplained <em>Unexplained</em>}</li>
 *   <li>{@link dev.whence.language.perf.Expectation#getNote <em>Note</em>}</li>
 * </ul>
 *
 * @see dev.whence.language.perf.PerfPackage#getExpectation()
 * @model
 * @generated
 */
public interface Expectation extends Entry
{
  /**
   * Returns the value of the '<em><b>Question</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Question</em>' containment reference.
   * @see #setQuestion(Expression)
   * @see dev.whence.language.perf.PerfPackage#getExpectation_Question()
   * @model containment="true"
   * @generated
   */
  Expression getQuestion();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Expectation#getQuestion <em>Question</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Question</em>' containment reference.
   * @see #getQuestion()
   * @generated
   */
  void setQuestion(Expression value);

  /**
   * Returns the value of the '<em><b>Criterion</b></em>' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Criterion</em>' containment reference.
   * @see #setCriterion(Criterion)
   * @see dev.whence.language.perf.PerfPackage#getExpectation_Criterion()
   * @model containment="true"
   * @generated
   */
  Criterion getCriterion();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Expectation#getCriterion <em>Criterion</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Criterion</em>' containment reference.
   * @see #getCriterion()
   * @generated
   */
  void setCriterion(Criterion value);

  /**
   * Returns the value of the '<em><b>Sweeps</b></em>' containment reference list.
   * The list contents are of type {@link dev.whence.language.perf.Sweep}.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Sweeps</em>' containment reference list.
   * @see dev.whence.language.perf.PerfPackage#getExpectation_Sweeps()
   * @model containment="true"
   * @generated
   */
  EList<Sweep> getSweeps();

  /**
   * Returns the value of the '<em><b>Unexplained</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Unexplained</em>' attribute.
   * @see #setUnexplained(boolean)
   * @see dev.whence.language.perf.PerfPackage#getExpectation_Unexplained()
   * @model
   * @generated
   */
  boolean isUnexplained();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Expectation#isUnexplained <em>Unexplained</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Unexplained</em>' attribute.
   * @see #isUnexplained()
   * @generated
   */
  void setUnexplained(boolean value);

  /**
   * Returns the value of the '<em><b>Note</b></em>' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @return the value of the '<em>Note</em>' attribute.
   * @see #setNote(String)
   * @see dev.whence.language.perf.PerfPackage#getExpectation_Note()
   * @model
   * @generated
   */
  String getNote();

  /**
   * Sets the value of the '{@link dev.whence.language.perf.Expectation#getNote <em>Note</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the new value of the '<em>Note</em>' attribute.
   * @see #getNote()
   * @generated
   */
  void setNote(String value);

} // Expectation
