package dev.whence.units;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/** Quantities as a reader expects them in a sentence: {@code 4.17 ms}, {@code 27.6 kbit/s}, {@code 40/s}. */
public final class QuantityText {

    private static final MathContext DIGITS = new MathContext(4);
    private static final List<String> TIMES = List.of("d", "h", "min", "s", "ms", "us", "ns", "ps");
    private static final List<String> DATA = List.of("TB", "GB", "MB", "kB", "byte", "bit");

    private QuantityText() {}

    /** Four significant digits in the unit that leaves a number of at least one. */
    public static String of(Quantity quantity) {
        Dimension dimension = quantity.dimension();
        if (dimension.equals(Dimension.TIME)) {
            return in(quantity.value(), TIMES, "s");
        }
        if (dimension.equals(Dimension.DATA)) {
            return in(quantity.value(), DATA, "bit");
        }
        if (dimension.equals(Dimension.BANDWIDTH)) {
            return in(quantity.value(), List.of("Gbit", "Mbit", "kbit", "bit"), "bit") + "/s";
        }
        if (dimension.equals(Dimension.RATE)) {
            return digits(quantity.value()) + "/s";
        }
        String symbol = dimension.symbol();
        return digits(quantity.value()) + (symbol.isEmpty() ? "" : " " + symbol);
    }

    private static String in(Rational value, List<String> units, String zeroUnit) {
        for (String unit : units) {
            Rational size = Units.all().get(unit).value();
            if (value.abs().compareTo(size) >= 0) {
                return digits(value.over(size)) + " " + unit;
            }
        }
        String last = value.isZero() ? zeroUnit : units.get(units.size() - 1);
        return digits(value.over(Units.all().get(last).value())) + " " + last;
    }

    private static String digits(Rational value) {
        BigDecimal rounded = new BigDecimal(value.numerator()).divide(new BigDecimal(value.denominator()), DIGITS);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
