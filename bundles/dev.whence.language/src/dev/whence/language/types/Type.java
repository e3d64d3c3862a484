package dev.whence.language.types;

import dev.whence.units.Dimension;

/** What an expression gives. */
public sealed interface Type {

    /** A number that measures something; {@code random} if it is drawn anew at each use. */
    record Measure(Dimension dimension, boolean random) implements Type {}

    /** True or false. */
    record Flag() implements Type {}

    /** A text in quotes. */
    record Text() implements Type {}

    /** A word of a property, such as {@code fcfs}. */
    record Word() implements Type {}

    /** A part, a process, a routine, a counter …: what is named, not a value. */
    record Named() implements Type {}

    /** Several values of one type. */
    record Several(Type element) implements Type {}

    /** Processes in an order: what {@code schedule} gives. */
    record Sequence() implements Type {}

    /** Not known, because of something that has been reported already: nothing more is said about it. */
    record Unknown() implements Type {}

    Type NUMBER = new Measure(Dimension.NUMBER, false);
    Type FLAG = new Flag();
    Type WORD = new Word();
    Type NAMED = new Named();
    Type TEXT = new Text();
    Type SEQUENCE = new Sequence();
    Type UNKNOWN = new Unknown();

    static Type of(Dimension dimension) {
        return new Measure(dimension, false);
    }

    /** In the user's words. */
    default String describe() {
        return switch (this) {
            case Measure measure -> measure.dimension().describe();
            case Flag flag -> "true or false";
            case Text text -> "a text";
            case Word word -> "a word";
            case Named named -> "a name";
            case Several several -> "a list";
            case Sequence sequence -> "a list of processes";
            case Unknown unknown -> "unknown";
        };
    }

    /** What is inside a list, or the type itself. */
    default Type element() {
        return this instanceof Several several ? several.element().element() : this;
    }
}
