/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf.impl;

import dev.whence.language.perf.Kind;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.PerfPackage;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;

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
 * An implementation of the model object '<em><b>Part</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link dev.whence.language.perf.impl.PartImpl#getKind <em>Kind</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.PartImpl#getNames <em>Names</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.PartImpl#getPrototype <em>Prototype</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.PartImpl#getOn <em>On</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.PartImpl#isBetween <em>Between</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.PartImpl#getFrom <em>From</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.PartImpl#getTo <em>To</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.PartImpl#getOver <em>Over</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.PartImpl#getSettings <em>Settings</em>}</li>
 *   <li>{@link dev.whence.language.perf.impl.PartImpl#getParts <em>Parts</em>}</li>
 * </ul>
 *
 * @generated
 */
public class PartImpl extends EntryImpl implements Part
{
  /**
   * The default value of the '{@link #getKind() <em>Kind</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getKind()
   * @generated
   * @ordered
   */
  protected static final Kind KIND_EDEFAULT = Kind.MACHINE;

  /**
   * The cached value of the '{@link #getKind() <em>Kind</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getKind()
   * @generated
   * @ordered
   */
  protected Kind kind = KIND_EDEFAULT;

  /**
   * The cached value of the '{@link #getNames() <em>Names</em>}' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getNames()
   * @generated
   * @ordered
   */
  protected EList<PartName> names;

  /**
   * The cached value of the '{@link #getPrototype() <em>Prototype</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getPrototype()
   * @generated
   * @ordered
   */
  protected Reference prototype;

  /**
   * The cached value of the '{@link #getOn() <em>On</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getOn()
   * @generated
   * @ordered
   */
  protected Reference on;

  /**
   * The default value of the '{@link #isBetween() <em>Between</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #isBetween()
   * @generated
   * @ordered
   */
  protected static final boolean BETWEEN_EDEFAULT = false;

  /**
   * The cached value of the '{@link #isBetween() <em>Between</em>}' attribute.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #isBetween()
   * @generated
   * @ordered
   */
  protected boolean between = BETWEEN_EDEFAULT;

  /**
   * The cached value of the '{@link #getFrom() <em>From</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getFrom()
   * @generated
   * @ordered
   */
  protected Reference from;

  /**
   * The cached value of the '{@link #getTo() <em>To</em>}' containment reference.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getTo()
   * @generated
   * @ordered
   */
  protected Reference to;

  /**
   * The cached value of the '{@link #getOver() <em>Over</em>}' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getOver()
   * @generated
   * @ordered
   */
  protected EList<Reference> over;

  /**
   * The cached value of the '{@link #getSettings() <em>Settings</em>}' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getSettings()
   * @generated
   * @ordered
   */
  protected EList<Setting> settings;

  /**
   * The cached value of the '{@link #getParts() <em>Parts</em>}' containment reference list.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #getParts()
   * @generated
   * @ordered
   */
  protected EList<Part> parts;

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  protected PartImpl()
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
    return PerfPackage.Literals.PART;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Kind getKind()
  {
    return kind;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public void setKind(Kind newKind)
  {
    Kind oldKind = kind;
    kind = newKind == null ? KIND_EDEFAULT : newKind;
    if (eNotificationRequired())
      eNotify(new ENotificationImpl(this, Notification.SET, PerfPackage.PART__KIND, oldKind, kind));
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public EList<PartName> getNames()
  {
    if (names == null)
    {
      names = new EObjectContainmentEList<PartName>(PartName.class, this, PerfPackage.PART__NAMES);
    }
    return names;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Reference getPrototype()
  {
    return prototype;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  public NotificationChain basicSetPrototype(Reference newPrototype, NotificationChain msgs)
  {
    Reference oldPrototype = prototype;
    prototype = newPrototype;
    if (eNotificationRequired())
    {
      ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PerfPackage.PART__PROTOTYPE, oldPrototype, newPrototype);
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
  public void setPrototype(Reference newPrototype)
  {
    if (newPrototype != prototype)
    {
      NotificationChain msgs = null;
      if (prototype != null)
        msgs = ((InternalEObject)prototype).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PerfPackage.PART__PROTOTYPE, null, msgs);
      if (newPrototype != null)
        msgs = ((InternalEObject)newPrototype).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PerfPackage.PART__PROTOTYPE, null, msgs);
      msgs = basicSetPrototype(newPrototype, msgs);
      if (msgs != null) msgs.dispatch();
    }
    else if (eNotificationRequired())
      eNotify(new ENotificationImpl(this, Notification.SET, PerfPackage.PART__PROTOTYPE, newPrototype, newPrototype));
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Reference getOn()
  {
    return on;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  public NotificationChain basicSetOn(Reference newOn, NotificationChain msgs)
  {
    Reference oldOn = on;
    on = newOn;
    if (eNotificationRequired())
    {
      ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PerfPackage.PART__ON, oldOn, newOn);
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
  public void setOn(Reference newOn)
  {
    if (newOn != on)
    {
      NotificationChain msgs = null;
      if (on != null)
        msgs = ((InternalEObject)on).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PerfPackage.PART__ON, null, msgs);
      if (newOn != null)
        msgs = ((InternalEObject)newOn).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PerfPackage.PART__ON, null, msgs);
      msgs = basicSetOn(newOn, msgs);
      if (msgs != null) msgs.dispatch();
    }
    else if (eNotificationRequired())
      eNotify(new ENotificationImpl(this, Notification.SET, PerfPackage.PART__ON, newOn, newOn));
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public boolean isBetween()
  {
    return between;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public void setBetween(boolean newBetween)
  {
    boolean oldBetween = between;
    between = newBetween;
    if (eNotificationRequired())
      eNotify(new ENotificationImpl(this, Notification.SET, PerfPackage.PART__BETWEEN, oldBetween, between));
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Reference getFrom()
  {
    return from;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  public NotificationChain basicSetFrom(Reference newFrom, NotificationChain msgs)
  {
    Reference oldFrom = from;
    from = newFrom;
    if (eNotificationRequired())
    {
      ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PerfPackage.PART__FROM, oldFrom, newFrom);
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
  public void setFrom(Reference newFrom)
  {
    if (newFrom != from)
    {
      NotificationChain msgs = null;
      if (from != null)
        msgs = ((InternalEObject)from).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PerfPackage.PART__FROM, null, msgs);
      if (newFrom != null)
        msgs = ((InternalEObject)newFrom).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PerfPackage.PART__FROM, null, msgs);
      msgs = basicSetFrom(newFrom, msgs);
      if (msgs != null) msgs.dispatch();
    }
    else if (eNotificationRequired())
      eNotify(new ENotificationImpl(this, Notification.SET, PerfPackage.PART__FROM, newFrom, newFrom));
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public Reference getTo()
  {
    return to;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  public NotificationChain basicSetTo(Reference newTo, NotificationChain msgs)
  {
    Reference oldTo = to;
    to = newTo;
    if (eNotificationRequired())
    {
      ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PerfPackage.PART__TO, oldTo, newTo);
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
  public void setTo(Reference newTo)
  {
    if (newTo != to)
    {
      NotificationChain msgs = null;
      if (to != null)
        msgs = ((InternalEObject)to).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PerfPackage.PART__TO, null, msgs);
      if (newTo != null)
        msgs = ((InternalEObject)newTo).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PerfPackage.PART__TO, null, msgs);
      msgs = basicSetTo(newTo, msgs);
      if (msgs != null) msgs.dispatch();
    }
    else if (eNotificationRequired())
      eNotify(new ENotificationImpl(this, Notification.SET, PerfPackage.PART__TO, newTo, newTo));
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public EList<Reference> getOver()
  {
    if (over == null)
    {
      over = new EObjectContainmentEList<Reference>(Reference.class, this, PerfPackage.PART__OVER);
    }
    return over;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public EList<Setting> getSettings()
  {
    if (settings == null)
    {
      settings = new EObjectContainmentEList<Setting>(Setting.class, this, PerfPackage.PART__SETTINGS);
    }
    return settings;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public EList<Part> getParts()
  {
    if (parts == null)
    {
      parts = new EObjectContainmentEList<Part>(Part.class, this, PerfPackage.PART__PARTS);
    }
    return parts;
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
      case PerfPackage.PART__NAMES:
        return ((InternalEList<?>)getNames()).basicRemove(otherEnd, msgs);
      case PerfPackage.PART__PROTOTYPE:
        return basicSetPrototype(null, msgs);
      case PerfPackage.PART__ON:
        return basicSetOn(null, msgs);
      case PerfPackage.PART__FROM:
        return basicSetFrom(null, msgs);
      case PerfPackage.PART__TO:
        return basicSetTo(null, msgs);
      case PerfPackage.PART__OVER:
        return ((InternalEList<?>)getOver()).basicRemove(otherEnd, msgs);
      case PerfPackage.PART__SETTINGS:
        return ((InternalEList<?>)getSettings()).basicRemove(otherEnd, msgs);
      case PerfPackage.PART__PARTS:
        return ((InternalEList<?>)getParts()).basicRemove(otherEnd, msgs);
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
      case PerfPackage.PART__KIND:
        return getKind();
      case PerfPackage.PART__NAMES:
        return getNames();
      case PerfPackage.PART__PROTOTYPE:
        return getPrototype();
      case PerfPackage.PART__ON:
        return getOn();
      case PerfPackage.PART__BETWEEN:
        return isBetween();
      case PerfPackage.PART__FROM:
        return getFrom();
      case PerfPackage.PART__TO:
        return getTo();
      case PerfPackage.PART__OVER:
        return getOver();
      case PerfPackage.PART__SETTINGS:
        return getSettings();
      case PerfPackage.PART__PARTS:
        return getParts();
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
      case PerfPackage.PART__KIND:
        setKind((Kind)newValue);
        return;
      case PerfPackage.PART__NAMES:
        getNames().clear();
        getNames().addAll((Collection<? extends PartName>)newValue);
        return;
      case PerfPackage.PART__PROTOTYPE:
        setPrototype((Reference)newValue);
        return;
      case PerfPackage.PART__ON:
        setOn((Reference)newValue);
        return;
      case PerfPackage.PART__BETWEEN:
        setBetween((Boolean)newValue);
        return;
      case PerfPackage.PART__FROM:
        setFrom((Reference)newValue);
        return;
      case PerfPackage.PART__TO:
        setTo((Reference)newValue);
        return;
      case PerfPackage.PART__OVER:
        getOver().clear();
        getOver().addAll((Collection<? extends Reference>)newValue);
        return;
      case PerfPackage.PART__SETTINGS:
        getSettings().clear();
        getSettings().addAll((Collection<? extends Setting>)newValue);
        return;
      case PerfPackage.PART__PARTS:
        getParts().clear();
        getParts().addAll((Collection<? extends Part>)newValue);
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
      case PerfPackage.PART__KIND:
        setKind(KIND_EDEFAULT);
        return;
      case PerfPackage.PART__NAMES:
        getNames().clear();
        return;
      case PerfPackage.PART__PROTOTYPE:
        setPrototype((Reference)null);
        return;
      case PerfPackage.PART__ON:
        setOn((Reference)null);
        return;
      case PerfPackage.PART__BETWEEN:
        setBetween(BETWEEN_EDEFAULT);
        return;
      case PerfPackage.PART__FROM:
        setFrom((Reference)null);
        return;
      case PerfPackage.PART__TO:
        setTo((Reference)null);
        return;
      case PerfPackage.PART__OVER:
        getOver().clear();
        return;
      case PerfPackage.PART__SETTINGS:
        getSettings().clear();
        return;
      case PerfPackage.PART__PARTS:
        getParts().clear();
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
      case PerfPackage.PART__KIND:
        return kind != KIND_EDEFAULT;
      case PerfPackage.PART__NAMES:
        return names != null && !names.isEmpty();
      case PerfPackage.PART__PROTOTYPE:
        return prototype != null;
      case PerfPackage.PART__ON:
        return on != null;
      case PerfPackage.PART__BETWEEN:
        return between != BETWEEN_EDEFAULT;
      case PerfPackage.PART__FROM:
        return from != null;
      case PerfPackage.PART__TO:
        return to != null;
      case PerfPackage.PART__OVER:
        return over != null && !over.isEmpty();
      case PerfPackage.PART__SETTINGS:
        return settings != null && !settings.isEmpty();
      case PerfPackage.PART__PARTS:
        return parts != null && !parts.isEmpty();
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
    result.append(" (kind: ");
    result.append(kind);
    result.append(", between: ");
    result.append(between);
    result.append(')');
    return result.toString();
  }

} //PartImpl
