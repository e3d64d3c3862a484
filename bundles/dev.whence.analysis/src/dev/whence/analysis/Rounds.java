package dev.whence.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Repeating orders of running: to whom the processor goes after whom. */
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

    /** One turn for several in succession of the same process, also where the end of the round meets its beginning. */
    static <T> List<T> closed(List<T> round) {
        List<T> turns = new ArrayList<>();
        for (T turn : round) {
            if (turns.isEmpty() || !turns.getLast().equals(turn)) {
                turns.add(turn);
            }
        }
        while (turns.size() > 1 && turns.getLast().equals(turns.getFirst())) {
            turns.removeLast();
        }
        return turns;
    }

    /** Whether two rounds are the same when both are closed, wherever they begin. */
    static boolean same(List<String> round, List<String> expected) {
        List<String> one = closed(round);
        List<String> other = closed(expected);
        if (one.size() != other.size()) {
            return false;
        }
        for (int start = 0; start < one.size(); start++) {
            List<String> turned = new ArrayList<>(one.subList(start, one.size()));
            turned.addAll(one.subList(0, start));
            if (turned.equals(other)) {
                return true;
            }
        }
        return one.isEmpty();
    }

    /** A round has no beginning: it is told from where the expected one begins, if it is the same. */
    static List<String> turned(List<String> round, List<String> expected) {
        return same(round, expected) ? expected : round;
    }
}
