package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/** Lays the selected lines out, or, if none are, all. */
public final class Format extends AbstractHandler {
    private static final FormattingOptions USUAL = new FormattingOptions(4, true);

    @Override
    public Object execute(ExecutionEvent event) {
        IEditorPart part = HandlerUtil.getActiveEditor(event);
        ITextEditor editor = part == null ? null : part.getAdapter(ITextEditor.class);
        if (editor != null && editor.isEditable() && editor.getSelectionProvider().getSelection() instanceof ITextSelection selection) {
            LanguageService language = WhencePlugin.active().language();
            language.model(editor.getDocumentProvider().getDocument(editor.getEditorInput())).ifPresent(model -> {
                int version = model.version().number();
                Answers.later(edits(language, model, selection), editor.getSite().getShell(), edits -> apply(model, version, edits));
            });
        }
        return null;
    }

    private static CompletableFuture<List<? extends TextEdit>> edits(LanguageService language, OpenModel model, ITextSelection selection) {
        try {
            IRegion last = model.document().getLineInformation(selection.getEndLine());
            Range range = selection.getLength() == 0 ? null : new Range(new Position(selection.getStartLine(), 0), new Position(selection.getEndLine(), last.getLength()));
            return language.ask(server -> range == null ? server.getTextDocumentService().formatting(new DocumentFormattingParams(model.identifier(), USUAL))
                : server.getTextDocumentService().rangeFormatting(new DocumentRangeFormattingParams(model.identifier(), USUAL, range)));
        } catch (BadLocationException changed) {
            return CompletableFuture.completedFuture(List.of());
        }
    }

    /** What was typed meanwhile counts more. */
    private static void apply(OpenModel model, int version, List<? extends TextEdit> edits) {
        try {
            if (model.version().number() == version) {
                Edits.apply(model.document(), edits);
            }
        } catch (BadLocationException unfit) {
            WhencePlugin.log("The layout does not fit the text", unfit);
        }
    }
}
