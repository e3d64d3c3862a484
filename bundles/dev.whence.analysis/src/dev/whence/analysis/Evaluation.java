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

/**
 * Evaluates expressions that ask questions: from all replications together, with an interval from how far each of them alone lies from that
 * (sectioning: for means, ratios and quantiles alike, Asmussen and Glynn, Stochastic Simulation, III.5).
 */
final class Evaluation {
    static final double CONFIDENCE = 0.95;
    private static final double PRECISION = 0.01;
    private static final int ALL = -1;

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
            Value all = value(e, assignment, ALL, basis);
            int n = basis.stream().mapToInt(r -> r.samples().size()).max().orElse(1);
            List<Value> each = new ArrayList<>();
            for (int r = 0; r < n && n > 1; r++) {
                try {
                    each.add(value(e, assignment, r, basis));
                } catch (Unanswered rare) {
                    // what is asked about has not happened in this replication, but it has in another
                }
            }
            return new Answer(estimate(all, each, n), basis);
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

    /** An estimate for showing: random runs go on until it is precise to 1 %, the limit is reached, or a longer run says no more. */
    Estimate precise(Expression e, Assignment assignment) {
        Answer answer = estimate(e, assignment);
        while (!isPrecise(answer.estimate()) && refine(answer)) {
            Answer longer = estimate(e, assignment);
            if (!longer.estimate().isMissing() && longer.estimate().equals(answer.estimate())) {
                return longer.estimate();
            }
            answer = longer;
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
            return explainer.spent(run, replication, (Entity) q.arguments().get(0),
                    q.arguments().size() > 1 ? (Entity) q.arguments().get(1) : null, q.at());
        }
        List<Sample> samples = replication == ALL ? run.samples() : List.of(run.samples().get(Math.min(replication, run.samples().size() - 1)));
        return new Questions(run.linked(), samples, values).answer(q);
    }

    /**
     * @param each replication's own value, as far as it has one
     * @param n replications
     */
    private static Estimate estimate(Value all, List<Value> each, int n) {
        if (all instanceof Value.Sequence s) {
            if (!s.elements().isEmpty() && s.elements().get(0) instanceof Value.Choice) {
                return new Estimate(List.of(), true, Dimension.NUMBER,
                        s.elements().stream().map(v -> ((Value.Choice) v).name()).toList(), null);
            }
            List<Interval> elements = new ArrayList<>();
            for (int i = 0; i < s.elements().size(); i++) {
                int k = i;
                elements.add(interval(s.elements().get(k), each.stream().map(v -> ((Value.Sequence) v).elements().get(k)).toList(), n));
            }
            return new Estimate(elements, true, s.elements().isEmpty() ? Dimension.NUMBER : quantity(s.elements().get(0)).dimension(), List.of(),
                    null);
        }
        return new Estimate(List.of(interval(all, each, n)), false, quantity(all).dimension(), List.of(), null);
    }

    static Quantity quantity(Value v) {
        return switch (v) {
            case Value.Amount a -> a.quantity();
            case Value.Truth t -> Quantity.number(t.value() ? 1 : 0);
            case null, default -> throw new ModelException("a question must ask for a number", dev.whence.program.At.NOWHERE);
        };
    }

    private static Interval interval(Value all, List<Value> each, int n) {
        double value = quantity(all).value().toDouble();
        if (n == 1) {
            return new Interval(value, value, value);
        }
        MeanInterval m = MeanInterval.around(value, each.stream().mapToDouble(v -> quantity(v).value().toDouble()).toArray(), CONFIDENCE);
        return new Interval(value, m.low(), m.high());
    }
}
