package dev.whence.analysis;

import java.util.Arrays;

/** Repeating orders. */
final class Rounds {
    private Rounds() {
    }

    /** The shortest beginning that, repeated, gives the whole. */
    static int[] smallest(int[] order) {
        for (int length = 1; length <= order.length / 2; length++) {
            if (order.length % length == 0 && repeats(order, length)) {
                return Arrays.copyOf(order, length);
            }
        }
        return order;
    }

    private static boolean repeats(int[] order, int length) {
        for (int i = length; i < order.length; i++) {
            if (order[i] != order[i - length]) {
                return false;
            }
        }
        return true;
    }

    /** Where {@code expected} begins in the endless repetition of {@code round}, or −1. */
    static <T> int offset(java.util.List<T> round, java.util.List<T> expected) {
        if (round.size() != expected.size()) {
            return -1;
        }
        for (int start = 0; start < round.size(); start++) {
            boolean same = true;
            for (int i = 0; same && i < round.size(); i++) {
                same = round.get((start + i) % round.size()).equals(expected.get(i));
            }
            if (same) {
                return start;
            }
        }
        return -1;
    }
}
