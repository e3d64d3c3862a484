package dev.whence.cli;

import dev.whence.cli.run.Executable;
import dev.whence.program.At;
import dev.whence.program.Model;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A model with everything that simulates it, and nothing else: the classes that can be reached from {@link Executable}. The same model
 * gives the same bytes on every machine: entries are sorted, have one time, and are stored, since compressors differ.
 */
final class ExecutableJar {
    private static final LocalDateTime TIME = LocalDateTime.of(2000, 1, 1, 0, 0);
    private static final String CLASS = ".class";
    /** Of annotations that only compilers read; a running program does without them. */
    private static final String UNNEEDED = "com/google/errorprone/";
    private static final String LICENCES = "META-INF/licenses/";
    private static final String MANIFEST = "Manifest-Version: 1.0\r\nMain-Class: " + OldJavaGuard.NAME.replace('/', '.') + "\r\n\r\n";

    private final Model model;
    private final Map<String, byte[]> entries = new TreeMap<>();
    private final Licences licences = new Licences();

    ExecutableJar(Model model) {
        this.model = model;
    }

    void write(OutputStream out) throws IOException {
        String main = Executable.class.getName().replace('.', '/');
        reach(main);
        entries.put(OldJavaGuard.NAME + CLASS, OldJavaGuard.classFile(main));
        entries.put(Executable.MODEL.substring(1), serialized());
        licences.texts().forEach((file, text) -> entries.put(LICENCES + file, text));
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            store(zip, "META-INF/MANIFEST.MF", MANIFEST.getBytes(StandardCharsets.UTF_8));
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                store(zip, entry.getKey(), entry.getValue());
            }
        }
    }

    /** Adds a class and all that it names, but for those of the Java runtime. */
    private void reach(String root) throws IOException {
        Deque<String> open = new ArrayDeque<>();
        open.add(root);
        while (!open.isEmpty()) {
            String name = open.remove();
            if (name.startsWith("java/") || name.startsWith(UNNEEDED) || entries.containsKey(name + CLASS)) {
                continue;
            }
            URL found = ExecutableJar.class.getClassLoader().getResource(name + CLASS);
            if (found == null || found.getProtocol().equals("jrt")) {
                continue;
            }
            try (InputStream in = found.openStream()) {
                byte[] content = in.readAllBytes();
                entries.put(name + CLASS, content);
                String address = found.toString();
                licences.add(name + CLASS, address.substring(0, address.length() - name.length() - CLASS.length()));
                open.addAll(ClassFile.candidates(content));
            }
        }
    }

    private byte[] serialized() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream objects = new Portable(bytes, Path.of(model.file()))) {
            objects.writeObject(model);
        }
        return bytes.toByteArray();
    }

    /** Names source files relative to the model, so that nothing of this machine gets into the jar. */
    private static final class Portable extends ObjectOutputStream {
        private final Path model;
        private final Path absolute;

        Portable(OutputStream out, Path model) throws IOException {
            super(out);
            this.model = model;
            absolute = model.toAbsolutePath().normalize();
            enableReplaceObject(true);
        }

        @Override
        protected Object replaceObject(Object object) {
            if (!(object instanceof At at) || !Path.of(at.file()).isAbsolute()) {
                return object;
            }
            return new At(model.resolveSibling(absolute.getParent().relativize(Path.of(at.file()))).toString(), at.line());
        }
    }

    private static void store(ZipOutputStream zip, String name, byte[] content) throws IOException {
        CRC32 checksum = new CRC32();
        checksum.update(content);
        ZipEntry entry = new ZipEntry(name);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCrc(checksum.getValue());
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }
}
