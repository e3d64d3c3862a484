package dev.whence.language.ide.server;

import dev.whence.language.ide.document.Documents;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.services.WorkspaceService;

/** What the editor says and asks about all its files. */
final class WorkspaceRequests implements WorkspaceService {

    private final Documents documents;
    private final Worker worker;
    private final TextRequests texts;

    WorkspaceRequests(Documents documents, Worker worker, TextRequests texts) {
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
}
