package dev.whence.language.ide.fixes;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A change of the text that mends an issue.
 *
 * @param title what it does, as an order
 * @param edits in the order of the text, none overlapping another
 */
record Fix(String title, List<Edit> edits) {

    /** Replaces a part of the text. */
    record Edit(int offset, int length, String text) {
    }

    Fix {
        edits = edits.stream().sorted(Comparator.comparingInt(Edit::offset)).toList();
    }

    static Fix of(String title, Edit... edits) {
        return new Fix(title, Arrays.asList(edits));
    }

    String applied(String text) {
        StringBuilder changed = new StringBuilder(text);
        for (Edit edit : edits.reversed()) {
            changed.replace(edit.offset(), edit.offset() + edit.length(), edit.text());
        }
        return changed.toString();
    }
}
