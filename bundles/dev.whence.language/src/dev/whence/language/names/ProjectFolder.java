package dev.whence.language.names;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;

/**
 * The folder that a model's files must lie in: the nearest one above it that is an Eclipse project or a git
 * repository, else the model's own. A model can read nothing outside.
 */
public final class ProjectFolder {

    private ProjectFolder() {}

    /** The folder of the project of a file. */
    public static Path of(Path file) {
        Path own = file.toAbsolutePath().normalize().getParent();
        for (Path folder = own; folder != null; folder = folder.getParent()) {
            if (Files.exists(folder.resolve(".project")) || Files.exists(folder.resolve(".git"))) {
                return folder;
            }
        }
        return own;
    }

    /** The file that a relative location in another file means; empty if it lies outside the project's folder. */
    public static Optional<URI> resolve(URI from, String location) {
        if (!from.isFile() || from.isRelative()) {
            return Optional.empty();
        }
        try {
            Path file = Path.of(from.toFileString());
            Path target = file.resolveSibling(location).normalize();
            Path folder = of(file);
            boolean inside = target.startsWith(folder)
                    && (!Files.exists(target) || target.toRealPath().startsWith(folder.toRealPath()));
            return inside ? Optional.of(URI.createFileURI(target.toString())) : Optional.empty();
        } catch (InvalidPathException | IOException unreadable) {
            return Optional.empty();
        }
    }
}
