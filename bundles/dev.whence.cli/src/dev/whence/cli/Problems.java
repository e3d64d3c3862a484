package dev.whence.cli;

import dev.whence.language.Issue;
import dev.whence.report.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Makes the language's issues fit to be shown: each with the text of its line. */
final class Problems {
    private final Map<String, List<String>> lines = new HashMap<>();

    Problems() {
    }

    /** Where the text is known already. */
    Problems(Path file, String text) {
        lines.put(file.toString(), text.lines().toList());
    }

    List<Problem> of(List<Issue> issues) {
        return issues.stream().map(this::of).toList();
    }

    private Problem of(Issue issue) {
        boolean whole = issue.length() == 0 && issue.offset() == 0 && issue.line() <= 1;
        List<String> text = whole ? List.of() : lines.computeIfAbsent(issue.file(), Problems::read);
        String source = issue.line() <= text.size() && issue.line() > 0 ? text.get(issue.line() - 1) : "";
        return new Problem(issue.severity().name().toLowerCase(Locale.ROOT), issue.code(), issue.message(), issue.file(), whole ? 0 : issue.line(),
            whole ? 0 : issue.column(), issue.length(), source, issue.fixes());
    }

    private static List<String> read(String file) {
        try {
            return Files.readString(Path.of(file)).lines().toList();
        } catch (IOException gone) {
            return List.of(); // it was there a moment ago; the message can do without its line
        }
    }
}
