package dev.whence.analysis;

import dev.whence.units.Dimension;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/**
 * Looks for the value of one lever with a range that gains most: a grid, then every step between neighbours halved, the largest first,
 * so that plateaus and the cliffs between them are found. What is narrower than the grid's step may be overlooked.
 */
final class LeverSearch {
    private static final int GRID = 9;
    private static final double LOGARITHMIC = 20;
    private static final double STEP = 0.02;
    private static final double RESOLUTION = 1e-3;
    private static final int MOST_HALVINGS = 40;
    /** A value as good as makes no difference has this share of what the best one gains. */
    private static final double NEARLY = 0.95;
    /** How far from a cliff a value must be, in shares of the plateau. */
    private static final double MARGIN = 0.05;

    private final double now;
    private final double from;
    private final double to;
    private final boolean whole;
    private final double unit;
    private final DoubleUnaryOperator gain;
    private final TreeMap<Double, Double> known = new TreeMap<>();

    /**
     * @param unit in which a value should have few digits
     * @param gain how many times as good it gets; may be asked by several threads
     */
    LeverSearch(double now, double from, double to, Dimension dimension, double unit, DoubleUnaryOperator gain) {
        this.now = now;
        this.from = from;
        this.to = to;
        this.unit = unit;
        this.gain = gain;
        whole = dimension.equals(Dimension.NUMBER) && from == Math.rint(from) && to == Math.rint(to) && now == Math.rint(now);
    }

    /** @param low least value that is as good, {@code high} the greatest */
    record Best(double value, double low, double high) {
    }

    /** The best plateau's tidiest value; null if nothing gains as much as {@code least}. */
    Best best(double least) {
        grid();
        halve();
        double most = known.values().stream().mapToDouble(g -> g).max().orElse(0);
        return most < least ? null : plateau(1 + NEARLY * (most - 1));
    }

    private void grid() {
        boolean logarithmic = from > 0 && to / from > LOGARITHMIC;
        double[] points = DoubleStream.iterate(0, k -> k < GRID, k -> k + 1)
            .map(k -> k == GRID - 1 ? to : logarithmic ? from * Math.pow(to / from, k / (GRID - 1)) : from + (to - from) * k / (GRID - 1))
            .map(x -> whole ? Math.rint(x) : x).map(x -> Math.min(to, Math.max(from, x))).distinct().toArray();
        double[] gains = DoubleStream.of(points).parallel().map(gain).toArray();
        for (int i = 0; i < points.length; i++) {
            known.put(points[i], gains[i]);
        }
        if (now >= from && now <= to) {
            known.put(now, 1.0);
        }
    }

    private record Step(double left, double right, double size) {
    }

    private void halve() {
        for (int n = 0; n < MOST_HALVINGS; n++) {
            Step step = steps().stream().max(Comparator.comparingDouble(Step::size)).orElse(null);
            if (step == null) {
                return;
            }
            double middle = (step.left() + step.right()) / 2;
            middle = whole ? Math.floor(middle) : middle;
            known.put(middle, gain.applyAsDouble(middle));
        }
    }

    /** Neighbours that differ, and are far enough apart to look between. */
    private List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        Map.Entry<Double, Double> left = null;
        for (Map.Entry<Double, Double> right : known.entrySet()) {
            if (left != null) {
                double size = Math.abs(right.getValue() - left.getValue()) / Math.max(right.getValue(), left.getValue());
                double width = right.getKey() - left.getKey();
                if (size > STEP && (whole ? width >= 2 : width > RESOLUTION * (to - from))) {
                    steps.add(new Step(left.getKey(), right.getKey(), size));
                }
            }
            left = right;
        }
        return steps;
    }

    /** Of the stretches that are good enough, the one nearest to the value now. */
    private Best plateau(double enough) {
        List<double[]> stretches = new ArrayList<>();
        double[] open = null;
        for (Map.Entry<Double, Double> point : known.entrySet()) {
            if (point.getValue() < enough) {
                open = null;
            } else if (open == null) {
                open = new double[] {point.getKey(), point.getKey()};
                stretches.add(open);
            } else {
                open[1] = point.getKey();
            }
        }
        double[] nearest = stretches.stream().min(Comparator.comparingDouble(s -> Math.min(Math.abs(s[0] - now), Math.abs(s[1] - now)))).orElseThrow();
        return new Best(value(nearest[0], nearest[1]), nearest[0], nearest[1]);
    }

    /** The end of the whole range if the best stretch goes so far and nothing on it is better; else few digits, away from the cliffs. */
    private double value(double low, double high) {
        double most = known.subMap(low, true, high, true).values().stream().mapToDouble(g -> g).max().orElse(0);
        for (double end : new double[] {from, to}) {
            if (end >= low && end <= high && known.get(end) >= most && known.get(end) > known.get(end == from ? high : low)) {
                return end;
            }
        }
        double margin = MARGIN * (high - low);
        double least = low == from ? low : low + margin;
        double greatest = high == to ? high : high - margin;
        double tidy = unit * Fitting.tidy((least + greatest) / 2 / unit, least / unit, greatest / unit);
        return whole ? Math.rint(tidy) : tidy;
    }
}
