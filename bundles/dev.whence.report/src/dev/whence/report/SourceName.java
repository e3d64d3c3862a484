package dev.whence.report;

import dev.whence.program.At;
import java.nio.file.Path;

/** How a place in a source is named beside the model that it belongs to. */
final class SourceName {
    private SourceName() {
    }

    /** The file as the user named the model, where it is that one; a reader's path must not depend on the machine. */
    static String file(At at, String model) {
        if (at.file().isEmpty() || isModel(at, model)) {
            return model;
        }
        Path folder = Path.of(model).toAbsolutePath().normalize().getParent();
        Path file = Path.of(at.file());
        if (folder != null && file.isAbsolute() && file.startsWith(folder)) {
            return Path.of(model).resolveSibling(folder.relativize(file)).toString();
        }
        return at.file();
    }

    /** "line 19" in the model itself, "parts.perf:19" in a file that it imports, nothing for nowhere. */
    static String line(At at, String model) {
        if (at == null || at.line() <= 0) {
            return "";
        }
        return at.file().isEmpty() || isModel(at, model) ? "line " + at.line() : Path.of(at.file()).getFileName() + ":" + at.line();
    }

    private static boolean isModel(At at, String model) {
        return Path.of(at.file()).normalize().endsWith(Path.of(model).normalize());
    }
}
