package dev.whence.language.ide.results;

import java.util.List;
import java.util.OptionalInt;

/** Where the lines of a text are after it was edited in one place. */
final class LineMap {

    private final int before;
    private final int same;
    private final int shift;
    private final boolean inPlace;

    LineMap(String before, String after) {
        List<String> old = before.lines().toList();
        List<String> now = after.lines().toList();
        int shorter = Math.min(old.size(), now.size());
        int head = 0;
        while (head < shorter && old.get(head).equals(now.get(head))) {
            head++;
        }
        int tail = 0;
        while (tail < shorter - head && old.get(old.size() - 1 - tail).equals(now.get(now.size() - 1 - tail))) {
            tail++;
        }
        this.before = head;
        same = old.size() - tail;
        shift = now.size() - old.size();
        inPlace = shift == 0;
    }

    /** The line's number now; empty if it is among those that were replaced by more or fewer. */
    OptionalInt of(int line) {
        return line < before || inPlace ? OptionalInt.of(line) : line >= same ? OptionalInt.of(line + shift) : OptionalInt.empty();
    }
}
