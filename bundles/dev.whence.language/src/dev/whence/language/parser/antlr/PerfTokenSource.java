package dev.whence.language.parser.antlr;

import dev.whence.language.parser.TokenReader;
import java.util.List;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenSource;

/** Gives tokens that are there already to the parser. Its name and first constructor are asked for by generated code. */
public final class PerfTokenSource implements TokenSource {

    private final List<? extends Token> tokens;
    private int next;

    public PerfTokenSource(TokenSource lexer) {
        this(TokenReader.read(lexer).tokens());
    }

    public PerfTokenSource(List<? extends Token> tokens) {
        this.tokens = tokens;
    }

    @Override
    public Token nextToken() {
        return next < tokens.size() ? tokens.get(next++) : Token.EOF_TOKEN;
    }

    @Override
    public String getSourceName() {
        return "model";
    }
}
