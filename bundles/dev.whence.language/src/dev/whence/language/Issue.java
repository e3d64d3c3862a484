package dev.whence.language;

import java.util.List;
import java.util.Locale;

/**
 * Something to be said about a place in a file.
 *
 * @param severity how bad it is
 * @param code which check says it; see {@link dev.whence.language.validation.IssueCode}
 * @param message what is wrong and what to do, in the user's words
 * @param file the file's path as it was given
 * @param line from 1; 1 if the whole file is meant
 * @param column from 1, in characters
 * @param offset in the file's text, from 0
 * @param length in characters
 * @param fixes texts that could replace the place, the likeliest first
 */
public record Issue(Severity severity, String code, String message, String file, int line, int column, int offset,
        int length, List<String> fixes) {

    public Issue {
        fixes = List.copyOf(fixes);
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + severity.name().toLowerCase(Locale.ROOT) + ": " + message;
    }
}
