package dev.whence.analysis;

import dev.whence.program.At;
import dev.whence.program.link.ModelException;

/** This run has no answer to a question, though another may: what was asked about did not happen. */
final class Unanswered extends ModelException {
    private static final long serialVersionUID = 1;

    Unanswered(String message, At at) {
        super(message, at);
    }
}
