/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf.impl;

import dev.whence.language.perf.Criterion;
import dev.whence.language.perf.Expectation;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.PerfPackage;
import dev.whence.language.perf.Sweep;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Expectation</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.impl.ExpectationImpl#getQuestion <em>Question</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.ExpectationImpl#getCriterion <em>Criterion</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.ExpectationImpl#getSweeps <em>Sweeps</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.ExpectationImpl#isUnexplained <em>Unexplained</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.ExpectationImpl#getNote <em>Note</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ExpectationImpl extends EntryImpl implements Expectation
{
  /**
   * The cached value of the '{@link #getQuestion() <em>Question</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getQuestion()
   * @generated
   * @ordered
   */
  protected Expression question;

  /**
   * The cached value of the '{@link #getCriterion() <em>Criterion</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getCriterion()
   * @generated
   * @ordered
   */
  protected Criterion criterion;

  /**
   * The cached value of the '{@link #getSweeps() <em>Sweeps</em>}' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getSweeps()
   * @generated
   * @ordered
   */
  protected EList<Sweep> sweeps;

  /**
   * The default value of the '{@link #isUnexplained() <em>Unexplained</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #isUnexplained()
   * @generated
   * @ordered
   */
  protected static final boolean UNEXPLAINED_EDEFAULT = false;

  /**
   * The cached value of the '{@link #isUnexplained() <em>Unexplained</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #isUnexplained()
   * @generated
   * @ordered
   */
  protected boolean unexplained = UNEXPLAINED_EDEFAULT;

  /**
   * The default value of the '{@link #getNote() <em>Note</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getNote()
   * @generated
   * @ordered
   */
  protected static final String NOTE_EDEFAULT = null;

  /**
   * The cached value of the '{@link #getNote() <em>Note</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getNote()
   * @generated
   * @ordered
   */
  protected String note = NOTE_EDEFAULT;

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  protected ExpectationImpl()
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
    return PerfPackage.Literals.EXPECTATION;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Expression getQuestion()
  {
    return question;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  public NotificationChain basicSetQuestion(Expression newQuestion, NotificationChain msgs)
  {
    Expression oldQuestion = question;
    question = newQuestion;
    if (eNotificationRequired())
    {
      ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PerfPackage.EXPECTATION__QUESTION, oldQuestion, newQuestion);
      if (msgs == null) msgs = notification; else msgs.add(notification);
    }
    return msgs;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public void setQuestion(Expression newQuestion)
  {
    if (newQuestion != question)
    {
      NotificationChain msgs = null;
      if (question != null)
        msgs = ((InternalEObject)question).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PerfPackage.EXPECTATION__QUESTION, null, msgs);
      if (newQuestion != null)
        msgs = ((InternalEObject)newQuestion).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PerfPackage.EXPECTATION__QUESTION, null, msgs);
      msgs = basicSetQuestion(newQuestion, msgs);
      if (msgs != null) msgs.dispatch();
    }
    else if (eNotificationRequired())
      eNotify(new ENotificationImpl(this, Notification.SET, PerfPackage.EXPECTATION__QUESTION, newQuestion, newQuestion));
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Criterion getCriterion()
  {
    return criterion;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  public NotificationChain basicSetCriterion(Criterion newCriterion, NotificationChain msgs)
  {
    Criterion oldCriterion = criterion;
    criterion = newCriterion;
    if (eNotificationRequired())
    {
      ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PerfPackage.EXPECTATION__CRITERION, oldCriterion, newCriterion);
      if (msgs == null) msgs = notification; else msgs.add(notification);
    }
    return msgs;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public void setCriterion(Criterion newCriterion)
  {
    if (newCriterion != criterion)
    {
      NotificationChain msgs = null;
      if (criterion != null)
        msgs = ((InternalEObject)criterion).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PerfPackage.EXPECTATION__CRITERION, null, msgs);
      if (newCriterion != null)
        msgs = ((InternalEObject)newCriterion).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PerfPackage.EXPECTATION__CRITERION, null, msgs);
      msgs = basicSetCriterion(newCriterion, msgs);
      if (msgs != null) msgs.dispatch();
    }
    else if (eNotificationRequired())
      eNotify(new ENotificationImpl(this, Notification.SET, PerfPackage.EXPECTATION__CRITERION, newCriterion, newCriterion));
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public EList<Sweep> getSweeps()
  {
    if (sweeps == null)
    {
      sweeps = new EObjectContainmentEList<Sweep>(Sweep.class, this, PerfPackage.EXPECTATION__SWEEPS);
    }
    return sweeps;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public boolean isUnexplained()
  {
    return unexplained;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public void setUnexplained(boolean newUnexplained)
  {
    boolean oldUnexplained = unexplained;
    unexplained = newUnexplained;
    if (eNotificationRequired())
      eNotify(new ENotificationImpl(this, Notification.SET, PerfPackage.EXPECTATION__UNEXPLAINED, oldUnexplained, unexplained));
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public String getNote()
  {
    return note;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public void setNote(String newNote)
  {
    String oldNote = note;
    note = newNote;
    if (eNotificationRequired())
      eNotify(new ENotificationImpl(this, Notification.SET, PerfPackage.EXPECTATION__NOTE, oldNote, note));
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
  {
    switch (featureID)
    {
      case PerfPackage.EXPECTATION__QUESTION:
        return basicSetQuestion(null, msgs);
      case PerfPackage.EXPECTATION__CRITERION:
        return basicSetCriterion(null, msgs);
      case PerfPackage.EXPECTATION__SWEEPS:
        return ((InternalEList<?>)getSweeps()).basicRemove(otherEnd, msgs);
    }
    return super.eInverseRemove(otherEnd, featureID, msgs);
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Object eGet(int featureID, boolean resolve, boolean coreType)
  {
    switch (featureID)
    {
      case PerfPackage.EXPECTATION__QUESTION:
        return getQuestion();
      case PerfPackage.EXPECTATION__CRITERION:
        return getCriterion();
      case PerfPackage.EXPECTATION__SWEEPS:
        return getSweeps();
      case PerfPackage.EXPECTATION__UNEXPLAINED:
        return isUnexplained();
      case PerfPackage.EXPECTATION__NOTE:
        return getNote();
    }
    return super.eGet(featureID, resolve, coreType);
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @SuppressWarnings("unchecked")
  @Override
  public void eSet(int featureID, Object newValue)
  {
    switch (featureID)
    {
      case PerfPackage.EXPECTATION__QUESTION:
        setQuestion((Expression)newValue);
        return;
      case PerfPackage.EXPECTATION__CRITERION:
        setCriterion((Criterion)newValue);
        return;
      case PerfPackage.EXPECTATION__SWEEPS:
        getSweeps().clear();
        getSweeps().addAll((Collection<? extends Sweep>)newValue);
        return;
      case PerfPackage.EXPECTATION__UNEXPLAINED:
        setUnexplained((Boolean)newValue);
        return;
      case PerfPackage.EXPECTATION__NOTE:
        setNote((String)newValue);
        return;
    }
    super.eSet(featureID, newValue);
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public void eUnset(int featureID)
  {
    switch (featureID)
    {
      case PerfPackage.EXPECTATION__QUESTION:
        setQuestion((Expression)null);
        return;
      case PerfPackage.EXPECTATION__CRITERION:
        setCriterion((Criterion)null);
        return;
      case PerfPackage.EXPECTATION__SWEEPS:
        getSweeps().clear();
        return;
      case PerfPackage.EXPECTATION__UNEXPLAINED:
        setUnexplained(UNEXPLAINED_EDEFAULT);
        return;
      case PerfPackage.EXPECTATION__NOTE:
        setNote(NOTE_EDEFAULT);
        return;
    }
    super.eUnset(featureID);
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public boolean eIsSet(int featureID)
  {
    switch (featureID)
    {
      case PerfPackage.EXPECTATION__QUESTION:
        return question != null;
      case PerfPackage.EXPECTATION__CRITERION:
        return criterion != null;
      case PerfPackage.EXPECTATION__SWEEPS:
        return sweeps != null && !sweeps.isEmpty();
      case PerfPackage.EXPECTATION__UNEXPLAINED:
        return unexplained != UNEXPLAINED_EDEFAULT;
      case PerfPackage.EXPECTATION__NOTE:
        return NOTE_EDEFAULT == null ? note != null : !NOTE_EDEFAULT.equals(note);
    }
    return super.eIsSet(featureID);
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public String toString()
  {
    if (eIsProxy()) return super.toString();

    StringBuilder result = new StringBuilder(super.toString());
    result.append(" (unexplained: ");
    result.append(unexplained);
    result.append(", note: ");
    result.append(note);
    result.append(')');
    return result.toString();
  }

} //ExpectationImpl
