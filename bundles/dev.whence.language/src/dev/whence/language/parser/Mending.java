package dev.whence.language.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.antlr.runtime.CommonToken;

/**
 * Mends the mistakes of one entry: at each, the smallest change that lets the parser get further is taken; where none
 * does, the statement or setting is left out, then the block around it, at last the entry.
 */
final class Mending {

    private static final int MOST_ROUNDS = 30;
    /** Longer entries are not written by people; trying every change on them would take too long. */
    private static final int MOST_TOKENS = 20_000;

    private final Vocabulary words;
    private final Function<List<CommonToken>, Failure> parser;
    private final List<SyntaxProblem> problems = new ArrayList<>();
    private List<CommonToken> tokens;

    Mending(List<CommonToken> tokens, Vocabulary words, Function<List<CommonToken>, Failure> parser) {
        this.tokens = tokens;
        this.words = words;
        this.parser = parser;
    }

    List<SyntaxProblem> problems() {
        return problems;
    }

    /** The tokens of the entry without its mistakes. */
    List<CommonToken> mend() {
        SyntaxProblem beyond = Limits.exceeded(tokens);
        if (beyond != null) {
            take(Edit.hide(tokens, 0, tokens.size(), beyond));
            return tokens;
        }
        Failure failure = parser.apply(tokens);
        for (int round = 0; failure != null; round++) {
            Position position = new Position(tokens, failure);
            if (round < MOST_ROUNDS) {
                mend(position);
            } else {
                take(Edit.hide(tokens, 0, tokens.size(), position.unexpected()));
            }
            failure = parser.apply(tokens);
        }
        return tokens;
    }

    private void mend(Position position) {
        Candidates candidates = new Candidates(position, words);
        Edit edit = furthest(candidates.strangeCharacter());
        if (edit == null && tokens.size() <= MOST_TOKENS) {
            List<Edit> all = candidates.all();
            edit = furthest(all.stream().filter(Edit::sure).toList());
            edit = edit != null ? edit : furthest(all);
        }
        take(edit != null ? edit : leaveOut(position));
    }

    /** The change with which the parser gets furthest; null if with none far enough. */
    private Edit furthest(List<Edit> edits) {
        Edit best = null;
        int furthest = -1;
        for (Edit edit : edits) {
            Failure next = parser.apply(edit.tokens());
            int reach = next == null ? Integer.MAX_VALUE : new Position(edit.tokens(), next).offset();
            if (reach > edit.required() && reach > furthest) {
                furthest = reach;
                best = edit;
            }
        }
        return best;
    }

    /** The smallest region around the mistake without which the parser gets further. */
    private Edit leaveOut(Position position) {
        for (Region region = Region.around(position); region != null; region = region.wider()) {
            Edit edit = Edit.hide(tokens, region.from(), region.to(), position.unexpected());
            Failure next = parser.apply(edit.tokens());
            if (next == null || new Position(edit.tokens(), next).offset() > region.nextOffset()) {
                return edit;
            }
        }
        return Edit.hide(tokens, 0, tokens.size(), position.unexpected());
    }

    private void take(Edit edit) {
        tokens = edit.tokens();
        problems.add(edit.problem());
    }
}
