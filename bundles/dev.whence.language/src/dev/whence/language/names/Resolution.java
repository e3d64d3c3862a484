package dev.whence.language.names;

import dev.whence.language.names.Meaning.Local;
import dev.whence.language.names.Meaning.Parameter;
import dev.whence.language.names.Meaning.PropertyOf;
import dev.whence.language.names.Meaning.Self;
import dev.whence.language.names.Meaning.Thing;
import dev.whence.language.names.Meaning.UnitOf;
import dev.whence.language.names.Meaning.Unresolved;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Kind;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import dev.whence.language.properties.Alternative;
import dev.whence.language.properties.Owner;
import dev.whence.language.properties.Property;
import dev.whence.units.Units;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Chooses, by the place where a name stands, what to look for and in which order. */
final class Resolution {

    private static final String BASE = "base";

    private final Names names;
    private final Declarations declarations;
    private final Paths paths;
    private final Subjects subjects;

    Resolution(Names names, Declarations declarations, Paths paths) {
        this.names = names;
        this.declarations = declarations;
        this.paths = paths;
        subjects = new Subjects(names, declarations, paths);
    }

    Meaning resolve(Reference reference) {
        if (reference.getSegments().isEmpty() || reference.getSegments().stream().anyMatch(s -> isCutOff(s.getName()))) {
            return cutOff();
        }
        return switch (Role.of(reference)) {
            case VALUE -> value(reference);
            case ENTITY -> entity(reference);
            case PAYLOAD -> payload(reference);
            case CASE -> theCase(reference);
            case ROUTINE -> routine(reference);
            case TARGET -> target(reference);
            case SUBJECT -> subjects.subject(reference);
            case RESTRICTION -> subjects.restriction(reference);
            case UNKNOWN -> cutOff();
        };
    }

    private static boolean isCutOff(String name) {
        return name == null || name.isEmpty();
    }

    /** What cannot be known because of something that is reported elsewhere. */
    private static Meaning cutOff() {
        return new Unresolved(NameCodes.UNKNOWN_NAME, "", List.of());
    }

    private Meaning value(Reference reference) {
        if (reference.eContainer() instanceof Setting setting && names.unknownProperty(setting).isPresent()) {
            return cutOff();
        }
        Optional<Property> wanted = PropertyWords.property(reference, names);
        if (wanted.isPresent() && isPlain(reference)) {
            Optional<Alternative> word = wanted.get().alternative(name(reference));
            if (word.isPresent()) {
                return new Meaning.Alternative(word.get().name());
            }
            if (wanted.get().type() == Property.Type.CHOICE) {
                return unknownWord(name(reference), wanted.get());
            }
        }
        if (reference.getSegments().size() == 1) {
            return simpleValue(reference);
        }
        Meaning found = paths.follow(reference);
        return found instanceof Thing thing ? notAValue(thing) : found;
    }

    private Meaning simpleValue(Reference reference) {
        String name = name(reference);
        Optional<? extends Meaning> local = Locals.find(reference, name).map(Local::new);
        if (local.isPresent()) {
            return local.get();
        }
        if (name.equals("self") && Locals.hasSelf(reference)) {
            return new Self();
        }
        Optional<Param> param = Declarations.first(declarations.params(), name);
        if (param.isPresent()) {
            return new Parameter(param.get());
        }
        Optional<UnitOf> unit = names.units().find(name).map(q -> new UnitOf(name, q));
        if (unit.isPresent()) {
            return unit.get();
        }
        return paths.follow(reference) instanceof Thing thing ? notAValue(thing) : unknownValue(reference);
    }

    private Meaning unknownValue(Reference reference) {
        String name = name(reference);
        if (declarations.units().containsKey(name)) {
            return cutOff(); // its definition is wrong, which is reported there
        }
        Collection<String> known = new ArrayList<>(Declarations.names(declarations.params(), declarations.units()));
        known.addAll(Locals.names(reference));
        List<String> nearest = new ArrayList<>(Units.corrections(name));
        names.suggestions().nearest(name, known).stream().filter(n -> !nearest.contains(n)).forEach(nearest::add);
        String hint = Spelling.question(nearest);
        if (nearest.isEmpty() && declarations.counters().containsKey(name)) {
            hint = "; " + name + " is a counter: ask rate(" + name + ") or total(" + name + ")";
        }
        return new Unresolved(NameCodes.UNKNOWN_NAME, "There is no value named " + name + hint, nearest);
    }

    private static Meaning notAValue(Thing thing) {
        Owner owner = Owner.of(thing.place().entity());
        return new Unresolved(NameCodes.NOT_A_VALUE, thing.place().path() + " is a " + owner.word()
                + ", not a value; write one of its properties, such as " + thing.place().path() + ".count", List.of());
    }

    private static Meaning unknownWord(String word, Property property) {
        List<String> known = property.alternatives().stream().map(Alternative::name).toList();
        List<String> nearest = Spelling.nearest(word, known);
        return new Unresolved(NameCodes.UNKNOWN_WORD, word + " is no " + property.name() + ": write "
                + property.expected(), nearest.isEmpty() ? known : nearest);
    }

    private Meaning entity(Reference reference) {
        Meaning found = paths.follow(reference);
        boolean message = reference.eContainmentFeature() == Literals.RECEIVE__MESSAGE || reference.eContainmentFeature() == Literals.HANDLER__MESSAGE;
        return message && isUnknown(found) ? unknownMessage(name(reference)) : found;
    }

    /** A message, if there is one of this name: `send Req to B`; else an amount. */
    private Meaning payload(Reference reference) {
        if (paths.follow(reference) instanceof Thing thing && isMessage(thing.place().entity())) {
            return thing;
        }
        Meaning value = value(reference);
        return isUnknown(value) && ((Unresolved) value).suggestions().stream().noneMatch(n -> Spelling.distance(name(reference), n) < n.length()) ? unknownMessage(name(reference)) : value;
    }

    private static boolean isMessage(Entity entity) {
        return entity.eContainer() instanceof Part part && part.getKind() == Kind.MESSAGE;
    }

    private static boolean isUnknown(Meaning found) {
        return found instanceof Unresolved unresolved && unresolved.code().equals(NameCodes.UNKNOWN_NAME);
    }

    private Meaning unknownMessage(String name) {
        List<String> known = declarations.entities().values().stream().flatMap(List::stream).filter(Resolution::isMessage).map(Entity::getName)
                .toList();
        List<String> nearest = names.suggestions().nearest(name, known).stream().filter(n -> Spelling.distance(name, n) < name.length()).toList();
        return new Unresolved(NameCodes.UNKNOWN_NAME, "There is no message named " + name + (nearest.isEmpty() ? "; write message " + name
                + " { size = 100 byte } outside of the process" : Spelling.question(nearest)), nearest);
    }

    private Meaning theCase(Reference reference) {
        String name = name(reference);
        return Declarations.first(declarations.cases(), name).<Meaning>map(Meaning.CaseOf::new)
                .orElseGet(() -> name.equals(BASE) && reference.eContainmentFeature() == Literals.IN_CASE__CASES ? new Meaning.Base() : unknown(names.suggestions(), NameCodes.UNKNOWN_CASE, "variant or hypothesis", name, declarations.cases().keySet()));
    }

    private Meaning routine(Reference reference) {
        String name = name(reference);
        return Declarations.first(declarations.routines(), name).<Meaning>map(Meaning.Subroutine::new)
                .orElseGet(() -> unknown(names.suggestions(), NameCodes.UNKNOWN_ROUTINE, "routine", name, declarations.routines().keySet()));
    }

    static Meaning unknown(Suggestions suggestions, String code, String what, String name, Collection<String> known) {
        List<String> nearest = suggestions.nearest(name, known);
        return new Unresolved(code, "There is no " + what + " named " + name + Spelling.question(nearest), nearest);
    }

    private Meaning target(Reference reference) {
        if (reference.getSegments().size() == 1) {
            Optional<Param> param = Declarations.first(declarations.params(), name(reference));
            if (param.isPresent()) {
                return new Parameter(param.get());
            }
            if (!declarations.entities().containsKey(name(reference))) {
                return unknown(names.suggestions(), NameCodes.UNKNOWN_NAME, "parameter", name(reference), declarations.params().keySet());
            }
        }
        Meaning found = paths.follow(reference);
        if (found instanceof Thing thing) {
            String path = thing.place().path();
            return new Unresolved(NameCodes.NOT_CHANGEABLE, path + " is a " + Owner.of(thing.place().entity()).word()
                    + "; change one of its properties: write " + path + ".count = …", List.of(path + ".count"));
        }
        return found instanceof PropertyOf || found instanceof Unresolved ? found : cutOff();
    }

    private static boolean isPlain(Reference reference) {
        return reference.getSegments().size() == 1 && reference.getSegments().get(0).getIndex() == null;
    }

    private static String name(Reference reference) {
        return reference.getSegments().get(0).getName();
    }
}
