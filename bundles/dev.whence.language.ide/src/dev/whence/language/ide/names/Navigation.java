package dev.whence.language.ide.names;

import dev.whence.language.Source;
import dev.whence.language.ide.document.Documents;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.names.Imports;
import dev.whence.language.perf.Import;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;

/** Leads from a name to where it is declared and to where else it is. */
public final class Navigation {

    private final Documents documents;

    public Navigation(Documents documents) {
        this.documents = documents;
    }

    /** Where what the name stands for is declared; for an import, the file. */
    public List<Location> definition(Snapshot snapshot, Position position) {
        int offset = snapshot.lines().offset(position);
        Optional<Occurrence> at = Occurrences.at(snapshot, offset);
        if (at.isEmpty()) {
            return imported(snapshot, offset);
        }
        Symbol symbol = at.get().symbol();
        if (symbol.kind().isImplied()) {
            return references(snapshot, symbol, Occurrence::declares);
        }
        EObject target = at.get().target();
        return target == null ? List.of() : List.of(location(Source.of(target, Occurrences.nameFeature(target).orElseThrow())));
    }

    private List<Location> imported(Snapshot snapshot, int offset) {
        for (EObject object : snapshot.contents()) {
            if (object instanceof Import found && Source.of(found).offset() <= offset
                    && offset <= Source.of(found).offset() + Source.of(found).length()) {
                return Imports.target(found).map(model -> new Location(documents.uri(Path.of(Source.file(model.eResource()))),
                        documents.snapshot(Path.of(Source.file(model.eResource()))).lines().range(0, 0))).stream().toList();
            }
        }
        return List.of();
    }

    private Location location(Source source) {
        Snapshot file = documents.snapshot(Path.of(source.file()));
        return new Location(file.uri(), file.lines().range(source.offset(), source.length()));
    }

    /** Wherever the same is named, in all files that can name it. */
    public List<Location> references(Snapshot snapshot, Position position, boolean withDeclaration) {
        return Occurrences.at(snapshot, snapshot.lines().offset(position))
                .map(at -> references(snapshot, at.symbol(), found -> withDeclaration || !found.declares())).orElse(List.of());
    }

    private List<Location> references(Snapshot snapshot, Symbol symbol, Predicate<Occurrence> wanted) {
        List<Location> locations = new ArrayList<>();
        for (Snapshot file : concerned(snapshot, symbol)) {
            for (Occurrence found : Occurrences.of(file)) {
                if (found.symbol().equals(symbol) && wanted.test(found)) {
                    locations.add(new Location(file.uri(), file.lines().range(found.offset(), found.length())));
                }
            }
        }
        return locations;
    }

    /** The files that may name a symbol: this one, those that it imports, and those that import the symbol's home. */
    List<Snapshot> concerned(Snapshot snapshot, Symbol symbol) {
        Path home = symbol.home().isEmpty() ? snapshot.file() : Path.of(symbol.home());
        List<Path> files = new ArrayList<>(List.of(snapshot.file()));
        imports(snapshot).stream().filter(file -> !files.contains(file)).forEach(files::add);
        List<Snapshot> concerned = new ArrayList<>(files.stream().map(documents::snapshot).toList());
        for (Path file : documents.files()) {
            if (!files.contains(file)) {
                Snapshot other = documents.snapshot(file);
                if (imports(other).contains(home)) {
                    concerned.add(other);
                }
            }
        }
        return concerned;
    }

    private static List<Path> imports(Snapshot snapshot) {
        return snapshot.names().map(names -> names.models().stream().map(model -> Path.of(Source.file(model.eResource()))).toList())
                .orElse(List.of());
    }

    /** The same name elsewhere in this file. */
    public List<DocumentHighlight> highlights(Snapshot snapshot, Position position) {
        List<Occurrence> all = Occurrences.of(snapshot);
        int offset = snapshot.lines().offset(position);
        Optional<Occurrence> at = all.stream().filter(occurrence -> occurrence.contains(offset)).findFirst();
        return at.isEmpty() ? List.of() : all.stream().filter(found -> found.symbol().equals(at.get().symbol()))
                .map(found -> new DocumentHighlight(snapshot.lines().range(found.offset(), found.length()),
                        found.declares() ? DocumentHighlightKind.Write : DocumentHighlightKind.Read)).toList();
    }
}
