package dev.whence.kernel;

import java.math.BigInteger;
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

    private static final class Counter {
        long counted;
        long counts;
        int tip;

        void clear() {
            counted = 0;
            counts = 0;
            tip = -1;
        }
    }

    private static final class Span {
        long count;
        long sum;
        long carries;
        long least;
        long most;

        void clear() {
            count = 0;
            sum = 0;
            carries = 0;
            least = Long.MAX_VALUE;
            most = Long.MIN_VALUE;
        }
    }

    private final Simulation s;
    private final Counter[] counters;
    private final Span[] spans;
    private Observer observer;
    private long since;

    Measures(Simulation s) {
        this.s = s;
        counters = new Counter[s.program.counters()];
        spans = new Span[s.program.spans()];
        Arrays.setAll(counters, i -> new Counter());
        Arrays.setAll(spans, i -> new Span());
        clear();
    }

    void clear() {
        for (Counter c : counters) {
            c.clear();
        }
        for (Span span : spans) {
            span.clear();
        }
        since = s.now;
        if (observer != null) {
            observer.restarted();
        }
    }

    /** False if the sum no longer fits. */
    boolean count(int counter, long amount, int tip) {
        Counter c = counters[counter];
        c.counted += amount;
        c.counts++;
        c.tip = tip;
        s.anchor = true;
        return c.counted >= 0;
    }

    void finish(int span, long start, long end, int tip) {
        long length = end - start;
        Span x = spans[span];
        x.count++;
        x.sum += length;
        if (x.sum < 0) {
            x.sum &= Long.MAX_VALUE;
            x.carries++;
        }
        if (length < x.least) {
            x.least = length;
        }
        if (length > x.most) {
            x.most = length;
        }
        if (observer != null) {
            observer.finished(span, start, end, tip);
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
        return counters[counter].counted;
    }

    /** How often it counted. */
    public long counts(int counter) {
        return counters[counter].counts;
    }

    /** Tip of the path at the last count, −1 if none. */
    public int counterTip(int counter) {
        return counters[counter].tip;
    }

    public long spanCount(int span) {
        return spans[span].count;
    }

    public BigInteger spanSum(int span) {
        return WideSum.of(spans[span].carries, spans[span].sum);
    }

    public long spanLeast(int span) {
        return spans[span].least;
    }

    public long spanMost(int span) {
        return spans[span].most;
    }
}
