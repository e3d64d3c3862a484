package dev.whence.ui.results;

import dev.whence.program.At;
import dev.whence.ui.WhencePlugin;
import java.nio.file.Path;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;

/** From places in models to lines in editors. */
public final class Sources {
    private Sources() {
    }

    /** Selects the line in an editor, without taking the focus away. */
    public static void reveal(IWorkbenchPage page, IFile model, At at) {
        if (at == null || at.line() <= 0) {
            return;
        }
        try {
            IEditorPart editor = IDE.openEditor(page, file(model, at), false);
            ITextEditor text = editor.getAdapter(ITextEditor.class);
            IDocument document = text == null ? null : text.getDocumentProvider().getDocument(text.getEditorInput());
            if (document != null && at.line() <= document.getNumberOfLines()) {
                IRegion line = document.getLineInformation(at.line() - 1);
                text.selectAndReveal(line.getOffset(), line.getLength());
            }
        } catch (PartInitException | BadLocationException failed) {
            WhencePlugin.log("The line of " + at.file() + " could not be shown", failed);
        }
    }

    /** The file itself, or one that it imports. */
    private static IFile file(IFile model, At at) {
        Path path = Path.of(at.file());
        if (!path.isAbsolute() || path.equals(model.getLocation().toPath())) {
            return model;
        }
        IFile[] files = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(path.toUri());
        return files.length == 0 ? model : files[0];
    }

    /** Whether a place is in this line of the model itself. */
    public static boolean isAt(At at, IFile model, int line) {
        return at != null && at.line() == line && file(model, at).equals(model);
    }
}
