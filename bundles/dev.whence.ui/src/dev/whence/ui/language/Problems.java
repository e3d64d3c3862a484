package dev.whence.ui.language;

import dev.whence.language.ide.document.Lines;
import dev.whence.ui.WhencePlugin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.PublishDiagnosticsParams;

/** What the server says about models, as markers: the same in the editor, the Problems view and the explorer. */
final class Problems {
    static final String TYPE = "dev.whence.ui.problem";
    /** The issue code, by which a marker is known again. */
    static final String CODE = "code";
    private static final List<String> KNOWN_AGAIN_BY = List.of(CODE, IMarker.MESSAGE, IMarker.SEVERITY);

    private final LanguageService language;
    private final Fixes fixes;
    private final Map<IFile, PublishDiagnosticsParams> waiting = new ConcurrentHashMap<>();

    Problems(LanguageService language, Fixes fixes) {
        this.language = language;
        this.fixes = fixes;
    }

    /** What is said about a closed model depends on which others are open; it is looked at by itself. */
    void publish(PublishDiagnosticsParams published) {
        IFile file = language.models().file(LanguageService.path(published.getUri()));
        if (file != null && file.exists()) {
            if (language.models().of(file).isPresent()) {
                mark(file, published);
            } else {
                language.closedModels().look(file);
            }
        }
    }

    /** Of several that wait for a file only the last counts. */
    void mark(IFile file, PublishDiagnosticsParams published) {
        waiting.put(file, published);
        WorkspaceJob job = new WorkspaceJob("Problems of " + file.getName()) {
            @Override
            public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
                PublishDiagnosticsParams last = waiting.remove(file);
                if (last != null && file.exists()) {
                    marked(file, last);
                }
                return Status.OK_STATUS;
            }
        };
        job.setRule(file);
        job.setSystem(true);
        job.schedule();
    }

    /** What is said about a text that has changed since is left to the next time. */
    private void marked(IFile file, PublishDiagnosticsParams published) throws CoreException {
        Optional<OpenModel> open = language.models().of(file);
        if (published.getVersion() != null && open.isPresent() && open.get().version().number() != published.getVersion()) {
            return;
        }
        String text = open.isPresent() ? open.get().version().text() : published.getDiagnostics().isEmpty() ? "" : file.readString();
        Lines lines = new Lines(text);
        Map<Object, List<IMarker>> before = new HashMap<>();
        for (IMarker marker : file.findMarkers(TYPE, false, IResource.DEPTH_ZERO)) {
            before.computeIfAbsent(key(marker.getAttributes()), key -> new ArrayList<>()).add(marker);
        }
        Map<IMarker, Diagnostic> now = new LinkedHashMap<>();
        for (Diagnostic diagnostic : published.getDiagnostics()) {
            Map<String, Object> attributes = attributes(diagnostic, lines, file);
            List<IMarker> same = before.getOrDefault(key(attributes), List.of());
            IMarker marker = same.isEmpty() ? file.createMarker(TYPE, attributes) : same.removeFirst();
            update(marker, attributes);
            now.put(marker, diagnostic);
        }
        for (List<IMarker> gone : before.values()) {
            for (IMarker marker : gone) {
                fixes.forget(marker);
                marker.delete();
            }
        }
        fixes.look(LanguageService.path(published.getUri()), now);
    }

    private static Object key(Map<String, Object> attributes) {
        return KNOWN_AGAIN_BY.stream().map(attributes::get).map(String::valueOf).toList();
    }

    private static void update(IMarker marker, Map<String, Object> attributes) throws CoreException {
        for (Map.Entry<String, Object> each : attributes.entrySet()) {
            if (!Objects.equals(marker.getAttribute(each.getKey()), each.getValue())) {
                marker.setAttribute(each.getKey(), each.getValue());
            }
        }
    }

    private static Map<String, Object> attributes(Diagnostic diagnostic, Lines lines, IFile file) {
        Map<String, Object> attributes = new HashMap<>();
        attributes.put(IMarker.MESSAGE, diagnostic.getMessage().map(text -> text, MarkupContent::getValue));
        attributes.put(IMarker.SEVERITY, severity(diagnostic.getSeverity()));
        attributes.put(CODE, diagnostic.getCode() == null ? "" : String.valueOf(diagnostic.getCode().get()));
        attributes.put(IMarker.SOURCE_ID, WhencePlugin.ID);
        attributes.put(IMarker.LINE_NUMBER, diagnostic.getRange().getStart().getLine() + 1);
        attributes.put(IMarker.CHAR_START, lines.offset(diagnostic.getRange().getStart()));
        attributes.put(IMarker.CHAR_END, lines.offset(diagnostic.getRange().getEnd()));
        return attributes;
    }

    private static int severity(DiagnosticSeverity severity) {
        return switch (severity == null ? DiagnosticSeverity.Error : severity) {
            case Error -> IMarker.SEVERITY_ERROR;
            case Warning -> IMarker.SEVERITY_WARNING;
            case Information, Hint -> IMarker.SEVERITY_INFO;
        };
    }
}
