package dev.whence.language.formatting;

import java.util.List;
import java.util.Set;

/** Where lines end, and how far each is indented. */
final class Layout {

    /** A block on one line is broken up only if the line is longer than this. */
    static final int LONGEST_LINE = 160;
    private static final int INDENT = 4;
    /** Blank lines of the author's that stay: one in a block, two between entries. */
    private static final int MOST_BLANK_LINES = 2;

    /** These begin a line on the level of the block around them. */
    private static final Set<String> ON_THE_LEVEL = Set.of("{", "}", "else");

    private final List<Piece> pieces;

    Layout(List<Piece> pieces) {
        this.pieces = pieces;
    }

    /** Decides the line ends. */
    void breakLines() {
        int depth = 0;
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            if (piece.is("}")) {
                depth--;
            }
            int most = depth == 0 ? MOST_BLANK_LINES : 1;
            piece.setNewlines(Math.min(piece.newlines(), most + 1));
            if (i == 0) {
                piece.setNewlines(0);
            } else if (mustStartLine(i, depth)) {
                piece.setNewlines(Math.max(1, piece.newlines()));
            }
            if (piece.is("{")) {
                int end = closing(i);
                if (spansLines(i, end)) {
                    breakBefore(i);
                    breakAfter(i);
                    pieces.get(end).setNewlines(1);
                    breakBehind(end);
                }
                depth++;
            }
            if (i > 0 && (pieces.get(i - 1).is("{") || piece.is("}"))) {
                piece.setNewlines(Math.min(1, piece.newlines()));
            }
        }
    }

    private boolean mustStartLine(int index, int depth) {
        Piece before = pieces.get(index - 1);
        return before.isLineComment() || depth == 0 && pieces.get(index).beginsEntry();
    }

    /** A statement, setting or part of several lines begins on a line of its own. */
    private void breakBefore(int brace) {
        int depth = 0;
        for (int i = brace - 1; i > 0; i--) {
            depth -= pieces.get(i).depthChange();
            if (depth < 0) {
                return;
            }
            if (depth == 0 && pieces.get(i).beginsElement()) {
                pieces.get(i).setNewlines(Math.max(1, pieces.get(i).newlines()));
                return;
            }
        }
    }

    private void breakBehind(int brace) {
        if (brace + 1 < pieces.size() && pieces.get(brace + 1).beginsElement()) {
            pieces.get(brace + 1).setNewlines(Math.max(1, pieces.get(brace + 1).newlines()));
        }
    }

    /** A comment behind the brace stays on its line. */
    private void breakAfter(int brace) {
        int next = brace + 1;
        if (pieces.get(next).isLineComment() && !pieces.get(next).startsLine()) {
            next++;
        }
        pieces.get(next).setNewlines(1);
    }

    private int closing(int open) {
        int depth = 0;
        for (int i = open; i < pieces.size(); i++) {
            depth += pieces.get(i).is("{") ? 1 : pieces.get(i).is("}") ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw new IllegalStateException("a text without syntax errors closes its braces");
    }

    private boolean spansLines(int open, int close) {
        for (int i = open + 1; i <= close; i++) {
            if (pieces.get(i).startsLine() || pieces.get(i).isLineComment()
                    || pieces.get(i).isComment() && pieces.get(i).text().contains("\n")) {
                return true;
            }
        }
        return false;
    }

    /**
     * Breaks up the outermost block that stands on one line with others, if that line is too long.
     *
     * @param from the index of the first piece of the line
     * @param to the index behind its last
     * @return whether there was such a block
     */
    boolean breakBlock(int from, int to) {
        for (int open = from; open < to; open++) {
            int close = pieces.get(open).is("{") ? closing(open) : to;
            if (close < to && close > open + 1) {
                breakUp(open, close);
                return true;
            }
        }
        return false;
    }

    private void breakUp(int open, int close) {
        int depth = 0;
        for (int i = open + 1; i < close; i++) {
            Piece piece = pieces.get(i);
            if (depth == 0 && (i == open + 1 || piece.beginsElement())) {
                piece.setNewlines(Math.max(1, piece.newlines()));
            }
            depth += piece.is("{") ? 1 : piece.is("}") ? -1 : 0;
        }
        pieces.get(close).setNewlines(1);
    }

    /** The columns before each piece that starts a line, by the braces around it. */
    int indentation(int index, int depth) {
        Piece piece = pieces.get(index);
        int level = piece.is("}") ? depth - 1 : depth;
        return Math.max(0, level) * INDENT + (isContinuation(index) ? INDENT : 0);
    }

    /** What begins neither an entry nor a statement goes on with the one before. */
    private boolean isContinuation(int index) {
        Piece piece = pieces.get(index);
        return !piece.isComment() && !piece.beginsElement() && !ON_THE_LEVEL.contains(piece.text());
    }
}
