package dev.whence.benchmarks.minimum;

/** First in, first out, in a ring that doubles when it is full. */
public final class Queue {

    private long[] ring = new long[64];
    private int first;
    private int size;

    public boolean isEmpty() {
        return size == 0;
    }

    public void add(long value) {
        if (size == ring.length) {
            long[] larger = new long[2 * size];
            System.arraycopy(ring, first, larger, 0, size - first);
            System.arraycopy(ring, 0, larger, size - first, first);
            ring = larger;
            first = 0;
        }
        ring[first + size++ & ring.length - 1] = value;
    }

    public long remove() {
        long value = ring[first];
        first = first + 1 & ring.length - 1;
        size--;
        return value;
    }
}
