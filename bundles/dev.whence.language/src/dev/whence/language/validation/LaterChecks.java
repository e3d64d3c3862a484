package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.names.PropertyWords;
import dev.whence.language.perf.Assignment;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Fit;
import dev.whence.language.perf.Kind;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Sweep;
import dev.whence.language.perf.Together;
import dev.whence.language.properties.Alternative;
import dev.whence.language.properties.Function;
import dev.whence.language.properties.Property;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;

/** What the language has and the simulation has not yet: to leave it out silently would give wrong figures. */
final class LaterChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (Setting setting : analysis.all(Setting.class)) {
            PropertyWords.of(setting).filter(property -> !isDefault(property, setting.getValue()))
                    .ifPresent(property -> property(property, setting, findings));
        }
        analysis.all(Assignment.class).forEach(change -> target(analysis, change.getTarget(), change, findings));
        analysis.all(Fit.class).forEach(fit -> target(analysis, fit.getTarget(), fit, findings));
        analysis.all(Sweep.class).forEach(sweep -> target(analysis, sweep.getTarget(), sweep, findings));
        analysis.all(Reference.class).forEach(word -> word(analysis, word, findings));
        for (Call call : analysis.all(Call.class)) {
            if (call.getName() != null && Function.find(call.getName()).filter(f -> !f.simulated()).isPresent()) {
                findings.report(IssueCode.NOT_SIMULATED, call, call.getName() + " is not simulated yet: use choice(…) or another distribution.");
            }
        }
        analysis.all(Together.class).forEach(together -> findings.report(IssueCode.NOT_SIMULATED, together,
                "together is not simulated yet: use lock."));
        for (PartName gate : analysis.parts(Kind.GATE)) {
            findings.report(IssueCode.NOT_SIMULATED, gate, Literals.ENTITY__NAME, "A gate is not simulated yet: leave it out.");
        }
    }

    private static void target(Analysis analysis, Reference target, EObject where, Findings findings) {
        if (target != null && analysis.names().meaning(target) instanceof Meaning.PropertyOf found) {
            property(found.property(), where, findings);
        }
    }

    private static void property(Property property, EObject where, Findings findings) {
        if (!property.simulated()) {
            findings.report(IssueCode.NOT_SIMULATED, where, property.name() + " is not simulated yet: leave it out.");
        }
    }

    private static boolean isDefault(Property property, Expression value) {
        return value != null && Text.of(value).equals(property.byDefault());
    }

    private static void word(Analysis analysis, Reference reference, Findings findings) {
        if (!(analysis.names().meaning(reference) instanceof Meaning.Alternative word)) {
            return;
        }
        Optional<Property> property = PropertyWords.property(reference, analysis.names());
        if (property.flatMap(p -> p.alternative(word.name())).filter(a -> !a.simulated()).isPresent()) {
            findings.report(IssueCode.NOT_SIMULATED, reference, "The " + property.get().name() + " " + word.name()
                    + " is not simulated yet: use " + property.get().alternatives().stream().filter(Alternative::simulated)
                    .map(Alternative::form).collect(Collectors.joining(", ")) + ".");
        }
    }
}
