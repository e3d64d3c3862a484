package dev.whence.language.validation;

import dev.whence.language.names.Role;
import dev.whence.language.perf.AtLeast;
import dev.whence.language.perf.AtMost;
import dev.whence.language.perf.Between;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.Criterion;
import dev.whence.language.perf.Expectation;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.InCase;
import dev.whence.language.perf.Is;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Parenthesis;
import dev.whence.language.perf.Show;
import dev.whence.language.properties.Question;
import dev.whence.language.types.Mistake;
import dev.whence.language.types.Mistakes;
import dev.whence.language.types.Type;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import dev.whence.units.Rational;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;

/** Expectations that no result could meet, or that ask nothing. */
final class ExpectationChecks implements Check {

    private static final Rational HUNDRED = Rational.of(100);

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (Expectation expectation : analysis.all(Expectation.class)) {
            asks(analysis, expectation.getQuestion(), "expect", findings);
            if (expectation.getCriterion() != null && expectation.getQuestion() != null) {
                criterion(analysis, expectation, findings);
            }
        }
        for (Show show : analysis.all(Show.class)) {
            show.getQuestions().forEach(question -> asks(analysis, question, "show", findings));
        }
        for (Call call : analysis.all(Call.class)) {
            if ("quantile".equals(call.getName()) && call.getArguments().size() == 2) {
                share(analysis, call.getArguments().get(1).getValue(), findings);
            }
        }
    }

    private static void asks(Analysis analysis, Expression expression, String verb, Findings findings) {
        if (expression == null || analysis.types().type(expression) == Type.UNKNOWN || isQuestion(expression)) {
            return;
        }
        for (Iterator<EObject> inside = expression.eAllContents(); inside.hasNext();) {
            if (isQuestion(inside.next())) {
                return;
            }
        }
        findings.report(IssueCode.NO_QUESTION, expression, verb + " asks nothing about the run here: write a question,"
                + " such as rate(x) or utilization(x).");
    }

    private static boolean isQuestion(EObject object) {
        return object instanceof Call call && Role.question(call).isPresent();
    }

    private static List<Expression> values(Criterion criterion) {
        return switch (criterion) {
            case Is is when is.getValue() != null -> List.of(is.getValue());
            case Between between when between.getFrom() != null && between.getTo() != null ->
                    List.of(between.getFrom(), between.getTo());
            case AtLeast least when least.getBound() != null -> List.of(least.getBound());
            case AtMost most when most.getBound() != null -> List.of(most.getBound());
            default -> List.of();
        };
    }

    private static void criterion(Analysis analysis, Expectation expectation, Findings findings) {
        Type question = analysis.types().type(expectation.getQuestion());
        boolean ratio = isShare(expectation.getQuestion());
        for (Expression value : values(expectation.getCriterion())) {
            if (fits(analysis, question, value, findings) && ratio) {
                overOne(analysis, value, findings);
            }
        }
        length(analysis, expectation, findings);
        if (expectation.getCriterion() instanceof Between between) {
            reversed(analysis, between, findings);
        }
        if (expectation.getCriterion() instanceof Is is && is.getTolerance() != null) {
            tolerance(analysis, question, is.getTolerance(), findings);
        }
    }

    private static boolean fits(Analysis analysis, Type question, Expression value, Findings findings) {
        Type type = analysis.types().type(value);
        if (question == Type.UNKNOWN || type == Type.UNKNOWN) {
            return false;
        }
        if (question == Type.SEQUENCE || question.element() == Type.SEQUENCE) {
            boolean processes = type.element() == Type.NAMED;
            if (!processes) {
                findings.report(IssueCode.WRONG_TYPE, value, "A schedule is compared with a list of processes, such as"
                        + " [A, B, A], found " + type.describe() + ".");
            }
            return processes;
        }
        if (!(question.element() instanceof Type.Measure asked)) {
            findings.report(IssueCode.WRONG_TYPE, value, "Only numbers can be expected; the question gives "
                    + question.describe() + ".");
            return false;
        }
        return measures(value, type, asked.dimension(), findings);
    }

    private static boolean measures(Expression value, Type type, Dimension wanted, Findings findings) {
        if (!(type.element() instanceof Type.Measure measure)) {
            findings.report(IssueCode.WRONG_TYPE, value, "The question gives " + wanted.describe() + ", found "
                    + type.describe() + ".");
            return false;
        }
        if (measure.dimension().equals(wanted)) {
            return true;
        }
        if (value instanceof NumberLiteral bare && measure.dimension().equals(Dimension.NUMBER) && bare.getUnit() == null) {
            Mistake mistake = Mistakes.missingUnit(bare, "The expected value", wanted);
            findings.report(IssueCode.MISSING_UNIT, bare, mistake.message() + ".", mistake.fixes().toArray(String[]::new));
        } else {
            findings.report(IssueCode.DIMENSION_MISMATCH, value, "The question gives " + wanted.describe() + ", this is "
                    + measure.describe() + Mistakes.remedy(measure.dimension(), wanted) + ".");
        }
        return false;
    }

    private static boolean isShare(Expression question) {
        return switch (question) {
            case Parenthesis parenthesis when parenthesis.getExpression() != null -> isShare(parenthesis.getExpression());
            case InCase inCase -> isShare(inCase.getOperand());
            case Call call -> Role.question(call).map(q -> q.answer() == Question.Answer.SHARE).orElse(false);
            default -> false;
        };
    }

    private static void overOne(Analysis analysis, Expression value, Findings findings) {
        if (value instanceof ListLiteral list && list.getUnit() == null) {
            list.getElements().forEach(element -> overOne(analysis, element, findings));
        }
        analysis.constant(value).filter(q -> q.value().compareTo(Rational.ONE) > 0).ifPresent(q -> findings.report(
                IssueCode.RATIO_OVER_ONE, value, "A share is never more than 100%" + (isBare(value) && q.value().compareTo(HUNDRED) <= 0
                        ? ": write " + Text.of(value) + "%." : ", found " + percent(q.value()) + ".")));
    }

    private static boolean isBare(Expression value) {
        return value instanceof NumberLiteral number && number.getUnit() == null;
    }

    private static String percent(Rational share) {
        return QuantityText.of(Quantity.number(share.times(HUNDRED))) + "%";
    }

    private static void reversed(Analysis analysis, Between between, Findings findings) {
        Optional<Quantity> from = analysis.constant(between.getFrom());
        Optional<Quantity> to = analysis.constant(between.getTo());
        if (from.isPresent() && to.isPresent() && from.get().dimension().equals(to.get().dimension())
                && from.get().value().compareTo(to.get().value()) > 0) {
            findings.report(IssueCode.RANGE_REVERSED, between.getFrom(), "The range goes from the larger to the smaller:"
                    + " write is from " + Text.of(between.getTo()) + " to " + Text.of(between.getFrom()) + ".");
        }
    }

    private static void tolerance(Analysis analysis, Type question, Expression tolerance, Findings findings) {
        Type type = analysis.types().type(tolerance);
        if (type instanceof Type.Measure measure && question.element() instanceof Type.Measure asked
                && !measure.dimension().equals(Dimension.NUMBER) && !measure.dimension().equals(asked.dimension())) {
            findings.report(IssueCode.DIMENSION_MISMATCH, tolerance, "A tolerance is a share such as 10%, or "
                    + asked.describe() + ", found " + measure.describe() + ".");
        }
        analysis.constant(tolerance).filter(q -> q.value().signum() < 0).ifPresent(q -> findings.report(
                IssueCode.TOLERANCE, tolerance, "A tolerance cannot be negative."));
        if (isBare(tolerance)) {
            analysis.constant(tolerance).ifPresent(q -> findings.report(IssueCode.TOLERANCE, tolerance, "A tolerance without a unit is a share"
                    + " of the expected value: write within " + (q.value().compareTo(Rational.ONE) < 0 ? percent(q.value()) : Text.of(tolerance) + "%")
                    + "."));
        }
    }

    private static void share(Analysis analysis, Expression share, Findings findings) {
        analysis.constant(share).filter(q -> q.value().signum() < 0 || q.value().compareTo(Rational.ONE) > 0)
                .ifPresent(q -> findings.report(IssueCode.SHARE_OUT_OF_RANGE, share,
                        "A quantile lies between 0% and 100%, such as 95%."));
    }

    /** A list of expected values belongs to as many cases, in their order. */
    private static void length(Analysis analysis, Expectation expectation, Findings findings) {
        if (expectation.getCriterion() instanceof Is is && is.getValue() instanceof ListLiteral list
                && expectation.getSweeps().isEmpty() && expectation.getQuestion() instanceof InCase inCase
                && inCase.isSeveral() && analysis.types().type(list).element() != Type.NAMED
                && list.getElements().size() != inCase.getCases().size()) {
            findings.report(IssueCode.LIST_LENGTH, list, "There are " + inCase.getCases().size() + " cases but "
                    + list.getElements().size() + " expected values: give one value for all, or one for each.");
        }
    }
}
