package dev.whence.language.names;

import dev.whence.language.names.Meaning.PropertyOf;
import dev.whence.language.names.Meaning.Thing;
import dev.whence.language.names.Meaning.Unresolved;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Segment;
import dev.whence.language.perf.Setting;
import dev.whence.language.properties.Owner;
import dev.whence.language.properties.Properties;
import dev.whence.language.properties.Property;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;

/** Follows dotted paths to parts, processes and their properties (rules 5 and 6). */
final class Paths {

    private final Declarations declarations;
    private final Parts parts;
    private final Names names;

    Paths(Names names, Declarations declarations, Parts parts) {
        this.names = names;
        this.declarations = declarations;
        this.parts = parts;
    }

    /** The part, process or property that a path leads to. */
    Meaning follow(Reference path) {
        return follow(path, path.getSegments().size());
    }

    /** The same for its first segments alone. */
    Meaning follow(Reference path, int segments) {
        Segment first = path.getSegments().get(0);
        List<Place> starts = starts(path, first.getName());
        if (starts.isEmpty()) {
            return unknown(first);
        }
        if (starts.size() > 1) {
            return ambiguous(first, starts);
        }
        Place place = starts.get(0).at(Optional.ofNullable(first.getIndex()));
        List<Segment> rest = path.getSegments().subList(1, segments);
        for (int i = 0; i < rest.size(); i++) {
            Segment segment = rest.get(i);
            Optional<Entity> inner = parts.inside(place.entity(), segment.getName());
            if (inner.isPresent()) {
                place = place.then(new Step(inner.get(), Optional.ofNullable(segment.getIndex())));
                continue;
            }
            Optional<Property> property = Properties.find(place.entity(), segment.getName());
            boolean last = i == rest.size() - 1;
            return property.isPresent() && last ? new PropertyOf(place, property.get())
                    : property.isPresent() ? nothingInside(place, segment) : notInside(place, segment);
        }
        return new Thing(place);
    }

    private List<Place> starts(EObject reference, String name) {
        for (EObject at = reference.eContainer(); at != null; at = at.eContainer()) {
            List<Place> near = switch (at) {
                case Process process -> inMachine(process, reference, name);
                case Part part -> inPart(part, reference, name);
                default -> List.of();
            };
            if (!near.isEmpty()) {
                return near;
            }
        }
        List<Entity> all = declarations.entities().getOrDefault(name, List.of());
        List<Entity> top = all.stream().filter(e -> Place.of(e).steps().size() == 1).toList();
        return (top.isEmpty() ? all : top.subList(0, 1)).stream().map(Place::of).toList();
    }

    private List<Place> inMachine(Process process, EObject reference, String name) {
        Reference machine = process.getOn();
        boolean asksForMachine = machine != null && isWithin(reference, machine);
        return machine != null && !asksForMachine && names.meaning(machine) instanceof Thing thing
                ? parts.below(thing.place(), name) : List.of();
    }

    /** What a part is a copy of must be known before what is inside it can be. */
    private List<Place> inPart(Part part, EObject reference, String name) {
        if (part.getNames().isEmpty()) {
            return List.of();
        }
        boolean asksForOriginal = reference.eContainmentFeature() == Literals.PART__PROTOTYPE;
        return asksForOriginal ? Parts.written(part, name) : parts.below(Place.of(part.getNames().get(0)), name);
    }

    private static boolean isWithin(EObject inner, EObject outer) {
        for (EObject at = inner; at != null; at = at.eContainer()) {
            if (at == outer) {
                return true;
            }
        }
        return false;
    }

    private Meaning unknown(Segment segment) {
        String name = segment.getName();
        Collection<String> known = Declarations.names(declarations.entities());
        List<String> nearest = names.suggestions().nearest(name, known);
        return new Unresolved(NameCodes.UNKNOWN_NAME,
                "There is no part or process named " + name + Spelling.question(nearest), segment, nearest);
    }

    private static Meaning ambiguous(Segment segment, List<Place> places) {
        List<String> paths = places.stream().map(Place::path).toList();
        return new Unresolved(NameCodes.AMBIGUOUS_NAME, "There are several parts named " + segment.getName()
                + ": write " + String.join(" or ", paths), segment, paths);
    }

    private static Meaning nothingInside(Place place, Segment property) {
        return new Unresolved(NameCodes.UNKNOWN_NAME, property.getName() + " is a property of " + place.path()
                + " and has nothing inside it", property, List.of());
    }

    private Meaning notInside(Place place, Segment segment) {
        Owner owner = Owner.of(place.entity());
        TreeSet<String> known = properties(owner);
        parts.inside(place.entity()).forEach(inner -> known.add(String.valueOf(inner.getName())));
        return unknownProperty(segment.getName(), segment, owner, place.path(), known);
    }

    /** A setting whose name is not that of a property. */
    static Unresolved unknownProperty(Setting setting) {
        Entity owner = setting.eContainer() instanceof Part part ? part.getNames().get(0) : (Entity) setting.eContainer();
        return unknownProperty(setting.getName(), null, Owner.of(owner), owner.getName(), properties(Owner.of(owner)));
    }

    private static TreeSet<String> properties(Owner owner) {
        return Properties.of(owner).stream().map(Property::name).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The same words wherever an unknown property is met. */
    private static Unresolved unknownProperty(String name, Segment where, Owner owner, String path,
            Collection<String> known) {
        List<String> nearest = Spelling.nearest(name, known);
        List<Owner> others = Properties.ownersOf(name);
        String hint = !nearest.isEmpty() ? Spelling.question(nearest)
                : others.isEmpty() ? "; its properties are " + String.join(" ", new ArrayList<>(known))
                : "; " + name + " belongs to a "
                        + others.stream().map(Owner::word).collect(Collectors.joining(" or a "));
        return new Unresolved(NameCodes.UNKNOWN_PROPERTY, "The " + owner.word() + " " + path + " has no property "
                + name + hint, where, nearest);
    }
}
