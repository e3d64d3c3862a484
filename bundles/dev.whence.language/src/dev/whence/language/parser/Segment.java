package dev.whence.language.parser;

import java.util.ArrayList;
import java.util.List;
import org.antlr.runtime.CommonToken;

/**
 * The tokens of one entry, from its heading to before the next. A mistake in one entry is mended without a look at
 * the others.
 */
final class Segment {

    private final List<CommonToken> tokens;

    private Segment(List<CommonToken> tokens) {
        this.tokens = tokens;
    }

    List<CommonToken> tokens() {
        return tokens;
    }

    /** Cuts a text where entries begin, even where a brace is missing or surplus before. */
    static List<Segment> cut(List<CommonToken> tokens) {
        List<Segment> segments = new ArrayList<>();
        Depth depth = new Depth();
        int start = 0;
        CommonToken before = null;
        for (int i = 0; i < tokens.size(); i++) {
            CommonToken token = tokens.get(i);
            if (Tokens.isHidden(token)) {
                continue;
            }
            if (before != null && begins(tokens, i, before, depth.value())) {
                segments.add(new Segment(new ArrayList<>(tokens.subList(start, i))));
                start = i;
                depth.reset();
            }
            depth.pass(token);
            before = token;
        }
        segments.add(new Segment(new ArrayList<>(tokens.subList(start, tokens.size()))));
        return segments;
    }

    /**
     * A heading that is the first of its line begins an entry at any depth, unless it is the name of a setting; a
     * kind, and an unknown word, only where no brace is open.
     */
    private static boolean begins(List<CommonToken> tokens, int index, CommonToken before, int depth) {
        CommonToken token = tokens.get(index);
        boolean first = token.getLine() != before.getLine();
        if (isName(tokens, index)) {
            return false;
        }
        if (Tokens.isHeading(token)) {
            return depth == 0 ? !Tokens.goesOn(before) || first : first;
        }
        boolean word = Tokens.isKind(token) || Tokens.isWord(token) && !isSoftContinuation(token);
        return depth == 0 && first && word && !Tokens.goesOn(before) && !Tokens.isHeading(before) && !Tokens.isKind(before);
    }

    /** Words that go on with the entry of the line before. */
    private static boolean isSoftContinuation(CommonToken token) {
        return switch (token.getText()) {
            case "from", "to", "on", "between", "over", "and", "or", "is", "at", "with", "within", "in", "by", "step",
                    "as", "for", "every", "unexplained", "given", "measured", "fitted", "assumed", "tunable", "else" -> true;
            default -> false;
        };
    }

    private static boolean isName(List<CommonToken> tokens, int index) {
        for (CommonToken token : tokens.subList(index + 1, tokens.size())) {
            if (!Tokens.isHidden(token)) {
                return Tokens.isNameLike(token);
            }
        }
        return false;
    }

    /** How many braces are open. */
    private static final class Depth {
        private int depth;

        int value() {
            return depth;
        }

        void reset() {
            depth = 0;
        }

        void pass(CommonToken token) {
            if (token.getText().equals("{")) {
                depth++;
            } else if (token.getText().equals("}")) {
                depth = Math.max(0, depth - 1);
            }
        }
    }
}
