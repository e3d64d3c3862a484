package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.Discipline;

/**
 * Who waits for a server, in the order of the discipline. Every waiter has a stamp, given when it became ready; a
 * preempted one keeps its stamp and so goes back to the front.
 */
final class ReadyQueue {
    private final Discipline discipline;
    private long stamps;
    private long[] keys = new long[16];
    private ProcessInstance[] items = new ProcessInstance[16];
    private int size;
    private int head;

    ReadyQueue(Discipline discipline) {
        this.discipline = discipline;
    }

    /** A new stamp turned into the order of service: smaller is served first. */
    long key(long priority) {
        long stamp = stamps++;
        return switch (discipline) {
            case LCFS -> -stamp;
            case PRIORITY -> stamp - (priority << 40);
            default -> stamp;
        };
    }

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    long firstKey() {
        return keys[head];
    }

    /** Waiters come nearly in order, so insertion from the back is short; the ring keeps taking cheap. */
    void add(ProcessInstance p, long key) {
        if (size == items.length) {
            grow();
        }
        int mask = items.length - 1;
        int at = (head + size) & mask;
        int before = (at - 1) & mask;
        int moved = size;
        while (moved > 0 && keys[before] > key) {
            keys[at] = keys[before];
            items[at] = items[before];
            at = before;
            before = (before - 1) & mask;
            moved--;
        }
        keys[at] = key;
        items[at] = p;
        size++;
    }

    ProcessInstance take() {
        ProcessInstance p = items[head];
        head = (head + 1) & (items.length - 1);
        size--;
        return p;
    }

    private void grow() {
        int n = items.length;
        long[] newKeys = new long[n * 2];
        ProcessInstance[] newItems = new ProcessInstance[n * 2];
        for (int i = 0; i < n; i++) {
            newKeys[i] = keys[(head + i) & (n - 1)];
            newItems[i] = items[(head + i) & (n - 1)];
        }
        keys = newKeys;
        items = newItems;
        head = 0;
    }

    void writeState(StateWriter w) {
        w.write(size);
        for (int i = 0; i < size; i++) {
            w.write(get(i).number);
            w.write(get(i).remaining);
        }
    }

    ProcessInstance get(int position) {
        return items[(head + position) & (items.length - 1)];
    }
}
