package dev.whence.analysis;

import dev.whence.kernel.Servers;
import dev.whence.kernel.Simulation;
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
record Sample(long period, long[] accounts, long[] entries, long[] counted, long[] counts, long[] spanCount, long[] spanSum, long[] spanLeast,
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
        long[][] span = new long[4][spans];
        for (int i = 0; i < spans; i++) {
            span[0][i] = s.measures().spanCount(i);
            span[1][i] = s.measures().spanSum(i);
            span[2][i] = s.measures().spanLeast(i);
            span[3][i] = s.measures().spanMost(i);
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
        return new Sample(s.measures().period(), s.accounts(), entries, counted, counts, span[0], span[1], span[2], span[3], spanValues,
                schedules, completions, delays, delivered);
    }
}
