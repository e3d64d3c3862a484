package dev.whence.analysis;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.ToDoubleFunction;

/**
 * Goes downhill in several coordinates together, without derivatives: Nelder and Mead, A simplex method for function minimization,
 * Computer Journal 7 (1965), with their coefficients.
 */
final class Simplex {
    /** For each coordinate. */
    private static final int STEPS = 40;

    private static final double FLAT = 1e-4;

    private record Corner(double[] at, double height) {
    }

    private final ToDoubleFunction<double[]> height;
    private final Corner[] corners;

    private Simplex(ToDoubleFunction<double[]> height, double[][] at) {
        this.height = height;
        corners = Arrays.stream(at).map(this::corner).toArray(Corner[]::new);
        sort();
    }

    /**
     * @param height to be made least, never below 0, where the search ends
     * @param corners one more than there are coordinates; the first is the start
     * @return the lowest point that was found
     */
    static double[] least(ToDoubleFunction<double[]> height, double[][] corners) {
        Simplex simplex = new Simplex(height, corners);
        for (int step = 0; step < STEPS * (corners.length - 1) && simplex.isSteep(); step++) {
            simplex.step();
        }
        return simplex.corners[0].at();
    }

    private boolean isSteep() {
        double lowest = corners[0].height();
        return lowest > 0 && !(corners[corners.length - 1].height() - lowest <= FLAT * lowest);
    }

    private Corner corner(double[] at) {
        return new Corner(at, height.applyAsDouble(at));
    }

    private void sort() {
        Arrays.sort(corners, Comparator.comparingDouble(Corner::height));
    }

    private void step() {
        int last = corners.length - 1;
        Corner highest = corners[last];
        double[] centre = new double[last];
        for (int i = 0; i < last; i++) {
            for (int k = 0; k < last; k++) {
                centre[i] += corners[k].at()[i] / last;
            }
        }
        Corner reflected = corner(between(highest.at(), centre, 2));
        if (reflected.height() < corners[0].height()) {
            Corner expanded = corner(between(highest.at(), centre, 3));
            corners[last] = expanded.height() < reflected.height() ? expanded : reflected;
        } else if (reflected.height() < corners[last - 1].height()) {
            corners[last] = reflected;
        } else {
            Corner nearer = reflected.height() < highest.height() ? reflected : highest;
            Corner contracted = corner(between(nearer.at(), centre, 0.5));
            if (contracted.height() < nearer.height()) {
                corners[last] = contracted;
            } else {
                for (int k = 1; k <= last; k++) {
                    corners[k] = corner(between(corners[k].at(), corners[0].at(), 0.5));
                }
            }
        }
        sort();
    }

    /** From one point to another, and as far beyond as {@code share} is over 1. */
    private static double[] between(double[] from, double[] to, double share) {
        double[] point = new double[from.length];
        for (int i = 0; i < point.length; i++) {
            point[i] = from[i] + share * (to[i] - from[i]);
        }
        return point;
    }
}
