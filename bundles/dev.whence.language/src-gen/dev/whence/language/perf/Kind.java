/**
 * Generated from Perf.xtext; not to be edited.
 */
package dev.whence.language.perf;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Kind</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * @see dev.whence.language.perf.PerfPackage#getKind()
 * @model
 * @generated
 */
public enum Kind implements Enumerator
{
  /**
   * The '<em><b>MACHINE</b></em>' literal object.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #MACHINE_VALUE
   * @generated
   * @ordered
   */
  MACHINE(0, "MACHINE", "machine"),

  /**
   * The '<em><b>STATION</b></em>' literal object.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #STATION_VALUE
   * @generated
   * @ordered
   */
  STATION(1, "STATION", "station"),

  /**
   * The '<em><b>DISK</b></em>' literal object.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #DISK_VALUE
   * @generated
   * @ordered
   */
  DISK(2, "DISK", "disk"),

  /**
   * The '<em><b>FILE</b></em>' literal object.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #FILE_VALUE
   * @generated
   * @ordered
   */
  FILE(3, "FILE", "file"),

  /**
   * The '<em><b>LINK</b></em>' literal object.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #LINK_VALUE
   * @generated
   * @ordered
   */
  LINK(4, "LINK", "link"),

  /**
   * The '<em><b>CHANNEL</b></em>' literal object.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #CHANNEL_VALUE
   * @generated
   * @ordered
   */
  CHANNEL(5, "CHANNEL", "channel"),

  /**
   * The '<em><b>GATE</b></em>' literal object.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #GATE_VALUE
   * @generated
   * @ordered
   */
  GATE(6, "GATE", "gate"),

  /**
   * The '<em><b>LOCK</b></em>' literal object.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #LOCK_VALUE
   * @generated
   * @ordered
   */
  LOCK(7, "LOCK", "lock"),

  /**
   * The '<em><b>MESSAGE</b></em>' literal object.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #MESSAGE_VALUE
   * @generated
   * @ordered
   */
  MESSAGE(8, "MESSAGE", "message");

  /**
   * The '<em><b>MACHINE</b></em>' literal value.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #MACHINE
   * @model literal="machine"
   * @generated
   * @ordered
   */
  public static final int MACHINE_VALUE = 0;

  /**
   * The '<em><b>STATION</b></em>' literal value.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #STATION
   * @model literal="station"
   * @generated
   * @ordered
   */
  public static final int STATION_VALUE = 1;

  /**
   * The '<em><b>DISK</b></em>' literal value.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #DISK
   * @model literal="disk"
   * @generated
   * @ordered
   */
  public static final int DISK_VALUE = 2;

  /**
   * The '<em><b>FILE</b></em>' literal value.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #FILE
   * @model literal="file"
   * @generated
   * @ordered
   */
  public static final int FILE_VALUE = 3;

  /**
   * The '<em><b>LINK</b></em>' literal value.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #LINK
   * @model literal="link"
   * @generated
   * @ordered
   */
  public static final int LINK_VALUE = 4;

  /**
   * The '<em><b>CHANNEL</b></em>' literal value.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #CHANNEL
   * @model literal="channel"
   * @generated
   * @ordered
   */
  public static final int CHANNEL_VALUE = 5;

  /**
   * The '<em><b>GATE</b></em>' literal value.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #GATE
   * @model literal="gate"
   * @generated
   * @ordered
   */
  public static final int GATE_VALUE = 6;

  /**
   * The '<em><b>LOCK</b></em>' literal value.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #LOCK
   * @model literal="lock"
   * @generated
   * @ordered
   */
  public static final int LOCK_VALUE = 7;

  /**
   * The '<em><b>MESSAGE</b></em>' literal value.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @see #MESSAGE
   * @model literal="message"
   * @generated
   * @ordered
   */
  public static final int MESSAGE_VALUE = 8;

  /**
   * An array of all the '<em><b>Kind</b></em>' enumerators.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  private static final Kind[] VALUES_ARRAY =
    new Kind[]
    {
      MACHINE,
      STATION,
      DISK,
      FILE,
      LINK,
      CHANNEL,
      GATE,
      LOCK,
      MESSAGE,
    };

  /**
   * A public read-only list of all the '<em><b>Kind</b></em>' enumerators.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  public static final List<Kind> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

  /**
   * Returns the '<em><b>Kind</b></em>' literal with the specified literal value.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param literal the literal.
   * @return the matching enumerator or <code>null</code>.
   * @generated
   */
  public static Kind get(String literal)
  {
    for (int i = 0; i < VALUES_ARRAY.length; ++i)
    {
      Kind result = VALUES_ARRAY[i];
      if (result.toString().equals(literal))
      {
        return result;
      }
    }
    return null;
  }

  /**
   * Returns the '<em><b>Kind</b></em>' literal with the specified name.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param name the name.
   * @return the matching enumerator or <code>null</code>.
   * @generated
   */
  public static Kind getByName(String name)
  {
    for (int i = 0; i < VALUES_ARRAY.length; ++i)
    {
      Kind result = VALUES_ARRAY[i];
      if (result.getName().equals(name))
      {
        return result;
      }
    }
    return null;
  }

  /**
   * Returns the '<em><b>Kind</b></em>' literal with the specified integer value.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @param value the integer value.
   * @return the matching enumerator or <code>null</code>.
   * @generated
   */
  public static Kind get(int value)
  {
    switch (value)
    {
      case MACHINE_VALUE: return MACHINE;
      case STATION_VALUE: return STATION;
      case DISK_VALUE: return DISK;
      case FILE_VALUE: return FILE;
      case LINK_VALUE: return LINK;
      case CHANNEL_VALUE: return CHANNEL;
      case GATE_VALUE: return GATE;
      case LOCK_VALUE: return LOCK;
      case MESSAGE_VALUE: return MESSAGE;
    }
    return null;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  private final int value;

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  private final String name;

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  private final String literal;

  /**
   * Only this class can construct instances.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  private Kind(int value, String name, String literal)
  {
    this.value = value;
    this.name = name;
    this.literal = literal;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public int getValue()
  {
    return value;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public String getName()
  {
    return name;
  }

  /**
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public String getLiteral()
  {
    return literal;
  }

  /**
   * Returns the literal value of the enumerator, which is its string representation.
   * <!-- begin-user-doc -->
   * <!-- end-user-doc -->
   * @generated
   */
  @Override
  public String toString()
  {
    return literal;
  }
  
} //Kind
