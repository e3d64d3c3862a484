package dev.whence.kernel;

/** Sees, and may replace, every tip of the path that something holds. */
abstract class TipVisitor {
    /**
     * @param tip the tip held, −1 for none
     * @param at the instant up to which the holder's past is known
     * @return the tip to hold from now on
     */
    abstract int visit(int tip, long at);
}
