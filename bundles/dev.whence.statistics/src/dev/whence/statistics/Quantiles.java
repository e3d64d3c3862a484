package dev.whence.statistics;

import java.util.Arrays;

/** Exact quantiles of a set of durations: the least value that a share q of them does not exceed (inverse of the empirical distribution). */
public final class Quantiles {
    private final long[] sorted;

    public Quantiles(long[] values) {
        sorted = values.clone();
        Arrays.sort(sorted);
    }

    /**
     * @param q share, above 0 and at most 1
     * @throws IllegalArgumentException if there is no value or q is out of range
     */
    public long at(double q) {
        if (sorted.length == 0 || q <= 0 || q > 1) {
            throw new IllegalArgumentException("quantile " + q + " of " + sorted.length + " values");
        }
        int rank = (int) Math.ceil(q * sorted.length - 1e-9);
        return sorted[Math.max(1, rank) - 1];
    }
}
