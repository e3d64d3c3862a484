package dev.whence.language.validation;

import static dev.whence.language.Severity.ERROR;
import static dev.whence.language.Severity.INFO;
import static dev.whence.language.Severity.WARNING;

import dev.whence.language.Severity;
import java.util.Locale;

/** Every check of the language, with how bad its finding is and what it is about. */
public enum IssueCode {
    // the file
    UNREADABLE_FILE(ERROR, "the file cannot be read"),
    NOT_TEXT(ERROR, "the file is not UTF-8 text"),
    FILE_TOO_LARGE(ERROR, "the file is larger than the limit"),
    SYNTAX(ERROR, "something is missing, or stands where it cannot"),
    UNKNOWN_WORD(ERROR, "a word that begins nothing"),
    UNEXPECTED_CHARACTER(ERROR, "a character that the language does not have"),
    UNCLOSED_TEXT(ERROR, "a text without its closing quote"),
    UNCLOSED_COMMENT(ERROR, "a comment without its end"),
    TOO_DEEP(ERROR, "too many blocks or parentheses inside each other"),
    TOO_LONG(ERROR, "too many terms in one expression"),
    TOO_MANY(ERROR, "more findings than the limit"),
    IMPORT_NOT_FOUND(ERROR, "an imported file that is not there"),
    IMPORT_OUTSIDE(ERROR, "an imported file outside the project's folder"),
    IMPORT_CYCLE(ERROR, "a file that imports itself"),
    // names
    UNKNOWN_NAME(ERROR, "a name that stands for nothing"),
    UNKNOWN_PROPERTY(ERROR, "a property that its owner does not have"),
    AMBIGUOUS_NAME(ERROR, "a name of several parts"),
    UNKNOWN_ALTERNATIVE(ERROR, "a word that a property cannot have"),
    UNKNOWN_CASE(ERROR, "a variant or hypothesis that there is not"),
    UNKNOWN_ROUTINE(ERROR, "a routine that there is not"),
    NOT_A_VALUE(ERROR, "a part or process where a value is expected"),
    NOT_CHANGEABLE(ERROR, "a part or process where a parameter or property is expected"),
    WRONG_KIND(ERROR, "a part of the wrong kind"),
    DUPLICATE_NAME(ERROR, "two things of the same name"),
    DUPLICATE_SETTING(ERROR, "a property that is set twice"),
    DUPLICATE_CHANGE(WARNING, "a value that one case changes twice"),
    NAMED_LIKE_UNIT(ERROR, "a value named like a unit"),
    // what is measured
    UNKNOWN_UNIT(ERROR, "a unit that there is not"),
    MISSING_OPERATOR(ERROR, "two values without an operator between them"),
    DIMENSION_MISMATCH(ERROR, "a value that measures something else"),
    MISSING_UNIT(ERROR, "a number without its unit"),
    WRONG_TYPE(ERROR, "a flag, text or name where a number is expected, or the reverse"),
    UNKNOWN_FUNCTION(ERROR, "a function or question that there is not"),
    ARGUMENT_COUNT(ERROR, "too few or too many arguments"),
    WRONG_SUBJECT(ERROR, "a question about something that it cannot be about"),
    QUESTION_OUTSIDE(ERROR, "a question that is not behind expect or show"),
    MIXED_LIST(ERROR, "a list whose elements measure different things"),
    COUNTER_DIMENSION(ERROR, "a counter that counts different things"),
    ARGUMENT_DIMENSION(ERROR, "a routine whose callers give it different things"),
    TEXT_AS_VALUE(ERROR, "a text where a value is expected"),
    UNIT_NOT_CONSTANT(ERROR, "a unit whose size is not constant"),
    DISTRIBUTION_NOT_ALLOWED(ERROR, "a random value where a fixed one is needed"),
    LIST_NOT_ALLOWED(ERROR, "a list where one value is needed"),
    NO_QUESTION(WARNING, "an expect or show that asks nothing"),
    MIXED_DATA_UNITS(INFO, "powers of ten beside powers of two"),
    BIT_OR_BYTE(INFO, "a unit in bits that is often meant in bytes"),
    // ranges
    OUT_OF_BOUNDS(ERROR, "a value that makes no sense for its property"),
    DEFAULT_OUTSIDE_RANGE(ERROR, "a value outside its own range"),
    OUTSIDE_RANGE(WARNING, "a value outside the range that was given for it"),
    RANGE_REVERSED(ERROR, "a range from the larger to the smaller"),
    NEGATIVE_DURATION(ERROR, "a negative duration"),
    ZERO_PERIOD(ERROR, "a period of nothing"),
    AMOUNT_NOT_POSITIVE(ERROR, "an amount of nothing or less"),
    REPEAT_COUNT(ERROR, "a number of repetitions that is negative or not whole"),
    DIVISION_BY_ZERO(ERROR, "a division by zero"),
    INDEX_OUT_OF_RANGE(ERROR, "an instance that there is not"),
    INDEX_WITHOUT_MEANING(ERROR, "an index where all instances are meant together"),
    INSTANCE_COUNT(ERROR, "a number of instances that is negative, not whole or beyond the limit"),
    PROBABILITY(ERROR, "a probability outside 0 to 1"),
    PROBABILITY_SUM(ERROR, "probabilities whose sum is not 1"),
    // cycles
    CYCLIC_PARAMETER(ERROR, "a parameter that depends on itself"),
    CYCLIC_CASE(ERROR, "a case that builds on itself"),
    CYCLIC_COPY(ERROR, "a part that is a copy of itself"),
    CYCLIC_ROUTINE(ERROR, "a routine that does itself"),
    LONG_CHAIN(ERROR, "a longer chain of definitions than the limit"),
    // processes
    NO_MACHINE(ERROR, "a computation in a process on no machine"),
    LOOP_WITHOUT_TIME(ERROR, "an endless loop that takes no time"),
    UNREACHABLE(WARNING, "statements behind an endless loop"),
    SETTING_AFTER_STATEMENT(WARNING, "a setting among the statements"),
    REPLY_OUTSIDE(ERROR, "a reply to no message"),
    NESTED_HANDLER(ERROR, "a handler inside another statement"),
    UNUSED_PARAMETER(WARNING, "a parameter that nothing uses"),
    UNUSED_ROUTINE(WARNING, "a routine that nobody does"),
    UNUSED_MESSAGE(WARNING, "a message that nobody sends or receives"),
    UNUSED_PART(INFO, "a part that no process uses"),
    // messages
    NO_CHANNEL(ERROR, "a message between processes without a channel"),
    NEVER_SENT(WARNING, "a message that is awaited but never sent"),
    NEVER_RECEIVED(WARNING, "a message that is sent but never received"),
    CHANNEL_ENDS(ERROR, "a channel without its ends"),
    MESSAGE_WITHOUT_SIZE(INFO, "a message that carries nothing"),
    HEADER_OVER_MESSAGE(ERROR, "a header that leaves no room for data"),
    MESSAGE_OVER_PACKET(WARNING, "a message that just exceeds the link's packet"),
    OVERHEAD_OVER_PACKET(WARNING, "packets that carry more overhead than data"),
    RESERVE_OVER_BANDWIDTH(ERROR, "a link with nothing left to carry"),
    WINDOW_BELOW_MESSAGE(ERROR, "a window that never lets a message through"),
    NO_EFFECT(WARNING, "a property without effect"),
    NOT_SIMULATED(ERROR, "what the language has and the simulation has not yet"),
    // storage
    FILE_NOT_ON_DISK(ERROR, "a file that is on no disk"),
    DISK_WITHOUT_FORM(ERROR, "a disk without rotation and track, bandwidth or service"),
    DISK_FORMS_CONFLICT(ERROR, "a disk both mechanical and simple"),
    SLOT_MISSED(WARNING, "a block for which the drive cannot be ready in time"),
    QUANTUM_BELOW_SWITCH(WARNING, "a quantum shorter than the switch between processes"),
    // cases, expectations, sweeps
    FIT_OUTSIDE_HYPOTHESIS(ERROR, "a fit in a variant"),
    RATIO_OVER_ONE(ERROR, "a share of more than everything"),
    TOLERANCE(ERROR, "a negative tolerance"),
    SHARE_OUT_OF_RANGE(ERROR, "a quantile outside 0 to 1"),
    LIST_LENGTH(ERROR, "lists of different lengths"),
    SWEEP_STEP(ERROR, "a step of zero, or in the wrong direction"),
    SWEEP_TOO_LARGE(ERROR, "a sweep of more points than the limit");

    private final Severity severity;
    private final String about;

    IssueCode(Severity severity, String about) {
        this.severity = severity;
        this.about = about;
    }

    public Severity severity() {
        return severity;
    }

    /** What is found, in a few words. */
    public String about() {
        return about;
    }

    /** As it stands in an issue. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The code of an id. */
    public static IssueCode of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }
}
