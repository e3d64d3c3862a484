package dev.whence.benchmarks;

import java.util.Set;

/** A simulator that takes part. Each measurement has a JVM of its own, so that no contender's profile spoils another's code. */
public interface Contender {

    /** As it stands in the table, with its version and set-up. */
    String name();

    /** What it can simulate. */
    Set<Workload> workloads();

    /**
     * Simulates from the start until n units are done, as {@link Workload} says.
     *
     * @return what is observed there
     */
    double run(Workload workload, long n) throws Exception;
}
