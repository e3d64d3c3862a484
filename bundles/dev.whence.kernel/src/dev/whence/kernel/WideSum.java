package dev.whence.kernel;

import java.math.BigInteger;

/** Sums of durations, each in two words: a long run of many waiting processes adds up to more than one holds. */
final class WideSum {
    private WideSum() {
    }

    /** The sum whose low word has lost {@code carries} times 2⁶³. */
    static BigInteger of(long carries, long low) {
        return carries == 0 ? BigInteger.valueOf(low) : BigInteger.valueOf(carries).shiftLeft(63).add(BigInteger.valueOf(low));
    }
}
