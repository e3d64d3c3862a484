package dev.whence.language.parser;

import static dev.whence.language.parser.antlr.internal.InternalPerfParser.*;

import dev.whence.language.validation.IssueCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.antlr.runtime.CommonToken;

/** The small changes that could mend a mistake, the likeliest first: replace, put in, leave out. */
final class Candidates {

    /** What begins a part of a question or criterion is no note. */
    private static final Set<String> GOES_ON = Set.of("at", "by", "from", "in", "is", "step", "to", "with", "within");

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
        tooEarly();
        edits.addAll(new Replacements(position, words).all());
        edits.addAll(new Insertions(position, words).values());
        meaningless(at);
        meaningless(before);
        note();
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

    /** What comes behind the criterion of an expectation, in front of it. */
    private void tooEarly() {
        CommonToken token = position.token();
        if (!Tokens.is(position.at(position.after(-1)), Expect) || !Tokens.is(token, With) && !Tokens.is(token, Within)) {
            return;
        }
        for (int i = at; i < tokens.size(); i++) {
            if (Tokens.is(tokens.get(i), Is) || Tokens.is(tokens.get(i), At)) {
                edits.add(Edit.hide(tokens, at, i, SyntaxProblem.at(token, IssueCode.SYNTAX, "Write " + token.getText()
                        + " … behind what is expected: " + (Tokens.is(token, With) ? "is 3 with x = [1, 2]" : "is 3 within 5%") + "."))
                        .asSure().beyond(tokens.get(i).getStartIndex()));
                return;
            }
        }
    }

    /** Words at the end of a line, where a note may stand. */
    private void note() {
        int end = at;
        int written = 0;
        while (end < tokens.size() && tokens.get(end).getLine() == tokens.get(Math.min(at, tokens.size() - 1)).getLine()) {
            CommonToken token = tokens.get(end++);
            if (Tokens.isOpening(token) || Tokens.isClosing(token) || Tokens.is(token, EqualsSign) || Tokens.is(token, RULE_STRING)) {
                return;
            }
            written += Tokens.isHidden(token) ? 0 : 1;
        }
        if (written > 1 && Tokens.isWord(position.token()) && !GOES_ON.contains(position.token().getText()) && !position.isFirstOfLine(at)) {
            String text = tokens.subList(at, end).stream().map(CommonToken::getText).collect(Collectors.joining()).replaceAll("[“”„]", "").strip();
            edits.add(Edit.hide(tokens, at, end, SyntaxProblem.at(position.token(), IssueCode.SYNTAX, "Write a note in quotes: \"" + text + "\"."))
                    .beyond(position.withoutToken(end - 1)));
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
