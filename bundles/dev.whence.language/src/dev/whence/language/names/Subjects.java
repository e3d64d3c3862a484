package dev.whence.language.names;

import dev.whence.language.names.Meaning.Thing;
import dev.whence.language.names.Meaning.Unresolved;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.Reference;
import dev.whence.language.properties.Cause;
import dev.whence.language.properties.Question;
import dev.whence.language.properties.Subject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;

/** Finds what a question is about, and what it is restricted to. */
final class Subjects {

    private final Names names;
    private final Declarations declarations;
    private final Paths paths;

    Subjects(Names names, Declarations declarations, Paths paths) {
        this.names = names;
        this.declarations = declarations;
        this.paths = paths;
    }

    /** The first argument of a question. What the question accepts comes before what it does not. */
    Meaning subject(Reference reference) {
        Question question = Role.question(call(reference)).orElseThrow();
        Optional<Meaning> implied = isPlain(reference)
                ? implied(name(reference), question.subjects()) : Optional.empty();
        if (implied.isPresent()) {
            return implied.get();
        }
        Meaning found = paths.follow(reference);
        if (found instanceof Thing || reference.getSegments().size() > 1) {
            return found;
        }
        Optional<Meaning> other = implied(name(reference), List.of(Subject.values()));
        return other.orElseGet(() -> isAmbiguous(found) ? found : unknownSubject(name(reference), question));
    }

    private static boolean isAmbiguous(Meaning found) {
        return found instanceof Unresolved unresolved && unresolved.code().equals(NameCodes.AMBIGUOUS_NAME);
    }

    private Optional<Meaning> implied(String name, List<Subject> accepted) {
        for (Subject subject : accepted) {
            Optional<Meaning> found = switch (subject) {
                case COUNTER -> Declarations.first(declarations.counters(), name).map(c -> new Meaning.Counter(name));
                case SPAN -> Declarations.first(declarations.spans(), name).map(s -> new Meaning.Span(name));
                case ROUTINE -> Declarations.first(declarations.routines(), name).map(Meaning.Subroutine::new);
                case LABEL -> Declarations.first(declarations.labels(), name).map(l -> new Meaning.Label(name));
                default -> Optional.empty();
            };
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Meaning unknownSubject(String name, Question question) {
        Collection<String> known = new ArrayList<>();
        for (Subject subject : question.subjects()) {
            known.addAll(switch (subject) {
                case COUNTER -> declarations.counters().keySet();
                case SPAN -> declarations.spans().keySet();
                case ROUTINE -> declarations.routines().keySet();
                case LABEL -> declarations.labels().keySet();
                default -> declarations.entities().keySet();
            });
        }
        String subjects = question.subjects().stream().map(Subject::word).collect(Collectors.joining(", "));
        return Resolution.unknown(names.suggestions(), NameCodes.UNKNOWN_NAME, oneOf(subjects), name, known);
    }

    private static String oneOf(String words) {
        int last = words.lastIndexOf(", ");
        return last < 0 ? words : words.substring(0, last) + " or " + words.substring(last + 2);
    }

    /** What stands behind the comma of a question: process, routine or label; with `spent` a resource or cause too. */
    Meaning restriction(Reference reference) {
        boolean on = Role.question(call(reference)).orElseThrow().second() == Question.Second.ON;
        Meaning found = paths.follow(reference);
        if (found instanceof Thing || reference.getSegments().size() > 1) {
            return found;
        }
        String name = name(reference);
        Optional<Meaning> implied = implied(name, List.of(Subject.ROUTINE, Subject.LABEL));
        if (implied.isPresent()) {
            return implied.get();
        }
        if (on && Cause.find(name).isPresent()) {
            return new Meaning.Reason(name);
        }
        return isAmbiguous(found) ? found : unknownRestriction(name, on);
    }

    private Meaning unknownRestriction(String name, boolean on) {
        Collection<String> known = new ArrayList<>(
                Declarations.names(declarations.entities(), declarations.routines(), declarations.labels()));
        if (on) {
            Cause.all().forEach(cause -> known.add(cause.name()));
        }
        return Resolution.unknown(names.suggestions(), NameCodes.UNKNOWN_NAME,
                on ? "resource, routine, label or cause" : "process, routine or label", name, known);
    }

    private static Call call(Reference reference) {
        EObject at = reference.eContainer();
        while (!(at instanceof Call)) {
            at = at.eContainer();
        }
        return (Call) at;
    }

    private static boolean isPlain(Reference reference) {
        return reference.getSegments().size() == 1;
    }

    private static String name(Reference reference) {
        return reference.getSegments().get(0).getName();
    }
}
