package dev.whence.language.ide.completion;

import dev.whence.language.ide.completion.Proposals.Rank;
import dev.whence.language.ide.document.Documents;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.parser.Continuation;
import dev.whence.language.parser.RobustParser;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Segment;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Variant;
import dev.whence.language.validation.Wanted;
import dev.whence.units.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/**
 * What could be written at a place. The keywords are those with which the parser gets further. For names, a name that nobody has is
 * put there and the text read: where it then stands in the model says what is asked for.
 */
public final class Completion {

    private static final String NOBODY = "zz9nobody";
    private static final List<String> COMPLETIONS = List.of("", " = 0 ", " for 1 s ", " is 1 ", " from x ", " to x ", " { } ", "() ", " and x ", " from 0 to 1 ");
    private static final Pattern NUMBER = Pattern.compile("(^|[^\\w.])[0-9][0-9_]*(\\.[0-9]+)? ?$");
    private static final Pattern LIST = Pattern.compile("\\[[^\\[\\]]*\\] ?$");
    private static final Pattern PER = Pattern.compile("(^|[^\\w.])[0-9][0-9_]*(\\.[0-9]+)? ?(\\w+) ?/ ?$");

    private final Documents documents;
    private final RobustParser parser;

    public Completion(Documents documents, RobustParser parser) {
        this.documents = documents;
        this.parser = parser;
    }

    /** @param snippets whether the editor has places to be filled in */
    public List<CompletionItem> at(Snapshot snapshot, Position position, boolean snippets) {
        String text = snapshot.text();
        int offset = snapshot.lines().offset(position);
        int start = offset;
        while (start > 0 && isPartOfWord(text.charAt(start - 1))) {
            start--;
        }
        int end = offset;
        while (end < text.length() && isPartOfWord(text.charAt(end))) {
            end++;
        }
        if (start < offset && Character.isDigit(text.charAt(start))) {
            start = offset; // 4| is a number, and what follows it its unit
        }
        Proposals proposals = new Proposals(snapshot.lines().range(start, end - start), snippets);
        String line = text.substring(snapshot.lines().start(snapshot.lines().line(start)), start);
        Matcher per = PER.matcher(line);
        if (per.find()) {
            units(snapshot, start, end, Optional.of(per.group(3)), proposals);
        } else if (NUMBER.matcher(line).find()) {
            units(snapshot, start, end, Optional.empty(), proposals);
            keywords(snapshot, start, proposals);
        } else if (line.stripTrailing().endsWith(".")) {
            names(snapshot, start, end, proposals);
        } else {
            if (LIST.matcher(line).find()) {
                units(snapshot, start, end, Optional.empty(), proposals);
            }
            Continuation next = keywords(snapshot, start, proposals);
            if (next.name()) {
                names(snapshot, start, end, proposals);
            }
        }
        return proposals.all();
    }

    private static boolean isPartOfWord(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '^';
    }

    private Continuation keywords(Snapshot snapshot, int start, Proposals proposals) {
        Continuation next = parser.continuation(snapshot.text().substring(0, start));
        for (String keyword : next.keywords()) {
            if (keyword.equals("fit") && enclosing(snapshot, start) instanceof Variant) {
                continue;
            }
            proposals.add(Rank.KEYWORD, keyword, CompletionItemKind.Keyword, "", "");
            for (Templates.Template template : Templates.of(keyword)) {
                proposals.add(Rank.TEMPLATE, keyword + ": " + template.title(), CompletionItemKind.Snippet, template.title(), Templates.plain(template.snippet()),
                        template.snippet());
            }
        }
        return next;
    }

    private static EObject enclosing(Snapshot snapshot, int offset) {
        ILeafNode leaf = snapshot.root() == null ? null : NodeModelUtils.findLeafNodeAtOffset(snapshot.root(), Math.max(0, offset - 1));
        EObject object = leaf == null ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
        return object == null ? null : EcoreUtil2.getContainerOfType(object, dev.whence.language.perf.Case.class);
    }

    /**
     * What something written at the place is in the model. With nothing behind it, it may be half a statement that no reader would
     * understand; then with what could complete it.
     */
    private Optional<EObject> there(Snapshot snapshot, int start, int end, String written, int at, Predicate<EObject> wanted) {
        for (String completion : COMPLETIONS) {
            String text = snapshot.text().substring(0, start) + written + completion + snapshot.text().substring(end);
            ICompositeNode root = documents.model(snapshot.file(), text).map(NodeModelUtils::findActualNodeFor).map(INode::getRootNode).orElse(null);
            ILeafNode leaf = root == null ? null : NodeModelUtils.findLeafNodeAtOffset(root, at);
            EObject object = leaf == null || leaf.isHidden() ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
            if (object != null && wanted.test(object)) {
                return Optional.of(object);
            }
        }
        return Optional.empty();
    }

    private void names(Snapshot snapshot, int start, int end, Proposals proposals) {
        Optional<EObject> there = there(snapshot, start, end, NOBODY, start, object -> object instanceof Segment || object instanceof Setting);
        if (there.isEmpty()) {
            return;
        }
        EObject object = there.get();
        if (object instanceof Segment segment && segment.eContainer() instanceof Reference reference) {
            new NameProposals(Wanted.in(EcoreUtil2.getContainerOfType(object, dev.whence.language.perf.Model.class)), proposals)
                    .names(reference, reference.getSegments().indexOf(segment));
        } else if (object instanceof Setting setting && NOBODY.equals(setting.getName())) {
            NameProposals.properties(setting, proposals);
        }
    }

    private void units(Snapshot snapshot, int start, int end, Optional<String> over, Proposals proposals) {
        String gap = start > 0 && Character.isDigit(snapshot.text().charAt(start - 1)) ? " " : "";
        // The unit of a second is at home everywhere; with a unit the literal is read as one.
        Optional<EObject> there = there(snapshot, start, end, gap + "s", start + gap.length(),
                object -> object instanceof Segment || object instanceof Expression);
        if (there.isEmpty()) {
            return;
        }
        EObject object = there.get() instanceof Segment segment ? segment.eContainer() : there.get();
        if (!(object instanceof Expression expression)) {
            return;
        }
        Wanted wanted = Wanted.in(EcoreUtil2.getContainerOfType(object, dev.whence.language.perf.Model.class));
        Expression whole = over.isPresent() && expression.eContainer() instanceof Expression product ? product : expression;
        if (over.isPresent() || whole instanceof NumberLiteral || whole instanceof ListLiteral) {
            List<Dimension> dimensions = wanted.dimensions(whole);
            List<Dimension> fitting = over.flatMap(unit -> wanted.names().units().find(unit))
                    .map(unit -> dimensions.stream().map(d -> unit.dimension().over(d)).toList()).orElse(dimensions);
            NameProposals.units(wanted.names(), fitting, over.isPresent(), gap, proposals);
        }
    }
}
