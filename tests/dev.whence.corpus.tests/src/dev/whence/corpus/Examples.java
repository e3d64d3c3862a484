package dev.whence.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The models that the repository shows to everybody. */
final class Examples {
    private static final Path FOLDER = Path.of("../../examples");

    private Examples() {
    }

    static List<Path> files() {
        try (Stream<Path> all = Files.walk(FOLDER)) {
            return all.filter(f -> f.toString().endsWith(".perf")).sorted().toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
