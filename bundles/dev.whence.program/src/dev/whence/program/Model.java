package dev.whence.program;

import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * A model, ready to be linked for given values.
 *
 * @param file the path by which the user named it
 * @param documentation the comment at its head, or empty
 * @param properties the language's table, so that a program knows which properties there are without the language
 * @param units the model's own, by name
 */
public record Model(String file, String documentation, List<Parameter> parameters, List<Part> parts, List<Process> processes,
        List<Routine> routines, List<Case> cases, List<Expectation> expectations, List<Show> shows, List<Property> properties,
        Map<String, Quantity> units) implements Serializable {
    /** How the model as it stands is called among its cases. */
    public static final String BASE = "base";

    /**
     * A property that parts of a kind have.
     *
     * @param dimensions that a number may have; empty for a flag or a choice
     * @param words that may stand instead of a number, such as {@code fcfs}
     * @param drawn whether a distribution may stand instead
     * @param defaultValue null for none or unlimited
     */
    public record Property(Kind kind, String name, List<Dimension> dimensions, List<String> words, boolean drawn, Expression defaultValue)
            implements Serializable {
    }

    /**
     * @param from least value, or null
     * @param to largest value, or null
     * @param status {@code given measured fitted assumed tunable}, or null
     * @param note or null
     */
    public record Parameter(String name, Expression value, Dimension dimension, Expression from, Expression to, String status, String note,
            At at) implements Serializable {
    }

    /** A property's value as set in the text; the fields are those of {@link Parameter}. */
    public record Setting(String property, Expression value, Expression from, Expression to, String status, String note, At at)
            implements Serializable {
    }

    public enum Kind { MACHINE, STATION, DISK, FILE, LINK, CHANNEL, GATE, LOCK, MESSAGE, PROCESS }

    /**
     * A part of any kind but process.
     *
     * @param path from the root
     * @param count how many, or null
     * @param prototype path of the part whose settings it shares, or null
     * @param on path of the part that it is on, or null; a nested part is on its parent
     * @param from an end of a channel, or null; {@code to} the other
     * @param oneWay a channel from … to, not between
     * @param over paths of links
     */
    public record Part(Kind kind, String path, Expression count, String prototype, String on, String from, String to, boolean oneWay,
            List<String> over, List<Setting> settings, At at) implements Serializable {
    }

    /**
     * @param on path of its machine, or null
     * @param every the time between arrivals, or null for processes that are there from the beginning
     */
    public record Process(String name, Expression count, String on, Expression every, List<Setting> settings, List<Statement> body, At at)
            implements Serializable {
    }

    public record Routine(String name, List<String> arguments, List<Statement> body, At at) implements Serializable {
    }

    /** @param parents names of the cases whose changes come first */
    public record Case(String name, boolean hypothesis, List<String> parents, String note, List<Change> changes, List<Fit> fits, At at)
            implements Serializable {
    }

    /** @param target a parameter's name or a property's path */
    public record Change(String target, Expression value, At at) implements Serializable {
    }

    public record Fit(String target, Expression from, Expression to, At at) implements Serializable {
    }

    /**
     * One criterion: equal to {@code value} within {@code tolerance} (null: by the rule without tolerance), or between {@code from} and
     * {@code to} of which one may be null.
     *
     * @param text the question as written
     * @param expected the criterion as written
     * @param unit in which the figure is expected, or null
     */
    public record Expectation(Expression question, String text, String expected, Unit unit, Expression value, Expression tolerance, Expression from, Expression to,
            List<Sweep> sweeps, boolean unexplained, String note, At at) implements Serializable {
    }

    /**
     * A unit as the author wrote it.
     *
     * @param text such as {@code word/s}
     * @param size in seconds and bits
     */
    public record Unit(String text, double size) implements Serializable {
    }

    public record Show(List<Expression> questions, List<String> texts, List<Sweep> sweeps, String note, At at) implements Serializable {
    }

    /** Either {@code values}, or {@code from}, {@code to} and perhaps {@code step}; {@code unit} as the author wrote it, or null. */
    public record Sweep(String target, Expression values, Expression from, Expression to, Expression step, Unit unit, At at) implements Serializable {
    }
}
