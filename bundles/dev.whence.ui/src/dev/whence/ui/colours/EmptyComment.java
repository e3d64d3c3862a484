package dev.whence.ui.colours;

import org.eclipse.jface.text.rules.ICharacterScanner;
import org.eclipse.jface.text.rules.IPredicateRule;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.Token;

/** The four characters of a comment without content, which would else be taken for the beginning of a documentation. */
final class EmptyComment implements IPredicateRule {
    private static final String TEXT = "/**/";

    private final IToken token;

    EmptyComment(IToken token) {
        this.token = token;
    }

    @Override
    public IToken getSuccessToken() {
        return token;
    }

    @Override
    public IToken evaluate(ICharacterScanner scanner, boolean resume) {
        return evaluate(scanner);
    }

    @Override
    public IToken evaluate(ICharacterScanner scanner) {
        for (int i = 0; i < TEXT.length(); i++) {
            if (scanner.read() != TEXT.charAt(i)) {
                for (int back = 0; back <= i; back++) {
                    scanner.unread();
                }
                return Token.UNDEFINED;
            }
        }
        return token;
    }
}
