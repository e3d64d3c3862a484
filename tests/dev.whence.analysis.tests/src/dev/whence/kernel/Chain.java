package dev.whence.kernel;

/** A chain of last arrivals, made by hand. */
public final class Chain {

    private final Path path = new Path(1 << 20);
    private int tip = path.root(0, 0);

    /** A segment until {@code at}. */
    public Chain leaf(long at, int cell) {
        tip = path.leaf(tip, at, cell);
        return this;
    }

    /** Whoever takes the chain over at {@code at} had been held since {@code since}. */
    public Chain held(long at, int cell, long since) {
        tip = path.mark(tip, at, cell, since);
        return this;
    }

    public Path path() {
        return path;
    }

    public int tip() {
        return tip;
    }
}
