package dev.whence.analysis;

import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Fitted;
import dev.whence.analysis.Results.Interval;
import dev.whence.analysis.Results.Verdict;
import dev.whence.program.Expression;
import dev.whence.program.Model.Case;
import dev.whence.program.Model.Fit;
import dev.whence.program.link.ModelException;
import dev.whence.program.link.Value;
import dev.whence.program.link.Values;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Finds the values of a hypothesis's unknowns that meet most measured rows, and how far each may move before a row is lost: by going through
 * a grid of each in turn and, where that doesn't meet all rows, by moving all of them together from several starts. Neither is exhaustive.
 */
final class Fitting {
    private static final int GRID = 33;
    private static final int FACTORS = 17;
    private static final int PASSES = 4;
    /** How often the neighbourhood of the best point is looked at more closely. */
    private static final int ZOOMS = 8;
    private static final int ZOOMED = 9;
    /** Looking closer so often without finding anything better is enough. */
    private static final int VAIN = 2;
    /** Points spread over the ranges of all values together, for each value. */
    private static final int SPREAD_OUT = 32;
    /** From so many of the best starts all values are moved together, and from so many of the best ends then one by one. */
    private static final int STARTS = 6;
    private static final int ENDS = 2;
    private static final int[] PRIMES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29};
    private static final double LOGARITHMIC = 20;
    /** From zero on, the least value that is tried by factors is this part of the largest. */
    private static final double SPREAD = 1e4;
    private static final double EDGE = 1e-4;
    private static final double FINEST = 1e-9;

    private final List<Fit> fits;
    private final Map<String, Expression> changes;
    private final Assignment base;
    private final Function<Assignment, List<ExpectationResult>> judge;
    private final double[] low;
    private final double[] high;
    private final Dimension[] dimension;
    /** What the model has without the fit; in its range, or its middle. */
    private final double[] present;
    private double[] value;

    Fitting(Runs runs, Case c, Map<String, Expression> changes, Assignment base, Function<Assignment, List<ExpectationResult>> judge) {
        this.fits = c.fits();
        this.changes = changes;
        this.base = base;
        this.judge = judge;
        int n = fits.size();
        low = new double[n];
        high = new double[n];
        value = new double[n];
        present = new double[n];
        dimension = new Dimension[n];
        for (int i = 0; i < n; i++) {
            Quantity from = Evaluation.quantity(runs.values(base.overrides()).evaluate(fits.get(i).from()));
            Quantity to = Evaluation.quantity(runs.values(base.overrides()).evaluate(fits.get(i).to()));
            low[i] = from.value().toDouble();
            high[i] = to.value().toDouble();
            dimension[i] = from.dimension();
            value[i] = (low[i] + high[i]) / 2;
            present[i] = present(runs.values(base.under(changes).overrides()), fits.get(i).target(), value[i]);
            present[i] = Math.max(low[i], Math.min(high[i], present[i]));
        }
    }

    private static double present(Values values, String target, double otherwise) {
        int dot = target.lastIndexOf('.');
        Value now = values.evaluate(dot < 0 ? new Expression.ParameterValue(target)
                : new Expression.PropertyValue(target.substring(0, dot), target.substring(dot + 1)));
        return now instanceof Value.Amount a ? a.quantity().value().toDouble() : otherwise;
    }

    /**
     * Rows met by the figures as they are, intervals apart, and how far the others are off, in shares of what was measured.
     *
     * @param squares of how far they are off: less where several are off a little than where one is off as far as all of them
     */
    private record Score(int met, double distance, double squares) {
        boolean isBetterThan(Score other) {
            return met > other.met || met == other.met && distance < other.distance - 1e-12;
        }
    }

    static Expression.Constant constant(double x, Dimension dimension) {
        return new Expression.Constant(new Quantity(Rational.parse(new java.math.BigDecimal(x).round(new java.math.MathContext(12)).toPlainString()), dimension));
    }

    List<Fitted> fit() {
        inTurn();
        if (value.length > 1 && score().distance() > 0) {
            together();
        }
        List<Fitted> fitted = new ArrayList<>();
        for (int i = 0; i < value.length; i++) {
            double[] range = score().met() > 0 ? plateau(i) : new double[] {value[i], value[i]};
            double middle = isWhole(i) ? Math.floor((range[0] + range[1]) / 2) : tidy((range[0] + range[1]) / 2, range[0], range[1]);
            if (!score().isBetterThan(score(i, middle))) {
                value[i] = middle;
            }
            fitted.add(new Fitted(fits.get(i).target(), value[i], range[0], range[1], dimension[i]));
        }
        return fitted;
    }

    /** Moves one value after the other, as long as that helps. */
    private void inTurn() {
        Score before = null;
        for (int pass = 0; pass < (value.length == 1 ? 1 : PASSES) && (before == null || score().isBetterThan(before)); pass++) {
            before = score();
            for (int i = 0; i < value.length; i++) {
                along(i);
            }
        }
    }

    /** Rows that hang on several values are met by moving these together only. */
    private void together() {
        List<double[]> starts = starts();
        double[][] ends = new double[starts.size()][];
        OptionalInt all = IntStream.range(0, ends.length).parallel().filter(i -> {
            ends[i] = descended(starts.get(i));
            return score(ends[i]).distance() == 0;
        }).findFirst();
        if (all.isPresent()) {
            value = ends[all.getAsInt()];
            return;
        }
        double[] best = value;
        Score most = score();
        List<double[]> next = new ArrayList<>(List.of(present));
        Arrays.stream(ends).sorted(Comparator.comparingDouble(end -> score(end).squares())).limit(ENDS).forEachOrdered(next::add);
        for (int i = 0; i < next.size() && most.distance() > 0; i++) {
            value = next.get(i).clone();
            inTurn();
            if (score().isBetterThan(most)) {
                best = value;
                most = score();
            }
        }
        value = best;
    }

    /** Where the search in turn has come to, the model as it is, and the best of points spread over all ranges. */
    private List<double[]> starts() {
        List<double[]> starts = new ArrayList<>(List.of(value, present));
        IntStream.rangeClosed(1, SPREAD_OUT * value.length).parallel().mapToObj(this::spread).sorted(Comparator.comparingDouble(x -> score(x).squares()))
                .limit(STARTS).forEachOrdered(starts::add);
        return starts;
    }

    /** A point of Halton's sequence, each coordinate one of its grid's. */
    private double[] spread(int number) {
        double[] point = new double[value.length];
        for (int i = 0; i < point.length; i++) {
            double[] points = grid(i);
            point[i] = points[(int) (radicalInverse(number, PRIMES[i % PRIMES.length]) * points.length)];
        }
        return point;
    }

    /** The number's digits behind the point, in reverse. */
    private static double radicalInverse(int number, int base) {
        double sum = 0;
        double place = 1;
        for (int rest = number; rest > 0; rest /= base) {
            place /= base;
            sum += rest % base * place;
        }
        return sum;
    }

    private double[] descended(double[] start) {
        double[][] corners = new double[start.length + 1][];
        corners[0] = start;
        for (int i = 0; i < start.length; i++) {
            corners[i + 1] = start.clone();
            double[] points = grid(i);
            corners[i + 1][i] = start[i] < high[i] ? above(points, start[i]) : below(points, start[i]);
        }
        return within(Simplex.least(x -> score(within(x)).squares(), corners));
    }

    private double[] within(double[] point) {
        double[] inside = new double[point.length];
        for (int i = 0; i < point.length; i++) {
            double x = Math.max(low[i], Math.min(high[i], point[i]));
            inside[i] = isWhole(i) ? Math.rint(x) : x;
        }
        return inside;
    }

    /** The best point of the grid, looked at more and more closely until as many rows are met as can be. */
    private void along(int i) {
        double[] points = grid(i);
        double best = best(i, points);
        double from = below(points, best);
        double to = above(points, best);
        int inVain = 0;
        for (int zoom = 0; zoom < ZOOMS && inVain < VAIN && !isWhole(i) && score(i, best).distance() > 0; zoom++) {
            double[] closer = new double[ZOOMED];
            for (int k = 0; k < ZOOMED; k++) {
                closer[k] = from + (to - from) * k / (ZOOMED - 1);
            }
            double found = best(i, closer);
            inVain = score(i, found).isBetterThan(score(i, best)) ? 0 : inVain + 1;
            best = score(i, best).isBetterThan(score(i, found)) ? best : found;
            from = Math.max(low[i], best - (to - from) / (ZOOMED - 1));
            to = Math.min(high[i], best + (to - closer[0]) / (ZOOMED - 1));
        }
        value[i] = best;
    }

    /** Of several that are as good, the middle one of the first stretch. */
    private double best(int i, double[] points) {
        Score[] scores = DoubleStream.of(points).parallel().mapToObj(x -> score(i, x)).toArray(Score[]::new);
        int best = 0;
        for (int k = 1; k < points.length; k++) {
            if (scores[k].isBetterThan(scores[best])) {
                best = k;
            }
        }
        int last = best;
        while (last + 1 < points.length && !scores[best].isBetterThan(scores[last + 1])) {
            last++;
        }
        return points[(best + last) / 2];
    }

    /** Evenly spaced; over several powers of ten also by equal factors, since what is small would fall between. */
    private double[] grid(int i) {
        DoubleStream even = IntStream.range(0, GRID).mapToDouble(k -> low[i] + (high[i] - low[i]) * k / (GRID - 1));
        if (low[i] >= 0 && high[i] > LOGARITHMIC * low[i]) {
            double least = low[i] > 0 ? low[i] : high[i] / SPREAD;
            even = DoubleStream.concat(even, IntStream.range(0, FACTORS).mapToDouble(k -> least * Math.pow(high[i] / least, (double) k / (FACTORS - 1))));
        }
        return DoubleStream.concat(even, DoubleStream.of(present[i])).map(x -> isWhole(i) ? Math.rint(x) : x).map(x -> Math.max(low[i], Math.min(high[i], x))).sorted().distinct().toArray();
    }

    private static double below(double[] points, double x) {
        return DoubleStream.of(points).filter(p -> p < x).max().orElse(x);
    }

    private static double above(double[] points, double x) {
        return DoubleStream.of(points).filter(p -> p > x).min().orElse(x);
    }

    /** Between whole numbers without a dimension only whole numbers are tried: a machine has two cores or three. */
    private boolean isWhole(int i) {
        return dimension[i].equals(Dimension.NUMBER) && low[i] == Math.rint(low[i]) && high[i] == Math.rint(high[i]) && high[i] - low[i] >= 1;
    }

    private Score score() {
        return score(value);
    }

    /** With one of the values changed. */
    private Score score(int which, double changed) {
        double[] point = value.clone();
        point[which] = changed;
        return score(point);
    }

    private Score score(double[] point) {
        Map<String, Expression> all = new LinkedHashMap<>(changes);
        for (int i = 0; i < point.length; i++) {
            all.put(fits.get(i).target(), constant(point[i], dimension[i]));
        }
        try {
            return score(judge.apply(base.under(all)));
        } catch (ModelException impossible) {
            return new Score(-1, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY); // a value at which the model cannot run meets nothing
        }
    }

    private static Score score(List<ExpectationResult> rows) {
        int met = 0;
        double distance = 0;
        double squares = 0;
        for (ExpectationResult r : rows) {
            double off = distance(r);
            met += off == 0 ? 1 : 0;
            distance += off;
            squares += off * off;
        }
        return new Score(met, distance, squares);
    }

    private static double distance(ExpectationResult r) {
        if (r.verdict() == Verdict.PASS || r.verdict() == Verdict.MARK_OUT_OF_DATE) {
            return 0; // also the one whose interval covers what is expected without a tolerance
        }
        if (r.estimate().isMissing() || r.estimate().isSchedule() || r.lowest().isEmpty()) {
            return 1;
        }
        double sum = 0;
        for (int i = 0; i < r.estimate().elements().size(); i++) {
            Interval x = r.estimate().elements().get(i);
            double least = r.lowest().get(Math.min(i, r.lowest().size() - 1));
            double most = r.highest().get(Math.min(i, r.highest().size() - 1));
            double size = Math.max(Math.abs(Double.isInfinite(least) ? most : least), 1e-300);
            sum += Math.max(0, Math.max(least - x.value(), x.value() - most)) / size;
        }
        return sum / Math.max(1, r.estimate().elements().size());
    }

    /** How far the value may move to either side while as many rows are met. */
    private double[] plateau(int i) {
        int met = score().met();
        return new double[] {edge(i, value[i], low[i], met), edge(i, value[i], high[i], met)};
    }

    /** Along the grid, whose points are known already, then by bisection. */
    private double edge(int i, double inside, double limit, int met) {
        double[] points = grid(i);
        double in = inside;
        double out = Double.NaN;
        while (Double.isNaN(out) && in != limit) {
            double next = limit > inside ? above(points, in) : below(points, in);
            next = next == in ? limit : next;
            if (score(i, next).met() < met) {
                out = next;
            } else {
                in = next;
            }
        }
        if (Double.isNaN(out)) {
            return in;
        }
        double least = isWhole(i) ? 1 : FINEST * (high[i] - low[i]); // an edge at zero has no digits to resolve
        while (Math.abs(out - in) > Math.max(least, EDGE * Math.max(Math.abs(in), Math.abs(out)))) {
            double middle = isWhole(i) ? Math.rint((in + out) / 2) : (in + out) / 2;
            if (score(i, middle).met() < met) {
                out = middle;
            } else {
                in = middle;
            }
        }
        return in;
    }

    /** The number with the fewest digits near the middle of an interval. */
    static double tidy(double middle, double from, double to) {
        double width = Math.abs(to - from);
        if (width == 0) {
            return middle;
        }
        double unit = Math.pow(10, Math.floor(Math.log10(width / 2)));
        double rounded = Math.round(middle / unit) * unit;
        rounded = new java.math.BigDecimal(rounded).round(new java.math.MathContext(12)).doubleValue();
        return rounded >= Math.min(from, to) && rounded <= Math.max(from, to) ? rounded : middle;
    }
}
