package dev.whence.ui.language;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;

/** A model that somebody edits, whose every change the server is told. */
final class OpenModel implements IDocumentListener {
    /** A text, and the how manyth of its document. */
    record Version(int number, String text) {
    }

    private final LanguageService language;
    private final Path path;
    private final IFile file;
    private final IDocument document;
    private volatile Version version;

    /** @param file null outside the workspace */
    OpenModel(LanguageService language, Path path, IFile file, IDocument document) {
        this.language = language;
        this.path = path;
        this.file = file;
        this.document = document;
        version = new Version(1, document.get());
    }

    Path path() {
        return path;
    }

    /** Null outside the workspace. */
    IFile file() {
        return file;
    }

    IDocument document() {
        return document;
    }

    String uri() {
        return LanguageService.uri(path);
    }

    TextDocumentIdentifier identifier() {
        return new TextDocumentIdentifier(uri());
    }

    /** As the server was told last. */
    Version version() {
        return version;
    }

    void open() {
        document.addDocumentListener(this);
        Version now = version;
        language.tell(server -> server.getTextDocumentService().didOpen(
            new DidOpenTextDocumentParams(new TextDocumentItem(uri(), "perf", now.number(), now.text()))));
    }

    void close() {
        document.removeDocumentListener(this);
        language.tell(server -> server.getTextDocumentService().didClose(new DidCloseTextDocumentParams(identifier())));
    }

    void saved() {
        language.tell(server -> server.getTextDocumentService().didSave(new DidSaveTextDocumentParams(identifier())));
    }

    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
        // the server is told when it has happened
    }

    /** As a whole: the text has to be put together anyway, and then costs no more. */
    @Override
    public void documentChanged(DocumentEvent event) {
        Version now = new Version(version.number() + 1, document.get());
        version = now;
        language.tell(server -> server.getTextDocumentService().didChange(new DidChangeTextDocumentParams(
            new VersionedTextDocumentIdentifier(uri(), now.number()), List.of(new TextDocumentContentChangeEvent(now.text())))));
    }
}
