package dev.whence.program.link;

import dev.whence.kernel.FlatProgram.Discipline;
import dev.whence.kernel.FlatProgram.Group;
import dev.whence.kernel.FlatProgram.Routing;
import dev.whence.kernel.FlatProgram.ServersSpec;
import dev.whence.kernel.Ratio;
import dev.whence.program.Model.Kind;
import dev.whence.program.Model.Part;
import dev.whence.program.Model.Process;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Machines and stations of the program, and which process runs where. */
final class Machines {
    private static final int MOST = 100_000;

    private final Linker linker;
    private final List<ServersSpec> specs = new ArrayList<>();
    private final List<Group> groups = new ArrayList<>();
    private final Map<String, Integer> first = new LinkedHashMap<>();
    private final Map<String, Integer> groupOf = new LinkedHashMap<>();

    Machines(Linker linker) {
        this.linker = linker;
    }

    void link() {
        for (Part p : linker.values.model().parts()) {
            if (p.kind() == Kind.MACHINE || p.kind() == Kind.STATION && !isUnlimited(p.path())) {
                first.put(p.path(), specs.size());
                int n = linker.values.count(p.path());
                if (specs.size() + n > MOST) {
                    throw new ModelException("there are over " + MOST + " machines and stations, which is the limit", p.at());
                }
                for (int i = 0; i < n; i++) {
                    specs.add(spec(p, n > 1 ? p.path() + "[" + i + "]" : p.path()));
                }
            }
        }
    }

    private ServersSpec spec(Part p, String name) {
        Measurer m = linker.measurer;
        boolean machine = p.kind() == Kind.MACHINE;
        int servers = m.number(p.path(), machine ? "cores" : "servers", 1);
        if (servers < 1 || servers > 4095) {
            throw new ModelException(p.path() + " has " + servers + (machine ? " cores" : " servers") + "; from 1 to 4,095 are simulated",
                    p.at());
        }
        Value.Choice scheduler = m.choice(p.path(), "scheduler");
        String name2 = scheduler == null ? "fcfs" : scheduler.name();
        Discipline discipline = switch (name2) {
            case "fcfs" -> Discipline.FCFS;
            case "lcfs" -> Discipline.LCFS;
            case "priority" -> Discipline.PRIORITY;
            case "round_robin" -> Discipline.ROUND_ROBIN;
            case "ps" -> Discipline.SHARED;
            default -> throw new ModelException("the scheduler " + name2 + " is not simulated; use fcfs, lcfs, round_robin, priority or ps",
                    p.at());
        };
        long quantum = discipline == Discipline.ROUND_ROBIN ? quantum(scheduler, p) : 0;
        Ratio speed = machine ? speed(p) : null;
        return new ServersSpec(name, servers, discipline, m.flag(p.path(), "preemptive"), machine,
                machine ? Integer.MAX_VALUE : m.number(p.path(), "capacity", Integer.MAX_VALUE), quantum,
                machine ? m.duration(p.path(), "switch") : 0, machine ? m.duration(p.path(), "tick") : 0, speed);
    }

    private long quantum(Value.Choice scheduler, Part p) {
        if (scheduler.arguments().isEmpty()) {
            throw new ModelException("round_robin needs its quantum, such as round_robin(10 ms)", p.at());
        }
        long q = linker.measurer.units(Arithmetic.quantity(scheduler.arguments().get(0)).value(), p.at());
        if (q <= 0) {
            throw new ModelException("the quantum of " + p.path() + " must be more than 0", p.at());
        }
        return q;
    }

    private Ratio speed(Part p) {
        Quantity q = linker.measurer.quantity(p.path(), "speed");
        if (q == null || q.value().equals(Rational.ONE)) {
            return null;
        }
        if (q.value().signum() <= 0) {
            throw new ModelException("the speed of " + p.path() + " must be more than 0", p.at());
        }
        return new Ratio(q.value().denominator().longValueExact(), q.value().numerator().longValueExact());
    }

    boolean isUnlimited(String station) {
        return linker.values.property(station, "servers") instanceof dev.whence.program.Expression.Alternative a
                && a.name().equals("unlimited");
    }

    /** Path of the machine that a process runs on, or null. */
    String of(String process) {
        Process p = linker.values.process(process);
        return p == null ? null : p.on();
    }

    /** Whether the process is on this machine, or on one inside it. */
    boolean isOn(String process, String machine) {
        String its = of(process);
        return its != null && (its.equals(machine) || its.startsWith(machine + "."));
    }

    /** Which instance of a machine, from 0, the instance of a process is on, or on one inside it. */
    int around(String process, int instance, String machine) {
        int its = linker.values.count(of(process));
        return its == 0 ? 0 : instance % its / (its / linker.values.count(machine));
    }

    /** For each instance of a process the server that runs it, or −1. */
    int[] perInstance(String process, int instances) {
        String machine = of(process);
        int[] result = new int[instances];
        for (int i = 0; i < instances; i++) {
            result[i] = machine == null ? -1 : first.get(machine) + (linker.values.count(machine) > 1
                    ? i % linker.values.count(machine) : 0);
        }
        return result;
    }

    int server(String path, int index) {
        return first.get(path) + index;
    }

    int group(String station) {
        return groupOf.computeIfAbsent(station, s -> {
            Value.Choice routing = linker.measurer.choice(s, "routing");
            groups.add(new Group(first.get(s), linker.values.count(s),
                    routing == null ? Routing.FIRST_FREE : Routing.valueOf(routing.name().toUpperCase(java.util.Locale.ROOT))));
            return groups.size() - 1;
        });
    }

    /** Whether a job draws which station of the array it goes to. */
    boolean drawsRoute(String station) {
        return groups.get(group(station)).routing() == Routing.RANDOM;
    }

    List<ServersSpec> specs() {
        return specs;
    }

    List<Group> groups() {
        return groups;
    }

    Map<String, Linked.Resource> resources() {
        Map<String, Linked.Resource> all = new LinkedHashMap<>();
        first.forEach((path, index) -> {
            int n = linker.values.count(path);
            int servers = 0;
            for (int i = 0; i < n; i++) {
                servers += specs.get(index + i).servers();
            }
            all.put(path, new Linked.Resource(index, n, servers, true));
        });
        return all;
    }
}
