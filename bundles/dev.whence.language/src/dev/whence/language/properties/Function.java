package dev.whence.language.properties;

import java.util.List;
import java.util.Optional;

/**
 * A function or a distribution: one row of the language's table.
 *
 * @param name as it is called
 * @param rule what its arguments must be, and what comes out
 * @param least the fewest arguments
 * @param most the most arguments
 * @param form how it is called, with names for the arguments
 * @param sentence what it gives
 */
public record Function(String name, Rule rule, int least, int most, String form, String sentence) {

    /** What the arguments must be, and what comes out. */
    public enum Rule {
        /** A plain number to a whole one. */
        ROUNDING,
        /** Several values of one dimension to one of them. */
        EXTREME,
        /** Values of one dimension to a random value of it. */
        SPREAD,
        /** A count and a value to a random value. */
        STAGES,
        /** Pairs of a probability and a value to a random value. */
        WEIGHTED,
        /** A file of plain numbers to a random one of them. */
        SAMPLE
    }

    private static final int MANY = 1_000;

    private static final List<Function> TABLE = List.of(
            new Function("floor", Rule.ROUNDING, 1, 1, "floor(x)", "The largest whole number not above x."),
            new Function("ceil", Rule.ROUNDING, 1, 1, "ceil(x)", "The smallest whole number not below x."),
            new Function("round", Rule.ROUNDING, 1, 1, "round(x)", "The nearest whole number, halves away from zero."),
            new Function("min", Rule.EXTREME, 2, MANY, "min(x, y)", "The smallest of several values."),
            new Function("max", Rule.EXTREME, 2, MANY, "max(x, y)", "The largest of several values."),
            new Function("uniform", Rule.SPREAD, 2, 2, "uniform(low, high)", "Random, equally likely between two values."),
            new Function("exponential", Rule.SPREAD, 1, 1, "exponential(mean)", "Random, exponentially distributed."),
            new Function("erlang", Rule.STAGES, 2, 2, "erlang(k, mean)",
                    "Random, the sum of k exponential stages with this mean in all."),
            new Function("hyperexponential", Rule.WEIGHTED, 1, MANY, "hyperexponential(p: mean, q: mean)",
                    "Random, exponential with one of several means."),
            new Function("choice", Rule.WEIGHTED, 1, MANY, "choice(p: x, q: y)", "Random, one of several values."),
            new Function("empirical", Rule.SAMPLE, 1, 1, "empirical(\"file\")",
                    "Random, one of the plain numbers in a file beside the model, one a line; multiply it by a unit. Not simulated yet."));

    /** All of them, in the order of the reference page. */
    public static List<Function> all() {
        return TABLE;
    }

    public static Optional<Function> find(String name) {
        return TABLE.stream().filter(f -> f.name.equals(name)).findFirst();
    }

    /** False for what the language has and the simulation has not yet. */
    public boolean simulated() {
        return rule != Rule.SAMPLE;
    }

    /** Whether what comes out is drawn anew at each use. */
    public boolean isDistribution() {
        return rule != Rule.ROUNDING && rule != Rule.EXTREME;
    }
}
