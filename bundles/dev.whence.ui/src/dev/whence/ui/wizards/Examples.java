package dev.whence.ui.wizards;

import dev.whence.ui.WhencePlugin;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.osgi.framework.Bundle;

/** The examples that the build has put into this bundle: a folder each, with a README that begins with its title. */
final class Examples {
    private static final String ROOT = "examples";
    private static final String README = "README.md";

    /**
     * An example.
     *
     * @param name of its folder
     * @param title of its README
     * @param summary the README's first paragraph
     */
    record Example(String name, String title, String summary, List<String> files) {
        String firstModel() {
            return files.stream().filter(file -> file.endsWith(".perf")).findFirst().orElseThrow();
        }
    }

    private final Bundle bundle = Platform.getBundle(WhencePlugin.ID);

    List<Example> all() throws IOException {
        List<Example> examples = new ArrayList<>();
        for (String path : paths(ROOT)) {
            if (path.endsWith("/")) {
                examples.add(example(path.substring(0, path.length() - 1)));
            }
        }
        examples.sort(Comparator.comparing(Example::title));
        return examples;
    }

    private Example example(String path) throws IOException {
        String name = path.substring(path.lastIndexOf('/') + 1);
        List<String> files = paths(path).stream().map(file -> file.substring(path.length() + 1)).toList();
        String[] paragraphs = text(path + "/" + README).split("\\R\\R", 3);
        String summary = paragraphs.length > 1 ? paragraphs[1].replaceAll("\\R", " ").replace("`", "") : "";
        return new Example(name, paragraphs[0].replaceFirst("^#+ *", ""), summary, files);
    }

    private List<String> paths(String folder) {
        Enumeration<String> paths = bundle.getEntryPaths(folder);
        return paths == null ? List.of() : Collections.list(paths).stream().sorted().toList();
    }

    private String text(String path) throws IOException {
        try (InputStream in = open(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private InputStream open(String path) throws IOException {
        URL entry = bundle.getEntry(path);
        if (entry == null) {
            throw new IOException(path + " is missing in " + bundle.getSymbolicName());
        }
        return entry.openStream();
    }

    /** Fills a new project, and gives the model to open first. */
    IFile copy(Example example, IProject project, IProgressMonitor monitor) throws CoreException {
        SubMonitor progress = SubMonitor.convert(monitor, example.title(), example.files().size());
        for (String file : example.files()) {
            try (InputStream in = open(IPath.fromPortableString(ROOT).append(example.name()).append(file).toString())) {
                project.getFile(file).create(in, true, progress.split(1));
            } catch (IOException unreadable) {
                throw new CoreException(Status.error("The example cannot be read: " + unreadable.getMessage(), unreadable));
            }
        }
        return project.getFile(example.firstModel());
    }
}
