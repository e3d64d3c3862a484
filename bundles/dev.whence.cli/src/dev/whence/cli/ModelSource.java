package dev.whence.cli;

import dev.whence.compiler.Compiler;
import dev.whence.language.ModelReader;
import dev.whence.language.Reading;
import dev.whence.program.Model;
import dev.whence.program.link.ModelException;
import dev.whence.report.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Models from text. The language is set up once, when the first is read. */
final class ModelSource {
    private ModelReader reader;

    /**
     * @param model empty if there are errors
     * @param problems everything that is to be said about it
     */
    record Compiled(Optional<Model> model, List<Problem> problems) {
    }

    Reading read(Path file) {
        if (reader == null) {
            reader = new ModelReader();
        }
        return reader.read(file);
    }

    Compiled compile(Path file) {
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
}
