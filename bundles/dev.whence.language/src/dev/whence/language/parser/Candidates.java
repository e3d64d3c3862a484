package dev.whence.language.parser;

import dev.whence.language.validation.IssueCode;
import java.util.ArrayList;
import java.util.List;
import org.antlr.runtime.CommonToken;

/** The small changes that could mend a mistake, the likeliest first: replace, put in, leave out. */
final class Candidates {

    private final Position position;
    private final Vocabulary words;
    private final List<CommonToken> tokens;
    private final int at;
    private final int before;
    private final List<Edit> edits = new ArrayList<>();

    Candidates(Position position, Vocabulary words) {
        this.position = position;
        this.words = words;
        tokens = position.tokens();
        at = position.index();
        before = position.before(Math.min(at, tokens.size()));
    }

    /** Whatever else is wrong, a character that the language does not have must go. */
    List<Edit> strangeCharacter() {
        return new Replacements(position, words).strangeCharacter();
    }

    List<Edit> all() {
        edits.addAll(new Comparisons(position, words).all());
        edits.addAll(new Replacements(position, words).all());
        edits.addAll(new Insertions(position, words).values());
        meaningless(at);
        meaningless(before);
        edits.addAll(new Insertions(position, words).words());
        delete(at);
        if (isTwice(before)) {
            delete(before);
        }
        return edits;
    }

    /** A word that stands nowhere else is not worth an operator. */
    private void meaningless(int index) {
        CommonToken token = position.at(index);
        if (token != null && words.isUnknown(token) && !position.isFirstOfLine(index)) {
            edits.add(Edit.hide(tokens, index, index + 1, SyntaxProblem.at(token, IssueCode.SYNTAX,
                    "The word " + token.getText() + " has no meaning here: remove it.", ""))
                    .beyond(position.withoutToken(index)));
        }
    }

    private boolean isTwice(int index) {
        CommonToken token = position.at(index);
        CommonToken previous = position.at(position.before(index));
        return token != null && previous != null && previous.getText().equals(token.getText());
    }

    private void delete(int index) {
        CommonToken token = position.at(index);
        if (token == null) {
            return;
        }
        String message = isTwice(index) ? token.getText() + " is written twice."
                : Tokens.isClosing(token) ? "This " + token.getText() + " closes nothing: remove it."
                : Words.unexpected(position);
        edits.add(Edit.hide(tokens, index, index + 1, SyntaxProblem.at(token, IssueCode.SYNTAX, message, ""))
                .beyond(position.withoutToken(index)));
    }
}
