package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.concurrent.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;

/**
 * Looks for what is wrong with models that nobody has open, as a builder would: one after the other, in the background. They are read by
 * the server, never through a file buffer, which would open them.
 */
final class ClosedModels extends Job {
    /** What is copied, imported or checked out comes in many pieces. */
    private static final int REST = 300;

    private final LanguageService language;
    private final Problems problems;
    private final SequencedSet<IFile> waiting = new LinkedHashSet<>();

    ClosedModels(LanguageService language, Problems problems) {
        super("Looking for problems in models");
        this.language = language;
        this.problems = problems;
        setSystem(true);
        setPriority(BUILD);
    }

    /** All models of a project, since each may import another; neither what is hidden, nor what was built. */
    void look(IProject project) {
        try {
            if (project.isAccessible()) {
                project.accept(proxy -> {
                    boolean passed = proxy.getName().startsWith(".") || proxy.isDerived();
                    if (!passed && proxy.getType() == IResource.FILE && proxy.getName().endsWith(".perf")) {
                        look((IFile) proxy.requestResource());
                    }
                    return !passed;
                }, IResource.NONE);
            }
        } catch (CoreException failure) {
            if (project.isAccessible()) {
                WhencePlugin.log("The models of " + project.getName() + " could not be listed", failure);
            }
        }
    }

    void look(IFile file) {
        synchronized (waiting) {
            waiting.add(file);
        }
        schedule(REST);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        for (IFile file = next(); file != null && !monitor.isCanceled(); file = next()) {
            if (file.isAccessible() && file.getLocation() != null && isClosed(file)) {
                ask(file);
            }
        }
        return Status.OK_STATUS;
    }

    private IFile next() {
        synchronized (waiting) {
            return waiting.isEmpty() ? null : waiting.removeFirst();
        }
    }

    private boolean isClosed(IFile file) {
        return language.models().of(file).isEmpty();
    }

    private void ask(IFile file) {
        String uri = LanguageService.uri(file.getLocation().toPath());
        DocumentDiagnosticParams asked = new DocumentDiagnosticParams(new TextDocumentIdentifier(uri));
        try {
            List<Diagnostic> found = language.ask(server -> server.getTextDocumentService().diagnostic(asked)).get().getRelatedFullDocumentDiagnosticReport().getItems();
            if (isClosed(file)) {
                problems.mark(file, new PublishDiagnosticsParams(uri, found));
            }
        } catch (InterruptedException end) {
            cancel();
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof ResponseErrorException) {
                look(file); // somebody types: it is asked again when he rests
            } else {
                WhencePlugin.log("The language server failed", failure.getCause());
            }
        }
    }
}
