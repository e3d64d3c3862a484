package dev.whence.kernel;

import java.util.Arrays;

/** Collects the full state of a simulation, relative to the present instant, as words to be compared. */
final class StateWriter {
    private long[] words = new long[256];
    private int size;
    long now;

    void begin(long instant) {
        size = 0;
        now = instant;
    }

    void write(long word) {
        if (size == words.length) {
            words = Arrays.copyOf(words, size * 2);
        }
        words[size++] = word;
    }

    /** An instant, as its distance from now; {@link Calendar#NEVER} stays itself. */
    void instant(long at) {
        write(at == Calendar.NEVER ? at : at - now);
    }

    boolean sameAs(StateWriter other) {
        return size == other.size && Arrays.equals(words, 0, size, other.words, 0, size);
    }

    int size() {
        return size;
    }
}
