package dev.whence.analysis;

import dev.whence.kernel.Code;
import dev.whence.kernel.Interpreter;
import dev.whence.kernel.Recurrence;
import dev.whence.kernel.Simulation;
import dev.whence.kernel.Simulation.Outcome;
import dev.whence.kernel.SimulationException;
import dev.whence.program.At;
import dev.whence.program.link.Linked;
import dev.whence.program.link.ModelException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** One simulation of a linked program, and what it has measured. */
final class Trial {
    /** Events that take well under a tenth of a second. */
    private static final long PIECE = 100_000;

    private final Linked linked;
    private final Progress progress;
    private final Simulation simulation;
    private final SpanValues values;
    private final List<Integer> schedules = new ArrayList<>();

    Trial(Linked linked, Asked asked, Supplier<Code> code, long seed, long shuffle, Progress progress) {
        this.linked = linked;
        this.progress = progress;
        simulation = new Simulation(linked.program(), code == null ? new Interpreter() : code.get(), seed, shuffle);
        List<Integer> spans = new ArrayList<>();
        for (String key : asked.values()) {
            Linked.Span span = linked.spans().get(key);
            if (span != null) {
                spans.add(span.first());
            }
        }
        values = new SpanValues(linked.program().spans(), spans);
        if (!spans.isEmpty()) {
            simulation.measures().observe(values);
        }
        for (String machine : asked.schedules()) {
            Linked.Resource r = linked.resources().get(machine);
            for (int i = 0; r != null && i < r.instances(); i++) {
                schedules.add(r.first() + i);
                simulation.servers(r.first() + i).keepSchedule();
            }
        }
    }

    Simulation simulation() {
        return simulation;
    }

    /**
     * @param until in units of time
     * @throws ModelException if the model cannot go on: it stands still, somebody waits for ever
     */
    Outcome run(long until, long events, Recurrence recurrence) {
        Outcome outcome;
        try {
            outcome = piecewise(until, events, recurrence);
        } catch (SimulationException e) {
            throw new ModelException(e.getMessage(), place(e.type(), e.pc()));
        }
        if (outcome == Outcome.OVER) {
            new Deadlock(linked, simulation).report();
        }
        return outcome;
    }

    /** In pieces, between which somebody may ask to stop. */
    private Outcome piecewise(long until, long events, Recurrence recurrence) {
        while (true) {
            if (progress.isCancelled()) {
                throw new CancelledException();
            }
            long stop = Math.min(events, simulation.events() + PIECE);
            Outcome outcome = simulation.run(until, stop, recurrence);
            if (outcome != Outcome.EVENTS || simulation.events() >= events) {
                return outcome;
            }
        }
    }

    private At place(int type, int pc) {
        if (type < 0 || pc < 0) {
            return At.NOWHERE;
        }
        List<At> lines = linked.lines().get(type);
        return lines.get(Math.min(Math.max(0, pc - 1), lines.size() - 1));
    }

    Sample sample() {
        Map<Integer, int[]> kept = new HashMap<>();
        for (int s : schedules) {
            kept.put(s, simulation.servers(s).schedule());
        }
        return Sample.of(simulation, linked.cells().size(), values.kept(), kept, linked.program());
    }
}
