package dev.whence.analysis;

/** Somebody asked to stop. */
public final class CancelledException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public CancelledException() {
        super("cancelled");
    }
}
