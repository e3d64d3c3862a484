package dev.whence.units;

import java.io.Serializable;

/**
 * What a number measures: exponents of the second and of the bit. Everything else that is counted
 * (messages, blocks) is a plain number.
 *
 * @param time exponent of the second
 * @param data exponent of the bit
 */
public record Dimension(int time, int data) implements Serializable {
    public static final Dimension NUMBER = new Dimension(0, 0);
    public static final Dimension TIME = new Dimension(1, 0);
    public static final Dimension RATE = new Dimension(-1, 0);
    public static final Dimension DATA = new Dimension(0, 1);
    public static final Dimension BANDWIDTH = new Dimension(-1, 1);

    public Dimension times(Dimension other) {
        return new Dimension(time + other.time, data + other.data);
    }

    public Dimension over(Dimension other) {
        return new Dimension(time - other.time, data - other.data);
    }

    /** In a reader's words: "a duration", "an amount of data per second". */
    public String describe() {
        if (equals(NUMBER)) {
            return "a plain number";
        }
        if (equals(TIME)) {
            return "a duration";
        }
        if (equals(RATE)) {
            return "a rate (per second)";
        }
        if (equals(DATA)) {
            return "an amount of data";
        }
        if (equals(BANDWIDTH)) {
            return "data per second";
        }
        if (equals(new Dimension(1, -1))) {
            return "a duration per amount of data";
        }
        return "a quantity in " + symbol();
    }

    /** The SI symbol, such as {@code bit/s}; empty for a plain number. */
    public String symbol() {
        String top = power("bit", data) + (data > 0 && time > 0 ? "*" : "") + power("s", time);
        String bottom = power("bit", -data) + (data < 0 && time < 0 ? "*" : "") + power("s", -time);
        if (bottom.isEmpty()) {
            return top;
        }
        return (top.isEmpty() ? "1" : top) + "/" + bottom;
    }

    private static String power(String unit, int exponent) {
        return exponent <= 0 ? "" : exponent == 1 ? unit : unit + "^" + exponent;
    }
}
