package dev.whence.statistics;

import org.hipparchus.distribution.continuous.TDistribution;

/**
 * The mean of independent, identically distributed observations with its confidence interval by Student's t.
 *
 * @param mean of the observations
 * @param halfWidth of the interval; infinite for fewer than two observations
 */
public record MeanInterval(double mean, double halfWidth) {

    /**
     * @param observations one for each replication
     * @param confidence such as 0.95
     */
    public static MeanInterval of(double[] observations, double confidence) {
        double sum = 0;
        for (double x : observations) {
            sum += x;
        }
        return around(sum / observations.length, observations, confidence);
    }

    /**
     * The interval around an estimate from all observations together, by how far the estimate from each alone lies from it (sectioning).
     *
     * @param observations one for each replication
     * @param confidence such as 0.95
     */
    public static MeanInterval around(double centre, double[] observations, double confidence) {
        int n = observations.length;
        if (n < 2) {
            return new MeanInterval(centre, Double.POSITIVE_INFINITY);
        }
        double squares = 0;
        for (double x : observations) {
            squares += (x - centre) * (x - centre);
        }
        double deviation = Math.sqrt(squares / (n - 1) / n);
        double t = new TDistribution(n - 1).inverseCumulativeProbability(0.5 + confidence / 2);
        return new MeanInterval(centre, deviation == 0 ? 0 : t * deviation);
    }

    /** By how much an interval of {@code n} observations widens from one confidence to another. */
    public static double widening(int n, double from, double to) {
        TDistribution t = new TDistribution(Math.max(1, n - 1));
        return t.inverseCumulativeProbability(0.5 + to / 2) / t.inverseCumulativeProbability(0.5 + from / 2);
    }

    public double low() {
        return mean - halfWidth;
    }

    public double high() {
        return mean + halfWidth;
    }

    /** Half width over the mean's size. */
    public double relative() {
        return halfWidth == 0 ? 0 : halfWidth / Math.abs(mean);
    }
}
