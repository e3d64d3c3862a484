package dev.whence.analysis;

import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Verdict;
import dev.whence.compiler.Compiler;
import dev.whence.language.Issue;
import dev.whence.language.ModelReader;
import dev.whence.language.Reading;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Studies of models that are written down in the test. */
final class Texts {

    private static final ModelReader READER = new ModelReader();

    private Texts() {
    }

    /** A model of text, which must be without errors. */
    static Model model(String text) {
        return compiled(READER.read(Path.of("test.perf"), text), "test.perf");
    }

    static Model example(String path) {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(folder.resolve("examples"))) {
            folder = folder.getParent();
        }
        return compiled(READER.read(folder.resolve("examples").resolve(path)), path);
    }

    private static Model compiled(Reading reading, String name) {
        if (reading.hasErrors()) {
            throw new AssertionError("the model has errors: " + reading.issues());
        }
        return Compiler.compile(reading.model().orElseThrow(), name);
    }

    /** What is wrong with a text. */
    static List<Issue> reading(String text) {
        return READER.read(Path.of("test.perf"), text).issues();
    }

    static Results study(String text) {
        return Study.run(model(text), Options.USUAL, Progress.NONE);
    }

    static Results study(String text, Map<String, Expression> changes) {
        return Study.run(model(text), new Options(1, changes, List.of(), null, 0, false, true, 0, 1, true), Progress.NONE);
    }

    static Options until(double seconds) {
        return new Options(1, Map.of(), List.of(), seconds, 0, false, true, 0, 1, true);
    }

    static Options events(long most) {
        return new Options(1, Map.of(), List.of(), null, most, false, true, 0, 1, true);
    }

    static Options seed(long seed, long events) {
        return new Options(seed, Map.of(), List.of(), null, events, false, true, 0, 1, true);
    }

    static List<Verdict> verdicts(String text) {
        return study(text).expectations().stream().map(ExpectationResult::verdict).toList();
    }

    static double measure(Results results, String variant, String expression) {
        return results.variants().stream().filter(v -> v.name().equals(variant)).flatMap(v -> v.measures().stream())
                .filter(m -> m.expression().equals(expression)).map(m -> m.estimate().elements().get(0).value()).findFirst().orElseThrow();
    }
}
