package dev.whence.language.ide.names;

import dev.whence.language.Source;
import dev.whence.language.ide.document.Documents;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.perf.Case;
import dev.whence.language.perf.Entry;
import dev.whence.language.perf.Expectation;
import dev.whence.language.perf.Hypothesis;
import dev.whence.language.perf.Import;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Show;
import dev.whence.language.perf.UnitDefinition;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** The outline of a file, and the declarations of all files. */
public final class Symbols {

    private static final int MOST = 500;
    private static final int LONGEST_TITLE = 60;

    private Symbols() {}

    /** The entries of a file in the order of the text, with the parts inside of parts. */
    public static List<DocumentSymbol> outline(Snapshot snapshot) {
        List<DocumentSymbol> outline = new ArrayList<>();
        snapshot.model().ifPresent(model -> model.getEntries().forEach(entry -> entry(snapshot, entry, outline)));
        return outline;
    }

    private static void entry(Snapshot snapshot, Entry entry, List<DocumentSymbol> into) {
        switch (entry) {
            case Part part -> part(snapshot, part, into);
            case Process process -> named(snapshot, process, "process", into);
            case Param param -> named(snapshot, param, text(snapshot, param.getValue()), into);
            case Routine routine -> named(snapshot, routine, "routine", into);
            case UnitDefinition unit -> named(snapshot, unit, text(snapshot, unit.getValue()), into);
            case Case theCase -> named(snapshot, theCase, theCase instanceof Hypothesis ? "hypothesis" : "variant", into);
            case Expectation expectation -> line(snapshot, entry, text(snapshot, expectation.getQuestion()), "expect", SymbolKind.Boolean, into);
            case Show show -> line(snapshot, entry, text(snapshot, entry).replaceFirst("^show\\s+", ""), "show", SymbolKind.Field, into);
            case Import found -> line(snapshot, entry, String.valueOf(found.getLocation()), "import", SymbolKind.File, into);
            default -> { }
        }
    }

    private static void part(Snapshot snapshot, Part part, List<DocumentSymbol> into) {
        List<DocumentSymbol> inner = new ArrayList<>();
        part.getParts().forEach(each -> part(snapshot, each, inner));
        for (PartName name : part.getNames()) {
            int before = into.size();
            named(snapshot, name, part.getKind().getName().toLowerCase(Locale.ROOT), into);
            if (into.size() > before && name == part.getNames().get(0)) {
                into.get(before).setRange(range(snapshot, part));
                into.get(before).setChildren(inner);
            }
        }
    }

    /** What lost its name to a syntax error is not in the outline. */
    private static void named(Snapshot snapshot, EObject object, String detail, List<DocumentSymbol> into) {
        var feature = Occurrences.nameFeature(object).orElseThrow();
        String name = (String) object.eGet(feature);
        if (name != null && !name.isEmpty()) {
            Source source = Source.of(object, feature);
            into.add(new DocumentSymbol(name, Occurrences.kind(object).symbol(), range(snapshot, object),
                    snapshot.lines().range(source.offset(), source.length()), detail));
        }
    }

    private static void line(Snapshot snapshot, EObject entry, String title, String detail, SymbolKind kind, List<DocumentSymbol> into) {
        Range range = range(snapshot, entry);
        String name = title.isBlank() ? detail : title.length() > LONGEST_TITLE ? title.substring(0, LONGEST_TITLE - 1) + "…" : title;
        into.add(new DocumentSymbol(name, kind, range, range, detail));
    }

    private static Range range(Snapshot snapshot, EObject object) {
        Source source = Source.of(object);
        return snapshot.lines().range(source.offset(), source.length());
    }

    private static String text(Snapshot snapshot, EObject object) {
        if (object == null) {
            return "";
        }
        Source source = Source.of(object);
        return snapshot.text().substring(source.offset(), Math.min(snapshot.text().length(), source.offset() + source.length()))
                .replaceAll("\\s+", " ");
    }

    /** Declarations in any file whose names have the letters of the query in their order, at most 500. */
    public static List<WorkspaceSymbol> search(Documents documents, String query) {
        List<WorkspaceSymbol> found = new ArrayList<>();
        for (Path file : documents.files()) {
            Snapshot snapshot = documents.snapshot(file);
            for (Occurrence each : Occurrences.of(snapshot)) {
                Symbol symbol = each.symbol();
                boolean wanted = each.declares() && !symbol.kind().isImplied() && symbol.kind() != NameKind.PROPERTY && symbol.kind() != NameKind.LOCAL;
                if (wanted && matches(symbol.name(), query)) {
                    found.add(new WorkspaceSymbol(symbol.name(), symbol.kind().symbol(),
                            Either.forLeft(new Location(snapshot.uri(), snapshot.lines().range(each.offset(), each.length())))));
                }
                if (found.size() >= MOST) {
                    return found;
                }
            }
        }
        return found;
    }

    private static boolean matches(String name, String query) {
        String lower = name.toLowerCase(Locale.ROOT);
        int at = 0;
        for (char c : query.toLowerCase(Locale.ROOT).toCharArray()) {
            at = lower.indexOf(c, at) + 1;
            if (at == 0) {
                return false;
            }
        }
        return true;
    }
}
