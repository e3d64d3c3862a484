package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.Optional;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/** Gives what the caret is at another name, in all files. What would break a model is refused, with the reason. */
public final class Rename extends AbstractHandler {
    private static final String TITLE = "Rename";

    @Override
    public Object execute(ExecutionEvent event) {
        IEditorPart part = HandlerUtil.getActiveEditor(event);
        ITextEditor editor = part == null ? null : part.getAdapter(ITextEditor.class);
        if (editor != null && editor.isEditable() && editor.getSelectionProvider().getSelection() instanceof ITextSelection selection) {
            LanguageService language = WhencePlugin.active().language();
            language.model(editor.getDocumentProvider().getDocument(editor.getEditorInput())).ifPresent(
                model -> prepare(language, model, selection.getOffset(), editor.getSite().getShell()));
        }
        return null;
    }

    private static void prepare(LanguageService language, OpenModel model, int offset, Shell shell) {
        try {
            Position position = Places.position(model.document(), offset);
            Answers.later(language.ask(server -> server.getTextDocumentService().prepareRename(new PrepareRenameParams(model.identifier(), position)))
                .thenApply(found -> Optional.ofNullable(found).map(range -> range.getFirst())), shell, found -> {
                    if (found.isEmpty()) {
                        MessageDialog.openInformation(shell, TITLE, "There is no name here that could be changed.");
                    } else {
                        ask(language, model, found.get(), shell);
                    }
                });
        } catch (BadLocationException changed) {
            WhencePlugin.active().getLog().info("What was to be renamed is gone");
        }
    }

    private static void ask(LanguageService language, OpenModel model, Range range, Shell shell) {
        try {
            IRegion name = Places.region(model.document(), range);
            String before = model.document().get(name.getOffset(), name.getLength());
            InputDialog dialog = new InputDialog(shell, TITLE, "New name of " + before + ":", before, text -> text.isBlank() ? "" : null);
            if (dialog.open() == Window.OK && !dialog.getValue().equals(before)) {
                rename(language, model, range.getStart(), dialog.getValue().strip(), before, shell);
            }
        } catch (BadLocationException changed) {
            WhencePlugin.active().getLog().info("What was to be renamed is gone");
        }
    }

    private static void rename(LanguageService language, OpenModel model, Position at, String name, String before, Shell shell) {
        Answers.later(language.ask(server -> server.getTextDocumentService().rename(new RenameParams(model.identifier(), at, name)))
            .whenComplete((edit, failure) -> refused(failure, shell)), shell,
            edit -> new Edits(language, "Rename " + before + " to " + name).apply(edit));
    }

    private static void refused(Throwable failure, Shell shell) {
        Throwable cause = failure == null || failure.getCause() == null ? failure : failure.getCause();
        if (cause instanceof ResponseErrorException no && no.getResponseError().getCode() == ResponseErrorCode.RequestFailed.getValue()) {
            shell.getDisplay().asyncExec(() -> MessageDialog.openError(shell, TITLE, no.getMessage()));
        }
    }
}
