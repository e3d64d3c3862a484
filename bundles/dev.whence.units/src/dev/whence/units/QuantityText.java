package dev.whence.units;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;

/** Quantities as a reader expects them in a sentence: {@code 4.17 ms}, {@code 27.6 kbit/s}, {@code 40/s}. */
public final class QuantityText {

    private static final MathContext ROUNDED = new MathContext(3, RoundingMode.HALF_EVEN);
    /** What has no more digits than this is written exactly. */
    private static final int EXACT_DIGITS = 6;
    private static final List<String> TIMES = List.of("d", "h", "min", "s", "ms", "us", "ns", "ps");
    private static final List<String> BYTES = List.of("TB", "GB", "MB", "kB", "byte");
    private static final List<String> BINARY_BYTES = List.of("TiB", "GiB", "MiB", "KiB", "byte");
    private static final List<String> BITS = List.of("Tbit", "Gbit", "Mbit", "kbit", "bit");

    private QuantityText() {}

    /** In the unit that leaves a number of at least one; exactly where that is short, else in three digits. */
    public static String of(Quantity quantity) {
        Dimension dimension = quantity.dimension();
        Rational value = quantity.value();
        if (dimension.equals(Dimension.TIME)) {
            return in(value, TIMES);
        }
        if (dimension.equals(Dimension.DATA)) {
            return in(value, dataUnits(value));
        }
        if (dimension.equals(Dimension.BANDWIDTH)) {
            return in(value, BITS) + "/s";
        }
        if (dimension.equals(Dimension.RATE)) {
            return digits(value) + "/s";
        }
        String symbol = dimension.symbol();
        return digits(value) + (symbol.isEmpty() ? "" : " " + symbol);
    }

    /** Powers of two where they come out even, bytes where those do. */
    private static List<String> dataUnits(Rational bits) {
        Rational bytes = bits.over(Rational.of(8));
        if (!bytes.isWhole()) {
            return BITS;
        }
        boolean binary = bytes.over(Rational.of(1024)).isWhole() && !bytes.over(Rational.of(1000)).isWhole();
        return binary ? BINARY_BYTES : BYTES;
    }

    private static String in(Rational value, List<String> units) {
        String last = units.get(units.size() - 1);
        if (value.isZero()) {
            return "0 " + (units == TIMES ? "s" : last);
        }
        for (String unit : units) {
            if (value.abs().compareTo(size(unit)) >= 0) {
                return digits(value.over(size(unit))) + " " + unit;
            }
        }
        return digits(value.over(size(last))) + " " + last;
    }

    private static Rational size(String unit) {
        return Units.all().get(unit).value();
    }

    private static String digits(Rational value) {
        BigDecimal exact = new BigDecimal(value.numerator())
                .divide(new BigDecimal(value.denominator()), new MathContext(EXACT_DIGITS + 1)).stripTrailingZeros();
        BigDecimal shown = exact.precision() <= EXACT_DIGITS ? exact : exact.round(ROUNDED);
        return shown.signum() == 0 ? "0" : shown.stripTrailingZeros().toPlainString();
    }
}
