package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.DiskSpec;
import dev.whence.kernel.FlatProgram.Duration;
import dev.whence.kernel.FlatProgram.FileSpec;
import dev.whence.kernel.FlatProgram.FlowSpec;
import dev.whence.kernel.FlatProgram.Formula;
import dev.whence.kernel.FlatProgram.Group;
import dev.whence.kernel.FlatProgram.LinkSpec;
import dev.whence.kernel.FlatProgram.ServersSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Puts flat programs together by hand. Account cells, counters and spans are named; times are bare units. */
final class Workbench {

    static final long FOREVER = Long.MAX_VALUE / 2;

    final List<ServersSpec> servers = new ArrayList<>();
    final List<Group> groups = new ArrayList<>();
    final List<DiskSpec> disks = new ArrayList<>();
    final List<FileSpec> files = new ArrayList<>();
    final List<LinkSpec> links = new ArrayList<>();
    final List<FlowSpec> flows = new ArrayList<>();
    final List<Long> clocks = new ArrayList<>();
    final List<FlatProgram.LockSpec> locks = new ArrayList<>();
    final List<Formula> formulas = new ArrayList<>();
    final List<Long> streams = new ArrayList<>();
    private final List<Behaviour> types = new ArrayList<>();
    private final Map<String, Integer> cells = new LinkedHashMap<>();
    private final Map<String, Integer> counters = new LinkedHashMap<>();
    private final Map<String, Integer> spans = new LinkedHashMap<>();
    private final Map<String, Integer> messages = new LinkedHashMap<>();
    private final List<String> log = new ArrayList<>();

    int cell(String name) {
        return cells.computeIfAbsent(name, n -> cells.size());
    }

    /** Consecutive cells. */
    int cells(String first, String... others) {
        int cell = cell(first);
        for (String other : others) {
            cell(other);
        }
        return cell;
    }

    int counter(String name) {
        return counters.computeIfAbsent(name, n -> counters.size());
    }

    int span(String name) {
        return spans.computeIfAbsent(name, n -> spans.size());
    }

    int message(String name) {
        return messages.computeIfAbsent(name, n -> messages.size());
    }

    /** A kind of process with no machine. */
    Behaviour process(String name) {
        return process(name, -1, 0);
    }

    Behaviour process(String name, int machine, long priority) {
        Behaviour b = new Behaviour(this, name, types.size(), machine, priority, false);
        types.add(b);
        return b;
    }

    /** A kind of process whose instances others create. */
    Behaviour pooled(String name, int machine) {
        Behaviour b = new Behaviour(this, name, types.size(), machine, 0, true);
        types.add(b);
        return b;
    }

    int machine(FlatProgram.Discipline discipline, boolean preemptive, long quantum, long switchTime, long tick) {
        servers.add(new ServersSpec("m" + servers.size(), 1, discipline, preemptive, true, Integer.MAX_VALUE, quantum, switchTime, tick, null));
        return servers.size() - 1;
    }

    int station(FlatProgram.Discipline discipline, boolean preemptive, int count, int capacity) {
        servers.add(new ServersSpec("s" + servers.size(), count, discipline, preemptive, false, capacity, 0, 0, 0, null));
        return servers.size() - 1;
    }

    /** A mechanical disk with two heads. */
    int disk(long rotation, long track, long setup, long lead, long seek, long headSwitch, long skew, FlatProgram.Queue queue) {
        disks.add(new DiskSpec("d" + disks.size(), rotation, track, constant(setup), lead, 2, 0, constant(headSwitch), skew, null, constant(seek),
                null, null, queue));
        return disks.size() - 1;
    }

    int serviceDisk(long service, FlatProgram.Queue queue) {
        disks.add(new DiskSpec("d" + disks.size(), 0, 0, Duration.ZERO, 0, 1, 0, Duration.ZERO, 0, null, Duration.ZERO, null,
                constant(service), queue));
        return disks.size() - 1;
    }

    int file(int disk, long size, long block, long stride, long start, int readahead, int writebehind) {
        files.add(new FileSpec("f" + files.size(), disk, size, block, stride, start, readahead, writebehind));
        return files.size() - 1;
    }

    int link(Ratio perBit, long latency, long packet, long overhead, int limit) {
        String name = "link" + links.size();
        links.add(new LinkSpec(name, perBit, latency, packet, overhead, limit, cells(name + ".sending", name + ".latency", name + ".waiting")));
        return links.size() - 1;
    }

    /** What a connection does; {@link #PLAIN} hands messages over as they are sent. */
    record Rules(long message, long header, long window, boolean inBits, int ackEvery, long ackBits, long turnaround,
            FlatProgram.StreamSpec stream) {

        static final Rules PLAIN = new Rules(Long.MAX_VALUE, 0, Long.MAX_VALUE, false, 1, 0, 0, null);

        static Rules window(long window, long turnaround) {
            return new Rules(Long.MAX_VALUE, 0, window, false, 1, 0, turnaround, null);
        }

        static Rules stream(long segment, boolean nagle, long delayedAck, int clock) {
            return new Rules(Long.MAX_VALUE, 0, Long.MAX_VALUE, false, 1, 0, 0,
                    new FlatProgram.StreamSpec(segment, nagle, delayedAck, clock));
        }
    }

    /** A connection over links; the way back has the number one higher. */
    int connect(Behaviour from, Behaviour to, Rules rules, int[] route, int[] back) {
        int flow = flows.size();
        flows.add(flow(from, to, rules, flow + 1, route));
        flows.add(flow(to, from, rules, flow, back));
        return flow;
    }

    private FlowSpec flow(Behaviour from, Behaviour to, Rules r, int reverse, int[] route) {
        String name = "flow" + flows.size();
        return new FlowSpec(name, from.index(), 0, to.index(), 0, reverse, route, r.message(), r.header(), r.window(), r.inBits(), r.ackEvery(),
                r.ackBits(), r.turnaround(), r.stream(), cells(name + ".window", name + ".turnaround", name + ".nagle", name + ".delayed_ack"),
                -1);
    }

    static Duration constant(long units) {
        return new Duration(units, -1);
    }

    FlatProgram program() {
        types.forEach(Behaviour::finish);
        List<FlatProgram.ProcessType> finished = types.stream().map(Behaviour::type).toList();
        return new FlatProgram(1_000_000, Math.max(1, cells.size()), counters.size(), spans.size(),
                finished, servers, groups, disks, files, links, flows, clocks, locks, formulas,
                streams.stream().mapToLong(Long::longValue).toArray(), List.copyOf(messages.keySet()));
    }

    /** A simulation that logs each finished span as {@code name@instant}. */
    Simulation simulation() {
        FlatProgram program = program();
        Simulation s = new Simulation(program, new Interpreter(), 1, 0);
        List<String> names = List.copyOf(spans.keySet());
        s.measures().observe(new Measures.Observer() {
            @Override
            public void finished(int span, long start, long end, int tip) {
                log.add(names.get(span) + "@" + end);
            }

            @Override
            public void restarted() {
                log.clear();
            }
        });
        return s;
    }

    /** What was finished and when, up to an instant. */
    List<String> logUntil(long instant) {
        simulation().run(instant, Long.MAX_VALUE, null);
        return List.copyOf(log);
    }

    List<String> log() {
        return List.copyOf(log);
    }

    long spent(Simulation s, String cell) {
        return s.accounts()[cells.get(cell)].longValueExact();
    }
}
