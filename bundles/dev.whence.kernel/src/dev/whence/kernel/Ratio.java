package dev.whence.kernel;

/**
 * An exact factor from an amount to a duration, such as units of time per bit.
 *
 * @param numerator positive
 * @param denominator positive
 */
public record Ratio(long numerator, long denominator) {
    /** {@code amount} times this, rounded once, half up. */
    public long times(long amount) {
        long high = Math.multiplyHigh(amount, numerator);
        long low = amount * numerator;
        if (high == 0 && low >= 0 && low <= Long.MAX_VALUE - denominator) {
            return (low + denominator / 2) / denominator;
        }
        return java.math.BigInteger.valueOf(amount).multiply(java.math.BigInteger.valueOf(numerator))
                .add(java.math.BigInteger.valueOf(denominator / 2)).divide(java.math.BigInteger.valueOf(denominator)).longValueExact();
    }
}
