package dev.whence.analysis;

import java.util.Arrays;
import java.util.List;

/** Repeating orders. */
final class Rounds {
    private Rounds() {
    }

    /** The shortest beginning that, repeated, gives the whole; or, three times at least, all but the end of a last round. */
    static int[] smallest(int[] order) {
        for (int length = 1; length <= order.length / 2; length++) {
            if ((order.length % length == 0 || order.length >= 3 * length) && repeats(order, length)) {
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

    /**
     * Where {@code expected} begins in the endless repetition of {@code round}, or −1. One that ends where it begins may also
     * be told as a closed cycle, its first named again at the end.
     */
    static int offset(List<String> round, List<String> expected) {
        int n = expected.size();
        boolean closed = n == round.size() + 1 && expected.getFirst().equals(expected.getLast());
        return begin(round, closed ? expected.subList(0, n - 1) : expected);
    }

    private static int begin(List<String> round, List<String> expected) {
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

    /** A round has no beginning: it is told from where the expected one begins, if it is the same. */
    static List<String> turned(List<String> round, List<String> expected) {
        return offset(round, expected) < 0 ? round : expected;
    }
}
