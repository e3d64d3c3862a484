package dev.whence.language.ide.server;

import dev.whence.language.Issue;
import dev.whence.language.ide.document.Documents;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.validation.IssueCode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;

/**
 * Tells the editor what is to be said about open files, and about those that they import: as long as one of them is open, since its
 * model cannot run without them.
 */
public final class Diagnostics {

    static final String SOURCE = "whence";
    private static final Set<String> UNNECESSARY = Set.of(IssueCode.UNUSED_PARAMETER.id(), IssueCode.UNUSED_ROUTINE.id(),
            IssueCode.UNUSED_MESSAGE.id(), IssueCode.UNUSED_PART.id(), IssueCode.UNREACHABLE.id());

    private final Documents documents;
    private final Supplier<LanguageClient> client;
    private final Map<Path, Set<Path>> imported = new HashMap<>();

    Diagnostics(Documents documents, Supplier<LanguageClient> client) {
        this.documents = documents;
        this.client = client;
    }

    /** Publishes what is to be said about an open file, with what the last run of it says. */
    void publish(Path file, List<Issue> fromRun) {
        Optional<Integer> version = documents.version(file); // one that comes now has its own turn
        Snapshot snapshot = documents.snapshot(file);
        List<Diagnostic> own = new ArrayList<>(of(snapshot));
        fromRun.forEach(issue -> own.add(of(issue, snapshot)));
        PublishDiagnosticsParams published = new PublishDiagnosticsParams(snapshot.uri(), own);
        version.ifPresent(published::setVersion);
        client.get().publishDiagnostics(published);
        publishImports(snapshot);
    }

    private void publishImports(Snapshot snapshot) {
        Set<Path> now = new HashSet<>();
        snapshot.names().ifPresent(names -> names.models().forEach(model -> now.add(Path.of(dev.whence.language.Source.file(model.eResource())))));
        now.remove(snapshot.file());
        Set<Path> before = imported.put(snapshot.file(), now);
        now.stream().filter(each -> !documents.isOpen(each)).forEach(each ->
                client.get().publishDiagnostics(new PublishDiagnosticsParams(documents.uri(each), of(documents.snapshot(each)))));
        if (before != null) {
            before.stream().filter(each -> !now.contains(each)).forEach(this::clear);
        }
    }

    /** A closed file has nothing said about it, nor have those that only it imported. */
    void closed(Path file, String uri) {
        client.get().publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
        Set<Path> before = imported.remove(file);
        if (before != null) {
            before.forEach(this::clear);
        }
    }

    private void clear(Path file) {
        if (!documents.isOpen(file) && imported.values().stream().noneMatch(files -> files.contains(file))) {
            client.get().publishDiagnostics(new PublishDiagnosticsParams(documents.uri(file), List.of()));
        }
    }

    /** The open files that import a file. */
    List<Path> importing(Path file) {
        return imported.entrySet().stream().filter(entry -> entry.getValue().contains(file)).map(Map.Entry::getKey).toList();
    }

    /** What is to be said about a file. */
    static List<Diagnostic> of(Snapshot snapshot) {
        return snapshot.own().stream().map(issue -> of(issue, snapshot)).toList();
    }

    /** An issue in the protocol's form; its fixes are the data. */
    public static Diagnostic of(Issue issue, Snapshot snapshot) {
        Diagnostic diagnostic = new Diagnostic(snapshot.lines().range(issue.offset(), issue.length()), issue.message());
        diagnostic.setSeverity(switch (issue.severity()) {
            case ERROR -> DiagnosticSeverity.Error;
            case WARNING -> DiagnosticSeverity.Warning;
            case INFO -> DiagnosticSeverity.Information;
        });
        diagnostic.setCode(issue.code());
        diagnostic.setSource(SOURCE);
        diagnostic.setData(issue.fixes());
        if (UNNECESSARY.contains(issue.code())) {
            diagnostic.setTags(List.of(DiagnosticTag.Unnecessary));
        }
        return diagnostic;
    }
}
