package dev.whence.language.parser;

import static dev.whence.language.parser.antlr.internal.InternalPerfParser.*;

import dev.whence.language.validation.IssueCode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.antlr.runtime.CommonToken;

/** What was left out: values, operators, keywords, braces. What is put in takes no room in the text. */
final class Insertions {

    private final Position position;
    private final Vocabulary words;
    private final List<CommonToken> tokens;
    private final int at;
    private final int before;
    private final List<Edit> edits = new ArrayList<>();

    Insertions(Position position, Vocabulary words) {
        this.position = position;
        this.words = words;
        tokens = position.tokens();
        at = position.index();
        before = position.before(Math.min(at, tokens.size()));
    }

    List<Edit> values() {
        missingValue();
        return edits;
    }

    List<Edit> words() {
        missingToken();
        missingOperator();
        missingBrace();
        return edits;
    }

    private void add(Edit edit) {
        edits.add(edit.beyond(position.afterNext()));
    }

    private void missingToken() {
        int expecting = position.failure().expecting();
        String expected = words.text(expecting);
        if (expected == null || before < 0) {
            return;
        }
        CommonToken previous = position.at(before);
        boolean setting = expecting == EqualsSign;
        SyntaxProblem problem = setting
                ? SyntaxProblem.at(previous, IssueCode.SYNTAX, "Write " + previous.getText() + " = …",
                        previous.getText() + " =")
                : SyntaxProblem.at(position.shown(), IssueCode.SYNTAX, Words.unexpected(position),
                        position.token() == null ? position.shown().getText() + expected
                                : expected + " " + position.token().getText());
        add(Edit.replace(tokens, before + 1, before + 1,
                List.of(Tokens.after(previous, expecting, expected)), problem));
    }

    /** `read n block` instead of `read n * block`. */
    private void missingOperator() {
        CommonToken token = position.token();
        CommonToken previous = position.at(before);
        if (token == null || previous == null || token.getLine() != previous.getLine()
                || !Words.endsValue(previous) || !Words.beginsValue(token) || words.isUnknown(token) || words.isUnknown(previous)) {
            return;
        }
        CommonToken value = Tokens.is(token, RULE_UNIT) ? Tokens.as(token, RULE_ID, token.getText()) : token;
        add(Edit.replace(tokens, at, at + 1, List.of(Tokens.before(token, Asterisk, "*"), value),
                SyntaxProblem.at(token, IssueCode.MISSING_OPERATOR, "Write " + previous.getText() + " * "
                        + token.getText() + ".", "* " + token.getText())));
    }

    /** A value left out at the end of a line: what begins the next line was taken for it, or could not be. */
    private void missingValue() {
        insertValue(before, at);
        if (before >= 0 && position.isFirstOfLine(before)) {
            insertValue(position.before(before), before);
        }
    }

    private void insertValue(int behind, int next) {
        CommonToken previous = position.at(behind);
        if (previous == null || !Tokens.goesOn(previous) && !Tokens.isVerb(previous)) {
            return;
        }
        Position there = new Position(tokens, new Failure(next, 0, position.failure().context()));
        CommonToken value = Tokens.after(previous, RULE_ID, "");
        boolean sameLine = there.token() != null && !there.isFirstOfLine(next);
        add(Edit.replace(tokens, behind + 1, behind + 1, List.of(value), SyntaxProblem.at(
                sameLine ? there.token() : previous, IssueCode.SYNTAX, Words.unexpected(there))));
    }

    private void missingBrace() {
        boolean possible = position.token() == null || position.isFirstOfLine(at);
        for (int n = 1; possible && n <= 3 && before >= 0; n++) {
            CommonToken brace = Tokens.after(position.at(before), RightCurlyBracket, "}");
            List<CommonToken> braces = Collections.nCopies(n, brace);
            add(Edit.replace(tokens, before + 1, before + 1, copies(braces),
                    SyntaxProblem.at(position.at(before), IssueCode.SYNTAX, Words.unclosed(position),
                            position.at(before).getText() + "\n" + "}".repeat(n))));
        }
    }

    private static List<CommonToken> copies(List<CommonToken> tokens) {
        return tokens.stream().map(CommonToken::new).toList();
    }
}
