package dev.whence.report;

import dev.whence.units.QuantityFormatException;
import dev.whence.units.QuantityReader;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The unit that an expectation is written in, so that what was found can be compared with it by eye. A unit of the model's own
 * ({@code word/s}) is sized by comparing the written number with the bounds that came of it.
 */
final class ReaderUnit {
    private static final Pattern QUANTITY =
        Pattern.compile("(\\d[\\d_,]*(?:\\.\\d+)?)(?:[^\\[\\]a-zA-Z]*\\])?\\s*(%|/?[\\p{L}]\\w*(?:\\s*[/*]\\s*[\\p{L}]\\w*)*)?");
    private static final List<String> WORDS = List.of("within", "to", "from", "and");

    private ReaderUnit() {
    }

    static Optional<Scale> of(String expected, List<Double> lowest, List<Double> highest) {
        Matcher found = QUANTITY.matcher(expected);
        if (!found.find()) {
            return Optional.empty();
        }
        String unit = found.group(2) == null || WORDS.contains(found.group(2)) ? "" : found.group(2).replaceAll("\\s+", "");
        if (unit.isEmpty()) {
            return followingUnit(expected, found.end()).map(u -> scale(u, Double.NaN));
        }
        double number = Double.parseDouble(found.group(1).replaceAll("[_,]", ""));
        return Optional.of(scale(unit, bound(expected, lowest, highest) / number)).filter(s -> s.size() > 0 && Double.isFinite(s.size()));
    }

    /** "from 5 to 15 s" has its unit behind the second number only where the first is a plain one: then both are plain. */
    private static Optional<String> followingUnit(String expected, int from) {
        return expected.substring(from).isBlank() ? Optional.empty() : Optional.of("");
    }

    private static Scale scale(String unit, double inferred) {
        if (unit.isEmpty()) {
            return Scale.PLAIN;
        }
        try {
            return new Scale(unit, QuantityReader.read("1" + (unit.startsWith("/") ? "" : " ") + unit).value().toDouble());
        } catch (QuantityFormatException ownUnit) {
            return new Scale(unit, inferred);
        }
    }

    /** The base value of the number that is written first. */
    private static double bound(String expected, List<Double> lowest, List<Double> highest) {
        if (lowest.isEmpty() || highest.isEmpty()) {
            return Double.NaN;
        }
        double low = lowest.get(0);
        double high = highest.get(0);
        if (Double.isInfinite(low) || Double.isInfinite(high)) {
            return Double.isInfinite(low) ? high : low;
        }
        return expected.contains("from") ? low : (low + high) / 2;
    }
}
