package dev.whence.kernel;

import java.util.ArrayList;
import java.util.List;

/** What is still to happen in this instant, in order: processes that go on, and datagrams that arrive. */
final class Present {
    /** The first of all, or null; behind it, in a ring, what comes after. Where one thing leads to the next, the ring stays empty. */
    private Object first;
    private Object[] ring = new Object[16];
    private int ringFirst;
    private int size;

    boolean isEmpty() {
        return first == null;
    }

    Object first() {
        return first;
    }

    void add(Object what) {
        if (first == null) {
            first = what;
        } else {
            queue(what);
        }
    }

    private void queue(Object what) {
        if (size == ring.length) {
            ring = unrolled(size * 2);
            ringFirst = 0;
        }
        ring[ringFirst + size++ & ring.length - 1] = what;
    }

    Object take() {
        Object what = first;
        if (size == 0) {
            first = null;
        } else {
            first = ring[ringFirst];
            ringFirst = ringFirst + 1 & ring.length - 1;
            size--;
        }
        return what;
    }

    /** What is in the ring, in order, in an array of this length. */
    private Object[] unrolled(int length) {
        Object[] items = new Object[length];
        for (int i = 0; i < size; i++) {
            items[i] = ring[ringFirst + i & ring.length - 1];
        }
        return items;
    }

    List<Object> all() {
        List<Object> all = new ArrayList<>();
        if (first != null) {
            all.add(first);
            all.addAll(List.of(unrolled(size)));
        }
        return all;
    }
}
