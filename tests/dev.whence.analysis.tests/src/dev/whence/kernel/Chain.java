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
        tip = path.held(tip, at, cell, since);
        return this;
    }

    /** A process whose own chain had come to {@code own} takes the chain over, for which it waited. */
    public Chain waited(long at, int cell, long since, int own) {
        tip = path.waited(tip, at, cell, since, own);
        return this;
    }

    /** A process that had been displaced since {@code since} goes on. */
    public Chain displaced(long at, int cell, long since, int own) {
        tip = path.displaced(tip, at, cell, since, own);
        return this;
    }

    /** Another chain, on the same path. */
    public Chain other() {
        tip = path.root(0, 1);
        return this;
    }

    public Path path() {
        return path;
    }

    public int tip() {
        return tip;
    }
}
