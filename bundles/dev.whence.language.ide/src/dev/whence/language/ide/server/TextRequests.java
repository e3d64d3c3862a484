package dev.whence.language.ide.server;

import dev.whence.language.ide.document.Documents;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.DocumentDiagnosticReport;
import org.eclipse.lsp4j.RelatedFullDocumentDiagnosticReport;
import org.eclipse.lsp4j.services.TextDocumentService;

/** What the editor says and asks about one file. */
final class TextRequests implements TextDocumentService {

    private final Documents documents;
    private final Worker worker;
    private final Diagnostics diagnostics;

    TextRequests(Documents documents, Worker worker, Diagnostics diagnostics) {
        this.documents = documents;
        this.worker = worker;
        this.diagnostics = diagnostics;
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
        changed(changed.getUri());
    }

    private void changed(String uri) {
        worker.written();
        Path file = Documents.path(uri);
        int version = documents.version(file).orElse(0);
        worker.later(() -> {
            if (documents.version(file).filter(now -> now == version).isPresent()) { // else there is a newer one behind it
                publish(file);
            }
        });
    }

    private void publish(Path file) {
        diagnostics.publish(file, List.of());
        diagnostics.importing(file).forEach(each -> diagnostics.publish(each, List.of()));
    }

    /** Files have changed on the disk, and whoever imports them may be concerned. */
    void changedOnDisk() {
        worker.written();
        worker.later(() -> {
            documents.forget();
            documents.opened().forEach(file -> diagnostics.publish(file, List.of()));
        });
    }

    @Override
    public void didClose(DidCloseTextDocumentParams parameters) {
        String uri = parameters.getTextDocument().getUri();
        documents.close(uri);
        worker.written();
        worker.later(() -> diagnostics.closed(Documents.path(uri), uri));
    }

    @Override
    public void didSave(DidSaveTextDocumentParams parameters) {
    }

    /** For clients that ask rather than listen, and for files that are not open. */
    @Override
    public CompletableFuture<DocumentDiagnosticReport> diagnostic(DocumentDiagnosticParams parameters) {
        return worker.ask(() -> new DocumentDiagnosticReport(
                new RelatedFullDocumentDiagnosticReport(Diagnostics.of(documents.snapshot(parameters.getTextDocument().getUri())))));
    }
}
