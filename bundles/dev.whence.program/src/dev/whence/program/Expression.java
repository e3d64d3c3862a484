package dev.whence.program;

import dev.whence.units.Quantity;
import java.io.Serializable;
import java.util.List;

/** A value still to be computed. Names are resolved: an entity is named by its path from the root, {@code vax.drive}. */
public sealed interface Expression extends Serializable {
    record Constant(Quantity quantity) implements Expression {
    }

    record Truth(boolean value) implements Expression {
    }

    record Text(String value) implements Expression {
    }

    record Sequence(List<Expression> elements) implements Expression {
    }

    record ParameterValue(String name) implements Expression {
    }

    /** A property of a part or process, found in its prototype or table of defaults where it is not set. */
    record PropertyValue(String entity, String property) implements Expression {
    }

    /** An argument of a routine, or a {@code let}. */
    record Local(String name) implements Expression {
    }

    /** The index of the process's instance, from 1. */
    record Self() implements Expression {
    }

    /**
     * A part, process, counter, span, routine, label or cause, as an argument of a question or an element of a schedule.
     *
     * @param index which of several, or null
     * @param within the part that it is inside of, or null
     */
    record Entity(EntityKind kind, String path, Expression index, Entity within) implements Expression {
        public Entity(EntityKind kind, String path, Expression index) {
            this(kind, path, index, null);
        }

        /** Whether it is said nowhere on the way which of several is meant. */
        public boolean isPlain() {
            return index == null && (within == null || within.isPlain());
        }
    }

    enum EntityKind { PART, PROCESS, COUNTER, SPAN, ROUTINE, LABEL, CAUSE }

    /** A name out of a property's alternatives, such as {@code lcfs} or {@code round_robin(10 ms)}. */
    record Alternative(String name, List<Expression> arguments) implements Expression {
    }

    /** {@code + - * / < <= > >= == != and or not negate floor ceil round min max}. */
    record Operation(String operator, List<Expression> operands) implements Expression {
    }

    /**
     * A random value. {@code weights} is empty but for {@code choice} and {@code hyperexponential}, whose arguments are pairs.
     */
    record Distribution(String name, List<Expression> weights, List<Expression> arguments, At at) implements Expression {
    }

    record Question(String name, List<Expression> arguments, At at) implements Expression {
    }

    /** {@code several}: written as a list, so the answer is a list. */
    record InCases(Expression operand, List<String> cases, boolean several) implements Expression {
    }
}
