package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.nio.file.Path;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;

/** From offsets in documents to the protocol's lines and columns, and back. */
final class Places {
    private Places() {
    }

    static Position position(IDocument document, int offset) throws BadLocationException {
        int line = document.getLineOfOffset(offset);
        return new Position(line, offset - document.getLineOffset(line));
    }

    static int offset(IDocument document, Position position) throws BadLocationException {
        return document.getLineOffset(position.getLine()) + position.getCharacter();
    }

    static IRegion region(IDocument document, Range range) throws BadLocationException {
        int start = offset(document, range.getStart());
        return new Region(start, offset(document, range.getEnd()) - start);
    }

    /** Opens the file and selects the place. */
    static void show(IWorkbenchPage page, LanguageService language, Location location) {
        try {
            Path path = LanguageService.path(location.getUri());
            IFile file = language.models().file(path);
            IEditorPart part = file != null ? IDE.openEditor(page, file, true) : IDE.openEditorOnFileStore(page, EFS.getLocalFileSystem().getStore(path.toUri()));
            ITextEditor editor = part.getAdapter(ITextEditor.class);
            IRegion region = region(editor.getDocumentProvider().getDocument(editor.getEditorInput()), location.getRange());
            page.getNavigationHistory().markLocation(part);
            editor.selectAndReveal(region.getOffset(), region.getLength());
        } catch (PartInitException | BadLocationException failed) {
            WhencePlugin.log("The place in " + location.getUri() + " could not be shown", failed);
        }
    }
}
