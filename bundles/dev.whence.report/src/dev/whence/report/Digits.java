package dev.whence.report;

import dev.whence.analysis.Results.Interval;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * How many digits of a number to show. An interval decides for its value: two digits of its half width where the first is 1, else
 * one, but no more than four of the value. An exact figure gets three, and at least one decimal below a thousand.
 */
final class Digits {
    private static final int MOST = 4;
    /** Relative width below which an interval is floating-point noise around an exact figure. */
    private static final double NOISE = 1e-9;

    private Digits() {
    }

    /** Decimals for an exact number. */
    static int exact(double value) {
        double x = Math.abs(value);
        if (x == 0 || x >= 999.95) {
            return 0;
        }
        return x >= 9.995 ? 1 : 2 - exponent(x);
    }

    /** Decimals for a number that is known to plus or minus {@code half}. */
    static int within(double value, double half) {
        if (!(half > 0) || Double.isInfinite(half)) {
            return exact(value);
        }
        int exponent = exponent(half);
        int wanted = -exponent + (half / Math.pow(10, exponent) < 1.95 ? 1 : 0);
        int most = value == 0 ? wanted : MOST - 1 - exponent(Math.abs(value));
        return Math.max(0, Math.min(wanted, most));
    }

    static int of(Interval figure, double size) {
        return within(figure.value() / size, half(figure) / size);
    }

    static double half(Interval figure) {
        double half = Math.max(figure.high() - figure.value(), figure.value() - figure.low());
        return half <= NOISE * Math.abs(figure.value()) ? 0 : half;
    }

    private static int exponent(double x) {
        int e = (int) Math.floor(Math.log10(x));
        // 9.996 is shown as 10.0: the digit that rounding gains counts.
        return x / Math.pow(10, e) >= 9.995 ? e + 1 : e;
    }

    /** With so many decimals, thousands set off by commas; far too large or small numbers as 1.23e-7. */
    static String show(double value, int decimals) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return Double.isNaN(value) ? "none" : value > 0 ? "unlimited" : "-unlimited";
        }
        double x = Math.abs(value);
        if (x >= 1e12 || x > 0 && x < 1e-6) {
            return String.format(Locale.ROOT, "%.2e", value);
        }
        BigDecimal rounded = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_UP);
        return String.format(Locale.ROOT, "%,." + decimals + "f", rounded.signum() == 0 ? BigDecimal.ZERO.setScale(decimals) : rounded);
    }

    /** Half an interval's width, never less than it is but for what floating point adds to a decimal fraction. */
    static String showUp(double value, int decimals) {
        return new BigDecimal(value * (1 - NOISE)).setScale(decimals, RoundingMode.UP).toPlainString();
    }

    static String exactly(double value) {
        return show(value, exact(value));
    }

    static String whole(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }
}
