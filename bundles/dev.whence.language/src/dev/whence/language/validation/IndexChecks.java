package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.names.Role;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Segment;
import dev.whence.language.properties.Owner;
import dev.whence.language.properties.Question;
import dev.whence.language.properties.Subject;
import java.util.List;
import org.eclipse.emf.ecore.EObject;

/** Indices in questions that are answered for all instances together, and in changes, which reach all of them. */
final class IndexChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (Reference reference : analysis.all(Reference.class)) {
            if (reference.getSegments().stream().anyMatch(segment -> segment.getIndex() != null)) {
                check(analysis, reference, findings);
            }
        }
    }

    private static void check(Analysis analysis, Reference reference, Findings findings) {
        Meaning meaning = analysis.names().meaning(reference);
        switch (meaning) {
            case Meaning.Unresolved unresolved -> { }
            case Meaning.PropertyOf property when Role.of(reference) == Role.TARGET -> refuse(reference, "Instances do not differ in their "
                    + property.property().name() + ": leave the index out, or make each a " + Owner.of(property.place().entity()).word()
                    + " of its own.", findings);
            default -> asked(reference, meaning, findings);
        }
    }

    private static void asked(Reference reference, Meaning meaning, Findings findings) {
        Role role = Role.of(reference);
        if (role == Role.SUBJECT || role == Role.RESTRICTION) {
            Question question = question(reference);
            if (role == Role.RESTRICTION || !question.isByInstance(subject(meaning)) || isOutside(reference)) {
                refuse(reference, question.name() + " is answered for all of " + Text.of(reference.getSegments().getLast()).replaceFirst("\\[.*", "")
                        + " together: leave the index out, or make each a " + subject(meaning).word() + " of its own.", findings);
            }
        } else if (role == Role.ENTITY && reference.eContainer() instanceof ListLiteral) {
            refuse(reference, "A schedule names processes, not their instances: leave the index out.", findings);
        }
    }

    private static Question question(EObject inside) {
        EObject at = inside;
        while (!(at instanceof Call)) {
            at = at.eContainer();
        }
        return Role.question((Call) at).orElseThrow();
    }

    private static Subject subject(Meaning meaning) {
        return switch (meaning) {
            case Meaning.Thing thing -> Subject.of(Owner.of(thing.place().entity()));
            case Meaning.Counter counter -> Subject.COUNTER;
            case Meaning.Span span -> Subject.SPAN;
            case Meaning.Subroutine routine -> Subject.ROUTINE;
            default -> Subject.LABEL;
        };
    }

    /** Whether the index is one of what the thing is inside of. */
    private static boolean isOutside(Reference reference) {
        List<Segment> segments = reference.getSegments();
        return segments.subList(0, segments.size() - 1).stream().anyMatch(segment -> segment.getIndex() != null);
    }

    private static void refuse(Reference reference, String message, Findings findings) {
        reference.getSegments().stream().filter(segment -> segment.getIndex() != null).findFirst()
                .ifPresent(segment -> findings.report(IssueCode.INDEX_WITHOUT_MEANING, segment.getIndex(), message));
    }
}
