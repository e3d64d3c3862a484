package dev.whence.benchmarks;

/** What every contender simulates. The exact answer is known, so that nobody is measured on a wrong model. */
public enum Workload {

    /** M/M/1, λ = 0.9/s, μ = 1/s, empty at first, until n customers have been served. Observed: the mean wait in the queue, ρ/(μ-λ) = 9 s. */
    MM1("(a) M/M/1, λ 0.9, μ 1", "customer", "mean wait, s", 9, 0.04),

    /**
     * 1,000 jobs over 50 stations, each FIFO with one server and exponential times of mean 1 s; from each to any, itself included, alike; 20 jobs at each
     * at first; until n services are complete. Observed: completions per second, 50·N/(N+M-1) with N jobs, M stations (Buzen 1973, balanced network).
     */
    CLOSED("(b) closed, 1,000 jobs, 50 stations", "completion", "completions/s", 50.0 * 1000 / 1049, 0.005),

    /** Four processes pass one message in a ring, each hop taking 1 µs, until n hops are done. Observed: the time of a hop. */
    RING("(c) ring of four, 1 µs a hop", "hop", "time per hop, s", 1e-6, 1e-9),

    /**
     * One process reads n blocks in sequence: 1/60 s a revolution, four blocks to the track, one block skipped after each, and 5 ms from one transfer's
     * end until the next can begin. 5 ms is more than the quarter turn of the gap, so each block takes one and a half turns. Observed: blocks per second, 40.
     */
    FFS("(d) FFS, gap 1, 5 ms set-up", "block", "blocks/s", 40, 1e-6);

    /** What a person reads in the table. */
    public final String title;
    /** What n counts. */
    public final String unit;
    /** What is observed, with its unit. */
    public final String observed;
    private final double expected;
    private final double tolerance;

    Workload(String title, String unit, String observed, double expected, double tolerance) {
        this.title = title;
        this.unit = unit;
        this.observed = observed;
        this.expected = expected;
        this.tolerance = tolerance;
    }

    /** Whether an observation of a run of n units is the exact answer. The random workloads' tolerances are some four standard errors at 10⁷ units. */
    public boolean agrees(double observation, long n) {
        double allowed = tolerance > 1e-4 ? tolerance * Math.max(1, Math.sqrt(1e7 / n)) : tolerance;
        return Math.abs(observation / expected - 1) <= allowed;
    }

    /** The exact answer. */
    public double expected() {
        return expected;
    }
}
