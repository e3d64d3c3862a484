package dev.whence.cli;

import dev.whence.cli.run.Surroundings;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** A folder with models, in which the command is run as if it had been typed. */
final class Session {
    static final String TINY = """
        /** A machine that does one thing. */
        param length = 1 ms  from 0 ms to 10 ms  tunable  "how long one takes"
        machine m
        process p on m { forever { compute length  count jobs } }
        variant slow "twice as long" { length = 2 ms }
        expect rate(jobs) is 1000/s within 1%  "somebody"
        expect rate(jobs) in slow is 500/s within 1%
        """;

    final Path folder;
    private final Map<String, String> environment = new HashMap<>();
    private String input = "";
    private boolean terminal;

    Session(Path folder) {
        this.folder = folder;
    }

    record Outcome(int code, String out, String err) {
    }

    /** @return the path of the file */
    String file(String name, String text) {
        Path file = folder.resolve(name);
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
        return file.toString();
    }

    String tiny() {
        return file("tiny.perf", TINY);
    }

    String text(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    Session typing(String text) {
        input = text;
        return this;
    }

    Session onATerminal() {
        terminal = true;
        return this;
    }

    Session with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    Outcome whence(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Surroundings surroundings = new Surroundings(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, false, StandardCharsets.UTF_8), new PrintStream(err, false, StandardCharsets.UTF_8), terminal, terminal, true,
            environment);
        int code = new Whence(surroundings).execute(arguments).code();
        return new Outcome(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
