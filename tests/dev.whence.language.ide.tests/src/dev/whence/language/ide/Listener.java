package dev.whence.language.ide;

import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** The least of an editor: waits for the first that is said about a file. */
final class Listener implements LanguageClient {

    private final CompletableFuture<PublishDiagnosticsParams> said = new CompletableFuture<>();

    void open(LanguageServer server, String uri, String text) {
        server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "perf", 1, text)));
    }

    PublishDiagnosticsParams said() {
        return Editor.get(said);
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        said.complete(diagnostics);
    }

    @Override
    public void telemetryEvent(Object object) {
        throw new AssertionError("nothing is told to anybody");
    }

    @Override
    public void showMessage(MessageParams message) {
        throw new AssertionError(message.getMessage());
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        throw new AssertionError(request.getMessage());
    }

    @Override
    public void logMessage(MessageParams message) {
        throw new AssertionError(message.getMessage());
    }
}
