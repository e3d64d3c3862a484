package dev.whence.oracles;

import dev.whence.compiler.Compiler;
import dev.whence.language.ModelReader;
import dev.whence.language.Reading;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.program.Model.Case;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The models that there are: the oracles beside this class, and the repository's examples. */
final class Models {

    private static final ModelReader READER = new ModelReader();

    private Models() {
    }

    /** A model of text, which must be without errors. */
    static Model of(String text) {
        return compiled(READER.read(Path.of("test.perf"), text), "test.perf");
    }

    static Reading reading(Path file) {
        return READER.read(file);
    }

    static Model of(Path file) {
        return compiled(READER.read(file), file.getFileName().toString());
    }

    private static Model compiled(Reading reading, String name) {
        if (reading.hasErrors()) {
            throw new AssertionError("the model has errors: " + reading.issues());
        }
        return Compiler.compile(reading.model().orElseThrow(), name);
    }

    static List<Path> oracles() {
        return below(root().resolve("tests/dev.whence.oracles.tests/resources/oracles"));
    }

    static List<Path> examples() {
        return below(root().resolve("examples"));
    }

    static Stream<Path> all() {
        return Stream.concat(oracles().stream(), examples().stream());
    }

    private static List<Path> below(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(f -> f.toString().endsWith(".perf")).sorted().toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The folder above that has an examples folder. */
    static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(folder.resolve("examples"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    /** The changes of each variant, the base with none among them, by name. */
    static Map<String, Map<String, Expression>> variants(Model model) {
        Map<String, Map<String, Expression>> all = new LinkedHashMap<>();
        all.put("base", Map.of());
        for (Case c : model.cases()) {
            if (!c.hypothesis()) {
                Map<String, Expression> changes = new LinkedHashMap<>();
                collect(model, c, changes);
                all.put(c.name(), changes);
            }
        }
        return all;
    }

    private static void collect(Model model, Case c, Map<String, Expression> into) {
        List<Case> parents = new ArrayList<>();
        c.parents().forEach(name -> model.cases().stream().filter(p -> p.name().equals(name)).forEach(parents::add));
        parents.forEach(p -> collect(model, p, into));
        c.changes().forEach(change -> into.put(change.target(), change.value()));
    }
}
