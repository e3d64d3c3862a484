package dev.whence.units;

import java.io.Serializable;

/**
 * An exact amount of something.
 *
 * @param value in the base units second and bit
 * @param dimension what it measures
 */
public record Quantity(Rational value, Dimension dimension) implements Serializable {
    public static final Quantity ZERO = number(0);

    public static Quantity number(long value) {
        return new Quantity(Rational.of(value), Dimension.NUMBER);
    }

    public static Quantity number(Rational value) {
        return new Quantity(value, Dimension.NUMBER);
    }

    public static Quantity seconds(Rational value) {
        return new Quantity(value, Dimension.TIME);
    }

    public static Quantity bits(Rational value) {
        return new Quantity(value, Dimension.DATA);
    }

    public Quantity times(Quantity other) {
        return new Quantity(value.times(other.value), dimension.times(other.dimension));
    }

    /** @throws ArithmeticException if {@code other} is zero */
    public Quantity over(Quantity other) {
        return new Quantity(value.over(other.value), dimension.over(other.dimension));
    }
}
