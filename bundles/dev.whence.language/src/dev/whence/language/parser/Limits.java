package dev.whence.language.parser;

import static dev.whence.language.parser.antlr.internal.InternalPerfParser.*;

import dev.whence.language.validation.IssueCode;
import java.util.List;
import org.antlr.runtime.CommonToken;

/** How complicated an entry may be: beyond, parser and checks would overflow their stacks. */
final class Limits {

    /** Blocks, parentheses and brackets inside each other. */
    static final int DEPTH = 100;
    /** Operators in one expression. */
    static final int OPERATORS = 1_000;
    /** Digits of a number before or behind its point. */
    static final int DIGITS = 100;
    /** Letters of a name. */
    static final int LETTERS = 1_000;
    /** `else if` in one entry. */
    static final int ALTERNATIVES = 300;

    private Limits() {}

    /** The first limit that an entry exceeds; null if none. */
    static SyntaxProblem exceeded(List<CommonToken> tokens) {
        int depth = 0;
        int operators = 0;
        int alternatives = 0;
        CommonToken before = null;
        for (CommonToken token : tokens) {
            if (Tokens.isHidden(token)) {
                continue;
            }
            depth += Tokens.isOpening(token) ? 1 : Tokens.isClosing(token) ? -1 : 0;
            operators = separates(token) ? 0 : Tokens.isOperator(token) ? operators + 1 : operators;
            alternatives = Tokens.isHeading(token) ? 0 : alternatives;
            alternatives += Tokens.is(before, Else) && Tokens.is(token, If) ? 1 : 0;
            if (depth > DEPTH) {
                return SyntaxProblem.at(token, IssueCode.TOO_DEEP, "More than " + DEPTH
                        + " blocks or parentheses inside each other: the entry is not read.");
            }
            if (Tokens.is(token, RULE_INT) && token.getStopIndex() - token.getStartIndex() >= DIGITS) {
                return SyntaxProblem.at(token, IssueCode.TOO_LONG,
                        "A number of more than " + DIGITS + " digits: the entry is not read.");
            }
            if (Tokens.is(token, RULE_ID) && token.getStopIndex() - token.getStartIndex() >= LETTERS) {
                return SyntaxProblem.at(token, IssueCode.TOO_LONG,
                        "A name of more than " + LETTERS + " letters: the entry is not read.");
            }
            if (operators > OPERATORS || alternatives > ALTERNATIVES) {
                return SyntaxProblem.at(token, IssueCode.TOO_LONG, operators > OPERATORS
                        ? "More than " + OPERATORS + " operators in one expression: the entry is not read."
                        : "More than " + ALTERNATIVES + " times else if: the entry is not read.");
            }
            before = token;
        }
        return null;
    }

    private static boolean separates(CommonToken token) {
        return switch (token.getType()) {
            case Comma, EqualsSign, LeftCurlyBracket, RightCurlyBracket, Colon -> true;
            default -> Tokens.isVerb(token) || Tokens.isHeading(token);
        };
    }
}
