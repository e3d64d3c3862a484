package dev.whence.ui.colours;

import dev.whence.language.parser.antlr.lexer.InternalPerfLexer;
import java.util.function.Function;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.CommonToken;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.ITokenScanner;
import org.eclipse.jface.text.rules.Token;

/** Colours what is neither comment nor note, by the language's own lexer. What stands behind a number is its unit. */
final class CodeScanner implements ITokenScanner {
    private final Function<Colour, IToken> tokens;
    private InternalPerfLexer lexer;
    private CommonToken token;
    private int start;
    private boolean afterNumber;

    CodeScanner(Function<Colour, IToken> tokens) {
        this.tokens = tokens;
    }

    @Override
    public void setRange(IDocument document, int offset, int length) {
        start = offset;
        afterNumber = false;
        try {
            lexer = new Lexer(document.get(offset, length));
        } catch (BadLocationException changed) {
            lexer = new Lexer(""); // the text is another by now; it will be asked for again
        }
    }

    @Override
    public IToken nextToken() {
        token = (CommonToken) lexer.nextToken();
        return switch (token.getType()) {
            case org.antlr.runtime.Token.EOF -> Token.EOF;
            case InternalPerfLexer.RULE_WS -> {
                afterNumber &= !token.getText().contains("\n");
                yield Token.WHITESPACE;
            }
            case InternalPerfLexer.RULE_INT -> {
                afterNumber = true;
                yield tokens.apply(Colour.NUMBER);
            }
            default -> word();
        };
    }

    private IToken word() {
        boolean isUnit = afterNumber;
        afterNumber = false;
        if (token.getType() == InternalPerfLexer.RULE_ID) {
            return isUnit ? tokens.apply(Colour.NUMBER) : Token.UNDEFINED;
        }
        return Character.isLetter(token.getText().charAt(0)) ? tokens.apply(Colour.KEYWORD) : Token.UNDEFINED;
    }

    @Override
    public int getTokenOffset() {
        return start + token.getStartIndex();
    }

    @Override
    public int getTokenLength() {
        return token.getType() == org.antlr.runtime.Token.EOF ? 0 : token.getStopIndex() - token.getStartIndex() + 1;
    }

    /** What it cannot make a token of is for the validation to say. */
    private static final class Lexer extends InternalPerfLexer {
        Lexer(String text) {
            super(new ANTLRStringStream(text));
        }

        @Override
        public void emitErrorMessage(String message) {
        }
    }
}
