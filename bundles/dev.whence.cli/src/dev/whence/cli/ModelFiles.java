package dev.whence.cli;

import dev.whence.cli.run.Reasons;
import dev.whence.cli.run.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The files that a command is about: those that are named, and the {@code .perf} files below folders that are named. */
final class ModelFiles {
    static final String EXTENSION = ".perf";

    private ModelFiles() {
    }

    static void addTo(CommandSpec spec) {
        spec.addPositional(PositionalParamSpec.builder().paramLabel("FILE-OR-FOLDER").arity("1..*").required(true)
            .type(List.class).auxiliaryTypes(String.class).description("models; a folder means all .perf files below it").build());
    }

    /** In the order of the arguments, those of a folder by name. A file that is there under two names is read twice, as asked. */
    static List<Path> of(ParseResult parsed) {
        List<Path> files = new ArrayList<>();
        for (String argument : parsed.matchedPositionalValue(0, List.<String>of())) {
            Path path = path(argument);
            if (Files.isDirectory(path)) {
                files.addAll(below(path));
            } else if (Files.exists(path)) {
                files.add(path);
            } else {
                throw new UsageException("there is no file or folder " + argument);
            }
        }
        return files;
    }

    private static Path path(String argument) {
        try {
            return Path.of(argument).normalize();
        } catch (InvalidPathException wrong) {
            throw new UsageException(argument + " cannot be the name of a file");
        }
    }

    private static List<Path> below(Path folder) {
        // An empty relative path is the current folder, whose files are to be named without it.
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> models = all.filter(file -> file.toString().endsWith(EXTENSION) && Files.isRegularFile(file)).sorted().toList();
            if (models.isEmpty()) {
                throw new UsageException("there is no " + EXTENSION + " file in " + (folder.toString().isEmpty() ? "this folder" : folder));
            }
            return models;
        } catch (IOException | UncheckedIOException failure) {
            throw new UsageException("cannot look into " + folder + ": " + Reasons.of(failure));
        }
    }
}
