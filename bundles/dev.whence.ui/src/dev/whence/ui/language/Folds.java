package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.projection.ProjectionAnnotation;
import org.eclipse.jface.text.source.projection.ProjectionAnnotationModel;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;

/** Blocks and comments of several lines can be folded. What is folded stays so while the text around it changes. */
public final class Folds extends Companion {
    private static final int REST = 500;

    public Folds() {
        super(REST);
    }

    @Override
    void ask(OpenModel model) {
        int version = model.version().number();
        Answers.later(language().ask(server -> server.getTextDocumentService().foldingRange(new FoldingRangeRequestParams(model.identifier()))), widget(),
            ranges -> {
                if (model.version().number() == version && viewer() instanceof ProjectionViewer projection && projection.getProjectionAnnotationModel() != null) {
                    show(projection.getProjectionAnnotationModel(), model.document(), ranges);
                }
            });
    }

    private static void show(ProjectionAnnotationModel model, IDocument document, List<FoldingRange> ranges) {
        Map<Position, Annotation> before = new HashMap<>();
        List<Annotation> gone = new ArrayList<>();
        for (var each = model.getAnnotationIterator(); each.hasNext();) {
            Annotation annotation = each.next();
            Annotation twin = before.put(model.getPosition(annotation), annotation);
            if (twin != null) {
                gone.add(twin);
            }
        }
        Map<Annotation, Position> added = new HashMap<>();
        try {
            for (FoldingRange range : ranges) {
                int start = document.getLineOffset(range.getStartLine());
                Position position = new Position(start, document.getLineOffset(range.getEndLine()) + document.getLineLength(range.getEndLine()) - start);
                if (before.remove(position) == null) {
                    added.put(new ProjectionAnnotation(), position);
                }
            }
        } catch (BadLocationException changed) {
            WhencePlugin.log("What can be folded does not fit the text", changed);
        }
        gone.addAll(before.values());
        if (!gone.isEmpty() || !added.isEmpty()) {
            model.modifyAnnotations(gone.toArray(Annotation[]::new), added, new Annotation[0]);
        }
    }
}
