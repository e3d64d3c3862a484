package dev.whence.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What is expected of a file, from the text beside it: {@code exit N}; {@code says FRAGMENT} for each piece of a message;
 * {@code heap N} for a process of its own with N MiB of memory; {@code # why}.
 *
 * @param heap 0 for any
 */
record Sidecar(int exit, List<String> fragments, int heap) {

    static Sidecar of(Path model) {
        int exit = -1;
        int heap = 0;
        List<String> fragments = new ArrayList<>();
        for (String line : lines(Path.of(model.toString().replaceFirst("\\.perf$", ".expected")))) {
            String[] words = line.split(" ", 2);
            switch (words[0]) {
                case "exit" -> exit = Integer.parseInt(words[1]);
                case "heap" -> heap = Integer.parseInt(words[1]);
                case "says" -> fragments.add(words[1]);
                case "#" -> { }
                default -> throw new IllegalArgumentException(model + ": " + line);
            }
        }
        if (exit < 0) {
            throw new IllegalArgumentException("no exit code is expected of " + model);
        }
        return new Sidecar(exit, fragments, heap);
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
