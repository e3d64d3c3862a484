package dev.whence.language.ide.fixes;

import dev.whence.language.ide.fixes.Fix.Edit;
import dev.whence.language.names.Meaning;
import dev.whence.language.names.PropertyWords;
import dev.whence.language.perf.Assignment;
import dev.whence.language.perf.Between;
import dev.whence.language.perf.Branch;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.CallArgument;
import dev.whence.language.perf.Choose;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Sweep;
import dev.whence.language.perf.Unary;
import dev.whence.language.perf.Valued;
import dev.whence.language.properties.Bounds;
import dev.whence.language.properties.Example;
import dev.whence.language.properties.Property;
import dev.whence.language.types.Mistakes;
import dev.whence.language.validation.IssueCode;
import dev.whence.language.validation.Wanted;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;

/** About values: into their range, the other way round, with another unit. */
final class ValueRemedies {

    private ValueRemedies() {}

    static void addTo(Remedies remedies) {
        remedies.put(IssueCode.OUT_OF_BOUNDS, ValueRemedies::intoBounds);
        remedies.put(IssueCode.DEFAULT_OUTSIDE_RANGE, ValueRemedies::intoOwnRange);
        remedies.put(IssueCode.OUTSIDE_RANGE, ValueRemedies::intoDeclaredRange);
        remedies.put(IssueCode.RANGE_REVERSED, ValueRemedies::reversed);
        remedies.put(IssueCode.NEGATIVE_DURATION, ValueRemedies::withoutSign);
        remedies.put(IssueCode.TOLERANCE, ValueRemedies::tolerance);
        remedies.put(IssueCode.ZERO_PERIOD, place -> List.of(Fix.of("Write 1 s", place.replace("1 s"))));
        remedies.put(IssueCode.AMOUNT_NOT_POSITIVE, place -> List.of(Fix.of("Write 1 byte", place.replace("1 byte"))));
        remedies.put(IssueCode.REPEAT_COUNT, ValueRemedies::whole);
        remedies.put(IssueCode.INSTANCE_COUNT, ValueRemedies::whole);
        remedies.put(IssueCode.INDEX_OUT_OF_RANGE, place -> List.of(Fix.of("Write 1", place.replace("1"))));
        remedies.put(IssueCode.INDEX_WITHOUT_MEANING, ValueRemedies::withoutIndex);
        remedies.put(IssueCode.PROBABILITY, ValueRemedies::percent);
        remedies.put(IssueCode.SHARE_OUT_OF_RANGE, ValueRemedies::percent);
        remedies.put(IssueCode.RATIO_OVER_ONE, ValueRemedies::percent);
        remedies.put(IssueCode.PROBABILITY_SUM, ValueRemedies::rest);
        remedies.put(IssueCode.DIMENSION_MISMATCH, ValueRemedies::otherUnit);
        remedies.put(IssueCode.DISTRIBUTION_NOT_ALLOWED, ValueRemedies::mean);
        remedies.put(IssueCode.LIST_NOT_ALLOWED, ValueRemedies::firstElement);
        remedies.put(IssueCode.SWEEP_STEP, ValueRemedies::step);
        remedies.put(IssueCode.LIST_LENGTH, ValueRemedies::firstElement);
    }

    private static Fix write(Place place, String value) {
        return Fix.of("Write " + value, place.replace(value));
    }

    private static Optional<Quantity> value(Place place) {
        return place.exactly(Expression.class).flatMap(expression -> place.constants().quantity(expression));
    }

    private static List<Fix> intoBounds(Place place) {
        Optional<Property> property = place.exactly(Expression.class).flatMap(expression -> property(place, expression));
        Optional<Quantity> value = value(place);
        if (property.isEmpty() || value.isEmpty()) {
            return List.of();
        }
        Bounds bounds = property.get().bounds();
        List<Rational> candidates = new ArrayList<>(List.of(Rational.of(value.get().value().round()), Rational.of(value.get().value().ceil())));
        if (bounds.least() != null) {
            candidates.add(bounds.least());
        }
        if (bounds.most() != null) {
            candidates.add(bounds.most());
        }
        List<Fix> fixes = new ArrayList<>(candidates.stream().filter(bounds::allows).limit(1)
                .map(each -> write(place, QuantityText.of(new Quantity(each, value.get().dimension())))).toList());
        if (fixes.isEmpty()) {
            fixes.add(write(place, Example.value(value.get().dimension())));
        }
        return fixes;
    }

    private static Optional<Property> property(Place place, Expression expression) {
        return switch (expression.eContainer()) {
            case Setting setting -> PropertyWords.of(setting);
            case Assignment assignment when place.names().meaning(assignment.getTarget()) instanceof Meaning.PropertyOf found -> Optional.of(found.property());
            case null, default -> PropertyWords.property(expression, place.names());
        };
    }

    private static List<Fix> intoOwnRange(Place place) {
        return place.around(Valued.class).map(valued -> {
            List<Fix> fixes = new ArrayList<>(nearest(place, valued));
            boolean below = isBelow(place, valued);
            Expression bound = below ? valued.getFrom() : valued.getTo();
            fixes.add(Fix.of("Let the range " + (below ? "begin" : "end") + " at " + place.text(), place.replace(bound, place.text())));
            return fixes;
        }).orElse(List.of());
    }

    private static List<Fix> intoDeclaredRange(Place place) {
        Optional<Assignment> assignment = place.around(Assignment.class);
        Optional<? extends Valued> declared = assignment.flatMap(found -> switch (place.names().meaning(found.getTarget())) {
            case Meaning.Parameter parameter -> Optional.of((Valued) parameter.param());
            case Meaning.PropertyOf property -> place.names().setting(property.place().entity(), property.property().name()).map(Valued.class::cast);
            default -> Optional.<Valued>empty();
        });
        return declared.map(valued -> nearest(place, valued)).orElse(List.of());
    }

    private static boolean isBelow(Place place, Valued valued) {
        Optional<Quantity> value = value(place);
        Optional<Quantity> from = place.constants().quantity(valued.getFrom());
        return value.isPresent() && from.isPresent() && value.get().value().compareTo(from.get().value()) < 0;
    }

    /** The end of the range that is nearer, as it is written. */
    private static List<Fix> nearest(Place place, Valued valued) {
        Expression bound = isBelow(place, valued) ? valued.getFrom() : valued.getTo();
        return place.constants().quantity(bound).map(found -> write(place, bound instanceof NumberLiteral literal
                ? literal.getValue() + (literal.getUnit() == null ? "" : literal.getUnit().equals("%") ? "%" : " " + literal.getUnit())
                : QuantityText.of(found))).stream().toList();
    }

    private static List<Fix> reversed(Place place) {
        Optional<Expression> from = place.exactly(Expression.class);
        Optional<Expression> to = from.flatMap(first -> Optional.ofNullable(switch (first.eContainer()) {
            case Valued valued -> valued.getTo();
            case Between between -> between.getTo();
            case Sweep sweep -> sweep.getTo();
            case dev.whence.language.perf.Fit fit -> fit.getTo();
            case CallArgument argument when argument.eContainer() instanceof Call call && call.getArguments().size() == 2 -> call.getArguments().get(1).getValue();
            case null, default -> null;
        }));
        return to.map(other -> Fix.of("Exchange the ends of the range", place.replace(place.text(other)), place.replace(other, place.text()))).stream().toList();
    }

    private static List<Fix> withoutSign(Place place) {
        return place.exactly(Unary.class).filter(unary -> "-".equals(unary.getOperator()))
                .map(unary -> write(place, place.text(unary.getOperand()))).stream().toList();
    }

    private static List<Fix> withoutIndex(Place place) {
        int from = place.whole().lastIndexOf('[', place.issue().offset());
        int to = place.whole().indexOf(']', place.issue().offset() + place.issue().length());
        return List.of(Fix.of("Remove the index", new Edit(from, to + 1 - from, "")));
    }

    /** Who writes 5 means 5%; who writes 0.05, too. */
    private static List<Fix> tolerance(Place place) {
        List<Fix> fixes = new ArrayList<>(withoutSign(place));
        place.exactly(NumberLiteral.class).filter(literal -> literal.getUnit() == null).flatMap(literal -> value(place)).ifPresent(value -> {
            Rational percent = value.value().compareTo(Rational.ONE) < 0 ? value.value().times(Rational.of(100)) : value.value();
            fixes.add(write(place, QuantityText.of(Quantity.number(percent)) + "%"));
        });
        return fixes;
    }

    private static List<Fix> whole(Place place) {
        return value(place).map(value -> Rational.of(value.value().abs().round())).map(value -> write(place, value.toString())).stream().toList();
    }

    /** Who writes 95 means 95%; who writes more than everything, everything. */
    private static List<Fix> percent(Place place) {
        Optional<NumberLiteral> bare = place.exactly(NumberLiteral.class).filter(literal -> literal.getUnit() == null);
        List<Fix> fixes = new ArrayList<>();
        bare.ifPresent(literal -> fixes.add(write(place, literal.getValue() + "%")));
        value(place).filter(value -> value.value().compareTo(Rational.ONE) > 0).ifPresent(value -> fixes.add(write(place, "100%")));
        value(place).filter(value -> value.value().signum() < 0).ifPresent(value -> fixes.add(write(place, "0%")));
        return fixes;
    }

    /** The last probability takes what the others leave. */
    private static List<Fix> rest(Place place) {
        List<Expression> probabilities = place.around(Choose.class).map(choose -> choose.getBranches().stream().map(Branch::getProbability).toList())
                .or(() -> place.around(Call.class).map(call -> call.getArguments().stream().map(CallArgument::getValue).toList())).orElse(List.of());
        if (probabilities.isEmpty()) {
            return List.of();
        }
        Rational left = Rational.ONE;
        for (Expression each : probabilities.subList(0, probabilities.size() - 1)) {
            left = left.minus(place.constants().quantity(each).map(Quantity::value).orElse(Rational.ZERO));
        }
        String text = QuantityText.of(Quantity.number(left.times(Rational.of(100)))) + "%";
        return left.signum() < 0 ? List.of() : List.of(Fix.of("Give the last branch " + text, place.replace(probabilities.getLast(), text)));
    }

    /** The same number with a unit of what is wanted. */
    private static List<Fix> otherUnit(Place place) {
        Optional<NumberLiteral> literal = place.exactly(NumberLiteral.class);
        if (literal.isEmpty()) {
            return List.of();
        }
        EObject model = EcoreUtil2.getRootContainer(literal.get());
        List<Fix> fixes = new ArrayList<>();
        Wanted.in((dev.whence.language.perf.Model) model).dimensions(literal.get()).stream().limit(1)
                .flatMap(dimension -> Mistakes.missingUnit(literal.get(), "", dimension).fixes().stream())
                .forEach(value -> fixes.add(write(place, value)));
        return fixes;
    }

    private static List<Fix> mean(Place place) {
        Optional<Call> call = place.exactly(Call.class).filter(found -> found.getName() != null);
        return call.flatMap(found -> switch (found.getName()) {
            case "exponential" -> Optional.of(place.text(found.getArguments().get(0).getValue()));
            case "erlang" -> Optional.of(place.text(found.getArguments().get(1).getValue()));
            case "uniform" -> place.constants().quantity(found.getArguments().get(0).getValue())
                    .flatMap(low -> place.constants().quantity(found.getArguments().get(1).getValue())
                            .map(high -> QuantityText.of(new Quantity(low.value().plus(high.value()).over(Rational.of(2)), low.dimension()))));
            default -> Optional.empty();
        }).map(value -> Fix.of("Write its mean, " + value, place.replace(value))).stream().toList();
    }

    private static List<Fix> firstElement(Place place) {
        return place.exactly(ListLiteral.class).filter(list -> !list.getElements().isEmpty()).map(list -> write(place,
                place.text(list.getElements().get(0)) + (list.getUnit() == null ? "" : list.getUnit().equals("%") ? "%" : " " + list.getUnit()))).stream().toList();
    }

    private static List<Fix> step(Place place) {
        List<Fix> fixes = new ArrayList<>(withoutSign(place));
        place.around(Sweep.class).filter(sweep -> sweep.getStep() != null).ifPresent(sweep -> {
            int end = place.issue().offset() + place.issue().length();
            int from = place.whole().lastIndexOf("step", place.issue().offset());
            fixes.add(Fix.of("Remove the step", new Edit(from, end - from, "")));
        });
        return fixes;
    }
}
