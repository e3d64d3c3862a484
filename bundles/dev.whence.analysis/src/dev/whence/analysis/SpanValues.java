package dev.whence.analysis;

import dev.whence.kernel.Measures;
import dev.whence.program.At;
import dev.whence.program.link.ModelException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Keeps every duration of some spans. */
final class SpanValues implements Measures.Observer {
    private static final int MOST = 20_000_000;

    private final long[][] values;
    private final int[] sizes;

    /** @param spans numbers of the spans to keep */
    SpanValues(int count, Iterable<Integer> spans) {
        values = new long[count][];
        sizes = new int[count];
        spans.forEach(s -> values[s] = new long[256]);
    }

    @Override
    public void finished(int span, long start, long end, int tip) {
        if (values[span] == null) {
            return;
        }
        int n = sizes[span]++;
        if (n == MOST) {
            throw new ModelException("over " + MOST + " durations of one span; ask for its mean, or end the run sooner with --until", At.NOWHERE);
        }
        if (n == values[span].length) {
            values[span] = Arrays.copyOf(values[span], n * 2);
        }
        values[span][n] = end - start;
    }

    @Override
    public void restarted() {
        Arrays.fill(sizes, 0);
    }

    Map<Integer, long[]> kept() {
        Map<Integer, long[]> kept = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            if (values[i] != null) {
                kept.put(i, Arrays.copyOf(values[i], sizes[i]));
            }
        }
        return kept;
    }
}
