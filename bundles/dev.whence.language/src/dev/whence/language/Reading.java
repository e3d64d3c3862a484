package dev.whence.language;

import dev.whence.language.perf.Model;
import java.util.List;
import java.util.Optional;

/**
 * What came of reading a file.
 *
 * @param model the model, as much of it as could be read; empty only if the file could not be read at all
 * @param issues everything that is to be said about it and what it imports, in the order of the text
 */
public record Reading(Optional<Model> model, List<Issue> issues) {

    public Reading {
        issues = List.copyOf(issues);
    }

    /** Whether the model must not be run. */
    public boolean hasErrors() {
        return issues.stream().anyMatch(Issue::isError);
    }
}
