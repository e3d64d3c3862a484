package dev.whence.language;

import java.nio.file.Path;
import java.util.List;

/** The language, set up once for all tests. */
public final class TestLanguage {

    private static final ModelReader READER = new ModelReader();

    private TestLanguage() {}

    public static ModelReader reader() {
        return READER;
    }

    public static Reading read(String text) {
        return READER.read(Path.of("test.perf"), text);
    }

    public static List<Issue> issues(String text) {
        return read(text).issues();
    }

    /**
     * A text with one place in it marked: {@code param x = «4 msec»}.
     *
     * @param text without the marks
     * @param offset of the place
     * @param length of the place
     */
    public record Marked(String text, int offset, int length) {}

    public static Marked marked(String text) {
        int start = text.indexOf('«');
        int end = text.indexOf('»');
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("mark the place with « and »: " + text);
        }
        return new Marked(text.replaceAll("[«»]", ""), start, end - start - 1);
    }
}
