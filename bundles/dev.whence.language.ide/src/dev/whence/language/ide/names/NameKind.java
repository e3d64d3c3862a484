package dev.whence.language.ide.names;

import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SymbolKind;

/** What sort of thing a name is of, and how the protocol draws and colours it. */
public enum NameKind {
    PARAMETER("parameter", SymbolKind.Constant, SemanticTokenTypes.Variable),
    PART("part", SymbolKind.Object, SemanticTokenTypes.Class),
    PROCESS("process", SymbolKind.Class, SemanticTokenTypes.Class),
    ROUTINE("routine", SymbolKind.Function, SemanticTokenTypes.Function),
    CASE("variant", SymbolKind.Enum, SemanticTokenTypes.Namespace),
    UNIT("unit", SymbolKind.Number, SemanticTokenTypes.Type),
    LOCAL("value", SymbolKind.Variable, SemanticTokenTypes.Parameter),
    COUNTER("counter", SymbolKind.Event, SemanticTokenTypes.Event),
    SPAN("span", SymbolKind.Event, SemanticTokenTypes.Event),
    LABEL("label", SymbolKind.Event, SemanticTokenTypes.Event),
    PROPERTY("property", SymbolKind.Property, SemanticTokenTypes.Property);

    private final String word;
    private final SymbolKind symbol;
    private final String token;

    NameKind(String word, SymbolKind symbol, String token) {
        this.word = word;
        this.symbol = symbol;
        this.token = token;
    }

    /** As a user would say it. */
    public String word() {
        return word;
    }

    public SymbolKind symbol() {
        return symbol;
    }

    /** The semantic token's type. */
    public String token() {
        return token;
    }

    /** Whether nothing declares it: it comes into being where it is first used, and is the same wherever the name is. */
    public boolean isImplied() {
        return this == COUNTER || this == SPAN || this == LABEL;
    }
}
