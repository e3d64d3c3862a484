package dev.whence.analysis;

/**
 * Whether the work under way grows for ever, because more arrives than is served: seen at looks, each at about twice the time of the one
 * before. What only fills up grows more and more slowly, by a factor of 0.7 from look to look in the slowest case, a balanced random walk;
 * what overflows goes on growing at its rate, and in every replication.
 */
final class Growth {
    private static final double STEADY = 0.85;
    private static final int LOOKS = 2;
    /** Standard errors. */
    private static final double CERTAINLY = 2.6;
    /** Less work under way than this, on average, may be chance. */
    private static final double LEAST = 50;

    private double[] timeBefore;
    private double[] workBefore;
    private double rate;
    private double mean;
    private int steady;
    private boolean suspected;

    /**
     * @param time of each replication, in seconds
     * @param work under way in each: jobs and messages
     */
    void look(double[] time, double[] work) {
        double grown = 0;
        double squares = 0;
        double passed = 0;
        double sum = 0;
        boolean everywhere = timeBefore != null;
        for (int i = 0; i < work.length; i++) {
            sum += work[i];
            if (timeBefore != null) {
                everywhere &= work[i] > workBefore[i];
                grown += work[i] - workBefore[i];
                squares += (work[i] - workBefore[i]) * (work[i] - workBefore[i]);
                passed += time[i] - timeBefore[i];
            }
        }
        int n = work.length;
        suspected = grown > 0 && (n == 1 || grown > CERTAINLY * Math.sqrt(Math.max(0, squares - grown * grown / n) * n / (n - 1)));
        double rateBefore = rate;
        rate = everywhere ? grown / passed : 0;
        mean = sum / work.length;
        steady = rateBefore > 0 && rate >= STEADY * rateBefore ? steady + 1 : 0;
        timeBefore = time;
        workBefore = work;
    }

    /** Whether it has grown from the last look to this one by more than chance: nothing should be decided before the next. */
    boolean isSuspected() {
        return suspected;
    }

    boolean isSeen() {
        return steady >= LOOKS && mean >= LEAST;
    }

    /** How much is under way, on average over the replications. */
    double work() {
        return mean;
    }

    /** By how much it grows in a second. */
    double perSecond() {
        return rate;
    }
}
