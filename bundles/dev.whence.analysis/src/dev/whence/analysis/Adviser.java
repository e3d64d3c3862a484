package dev.whence.analysis;

import dev.whence.analysis.LeverSearch.Best;
import dev.whence.analysis.Levers.Lever;
import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.Interval;
import dev.whence.analysis.Results.Verdict;
import dev.whence.program.Expression;
import dev.whence.program.Expression.Alternative;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Expression.Question;
import dev.whence.program.Expression.Truth;
import dev.whence.program.Model;
import dev.whence.program.Model.Case;
import dev.whence.program.Model.Expectation;
import dev.whence.program.link.ModelException;
import dev.whence.program.link.Value;
import dev.whence.program.link.Values;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Proposes which lever to move, and where to. Only what the model calls tunable is moved; a proposal must help under every value of what
 * is assumed or fitted with which the rows that are met now stay met.
 */
public final class Adviser {
    /** Less is not worth a change. */
    private static final double LEAST_GAIN = 1.05;
    private static final Set<String> BETTER_WHEN_SMALLER = Set.of("mean");
    private static final Set<String> OBJECTIVES = Set.of("rate", "mean");

    private final Model model;
    private final Progress progress;
    private final Runs runs;
    private final Evaluation evaluation;
    private final Expectations expectations;
    /** The same with other random numbers, to verify by. */
    private final Evaluation fresh;
    private final Assignment base;
    private final List<Boolean> met;
    private final List<String> wanted;
    private List<Map<String, Expression>> unknowns;

    private Adviser(Model model, Options options, Progress progress) {
        this.model = model;
        this.progress = progress;
        Options quick = options.quick();
        runs = new Runs(model, quick, progress);
        evaluation = new Evaluation(runs, new Explainer());
        expectations = new Expectations(runs, evaluation, new Sweeps(runs), true);
        fresh = new Evaluation(new Runs(model, quick.withSeed(options.seed() + 1), progress), new Explainer());
        base = Assignment.of(options.changes());
        wanted = options.variants();
        met = model.expectations().stream().map(e -> isMet(e, base)).toList();
    }

    /**
     * One proposal at most for each variant and lever, the best first within a variant.
     *
     * @throws ModelException for a model that cannot be run
     * @throws CancelledException if {@code progress} says so
     */
    public static List<Advice> advise(Model model, Options options, Progress progress) {
        List<Lever> levers = Levers.levers(model);
        return levers.isEmpty() ? List.of() : new Adviser(model, options, progress).all(levers);
    }

    private List<Advice> all(List<Lever> levers) {
        List<Advice> all = new ArrayList<>();
        List<String> variants = new ArrayList<>(List.of("base"));
        model.cases().stream().filter(c -> !c.hypothesis()).map(Case::name).forEach(variants::add);
        variants.removeIf(v -> !wanted.isEmpty() && !wanted.contains(v));
        int done = 0;
        for (String variant : variants) {
            List<Advice> here = new ArrayList<>();
            for (Lever lever : levers) {
                progress.step("advice: " + lever.target() + " in " + variant, (double) done++ / variants.size() / levers.size());
                for (Question q : questions()) {
                    Advice advice = advice(variant, lever, q);
                    if (advice != null) {
                        here.add(advice);
                        break;
                    }
                }
            }
            here.sort(Comparator.comparingInt((Advice a) -> a.lost().size()).thenComparing(Comparator.comparingDouble(Advice::gain).reversed()));
            all.addAll(here);
        }
        return all;
    }

    /** The rates and mean times that the model itself asks about, each once. */
    private List<Question> questions() {
        Map<String, Question> distinct = new LinkedHashMap<>();
        for (Question q : Asked.questions(model)) {
            if (OBJECTIVES.contains(q.name()) && q.arguments().get(0) instanceof Entity e && e.index() == null) {
                distinct.putIfAbsent(Study.text(q), q);
            }
        }
        return List.copyOf(distinct.values());
    }

    private Assignment in(String variant, Map<String, Expression> unknown) {
        return base.under(unknown).in(model, variant);
    }

    private Advice advice(String variant, Lever lever, Question q) {
        Assignment plain = in(variant, Map.of());
        Estimate before = evaluation.precise(q, plain);
        if (before.isMissing() || before.elements().get(0).value() == 0 || !runs.isInfluenced(plain.overrides(), lever.target())) {
            return null;
        }
        Candidate best = candidate(variant, lever, q, plain);
        if (best == null) {
            return null;
        }
        Estimate after = evaluation.precise(q, plain.with(lever.target(), best.value()));
        return isCertain(q, plain, lever, best) ? new Advice(variant, Study.text(q), before, after, gain(variant, lever, q, best.value()),
            lever.target(), best.value(), best.plateau(), lost(lever, best.value(), q), lever.at()) : null;
    }

    private record Candidate(Expression value, String plateau) {
    }

    private Candidate candidate(String variant, Lever lever, Question q, Assignment plain) {
        Values values = runs.values(plain.overrides());
        Value now = values.evaluate(plain.overrides().getOrDefault(lever.target(), lever.value()));
        List<Expression> others = switch (now) {
            case Value.Truth t -> List.of(new Truth(!t.value()));
            case Value.Choice c -> lever.words().stream().filter(w -> !w.equals(c.name())).<Expression>map(w -> new Alternative(w, List.of())).toList();
            case null, default -> List.of();
        };
        Expression best = null;
        double most = LEAST_GAIN;
        for (Expression other : others) {
            double gain = gain(variant, lever, q, other);
            if (gain >= most) {
                best = other;
                most = Math.nextUp(gain);
            }
        }
        if (best != null || !(now instanceof Value.Amount amount) || !lever.hasRange()) {
            return best == null ? null : new Candidate(best, null);
        }
        return within(variant, lever, q, amount.quantity(), values);
    }

    private Candidate within(String variant, Lever lever, Question q, Quantity now, Values values) {
        double from = Evaluation.quantity(values.evaluate(lever.from())).value().toDouble();
        double to = Evaluation.quantity(values.evaluate(lever.to())).value().toDouble();
        Dimension dimension = now.dimension();
        Best best = new LeverSearch(now.value().toDouble(), from, to, dimension, unit(now),
            x -> gain(variant, lever, q, Fitting.constant(x, dimension))).best(LEAST_GAIN);
        if (best == null) {
            return null;
        }
        String plateau = best.low() < best.high() ? text(best.low(), dimension) + " … " + text(best.high(), dimension) : null;
        return new Candidate(Fitting.constant(best.value(), dimension), plateau);
    }

    private static String text(double x, Dimension dimension) {
        return QuantityText.of(Fitting.constant(x, dimension).quantity());
    }

    /** Data that is whole KiB or bytes now stays so. */
    private static double unit(Quantity now) {
        if (!now.dimension().equals(Dimension.DATA)) {
            return 1;
        }
        return IntStream.of(8 * 1024, 8).filter(size -> now.value().over(Rational.of(size)).isWhole()).findFirst().orElse(1);
    }

    /** The least over the unknowns; 0 where the model cannot run so. */
    private double gain(String variant, Lever lever, Question q, Expression value) {
        double least = Double.POSITIVE_INFINITY;
        for (Map<String, Expression> unknown : unknowns()) {
            Assignment plain = in(variant, unknown);
            try {
                least = Math.min(least, ratio(q, figure(evaluation, q, plain).value(), figure(evaluation, q, plain.with(lever.target(), value)).value()));
            } catch (ModelException impossible) {
                return 0; // with this value, or this unknown, it has no figure
            }
        }
        return least;
    }

    private static double ratio(Question q, double before, double after) {
        return BETTER_WHEN_SMALLER.contains(q.name()) ? before / after : after / before;
    }

    private static Interval figure(Evaluation by, Question q, Assignment assignment) {
        Estimate e = by.estimate(q, assignment).estimate();
        if (e.isMissing()) {
            throw new ModelException(e.missing(), q.at());
        }
        return e.elements().get(0);
    }

    /** What is random must be better beyond its intervals with other random numbers too. */
    private boolean isCertain(Question q, Assignment plain, Lever lever, Candidate best) {
        Assignment moved = plain.with(lever.target(), best.value());
        if (evaluation.basis(q, plain).stream().noneMatch(r -> r.linked().random())
            && evaluation.basis(q, moved).stream().noneMatch(r -> r.linked().random())) {
            return true;
        }
        Interval before = fresh.precise(q, plain).elements().get(0);
        Interval after = fresh.precise(q, moved).elements().get(0);
        return BETTER_WHEN_SMALLER.contains(q.name()) ? after.high() < before.low() : after.low() > before.high();
    }

    private List<Map<String, Expression>> unknowns() {
        if (unknowns == null) {
            unknowns = new Unknowns(this::keepsRows).points(Levers.unknowns(model), runs.values(base.overrides()));
        }
        return unknowns;
    }

    private boolean keepsRows(Map<String, Expression> changes) {
        for (int i = 0; i < met.size(); i++) {
            if (met.get(i) && !isMet(model.expectations().get(i), base.under(changes))) {
                return false;
            }
        }
        return true;
    }

    private boolean isMet(Expectation e, Assignment assignment) {
        try {
            Verdict verdict = expectations.judge(e, assignment).verdict();
            return verdict == Verdict.PASS || verdict == Verdict.MARK_OUT_OF_DATE;
        } catch (ModelException impossible) {
            return false; // what cannot run meets nothing
        }
    }

    /** Rows about other figures that the change at the lever's declaration would cost. */
    private List<String> lost(Lever lever, Expression value, Question q) {
        List<String> lost = new ArrayList<>();
        for (int i = 0; i < met.size(); i++) {
            Expectation e = model.expectations().get(i);
            if (met.get(i) && !e.text().contains(Study.text(q)) && !isMet(e, base.under(Map.of(lever.target(), value)))) {
                lost.add(e.text());
            }
        }
        return lost;
    }
}
