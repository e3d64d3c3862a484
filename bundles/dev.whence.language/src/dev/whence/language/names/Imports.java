package dev.whence.language.names;

import dev.whence.language.perf.Import;
import dev.whence.language.perf.Model;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;

/** Which models a model imports. Only files in the project's folder are ever opened. */
public final class Imports {

    /** As large as any model may be. */
    private static final long LARGEST = 4L * 1024 * 1024;

    private static final String EXTENSION = ".perf";

    private Imports() {}

    /** The model and what it imports, and what that imports, each once. */
    public static List<Model> closure(Model model) {
        Set<Model> models = new LinkedHashSet<>();
        collect(model, models);
        return new ArrayList<>(models);
    }

    private static void collect(Model model, Set<Model> models) {
        if (models.add(model)) {
            for (var entry : model.getEntries()) {
                if (entry instanceof Import found) {
                    target(found).ifPresent(imported -> collect(imported, models));
                }
            }
        }
    }

    /** The imported model; empty if it may not be read or cannot be. */
    public static Optional<Model> target(Import found) {
        Resource resource = found.eResource();
        ResourceSet set = resource == null ? null : resource.getResourceSet();
        Optional<URI> uri = location(found);
        if (set == null || uri.isEmpty()
                || set.getResource(uri.get(), false) == null && !isReadable(Path.of(uri.get().toFileString()))) {
            return Optional.empty();
        }
        Resource imported = set.getResource(uri.get(), true);
        return imported.getContents().isEmpty() || !(imported.getContents().get(0) instanceof Model model)
                ? Optional.empty() : Optional.of(model);
    }

    private static boolean isReadable(Path file) {
        try {
            return file.toString().endsWith(EXTENSION) && Files.isRegularFile(file) && Files.isReadable(file)
                    && Files.size(file) <= LARGEST && Files.readString(file).indexOf('\0') < 0;
        } catch (IOException unreadable) { // or no text, which is one of these, too
            return false; // and so reported as not to be found
        }
    }

    /** Where the import points to, if that is a `.perf` file inside the project's folder. */
    public static Optional<URI> location(Import found) {
        Resource resource = found.eResource();
        if (resource == null || found.getLocation() == null || found.getLocation().isBlank()) {
            return Optional.empty();
        }
        return ProjectFolder.resolve(resource.getURI(), found.getLocation());
    }
}
