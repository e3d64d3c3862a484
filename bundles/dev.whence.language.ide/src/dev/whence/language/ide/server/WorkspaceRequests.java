package dev.whence.language.ide.server;

import dev.whence.language.ide.document.Documents;
import dev.whence.language.ide.names.Symbols;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.WorkspaceService;

/** What the editor says and asks about all its files. */
final class WorkspaceRequests implements WorkspaceService {

    private final Documents documents;
    private final Worker worker;
    private final TextRequests texts;

    private final RunCommands commands;

    WorkspaceRequests(Documents documents, Worker worker, TextRequests texts, RunCommands commands) {
        this.commands = commands;
        this.documents = documents;
        this.worker = worker;
        this.texts = texts;
    }

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams parameters) {
        // there is nothing to configure
    }

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams parameters) {
        texts.changedOnDisk();
    }

    @Override
    public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams parameters) {
        parameters.getEvent().getRemoved().forEach(folder -> documents.removeFolder(folder.getUri()));
        parameters.getEvent().getAdded().forEach(folder -> documents.addFolder(folder.getUri()));
    }

    @Override
    public CompletableFuture<Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>> symbol(WorkspaceSymbolParams parameters) {
        return worker.ask(() -> Either.forRight(Symbols.search(documents, parameters.getQuery())));
    }

    @Override
    public CompletableFuture<Object> executeCommand(ExecuteCommandParams parameters) {
        return commands.execute(parameters);
    }
}
