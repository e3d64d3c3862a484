package dev.whence.cli.run;

import dev.whence.report.Problem;
import dev.whence.report.ProblemText;
import dev.whence.report.TextStyle;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where results go, and how they look there. */
public final class Output implements AutoCloseable {
    private static final int WIDTH = 100;

    private final Surroundings surroundings;
    private final PrintStream results;
    private final TextStyle style;
    private final TextStyle errorStyle;
    private final boolean isFile;

    private Output(Surroundings surroundings, PrintStream results, TextStyle style, TextStyle errorStyle, boolean isFile) {
        this.surroundings = surroundings;
        this.results = results;
        this.style = style;
        this.errorStyle = errorStyle;
        this.isFile = isFile;
    }

    /**
     * @param file to write to, or null for standard output
     * @param colour {@code auto}, {@code always} or {@code never}
     */
    public static Output open(String file, String colour, Surroundings surroundings) {
        boolean wanted = colour.equals("auto") ? surroundings.wantsColour() : colour.equals("always");
        boolean onErrors = colour.equals("auto") ? wanted && surroundings.errIsTerminal() : wanted;
        TextStyle errorStyle = new TextStyle(onErrors, surroundings.unicode(), WIDTH);
        if (file == null) {
            return new Output(surroundings, surroundings.out(), new TextStyle(wanted, surroundings.unicode(), WIDTH), errorStyle, false);
        }
        try {
            PrintStream stream = new PrintStream(Files.newOutputStream(Path.of(file)), false, StandardCharsets.UTF_8);
            return new Output(surroundings, stream, new TextStyle(colour.equals("always"), true, WIDTH), errorStyle, true);
        } catch (IOException | java.nio.file.InvalidPathException failure) {
            throw new UsageException("cannot write " + file + ": " + Reasons.of(failure));
        }
    }

    public TextStyle style() {
        return style;
    }

    /** A result, at once where somebody may be waiting for it. */
    public void print(String text) {
        results.print(text);
        results.flush();
        if (results.checkError()) {
            throw !isFile && Terminal.isPipe(1) ? new NobodyReads() : new UsageException("the output cannot be written");
        }
    }

    /** What is wrong with a model; never among the results. */
    public void print(Problem problem) {
        surroundings.out().flush();
        surroundings.err().print(new ProblemText(errorStyle).of(problem));
        surroundings.err().flush();
    }

    @Override
    public void close() {
        if (isFile) {
            results.close();
        }
    }
}
