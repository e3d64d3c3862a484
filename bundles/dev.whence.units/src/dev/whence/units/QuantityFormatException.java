package dev.whence.units;

/** A text is not a quantity; the message says why, in the words of who wrote it. */
public final class QuantityFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public QuantityFormatException(String message) {
        super(message);
    }
}
