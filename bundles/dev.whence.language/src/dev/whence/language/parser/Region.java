package dev.whence.language.parser;

import org.antlr.runtime.CommonToken;

/** Some tokens of an entry that belong together: a statement, a setting, a block with what leads to it. */
final class Region {

    private final Position position;
    private final int from;
    private final int to;

    private Region(Position position, int from, int to) {
        this.position = position;
        this.from = from;
        this.to = to;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    /** Where the next token begins behind the region; beyond everything if there is none. */
    int nextOffset() {
        CommonToken next = position.at(position.after(to - 1));
        return next == null ? Integer.MAX_VALUE : next.getStartIndex();
    }

    /** The statement or setting that contains the mistake; null at the very beginning of an entry. */
    static Region around(Position position) {
        int wrong = Math.min(position.index(), position.before(position.tokens().size()));
        return wrong < 0 ? null : at(position, wrong);
    }

    /** The block around the region, with what leads to it; null if that is the entry. */
    Region wider() {
        int opener = opener(from);
        return opener < 0 ? null : at(position, opener);
    }

    private static Region at(Position position, int index) {
        int from = start(position, index);
        int to = end(position, index);
        return new Region(position, from, to);
    }

    /** Back to what is the first of its line or follows a brace, on the same level. */
    private static int start(Position position, int index) {
        int at = index;
        while (true) {
            int before = position.before(at);
            CommonToken previous = position.at(before);
            if (before < 0 || isOpen(previous) || isClose(previous)
                    || position.isFirstOfLine(at) && !Tokens.goesOn(previous)) {
                return at;
            }
            at = before;
        }
    }

    /** On to before the next line, or before the brace that closes what is around. Blocks are passed as a whole. */
    private static int end(Position position, int index) {
        int depth = 0;
        int at = index;
        while (at < position.tokens().size()) {
            CommonToken token = position.at(at);
            if (isClose(token)) {
                if (depth == 0) {
                    return at;
                }
                depth--;
            } else if (isOpen(token)) {
                depth++;
            }
            int next = position.after(at);
            boolean over = depth == 0 && (next >= position.tokens().size() || position.isFirstOfLine(next));
            at = next;
            if (over) {
                return at;
            }
        }
        return position.tokens().size();
    }

    private int opener(int index) {
        int depth = 0;
        for (int at = position.before(index); at >= 0; at = position.before(at)) {
            if (isClose(position.at(at))) {
                depth++;
            } else if (isOpen(position.at(at)) && depth-- == 0) {
                return at;
            }
        }
        return -1;
    }

    private static boolean isOpen(CommonToken token) {
        return token.getText().equals("{");
    }

    private static boolean isClose(CommonToken token) {
        return token.getText().equals("}");
    }
}
