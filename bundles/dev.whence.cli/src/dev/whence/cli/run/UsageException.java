package dev.whence.cli.run;

import dev.whence.analysis.request.RequestException;

/** The command line asks for something that cannot be; the message says what, in one sentence. */
public final class UsageException extends RequestException {
    private static final long serialVersionUID = 1;

    public UsageException(String message) {
        super(message);
    }
}
