package dev.whence.units;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;

/**
 * An exact fraction in lowest terms with a positive denominator. Parameters are rational so that a declared
 * period (1/60 s) is known exactly when the unit of model time is chosen.
 */
public final class Rational implements Comparable<Rational>, Serializable {
    private static final long serialVersionUID = 1;

    public static final Rational ZERO = new Rational(BigInteger.ZERO, BigInteger.ONE);
    public static final Rational ONE = new Rational(BigInteger.ONE, BigInteger.ONE);

    private final BigInteger numerator;
    private final BigInteger denominator;

    private Rational(BigInteger numerator, BigInteger denominator) {
        this.numerator = numerator;
        this.denominator = denominator;
    }

    /** @throws ArithmeticException if the denominator is zero */
    public static Rational of(BigInteger numerator, BigInteger denominator) {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("division by zero");
        }
        BigInteger gcd = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            gcd = gcd.negate();
        }
        return gcd.equals(BigInteger.ONE)
                ? new Rational(numerator, denominator)
                : new Rational(numerator.divide(gcd), denominator.divide(gcd));
    }

    public static Rational of(long numerator, long denominator) {
        return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    public static Rational of(long value) {
        return new Rational(BigInteger.valueOf(value), BigInteger.ONE);
    }

    public static Rational of(BigInteger value) {
        return new Rational(value, BigInteger.ONE);
    }

    /** The exact value of a finite double. */
    public static Rational of(double value) {
        return of(new BigDecimal(value));
    }

    /** A decimal such as {@code 1_000.25}; underscores are allowed between digits. */
    public static Rational parse(String decimal) {
        return of(new BigDecimal(decimal.replace("_", "")));
    }

    private static Rational of(BigDecimal value) {
        return value.scale() <= 0
                ? of(value.toBigIntegerExact())
                : of(value.unscaledValue(), BigInteger.TEN.pow(value.scale()));
    }

    public BigInteger numerator() {
        return numerator;
    }

    public BigInteger denominator() {
        return denominator;
    }

    public Rational plus(Rational other) {
        return of(numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Rational minus(Rational other) {
        return plus(other.negate());
    }

    public Rational times(Rational other) {
        return of(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /** @throws ArithmeticException if {@code other} is zero */
    public Rational over(Rational other) {
        return of(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    public Rational negate() {
        return new Rational(numerator.negate(), denominator);
    }

    public Rational abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigInteger floor() {
        BigInteger[] parts = numerator.divideAndRemainder(denominator);
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    public BigInteger ceil() {
        return negate().floor().negate();
    }

    /** Nearest whole number, halves away from zero. */
    public BigInteger round() {
        BigInteger magnitude = abs().plus(of(1, 2)).floor();
        return signum() < 0 ? magnitude.negate() : magnitude;
    }

    public int signum() {
        return numerator.signum();
    }

    public boolean isZero() {
        return numerator.signum() == 0;
    }

    public boolean isWhole() {
        return denominator.equals(BigInteger.ONE);
    }

    public double toDouble() {
        if (numerator.bitLength() < 53 && denominator.bitLength() < 53) {
            return numerator.doubleValue() / denominator.doubleValue();
        }
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), java.math.MathContext.DECIMAL64)
                .doubleValue();
    }

    public Rational min(Rational other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public Rational max(Rational other) {
        return compareTo(other) >= 0 ? this : other;
    }

    @Override
    public int compareTo(Rational other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rational r && numerator.equals(r.numerator) && denominator.equals(r.denominator);
    }

    @Override
    public int hashCode() {
        return Objects.hash(numerator, denominator);
    }

    @Override
    public String toString() {
        return isWhole() ? numerator.toString() : numerator + "/" + denominator;
    }
}
