package dev.whence.language.parser;

import java.util.ArrayList;
import java.util.List;
import org.antlr.runtime.CommonToken;

/**
 * One way to mend an entry, and what is to be said about it.
 *
 * @param tokens the entry's tokens as they would be
 * @param problem the mistake
 * @param required the offset that the parser must get beyond for the change to be worth it
 * @param sure whether it is preferred to all that are not
 */
record Edit(List<CommonToken> tokens, SyntaxProblem problem, int required, boolean sure) {

    /** The same, if the parser gets beyond an offset. */
    Edit beyond(int offset) {
        return new Edit(tokens, problem, offset, sure);
    }

    /** The same, preferred to others. */
    Edit asSure() {
        return new Edit(tokens, problem, required, true);
    }

    /** Some tokens replaced by others. */
    static Edit replace(List<CommonToken> tokens, int from, int to, List<CommonToken> by, SyntaxProblem problem) {
        List<CommonToken> edited = new ArrayList<>(tokens.size() + by.size());
        edited.addAll(tokens.subList(0, from));
        edited.addAll(by);
        edited.addAll(tokens.subList(to, tokens.size()));
        TokenReader.markUnits(edited);
        return new Edit(edited, problem, 0, false);
    }

    /** Some tokens hidden. */
    static Edit hide(List<CommonToken> tokens, int from, int to, SyntaxProblem problem) {
        List<CommonToken> edited = new ArrayList<>(tokens);
        for (int i = from; i < to; i++) {
            if (!Tokens.isHidden(edited.get(i))) {
                edited.set(i, Tokens.hidden(edited.get(i)));
            }
        }
        TokenReader.markUnits(edited);
        return new Edit(edited, problem, 0, false);
    }
}
