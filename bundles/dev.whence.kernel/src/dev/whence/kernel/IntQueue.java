package dev.whence.kernel;

/** A growing ring of ints. */
final class IntQueue {
    private int[] items = new int[16];
    private int head;
    private int size;

    void put(int item) {
        if (size == items.length) {
            grow();
        }
        items[(head + size++) & (items.length - 1)] = item;
    }

    int take() {
        int item = items[head];
        head = (head + 1) & (items.length - 1);
        size--;
        return item;
    }

    /** The item put last: used for free numbers, so that the same few are used again and states recur. */
    int takeLast() {
        return items[(head + --size) & (items.length - 1)];
    }

    int get(int position) {
        return items[(head + position) & (items.length - 1)];
    }

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    void clear() {
        head = 0;
        size = 0;
    }

    private void grow() {
        int[] bigger = new int[items.length * 2];
        for (int i = 0; i < size; i++) {
            bigger[i] = get(i);
        }
        items = bigger;
        head = 0;
    }

    void writeState(StateWriter w) {
        w.write(size);
        for (int i = 0; i < size; i++) {
            w.write(get(i));
        }
    }
}
