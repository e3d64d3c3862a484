package dev.whence.language.ide.document;

import com.google.inject.Injector;
import dev.whence.language.ModelReader;
import dev.whence.language.Reading;
import dev.whence.language.Source;
import dev.whence.language.names.Names;
import dev.whence.language.perf.Model;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;

/**
 * The files that are open in the editor, and those of its folders that are not. Texts may be written from any thread; they are
 * read and understood, which costs some milliseconds, by one.
 */
public final class Documents {

    private static final String EXTENSION = ".perf";
    /** Folders with more models are not searched further: nobody wants to wait for that. */
    private static final int MOST_FILES = 2_000;

    private final ModelReader reader;
    private final Map<Path, Open> open = new ConcurrentHashMap<>();
    private final Map<Path, Known> known = new HashMap<>();
    private final TreeSet<Path> folders = new TreeSet<>();

    public Documents(Injector language) {
        reader = new ModelReader(language);
    }

    /** @param version as the editor counts */
    private record Open(String uri, int version, String text) {
    }

    /** A file as it was read, with what it and its imports were then: a text that was open, or the time of a file. */
    private record Known(Snapshot snapshot, Map<Path, Object> state) {
    }

    public void open(String uri, int version, String text) {
        open.put(path(uri), new Open(uri, version, text));
    }

    /** Applies changes in their order; nothing if the file is not open. */
    public void change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
        open.computeIfPresent(path(uri), (file, before) -> {
            String text = before.text();
            for (TextDocumentContentChangeEvent change : changes) {
                text = change.getRange() == null ? change.getText() : replace(text, change);
            }
            return new Open(uri, version, text);
        });
    }

    private static String replace(String text, TextDocumentContentChangeEvent change) {
        Lines lines = new Lines(text);
        int from = lines.offset(change.getRange().getStart());
        int to = Math.max(from, lines.offset(change.getRange().getEnd()));
        return text.substring(0, from) + change.getText() + text.substring(to);
    }

    public void close(String uri) {
        open.remove(path(uri));
    }

    public boolean isOpen(Path file) {
        return open.containsKey(file);
    }

    /** The version of an open file; empty if it is not open. */
    public Optional<Integer> version(Path file) {
        return Optional.ofNullable(open.get(file)).map(Open::version);
    }

    /** The open files. */
    public List<Path> opened() {
        return List.copyOf(open.keySet());
    }

    public synchronized void addFolder(String uri) {
        folders.add(path(uri));
    }

    public synchronized void removeFolder(String uri) {
        folders.remove(path(uri));
    }

    /** Something on the disk is no longer as it was. */
    public void forget() {
        synchronized (known) {
            known.clear();
        }
    }

    /** What a file says now. */
    public Snapshot snapshot(String uri) {
        return snapshot(path(uri));
    }

    /** What a file says now. */
    public Snapshot snapshot(Path file) {
        synchronized (known) {
            Map<Path, Open> opened = Map.copyOf(open); // while it is read there may be another text, and that is not what was read
            Known before = known.get(file);
            if (before != null && before.state().equals(state(before.state().keySet(), opened))) {
                return before.snapshot();
            }
            Snapshot now = read(file, opened);
            TreeSet<Path> files = new TreeSet<>(List.of(file));
            now.model().ifPresent(model -> Names.of(model).models().forEach(each -> files.add(Path.of(Source.file(each.eResource())))));
            known.put(file, new Known(now, state(files, opened)));
            return now;
        }
    }

    /** A file as it would be with other texts, its own or those that it imports. */
    public Snapshot supposing(Path file, Map<Path, String> texts) {
        Map<Path, Open> opened = Map.copyOf(open);
        Map<Path, String> all = texts(opened);
        all.putAll(texts);
        String text = all.get(file);
        return text == null ? read(file, opened) : new Snapshot(uri(file), file, text, reader.read(file, text, all));
    }

    /** The model that a file would have with another text. */
    public Optional<Model> model(Path file, String text) {
        return reader.model(file, text, texts(open));
    }

    private Snapshot read(Path file, Map<Path, Open> opened) {
        Open document = opened.get(file);
        if (document != null) {
            return new Snapshot(document.uri(), file, document.text(), reader.read(file, document.text(), texts(opened)));
        }
        try {
            String text = Files.readString(file);
            return new Snapshot(uri(file), file, text, reader.read(file, text, texts(opened)));
        } catch (IOException unreadable) {
            Reading none = reader.read(file); // which says why
            return new Snapshot(uri(file), file, "", none);
        }
    }

    private static Map<Path, String> texts(Map<Path, Open> opened) {
        Map<Path, String> texts = new HashMap<>();
        opened.forEach((file, document) -> texts.put(file, document.text()));
        return texts;
    }

    private static Map<Path, Object> state(Iterable<Path> files, Map<Path, Open> opened) {
        Map<Path, Object> state = new LinkedHashMap<>();
        for (Path file : files) {
            Open document = opened.get(file);
            state.put(file, document != null ? document.text() : lastChange(file));
        }
        return state;
    }

    private static Object lastChange(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return "";
        }
    }

    /** The models in the editor's folders and those that are open, in order. Hidden folders, and what is built, are passed over. */
    public List<Path> files() {
        TreeSet<Path> files = new TreeSet<>(open.keySet());
        List<Path> roots;
        synchronized (this) {
            roots = new ArrayList<>(folders);
        }
        roots.forEach(root -> collect(root, files));
        return List.copyOf(files);
    }

    private static void collect(Path folder, TreeSet<Path> files) {
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes attributes) {
                    String name = String.valueOf(each.getFileName());
                    boolean passed = !each.equals(folder) && (name.startsWith(".") || name.equals("target") || name.equals("node_modules"));
                    return passed ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (file.toString().endsWith(EXTENSION)) {
                        files.add(file);
                    }
                    return files.size() < MOST_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
                    return FileVisitResult.CONTINUE; // what cannot be looked into has no models for us
                }
            });
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** As the editor calls an open file; the usual form for another. */
    public String uri(Path file) {
        Open opened = open.get(file);
        return opened != null ? opened.uri() : file.toUri().toString();
    }

    /** The path of a file; a text that is not a file yet has one that no file has. */
    public static Path path(String uri) {
        URI parsed = URI.create(uri);
        if ("file".equals(parsed.getScheme())) {
            return Path.of(URI.create("file://" + parsed.getRawPath())).toAbsolutePath().normalize();
        }
        String name = uri.replaceAll("[^\\w.-]", "_");
        return Path.of(name.endsWith(EXTENSION) ? name : name + EXTENSION).toAbsolutePath();
    }
}
