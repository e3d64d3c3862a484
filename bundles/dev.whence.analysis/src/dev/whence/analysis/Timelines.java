package dev.whence.analysis;

import dev.whence.analysis.Results.Nature;
import dev.whence.analysis.Timeline.Kind;
import dev.whence.analysis.Timeline.Lane;
import dev.whence.analysis.Timeline.Message;
import dev.whence.analysis.Timeline.Stay;
import dev.whence.kernel.FlatProgram;
import dev.whence.kernel.FlatProgram.FlowSpec;
import dev.whence.kernel.ProcessInstance;
import dev.whence.kernel.Recorder;
import dev.whence.kernel.Simulation;
import dev.whence.program.Model;
import dev.whence.program.link.Cell;
import dev.whence.program.link.Cell.Role;
import dev.whence.program.link.Linked;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Records what happens when, by running a variant once more: for one period, or as much of it as can be looked at. */
public final class Timelines {
    /** More than this nobody can tell apart in a picture. */
    private static final int MOST_STAYS = 4_000;
    private static final long WARM_UP_EVENTS = 1 << 10;

    private Timelines() {
    }

    /** @throws dev.whence.program.link.ModelException for a model that cannot be run */
    public static Timeline of(Model model, Options options, String variant, Progress progress) {
        Run run = new Runs(model, options, progress).of(Assignment.of(options.changes()).in(model, variant).overrides());
        Nature nature = run.nature();
        long period = nature == Nature.EXACT ? run.samples().get(0).period() : 0;
        Trial trial = run.fresh();
        Simulation s = trial.simulation();
        if (nature == Nature.EXACT) {
            trial.run(run.recurredFrom(), Long.MAX_VALUE, null);
        } else if (nature != Nature.OVER) {
            trial.run(Run.LATEST, WARM_UP_EVENTS, null);
        }
        Recording recording = new Recording(run.linked(), s.now());
        s.observe(recording);
        long end = nature == Nature.EXACT ? s.now() + period : Run.LATEST;
        while (!recording.isFull() && s.now() < end) {
            if (trial.run(end, s.events() + 100, null) == Simulation.Outcome.OVER) {
                break;
            }
        }
        return recording.timeline(variant, Math.min(s.now(), end), period);
    }

    private static final class Recording implements Recorder {
        private final Linked linked;
        private final double unit;
        private final long start;
        private final Map<String, Lane> lanes = new LinkedHashMap<>();
        private final List<Message> messages = new ArrayList<>();
        private int stays;

        Recording(Linked linked, long start) {
            this.linked = linked;
            this.start = start;
            unit = linked.program().unitsPerSecond();
        }

        boolean isFull() {
            return stays >= MOST_STAYS;
        }

        private double seconds(long instant) {
            return Math.max(0, instant - start) / unit;
        }

        @Override
        public void stayed(ProcessInstance process, int number, long since, long until) {
            if (until <= Math.max(since, start)) {
                return;
            }
            Cell cell = linked.cells().get(number);
            if (cell.cause().equals("ended")) {
                return;
            }
            String name = name(process.typeIndex(), process.index());
            add(name, Kind.PROCESS, stay(cell, since, until, null));
            Linked.Resource resource = cell.role() == Role.BUSY ? linked.resources().get(cell.resource()) : null;
            if (resource != null && resource.isServers()) {
                boolean machine = linked.program().servers().get(resource.first()).machine();
                add(cell.resource(), machine ? Kind.PROCESSOR : Kind.STATION, stay(cell, since, until, name));
            }
        }

        @Override
        public void passed(int number, long since, long until) {
            if (until <= Math.max(since, start)) {
                return;
            }
            Cell cell = linked.cells().get(number);
            if (cell.resource() != null) {
                add(cell.resource(), kind(cell), stay(cell, since, until, cell.process()));
            }
        }

        private Kind kind(Cell cell) {
            String resource = cell.resource();
            return linked.program().disks().stream().anyMatch(d -> d.name().equals(resource)) ? Kind.DISK
                : linked.program().links().stream().anyMatch(l -> l.name().equals(resource)) ? Kind.LINK : Kind.CONNECTION;
        }

        private Stay stay(Cell cell, long since, long until, String whom) {
            return new Stay(seconds(since), seconds(until), cell.label() != null ? cell.label() : cell.cause(), whom, cell.role() == Role.WAIT, cell.at());
        }

        private void add(String lane, Kind kind, Stay stay) {
            lanes.computeIfAbsent(kind + " " + lane, k -> new Lane(lane, kind, new ArrayList<>())).stays().add(stay);
            stays++;
        }

        @Override
        public void delivered(int flow, int messageType, long sentAt, long departedAt, long arrivedAt) {
            FlowSpec spec = linked.program().flows().get(flow);
            messages.add(new Message(name(spec.fromType(), spec.fromInstance()), name(spec.toType(), spec.toInstance()),
                linked.program().messageTypes().get(messageType), spec.name(),
                seconds(sentAt), seconds(departedAt), seconds(arrivedAt)));
        }

        private String name(int type, int index) {
            FlatProgram.ProcessType t = linked.program().types().get(type);
            return t.instances() > 1 ? t.name() + "[" + (index + 1) + "]" : t.name();
        }

        Timeline timeline(String variant, long end, long period) {
            List<Lane> ordered = new ArrayList<>(lanes.values());
            ordered.sort(Comparator.comparing(Lane::kind));
            return new Timeline(variant, (end - start) / unit, period / unit, ordered, messages);
        }
    }
}
