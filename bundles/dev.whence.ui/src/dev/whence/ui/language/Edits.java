package dev.whence.ui.language;

import dev.whence.language.ide.document.Lines;
import dev.whence.ui.WhencePlugin;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.PerformChangeOperation;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.TextFileChange;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;

/** Changes that the server proposes. A text that is open is changed where it is open, and undone there; a closed one on the disk. */
final class Edits {
    private final LanguageService language;
    private final String name;

    /** @param name as Edit › Undo says it */
    Edits(LanguageService language, String name) {
        this.language = language;
        this.name = name;
    }

    void apply(WorkspaceEdit edit) {
        CompositeChange closed = new CompositeChange(name);
        try {
            for (Map.Entry<Path, List<TextEdit>> each : byFile(edit).entrySet()) {
                Optional<OpenModel> open = language.models().of(each.getKey());
                IFile file = language.models().file(each.getKey());
                if (open.isPresent()) {
                    apply(open.get().document(), each.getValue());
                } else if (file != null) {
                    closed.add(change(file, each.getValue()));
                }
            }
            if (closed.getChildren().length > 0) {
                closed.initializeValidationData(new NullProgressMonitor());
                PerformChangeOperation perform = new PerformChangeOperation(closed);
                perform.setUndoManager(RefactoringCore.getUndoManager(), name);
                ResourcesPlugin.getWorkspace().run(perform, null);
            }
        } catch (BadLocationException | MalformedTreeException | CoreException changed) {
            WhencePlugin.log("\"" + name + "\" fits the text no longer", changed);
        }
    }

    /** As one step to be undone. */
    static void apply(IDocument document, List<? extends TextEdit> edits) throws BadLocationException {
        IDocumentUndoManager undo = DocumentUndoManagerRegistry.getDocumentUndoManager(document);
        if (undo != null) {
            undo.beginCompoundChange();
        }
        try {
            tree(new Lines(document.get()), edits).apply(document, org.eclipse.text.edits.TextEdit.UPDATE_REGIONS);
        } finally {
            if (undo != null) {
                undo.endCompoundChange();
            }
        }
    }

    private static TextFileChange change(IFile file, List<TextEdit> edits) throws CoreException {
        TextFileChange change = new TextFileChange(file.getName(), file);
        change.setEdit(tree(new Lines(file.readString()), edits));
        change.setSaveMode(TextFileChange.FORCE_SAVE);
        return change;
    }

    private static MultiTextEdit tree(Lines lines, List<? extends TextEdit> edits) {
        MultiTextEdit tree = new MultiTextEdit();
        for (TextEdit edit : edits) {
            int start = lines.offset(edit.getRange().getStart());
            tree.addChild(new ReplaceEdit(start, lines.offset(edit.getRange().getEnd()) - start, edit.getNewText()));
        }
        return tree;
    }

    private static Map<Path, List<TextEdit>> byFile(WorkspaceEdit edit) {
        Map<Path, List<TextEdit>> files = new LinkedHashMap<>();
        edit.getChanges().forEach((uri, edits) -> files.put(LanguageService.path(uri), edits));
        return files;
    }
}
