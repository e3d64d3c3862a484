package dev.whence.language.validation;

import dev.whence.language.perf.Expression;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Unary;
import dev.whence.language.properties.Example;
import dev.whence.language.properties.Property;
import dev.whence.language.types.Mistake;
import dev.whence.language.types.Mistakes;
import dev.whence.language.types.Type;
import dev.whence.units.Dimension;
import java.util.List;
import java.util.stream.Collectors;

/** Every expression must be what the place demands where it stands. */
final class DemandChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        Demands demands = new Demands(analysis);
        analysis.contents().stream().flatMap(demands::of)
                .filter(demand -> demand.value() != null)
                .forEach(demand -> check(demand, analysis.types().type(demand.value()), findings));
    }

    private static void check(Demand demand, Type type, Findings findings) {
        if (type == Type.UNKNOWN) {
            return;
        }
        if (type instanceof Type.Several && !demand.several()) {
            findings.report(IssueCode.LIST_NOT_ALLOWED, demand.value(), demand.subject()
                    + " must be one value, found a list; lists stand behind with, is, and in questions.");
            return;
        }
        Type element = type.element();
        switch (demand.kind()) {
            case NUMBER -> number(demand, element, findings);
            case FLAG -> require(element instanceof Type.Flag, demand, element, "true or false", findings);
            case WORD -> require(element == Type.WORD, demand, element, demand.property().orElseThrow().expected(), findings);
            case VALUE -> require(element instanceof Type.Measure || element instanceof Type.Flag, demand, element,
                    "a number with its unit, or true or false", findings);
            case PAYLOAD -> payload(demand, element, findings);
        }
    }

    private static void payload(Demand demand, Type type, Findings findings) {
        if (type != Type.NAMED) {
            number(demand, type, findings);
        }
    }

    private static void number(Demand demand, Type type, Findings findings) {
        if (type == Type.WORD && demand.property().isPresent()) {
            return;
        }
        if (!(type instanceof Type.Measure measure)) {
            require(false, demand, type, expected(demand), findings);
        } else if (!demand.dimensions().isEmpty() && !demand.dimensions().contains(measure.dimension())) {
            mismatch(demand, measure.dimension(), findings);
        } else if (measure.random() && !demand.random()) {
            findings.report(IssueCode.DISTRIBUTION_NOT_ALLOWED, demand.value(), demand.subject()
                    + " must be the same for the whole run; a distribution cannot stand here.");
        }
    }

    private static void mismatch(Demand demand, Dimension found, Findings findings) {
        Dimension wanted = demand.dimensions().get(0);
        NumberLiteral bare = bareNumber(demand.value());
        if (bare != null && found.equals(Dimension.NUMBER)) {
            Mistake mistake = Mistakes.missingUnit(bare, demand.subject(), wanted);
            findings.report(IssueCode.MISSING_UNIT, bare, mistake.message() + ".", mistake.fixes().toArray(String[]::new));
            return;
        }
        findings.report(IssueCode.DIMENSION_MISMATCH, demand.value(), demand.subject() + " must be "
                + expected(demand) + ", found " + found.describe() + Mistakes.remedy(found, wanted) + ".");
    }

    private static NumberLiteral bareNumber(Expression value) {
        return switch (value) {
            case NumberLiteral literal when literal.getUnit() == null -> literal;
            case Unary unary when unary.getOperand() instanceof NumberLiteral literal && literal.getUnit() == null -> literal;
            default -> null;
        };
    }

    private static String expected(Demand demand) {
        List<Dimension> dimensions = demand.dimensions();
        return demand.property().map(Property::expected).orElseGet(() -> dimensions.isEmpty() ? "a number"
                : dimensions.stream().map(Example::of).collect(Collectors.joining(" or ")));
    }

    private static void require(boolean right, Demand demand, Type found, String expected, Findings findings) {
        if (!right) {
            IssueCode code = found == Type.TEXT ? IssueCode.TEXT_AS_VALUE : IssueCode.WRONG_TYPE;
            String hint = found == Type.TEXT ? "; a text in quotes is only a note behind a value" : "";
            findings.report(code, demand.value(), demand.subject() + " must be " + expected + ", found "
                    + found.describe() + hint + ".");
        }
    }
}
