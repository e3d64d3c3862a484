package dev.whence.language.ide.names;

import dev.whence.language.Issue;
import dev.whence.language.ide.document.Documents;
import dev.whence.language.ide.document.Snapshot;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/** Renames something wherever it is named. What would break a model is refused, with what would be wrong. */
public final class Renaming {

    /** As the grammar's ID, and the words that its NAME leaves out. */
    private static final Pattern NAME = Pattern.compile("[a-zA-Z\u00B5\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u0370-\u03FF]"
            + "[a-zA-Z\u00B5\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u0370-\u03FF0-9_]*");
    private static final Set<String> HARD_WORDS = Set.of("and", "any", "as", "at", "between", "by", "else", "every", "false", "for", "from", "if",
            "in", "is", "not", "on", "or", "over", "step", "to", "true", "with", "within");

    private final Documents documents;
    private final Navigation navigation;

    public Renaming(Documents documents) {
        this.documents = documents;
        navigation = new Navigation(documents);
    }

    /** The new name cannot be had. */
    public static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;

        Refused(String message) {
            super(message);
        }
    }

    /** The name that would be renamed; empty for what the language itself has named. */
    public Optional<Range> renamed(Snapshot snapshot, Position position) {
        return at(snapshot, position).map(found -> snapshot.lines().range(found.offset(), found.length()));
    }

    private static Optional<Occurrence> at(Snapshot snapshot, Position position) {
        return Occurrences.at(snapshot, snapshot.lines().offset(position)).filter(found -> found.symbol().kind() != NameKind.PROPERTY);
    }

    /** @throws Refused with the reason, in the user's words */
    public WorkspaceEdit rename(Snapshot snapshot, Position position, String newName) {
        Occurrence at = at(snapshot, position).orElseThrow(() -> new Refused("There is nothing here that can be renamed."));
        if (!NAME.matcher(newName).matches()) {
            throw new Refused(newName + " is not a name: a name begins with a letter, and has letters, digits and _.");
        }
        String written = HARD_WORDS.contains(newName) ? "^" + newName : newName;
        Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
        Map<Path, String> texts = new HashMap<>();
        List<Snapshot> files = navigation.concerned(snapshot, at.symbol());
        for (Snapshot file : files) {
            List<Occurrence> found = Occurrences.of(file).stream().filter(each -> each.symbol().equals(at.symbol())).toList();
            if (!found.isEmpty()) {
                edits.put(file.uri(), found.stream().map(each -> new TextEdit(file.lines().range(each.offset(), each.length()), written)).toList());
                texts.put(file.file(), replaced(file.text(), found, written));
            }
        }
        files.forEach(file -> check(file, texts));
        return new WorkspaceEdit(edits);
    }

    private static String replaced(String text, List<Occurrence> found, String by) {
        StringBuilder replaced = new StringBuilder(text);
        for (Occurrence each : found.reversed()) {
            replaced.replace(each.offset(), each.offset() + each.length(), by);
        }
        return replaced.toString();
    }

    private void check(Snapshot before, Map<Path, String> texts) {
        List<String> known = new ArrayList<>(before.own().stream().filter(Issue::isError).map(Issue::code).toList());
        for (Issue issue : documents.supposing(before.file(), texts).own()) {
            if (issue.isError() && !known.remove(issue.code())) {
                throw new Refused("After that, " + before.file().getFileName() + " would have an error in line " + issue.line() + ": " + issue.message());
            }
        }
    }
}
