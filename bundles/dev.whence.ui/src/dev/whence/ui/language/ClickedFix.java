package dev.whence.ui.language;

import java.util.ListResourceBundle;
import java.util.ResourceBundle;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.IVerticalRulerInfo;
import org.eclipse.ui.texteditor.AbstractRulerActionDelegate;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.SelectMarkerRulerAction;
import org.eclipse.ui.texteditor.SimpleMarkerAnnotation;

/** A click on the light bulb of a model's problem opens the list of what would mend it, as Ctrl+1 does. */
public final class ClickedFix extends AbstractRulerActionDelegate {
    private static final ResourceBundle NO_TEXTS = new ListResourceBundle() {
        @Override
        protected Object[][] getContents() {
            return new Object[0][];
        }
    };

    @Override
    protected IAction createAction(ITextEditor editor, IVerticalRulerInfo ruler) {
        return new SelectMarkerRulerAction(NO_TEXTS, "", editor, ruler) {
            @Override
            public void run() {
                Position problem = fixable(editor, ruler.getLineOfLastMouseButtonActivity());
                if (problem == null) {
                    super.run();
                } else {
                    editor.getSite().getPage().activate(editor); // who proposes gives way as soon as others have the focus
                    editor.selectAndReveal(problem.getOffset(), 0);
                    editor.getAdapter(ITextOperationTarget.class).doOperation(ISourceViewer.QUICK_ASSIST);
                }
            }
        };
    }

    /** Where in the line there is something that can be mended; null if nowhere. */
    private static Position fixable(ITextEditor editor, int line) {
        IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        if (model == null || line < 0) {
            return null;
        }
        for (var each = model.getAnnotationIterator(); each.hasNext();) {
            Annotation annotation = each.next();
            Position position = model.getPosition(annotation);
            if (position != null && annotation instanceof SimpleMarkerAnnotation marked && marked.getMarker().getAttribute(Fixes.FIXABLE, false)
                && isIn(document, position, line)) {
                return position;
            }
        }
        return null;
    }

    private static boolean isIn(IDocument document, Position position, int line) {
        try {
            return document.getLineOfOffset(position.getOffset()) == line;
        } catch (BadLocationException changed) {
            return false;
        }
    }
}
