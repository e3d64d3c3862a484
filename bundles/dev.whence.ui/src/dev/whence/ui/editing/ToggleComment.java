package dev.whence.ui.editing;

import dev.whence.ui.WhencePlugin;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.text.edits.DeleteEdit;
import org.eclipse.text.edits.InsertEdit;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/** Makes the selected lines comments, or, if all of them are, no longer comments. */
public final class ToggleComment extends AbstractHandler {
    private static final String MARK = "//";

    @Override
    public Object execute(ExecutionEvent event) {
        IEditorPart part = HandlerUtil.getActiveEditor(event);
        ITextEditor editor = part == null ? null : part.getAdapter(ITextEditor.class);
        if (editor != null && editor.isEditable() && editor.getSelectionProvider().getSelection() instanceof ITextSelection selection) {
            try {
                IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
                int last = lastLine(document, selection);
                edit(document, selection.getStartLine(), last).apply(document);
                int start = document.getLineOffset(selection.getStartLine());
                editor.selectAndReveal(start, document.getLineOffset(last) + document.getLineLength(last) - start);
            } catch (BadLocationException changed) {
                WhencePlugin.log("the selected lines are gone", changed);
            }
        }
        return null;
    }

    private static MultiTextEdit edit(IDocument document, int first, int last) throws BadLocationException {
        List<IRegion> lines = new ArrayList<>();
        for (int i = first; i <= last; i++) {
            IRegion line = document.getLineInformation(i);
            if (!document.get(line.getOffset(), line.getLength()).isBlank()) {
                lines.add(line);
            }
        }
        MultiTextEdit edit = new MultiTextEdit();
        boolean commented = true;
        int column = Integer.MAX_VALUE;
        for (IRegion line : lines) {
            String text = document.get(line.getOffset(), line.getLength());
            commented &= text.stripLeading().startsWith(MARK);
            column = Math.min(column, text.length() - text.stripLeading().length());
        }
        for (IRegion line : lines) {
            edit.addChild(commented ? uncomment(document, line) : new InsertEdit(line.getOffset() + column, MARK + " "));
        }
        return edit;
    }

    /** A line of which only the start is selected doesn't count. */
    private static int lastLine(IDocument document, ITextSelection selection) throws BadLocationException {
        int last = selection.getEndLine();
        boolean nothingOfIt = last > selection.getStartLine() && document.getLineOffset(last) == selection.getOffset() + selection.getLength();
        return nothingOfIt ? last - 1 : last;
    }

    private static DeleteEdit uncomment(IDocument document, IRegion line) throws BadLocationException {
        String text = document.get(line.getOffset(), line.getLength());
        int mark = text.indexOf(MARK);
        return new DeleteEdit(line.getOffset() + mark, text.startsWith(MARK + " ", mark) ? MARK.length() + 1 : MARK.length());
    }
}
