package dev.whence.language.parser;

import static dev.whence.language.parser.antlr.internal.InternalPerfParser.EqualsSign;
import static dev.whence.language.parser.antlr.internal.InternalPerfParser.Least;
import static dev.whence.language.parser.antlr.internal.InternalPerfParser.LeftCurlyBracket;
import static dev.whence.language.parser.antlr.internal.InternalPerfParser.Process;
import static dev.whence.language.parser.antlr.internal.InternalPerfParser.RULE_ID;
import static dev.whence.language.parser.antlr.internal.InternalPerfParser.RULE_INT;
import static dev.whence.language.parser.antlr.internal.InternalPerfParser.RULE_SL_COMMENT;
import static dev.whence.language.parser.antlr.internal.InternalPerfParser.RULE_STRING;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.antlr.runtime.CommonToken;

/**
 * Finds out what may stand next by trying: a word fits if the parser gets beyond it. So the grammar alone says what is proposed, and no
 * second parser for completion is generated.
 */
final class Continuations {

    /** Mistakes before the place are left out, up to so many. */
    private static final int MOST_MISTAKES = 20;
    /** What may stand behind a keyword. */
    private static final Map<Integer, String> FOLLOWERS =
            Map.of(RULE_ID, "x", RULE_INT, "1", RULE_STRING, "\"\"", LeftCurlyBracket, "{", Least, "least");
    /** In longer entries, which people do not write, only one word is tried at a time. */
    private static final int LONG = 2_000;

    private final Map<String, Integer> types;
    private final Function<List<CommonToken>, Failure> parser;
    private final List<CommonToken> before;

    private Continuations(Map<String, Integer> types, Function<List<CommonToken>, Failure> parser, List<CommonToken> before) {
        this.types = types;
        this.parser = parser;
        this.before = before;
    }

    /**
     * @param read the text up to the place
     * @param types the token types of keywords and symbols
     */
    static Continuation of(TokenReader read, Map<String, Integer> types, Function<List<CommonToken>, Failure> parser) {
        List<CommonToken> tokens = read.tokens();
        if (!read.problems().isEmpty() && isOpen(read, tokens) || !tokens.isEmpty() && tokens.getLast().getType() == RULE_SL_COMMENT) {
            return Continuation.NOTHING;
        }
        List<Segment> entries = Segment.cut(tokens);
        return new Continuations(types, parser, entries.getLast().tokens()).all();
    }

    private static boolean isOpen(TokenReader read, List<CommonToken> tokens) {
        return read.problems().getLast().offset() == tokens.getLast().getStartIndex();
    }

    private Continuation all() {
        List<CommonToken> prefix = withoutMistakes();
        boolean setting = fits(prefix, token(RULE_ID, "x"), token(EqualsSign, "="));
        boolean name = setting || fits(prefix, token(RULE_ID, "x"));
        Set<String> keywords = new TreeSet<>();
        types.forEach((word, type) -> {
            boolean letters = Character.isLetter(word.charAt(0)) && !word.contains(":");
            if (letters && fits(prefix, token(type, word)) && (!name || !isName(token(type, word)) || isMoreThanAName(prefix, token(type, word)))) {
                keywords.add(word);
            }
        });
        return new Continuation(keywords, name, setting);
    }

    private List<CommonToken> withoutMistakes() {
        List<CommonToken> tokens = before;
        for (int i = 0; i < MOST_MISTAKES; i++) {
            Failure failure = parser.apply(tokens);
            if (failure == null || failure.index() >= tokens.size()) {
                break;
            }
            List<CommonToken> less = new ArrayList<>(tokens);
            less.set(failure.index(), Tokens.hidden(tokens.get(failure.index())));
            tokens = less;
        }
        return tokens;
    }

    /** Most keywords may be names. One is a keyword here if something may follow it that may not follow a name. */
    private boolean isMoreThanAName(List<CommonToken> prefix, CommonToken keyword) {
        return FOLLOWERS.entrySet().stream().anyMatch(next -> fits(prefix, keyword, token(next.getKey(), next.getValue()))
                && !fits(prefix, token(RULE_ID, "x"), token(next.getKey(), next.getValue())));
    }

    private boolean isName(CommonToken word) {
        return reach(List.of(token(Process, "process"), word)) > 1;
    }

    /** The parser may have to look at what follows before it takes a word. */
    private boolean fits(List<CommonToken> prefix, CommonToken... next) {
        List<CommonToken> tokens = new ArrayList<>(prefix);
        tokens.addAll(List.of(next));
        int size = tokens.size();
        return reach(tokens) >= size || size < LONG && FOLLOWERS.entrySet().stream().anyMatch(follower -> {
            List<CommonToken> longer = new ArrayList<>(tokens);
            longer.add(token(follower.getKey(), follower.getValue()));
            return reach(longer) >= size;
        });
    }

    /** How many tokens the parser takes. */
    private int reach(List<CommonToken> tokens) {
        Failure failure = parser.apply(tokens);
        return failure == null ? Integer.MAX_VALUE : failure.index();
    }

    private CommonToken token(int type, String text) {
        int at = before.isEmpty() ? 0 : before.getLast().getStopIndex() + 1;
        CommonToken token = new CommonToken(type, text);
        token.setStartIndex(at);
        token.setStopIndex(at + text.length() - 1);
        token.setLine(before.isEmpty() ? 1 : before.getLast().getLine() + 1);
        return token;
    }
}
