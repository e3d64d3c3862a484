package dev.whence.cli;

import com.google.inject.Injector;
import dev.whence.cli.run.Reasons;
import dev.whence.cli.run.UsageException;
import dev.whence.compiler.Compiler;
import dev.whence.language.Issue;
import dev.whence.language.ModelReader;
import dev.whence.language.PerfStandaloneSetup;
import dev.whence.language.Reading;
import dev.whence.language.Severity;
import dev.whence.language.formatting.Formatter;
import dev.whence.program.Model;
import dev.whence.program.link.ModelException;
import dev.whence.report.Exhaustion;
import dev.whence.report.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Models from text. The language is set up once, when the first is read. */
final class ModelSource {
    private Injector language;
    private ModelReader reader;

    /**
     * @param model empty if there are errors
     * @param problems everything that is to be said about it
     */
    record Compiled(Optional<Model> model, List<Problem> problems) {
    }

    Reading read(Path file) {
        if (!file.toString().endsWith(ModelFiles.EXTENSION)) {
            return new Reading(Optional.empty(), List.of(new Issue(Severity.ERROR, "not_a_model", "The name of a model ends in "
                + ModelFiles.EXTENSION + ".", file.toString(), 1, 1, 0, 0, List.of())));
        }
        return LogWatch.watching(() -> reader().read(file));
    }

    Compiled compile(Path file) {
        try {
            return LogWatch.watching(() -> compiled(file));
        } catch (VirtualMachineError exhausted) {
            return new Compiled(Optional.empty(), List.of(Exhaustion.problem(file.toString(), exhausted)));
        }
    }

    private Compiled compiled(Path file) {
        Reading reading = read(file);
        List<Problem> problems = new ArrayList<>(new Problems().of(reading.issues()));
        if (reading.hasErrors() || reading.model().isEmpty()) {
            return new Compiled(Optional.empty(), problems);
        }
        try {
            return new Compiled(Optional.of(Compiler.compile(reading.model().get(), file.toString())), problems);
        } catch (ModelException wrong) {
            problems.add(Problem.of(wrong, file.toString()));
            return new Compiled(Optional.empty(), problems);
        }
    }

    /** Why a file has no text; empty if it has. */
    List<Problem> unreadable(Path file) {
        Reading reading = read(file);
        return reading.model().isEmpty() ? new Problems().of(reading.issues()) : List.of();
    }

    /** What is to be said about a text as if it stood in the file. */
    List<Problem> problems(Path file, String text) {
        return LogWatch.watching(() -> new Problems(file, text).of(reader().read(file, text).issues()));
    }

    /** Laid out; empty if it has syntax errors. */
    Optional<String> format(String text) {
        return LogWatch.watching(() -> new Formatter(language()).format(text));
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UsageException("cannot read " + file + ": " + Reasons.of(failure));
        }
    }

    private ModelReader reader() {
        if (reader == null) {
            reader = new ModelReader(language());
        }
        return reader;
    }

    private Injector language() {
        if (language == null) {
            language = new PerfStandaloneSetup().createInjectorAndDoEMFRegistration();
        }
        return language;
    }
}
