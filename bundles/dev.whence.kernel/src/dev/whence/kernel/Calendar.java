package dev.whence.kernel;

import java.util.Arrays;

/**
 * The pending events: one per slot, in a winner tree ordered by (time, precedence, order of scheduling).
 * Scheduling, cancelling and taking the next event cost one walk from a leaf to the root.
 *
 * <p>What comes before all that is in the tree waits in front of it: where one thing happens after the other, nothing is walked.
 */
final class Calendar {
    static final long NEVER = Long.MAX_VALUE;

    /** Within an instant: ends of service and transfer, then arrivals and wake-ups, then timers. */
    static final int COMPLETION = 0;
    static final int ARRIVAL = 1;
    static final int TIMER = 2;

    private static final int FEW = 16;
    private static final int NONE = -1;

    /** In the place of a seed: what was scheduled last comes first. */
    static final long REVERSED = -1;

    static final int PRECEDENCE_SHIFT = 60;

    private long[] time;
    private long[] key;
    private int[] winner;
    /** When the next event is due: the one in front, else the tree's first. */
    private long firstTime = NEVER;
    /** The earliest instant in the tree. */
    private long treeTime = NEVER;
    /** The slot whose event waits in front, with its key; its leaf is empty. */
    private int front = NONE;
    private long frontKey;
    /** The slot that was taken out of the tree and is still to be repaired; nothing waits in front then. */
    private int taken = NONE;
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
        long order = ((long) precedence << PRECEDENCE_SHIFT) + nextSequence();
        if (front != NONE) {
            makeWay(slot, at, order);
        }
        if (front == NONE && taken == NONE && time[slot] == NEVER && at <= firstTime && (at < firstTime || order < key[winner[1]])) {
            front = slot;
            firstTime = at;
            frontKey = order;
        } else {
            plant(slot, at, order);
        }
    }

    /** Whoever is in front leaves if his own event is replaced or another comes before it. */
    private void makeWay(int slot, long at, long order) {
        if (slot == front) {
            leaveFront();
        } else if (at < firstTime || at == firstTime && order < frontKey) {
            int behind = front;
            long behindTime = firstTime;
            leaveFront();
            plant(behind, behindTime, frontKey);
        }
    }

    private void leaveFront() {
        front = NONE;
        firstTime = treeTime;
    }

    private void plant(int slot, long at, long order) {
        time[slot] = at;
        key[slot] = order;
        if (slot == taken) {
            taken = NONE;
        }
        update(slot);
    }

    private long nextSequence() {
        long n = sequence++;
        if (shuffle == 0) {
            return n;
        }
        return shuffle == REVERSED ? (1L << PRECEDENCE_SHIFT - 1) - n : RandomStreams.mix(n ^ shuffle) >>> 8;
    }

    /** An event happens without having been scheduled: its place in the order is taken all the same. */
    void skip() {
        sequence++;
    }

    void cancel(int slot) {
        if (slot == front) {
            leaveFront();
        } else if (time[slot] != NEVER) {
            time[slot] = NEVER;
            update(slot);
        }
    }

    /** The slot of the next event; any slot if there is none. */
    int first() {
        return front == NONE ? winner[1] : front;
    }

    /** When the next event is due, or {@link #NEVER}. */
    long firstTime() {
        return firstTime;
    }

    /** Whether the next event is a timer's. */
    boolean isTimerFirst() {
        return (front == NONE ? key[winner[1]] : frontKey) >>> PRECEDENCE_SHIFT == TIMER;
    }

    /** When the slot's event is due, or {@link #NEVER}. */
    long time(int slot) {
        return slot == front ? firstTime : time[slot];
    }

    /**
     * Takes the next event out without repairing the tree: until the slot is scheduled again, or {@link #repair} is
     * called, {@link #first} is not to be asked. Other slots may be scheduled and cancelled meanwhile.
     *
     * @return its slot
     */
    int takeFirst() {
        int slot = front;
        if (slot == NONE) {
            slot = winner[1];
            time[slot] = NEVER;
            taken = slot;
        } else {
            leaveFront();
        }
        return slot;
    }

    /** Ends what {@link #takeFirst} began. */
    void repair() {
        if (taken != NONE) {
            update(taken);
            taken = NONE;
        }
    }

    /** The walk from a leaf to the root. */
    private void update(int slot) {
        if (capacity <= FEW) {
            updateFew(slot);
        } else {
            updateMany(slot);
        }
        if (front == NONE) {
            firstTime = treeTime;
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
        treeTime = t[best];
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
        treeTime = bestTime;
    }

    private boolean earlier(int a, int b) {
        long ta = time[a];
        long tb = time[b];
        return ta < tb || ta == tb && key[a] < key[b];
    }
}
