package dev.whence.analysis;

import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.Interval;
import dev.whence.program.Expression;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Expression.InCases;
import dev.whence.program.Expression.Operation;
import dev.whence.program.Expression.Question;
import dev.whence.program.Expression.Sequence;
import dev.whence.program.link.Arithmetic;
import dev.whence.program.link.ModelException;
import dev.whence.program.link.Value;
import dev.whence.program.link.Values;
import dev.whence.statistics.MeanInterval;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Evaluates expressions that ask questions: exactly, replication by replication, then as an interval. */
final class Evaluation {
    static final double CONFIDENCE = 0.95;
    private static final double PRECISION = 0.01;

    private final Runs runs;
    private final Explainer explainer;

    Evaluation(Runs runs, Explainer explainer) {
        this.runs = runs;
        this.explainer = explainer;
    }

    /** The expression's estimate, and the runs that it rests on. */
    record Answer(Estimate estimate, Set<Run> basis) {
    }

    Answer estimate(Expression e, Assignment assignment) {
        Set<Run> basis = new LinkedHashSet<>();
        try {
            List<Value> values = new ArrayList<>();
            values.add(value(e, assignment, 0, basis));
            int n = basis.stream().mapToInt(r -> r.samples().size()).max().orElse(1);
            for (int r = 1; r < n; r++) {
                values.add(value(e, assignment, r, basis));
            }
            return new Answer(estimate(values), basis);
        } catch (Unanswered u) {
            return new Answer(Estimate.missing(u.getMessage()), basis);
        }
    }

    /** The runs that an answer will rest on, not yet simulated perhaps. */
    Set<Run> basis(Expression e, Assignment assignment) {
        Set<Run> basis = new LinkedHashSet<>();
        collect(e, assignment, basis);
        return basis;
    }

    private void collect(Expression e, Assignment assignment, Set<Run> basis) {
        switch (e) {
            case Question q -> basis.add(runs.of(assignment.overrides()));
            case InCases c -> c.cases().forEach(name -> collect(c.operand(), assignment.in(runs.model(), name), basis));
            case Operation o -> o.operands().forEach(x -> collect(x, assignment, basis));
            case Sequence s -> s.elements().forEach(x -> collect(x, assignment, basis));
            default -> { }
        }
    }

    /** An estimate for showing: random runs go on until it is precise to 1 %, or the limit is reached. */
    Estimate precise(Expression e, Assignment assignment) {
        Answer answer = estimate(e, assignment);
        while (!isPrecise(answer.estimate()) && refine(answer)) {
            answer = estimate(e, assignment);
        }
        return answer.estimate();
    }

    private static boolean isPrecise(Estimate e) {
        return !e.isMissing() && e.elements().stream().allMatch(x -> x.high() - x.low() <= 2 * PRECISION * Math.abs(x.value()));
    }

    /** Makes the runs that an answer rests on longer; false if none can be. */
    static boolean refine(Answer answer) {
        boolean any = false;
        for (Run r : answer.basis()) {
            any |= r.refine();
        }
        return any;
    }

    private Value value(Expression e, Assignment assignment, int replication, Set<Run> basis) {
        return switch (e) {
            case Question q -> answer(q, assignment, replication, basis);
            case InCases c -> inCases(c, assignment, replication, basis);
            case Operation o -> Arithmetic.apply(o.operator(),
                    o.operands().stream().map(x -> value(x, assignment, replication, basis)).toList());
            case Sequence s -> new Value.Sequence(s.elements().stream().map(x -> value(x, assignment, replication, basis)).toList());
            default -> runs.values(assignment.overrides()).evaluate(e);
        };
    }

    private Value inCases(InCases c, Assignment assignment, int replication, Set<Run> basis) {
        List<Value> values = new ArrayList<>();
        for (String name : c.cases()) {
            values.add(value(c.operand(), assignment.in(runs.model(), name), replication, basis));
        }
        return c.several() ? new Value.Sequence(values) : values.get(0);
    }

    private Value answer(Question q, Assignment assignment, int replication, Set<Run> basis) {
        Run run = runs.of(assignment.overrides());
        basis.add(run);
        Values values = runs.values(assignment.overrides());
        if (run.growing() != null) {
            throw new Unanswered(run.growing(), q.at());
        }
        if (q.name().equals("spent")) {
            return explainer.spent(run, (Entity) q.arguments().get(0),
                    q.arguments().size() > 1 ? (Entity) q.arguments().get(1) : null, q.at());
        }
        Sample sample = run.samples().get(Math.min(replication, run.samples().size() - 1));
        return new Questions(run.linked(), sample, values).answer(q);
    }

    static Estimate estimate(List<Value> replications) {
        Value first = replications.get(0);
        if (first instanceof Value.Sequence s) {
            if (!s.elements().isEmpty() && s.elements().get(0) instanceof Value.Choice) {
                return new Estimate(List.of(), true, Dimension.NUMBER,
                        s.elements().stream().map(v -> ((Value.Choice) v).name()).toList(), null);
            }
            List<Interval> elements = new ArrayList<>();
            for (int i = 0; i < s.elements().size(); i++) {
                int k = i;
                elements.add(interval(replications.stream().map(v -> ((Value.Sequence) v).elements().get(k)).toList()));
            }
            return new Estimate(elements, true, s.elements().isEmpty() ? Dimension.NUMBER : quantity(s.elements().get(0)).dimension(), List.of(),
                    null);
        }
        return new Estimate(List.of(interval(replications)), false, quantity(first).dimension(), List.of(), null);
    }

    static Quantity quantity(Value v) {
        return switch (v) {
            case Value.Amount a -> a.quantity();
            case Value.Truth t -> Quantity.number(t.value() ? 1 : 0);
            case null, default -> throw new ModelException("a question must ask for a number", dev.whence.program.At.NOWHERE);
        };
    }

    private static Interval interval(List<Value> replications) {
        double[] x = replications.stream().mapToDouble(v -> quantity(v).value().toDouble()).toArray();
        if (x.length == 1) {
            return new Interval(x[0], x[0], x[0]);
        }
        MeanInterval m = MeanInterval.of(x, CONFIDENCE);
        return new Interval(m.mean(), m.low(), m.high());
    }
}
