package dev.whence.language.ide.hover;

import dev.whence.language.Documentation;
import dev.whence.language.Source;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.ide.names.NameKind;
import dev.whence.language.ide.names.Occurrence;
import dev.whence.language.ide.names.Occurrences;
import dev.whence.language.ide.results.Annotation;
import dev.whence.language.names.Meaning;
import dev.whence.language.names.Names;
import dev.whence.language.names.PropertyWords;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.Case;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Segment;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.UnitDefinition;
import dev.whence.language.perf.Valued;
import dev.whence.language.properties.Alternative;
import dev.whence.language.properties.Cause;
import dev.whence.language.properties.Function;
import dev.whence.language.properties.Owner;
import dev.whence.language.properties.Property;
import dev.whence.language.properties.Question;
import dev.whence.units.QuantityText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** Documentation, dimension, value with its unit, and what the last run found; in Markdown. */
public final class HoverText {

    private final Snapshot snapshot;
    private final List<Annotation> results;
    private final List<String> paragraphs = new ArrayList<>();

    private HoverText(Snapshot snapshot, List<Annotation> results) {
        this.snapshot = snapshot;
        this.results = results;
    }

    /** @param results of the last run, as they stand beside the text now */
    public static Optional<Hover> at(Snapshot snapshot, Position position, List<Annotation> results) {
        ILeafNode leaf = snapshot.root() == null ? null
                : NodeModelUtils.findLeafNodeAtOffset(snapshot.root(), snapshot.lines().offset(position));
        if (leaf == null || leaf.isHidden()) {
            return Optional.empty();
        }
        HoverText hover = new HoverText(snapshot, results);
        Optional<Occurrence> name = Occurrences.at(snapshot, leaf.getOffset());
        if (name.isPresent()) {
            hover.name(name.get());
        }
        if (hover.paragraphs.isEmpty()) {
            hover.word(NodeModelUtils.findActualSemanticObjectFor(leaf), leaf.getText());
        }
        return hover.paragraphs.isEmpty() ? Optional.empty() : Optional.of(new Hover(
                new MarkupContent(MarkupKind.MARKDOWN, String.join("\n\n", hover.paragraphs)), snapshot.lines().range(leaf.getOffset(), leaf.getLength())));
    }

    private void name(Occurrence found) {
        EObject target = found.target();
        switch (target) {
            case Param param -> {
                title("param " + param.getName() + " = " + text(param.getValue()));
                valued(param);
            }
            case Setting setting -> {
                PropertyWords.of(setting).ifPresent(this::property);
                if (!found.declares()) {
                    paragraphs.add("Set to `" + text(setting.getValue()) + "`");
                }
                valued(setting);
            }
            case Entity entity -> title(Owner.of(entity).word() + " " + entity.getName());
            case Let let -> {
                title("let " + let.getName() + " = " + text(let.getValue()));
                value(let.getValue());
            }
            case UnitDefinition unit -> {
                title("unit " + unit.getName() + " = " + text(unit.getValue()));
                value(unit.getValue());
            }
            case Case theCase -> {
                title(theCase.eClass().getName().toLowerCase(java.util.Locale.ROOT) + " " + theCase.getName());
                note(theCase.getNote());
                theCase.getChanges().forEach(change -> paragraphs.add("`" + text(change) + "`"));
            }
            case Routine routine -> title("routine " + routine.getName() + "("
                    + routine.getArguments().stream().map(argument -> argument.getName()).collect(Collectors.joining(", ")) + ")");
            case null -> unset(found);
            default -> title(found.symbol().kind().word() + " " + found.symbol().name());
        }
        if (target != null) {
            EObject documented = target instanceof Entity && !(target instanceof Process) ? target.eContainer() : target;
            Documentation.of(documented).ifPresent(paragraphs::add);
            if (target.eResource() == snapshot.model().orElseThrow().eResource()) {
                results(target);
            }
        }
    }

    /** A property that nothing sets has its default. */
    private void unset(Occurrence found) {
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(snapshot.root(), found.offset());
        EObject object = NodeModelUtils.findActualSemanticObjectFor(leaf);
        if (found.symbol().kind() == NameKind.PROPERTY && object instanceof Segment segment && segment.eContainer() instanceof Reference reference
                && snapshot.names().orElseThrow().meaning(reference) instanceof Meaning.PropertyOf property) {
            property(property.property());
        }
    }

    private void property(Property property) {
        title(property.name() + " = " + property.expected());
        paragraphs.add(property.sentence());
        String bounds = property.bounds().describe();
        paragraphs.add("Default: " + property.byDefault() + (bounds.isEmpty() ? "" : "; " + bounds) + (property.drawn() ? "; may be a distribution" : ""));
        property.alternatives().forEach(word -> paragraphs.add("`" + word.form() + "` " + word.sentence()));
    }

    private void valued(Valued valued) {
        value(valued.getValue());
        String range = valued.getFrom() == null || valued.getTo() == null ? "" : "from " + text(valued.getFrom()) + " to " + text(valued.getTo());
        String status = valued.getStatus() == null ? "" : valued.getStatus();
        String line = (range + " " + status).strip();
        if (!line.isEmpty()) {
            paragraphs.add(line);
        }
        note(valued.getNote());
    }

    private void value(Expression expression) {
        String dimension = snapshot.types().flatMap(types -> types.dimension(expression)).map(found -> found.describe()).orElse("");
        String value = expression instanceof NumberLiteral ? ""
                : snapshot.constants().flatMap(constants -> constants.quantity(expression)).map(quantity -> QuantityText.of(quantity)).orElse("");
        if (!dimension.isEmpty() || !value.isEmpty()) {
            paragraphs.add((dimension.isEmpty() ? "" : dimension) + (value.isEmpty() ? "" : (dimension.isEmpty() ? "" : ": ") + value));
        }
    }

    private void note(String note) {
        if (note != null) {
            paragraphs.add("*" + note + "*");
        }
    }

    private void results(EObject target) {
        int line = Source.of(target).line() - 1;
        results.stream().filter(each -> each.line() == line)
                .forEach(each -> paragraphs.add((each.stale() ? "Before the last change: " : "Last run: ") + each.text()));
    }

    /** A word that the language itself has named. */
    private void word(EObject object, String word) {
        switch (object) {
            case Call call when word.equals(call.getName()) -> call(call, word);
            case NumberLiteral literal when word.equals(literal.getUnit()) -> unit(word, literal);
            case ListLiteral literal when word.equals(literal.getUnit()) -> unit(word, null);
            case Segment segment when segment.eContainer() instanceof Reference reference -> meaning(reference, word);
            case null, default -> { }
        }
    }

    private void call(Call call, String word) {
        Names names = snapshot.names().orElseThrow();
        Optional<Alternative> alternative = PropertyWords.property(call, names).flatMap(property -> property.alternative(word));
        Optional<Question> question = Question.find(word).filter(q -> call.getArguments().size() < 2 || Function.find(word).isEmpty());
        if (alternative.isPresent()) {
            title(alternative.get().form());
            paragraphs.add(alternative.get().sentence());
        } else if (question.isPresent()) {
            title(question.get().form());
            paragraphs.add(question.get().sentence());
        } else {
            Function.find(word).ifPresent(function -> {
                title(function.form());
                paragraphs.add(function.sentence());
            });
        }
    }

    private void unit(String word, NumberLiteral literal) {
        Names names = snapshot.names().orElseThrow();
        names.units().find(word).ifPresent(unit -> {
            title("1 " + word + " = " + QuantityText.of(unit));
            paragraphs.add(unit.dimension().describe());
            if (literal != null) {
                names.units().size(literal).ifPresent(size -> paragraphs.add(text(literal) + " = " + QuantityText.of(size)));
            }
        });
    }

    private void meaning(Reference reference, String word) {
        Names names = snapshot.names().orElseThrow();
        switch (names.meaning(reference)) {
            case Meaning.Alternative found -> PropertyWords.property(reference, names).flatMap(property -> property.alternative(word)).ifPresent(each -> {
                title(each.form());
                paragraphs.add(each.sentence());
            });
            case Meaning.Reason reason -> Cause.find(word).ifPresent(cause -> {
                title("cause " + word);
                paragraphs.add(cause.sentence());
            });
            case Meaning.UnitOf unit -> unit(word, null);
            case Meaning.Self self -> {
                title("self");
                paragraphs.add("The number of this instance, from 1.");
            }
            default -> { }
        }
    }

    private void title(String code) {
        paragraphs.add("```perf\n" + code + "\n```");
    }

    private String text(EObject object) {
        if (object == null) {
            return "…";
        }
        var node = NodeModelUtils.findActualNodeFor(object);
        return node == null ? "…" : NodeModelUtils.getTokenText(node);
    }
}
