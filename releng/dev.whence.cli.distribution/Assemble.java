import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Moves the jars of a folder into {@code lib} of another, without their signatures and uncompressed.
 * Clears the JVM's caches, which are of the jars that were there before, and leaves a stamp of the time when the build began: what was edited while it
 * ran may not be in it. A signed jar is verified class by class at every start, and its classes are refused by the JVM's class-data caches.
 * The jars stay separate: the EMF bundles' {@code plugin.properties} would overwrite each other in one.
 */
final class Assemble {

    public static void main(String[] arguments) throws IOException {
        Path from = Path.of(arguments[0]);
        Path to = Path.of(arguments[1]);
        Path lib = Files.createDirectories(to.resolve("lib"));
        Path stamp = to.resolve("stamp");
        Files.deleteIfExists(stamp);
        clear(lib);
        clear(Files.createDirectories(to.resolve("cache")));
        for (Path jar : jars(from)) {
            Path copy = lib.resolve(jar.getFileName().toString());
            try (ZipFile source = new ZipFile(jar.toFile()); OutputStream out = Files.newOutputStream(copy); ZipOutputStream target = new ZipOutputStream(out)) {
                copy(source, target);
            }
        }
        // Else a library that is no longer wanted would be found here next time.
        clear(from);
        Files.createFile(stamp);
        Files.setLastModifiedTime(stamp, FileTime.from(Instant.parse(arguments[2])));
    }

    private static void clear(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
    }

    private static List<Path> jars(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        }
    }

    private static void copy(ZipFile source, ZipOutputStream target) throws IOException {
        for (ZipEntry entry : source.stream().toList()) {
            if (entry.isDirectory() || isSignature(entry.getName())) {
                continue;
            }
            byte[] content;
            try (InputStream in = source.getInputStream(entry)) {
                content = in.readAllBytes();
            }
            store(target, entry.getName(), entry.getName().equals(JarFile.MANIFEST_NAME) ? withoutDigests(content) : content);
        }
    }

    private static boolean isSignature(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        return upper.startsWith("META-INF/") && (upper.endsWith(".SF") || upper.endsWith(".RSA") || upper.endsWith(".DSA") || upper.endsWith(".EC"));
    }

    /** The manifest's main section; the others hold one digest per file, or per-package remarks that nothing here reads. */
    private static byte[] withoutDigests(byte[] content) throws IOException {
        Manifest manifest = new Manifest(new ByteArrayInputStream(content));
        manifest.getEntries().clear();
        manifest.getMainAttributes().putIfAbsent(Attributes.Name.MANIFEST_VERSION, "1.0");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        manifest.write(bytes);
        return bytes.toByteArray();
    }

    private static void store(ZipOutputStream target, String name, byte[] content) throws IOException {
        CRC32 checksum = new CRC32();
        checksum.update(content);
        ZipEntry entry = new ZipEntry(name);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCrc(checksum.getValue());
        entry.setTimeLocal(LocalDateTime.of(2000, 1, 1, 0, 0));
        target.putNextEntry(entry);
        target.write(content);
        target.closeEntry();
    }

    private Assemble() {
    }
}
