package dev.whence.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The terms under which the parts of an executable jar may be passed on, a file for each library. */
final class Licences {
    private static final String COMMON = "apache-2.0.txt";
    private static final List<Library> LIBRARIES = List.of(new Library("dev/whence/", "whence.txt", List.of()),
        new Library("org/objectweb/asm/", "asm.txt", List.of()),
        new Library("com/google/gson/", "gson.txt", List.of()),
        new Library("picocli/", "picocli.txt", List.of()),
        new Library("org/hipparchus/", "hipparchus.txt", List.of("META-INF/NOTICE.txt", "META-INF/LICENSE.txt")),
        new Library("org/HdrHistogram/", "hdrhistogram.txt", List.of("META-INF/LICENSE.txt")));

    private final Map<String, byte[]> texts = new TreeMap<>();

    /**
     * @param packages how the names of its classes begin
     * @param shipped where its own jar has its terms; if nowhere, they are kept beside this class
     */
    private record Library(String packages, String file, List<String> shipped) {
    }

    /**
     * Notes what is needed for passing on a class.
     *
     * @param home the address of the folder or jar that it is from
     * @throws IllegalStateException if its terms are not known: it must not be passed on
     */
    void add(String entry, String home) throws IOException {
        for (Library library : LIBRARIES) {
            if (entry.startsWith(library.packages())) {
                if (!texts.containsKey(library.file())) {
                    texts.put(library.file(), library.shipped().isEmpty() ? own(library.file()) : shipped(library, home));
                }
                return;
            }
        }
        throw new IllegalStateException("no licence is known for " + entry);
    }

    /** By file name. */
    Map<String, byte[]> texts() throws IOException {
        texts.put(COMMON, own(COMMON));
        return texts;
    }

    private static byte[] own(String file) throws IOException {
        try (InputStream in = Licences.class.getResourceAsStream("licenses/" + file)) {
            if (in == null) {
                throw new IllegalStateException("the text of the licence " + file + " is missing");
            }
            return in.readAllBytes();
        }
    }

    private static byte[] shipped(Library library, String home) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        for (String file : library.shipped()) {
            try (InputStream in = URI.create(home + file).toURL().openStream()) {
                in.transferTo(text);
                text.write('\n');
            }
        }
        return text.toByteArray();
    }
}
