package dev.whence.language.ide.fixes;

import dev.whence.language.Issue;
import dev.whence.language.Source;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.ide.fixes.Fix.Edit;
import dev.whence.language.names.Names;
import dev.whence.language.perf.Entity;
import dev.whence.language.properties.Owner;
import dev.whence.language.types.Constants;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** Where an issue is: what stands there in the model, and the edits that can be made around it. */
final class Place {

    private final Snapshot snapshot;
    private final Issue issue;
    private final EObject object;

    private Place(Snapshot snapshot, Issue issue, EObject object) {
        this.snapshot = snapshot;
        this.issue = issue;
        this.object = object;
    }

    /** Empty where nothing could be read. */
    static Optional<Place> of(Snapshot snapshot, Issue issue) {
        ILeafNode leaf = snapshot.root() == null ? null : NodeModelUtils.findLeafNodeAtOffset(snapshot.root(), issue.offset());
        EObject at = leaf == null ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
        return Optional.ofNullable(at).map(object -> new Place(snapshot, issue, object));
    }

    Issue issue() {
        return issue;
    }

    Names names() {
        return snapshot.names().orElseThrow();
    }

    Constants constants() {
        return snapshot.constants().orElseThrow();
    }

    /** What stands there, or is around it, of a kind. */
    <T extends EObject> Optional<T> around(Class<T> kind) {
        return Optional.ofNullable(EcoreUtil2.getContainerOfType(object, kind));
    }

    /** What stands exactly there. */
    <T extends EObject> Optional<T> exactly(Class<T> kind) {
        for (EObject at = object; at != null; at = at.eContainer()) {
            Source source = Source.of(at);
            if (kind.isInstance(at) && source.offset() == issue.offset() && source.length() == issue.length()) {
                return Optional.of(kind.cast(at));
            }
        }
        return Optional.empty();
    }

    /** The text of the issue's place. */
    String text() {
        return snapshot.text().substring(issue.offset(), issue.offset() + issue.length());
    }

    String text(EObject part) {
        Source source = Source.of(part);
        return snapshot.text().substring(source.offset(), source.offset() + source.length());
    }

    String whole() {
        return snapshot.text();
    }

    Edit replace(String by) {
        return new Edit(issue.offset(), issue.length(), by);
    }

    Edit replace(EObject part, String by) {
        Source source = Source.of(part);
        return new Edit(source.offset(), source.length(), by);
    }

    static Edit replace(EObject part, EStructuralFeature feature, String by) {
        Source source = Source.of(part, feature);
        return new Edit(source.offset(), source.length(), by);
    }

    Edit before(EObject part, String text) {
        return new Edit(Source.of(part).offset(), 0, text);
    }

    Edit behind(EObject part, String text) {
        Source source = Source.of(part);
        return new Edit(source.offset() + source.length(), 0, text);
    }

    /** Behind the brace that opens what belongs to an object. */
    Optional<Edit> inside(EObject part, String text) {
        for (ILeafNode leaf : NodeModelUtils.findActualNodeFor(part).getLeafNodes()) {
            if (!leaf.isHidden() && leaf.getText().equals("{")) {
                return Optional.of(new Edit(leaf.getEndOffset(), 0, text));
            }
        }
        return Optional.empty();
    }

    /** Without an object, the comment that documents it, and the lines that it leaves empty. */
    Edit remove(EObject part) {
        INode node = NodeModelUtils.findActualNodeFor(part);
        Source source = Source.of(part);
        String text = snapshot.text();
        int from = source.offset();
        for (ILeafNode leaf : node.getLeafNodes()) {
            if (leaf.getText().startsWith("/**") && leaf.getOffset() > 0) {
                from = leaf.getOffset();
            }
            if (!leaf.isHidden()) {
                break;
            }
        }
        int to = source.offset() + source.length();
        int line = snapshot.lines().start(snapshot.lines().line(from));
        int end = to;
        while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
            end++;
        }
        boolean endsLine = end == text.length() || text.charAt(end) == '\n' || text.charAt(end) == '\r';
        if (text.substring(line, from).isBlank() && endsLine) {
            int next = snapshot.lines().start(snapshot.lines().line(Math.min(end, text.length())) + 1);
            return new Edit(line, next - line, "");
        }
        int gap = from;
        while (gap > line && text.charAt(gap - 1) == ' ') {
            gap--;
        }
        boolean first = gap == line || text.charAt(gap - 1) == '{';
        return first && !endsLine ? new Edit(from, end - from, "") : new Edit(gap, to - gap, "");
    }

    /** How far the line of an object is indented. */
    String indentation(EObject part) {
        String text = snapshot.text();
        int start = snapshot.lines().start(snapshot.lines().line(Source.of(part).offset()));
        int end = start;
        while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
            end++;
        }
        return text.substring(start, end);
    }

    /** The names of the things of a kind in the file and what it imports. */
    List<String> named(Owner... kinds) {
        return names().declarations().entities().values().stream().flatMap(List::stream)
                .filter(entity -> List.of(kinds).contains(Owner.of(entity))).map(Entity::getName).distinct().toList();
    }
}
