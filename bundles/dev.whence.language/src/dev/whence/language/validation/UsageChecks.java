package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Import;
import dev.whence.language.perf.Kind;
import dev.whence.language.perf.Model;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Routine;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/** What is declared but not used. Silent where part of the text could not be read, for that may be the use. */
final class UsageChecks implements Check {

    private static final Set<Kind> SIMULATED_WHEN_USED =
            EnumSet.of(Kind.STATION, Kind.FILE, Kind.LINK, Kind.LOCK, Kind.GATE);

    @Override
    public void run(Analysis analysis, Findings findings) {
        if (!analysis.isComplete() || isLibrary(analysis.model())) {
            return;
        }
        Set<EObject> used = used(analysis);
        for (Param param : analysis.all(Param.class)) {
            if (!used.contains(param)) {
                findings.report(IssueCode.UNUSED_PARAMETER, param, Literals.VALUED__NAME,
                        "Nothing uses the parameter " + param.getName() + ": remove it, or use it.");
            }
        }
        for (Routine routine : analysis.all(Routine.class)) {
            if (!used.contains(routine)) {
                findings.report(IssueCode.UNUSED_ROUTINE, routine, Literals.ROUTINE__NAME,
                        "Nobody does the routine " + routine.getName() + ": write do " + routine.getName() + "(…), or remove it.");
            }
        }
        analysis.all(PartName.class).forEach(name -> part(name, used, findings));
    }

    /** A file with nothing that happens is there to be imported. */
    private static boolean isLibrary(Model model) {
        return model.getEntries().stream().noneMatch(Process.class::isInstance)
                && model.getEntries().stream().noneMatch(Import.class::isInstance);
    }

    private static Set<EObject> used(Analysis analysis) {
        Set<EObject> used = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Reference reference : analysis.all(Reference.class)) {
            switch (analysis.names().meaning(reference)) {
                case Meaning.Parameter parameter when !isTarget(reference) -> used.add(parameter.param());
                case Meaning.Subroutine routine when reference.eContainmentFeature() == Literals.DO__ROUTINE ->
                        used.add(routine.routine());
                case Meaning.Thing thing -> thing.place().steps().forEach(step -> used.add(step.entity()));
                case Meaning.PropertyOf property when !isTarget(reference) ->
                        property.place().steps().forEach(step -> used.add(step.entity()));
                default -> { }
            }
        }
        return used;
    }

    /** To be changed is not to be used. */
    private static boolean isTarget(Reference reference) {
        return reference.eContainmentFeature() == Literals.CHANGE__TARGET
                || reference.eContainmentFeature() == Literals.SWEEP__TARGET;
    }

    private static void part(PartName name, Set<EObject> used, Findings findings) {
        Part part = (Part) name.eContainer();
        if (used.contains((Entity) name)) {
            return;
        }
        if (part.getKind() == Kind.MESSAGE) {
            findings.report(IssueCode.UNUSED_MESSAGE, name, "Nobody sends or receives the message " + name.getName()
                    + ": remove it, or send it.");
        } else if (SIMULATED_WHEN_USED.contains(part.getKind())) {
            findings.report(IssueCode.UNUSED_PART, name, "Nobody uses the " + part.getKind().getLiteral() + " "
                    + name.getName() + ", so it is not simulated.");
        }
    }
}
