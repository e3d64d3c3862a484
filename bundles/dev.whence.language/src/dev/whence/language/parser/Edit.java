package dev.whence.language.parser;

import java.util.ArrayList;
import java.util.List;
import org.antlr.runtime.CommonToken;

/**
 * One way to mend an entry, and what is to be said about it.
 *
 * @param tokens the entry's tokens as they would be
 * @param problem the mistake
 */
record Edit(List<CommonToken> tokens, SyntaxProblem problem) {

    /** Some tokens replaced by others. */
    static Edit replace(List<CommonToken> tokens, int from, int to, List<CommonToken> by, SyntaxProblem problem) {
        List<CommonToken> edited = new ArrayList<>(tokens.size() + by.size());
        edited.addAll(tokens.subList(0, from));
        edited.addAll(by);
        edited.addAll(tokens.subList(to, tokens.size()));
        TokenReader.markUnits(edited);
        return new Edit(edited, problem);
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
        return new Edit(edited, problem);
    }
}
