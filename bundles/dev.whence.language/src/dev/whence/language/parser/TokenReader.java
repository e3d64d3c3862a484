package dev.whence.language.parser;

import static dev.whence.language.parser.antlr.internal.InternalPerfParser.*;

import dev.whence.language.validation.IssueCode;
import java.util.ArrayList;
import java.util.List;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenSource;

/**
 * Reads all tokens of a text, and tells units from names: an ID that stands behind a number or a closing bracket on
 * the same line is a UNIT, unless `=`, `.` or `[` follows; then it begins the next entry.
 */
public final class TokenReader {

    private final List<CommonToken> tokens = new ArrayList<>();
    private final List<SyntaxProblem> problems = new ArrayList<>();

    private TokenReader(TokenSource lexer) {
        for (Token token = lexer.nextToken(); token != Token.EOF_TOKEN; token = lexer.nextToken()) {
            add((CommonToken) token);
        }
        hashes();
        markUnits(tokens);
    }

    public static TokenReader read(TokenSource lexer) {
        return new TokenReader(lexer);
    }

    /** All of them, comments and white space included. */
    public List<CommonToken> tokens() {
        return tokens;
    }

    /** Texts and comments that are not closed. */
    public List<SyntaxProblem> problems() {
        return problems;
    }

    /** What is not closed the lexer takes for invalid; here it becomes what it was meant to be. */
    private void add(CommonToken token) {
        boolean invalid = token.getType() == Token.INVALID_TOKEN_TYPE || token.getType() == RULE_ANY_OTHER;
        String text = invalid ? token.getText() : "";
        if (text.startsWith("\"")) {
            if (problems.size() < RobustParser.MOST_PROBLEMS) {
                problems.add(SyntaxProblem.at(token, IssueCode.UNCLOSED_TEXT,
                        "The text is not closed: a \" is missing at its end, on the same line."));
            }
            int length = (int) text.chars().takeWhile(c -> c != '\n' && c != '\r').count();
            tokens.add(part(token, 0, length, RULE_STRING));
            if (length < text.length()) {
                tokens.add(part(token, length, text.length(), RULE_WS));
            }
        } else if (text.startsWith("/*")) {
            problems.add(SyntaxProblem.at(token, IssueCode.UNCLOSED_COMMENT,
                    "The comment is not closed: */ is missing at its end. Nothing behind it is read."));
            tokens.add(part(token, 0, text.length(), RULE_ML_COMMENT));
        } else {
            tokens.add(text.isEmpty() ? token : part(token, 0, text.length(), RULE_ANY_OTHER));
        }
    }

    /** `# text` is a comment elsewhere: the rest of its line is one here, too, and one mistake. */
    private void hashes() {
        int line = 0;
        for (int i = 0; i < tokens.size(); i++) {
            CommonToken token = tokens.get(i);
            boolean begins = token.getType() == RULE_ANY_OTHER && token.getText().equals("#");
            if (begins && token.getLine() != line && problems.size() < RobustParser.MOST_PROBLEMS) {
                problems.add(SyntaxProblem.at(token, IssueCode.UNEXPECTED_CHARACTER, Words.strange("#"), "//"));
            }
            line = begins ? token.getLine() : line;
            if (token.getLine() == line && !Tokens.isHidden(token)) {
                tokens.set(i, Tokens.hidden(token));
            }
        }
    }

    private static CommonToken part(CommonToken token, int from, int to, int type) {
        CommonToken part = new CommonToken(token);
        part.setType(type);
        part.setChannel(Token.DEFAULT_CHANNEL);
        part.setStartIndex(token.getStartIndex() + from);
        part.setStopIndex(token.getStartIndex() + to - 1);
        return part;
    }

    /** Tells units from names. What changes is replaced by a copy: the tokens may be shared. */
    static void markUnits(List<CommonToken> tokens) {
        CommonToken before = null;
        for (int i = 0; i < tokens.size(); i++) {
            CommonToken token = tokens.get(i);
            if (Tokens.isHidden(token)) {
                continue;
            }
            if (token.getType() == RULE_ID || token.getType() == RULE_UNIT) {
                boolean unit = before != null && measures(before) && before.getLine() == token.getLine()
                        && !beginsEntry(tokens, i);
                int type = unit ? RULE_UNIT : RULE_ID;
                if (type != token.getType()) {
                    token = Tokens.as(token, type, token.getText());
                    tokens.set(i, token);
                }
            }
            before = token;
        }
    }

    private static boolean measures(Token token) {
        return token.getType() == RULE_INT || token.getType() == RightSquareBracket;
    }

    private static boolean beginsEntry(List<CommonToken> tokens, int index) {
        for (Token token : tokens.subList(index + 1, tokens.size())) {
            if (!Tokens.isHidden(token)) {
                return Tokens.isNameLike(token);
            }
        }
        return false;
    }
}
