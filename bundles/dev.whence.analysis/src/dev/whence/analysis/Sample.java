package dev.whence.analysis;

import dev.whence.kernel.FlatProgram;
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
 * @param now the clock at its end
 * @param lost by link
 * @param turnedAway by station
 */
record Sample(long period, BigInteger[] accounts, long[] entries, long[] counted, long[] counts, long[] spanCount, BigInteger[] spanSum, long[] spanLeast,
        long[] spanMost, Map<Integer, long[]> spanValues, Map<Integer, int[]> schedules,
        long[] delays, long[] delivered, long now, long events, long ties, long[] lost, long[] turnedAway) {

    static Sample of(Simulation s, int cells, Map<Integer, long[]> spanValues, Map<Integer, int[]> schedules,
            FlatProgram program) {
        long[] entries = new long[cells];
        for (int i = 0; i < cells; i++) {
            entries[i] = s.entries(i);
        }
        int counters = program.counters();
        long[] counted = new long[counters];
        long[] counts = new long[counters];
        for (int i = 0; i < counters; i++) {
            counted[i] = s.measures().counted(i);
            counts[i] = s.measures().counts(i);
        }
        int spans = program.spans();
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
        long[] turnedAway = new long[program.servers().size()];
        for (int i = 0; i < turnedAway.length; i++) {
            turnedAway[i] = s.servers(i).turnedAway();
        }
        long[] lost = new long[program.links().size()];
        for (int i = 0; i < lost.length; i++) {
            lost[i] = s.lost(i);
        }
        int flows = program.flows().size();
        long[] delays = new long[flows];
        long[] delivered = new long[flows];
        for (int i = 0; i < flows; i++) {
            delays[i] = s.delays(i);
            delivered[i] = s.delivered(i);
        }
        return new Sample(s.measures().period(), s.accounts(), entries, counted, counts, spanCount, spanSum, spanLeast, spanMost, spanValues,
                schedules, delays, delivered, s.now(), s.events(), s.ties(), lost, turnedAway);
    }
}
