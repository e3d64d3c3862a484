package dev.whence.program.link;

import dev.whence.program.At;

/** A model that cannot be linked or run with the given values: a message for the user, and where. */
public class ModelException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient At at;

    public ModelException(String message, At at) {
        super(message);
        this.at = at;
    }

    /** The same with a place, if it has none yet. */
    public ModelException orAt(At place) {
        return at().line() > 0 ? this : new ModelException(getMessage(), place);
    }

    public At at() {
        return at == null ? At.NOWHERE : at;
    }
}
