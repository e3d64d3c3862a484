package dev.whence.language.validation;

import static dev.whence.language.properties.Owner.DISK;
import static dev.whence.language.properties.Owner.FILE;
import static dev.whence.language.properties.Owner.GATE;
import static dev.whence.language.properties.Owner.LINK;
import static dev.whence.language.properties.Owner.LOCK;
import static dev.whence.language.properties.Owner.MACHINE;
import static dev.whence.language.properties.Owner.MESSAGE;
import static dev.whence.language.properties.Owner.PROCESS;
import static dev.whence.language.properties.Owner.STATION;

import dev.whence.language.names.Meaning;
import dev.whence.language.perf.Kind;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Reference;
import dev.whence.language.properties.Owner;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EReference;

/** A name must be that of the kind of thing that is asked for: one reads from a file, not from a machine. */
final class KindChecks implements Check {

    private static final Map<EReference, List<Owner>> WANTED = wanted();

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (Reference reference : analysis.all(Reference.class)) {
            List<Owner> wanted = wanted(reference);
            if (!wanted.isEmpty()) {
                check(reference, analysis.names().meaning(reference), wanted, findings);
            }
        }
    }

    private static void check(Reference reference, Meaning meaning, List<Owner> wanted, Findings findings) {
        if (meaning instanceof Meaning.PropertyOf property) {
            findings.report(IssueCode.WRONG_KIND, reference, "Expected " + names(wanted) + "; " + property.property().name()
                    + " is a property.");
        } else if (meaning instanceof Meaning.Thing thing && !wanted.contains(Owner.of(thing.place().entity()))) {
            Owner found = Owner.of(thing.place().entity());
            String hint = found == DISK && wanted.contains(FILE) ? ": put a file on it, and use that"
                    : found == MACHINE && wanted.contains(PROCESS) ? ": name the process on it" : "";
            findings.report(IssueCode.WRONG_KIND, reference,
                    "Expected " + names(wanted) + "; " + thing.place().path() + " is a " + found.word() + hint + ".");
        }
    }

    private static String names(List<Owner> owners) {
        return owners.stream().map(owner -> "a " + owner.word()).collect(Collectors.joining(" or "));
    }

    static List<Owner> wanted(Reference reference) {
        EReference feature = reference.eContainmentFeature();
        if (reference.eContainer() instanceof Part part) {
            return feature == Literals.PART__ON ? hosts(part.getKind())
                    : feature == Literals.PART__PROTOTYPE ? List.of(Owner.of(part.getKind()))
                    : feature == Literals.PART__OVER ? List.of(LINK, GATE) : ends(part.getKind());
        }
        return WANTED.getOrDefault(feature, List.of());
    }

    private static List<Owner> hosts(Kind kind) {
        return kind == Kind.FILE ? List.of(DISK) : List.of(MACHINE);
    }

    private static List<Owner> ends(Kind kind) {
        return kind == Kind.LINK ? List.of(MACHINE, PROCESS) : List.of(PROCESS);
    }

    private static Map<EReference, List<Owner>> wanted() {
        Map<EReference, List<Owner>> map = new HashMap<>();
        map.put(Literals.PROCESS__ON, List.of(MACHINE));
        map.put(Literals.USE__RESOURCE, List.of(STATION, MACHINE));
        map.put(Literals.SYNC__FILE, List.of(FILE));
        map.put(Literals.READ__FILE, List.of(FILE));
        map.put(Literals.WRITE__FILE, List.of(FILE));
        map.put(Literals.SEND__RECEIVER, List.of(PROCESS));
        map.put(Literals.RECEIVE__SENDER, List.of(PROCESS));
        map.put(Literals.RECEIVE__MESSAGE, List.of(MESSAGE));
        map.put(Literals.HANDLER__SENDER, List.of(PROCESS));
        map.put(Literals.HANDLER__MESSAGE, List.of(MESSAGE));
        map.put(Literals.LOCK_BLOCK__LOCK, List.of(LOCK));
        return map;
    }
}
