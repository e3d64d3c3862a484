package dev.whence.benchmarks.minimum;

import java.util.Arrays;

/** Pending times, at most one a slot: a winner tree, whose every match is decided without a branch that the processor could mispredict. */
final class Calendar {

    static final long NEVER = Long.MAX_VALUE;

    private final long[] time;
    private final int[] winner;
    private final int leaves;

    Calendar(int slots) {
        leaves = Math.max(2, Integer.highestOneBit(2 * slots - 1));
        time = new long[leaves];
        Arrays.fill(time, NEVER);
        winner = new int[2 * leaves];
        for (int leaf = 0; leaf < leaves; leaf++) {
            winner[leaves + leaf] = leaf;
        }
        for (int node = leaves - 1; node > 0; node--) {
            winner[node] = winner[2 * node];
        }
    }

    void set(int slot, long at) {
        time[slot] = at;
        for (int node = leaves + slot >> 1; node > 0; node >>= 1) {
            int left = winner[2 * node];
            int right = winner[2 * node + 1];
            winner[node] = time[left] <= time[right] ? left : right;
        }
    }

    int first() {
        return winner[1];
    }

    long time(int slot) {
        return time[slot];
    }
}
