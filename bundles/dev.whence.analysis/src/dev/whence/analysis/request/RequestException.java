package dev.whence.analysis.request;

/** Something is asked for that cannot be; the message says what, in one sentence. */
public class RequestException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public RequestException(String message) {
        super(message);
    }
}
