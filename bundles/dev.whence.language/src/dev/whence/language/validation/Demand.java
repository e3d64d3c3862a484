package dev.whence.language.validation;

import dev.whence.language.perf.Expression;
import dev.whence.language.properties.Property;
import dev.whence.units.Dimension;
import java.util.List;
import java.util.Optional;

/**
 * What an expression must be because of where it stands.
 *
 * @param value the expression; may be null where a syntax error cut it off
 * @param subject who demands it, to begin a sentence with
 * @param kind which kind of value
 * @param dimensions what a number may measure; empty if anything
 * @param several whether a list may stand there
 * @param random whether it may be drawn
 * @param property whose words may stand there too
 */
record Demand(Expression value, String subject, Kind kind, List<Dimension> dimensions, boolean several, boolean random,
        Optional<Property> property) {

    enum Kind {
        NUMBER, FLAG,
        /** A word of the property, and nothing else. */
        WORD,
        /** A number or a flag. */
        VALUE,
        /** A message or an amount of data. */
        PAYLOAD
    }

    static Demand number(Expression value, String subject, Dimension... dimensions) {
        return new Demand(value, subject, Kind.NUMBER, List.of(dimensions), false, true, Optional.empty());
    }

    static Demand flag(Expression value, String subject) {
        return new Demand(value, subject, Kind.FLAG, List.of(), false, true, Optional.empty());
    }

    static Demand value(Expression value, String subject) {
        return new Demand(value, subject, Kind.VALUE, List.of(), false, true, Optional.empty());
    }

    /** What a property demands of its value. */
    static Demand of(Property property, Expression value) {
        Kind kind = switch (property.type()) {
            case QUANTITY -> Kind.NUMBER;
            case FLAG -> Kind.FLAG;
            case CHOICE -> Kind.WORD;
        };
        return new Demand(value, property.name(), kind, property.dimensions(), false, property.drawn(), Optional.of(property));
    }

    /** The same where only a value that never changes can stand. */
    Demand fixed() {
        return new Demand(value, subject, kind, dimensions, several, false, property);
    }

    /** The same where a list may stand. */
    Demand list() {
        return new Demand(value, subject, kind, dimensions, true, random, property);
    }
}
