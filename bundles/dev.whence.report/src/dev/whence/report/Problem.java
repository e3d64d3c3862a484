package dev.whence.report;

import dev.whence.program.At;
import dev.whence.program.link.ModelException;
import java.util.List;

/**
 * Something that is to be said about a model, to be shown to its author.
 *
 * @param severity {@code error}, {@code warning} or {@code info}
 * @param code which check says it, or empty
 * @param file as the user named it
 * @param line from 1, 0 for the whole file
 * @param column from 1, 0 for the whole line
 * @param length in characters, 0 if unknown
 * @param source the text of the line, or empty
 * @param fixes what could stand there instead, the likeliest first
 */
public record Problem(String severity, String code, String message, String file, int line, int column, int length, String source,
        List<String> fixes) {
    public static final String ERROR = "error";

    /** @param model the file as the user named it */
    public static Problem of(ModelException failure, String model) {
        At at = failure.at();
        return new Problem(ERROR, "run", failure.getMessage(), SourceName.file(at, model), at.line(), 0, 0, "", List.of());
    }

    /** About a file as a whole. */
    public static Problem of(String file, String code, String message) {
        return new Problem(ERROR, code, message, file, 0, 0, 0, "", List.of());
    }

    public boolean isError() {
        return severity.equals(ERROR);
    }
}
