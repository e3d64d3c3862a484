package dev.whence.language.parser;

import static dev.whence.language.parser.antlr.internal.InternalPerfParser.*;

import dev.whence.language.names.Spelling;
import dev.whence.language.validation.IssueCode;
import java.util.ArrayList;
import java.util.List;
import org.antlr.runtime.CommonToken;

/** What stands there instead of what was meant: misspelt words, keywords for names, other symbols. */
final class Replacements {

    private static final int SHORTEST_WORD = 3;

    private final Position position;
    private final Vocabulary words;
    private final List<CommonToken> tokens;
    private final int at;
    private final int before;
    private final List<Edit> edits = new ArrayList<>();

    Replacements(Position position, Vocabulary words) {
        this.position = position;
        this.words = words;
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
        return edits;
    }

    /** A character that the language does not have is left out, or stands for a name, or is a word in disguise. */
    List<Edit> strangeCharacter() {
        CommonToken token = position.token();
        if (!Tokens.is(token, RULE_ANY_OTHER)) {
            return List.of();
        }
        int end = at + 1;
        String character = token.getText();
        if (Character.isHighSurrogate(character.charAt(0)) && Tokens.is(position.at(end), RULE_ANY_OTHER)) {
            character += position.at(end++).getText();
        }
        while (Tokens.is(position.at(end), RULE_ANY_OTHER) && position.at(end).getText().equals(token.getText())) {
            end++;
        }
        String word = switch (token.getText()) {
            case "&" -> "and";
            case "|" -> "or";
            case "!" -> "not";
            case "±" -> "within";
            default -> "";
        };
        SyntaxProblem problem = SyntaxProblem.at(token, IssueCode.UNEXPECTED_CHARACTER, Words.strange(character), word);
        Edit hidden = Edit.hide(tokens, at, end, problem).beyond(-1);
        CommonToken meant = Tokens.as(token, word.isEmpty() ? RULE_ID : words.type(word), word);
        Edit replaced = Edit.replace(hidden.tokens(), at, at + 1, List.of(meant), problem);
        return List.of(hidden, replaced);
    }

    private void misspelt(int index) {
        CommonToken token = position.at(index);
        boolean word = Tokens.is(token, RULE_ID) || Tokens.is(token, RULE_UNIT);
        if (!word || token.getText().length() < SHORTEST_WORD) {
            return;
        }
        for (String keyword : Spelling.nearest(token.getText(), words.keywords())) {
            if (words.type(keyword) == Do && withoutParentheses(index)) {
                continue;
            }
            Edit edit = Edit.replace(tokens, index, index + 1, List.of(Tokens.as(token, words.type(keyword), keyword)),
                    SyntaxProblem.at(token, IssueCode.UNKNOWN_WORD, "Unknown word " + token.getText()
                            + "; did you mean " + keyword + "?", keyword));
            boolean meant = Spelling.distance(token.getText(), keyword) == 1 || Spelling.isSynonym(token.getText(), keyword);
            edits.add(meant ? edit.asSure().beyond(position.offset()) : edit.beyond(position.afterNext()));
        }
    }

    /** `call s` instead of `do s()`. */
    private boolean withoutParentheses(int index) {
        CommonToken token = position.at(index);
        int next = position.after(index);
        CommonToken routine = position.at(next);
        if (!Tokens.is(routine, RULE_ID) || Tokens.is(position.at(position.after(next)), LeftParenthesis)) {
            return false;
        }
        String meant = "do " + routine.getText() + "()";
        List<CommonToken> call = List.of(Tokens.as(token, Do, "do"), routine, Tokens.after(routine, LeftParenthesis, "("),
                Tokens.after(routine, RightParenthesis, ")"));
        edits.add(Edit.replace(tokens, index, next + 1, call, SyntaxProblem.at(token, IssueCode.UNKNOWN_WORD, "Unknown word " + token.getText()
                + "; did you mean " + meant + "?")).asSure().beyond(position.offset()));
        return true;
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
        String expected = words.text(position.failure().expecting());
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
}
