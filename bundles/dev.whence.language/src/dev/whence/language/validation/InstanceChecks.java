package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.names.Step;
import dev.whence.language.perf.Assignment;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Sweep;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How many instances there are, in the base and in every case, and whether an index names one of them. */
final class InstanceChecks implements Check {

    /** More processes or parts of one name than anyone has simulated one by one. */
    static final long MOST_INSTANCES = 1_000_000;

    @Override
    public void run(Analysis analysis, Findings findings) {
        Map<Entity, List<Optional<Rational>>> counts = new HashMap<>();
        for (Entity entity : analysis.all(Entity.class)) {
            Optional<Setting> setting = analysis.names().setting(entity, "count");
            Expression count = entity.getCount() != null ? entity.getCount() : setting.map(Setting::getValue).orElse(null);
            note(analysis, counts, entity, count, findings);
        }
        for (Assignment assignment : analysis.all(Assignment.class)) {
            counted(analysis, assignment.getTarget()).ifPresent(
                    entity -> note(analysis, counts, entity, assignment.getValue(), findings));
        }
        for (Sweep sweep : analysis.all(Sweep.class)) {
            counted(analysis, sweep.getTarget()).ifPresent(entity -> swept(analysis, counts, entity, sweep, findings));
        }
        analysis.all(Reference.class).forEach(reference -> index(analysis, reference, counts, findings));
    }

    private static void swept(Analysis analysis, Map<Entity, List<Optional<Rational>>> counts, Entity entity, Sweep sweep,
            Findings findings) {
        List<Expression> values = sweep.getValues() instanceof ListLiteral list ? list.getElements()
                : sweep.getValues() != null ? List.of(sweep.getValues()) : List.of(sweep.getFrom(), sweep.getTo());
        values.forEach(value -> note(analysis, counts, entity, value, findings));
    }

    private static Optional<Entity> counted(Analysis analysis, Reference target) {
        return target != null && analysis.names().meaning(target) instanceof Meaning.PropertyOf property
                && property.property().name().equals("count") ? Optional.of(property.place().entity()) : Optional.empty();
    }

    private static void note(Analysis analysis, Map<Entity, List<Optional<Rational>>> counts, Entity entity,
            Expression count, Findings findings) {
        Optional<Quantity> value = count == null ? Optional.of(Quantity.number(1)) : analysis.constant(count);
        counts.computeIfAbsent(entity, e -> new ArrayList<>()).add(value.map(Quantity::value));
        value.filter(q -> q.dimension().equals(Dimension.NUMBER) && isWrong(q.value())).ifPresent(q -> findings.report(
                IssueCode.INSTANCE_COUNT, count, "The number of instances must be whole, from 0 to the limit of 1,000,000, found "
                        + QuantityText.of(q) + "."));
    }

    private static boolean isWrong(Rational count) {
        return count.signum() < 0 || !count.isWhole() || count.compareTo(Rational.of(MOST_INSTANCES)) > 0;
    }

    private static void index(Analysis analysis, Reference reference, Map<Entity, List<Optional<Rational>>> counts,
            Findings findings) {
        List<Step> steps = switch (analysis.names().meaning(reference)) {
            case Meaning.Thing thing -> thing.place().steps();
            case Meaning.PropertyOf property -> property.place().steps();
            default -> List.of();
        };
        for (Step step : steps) {
            step.index().flatMap(analysis::constant).filter(q -> q.dimension().equals(Dimension.NUMBER))
                    .ifPresent(index -> index(step, index.value(), counts.getOrDefault(step.entity(), List.of()), findings));
        }
    }

    private static void index(Step step, Rational index, List<Optional<Rational>> counts, Findings findings) {
        boolean known = !counts.isEmpty() && counts.stream().allMatch(Optional::isPresent);
        Rational most = counts.stream().flatMap(Optional::stream).reduce(Rational.ZERO, Rational::max);
        if (!index.isWhole() || index.compareTo(Rational.ONE) < 0 || known && index.compareTo(most) > 0) {
            String name = step.entity().getName();
            findings.report(IssueCode.INDEX_OUT_OF_RANGE, step.index().orElseThrow(), "There is no " + name + "["
                    + index + "]: instances are numbered from 1"
                    + (known && most.signum() > 0 ? " to " + most : "") + ".");
        }
    }
}
