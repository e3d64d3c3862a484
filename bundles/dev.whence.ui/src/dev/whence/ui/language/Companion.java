package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.Optional;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.text.ITextInputListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.reconciler.IReconciler;
import org.eclipse.jface.text.reconciler.IReconcilingStrategy;
import org.eclipse.swt.custom.StyledText;

/** Goes with an editor, and asks the server something of it whenever the text has changed and rested. */
abstract class Companion implements IReconciler, IDocumentListener, ITextInputListener {
    private final LanguageService language = WhencePlugin.active().language();
    private final Rested rested;
    private ITextViewer viewer;
    private IDocument document;

    Companion(int milliseconds) {
        rested = new Rested(milliseconds, () -> {
            if (widget() != null) {
                language.model(viewer.getDocument()).ifPresent(this::ask);
            }
        });
    }

    /** In the thread of the user interface. */
    abstract void ask(OpenModel model);

    final LanguageService language() {
        return language;
    }

    final ITextViewer viewer() {
        return viewer;
    }

    /** Null if there is none, or no longer. */
    final StyledText widget() {
        StyledText widget = viewer == null ? null : viewer.getTextWidget();
        return widget == null || widget.isDisposed() ? null : widget;
    }

    final void askSoon() {
        StyledText widget = widget();
        if (widget != null) {
            rested.ask(widget.getDisplay());
        }
    }

    @Override
    public void install(ITextViewer installed) {
        viewer = installed;
        viewer.addTextInputListener(this);
        inputDocumentChanged(null, viewer.getDocument());
    }

    @Override
    public void uninstall() {
        viewer.removeTextInputListener(this);
        inputDocumentAboutToBeChanged(document, null);
    }

    @Override
    public final void inputDocumentAboutToBeChanged(IDocument before, IDocument after) {
        if (document != null) {
            document.removeDocumentListener(this);
            document = null;
        }
    }

    @Override
    public final void inputDocumentChanged(IDocument before, IDocument after) {
        if (after != null && after != document) {
            document = after;
            document.addDocumentListener(this);
            askSoon();
        }
    }

    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
        // it is the text afterwards that counts
    }

    @Override
    public final void documentChanged(DocumentEvent event) {
        askSoon();
    }

    @Override
    public final IReconcilingStrategy getReconcilingStrategy(String contentType) {
        return null;
    }
}
