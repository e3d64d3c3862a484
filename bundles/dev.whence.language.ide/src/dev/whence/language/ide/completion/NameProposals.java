package dev.whence.language.ide.completion;

import dev.whence.language.Documentation;
import dev.whence.language.ide.completion.Proposals.Rank;
import dev.whence.language.names.Names;
import dev.whence.language.names.Place;
import dev.whence.language.names.PropertyWords;
import dev.whence.language.names.Role;
import dev.whence.language.perf.Argument;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.Case;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Expectation;
import dev.whence.language.perf.InCase;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Show;
import dev.whence.language.perf.Sweep;
import dev.whence.language.properties.Alternative;
import dev.whence.language.properties.Cause;
import dev.whence.language.properties.Example;
import dev.whence.language.properties.Function;
import dev.whence.language.properties.Owner;
import dev.whence.language.properties.Properties;
import dev.whence.language.properties.Property;
import dev.whence.language.properties.Question;
import dev.whence.language.properties.Subject;
import dev.whence.language.validation.Wanted;
import dev.whence.units.Dimension;
import dev.whence.units.Units;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.xtext.EcoreUtil2;

/** The names that can stand in a place, by its role. */
final class NameProposals {

    private final Wanted wanted;
    private final Names names;
    private final Proposals proposals;

    NameProposals(Wanted wanted, Proposals proposals) {
        this.wanted = wanted;
        this.proposals = proposals;
        names = wanted.names();
    }

    /** @param segment which of the path's names is to be written */
    void names(Reference reference, int segment) {
        Role role = Role.of(reference);
        if (segment > 0) {
            names.place(reference, segment).ifPresent(place -> inside(place, role));
            return;
        }
        switch (role) {
            case VALUE -> values(reference);
            case ENTITY -> entities(Wanted.kinds(reference));
            case PAYLOAD -> {
                entities(List.of(Owner.MESSAGE));
                values(reference);
            }
            case CASE -> cases(reference);
            case ROUTINE -> routines();
            case TARGET -> targets();
            case SUBJECT -> subjects(reference);
            case RESTRICTION -> restrictions(reference);
        }
    }

    private void inside(Place place, Role role) {
        for (Entity inner : names.inside(place.entity())) {
            entity(inner);
        }
        if (role == Role.VALUE || role == Role.TARGET || role == Role.PAYLOAD) {
            for (Property property : Properties.of(Owner.of(place.entity()))) {
                proposals.add(Rank.PROPERTY, property.name(), CompletionItemKind.Property, property.expected(), property.sentence());
            }
        }
    }

    private void values(Reference reference) {
        Optional<Property> property = PropertyWords.property(reference, names);
        property.ifPresent(found -> found.alternatives().forEach(this::alternative));
        if (property.isPresent() && property.get().type() == Property.Type.CHOICE) {
            return;
        }
        for (EObject local : names.locals(reference)) {
            String name = local instanceof Argument argument ? argument.getName() : ((Let) local).getName();
            name(name, CompletionItemKind.Variable, local instanceof Argument ? "argument" : "let", local);
        }
        List<Dimension> dimensions = wanted.dimensions(reference);
        names.declarations().params().forEach((name, declared) -> {
            Optional<Dimension> dimension = wanted.types().dimension(declared.get(0).getValue());
            if (dimensions.isEmpty() || dimension.isEmpty() || dimensions.contains(dimension.get()) || !isWhole(reference)) {
                name(name, CompletionItemKind.Constant, "parameter" + dimension.map(d -> ", " + d.describe()).orElse(""), declared.get(0));
            }
        });
        names.declarations().entities().forEach((name, declared) -> entity(declared.get(0)));
        names.declarations().units().forEach((name, declared) -> name(name, CompletionItemKind.Unit, "unit", declared.get(0)));
        if (isAsking(reference)) {
            for (Question question : Question.all()) {
                proposals.add(Rank.FUNCTION, question.name(), CompletionItemKind.Function, question.form(), question.sentence(),
                        question.name() + "(${1:" + question.subjects().get(0).word() + "}" + (question.second() == Question.Second.SHARE ? ", ${2:90%}" : "") + ")");
            }
        }
        for (Function function : Function.all()) {
            String arguments = function.form().substring(function.form().indexOf('(') + 1, function.form().length() - 1);
            proposals.add(Rank.FUNCTION, function.name(), CompletionItemKind.Function, function.form(), function.sentence(),
                    function.name() + "(${1:" + arguments + "})");
        }
    }

    /** Whether the name is all that stands there, so that it must measure what is wanted. */
    private static boolean isWhole(Reference reference) {
        return !(reference.eContainer() instanceof dev.whence.language.perf.Binary);
    }

    private static boolean isAsking(Reference reference) {
        return (EcoreUtil2.getContainerOfType(reference, Expectation.class) != null || EcoreUtil2.getContainerOfType(reference, Show.class) != null)
                && EcoreUtil2.getContainerOfType(reference, Sweep.class) == null;
    }

    private void alternative(Alternative word) {
        String snippet = word.arguments().isEmpty() ? word.name() : word.name() + "(${1:" + word.form().substring(word.name().length() + 1, word.form().length() - 1) + "})";
        proposals.add(Rank.WORD, word.name(), CompletionItemKind.EnumMember, word.form(), word.sentence(), snippet);
    }

    private void name(String name, CompletionItemKind kind, String detail, EObject declaration) {
        if (name != null && !name.startsWith("zz9")) {
            proposals.add(Rank.NAME, name, kind, detail, Documentation.of(declaration).orElse(""));
        }
    }

    private void entity(Entity entity) {
        EObject documented = entity instanceof Process ? entity : entity.eContainer();
        name(entity.getName(), entity instanceof Process ? CompletionItemKind.Class : CompletionItemKind.Struct, Owner.of(entity).word(), documented);
    }

    /** Of several parts of one name, each by as much of its path as tells it from the others. */
    private void entities(List<Owner> kinds) {
        for (List<Entity> declared : names.declarations().entities().values()) {
            for (Entity entity : declared) {
                if (kinds.isEmpty() || kinds.contains(Owner.of(entity))) {
                    String path = declared.size() == 1 ? entity.getName() : Place.of(entity).path();
                    name(path, CompletionItemKind.Struct, Owner.of(entity).word(), entity instanceof Process ? entity : entity.eContainer());
                }
            }
        }
    }

    private void cases(Reference reference) {
        if (reference.eContainer() instanceof InCase) {
            proposals.add(Rank.NAME, "base", CompletionItemKind.Enum, "variant", "The model as it stands.");
        }
        names.declarations().cases().forEach((name, declared) -> {
            Case own = EcoreUtil2.getContainerOfType(reference, Case.class);
            if (declared.get(0) != own) {
                name(name, CompletionItemKind.Enum, declared.get(0).getNote() == null ? "variant" : declared.get(0).getNote(), declared.get(0));
            }
        });
    }

    private void routines() {
        names.declarations().routines().forEach((name, declared) -> name(name, CompletionItemKind.Function, "routine", declared.get(0)));
    }

    private void targets() {
        names.declarations().params().forEach((name, declared) -> name(name, CompletionItemKind.Constant,
                declared.get(0).getStatus() == null ? "parameter" : declared.get(0).getStatus() + " parameter", declared.get(0)));
        entities(List.of());
    }

    private void subjects(Reference reference) {
        Question question = question(reference);
        for (Subject subject : question.subjects()) {
            implied(subject);
        }
        List<Owner> kinds = java.util.Arrays.stream(Owner.values()).filter(owner -> question.subjects().contains(Subject.of(owner))).toList();
        if (!kinds.isEmpty()) {
            entities(kinds);
        }
    }

    private void implied(Subject subject) {
        Collection<String> known = switch (subject) {
            case COUNTER -> names.declarations().counters().keySet();
            case SPAN -> names.declarations().spans().keySet();
            case LABEL -> names.declarations().labels().keySet();
            case ROUTINE -> names.declarations().routines().keySet();
            default -> List.of();
        };
        known.forEach(name -> proposals.add(Rank.NAME, name, CompletionItemKind.Event, subject.word(), ""));
    }

    private void restrictions(Reference reference) {
        implied(Subject.ROUTINE);
        implied(Subject.LABEL);
        if (question(reference).second() == Question.Second.ON) {
            entities(List.of());
            Cause.all().forEach(cause -> proposals.add(Rank.WORD, cause.name(), CompletionItemKind.EnumMember, "cause", cause.sentence()));
        } else {
            entities(List.of(Owner.PROCESS));
        }
    }

    private static Question question(Reference reference) {
        return Role.question(EcoreUtil2.getContainerOfType(reference, Call.class)).orElseThrow();
    }

    /** Those that the owner has and that are not set yet. */
    static void properties(Setting setting, Proposals proposals) {
        EObject owner = setting.eContainer();
        List<Setting> set = owner instanceof Process process ? process.getSettings() : ((Part) owner).getSettings();
        Owner kind = owner instanceof Process ? Owner.PROCESS : Owner.of(((Part) owner).getKind());
        for (Property property : Properties.of(kind)) {
            if (set.stream().noneMatch(each -> property.name().equals(each.getName()))) {
                proposals.add(Rank.PROPERTY, property.name(), CompletionItemKind.Property, property.expected() + "; default " + property.byDefault(),
                        property.sentence(), property.name() + " = ${1:" + example(property) + "}");
            }
        }
    }

    private static String example(Property property) {
        return switch (property.type()) {
            case FLAG -> property.byDefault().equals("true") ? "false" : "true";
            case CHOICE -> property.alternatives().get(0).form();
            case QUANTITY -> Example.value(property.dimensions().get(0));
        };
    }

    /** Those that measure one of the dimensions; all if there is none. */
    static void units(Names names, List<Dimension> dimensions, boolean afterSlash, String gap, Proposals proposals) {
        if (dimensions.equals(List.of(Dimension.NUMBER))) {
            proposals.add(Rank.UNIT, "%", CompletionItemKind.Unit, "a hundredth", "");
            return;
        }
        names.declarations().units().keySet().forEach(name -> names.units().find(name)
                .filter(unit -> fits(unit.dimension(), dimensions, afterSlash))
                .ifPresent(unit -> proposals.add(Rank.UNIT, name, CompletionItemKind.Unit, unit.dimension().describe(), "", gap + name)));
        Units.all().forEach((name, unit) -> {
            if (fits(unit.dimension(), dimensions, afterSlash)) {
                proposals.add(Rank.UNIT, name, CompletionItemKind.Unit, unit.dimension().describe(), "", gap + name);
            }
        });
    }

    /** {@code kbit} fits a bandwidth, for {@code /s} can follow. */
    private static boolean fits(Dimension unit, List<Dimension> wanted, boolean exactly) {
        return wanted.isEmpty() || wanted.stream().anyMatch(each -> each.equals(unit)
                || !exactly && (each.times(Dimension.TIME).equals(unit) || each.times(Dimension.DATA).equals(unit)) && !each.equals(Dimension.NUMBER) && !unit.equals(Dimension.NUMBER));
    }
}
