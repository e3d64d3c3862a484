package dev.whence.language.ide.completion;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Collects what is proposed, each text once, the likeliest kind first. */
final class Proposals {

    /** In this order they are shown. */
    enum Rank { WORD, UNIT, PROPERTY, NAME, KEYWORD, FUNCTION, TEMPLATE }

    private final Map<String, CompletionItem> items = new LinkedHashMap<>();
    private final Range replaced;
    private final boolean snippets;

    /**
     * @param replaced the word that was begun
     * @param snippets whether the editor has places to be filled in
     */
    Proposals(Range replaced, boolean snippets) {
        this.replaced = replaced;
        this.snippets = snippets;
    }

    void add(Rank rank, String label, CompletionItemKind kind, String detail, String documentation) {
        add(rank, label, kind, detail, documentation, label);
    }

    /** @param snippet what is put in, with places to be filled in */
    void add(Rank rank, String label, CompletionItemKind kind, String detail, String documentation, String snippet) {
        CompletionItem item = new CompletionItem(label);
        item.setKind(kind);
        item.setDetail(detail.isEmpty() ? null : detail);
        if (!documentation.isEmpty()) {
            item.setDocumentation(documentation);
        }
        item.setSortText(rank.ordinal() + String.format("%03d", items.size()));
        boolean filled = snippet.contains("${");
        item.setInsertTextFormat(filled && snippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText);
        item.setTextEdit(Either.forLeft(new TextEdit(replaced, filled && !snippets ? Templates.plain(snippet) : snippet)));
        if (rank == Rank.TEMPLATE) {
            item.setFilterText(snippet.split("\\W", 2)[0]);
        }
        items.putIfAbsent(label, item);
    }

    List<CompletionItem> all() {
        return List.copyOf(items.values());
    }
}
