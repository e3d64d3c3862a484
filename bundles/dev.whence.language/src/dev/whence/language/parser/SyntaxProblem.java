package dev.whence.language.parser;

import dev.whence.language.validation.IssueCode;
import java.util.List;
import org.antlr.runtime.CommonToken;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;

/**
 * A mistake in the text.
 *
 * @param code which
 * @param offset of the token that is wrong
 * @param message what is wrong and what to do
 * @param fixes texts that could replace that token
 */
public record SyntaxProblem(IssueCode code, int offset, String message, List<String> fixes) {

    static SyntaxProblem at(CommonToken token, IssueCode code, String message, String... fixes) {
        return new SyntaxProblem(code, token.getStartIndex(), message, List.of(fixes));
    }

    SyntaxErrorMessage toMessage() {
        return new SyntaxErrorMessage(message, code.id(), fixes.toArray(String[]::new));
    }
}
