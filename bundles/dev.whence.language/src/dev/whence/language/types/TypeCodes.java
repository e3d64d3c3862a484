package dev.whence.language.types;

/** The codes of what can be wrong with what an expression measures. */
public final class TypeCodes {

    public static final String UNKNOWN_UNIT = "unknown_unit";
    public static final String MISSING_OPERATOR = "missing_operator";
    public static final String DIMENSIONS = "dimension_mismatch";
    public static final String MISSING_UNIT = "missing_unit";
    public static final String WRONG_TYPE = "wrong_type";
    public static final String UNKNOWN_FUNCTION = "unknown_function";
    public static final String ARGUMENT_COUNT = "argument_count";
    public static final String WRONG_SUBJECT = "wrong_subject";
    public static final String QUESTION_OUTSIDE = "question_outside";
    public static final String MIXED_LIST = "mixed_list";
    public static final String ARGUMENT_DIMENSION = "argument_dimension";

    private TypeCodes() {}
}
