package dev.whence.language.validation;

import dev.whence.language.Severity;
import dev.whence.language.Source;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/** Collects what the checks find. One place gets one error: what follows from it is not said. */
public final class Findings {

    private final List<Finding> findings = new ArrayList<>();
    private final Set<Integer> errors = new HashSet<>();

    /** Reports an object. */
    public void report(IssueCode code, EObject where, String message, String... fixes) {
        report(code, Source.of(where), message, List.of(fixes));
    }

    /** Reports one feature of an object, such as its name. */
    public void report(IssueCode code, EObject where, EStructuralFeature feature, String message, String... fixes) {
        report(code, Source.of(where, feature), message, List.of(fixes));
    }

    /** Reports a place. */
    public void report(IssueCode code, Source where, String message, List<String> fixes) {
        boolean error = code.severity() == Severity.ERROR;
        if (error ? errors.add(where.offset()) : !errors.contains(where.offset())) {
            findings.add(new Finding(code.id(), code.severity(), message, where, List.copyOf(fixes)));
        }
    }

    public List<Finding> all() {
        return findings;
    }
}
