package dev.whence.language.ide.server;

import dev.whence.language.Issue;
import dev.whence.language.ide.completion.Completion;
import dev.whence.language.ide.document.Documents;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.ide.fixes.Proposals;
import dev.whence.language.ide.fixes.QuickFixes;
import dev.whence.language.ide.hover.HoverText;
import dev.whence.language.ide.layout.Folding;
import dev.whence.language.ide.layout.LayoutEdits;
import dev.whence.language.ide.names.Colours;
import dev.whence.language.ide.names.Navigation;
import dev.whence.language.ide.names.Renaming;
import dev.whence.language.ide.names.Symbols;
import dev.whence.language.ide.results.Runs;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.DocumentDiagnosticReport;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RelatedFullDocumentDiagnosticReport;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.TextDocumentService;

/** What the editor says and asks about one file. */
final class TextRequests implements TextDocumentService {

    private final Documents documents;
    private final Worker worker;
    private final Diagnostics diagnostics;
    private final Runs runs;
    private final RunCommands commands;
    private final ResultRequests results;
    private final Completion completion;
    private final LayoutEdits layout;
    private final QuickFixes fixes;
    private final Navigation navigation;
    private final Renaming renaming;
    private volatile boolean snippets;
    private volatile boolean runsOnSave = true;

    TextRequests(Documents documents, Worker worker, Diagnostics diagnostics, Runs runs, RunCommands commands, Completion completion, LayoutEdits layout) {
        this.documents = documents;
        this.worker = worker;
        this.diagnostics = diagnostics;
        this.runs = runs;
        this.commands = commands;
        this.completion = completion;
        this.layout = layout;
        results = new ResultRequests(runs);
        fixes = new QuickFixes(documents);
        navigation = new Navigation(documents);
        renaming = new Renaming(documents);
    }

    /** Whether the editor has places to be filled in. */
    void setSnippets(boolean wanted) {
        snippets = wanted;
    }

    void setRunsOnSave(boolean wanted) {
        runsOnSave = wanted;
    }

    @Override
    public void didOpen(DidOpenTextDocumentParams parameters) {
        var opened = parameters.getTextDocument();
        documents.open(opened.getUri(), opened.getVersion(), opened.getText());
        changed(opened.getUri());
    }

    @Override
    public void didChange(DidChangeTextDocumentParams parameters) {
        var changed = parameters.getTextDocument();
        int version = changed.getVersion() == null ? 0 : changed.getVersion();
        documents.change(changed.getUri(), version, parameters.getContentChanges());
        runs.cancel(Documents.path(changed.getUri()));
        changed(changed.getUri());
    }

    private void changed(String uri) {
        worker.written();
        Path file = Documents.path(uri);
        int version = documents.version(file).orElse(0);
        worker.later(() -> {
            if (documents.version(file).filter(now -> now == version).isPresent()) { // else there is a newer one behind it
                publish(file);
                diagnostics.importing(file).forEach(this::publish);
            }
        });
    }

    /** With why the last run failed, as long as the text is what was run. */
    void publish(Path file) {
        Snapshot snapshot = documents.snapshot(file);
        List<Issue> failure = runs.last(file).filter(last -> !last.isStale(snapshot)).flatMap(last -> last.failure()).stream().toList();
        if (documents.isOpen(file)) {
            diagnostics.publish(file, Stream.concat(failure.stream(), Proposals.issues(snapshot, runs.last(file)).stream()).toList());
        }
    }

    /** Files have changed on the disk, and whoever imports them may be concerned. */
    void changedOnDisk() {
        worker.written();
        worker.later(() -> {
            documents.forget();
            documents.opened().forEach(this::publish);
        });
    }

    @Override
    public void didClose(DidCloseTextDocumentParams parameters) {
        String uri = parameters.getTextDocument().getUri();
        Path file = Documents.path(uri);
        documents.close(uri);
        runs.forget(file);
        worker.written();
        worker.later(() -> diagnostics.closed(file, uri));
    }

    @Override
    public void didSave(DidSaveTextDocumentParams parameters) {
        if (runsOnSave) {
            commands.saved(parameters.getTextDocument().getUri());
        }
    }

    private <T> CompletableFuture<T> ask(TextDocumentIdentifier document, Function<Snapshot, T> question) {
        return worker.ask(() -> question.apply(documents.snapshot(document.getUri())));
    }

    /** For clients that ask rather than listen, and for files that are not open. */
    @Override
    public CompletableFuture<DocumentDiagnosticReport> diagnostic(DocumentDiagnosticParams parameters) {
        return ask(parameters.getTextDocument(),
                snapshot -> new DocumentDiagnosticReport(new RelatedFullDocumentDiagnosticReport(Diagnostics.of(snapshot))));
    }

    @Override
    public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams parameters) {
        return ask(parameters.getTextDocument(), snapshot -> Either.forLeft(completion.at(snapshot, parameters.getPosition(), snippets)));
    }

    @Override
    public CompletableFuture<Hover> hover(HoverParams parameters) {
        return ask(parameters.getTextDocument(),
                snapshot -> HoverText.at(snapshot, parameters.getPosition(), results.annotations(snapshot)).orElse(null));
    }

    @Override
    public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(DefinitionParams parameters) {
        return ask(parameters.getTextDocument(), snapshot -> Either.forLeft(navigation.definition(snapshot, parameters.getPosition())));
    }

    @Override
    public CompletableFuture<List<? extends Location>> references(ReferenceParams parameters) {
        return ask(parameters.getTextDocument(), snapshot -> navigation.references(snapshot, parameters.getPosition(),
                parameters.getContext() == null || parameters.getContext().isIncludeDeclaration()));
    }

    @Override
    public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(DocumentHighlightParams parameters) {
        return ask(parameters.getTextDocument(), snapshot -> navigation.highlights(snapshot, parameters.getPosition()));
    }

    @Override
    public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(DocumentSymbolParams parameters) {
        return ask(parameters.getTextDocument(),
                snapshot -> Symbols.outline(snapshot).stream().map(Either::<SymbolInformation, DocumentSymbol>forRight).toList());
    }

    @Override
    public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(PrepareRenameParams parameters) {
        return ask(parameters.getTextDocument(), snapshot -> {
            Optional<Range> range = renaming.renamed(snapshot, parameters.getPosition());
            return range.<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>>map(Either3::forFirst).orElse(null);
        });
    }

    @Override
    public CompletableFuture<WorkspaceEdit> rename(RenameParams parameters) {
        return ask(parameters.getTextDocument(), snapshot -> {
            try {
                return renaming.rename(snapshot, parameters.getPosition(), parameters.getNewName());
            } catch (Renaming.Refused refused) {
                throw RunCommands.refused(refused.getMessage());
            }
        });
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams parameters) {
        return ask(parameters.getTextDocument(), layout::of);
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> rangeFormatting(DocumentRangeFormattingParams parameters) {
        return ask(parameters.getTextDocument(), snapshot -> layout.of(snapshot, parameters.getRange()));
    }

    @Override
    public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams parameters) {
        return ask(parameters.getTextDocument(), Folding::of);
    }

    @Override
    public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams parameters) {
        return ask(parameters.getTextDocument(), snapshot -> new SemanticTokens(Colours.of(snapshot)));
    }

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams parameters) {
        return ask(parameters.getTextDocument(), snapshot -> fixes.at(snapshot, parameters.getRange(), parameters.getContext(), runs.last(snapshot.file())).stream()
                .map(Either::<Command, CodeAction>forRight).toList());
    }

    @Override
    public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams parameters) {
        return ask(parameters.getTextDocument(), results::lenses);
    }

    @Override
    public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams parameters) {
        return ask(parameters.getTextDocument(), snapshot -> results.hints(snapshot, parameters.getRange()));
    }
}
