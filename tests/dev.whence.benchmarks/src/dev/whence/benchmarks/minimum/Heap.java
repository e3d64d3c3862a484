package dev.whence.benchmarks.minimum;

/** Pending events by time: a heap of four children a node, in arrays. Room for the events that its maker says, and no check. */
final class Heap {

    private final long[] time;
    private final int[] event;
    private int size;

    Heap(int capacity) {
        time = new long[capacity];
        event = new int[capacity];
    }

    long firstTime() {
        return time[0];
    }

    int firstEvent() {
        return event[0];
    }

    void add(long at, int what) {
        int hole = size++;
        while (hole > 0) {
            int parent = hole - 1 >> 2;
            if (time[parent] <= at) {
                break;
            }
            time[hole] = time[parent];
            event[hole] = event[parent];
            hole = parent;
        }
        time[hole] = at;
        event[hole] = what;
    }

    /** Takes the first away. */
    void remove() {
        size--;
        sink(time[size], event[size]);
    }

    /** Takes the first away and adds another. */
    void replace(long at, int what) {
        sink(at, what);
    }

    private void sink(long at, int what) {
        int hole = 0;
        for (int child = 1; child < size; child = 4 * hole + 1) {
            int least = child;
            int end = Math.min(child + 4, size);
            for (int other = child + 1; other < end; other++) {
                if (time[other] < time[least]) {
                    least = other;
                }
            }
            if (at <= time[least]) {
                break;
            }
            time[hole] = time[least];
            event[hole] = event[least];
            hole = least;
        }
        time[hole] = at;
        event[hole] = what;
    }
}
