package dev.whence.language.validation;

import dev.whence.language.perf.Case;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Valued;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/** Nothing may depend on itself, by whatever detour. */
final class CycleChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (List<EObject> cycle : analysis.dependencies().cycles()) {
            report(cycle, findings);
        }
        for (EObject node : analysis.dependencies().tooLong()) {
            findings.report(IssueCode.LONG_CHAIN, node, "More than " + Dependencies.LONGEST_CHAIN
                    + " definitions lead to each other here; shorten the chain.");
        }
    }

    private static void report(List<EObject> cycle, Findings findings) {
        EObject first = cycle.get(0);
        List<String> names = new ArrayList<>(cycle.stream().map(CycleChecks::name).toList());
        names.add(name(first));
        String way = names.stream().collect(Collectors.joining(" → "));
        switch (first) {
            case Case theCase -> findings.report(IssueCode.CYCLIC_CASE, theCase, Literals.CASE__NAME,
                    name(theCase) + " builds on itself: " + way + "; remove one of these.");
            case Routine routine -> findings.report(IssueCode.CYCLIC_ROUTINE, routine, Literals.ROUTINE__NAME,
                    "The routine " + name(routine) + " does itself: " + way + "; use repeat or while instead.");
            case Part part -> findings.report(IssueCode.CYCLIC_COPY, part,
                    "The part " + name(part) + " would contain a copy of itself: " + way + "; remove one of these.");
            default -> findings.report(IssueCode.CYCLIC_PARAMETER, first, nameFeature(first),
                    name(first) + " depends on itself: " + way + "; give one of these a value.");
        }
    }

    private static EStructuralFeature nameFeature(EObject object) {
        return object instanceof Valued ? Literals.VALUED__NAME : Literals.LET__NAME;
    }

    private static String name(EObject object) {
        return object instanceof Part part ? part.getNames().get(0).getName()
                : (String) object.eGet(object.eClass().getEStructuralFeature("name"));
    }
}
