package dev.whence.cli.run;

import java.util.Collection;

/** How a command ended. The constants stand in the order of their weight: of several models the weightiest counts. */
public enum ExitCode {
    OK(0), UNDECIDED(3), FAILED(1), ERRORS(2), USAGE(4), INTERNAL(5);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }

    public ExitCode or(ExitCode other) {
        return other.ordinal() > ordinal() ? other : this;
    }

    public static ExitCode worst(Collection<ExitCode> codes) {
        return codes.stream().reduce(OK, ExitCode::or);
    }
}
