package dev.whence.kernel;

import java.util.Arrays;

/**
 * The account that is always on: every unit of every process's time is in exactly one cell, every phase of a device
 * in another. What a cell means (process, resource, cause, label, line) is known to whoever numbered the cells.
 */
final class Budget {
    final long[] spent;
    final long[] entries;

    Budget(int cells) {
        spent = new long[cells];
        entries = new long[cells];
    }

    void add(int cell, long duration) {
        spent[cell] += duration;
    }

    void clear() {
        Arrays.fill(spent, 0);
        Arrays.fill(entries, 0);
    }
}
