package dev.whence.benchmarks.ours;

import dev.whence.benchmarks.Contender;
import dev.whence.benchmarks.Workload;
import dev.whence.compiler.Compiler;
import dev.whence.kernel.Simulation;
import dev.whence.language.ModelReader;
import dev.whence.language.Reading;
import dev.whence.program.bytecode.Bytecode;
import dev.whence.program.link.Linked;
import dev.whence.program.link.Linker;
import dev.whence.program.link.Values;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Our own, compiled from a model's text, with the accounting on and the search for recurrence off. */
public final class Whence implements Contender {
    /** The models of (a) and (b) are in milliseconds. */
    private static final double MILLI = 1e3;

    private final Map<Workload, Linked> programs = new EnumMap<>(Workload.class);

    @Override
    public String name() {
        return "Whence";
    }

    @Override
    public Set<Workload> workloads() {
        return EnumSet.allOf(Workload.class);
    }

    @Override
    public double run(Workload workload, long n) throws IOException {
        Linked linked = compiled(workload);
        Simulation s = new Simulation(linked.program(), Bytecode.of(linked.program()).get(), 1, 0);
        boolean spans = workload == Workload.MM1;
        long done = 0;
        while (done < n) {
            s.run(Long.MAX_VALUE - 1, s.events() + n - done, null);
            done = spans ? s.measures().spanCount(0) : s.measures().counts(0);
        }
        double seconds = (double) s.now() / linked.program().unitsPerSecond();
        return switch (workload) {
            case MM1 -> s.measures().spanSum(0).doubleValue() / done / linked.program().unitsPerSecond() * MILLI - 1;
            case CLOSED -> done / seconds / MILLI;
            case RING -> seconds / done;
            case FFS -> done / seconds;
        };
    }

    /** Compiled once: what is measured is the run. */
    private Linked compiled(Workload workload) throws IOException {
        if (!programs.containsKey(workload)) {
            String file = workload.name().toLowerCase(Locale.ROOT) + ".perf";
            programs.put(workload, Linker.link(new Values(Compiler.compile(read(file), file), Map.of()), Set.of()));
        }
        return programs.get(workload);
    }

    private static dev.whence.language.perf.Model read(String file) throws IOException {
        try (InputStream text = Whence.class.getResourceAsStream(file)) {
            Reading reading = new ModelReader().read(Path.of(file), new String(text.readAllBytes(), StandardCharsets.UTF_8));
            if (reading.hasErrors()) {
                throw new IOException(reading.issues().toString());
            }
            return reading.model().orElseThrow();
        }
    }
}
