package dev.whence.language.parser;

import dev.whence.language.validation.IssueCode;
import java.util.List;
import org.antlr.runtime.CommonToken;

/** The token that the parser could not take, and those around it. */
final class Position {

    private final List<CommonToken> tokens;
    private final Failure failure;

    Position(List<CommonToken> tokens, Failure failure) {
        this.tokens = tokens;
        this.failure = failure;
    }

    List<CommonToken> tokens() {
        return tokens;
    }

    Failure failure() {
        return failure;
    }

    /** The index of the wrong token; the number of tokens at the end. */
    int index() {
        return failure.index();
    }

    /** The wrong token; null at the end. */
    CommonToken token() {
        return failure.index() < tokens.size() ? tokens.get(failure.index()) : null;
    }

    /** Where the wrong token stands in the text. */
    int offset() {
        CommonToken token = token();
        return token != null ? token.getStartIndex() : tokens.isEmpty() ? 0 : last().getStopIndex() + 1;
    }

    private CommonToken last() {
        return tokens.get(tokens.size() - 1);
    }

    /** The index of the nearest token before another that the parser sees; -1 if there is none. */
    int before(int index) {
        int i = index - 1;
        while (i >= 0 && Tokens.isHidden(tokens.get(i))) {
            i--;
        }
        return i;
    }

    /** The index of the nearest token behind another that the parser sees; the number of tokens if there is none. */
    int after(int index) {
        int i = index + 1;
        while (i < tokens.size() && Tokens.isHidden(tokens.get(i))) {
            i++;
        }
        return i;
    }

    CommonToken at(int index) {
        return index >= 0 && index < tokens.size() ? tokens.get(index) : null;
    }

    /** What a change must let the parser get beyond: the wrong token and the next. */
    int afterNext() {
        CommonToken next = at(after(index()));
        return next == null ? offset() : next.getStartIndex();
    }

    /** What leaving a token out must let the parser get beyond: the next; the end of the entry where there is none. */
    int withoutToken(int index) {
        CommonToken next = at(after(index));
        return next == null ? Integer.MAX_VALUE - 1 : next.getStartIndex();
    }

    /** Whether a token is the first of its line. */
    boolean isFirstOfLine(int index) {
        int before = before(index);
        return before < 0 || tokens.get(before).getLine() != tokens.get(index).getLine();
    }

    /** The token that an issue about this position is shown at: the wrong one, or the last. */
    CommonToken shown() {
        CommonToken token = token();
        if (token != null) {
            return token;
        }
        int last = before(tokens.size());
        return last >= 0 ? tokens.get(last) : last();
    }

    /** What was expected here, and what was found. */
    SyntaxProblem unexpected() {
        CommonToken unknown = Words.unknownWord(this);
        return unknown != null ? SyntaxProblem.at(unknown, IssueCode.UNKNOWN_WORD, Words.unexpected(this))
                : SyntaxProblem.at(shown(), IssueCode.SYNTAX, Words.unexpected(this));
    }
}
