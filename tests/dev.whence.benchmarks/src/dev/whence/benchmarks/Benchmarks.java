package dev.whence.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Measures all contenders on all workloads, each measurement in a fresh JVM, round after round so that a machine that slows down slows everyone down,
 * and prints medians and ratios in Markdown.
 */
public final class Benchmarks {

    private static final String USAGE = """
        tests/dev.whence.benchmarks/run [option…]
          --rounds N        measurements of each, of which the median counts (5)
          --units N         customers, completions, hops, blocks of a run (10000000)
          --workloads A,B   of mm1, closed, ring, ffs (all)
          --contenders A,B  of %s (all)
        """;

    private int rounds = 5;
    private long units = 10_000_000;
    private List<Workload> workloads = List.of(Workload.values());
    private List<String> contenders = List.copyOf(Contenders.keys());

    public static void main(String[] arguments) throws Exception {
        Benchmarks benchmarks = new Benchmarks();
        if (!benchmarks.understands(arguments)) {
            System.err.printf(USAGE, String.join(", ", Contenders.keys()));
            System.exit(4);
        }
        System.out.print(benchmarks.run());
    }

    private boolean understands(String[] arguments) {
        try {
            for (int i = 0; i < arguments.length; i += 2) {
                List<String> values = List.of(arguments[i + 1].split(","));
                switch (arguments[i]) {
                    case "--rounds" -> rounds = Integer.parseInt(arguments[i + 1]);
                    case "--units" -> units = Long.parseLong(arguments[i + 1]);
                    case "--workloads" -> workloads = values.stream().map(name -> Workload.valueOf(name.toUpperCase(Locale.ROOT))).toList();
                    case "--contenders" -> contenders = values;
                    default -> {
                        return false;
                    }
                }
            }
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException malformed) {
            return false;
        }
        return rounds > 0 && units > 0 && Contenders.keys().containsAll(contenders);
    }

    private String run() throws IOException, InterruptedException {
        Map<Workload, Map<String, List<Measurement>>> measurements = new EnumMap<>(Workload.class);
        for (int round = 1; round <= rounds; round++) {
            for (Workload workload : workloads) {
                for (String key : contenders) {
                    if (Contenders.make(key).workloads().contains(workload)) {
                        Measurement measurement = measure(key, workload);
                        System.err.printf("round %d of %d, %s, %s: %s%n", round, rounds, workload.title, key, measurement);
                        measurements.computeIfAbsent(workload, w -> new LinkedHashMap<>()).computeIfAbsent(key, k -> new ArrayList<>()).add(measurement);
                    }
                }
            }
        }
        StringBuilder text = new StringBuilder(machine());
        measurements.forEach((workload, ofWorkload) -> text.append(new Table(workload, units, ofWorkload)));
        return text.toString();
    }

    private Measurement measure(String key, Workload workload) throws IOException, InterruptedException {
        List<String> command = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC", "-Xms1g", "-Xmx1g", "-Dguice_bytecode_gen_option=DISABLED", "-cp", System.getProperty("java.class.path"),
            Measurement.class.getName(), key, workload.name(), Long.toString(units));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes());
        process.waitFor();
        Measurement measurement = Measurement.parse(output);
        if (!workload.agrees(measurement.observed(), units)) {
            throw new IllegalStateException("%s simulates something else: %s is %s rather than %s".formatted(
                key, workload.observed, measurement.observed(), workload.expected()));
        }
        return measurement;
    }

    private String machine() throws IOException {
        Path cpu = Path.of("/proc/cpuinfo");
        String model = Files.isReadable(cpu)
            ? Files.readAllLines(cpu).stream().filter(line -> line.startsWith("model name")).map(line -> line.replaceFirst(".*: ", ", ")).findFirst().orElse("") : "";
        return "%s %s, %s %s%s, %d processors. %,d units a run, median of %d runs, each in a JVM of its own after warming up, contenders in turn.%n".formatted(
            System.getProperty("java.vm.name"), System.getProperty("java.vm.version"), System.getProperty("os.name"), System.getProperty("os.arch"), model,
            Runtime.getRuntime().availableProcessors(), units, rounds);
    }

    private Benchmarks() {
    }
}
