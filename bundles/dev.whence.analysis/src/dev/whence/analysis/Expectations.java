package dev.whence.analysis;

import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Interval;
import dev.whence.analysis.Results.Verdict;
import dev.whence.program.Expression;
import dev.whence.program.Expression.InCases;
import dev.whence.program.Model.Expectation;
import dev.whence.program.link.Arithmetic;
import dev.whence.program.link.ModelException;
import dev.whence.program.link.Value;
import dev.whence.program.link.Values;
import dev.whence.statistics.MeanInterval;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/** Compares what was expected with what comes out. */
final class Expectations {
    /** Without a tolerance the interval must cover the value and be at most this wide on either side. */
    private static final double PRECISION = 0.01;
    /** A failure must show in a longer run too. */
    private static final int LOOKS_TO_FAIL = 2;
    /** Below this an exact figure counts as met: what floating point loses on the way. */
    private static final double ROUNDING = 1e-9;

    private final Runs runs;
    private final Evaluation evaluation;
    private final Sweeps sweeps;
    private final boolean quick;

    Expectations(Runs runs, Evaluation evaluation, Sweeps sweeps) {
        this(runs, evaluation, sweeps, false);
    }

    /** @param quick whether the runs are cut short to make many of them, and a cut run's figure is as good as any */
    Expectations(Runs runs, Evaluation evaluation, Sweeps sweeps, boolean quick) {
        this.quick = quick;
        this.runs = runs;
        this.evaluation = evaluation;
        this.sweeps = sweeps;
    }

    ExpectationResult judge(Expectation e, Assignment assignment) {
        Bands bands;
        Sweeps.Point[] points = sweeps.points(e.sweeps(), assignment).toArray(Sweeps.Point[]::new);
        List<Interval> elements = new ArrayList<>();
        Estimate last = null;
        int looks = 0;
        boolean exhausted = false;
        boolean cut = false;
        try {
            bands = bands(e, assignment);
            for (Sweeps.Point p : points) {
                Evaluation.Answer answer = evaluation.estimate(e.question(), p.assignment());
                while (!decided(answer, bands, e) && Evaluation.refine(answer)) {
                    answer = evaluation.estimate(e.question(), p.assignment());
                }
                last = answer.estimate();
                looks = Math.max(looks, looks(answer));
                exhausted |= answer.basis().stream().anyMatch(Run::exhausted);
                cut |= answer.basis().stream().anyMatch(Run::isCut);
                elements.addAll(last.elements());
                if (last.isMissing()) {
                    break;
                }
            }
        } catch (ModelException m) {
            throw m.at().line() > 0 ? m : new ModelException(m.getMessage(), e.at());
        }
        if (last.isMissing()) {
            return result(e, last.in(e.unit()), bands, verdict(last, bands, e, looks), last.missing());
        }
        int expected = Math.max(bands.lowest().size(), bands.highest().size());
        if (expected > 1 && expected != elements.size()) {
            throw new ModelException("a list of " + expected + " is expected of " + elements.size()
                    + " values; give one for all, or one for each", e.at());
        }
        boolean list = points.length > 1 || last.list();
        Estimate estimate = new Estimate(elements, list, last.dimension(), Rounds.turned(last.names(), bands.schedule()), e.unit());
        if (exhausted) {
            return result(e, estimate, bands, Verdict.UNDECIDED, "the clock's range ended before the model's state recurred");
        }
        Verdict verdict = verdict(estimate, bands, e, looks);
        if (cut && !quick && verdict != Verdict.UNDECIDED) {
            return result(e, estimate, bands, Verdict.UNDECIDED, "the run was ended too early for a verdict: give it more time or events");
        }
        return result(e, estimate, bands, verdict, verdict == Verdict.UNDECIDED ? undecided(looks, bands.covering()) : null);
    }

    /** The interval that is shown may well lie inside: a verdict takes a stricter one. */
    private static String undecided(int looks, boolean covering) {
        if (covering) {
            return "without a tolerance the interval must cover the value and be within 1 % of it: write a tolerance, such as within 5%";
        }
        return "a verdict after " + (looks + 1) + (looks == 0 ? " look" : " looks") + " takes an interval of "
                + new BigDecimal(100 * (1 - error(looks))).round(new MathContext(4)).stripTrailingZeros().toPlainString()
                + " %, wider than the one shown, and that does not lie wholly inside or outside the band";
    }

    /** The error is halved at each look. */
    private static double error(int looks) {
        return (1 - Evaluation.CONFIDENCE) / (1 << looks + 1);
    }

    private boolean decided(Evaluation.Answer answer, Bands bands, Expectation e) {
        Verdict verdict = verdict(answer.estimate(), bands, e, looks(answer));
        return verdict == Verdict.PASS || verdict == Verdict.MARK_OUT_OF_DATE
                || verdict != Verdict.UNDECIDED && looks(answer) >= LOOKS_TO_FAIL;
    }

    private static int looks(Evaluation.Answer answer) {
        return answer.basis().stream().mapToInt(Run::looks).max().orElse(0);
    }

    /** What is acceptable: lists of one element stand for all. */
    private record Bands(List<Double> lowest, List<Double> highest, List<String> schedule, boolean covering) {
        double low(int i) {
            return lowest.size() == 1 ? lowest.get(0) : lowest.get(i);
        }

        double high(int i) {
            return highest.size() == 1 ? highest.get(0) : highest.get(i);
        }
    }

    private Bands bands(Expectation e, Assignment assignment) {
        Values values = runs.values(assignment.overrides());
        if (e.value() == null) {
            return between(e, values);
        }
        Value expected = known(values, e.value(), e);
        if (expected instanceof Value.Sequence s && !s.elements().isEmpty() && s.elements().get(0) instanceof Value.Choice) {
            return new Bands(List.of(), List.of(), s.elements().stream().map(v -> ((Value.Choice) v).name()).toList(), false);
        }
        List<Double> lowest = new ArrayList<>();
        List<Double> highest = new ArrayList<>();
        Value tolerance = e.tolerance() == null ? null : known(values, e.tolerance(), e);
        for (Value v : elements(expected)) {
            Quantity q = Evaluation.quantity(v);
            Rational spread = spread(q, tolerance);
            lowest.add(q.value().minus(spread).toDouble());
            highest.add(q.value().plus(spread).toDouble());
        }
        return new Bands(lowest, highest, List.of(), tolerance == null);
    }

    /** A tolerance without a dimension is a share of the value; for a value without one too. */
    private static Rational spread(Quantity q, Value tolerance) {
        if (tolerance == null) {
            return Rational.ZERO;
        }
        Quantity t = Evaluation.quantity(tolerance);
        return t.dimension().equals(q.dimension()) && !t.dimension().equals(Dimension.NUMBER) ? t.value() : q.value().abs().times(t.value());
    }

    private static Bands between(Expectation e, Values values) {
        Value from = e.from() == null ? null : known(values, e.from(), e);
        Value to = e.to() == null ? null : known(values, e.to(), e);
        List<Double> lowest = from == null ? List.of(Double.NEGATIVE_INFINITY)
                : elements(from).stream().map(v -> Evaluation.quantity(v).value().toDouble()).toList();
        List<Double> highest = to == null ? List.of(Double.POSITIVE_INFINITY)
                : elements(to).stream().map(v -> Evaluation.quantity(v).value().toDouble()).toList();
        return new Bands(lowest, highest, List.of(), false);
    }

    private static Value known(Values values, Expression x, Expectation e) {
        Value v = values.evaluate(x);
        if (v == null) {
            throw new ModelException("what is expected must be a known value", e.at());
        }
        return v;
    }

    private static List<Value> elements(Value v) {
        return v instanceof Value.Sequence s ? s.elements() : List.of(v);
    }

    private Verdict verdict(Estimate estimate, Bands bands, Expectation e, int looks) {
        Verdict plain = plain(estimate, bands, looks);
        if (!e.unexplained()) {
            return plain;
        }
        return plain == Verdict.PASS ? Verdict.MARK_OUT_OF_DATE : plain == Verdict.FAIL ? Verdict.UNEXPLAINED : plain;
    }

    private Verdict plain(Estimate estimate, Bands bands, int looks) {
        if (estimate.isMissing()) {
            return Verdict.FAIL;
        }
        if (estimate.isSchedule() || !bands.schedule().isEmpty()) {
            return Rounds.same(estimate.names(), bands.schedule()) ? Verdict.PASS : Verdict.FAIL;
        }
        int n = estimate.elements().size();
        if (bands.lowest().size() > 1 && bands.lowest().size() != n || bands.highest().size() > 1 && bands.highest().size() != n) {
            return Verdict.FAIL;
        }
        Verdict worst = Verdict.PASS;
        for (int i = 0; i < n; i++) {
            Verdict one = one(estimate.elements().get(i), bands, i, looks);
            worst = one == Verdict.FAIL || worst == Verdict.FAIL ? Verdict.FAIL : one == Verdict.UNDECIDED ? one : worst;
        }
        return worst;
    }

    /**
     * Looking again and again, and at many rows, must not make a wrong verdict likely: the error is halved at each look,
     * and shared among the rows for a failure.
     */
    private Verdict one(Interval x, Bands bands, int i, int looks) {
        double low = bands.low(i);
        double high = bands.high(i);
        double slack = ROUNDING * Math.max(Math.abs(x.value()), 1e-300);
        double error = error(looks);
        double toPass = half(x, error);
        double toFail = half(x, error / Math.max(1, runs.model().expectations().size()));
        if (x.value() + toFail < low - slack || x.value() - toFail > high + slack) {
            return Verdict.FAIL;
        }
        if (bands.covering() && x.low() < x.high()) {
            return x.high() - x.low() <= 2 * PRECISION * Math.abs(low) ? Verdict.PASS : Verdict.UNDECIDED;
        }
        return x.value() - toPass >= low - slack && x.value() + toPass <= high + slack ? Verdict.PASS : Verdict.UNDECIDED;
    }

    private static double half(Interval x, double error) {
        double half = (x.high() - x.low()) / 2;
        return half == 0 ? 0 : half * MeanInterval.widening(Run.REPLICATIONS, Evaluation.CONFIDENCE, 1 - error);
    }

    private static ExpectationResult result(Expectation e, Estimate estimate, Bands bands, Verdict verdict, String reason) {
        String variant = "base";
        String text = e.text();
        if (e.question() instanceof InCases c) {
            variant = String.join(", ", c.cases());
            int in = text.lastIndexOf(" in ");
            text = in > 0 ? text.substring(0, in) : text;
        } else if (text.contains(" in ")) {
            variant = "";
        }
        return new ExpectationResult(text, variant, e.expected(), bands.lowest(), bands.highest(), estimate, verdict, e.note(), reason, e.at());
    }
}
