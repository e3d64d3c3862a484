package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.perf.Argument;
import dev.whence.language.perf.Assignment;
import dev.whence.language.perf.Case;
import dev.whence.language.perf.Change;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.UnitDefinition;
import dev.whence.units.Units;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;

/** What is declared, set or changed twice. The second one is reported; the first one counts. */
final class DuplicateChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        var declarations = analysis.names().declarations();
        duplicates(analysis, declarations.params(), Literals.VALUED__NAME, "parameter", findings);
        duplicates(analysis, declarations.cases(), Literals.CASE__NAME, "variant or hypothesis", findings);
        duplicates(analysis, declarations.routines(), Literals.ROUTINE__NAME, "routine", findings);
        duplicates(analysis, declarations.units(), Literals.UNIT_DEFINITION__NAME, "unit", findings);
        for (UnitDefinition unit : analysis.all(UnitDefinition.class)) {
            if (unit.getName() != null && Units.find(unit.getName()).isPresent()) {
                findings.report(IssueCode.DUPLICATE_NAME, unit, Literals.UNIT_DEFINITION__NAME,
                        "There is a unit " + unit.getName() + " already, in every model; choose another name.");
            }
        }
        entities(analysis, findings);
        analysis.all(Routine.class).forEach(routine -> arguments(routine, findings));
        analysis.all(Let.class).forEach(let -> let(analysis, let, findings));
        analysis.all(Part.class).forEach(part -> settings(part.getSettings(), false, findings));
        analysis.all(Process.class).forEach(process -> settings(process.getSettings(), process.getCount() != null, findings));
        analysis.all(Case.class).forEach(theCase -> changes(analysis, theCase, findings));
    }

    private static <T extends EObject> void duplicates(Analysis analysis, Map<String, List<T>> declared, EAttribute name,
            String what, Findings findings) {
        declared.forEach((word, all) -> {
            for (T second : all.subList(1, all.size())) {
                if (second.eResource() == analysis.model().eResource()) {
                    findings.report(IssueCode.DUPLICATE_NAME, second, name, "There is a " + what + " " + word
                            + " already; choose another name.");
                }
            }
        });
    }

    /** Names must differ among what lies in the same place: at the top, or in the same part. */
    private static void entities(Analysis analysis, Findings findings) {
        Map<EObject, Set<String>> known = new HashMap<>();
        for (var model : analysis.names().models()) {
            model.eAllContents().forEachRemaining(object -> {
                if (object instanceof Entity entity && entity.getName() != null
                        && !known.computeIfAbsent(place(analysis, entity), p -> new HashSet<>()).add(entity.getName())
                        && entity.eResource() == analysis.model().eResource()) {
                    findings.report(IssueCode.DUPLICATE_NAME, entity, Literals.ENTITY__NAME, "There is something named "
                            + entity.getName() + " here already; choose another name.");
                }
            });
        }
    }

    private static EObject place(Analysis analysis, Entity entity) {
        EObject outer = entity instanceof Process ? entity.eContainer() : entity.eContainer().eContainer();
        return outer instanceof Part ? outer : analysis.model();
    }

    private static void arguments(Routine routine, Findings findings) {
        Set<String> known = new HashSet<>();
        for (Argument argument : routine.getArguments()) {
            if (argument.getName() != null && !known.add(argument.getName())) {
                findings.report(IssueCode.DUPLICATE_NAME, argument, "There is an argument " + argument.getName()
                        + " already; choose another name.");
            }
        }
    }

    private static void let(Analysis analysis, Let let, Findings findings) {
        if (let.getName() != null && let.getValue() != null && analysis.names().isLocal(let.getValue(), let.getName())) {
            findings.report(IssueCode.DUPLICATE_NAME, let, Literals.LET__NAME, let.getName()
                    + " is known here already; a let cannot change it: choose another name.");
        }
    }

    private static void settings(List<Setting> settings, boolean counted, Findings findings) {
        Set<String> known = new HashSet<>();
        if (counted) {
            known.add("count");
        }
        for (Setting setting : settings) {
            if (setting.getName() != null && !known.add(setting.getName())) {
                findings.report(IssueCode.DUPLICATE_SETTING, setting, Literals.VALUED__NAME, setting.getName()
                        + " is set already; remove one of the two.");
            }
        }
    }

    private static void changes(Analysis analysis, Case theCase, Findings findings) {
        Set<String> known = new HashSet<>();
        for (Change change : theCase.getChanges()) {
            if (change instanceof Assignment && change.getTarget() != null
                    && !(analysis.names().meaning(change.getTarget()) instanceof Meaning.Unresolved)
                    && !known.add(Text.of(change.getTarget()))) {
                findings.report(IssueCode.DUPLICATE_CHANGE, change, Text.of(change.getTarget())
                        + " is changed here already; only the last change counts.");
            }
        }
    }
}
