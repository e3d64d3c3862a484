package dev.whence.language.ide.layout;

import dev.whence.language.formatting.Formatter;
import dev.whence.language.ide.document.Snapshot;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;

/**
 * What {@code whence format} would change, as the smallest edits: only the gaps between words that differ, so that carets, marks and
 * breakpoints of an editor stay where they are.
 */
public final class LayoutEdits {

    private final Formatter formatter;

    public LayoutEdits(Formatter formatter) {
        this.formatter = formatter;
    }

    /** None if the text has syntax errors, for then nobody knows what belongs together. */
    public List<TextEdit> of(Snapshot snapshot) {
        return formatter.format(snapshot.text()).map(after -> gaps(snapshot, after)).orElse(List.of());
    }

    /** Those within a range. */
    public List<TextEdit> of(Snapshot snapshot, Range range) {
        int from = snapshot.lines().start(range.getStart().getLine());
        int to = snapshot.lines().offset(range.getEnd());
        return of(snapshot).stream().filter(edit -> snapshot.lines().offset(edit.getRange().getEnd()) >= from
                && snapshot.lines().offset(edit.getRange().getStart()) <= to
                && edit.getRange().getStart().getLine() + 1 >= range.getStart().getLine()).toList();
    }

    private static List<TextEdit> gaps(Snapshot snapshot, String after) {
        String before = snapshot.text();
        List<TextEdit> edits = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < before.length() || j < after.length()) {
            int gapBefore = end(before, i);
            int gapAfter = end(after, j);
            if (!before.substring(i, gapBefore).equals(after.substring(j, gapAfter))) {
                edits.add(new TextEdit(snapshot.lines().range(i, gapBefore - i), after.substring(j, gapAfter)));
            }
            i = gapBefore;
            j = gapAfter;
            if (i < before.length() && (j >= after.length() || before.charAt(i) != after.charAt(j))) {
                throw new IllegalStateException("laying a text out changed more than its gaps, at offset " + i);
            }
            i++;
            j++;
        }
        return edits;
    }

    private static int end(String text, int from) {
        int end = Math.min(from, text.length());
        while (end < text.length() && " \t\r\n\u00A0\uFEFF".indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        return end;
    }
}
