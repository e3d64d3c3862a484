package dev.whence.language.parser;

import static dev.whence.language.parser.antlr.internal.InternalPerfParser.*;

import dev.whence.language.names.Spelling;
import dev.whence.language.validation.IssueCode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.antlr.runtime.CommonToken;

/** The small changes that could mend a mistake, the likeliest first. */
final class Candidates {

    private static final int SHORTEST_WORD = 3;

    private final Position position;
    private final Map<String, Integer> types;
    private final Predicate<String> known;
    private final List<CommonToken> tokens;
    private final int at;
    private final int before;
    private final List<Edit> edits = new ArrayList<>();

    /**
     * @param types the keywords and symbols
     * @param known whether a word has a meaning somewhere in the file
     */
    Candidates(Position position, Map<String, Integer> types, Predicate<String> known) {
        this.position = position;
        this.types = types;
        this.known = known;
        tokens = position.tokens();
        at = position.index();
        before = position.before(Math.min(at, tokens.size()));
    }

    List<Edit> all() {
        misspelt(at);
        misspelt(before);
        keywordAsName();
        otherSymbol();
        decimals();
        missingValue();
        meaningless(at);
        meaningless(before);
        missingToken();
        missingOperator();
        missingBrace();
        delete(at);
        if (isTwice(before)) {
            delete(before);
        }
        return edits;
    }

    /** A character that the language does not have is left out, or stands for a name, or is a word in disguise. */
    List<Edit> strangeCharacter() {
        CommonToken token = position.token();
        if (!Tokens.is(token, RULE_ANY_OTHER)) {
            return List.of();
        }
        int end = at + 1;
        while (Tokens.is(position.at(end), RULE_ANY_OTHER) && position.at(end).getText().equals(token.getText())) {
            end++;
        }
        String word = switch (token.getText()) {
            case "&" -> "and";
            case "|" -> "or";
            case "!" -> "not";
            default -> "";
        };
        SyntaxProblem problem = SyntaxProblem.at(token, IssueCode.UNEXPECTED_CHARACTER, Words.strange(token.getText()), word);
        Edit hidden = Edit.hide(tokens, at, end, problem).beyond(-1);
        CommonToken meant = Tokens.as(token, word.isEmpty() ? RULE_ID : types.get(word), word);
        Edit replaced = Edit.replace(hidden.tokens(), at, at + 1, List.of(meant), problem);
        return List.of(hidden, replaced);
    }

    private void misspelt(int index) {
        CommonToken token = position.at(index);
        boolean word = Tokens.is(token, RULE_ID) || Tokens.is(token, RULE_UNIT);
        if (!word || token.getText().length() < SHORTEST_WORD) {
            return;
        }
        List<String> keywords = types.keySet().stream().filter(k -> Character.isLetter(k.charAt(0))).toList();
        for (String keyword : Spelling.nearest(token.getText(), keywords)) {
            Edit edit = Edit.replace(tokens, index, index + 1, List.of(Tokens.as(token, types.get(keyword), keyword)),
                    SyntaxProblem.at(token, IssueCode.UNKNOWN_WORD, "Unknown word " + token.getText()
                            + "; did you mean " + keyword + "?", keyword));
            boolean typo = Spelling.distance(token.getText(), keyword) == 1;
            edits.add(typo ? edit.asSure().beyond(position.offset()) : edit.beyond(position.afterNext()));
        }
    }

    private void keywordAsName() {
        keywordAsUnit(at);
        keywordAsUnit(before);
        CommonToken token = position.token();
        if (token != null && Tokens.isWord(token) && !Tokens.is(token, RULE_ID)) {
            String text = token.getText();
            add(Edit.replace(tokens, at, at + 1, List.of(Tokens.as(token, RULE_ID, text)),
                    SyntaxProblem.at(token, IssueCode.SYNTAX, "The keyword " + text + " cannot be a name: write ^" + text
                            + ", or choose another.", "^" + text)));
        }
    }

    private void keywordAsUnit(int index) {
        CommonToken token = position.at(index);
        CommonToken number = position.at(position.before(index));
        if (token != null && Tokens.isWord(token) && !Tokens.is(token, RULE_UNIT) && Tokens.is(number, RULE_INT)
                && number.getLine() == token.getLine()) {
            edits.add(Edit.replace(tokens, index, index + 1, List.of(Tokens.as(token, RULE_UNIT, token.getText())),
                    SyntaxProblem.at(token, IssueCode.SYNTAX, "The keyword " + token.getText() + " cannot be a unit."))
                    .beyond(position.offset()));
        }
    }

    private void add(Edit edit) {
        edits.add(edit.beyond(position.afterNext()));
    }

    /** `rotation: 3600 rpm` and `if a = b`. */
    private void otherSymbol() {
        CommonToken token = position.token();
        if (token == null || Tokens.isWord(token) || Tokens.is(token, RULE_INT) || Tokens.is(token, RULE_STRING)) {
            return;
        }
        if (token.getType() == EqualsSign) {
            add(Edit.replace(tokens, at, at + 1, List.of(Tokens.as(token, EqualsSignEqualsSign, "==")),
                    SyntaxProblem.at(token, IssueCode.SYNTAX, "Write == to compare.", "==")));
        }
        String expected = text(position.failure().expecting());
        if (expected != null && !Tokens.isClosing(token)) {
            add(Edit.replace(tokens, at, at + 1,
                    List.of(Tokens.as(token, position.failure().expecting(), expected)),
                    SyntaxProblem.at(token, IssueCode.SYNTAX, Words.unexpected(position), expected)));
        }
    }

    /** `4,5 ms`, `.5`, and `my-name`, which would otherwise be two values. */
    private void decimals() {
        CommonToken token = position.token();
        CommonToken left = position.at(at - 1);
        CommonToken right = position.at(at + 1);
        if (Tokens.is(token, Comma) && Tokens.is(left, RULE_INT) && Tokens.is(right, RULE_INT)) {
            add(Edit.replace(tokens, at, at + 1, List.of(Tokens.as(token, FullStop, ".")), SyntaxProblem.at(token,
                    IssueCode.SYNTAX, "Write a point in numbers: " + left.getText() + "." + right.getText() + ".", ".")));
        }
        if (Tokens.is(token, FullStop) && Tokens.is(right, RULE_INT)) {
            add(Edit.replace(tokens, at, at, List.of(Tokens.before(token, RULE_INT, "0")), SyntaxProblem.at(token,
                    IssueCode.SYNTAX, "Write a digit before the point: 0." + right.getText() + ".", "0.")));
        }
        if (Tokens.is(token, HyphenMinus) && Tokens.is(left, RULE_ID) && right != null && Tokens.isWord(right)) {
            String name = left.getText() + "_" + right.getText();
            CommonToken whole = Tokens.as(left, RULE_ID, name);
            whole.setStopIndex(right.getStopIndex());
            add(Edit.replace(tokens, at - 1, at + 2, List.of(whole), SyntaxProblem.at(left, IssueCode.SYNTAX,
                    "Names have no hyphen: write " + name + ".")));
        }
    }

    /** A word that stands nowhere else is not worth an operator. */
    private void meaningless(int index) {
        CommonToken token = position.at(index);
        if (token != null && isUnknown(token) && !position.isFirstOfLine(index)) {
            edits.add(Edit.hide(tokens, index, index + 1, SyntaxProblem.at(token, IssueCode.SYNTAX,
                    "The word " + token.getText() + " has no meaning here: remove it.", ""))
                    .beyond(position.withoutToken(index)));
        }
    }

    private boolean isUnknown(CommonToken token) {
        return (Tokens.is(token, RULE_ID) || Tokens.is(token, RULE_UNIT)) && !known.test(token.getText());
    }

    private void missingToken() {
        int expecting = position.failure().expecting();
        String expected = text(expecting);
        if (expected == null || before < 0) {
            return;
        }
        CommonToken previous = position.at(before);
        boolean setting = expecting == EqualsSign;
        SyntaxProblem problem = setting
                ? SyntaxProblem.at(previous, IssueCode.SYNTAX, "Write " + previous.getText() + " = …",
                        previous.getText() + " =")
                : SyntaxProblem.at(position.shown(), IssueCode.SYNTAX, Words.unexpected(position),
                        position.token() == null ? "" : expected + " " + position.token().getText());
        add(Edit.replace(tokens, before + 1, before + 1,
                List.of(Tokens.after(previous, expecting, expected)), problem));
    }

    /** `read n block` instead of `read n * block`. */
    private void missingOperator() {
        CommonToken token = position.token();
        CommonToken previous = position.at(before);
        if (token == null || previous == null || token.getLine() != previous.getLine()
                || !Words.endsValue(previous) || !Words.beginsValue(token) || isUnknown(token) || isUnknown(previous)) {
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

    private String text(int type) {
        return type == 0 ? null : types.entrySet().stream().filter(e -> e.getValue() == type)
                .map(Map.Entry::getKey).findFirst().orElse(null);
    }
}
