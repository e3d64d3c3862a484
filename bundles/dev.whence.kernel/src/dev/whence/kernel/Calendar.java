package dev.whence.kernel;

import java.util.Arrays;

/**
 * The pending events: one per slot, in a winner tree ordered by (time, precedence, order of scheduling).
 * Scheduling, cancelling and taking the next event cost one walk from a leaf to the root.
 */
final class Calendar {
    static final long NEVER = Long.MAX_VALUE;

    /** Within an instant: ends of service and transfer, then arrivals and wake-ups, then timers. */
    static final int COMPLETION = 0;
    static final int ARRIVAL = 1;
    static final int TIMER = 2;

    private static final int FEW = 16;

    /** In the place of a seed: what was scheduled last comes first. */
    static final long REVERSED = -1;

    static final int PRECEDENCE_SHIFT = 60;

    long[] time;
    long[] key;
    private int[] winner;
    private int capacity;
    private int slots;
    private long sequence;
    private final long shuffle;

    /** @param shuffle 0, {@link #REVERSED}, or a seed by which simultaneous events of equal precedence are permuted */
    Calendar(long shuffle) {
        this.shuffle = shuffle;
        allocate(2);
    }

    private void allocate(int size) {
        capacity = size;
        time = time == null ? new long[size] : Arrays.copyOf(time, size);
        key = key == null ? new long[size] : Arrays.copyOf(key, size);
        Arrays.fill(time, slots, size, NEVER);
        winner = new int[size];
        for (int node = size - 1; node > 0; node--) {
            int left = node * 2 >= size ? node * 2 - size : winner[node * 2];
            int right = node * 2 + 1 >= size ? node * 2 + 1 - size : winner[node * 2 + 1];
            winner[node] = earlier(right, left) ? right : left;
        }
    }

    int newSlot() {
        if (slots == capacity) {
            allocate(capacity * 2);
        }
        return slots++;
    }

    int slots() {
        return slots;
    }

    /** Sets the slot's one pending event; an earlier one of the same slot is replaced. */
    void schedule(int slot, long at, int precedence) {
        time[slot] = at;
        key[slot] = ((long) precedence << PRECEDENCE_SHIFT) + nextSequence();
        update(slot);
    }

    private long nextSequence() {
        long n = sequence++;
        if (shuffle == 0) {
            return n;
        }
        return shuffle == REVERSED ? (1L << PRECEDENCE_SHIFT - 1) - n : RandomStreams.mix(n ^ shuffle) >>> 8;
    }

    void cancel(int slot) {
        if (time[slot] != NEVER) {
            time[slot] = NEVER;
            update(slot);
        }
    }

    int first() {
        return winner[1];
    }

    /**
     * Takes the slot's event out without repairing the tree: until the slot is scheduled again, or {@link #repair} is
     * called, {@link #first} is not to be asked. Other slots may be scheduled and cancelled meanwhile.
     */
    void takeOut(int slot) {
        time[slot] = NEVER;
    }

    /** Ends what {@link #takeOut} began. */
    void repair(int slot) {
        if (time[slot] == NEVER) {
            update(slot);
        }
    }

    /** The walk from a leaf to the root. */
    private void update(int slot) {
        if (capacity <= FEW) {
            updateFew(slot);
        } else {
            updateMany(slot);
        }
    }

    /** Among a few slots who wins at a node soon becomes a pattern, which the processor learns: branches are cheap. */
    private void updateFew(int slot) {
        int[] w = winner;
        long[] t = time;
        int best = slot;
        int rival = slot ^ 1;
        for (int node = (slot + capacity) >> 1; node > 0; node >>= 1) {
            if (t[rival] < t[best] || t[rival] == t[best] && key[rival] < key[best]) {
                best = rival;
            }
            w[node] = best;
            rival = w[node ^ 1];
        }
    }

    /** Among many it is as good as random: the choice is made without a branch, and only a tie is looked at more closely. */
    private void updateMany(int slot) {
        int[] w = winner;
        long[] t = time;
        int best = slot;
        long bestTime = t[slot];
        int rival = slot ^ 1;
        for (int node = (slot + capacity) >> 1; node > 0; node >>= 1) {
            long rivalTime = t[rival];
            boolean wins = rivalTime < bestTime;
            if (rivalTime == bestTime) {
                wins = key[rival] < key[best];
            }
            best = wins ? rival : best;
            bestTime = wins ? rivalTime : bestTime;
            w[node] = best;
            rival = w[node ^ 1];
        }
    }

    private boolean earlier(int a, int b) {
        long ta = time[a];
        long tb = time[b];
        return ta < tb || ta == tb && key[a] < key[b];
    }
}
