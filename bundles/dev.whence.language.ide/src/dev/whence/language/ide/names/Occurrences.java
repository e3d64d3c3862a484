package dev.whence.language.ide.names;

import dev.whence.language.Source;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.names.Meaning;
import dev.whence.language.names.Names;
import dev.whence.language.names.Place;
import dev.whence.language.perf.Argument;
import dev.whence.language.perf.Case;
import dev.whence.language.perf.Cost;
import dev.whence.language.perf.Count;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Segment;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.TimeBlock;
import dev.whence.language.perf.UnitDefinition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** Every name in a file that stands for something, in the order of the text. */
public final class Occurrences {

    private final Names names;
    private final List<Occurrence> found = new ArrayList<>();

    private Occurrences(Names names) {
        this.names = names;
    }

    public static List<Occurrence> of(Snapshot snapshot) {
        if (snapshot.names().isEmpty()) {
            return List.of();
        }
        Occurrences occurrences = new Occurrences(snapshot.names().get());
        snapshot.contents().forEach(occurrences::collect);
        occurrences.found.sort(Comparator.comparingInt(Occurrence::offset));
        return occurrences.found;
    }

    /** The name at a place; that before it if it stands between two. */
    public static Optional<Occurrence> at(Snapshot snapshot, int offset) {
        return of(snapshot).stream().filter(occurrence -> occurrence.contains(offset)).findFirst();
    }

    /** The feature that holds the name of what declares something; empty for what declares nothing. */
    static Optional<EStructuralFeature> nameFeature(EObject declaration) {
        return Optional.ofNullable(switch (declaration) {
            case Entity entity -> Literals.ENTITY__NAME;
            case Param param -> Literals.VALUED__NAME;
            case Setting setting -> Literals.VALUED__NAME;
            case Case theCase -> Literals.CASE__NAME;
            case Routine routine -> Literals.ROUTINE__NAME;
            case UnitDefinition unit -> Literals.UNIT_DEFINITION__NAME;
            case Argument argument -> Literals.ARGUMENT__NAME;
            case Let let -> Literals.LET__NAME;
            case Count count -> Literals.COUNT__COUNTER;
            case TimeBlock block -> Literals.TIME_BLOCK__SPAN;
            case Cost cost when cost.getLabel() != null -> Literals.COST__LABEL;
            default -> null;
        });
    }

    static NameKind kind(EObject declaration) {
        return switch (declaration) {
            case Process process -> NameKind.PROCESS;
            case Entity entity -> NameKind.PART;
            case Param param -> NameKind.PARAMETER;
            case Setting setting -> NameKind.PROPERTY;
            case Case theCase -> NameKind.CASE;
            case Routine routine -> NameKind.ROUTINE;
            case UnitDefinition unit -> NameKind.UNIT;
            case Count count -> NameKind.COUNTER;
            case TimeBlock block -> NameKind.SPAN;
            case Cost cost -> NameKind.LABEL;
            default -> NameKind.LOCAL;
        };
    }

    private void collect(EObject object) {
        switch (object) {
            case Reference reference -> reference(reference);
            case NumberLiteral literal -> unit(literal, Literals.NUMBER_LITERAL__UNIT, literal.getUnit());
            case ListLiteral literal -> unit(literal, Literals.LIST_LITERAL__UNIT, literal.getUnit());
            default -> nameFeature(object).filter(feature -> object.eGet(feature) != null)
                    .ifPresent(feature -> add(symbol(object), object, feature, true, object));
        }
    }

    private void unit(EObject literal, EStructuralFeature feature, String unit) {
        List<UnitDefinition> own = unit == null ? null : names.declarations().units().get(unit);
        if (own != null) {
            add(symbol(own.get(0)), literal, feature, false, own.get(0));
        }
    }

    private void reference(Reference reference) {
        List<Segment> segments = reference.getSegments();
        for (int i = 0; i < segments.size() - 1; i++) {
            Segment segment = segments.get(i);
            names.place(reference, i + 1).ifPresent(place -> add(symbol(place.entity()), segment, Literals.SEGMENT__NAME, false, place.entity()));
        }
        if (!segments.isEmpty()) {
            Segment last = segments.get(segments.size() - 1);
            meaning(names.meaning(reference)).ifPresent(target -> add(target.symbol(), last, Literals.SEGMENT__NAME, false, target.declaration()));
        }
    }

    /** @param declaration null if nothing in a file is it */
    private record Target(Symbol symbol, EObject declaration) {
    }

    private Optional<Target> meaning(Meaning meaning) {
        return switch (meaning) {
            case Meaning.Parameter parameter -> target(parameter.param());
            case Meaning.Thing thing -> target(thing.place().entity());
            case Meaning.PropertyOf property -> Optional.of(property(property.place(), property.property().name()));
            case Meaning.Local local -> target(local.declaration());
            case Meaning.UnitOf unit -> first(names.declarations().units(), unit.name());
            case Meaning.CaseOf found -> target(found.theCase());
            case Meaning.Subroutine found -> target(found.routine());
            case Meaning.Counter counter -> first(names.declarations().counters(), counter.name());
            case Meaning.Span span -> first(names.declarations().spans(), span.name());
            case Meaning.Label label -> first(names.declarations().labels(), label.name());
            default -> Optional.empty();
        };
    }

    private static Optional<Target> target(EObject declaration) {
        return Optional.of(new Target(symbol(declaration), declaration));
    }

    private static <T extends EObject> Optional<Target> first(Map<String, List<T>> declarations, String name) {
        List<T> found = declarations.get(name);
        return found == null ? Optional.empty() : target(found.get(0));
    }

    /** A property is declared where it is set; else it belongs to what it is a property of. */
    private Target property(Place place, String name) {
        Optional<Setting> setting = names.setting(place.entity(), name);
        return setting.isPresent() ? new Target(symbol(setting.get()), setting.get())
                : new Target(property(place.entity() instanceof Process ? place.entity() : place.entity().eContainer(), name), null);
    }

    private static Symbol property(EObject owner, String name) {
        Source source = Source.of(owner);
        return new Symbol(NameKind.PROPERTY, name, source.file(), source.offset());
    }

    static Symbol symbol(EObject declaration) {
        EStructuralFeature feature = nameFeature(declaration).orElseThrow();
        NameKind kind = kind(declaration);
        String name = (String) declaration.eGet(feature);
        if (kind.isImplied()) {
            return new Symbol(kind, name, "", 0);
        }
        if (kind == NameKind.PROPERTY) {
            return property(declaration.eContainer(), name);
        }
        Source source = Source.of(declaration, feature);
        return new Symbol(kind, name, source.file(), source.offset());
    }

    /** What was put in while mending takes no room, and is no name in the text. */
    private void add(Symbol symbol, EObject where, EStructuralFeature feature, boolean declares, EObject target) {
        for (INode node : NodeModelUtils.findNodesForFeature(where, feature)) {
            Source source = Source.of(where, feature);
            if (source.length() > 0 && node.getLength() > 0) {
                found.add(new Occurrence(symbol, source.offset(), source.length(), declares, target));
            }
            return;
        }
    }
}
