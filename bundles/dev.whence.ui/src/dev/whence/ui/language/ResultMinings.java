package dev.whence.ui.language;

import dev.whence.analysis.Results;
import dev.whence.language.ide.results.Annotation;
import dev.whence.ui.WhencePlugin;
import dev.whence.ui.preferences.Preferences;
import dev.whence.ui.results.Outcome;
import dev.whence.ui.results.Outcomes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.source.ISourceViewerExtension5;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.swt.custom.StyledText;

/**
 * Results beside the source: above a process, behind other lines. What is above a process is there before it has a result, so that no
 * line moves when one comes. The editor asks when the text has changed, and is told to ask when there is a new result.
 */
public final class ResultMinings extends AbstractCodeMiningProvider {
    private static final String NONE_YET = "…";
    private static final String NOTHING = " ";

    private final Consumer<Outcome> onOutcome = this::published;
    private final IPropertyChangeListener onPreference = change -> {
        if (change.getProperty().equals(Preferences.BESIDE_SOURCE)) {
            refresh();
        }
    };
    private final LanguageService language = WhencePlugin.active().language();
    private ITextViewer followed;
    private Results shown;

    @Override
    public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(ITextViewer viewer, IProgressMonitor monitor) {
        follow(viewer);
        IDocument document = viewer.getDocument();
        Optional<OpenModel> model = Preferences.showsBesideSource() && document != null ? language.model(document) : Optional.empty();
        return model.isEmpty() ? CompletableFuture.completedFuture(List.of())
            : beside(model.get(), monitor).thenApply(results -> minings(document, results));
    }

    /** Asks anew as long as the text changes meanwhile. */
    private CompletableFuture<List<Annotation>> beside(OpenModel model, IProgressMonitor monitor) {
        return language.annotations(model).thenCombine(language.ask(server -> server.getTextDocumentService().documentSymbol(
            new DocumentSymbolParams(model.identifier()))), (results, outline) ->
            withHeads(results, outline.stream().map(each -> each.getRight()).toList())).exceptionallyCompose(failure -> {
                Throwable cause = failure.getCause() == null ? failure : failure.getCause();
                boolean changed = cause instanceof ResponseErrorException && !monitor.isCanceled();
                return changed ? beside(model, monitor) : CompletableFuture.failedFuture(
                    cause instanceof ResponseErrorException ? new CancellationException() : cause);
            });
    }

    /** Each process has something above it, if only room. */
    private static List<Annotation> withHeads(List<Annotation> results, List<DocumentSymbol> outline) {
        List<Integer> headed = results.stream().filter(each -> each.placement() == Annotation.Placement.HEADER).map(Annotation::line).toList();
        Stream<Annotation> heads = outline.stream().filter(each -> "process".equals(each.getDetail()))
            .filter(each -> !headed.contains(each.getRange().getStart().getLine())).map(each -> new Annotation(
                each.getRange().getStart().getLine(), Annotation.Placement.HEADER, each.getName(), results.isEmpty() ? NONE_YET : NOTHING, Annotation.Mark.NONE, true));
        return Stream.concat(results.stream(), heads).toList();
    }

    private List<ICodeMining> minings(IDocument document, List<Annotation> results) {
        List<ICodeMining> minings = new ArrayList<>();
        Set<Integer> ended = new HashSet<>();
        try {
            for (Annotation result : results) {
                minings.add(result.placement() == Annotation.Placement.HEADER ? new HeaderMining(result, document, this)
                    : new EndMining(result, ended.add(result.line()), document, this));
            }
        } catch (BadLocationException changed) {
            return List.of(); // there will be another question
        }
        return minings;
    }

    private synchronized void follow(ITextViewer viewer) {
        if (followed == null) {
            Outcomes.addListener(onOutcome);
            WhencePlugin.active().getPreferenceStore().addPropertyChangeListener(onPreference);
        }
        followed = viewer;
    }

    private synchronized void published(Outcome outcome) {
        ITextViewer viewer = followed;
        IDocument document = viewer == null ? null : viewer.getDocument();
        if (document != null && language.model(document).filter(model -> outcome.file().equals(model.file())).isPresent()) {
            boolean same = outcome.hasResults() && outcome.results() == shown; // only advice is new, which is not beside the source
            shown = outcome.results();
            if (!same) {
                refresh();
            }
        }
    }

    private void refresh() {
        ITextViewer viewer = followed;
        StyledText widget = viewer == null ? null : viewer.getTextWidget();
        if (widget != null && !widget.isDisposed() && viewer instanceof ISourceViewerExtension5 source) {
            widget.getDisplay().asyncExec(() -> {
                if (!widget.isDisposed()) {
                    source.updateCodeMinings();
                }
            });
        }
    }

    @Override
    public synchronized void dispose() {
        if (followed != null) {
            Outcomes.removeListener(onOutcome);
            WhencePlugin.active().getPreferenceStore().removePropertyChangeListener(onPreference);
            followed = null;
        }
        super.dispose();
    }
}
