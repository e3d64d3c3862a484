package dev.whence.language.types;

import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.properties.Example;
import dev.whence.units.Dimension;
import java.util.List;
import java.util.Map;

/** Mistakes about dimensions, in the same words wherever they are found. */
public final class Mistakes {

    private static final Map<Dimension, List<String>> UNITS = Map.of(
            Dimension.TIME, List.of(" ms", " s"),
            Dimension.DATA, List.of(" byte", " bit"),
            Dimension.BANDWIDTH, List.of(" bit/s", " byte/s"),
            Dimension.RATE, List.of("/s", " rpm"));

    private Mistakes() {}

    /** A bare number where something is measured: "setup is a duration and needs a unit: write 5 ms or 5 s". */
    public static Mistake missingUnit(NumberLiteral literal, String subject, Dimension wanted) {
        List<String> fixes = UNITS.getOrDefault(wanted, List.of()).stream()
                .map(unit -> literal.getValue() + unit).toList();
        String example = fixes.isEmpty() ? Example.value(wanted) : String.join(" or ", fixes);
        return new Mistake(literal, TypeCodes.MISSING_UNIT, subject + " must be " + wanted.describe()
                + " and needs a unit" + (example.isEmpty() ? "" : ": write " + example), fixes);
    }

    /**
     * What to do about a number that measures something else: a cost per word that should be one of so many words
     * is off by an amount of data.
     */
    public static String remedy(Dimension found, Dimension wanted) {
        Dimension factor = wanted.over(found);
        if (factor.equals(Dimension.DATA) || factor.equals(Dimension.TIME)) {
            return "; multiply it by " + factor.describe();
        }
        Dimension divisor = found.over(wanted);
        if (divisor.equals(Dimension.DATA) || divisor.equals(Dimension.TIME)) {
            return "; divide it by " + divisor.describe();
        }
        return "";
    }
}
