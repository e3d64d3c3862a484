package dev.whence.language.ide.results;

/**
 * What was found about a line.
 *
 * @param line from 0
 * @param about the name of the declaration, or the question
 * @param text one short line
 * @param stale whether the text, or what it imports, has changed since
 */
public record Annotation(int line, Placement placement, String about, String text, Mark mark, boolean stale) {

    /** Where it stands. */
    public enum Placement {
        /** Above the line. */
        HEADER,
        /** Behind the line. */
        LINE_END
    }

    /** What became of an expectation. */
    public enum Mark {
        MET, MISSED, UNDECIDED, UNEXPLAINED,
        /** It expects nothing. */
        NONE
    }

    /** Whether the other is about the same, at the same place. */
    boolean isSamePlace(Annotation other) {
        return line == other.line && placement == other.placement && about.equals(other.about);
    }

    Annotation movedTo(int newLine) {
        return new Annotation(newLine, placement, about, text, mark, true);
    }
}
