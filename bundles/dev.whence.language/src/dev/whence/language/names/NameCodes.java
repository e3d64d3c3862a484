package dev.whence.language.names;

/** The codes of what can be wrong with a name. */
public final class NameCodes {

    public static final String UNKNOWN_NAME = "unknown_name";
    public static final String UNKNOWN_PROPERTY = "unknown_property";
    public static final String AMBIGUOUS_NAME = "ambiguous_name";
    public static final String UNKNOWN_WORD = "unknown_alternative";
    public static final String UNKNOWN_CASE = "unknown_case";
    public static final String UNKNOWN_ROUTINE = "unknown_routine";
    public static final String NOT_A_VALUE = "not_a_value";
    public static final String NOT_CHANGEABLE = "not_changeable";

    private NameCodes() {}
}
