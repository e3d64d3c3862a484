package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * What would mend each problem. Asked for when the text has rested for a moment, and kept: whoever wants to show it asks in the user
 * interface's thread.
 */
final class Fixes {
    /** Whether there are any, so that a marker itself says so. */
    static final String FIXABLE = "fixable";
    private static final int REST = 300;
    /** Each is tried before it is offered, which takes its time. */
    private static final int MOST = 100;

    private final LanguageService language;
    private final Map<IMarker, List<CodeAction>> known = new ConcurrentHashMap<>();

    Fixes(LanguageService language) {
        this.language = language;
    }

    List<CodeAction> of(IMarker marker) {
        return known.getOrDefault(marker, List.of());
    }

    void forget(IMarker marker) {
        known.remove(marker);
    }

    /** Looks for fixes of what a model was marked with; whatever is looked for in it already is out of date. */
    void look(Path path, Map<IMarker, Diagnostic> marked) {
        Object family = List.of(Fixes.class, path);
        Job.getJobManager().cancel(family);
        if (marked.isEmpty()) {
            return;
        }
        Job job = new Job("Fixes for " + path.getFileName()) {
            @Override
            protected IStatus run(IProgressMonitor monitor) {
                try {
                    marked.entrySet().stream().limit(MOST).takeWhile(each -> !monitor.isCanceled()).forEach(each -> found(each.getKey(), ask(path, each.getValue())));
                } catch (ChangedException changed) {
                    return Status.CANCEL_STATUS; // there will be other problems to look at
                }
                return Status.OK_STATUS;
            }

            @Override
            public boolean belongsTo(Object asked) {
                return family.equals(asked);
            }
        };
        job.setSystem(true);
        job.setPriority(Job.DECORATE);
        job.schedule(REST);
    }

    private List<CodeAction> ask(Path path, Diagnostic problem) {
        try {
            return language.ask(server -> server.getTextDocumentService().codeAction(
                new CodeActionParams(new TextDocumentIdentifier(LanguageService.uri(path)), problem.getRange(), new CodeActionContext(List.of(problem))))).get().stream()
                .map(Either::getRight).filter(Objects::nonNull).filter(action -> action.getDiagnostics() != null && action.getDiagnostics().contains(problem)).toList();
        } catch (InterruptedException | ExecutionException changed) {
            throw new ChangedException();
        }
    }

    private void found(IMarker marker, List<CodeAction> actions) {
        try {
            if (marker.exists()) {
                known.put(marker, actions);
                if (marker.getAttribute(FIXABLE, false) != !actions.isEmpty()) {
                    marker.setAttribute(FIXABLE, !actions.isEmpty());
                }
            }
        } catch (CoreException gone) {
            known.remove(marker);
            WhencePlugin.active().getLog().info("A problem was mended while a fix was looked for", gone);
        }
    }

    /** The text is no longer the one that was asked about. */
    private static final class ChangedException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
