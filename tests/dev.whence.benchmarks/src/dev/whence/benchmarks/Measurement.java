package dev.whence.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * One measurement: CPU and wall time in seconds, of one run after warming up. CPU time is that of the whole process, with its compiler and collector
 * threads, since some contenders run in a thread of their own. The system may count it in steps of 10 ms, so short runs are repeated and averaged.
 */
record Measurement(double cpu, double wall, double observed) {

    private static final long ENOUGH = 1_000_000_000;
    private static final String MARK = "measured ";

    /** Measures in this JVM: contender, workload, n. Prints one line that {@link #parse} understands. */
    public static void main(String[] arguments) throws Exception {
        Contender contender = Contenders.make(arguments[0]);
        Workload workload = Workload.valueOf(arguments[1]);
        long n = Long.parseLong(arguments[2]);
        // Twice, since the second run starts with the code that the first had compiled.
        contender.run(workload, Math.max(1, n / 10));
        contender.run(workload, Math.max(1, n / 10));
        System.gc();
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long cpu = system.getProcessCpuTime();
        long wall = System.nanoTime();
        double observed;
        int runs = 0;
        do {
            observed = contender.run(workload, n);
            runs++;
        } while (System.nanoTime() - wall < ENOUGH);
        wall = System.nanoTime() - wall;
        cpu = system.getProcessCpuTime() - cpu;
        System.out.println(MARK + cpu / 1e9 / runs + " " + wall / 1e9 / runs + " " + observed);
        System.out.flush();
        // Some peers leave threads behind.
        Runtime.getRuntime().halt(0);
    }

    /** From what {@link #main} printed, among whatever the peers print. */
    static Measurement parse(String output) {
        return output.lines().filter(line -> line.startsWith(MARK)).map(line -> line.substring(MARK.length()).split(" "))
            .map(part -> new Measurement(Double.parseDouble(part[0]), Double.parseDouble(part[1]), Double.parseDouble(part[2])))
            .findFirst().orElseThrow(() -> new IllegalStateException("measured nothing:\n" + output));
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.2f s CPU, %.2f s wall, observed %s", cpu, wall, observed);
    }
}
