package dev.whence.analysis;

import dev.whence.kernel.Servers;
import dev.whence.kernel.Simulation;
import java.math.BigInteger;
import java.util.Map;

/**
 * What one run, or one replication, has measured. Times are in the program's units.
 *
 * @param accounts time in each cell
 * @param entries how often each cell was entered
 * @param spanValues durations by span, where somebody asks for quantiles
 * @param delays sum of the messages' times on the way, by flow
 * @param schedules processes in order of dispatch, by index of the servers
 */
record Sample(long period, BigInteger[] accounts, long[] entries, long[] counted, long[] counts, long[] spanCount, BigInteger[] spanSum, long[] spanLeast,
        long[] spanMost, Map<Integer, long[]> spanValues, Map<Integer, int[]> schedules, long[] completions,
        long[] delays, long[] delivered) {

    static Sample of(Simulation s, int cells, int counters, int spans, Map<Integer, long[]> spanValues, Map<Integer, int[]> schedules,
            int servers, int flows) {
        long[] entries = new long[cells];
        for (int i = 0; i < cells; i++) {
            entries[i] = s.entries(i);
        }
        long[] counted = new long[counters];
        long[] counts = new long[counters];
        for (int i = 0; i < counters; i++) {
            counted[i] = s.measures().counted(i);
            counts[i] = s.measures().counts(i);
        }
        long[] spanCount = new long[spans];
        BigInteger[] spanSum = new BigInteger[spans];
        long[] spanLeast = new long[spans];
        long[] spanMost = new long[spans];
        for (int i = 0; i < spans; i++) {
            spanCount[i] = s.measures().spanCount(i);
            spanSum[i] = s.measures().spanSum(i);
            spanLeast[i] = s.measures().spanLeast(i);
            spanMost[i] = s.measures().spanMost(i);
        }
        long[] completions = new long[servers];
        for (int i = 0; i < servers; i++) {
            Servers each = s.servers(i);
            completions[i] = each.completions();
        }
        long[] delays = new long[flows];
        long[] delivered = new long[flows];
        for (int i = 0; i < flows; i++) {
            delays[i] = s.delays(i);
            delivered[i] = s.delivered(i);
        }
        return new Sample(s.measures().period(), s.accounts(), entries, counted, counts, spanCount, spanSum, spanLeast, spanMost, spanValues,
                schedules, completions, delays, delivered);
    }
}
