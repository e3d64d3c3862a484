package dev.whence.kernel;

import java.util.Arrays;

/**
 * The chain of last arrivals: nodes (instant, cause, parent), of which every activity holds its tip. The length of a
 * node is its instant less its parent's, so the lengths from any tip back to a root sum to the time between exactly.
 *
 * <p>A <em>leaf</em> is a segment with a cause. A <em>mark</em> has no length: it says that whoever took this chain over had waited
 * before, since when and for what. Where that was a process the mark knows its own chain up to then as well, for those who ask what
 * happened to it, rather than what made it end when it did.
 */
public final class Path {
    private static final int FIRST = 1 << 12;
    private static final long NOT_QUANTISED = -1;
    private static final long HELD = -2;
    private static final long WAITED = -3;
    private static final long DISPLACED = -4;

    private final int limit;
    private long[] time = new long[FIRST];
    private int[] parent = new int[FIRST];
    private int[] cause = new int[FIRST];
    private long[] missed = new long[FIRST];
    private long[] slack = new long[FIRST];
    private int[] own = new int[FIRST];
    private int size;

    /** @param limit most nodes kept; past it the recording throws {@link SimulationException} with a stated limit */
    public Path(int limit) {
        this.limit = limit;
    }

    /** A chain's beginning; {@code holder} comes back from {@link #cause} as −2 − holder. */
    int root(long at, int holder) {
        return node(-1, at, -2 - holder);
    }

    int leaf(int tip, long at, int cell) {
        return at == time[tip] ? tip : node(tip, at, cell);
    }

    /** A wait for a discrete moment: {@code missedBy} earlier would have caught the slot before, {@code slack} later still catches this. */
    int quantised(int tip, long at, int cell, long missedBy, long slackTime) {
        if (at == time[tip]) {
            return tip;
        }
        int n = node(tip, at, cell);
        missed[n] = missedBy;
        slack[n] = slackTime;
        return n;
    }

    /** A message that takes over this chain had been held since {@code since}, for the reason {@code cell}. */
    int held(int tip, long at, int cell, long since) {
        return mark(tip, at, cell, since, -1, HELD);
    }

    /**
     * A process that takes over this chain had waited since {@code since}.
     *
     * @param cell for what; −1 if the chain tells by itself
     * @param ownTip of its own chain when it began to wait; or a mark that it was displaced, if it was for a server, which says what that did
     */
    int waited(int tip, long at, int cell, long since, int ownTip) {
        return mark(tip, at, cell, since, ownTip, WAITED);
    }

    /** A process goes on with its own chain: meanwhile its server did what lies on the chain of {@code tip}. */
    int displaced(int tip, long at, int cell, long since, int ownTip) {
        return mark(tip, at, cell, since, ownTip, DISPLACED);
    }

    private int mark(int tip, long at, int cell, long since, int ownTip, long kind) {
        int n = node(tip, at, cell);
        missed[n] = kind;
        slack[n] = since;
        own[n] = ownTip;
        return n;
    }

    private int node(int tip, long at, int cell) {
        if (size == time.length) {
            grow();
        }
        int n = size++;
        time[n] = at;
        parent[n] = tip;
        cause[n] = cell;
        missed[n] = NOT_QUANTISED;
        return n;
    }

    private void grow() {
        if (size >= limit) {
            throw new PathFull();
        }
        int capacity = Math.min(limit, size * 2);
        time = Arrays.copyOf(time, capacity);
        parent = Arrays.copyOf(parent, capacity);
        cause = Arrays.copyOf(cause, capacity);
        missed = Arrays.copyOf(missed, capacity);
        slack = Arrays.copyOf(slack, capacity);
        own = Arrays.copyOf(own, capacity);
    }

    public long time(int node) {
        return time[node];
    }

    /** −1 for a root. */
    public int parent(int node) {
        return parent[node];
    }

    /** The cell of a leaf, or what a mark waited for; −1 if the chain tells that by itself; −2 − holder for a root. */
    public int cause(int node) {
        return cause[node];
    }

    public boolean isMark(int node) {
        return missed[node] <= HELD;
    }

    /** Whether a mark is a process's that was displaced, and whose chain is its own. */
    public boolean isDisplaced(int node) {
        return missed[node] == DISPLACED;
    }

    /** The chain, before the wait, of the process that a mark is of; −1 for a message. */
    public int own(int node) {
        return own[node];
    }

    /** Since when the holder of a mark had waited. */
    public long heldSince(int node) {
        return slack[node];
    }

    /** Negative where no slot was missed. */
    public long missedBy(int node) {
        return missed[node];
    }

    public long slack(int node) {
        return slack[node];
    }

    public int size() {
        return size;
    }

    /** The recording is full: the run may end here, and says so. */
    static final class PathFull extends RuntimeException {
        private static final long serialVersionUID = 1;

        PathFull() {
            super("path record is full", null, false, false);
        }
    }
}
