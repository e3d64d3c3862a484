package dev.whence.kernel;

import java.util.Arrays;

/** What the run has counted and timed since the measures were last restarted. */
public final class Measures {
    /** Told of each finished span, while observing is on. */
    public interface Observer {
        /**
         * @param tip the path's node at the end, −1 if no path is recorded
         */
        void finished(int span, long start, long end, int tip);

        /** What was observed so far does not count: the measures are restarted. */
        void restarted();
    }

    private final Simulation s;
    final long[] counted;
    final long[] counts;
    final int[] counterTip;
    private final long[] spanCount;
    private final long[] spanSum;
    private final double[] spanSquares;
    private final long[] spanLeast;
    private final long[] spanMost;
    private Observer observer;
    private long since;

    Measures(Simulation s) {
        this.s = s;
        counted = new long[s.program.counters()];
        counts = new long[s.program.counters()];
        counterTip = new int[s.program.counters()];
        int spans = s.program.spans();
        spanCount = new long[spans];
        spanSum = new long[spans];
        spanSquares = new double[spans];
        spanLeast = new long[spans];
        spanMost = new long[spans];
        clear();
    }

    void clear() {
        Arrays.fill(counted, 0);
        Arrays.fill(counts, 0);
        Arrays.fill(counterTip, -1);
        Arrays.fill(spanCount, 0);
        Arrays.fill(spanSum, 0);
        Arrays.fill(spanSquares, 0);
        Arrays.fill(spanLeast, Long.MAX_VALUE);
        Arrays.fill(spanMost, Long.MIN_VALUE);
        since = s.now;
        if (observer != null) {
            observer.restarted();
        }
    }

    void count(int counter, long amount, int tip) {
        counted[counter] += amount;
        counts[counter]++;
        counterTip[counter] = tip;
        s.anchor = true;
    }

    void finish(int span, long start, int tip) {
        long length = s.now - start;
        spanCount[span]++;
        spanSum[span] += length;
        spanSquares[span] += (double) length * length;
        if (length < spanLeast[span]) {
            spanLeast[span] = length;
        }
        if (length > spanMost[span]) {
            spanMost[span] = length;
        }
        if (observer != null) {
            observer.finished(span, start, s.now, tip);
        }
        s.anchor = true;
    }

    public void observe(Observer newObserver) {
        observer = newObserver;
    }

    /** Length of the measured period so far, in units of time. */
    public long period() {
        return s.now - since;
    }

    public long since() {
        return since;
    }

    /** Sum of the amounts counted. */
    public long counted(int counter) {
        return counted[counter];
    }

    /** How often it counted. */
    public long counts(int counter) {
        return counts[counter];
    }

    /** Tip of the path at the last count, −1 if none. */
    public int counterTip(int counter) {
        return counterTip[counter];
    }

    public long spanCount(int span) {
        return spanCount[span];
    }

    public long spanSum(int span) {
        return spanSum[span];
    }

    public long spanLeast(int span) {
        return spanLeast[span];
    }

    public long spanMost(int span) {
        return spanMost[span];
    }

    public double spanSquares(int span) {
        return spanSquares[span];
    }
}
