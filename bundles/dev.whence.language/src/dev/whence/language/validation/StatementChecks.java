package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.perf.Binary;
import dev.whence.language.perf.Branch;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.Choose;
import dev.whence.language.perf.Compute;
import dev.whence.language.perf.Do;
import dev.whence.language.perf.Every;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Read;
import dev.whence.language.perf.Repeat;
import dev.whence.language.perf.Send;
import dev.whence.language.perf.Sleep;
import dev.whence.language.perf.Use;
import dev.whence.language.perf.Write;
import dev.whence.language.properties.Function;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import dev.whence.units.Rational;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;

/** Constant durations, amounts, counts and probabilities in statements that make no sense. */
final class StatementChecks implements Check {

    @Override
    public void run(Analysis analysis, Findings findings) {
        for (EObject object : analysis.contents()) {
            switch (object) {
                case Compute compute -> duration(analysis, compute.getDuration(), findings);
                case Sleep sleep -> duration(analysis, sleep.getDuration(), findings);
                case Use use -> duration(analysis, use.getDuration(), findings);
                case Every every -> period(analysis, every.getPeriod(), findings);
                case Process process -> period(analysis, process.getEvery(), findings);
                case Read read -> amount(analysis, read.getAmount(), "read", findings);
                case Write write -> amount(analysis, write.getAmount(), "write", findings);
                case Send send -> amount(analysis, send.getPayload(), "send", findings);
                case Repeat repeat -> times(analysis, repeat.getTimes(), findings);
                case Choose choose -> probabilities(analysis, choose,
                        choose.getBranches().stream().map(Branch::getProbability).toList(), findings);
                case Call call -> weights(analysis, call, findings);
                case Binary binary -> division(analysis, binary, findings);
                case Do call -> arguments(analysis, call, findings);
                default -> { }
            }
        }
    }

    private static Optional<Quantity> constant(Analysis analysis, Expression value, Dimension dimension) {
        return analysis.constant(value).filter(quantity -> quantity.dimension().equals(dimension));
    }

    private static void duration(Analysis analysis, Expression value, Findings findings) {
        constant(analysis, value, Dimension.TIME).filter(q -> q.value().signum() < 0).ifPresent(q -> findings.report(
                IssueCode.NEGATIVE_DURATION, value, "A duration cannot be negative, found " + QuantityText.of(q) + "."));
    }

    private static void period(Analysis analysis, Expression value, Findings findings) {
        constant(analysis, value, Dimension.TIME).filter(q -> q.value().signum() <= 0).ifPresent(q -> findings.report(
                IssueCode.ZERO_PERIOD, value, "A period must be longer than 0, found " + QuantityText.of(q)
                        + ": it would begin without end in one instant."));
    }

    private static void amount(Analysis analysis, Expression value, String verb, Findings findings) {
        constant(analysis, value, Dimension.DATA).filter(q -> q.value().signum() <= 0).ifPresent(q -> findings.report(
                IssueCode.AMOUNT_NOT_POSITIVE, value, "One can only " + verb + " more than nothing, found "
                        + QuantityText.of(q) + "."));
    }

    private static void times(Analysis analysis, Expression value, Findings findings) {
        constant(analysis, value, Dimension.NUMBER).filter(q -> q.value().signum() < 0 || !q.value().isWhole())
                .ifPresent(q -> findings.report(IssueCode.REPEAT_COUNT, value,
                        "repeat needs a whole number, at least 0, found " + QuantityText.of(q) + "."));
    }

    private static void weights(Analysis analysis, Call call, Findings findings) {
        boolean weighted = Function.find(call.getName()).map(f -> f.rule() == Function.Rule.WEIGHTED).orElse(false);
        if (weighted && call.getArguments().stream().allMatch(a -> a.getSecond() != null)) {
            probabilities(analysis, call, call.getArguments().stream().map(a -> a.getValue()).toList(), findings);
        }
    }

    private static void probabilities(Analysis analysis, EObject where, List<Expression> values, Findings findings) {
        Rational sum = Rational.ZERO;
        boolean known = !values.isEmpty();
        for (Expression value : values) {
            Optional<Quantity> constant = constant(analysis, value, Dimension.NUMBER);
            if (constant.isEmpty()) {
                known = false;
                continue;
            }
            Rational probability = constant.get().value();
            if (probability.signum() < 0 || probability.compareTo(Rational.ONE) > 0) {
                findings.report(IssueCode.PROBABILITY, value, "A probability lies between 0 and 1 (100%), found "
                        + QuantityText.of(constant.get()) + ".");
                return;
            }
            sum = sum.plus(probability);
        }
        if (known && !sum.equals(Rational.ONE)) {
            findings.report(IssueCode.PROBABILITY_SUM, where, "The probabilities sum to "
                    + QuantityText.of(Quantity.number(sum)) + " instead of 1: one of the branches must be taken.");
        }
    }

    private static void division(Analysis analysis, Binary binary, Findings findings) {
        if (binary.getOperator().equals("/")) {
            analysis.constant(binary.getRight()).filter(q -> q.value().isZero()).ifPresent(q -> findings.report(
                    IssueCode.DIVISION_BY_ZERO, binary.getRight(), "This divides by zero."));
        }
    }

    private static void arguments(Analysis analysis, Do call, Findings findings) {
        if (call.getRoutine() != null && analysis.names().meaning(call.getRoutine()) instanceof Meaning.Subroutine found) {
            int wanted = found.routine().getArguments().size();
            int given = call.getArguments().size();
            if (wanted != given) {
                findings.report(IssueCode.ARGUMENT_COUNT, call, "The routine " + found.routine().getName() + " has "
                        + wanted + (wanted == 1 ? " argument" : " arguments") + ", given are " + given + ".");
            }
        }
    }
}
