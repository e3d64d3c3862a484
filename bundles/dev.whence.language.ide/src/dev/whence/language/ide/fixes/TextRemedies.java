package dev.whence.language.ide.fixes;

import dev.whence.language.Source;
import dev.whence.language.ide.fixes.Fix.Edit;
import dev.whence.language.names.Spelling;
import dev.whence.language.perf.Block;
import dev.whence.language.perf.Change;
import dev.whence.language.perf.Import;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Statement;
import dev.whence.language.properties.Owner;
import dev.whence.language.validation.IssueCode;
import dev.whence.language.validation.Wanted;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;

/** About words and names: closing what is open, removing what is unused or twice, choosing another name. */
final class TextRemedies {

    private static final int MOST_NAMES = 3;

    private TextRemedies() {}

    static void addTo(Remedies remedies) {
        remedies.put(IssueCode.UNCLOSED_TEXT, place -> List.of(Fix.of("Close the text",
                new Edit(place.issue().offset() + place.text().stripTrailing().length(), 0, "\""))));
        remedies.put(IssueCode.UNCLOSED_COMMENT, place -> List.of(Fix.of("Close the comment", new Edit(place.whole().length(), 0, " */\n"))));
        remedies.put(IssueCode.UNUSED_PARAMETER, place -> removed(place, Param.class));
        remedies.put(IssueCode.UNUSED_ROUTINE, place -> removed(place, Routine.class));
        remedies.put(IssueCode.UNUSED_MESSAGE, TextRemedies::part);
        remedies.put(IssueCode.UNUSED_PART, TextRemedies::part);
        remedies.put(IssueCode.DUPLICATE_SETTING, place -> removed(place, Setting.class));
        remedies.put(IssueCode.DUPLICATE_CHANGE, place -> removed(place, Change.class));
        remedies.put(IssueCode.NO_EFFECT, place -> removed(place, Setting.class));
        remedies.put(IssueCode.IMPORT_CYCLE, place -> removed(place, Import.class));
        remedies.put(IssueCode.UNREACHABLE, TextRemedies::unreachable);
        remedies.put(IssueCode.DUPLICATE_NAME, TextRemedies::anotherName);
        remedies.put(IssueCode.IMPORT_NOT_FOUND, TextRemedies::nearestFile);
        remedies.put(IssueCode.WRONG_KIND, TextRemedies::rightKind);
    }

    private static <T extends EObject> List<Fix> removed(Place place, Class<T> kind) {
        return place.around(kind).map(object -> Fix.of("Remove " + shortly(place.text(object)), place.remove(object))).stream().toList();
    }

    static String shortly(String text) {
        String line = text.lines().findFirst().orElse("").strip();
        return line.length() > 40 ? line.substring(0, 39) + "…" : line;
    }

    /** Of several on a line only the one. */
    private static List<Fix> part(Place place) {
        Optional<PartName> name = place.around(PartName.class);
        if (name.isEmpty()) {
            return List.of();
        }
        Part part = (Part) name.get().eContainer();
        if (part.getNames().size() == 1) {
            return List.of(Fix.of("Remove " + name.get().getName(), place.remove(part)));
        }
        int index = part.getNames().indexOf(name.get());
        Source own = Source.of(name.get());
        Source next = Source.of(part.getNames().get(index == 0 ? 1 : index - 1));
        int from = index == 0 ? own.offset() : next.offset() + next.length();
        int to = index == 0 ? next.offset() : own.offset() + own.length();
        return List.of(Fix.of("Remove " + name.get().getName(), new Edit(from, to - from, "")));
    }

    private static List<Fix> unreachable(Place place) {
        Optional<Statement> first = place.exactly(Statement.class);
        if (first.isEmpty()) {
            return List.of();
        }
        List<Statement> all = first.get().eContainer() instanceof Block block ? block.getStatements() : ((Process) first.get().eContainer()).getStatements();
        List<Edit> edits = new ArrayList<>();
        all.subList(all.indexOf(first.get()), all.size()).forEach(statement -> edits.add(place.remove(statement)));
        return List.of(new Fix(edits.size() == 1 ? "Remove " + shortly(place.text()) : "Remove the " + edits.size() + " statements that are never reached", edits));
    }

    /** The name with a number that nothing has yet. */
    private static List<Fix> anotherName(Place place) {
        String name = place.text().split("[ \\[{(:]", 2)[0];
        for (int n = 2;; n++) {
            String other = name + "_" + n;
            if (!place.whole().contains(other)) {
                return List.of(Fix.of("Name it " + other, new Edit(place.issue().offset(), name.length(), other)));
            }
        }
    }

    private static List<Fix> nearestFile(Place place) {
        Optional<Import> found = place.around(Import.class);
        if (found.isEmpty()) {
            return List.of();
        }
        Path own = Path.of(Source.file(found.get().eResource()));
        try (Stream<Path> files = Files.list(own.toAbsolutePath().getParent())) {
            List<String> names = files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".perf") && !file.equals(own.getFileName().toString())).sorted().toList();
            return Spelling.nearest(found.get().getLocation(), names).stream()
                    .map(name -> Fix.of("Import " + name, place.replace("\"" + name + "\""))).toList();
        } catch (IOException unreadable) {
            return List.of(); // then there is nothing to choose from
        }
    }

    private static List<Fix> rightKind(Place place) {
        Optional<Reference> reference = place.exactly(Reference.class);
        return reference.isEmpty() ? List.of() : place.named(Wanted.kinds(reference.get()).toArray(Owner[]::new)).stream().limit(MOST_NAMES)
                .map(name -> Fix.of("Write " + name, place.replace(name))).toList();
    }
}
