package dev.whence.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.corpus.Command.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How the command speaks of whatever is wrong: of a file, at a line, in the user's words, and not without end. */
final class Manners {
    /** What only concerns a file as a whole. */
    private static final List<String> OF_WHOLE_FILES = List.of("not_text", "unreadable_file", "file_too_large", "not_a_model", "memory_limit",
        "time_limit", "depth_limit");
    private static final Pattern MESSAGE = Pattern.compile("(.+?\\.perf)(:[1-9][0-9]*(:[1-9][0-9]*)?)?: (error|warning|info): (.+) \\[(\\w+)]");
    /** What comes from the parser or from Java, and means nothing to whoever wrote the model. */
    private static final Pattern INTERNALS = Pattern.compile("(?i)exception|\\bnull\\b|mismatched input|no viable|extraneous|missing EOF|\\bjava\\.[a-z]|"
        + "internal error|<EOF>|RULE_|\\bdev\\.whence\\.|\\bNaN\\b|Infinity");
    private static final Pattern TRACE = Pattern.compile("^\\s+at \\S+\\(.*\\)$", Pattern.MULTILINE);
    private static final Pattern PROBLEM = Pattern.compile(": (error|warning|info): ");
    private static final int MOST = 100_000;

    private Manners() {
    }

    /** @param files those that the command was given: messages are about them, or about what they import */
    static void areKept(Outcome outcome, List<Path> files) {
        assertThat(outcome.code()).as("exit code of %s", outcome).isBetween(0, 4);
        String said = outcome.err() + outcome.out();
        assertThat(said.length()).as("what is said of %s", files).isLessThan(MOST * files.size());
        assertThat(TRACE.matcher(said).find()).as("a stack trace in %s", outcome).isFalse();
        List<String> messages = unquoted(outcome.err());
        // A file, or the folder it is in, may itself be named after what must not be said.
        String words = Stream.concat(files.stream(), files.stream().map(Path::getParent)).map(Path::toString).distinct().reduce(String.join("\n", messages) + "\n" + String.join("\n", unquoted(outcome.out())),
            (text, name) -> text.replace(name, "the place"));
        assertThat(internals(words)).as("internals in %s", outcome).isEmpty();
        if (outcome.code() == 4) {
            assertThat(messages).as("%s", outcome).isNotEmpty().allMatch(line -> line.startsWith("whence: "));
            return;
        }
        // To validate is to ask for the messages: they are then the result.
        List<String> all = Stream.concat(messages.stream(), unquoted(outcome.out()).stream().filter(line -> PROBLEM.matcher(line).find())).toList();
        assertThat(all).as("%s", outcome).allSatisfy(message -> isAtALine(message, files));
        if (outcome.code() == 2) {
            assertThat(all).as("%s", outcome).anyMatch(message -> message.contains(": error: "));
        }
    }

    /** Without the lines of the model, which may hold anything. */
    private static List<String> unquoted(String said) {
        return said.lines().filter(line -> !line.startsWith("    ")).toList();
    }

    private static List<String> internals(String said) {
        return INTERNALS.matcher(said).results().map(found -> found.group()).toList();
    }

    private static void isAtALine(String message, List<Path> files) {
        Matcher parts = MESSAGE.matcher(message);
        assertThat(parts.matches()).as("the form of “%s”", message).isTrue();
        assertThat(files.stream().map(f -> f.getParent().toString())).as("the folder of %s", message)
            .contains(Path.of(parts.group(1)).getParent().toString());
        if (parts.group(2) == null) {
            assertThat(OF_WHOLE_FILES).as("what “%s” says without a line", message).contains(parts.group(6));
        }
    }
}
