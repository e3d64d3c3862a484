package dev.whence.language.ide.document;

import java.util.Arrays;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Where the lines of a text begin: leads from offsets to the protocol's lines and columns, both from 0, and back. */
public final class Lines {

    private final int[] starts;
    private final int length;

    public Lines(String text) {
        int[] found = new int[16];
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean ends = c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
            if (ends) {
                found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
                found[count++] = i + 1;
            }
        }
        starts = Arrays.copyOf(found, count);
        length = text.length();
    }

    public int count() {
        return starts.length;
    }

    /** The line that an offset is in, from 0. */
    public int line(int offset) {
        int at = Arrays.binarySearch(starts, offset);
        return at >= 0 ? at : -at - 2;
    }

    /** Where a line begins; the end of the text for a line that there is not. */
    public int start(int line) {
        return line < 0 ? 0 : line < starts.length ? starts[line] : length;
    }

    public Position position(int offset) {
        int within = Math.max(0, Math.min(offset, length));
        int line = line(within);
        return new Position(line, within - starts[line]);
    }

    /** An offset within the text, whatever the position. */
    public int offset(Position position) {
        long offset = (long) start(position.getLine()) + Math.max(0, position.getCharacter());
        return (int) Math.min(offset, position.getLine() + 1 < starts.length ? start(position.getLine() + 1) : length);
    }

    public Range range(int offset, int length) {
        return new Range(position(offset), position(offset + length));
    }
}
