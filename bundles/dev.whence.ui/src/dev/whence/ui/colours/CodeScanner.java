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
    /** Where a number or a unit ended, so that what adjoins it belongs to it: 60/s, 5%, 0.5. */
    private int end;
    private boolean unitMayFollow;

    CodeScanner(Function<Colour, IToken> tokens) {
        this.tokens = tokens;
    }

    @Override
    public void setRange(IDocument document, int offset, int length) {
        start = offset;
        end = -1;
        unitMayFollow = false;
        try {
            lexer = new Lexer(document.get(offset, length));
        } catch (BadLocationException changed) {
            lexer = new Lexer(""); // the text is another by now; it will be asked for again
        }
    }

    @Override
    public IToken nextToken() {
        token = (CommonToken) lexer.nextToken();
        boolean adjoins = token.getStartIndex() == end;
        boolean isUnit = unitMayFollow;
        unitMayFollow = false;
        return switch (token.getType()) {
            case org.antlr.runtime.Token.EOF -> Token.EOF;
            case InternalPerfLexer.RULE_WS -> {
                unitMayFollow = isUnit && !token.getText().contains("\n");
                yield Token.WHITESPACE;
            }
            case InternalPerfLexer.RULE_INT -> number(true);
            case InternalPerfLexer.PercentSign -> adjoins ? number(false) : Token.UNDEFINED;
            case InternalPerfLexer.FullStop, InternalPerfLexer.Solidus -> adjoins ? number(true) : Token.UNDEFINED;
            case InternalPerfLexer.RULE_ID -> isUnit ? number(false) : Token.UNDEFINED;
            default -> Character.isLetter(token.getText().charAt(0)) ? tokens.apply(Colour.KEYWORD) : Token.UNDEFINED;
        };
    }

    private IToken number(boolean goesOn) {
        end = token.getStopIndex() + 1;
        unitMayFollow = goesOn;
        return tokens.apply(Colour.NUMBER);
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
