package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.names.PropertyWords;
import dev.whence.language.perf.Assignment;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Fit;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Sweep;
import dev.whence.language.perf.Valued;
import dev.whence.language.properties.Property;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import java.util.Optional;

/** Values within what makes sense for their property, and within the range that the author gave. */
final class RangeChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (Valued valued : analysis.all(Valued.class)) {
            range(analysis, valued, findings);
            if (valued instanceof Setting setting) {
                PropertyWords.of(setting).ifPresent(property -> bounds(analysis, property, setting.getValue(), findings));
            }
        }
        for (Assignment assignment : analysis.all(Assignment.class)) {
            changed(analysis, assignment.getTarget(), assignment.getValue(), findings);
        }
        analysis.all(Call.class).forEach(call -> uniform(analysis, call, findings));
        for (Fit fit : analysis.all(Fit.class)) {
            reversed(analysis, fit.getFrom(), fit.getTo(), findings);
            fitted(analysis, fit, findings);
        }
        for (Sweep sweep : analysis.all(Sweep.class)) {
            for (Expression value : new Expression[] {sweep.getValues(), sweep.getFrom(), sweep.getTo()}) {
                changed(analysis, sweep.getTarget(), value, findings);
            }
        }
    }

    private static void range(Analysis analysis, Valued valued, Findings findings) {
        Optional<Quantity> from = analysis.constant(valued.getFrom());
        Optional<Quantity> to = analysis.constant(valued.getTo());
        Optional<Quantity> value = analysis.constant(valued.getValue());
        if (reversed(analysis, valued.getFrom(), valued.getTo(), findings) || from.isEmpty() || to.isEmpty()
                || value.isEmpty() || !comparable(value.get(), from.get()) || !comparable(value.get(), to.get())) {
            return;
        }
        if (outside(value.get(), from.get(), to.get())) {
            findings.report(IssueCode.DEFAULT_OUTSIDE_RANGE, valued.getValue(), valued.getName() + " = "
                    + QuantityText.of(value.get()) + " lies outside its own range from " + QuantityText.of(from.get())
                    + " to " + QuantityText.of(to.get()) + ": change one of them.");
        }
    }

    private static boolean reversed(Analysis analysis, Expression from, Expression to, Findings findings) {
        Optional<Quantity> low = analysis.constant(from);
        Optional<Quantity> high = analysis.constant(to);
        boolean reversed = low.isPresent() && high.isPresent() && comparable(low.get(), high.get())
                && low.get().value().compareTo(high.get().value()) > 0;
        if (reversed) {
            findings.report(IssueCode.RANGE_REVERSED, from, "The range goes from the larger to the smaller: write from "
                    + Text.of(to) + " to " + Text.of(from) + ".");
        }
        return reversed;
    }

    private static void uniform(Analysis analysis, Call call, Findings findings) {
        if (!"uniform".equals(call.getName()) || call.getArguments().size() != 2) {
            return;
        }
        Expression from = call.getArguments().get(0).getValue();
        Expression to = call.getArguments().get(1).getValue();
        Optional<Quantity> low = analysis.constant(from);
        Optional<Quantity> high = analysis.constant(to);
        if (low.isPresent() && high.isPresent() && comparable(low.get(), high.get()) && low.get().value().compareTo(high.get().value()) > 0) {
            findings.report(IssueCode.RANGE_REVERSED, from, "The range goes from the larger to the smaller: write uniform("
                    + Text.of(to) + ", " + Text.of(from) + ").");
        }
    }

    private static boolean comparable(Quantity first, Quantity second) {
        return first.dimension().equals(second.dimension());
    }

    private static boolean outside(Quantity value, Quantity from, Quantity to) {
        return value.value().compareTo(from.value()) < 0 || value.value().compareTo(to.value()) > 0;
    }

    private static void changed(Analysis analysis, Reference target, Expression value, Findings findings) {
        if (target == null || value == null) {
            return;
        }
        Meaning meaning = analysis.names().meaning(target);
        if (meaning instanceof Meaning.PropertyOf property) {
            bounds(analysis, property.property(), value, findings);
            analysis.names().setting(property.place().entity(), property.property().name())
                    .ifPresent(setting -> outsideRange(analysis, setting, value, findings));
        } else if (meaning instanceof Meaning.Parameter parameter) {
            outsideRange(analysis, parameter.param(), value, findings);
        }
    }

    /** A fit may look beyond the range that the author believes in. */
    private static void fitted(Analysis analysis, Fit fit, Findings findings) {
        if (fit.getTarget() != null && analysis.names().meaning(fit.getTarget()) instanceof Meaning.PropertyOf property) {
            bounds(analysis, property.property(), fit.getFrom(), findings);
            bounds(analysis, property.property(), fit.getTo(), findings);
        }
    }

    private static void bounds(Analysis analysis, Property property, Expression value, Findings findings) {
        if (value instanceof ListLiteral list && list.getUnit() == null) {
            list.getElements().forEach(element -> bounds(analysis, property, element, findings));
            return;
        }
        Optional<Quantity> constant = analysis.constant(value);
        if (constant.isPresent() && property.accepts(constant.get().dimension())
                && !property.bounds().allows(constant.get().value())) {
            findings.report(IssueCode.OUT_OF_BOUNDS, value, property.name() + " must be " + property.bounds().describe()
                    + ", found " + QuantityText.of(constant.get()) + ".");
        }
    }

    private static void outsideRange(Analysis analysis, Valued declared, Expression value, Findings findings) {
        if (value instanceof ListLiteral list && list.getUnit() == null) {
            list.getElements().forEach(element -> outsideRange(analysis, declared, element, findings));
            return;
        }
        Optional<Quantity> from = analysis.constant(declared.getFrom());
        Optional<Quantity> to = analysis.constant(declared.getTo());
        Optional<Quantity> changed = analysis.constant(value);
        if (from.isPresent() && to.isPresent() && changed.isPresent() && comparable(changed.get(), from.get())
                && comparable(changed.get(), to.get()) && outside(changed.get(), from.get(), to.get())) {
            findings.report(IssueCode.OUTSIDE_RANGE, value, declared.getName() + " = " + QuantityText.of(changed.get())
                    + " lies outside the range given for it, from " + QuantityText.of(from.get()) + " to "
                    + QuantityText.of(to.get()) + ".");
        }
    }
}
