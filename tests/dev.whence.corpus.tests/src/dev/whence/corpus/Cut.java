package dev.whence.corpus;

import java.util.TreeSet;

/** Where a text is cut: where a line or a block begins or ends, and at every so many characters between. */
final class Cut {
    private static final int STEP = 37;

    private Cut() {
    }

    static TreeSet<Integer> places(String text) {
        TreeSet<Integer> places = new TreeSet<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '{' || c == '}') {
                places.add(i);
                places.add(i + 1);
            }
            if (i % STEP == 0) {
                places.add(i);
            }
            // two spaces separate statements and settings on one line
            if (c != ' ' && text.startsWith("  ", Math.max(0, i - 2)) && i >= 2) {
                places.add(i);
            }
        }
        return places;
    }
}
