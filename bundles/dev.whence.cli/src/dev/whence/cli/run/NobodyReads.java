package dev.whence.cli.run;

/** Whoever read the output has seen enough, as {@code head} does; that is no fault, and the rest need not be computed. */
final class NobodyReads extends RuntimeException {
    private static final long serialVersionUID = 1;

    NobodyReads() {
        super("nobody reads the output", null, false, false);
    }
}
