package dev.whence.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Files of the repository. */
public final class TestFiles {

    private TestFiles() {}

    /** The repository's root: the folder above that has an `examples` folder. */
    public static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(folder.resolve("examples"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    /** All models under `examples`. */
    public static List<Path> examples() {
        try (Stream<Path> files = Files.walk(root().resolve("examples"))) {
            return files.filter(file -> file.toString().endsWith(".perf")).sorted().toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The models of the four founding reports. */
    public static List<Path> founding() {
        return examples().stream().filter(file -> file.toString().contains("founding")).toList();
    }

    public static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
