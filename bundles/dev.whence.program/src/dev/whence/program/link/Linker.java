package dev.whence.program.link;

import dev.whence.kernel.FlatProgram;
import dev.whence.kernel.FlatProgram.Duration;
import dev.whence.kernel.FlatProgram.Formula;
import dev.whence.kernel.FlatProgram.ProcessType;
import dev.whence.kernel.Op;
import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Model;
import dev.whence.program.Model.Kind;
import dev.whence.program.Model.Part;
import dev.whence.program.Model.Process;
import dev.whence.program.Model.Routine;
import dev.whence.program.Statement;
import dev.whence.program.link.Cell.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes a flat program of a model for one assignment of its values: counts instances, lays out devices, connects
 * processes, and writes their instructions.
 */
public final class Linker {
    private static final int MOST_TYPES = 10_000;

    final Values values;
    final Measurer measurer;
    final Cells cells = new Cells();
    final Streams streams = new Streams();
    final Machines machines;
    final Storage storage;
    final Channels channels;
    private final Counters counters;
    private final Map<String, Set<String>> counting = new HashMap<>();
    private final Set<String> asked;
    private final List<ProcessType> types = new ArrayList<>();
    private final List<List<At>> lines = new ArrayList<>();
    private final Map<String, Integer> typeOf = new LinkedHashMap<>();
    private final Map<String, Integer> locks = new LinkedHashMap<>();
    private final List<FlatProgram.LockSpec> lockSpecs = new ArrayList<>();
    private final List<Formula> formulas = new ArrayList<>();
    private boolean rounded;

    private Linker(Values values, Set<String> asked) {
        this.values = values;
        this.asked = asked;
        measurer = new Measurer(values);
        machines = new Machines(this);
        storage = new Storage(this);
        channels = new Channels(this);
        counters = new Counters(values, asked);
    }

    /**
     * @param values of parameters and properties
     * @param asked keys of the rounds, payloads and completions that somebody will ask for, see {@link Asked}
     * @throws ModelException if the values make no sense
     */
    public static Linked link(Values values, Set<String> asked) {
        return new Linker(values, asked).run();
    }

    private Linked run() {
        if (values.model().processes().isEmpty()) {
            throw new ModelException("there is no process in this model, so there is nothing to simulate; write process …", new At(
                    values.model().file(), 1));
        }
        chooseTimeUnit();
        counters.collect();
        int number = 0;
        for (Process p : values.model().processes()) {
            typeOf.put(p.name(), number++);
        }
        machines.link();
        storage.link();
        for (Part p : values.model().parts()) {
            if (p.kind() == Kind.LOCK) {
                refuse(p.path(), "inherit", p.at());
                locks.put(p.path(), lockSpecs.size());
                for (int i = 0; i < values.count(p.path()); i++) {
                    lockSpecs.add(new FlatProgram.LockSpec(measurer.number(p.path(), "holders", 1), measurer.duration(p.path(), "handoff"),
                            cells.of(new Cell(null, p.path(), "held", List.of(), null, Role.DEVICE, p.at()))));
                }
            }
        }
        channels.link();
        for (Process p : values.model().processes()) {
            types.add(null);
            lines.add(null);
        }
        for (Process p : values.model().processes()) {
            write(p);
        }
        Map<String, Linked.Resource> resources = new LinkedHashMap<>(machines.resources());
        storage.resources(resources);
        channels.resources(resources);
        locks.forEach((path, first) -> resources.put(path, new Linked.Resource(first, values.count(path),
                values.count(path) * lockSpecs.get(first).holders(), false)));
        FlatProgram program = new FlatProgram(measurer.unitsPerSecond(), cells.all().size(), counters.size(), counters.spanCount(),
                List.copyOf(types), machines.specs(), machines.groups(), storage.disks(), storage.files(), channels.links(), channels.flows(),
                channels.clocks(), lockSpecs, formulas, streams.seeds(), channels.messageTypes());
        return new Linked(program, cells.all(), streams.isUsed(), rounded, counters.all(), counting, counters.spans(), resources, lines);
    }

    /** What a command line can still set, though the language refuses it. */
    private void refuse(String entity, String property, At at) {
        if (isChanged(entity, property)) {
            throw new ModelException(property + " of " + entity + " is not simulated yet; leave it out", at);
        }
    }

    private void chooseTimeUnit() {
        List<dev.whence.units.Rational> periods = new ArrayList<>();
        storage.periods(periods);
        channels.periods(periods);
        new Periods(values).collect(periods);
        TimeUnit unit = TimeUnit.forPeriods(periods);
        measurer.unit(unit.perSecond());
        rounded = unit.rounded();
    }

    private void write(Process p) {
        refuse(p.name(), "quota", p.at());
        int n = instances(p.name());
        int type = typeOf(p.name());
        if (p.every() == null) {
            BodyWriter body = new BodyWriter(this, p.name(), p.name(), n, false);
            body.process(p.body(), p.at());
            types.set(type, type(p.name(), body, n, false));
            lines.set(type, body.code().places());
            return;
        }
        BodyWriter job = new BodyWriter(this, p.name(), p.name(), n, true);
        int jobType = reserve();
        job.process(p.body(), p.at());
        types.set(jobType, type(p.name(), job, n, true));
        lines.set(jobType, job.code().places());
        BodyWriter source = new BodyWriter(this, p.name(), p.name() + "/every", n, false);
        source.arrivals(p.every(), jobType, p.at());
        types.set(type, new ProcessType(p.name() + " arrivals", source.code().code(), source.operands().blocks(), false,
                source.timeLocals().length, source.timeLocals(), 0, filled(n), 0, 0, 0, 0, source.sourceCell(p.at())));
        lines.set(type, source.code().places());
    }

    private static int[] filled(int n) {
        int[] none = new int[n];
        java.util.Arrays.fill(none, -1);
        return none;
    }

    private int reserve() {
        types.add(null);
        lines.add(null);
        return types.size() - 1;
    }

    /** Adds a type for a branch of {@code parallel}. */
    int branch(String process, String path, int instances, List<Statement> body, Scope scope, At at, List<String> within) {
        if (types.size() > MOST_TYPES) {
            throw new ModelException("over 10,000 branches and processes, which is the limit: routines are written out where they are done", at);
        }
        int type = reserve();
        BodyWriter writer = new BodyWriter(this, process, path, instances, true);
        writer.branchBody(body, scope, at, within);
        types.set(type, type(process, writer, instances, true));
        lines.set(type, writer.code().places());
        return type;
    }

    private ProcessType type(String process, BodyWriter body, int instances, boolean pooled) {
        String machine = machines.of(process);
        At at = values.process(process).at();
        int ready = cell(process, machine, "ready", at);
        int switching = cells.of(new Cell(process, machine, "switch", List.of(), null, machine == null ? Role.WAIT : Role.BUSY, at));
        int preempted = cell(process, machine, "preempted", at);
        int tick = cell(process, machine, "tick", at);
        int ended = cells.of(new Cell(process, null, "ended", List.of(), null, Role.NONE, at));
        long priority = measurer.signed(process, "priority");
        return new ProcessType(process, body.code().code(), body.operands().blocks(), pooled, body.timeLocals().length, body.timeLocals(),
                priority, machines.perInstance(process, instances), ready, switching, preempted, tick, ended);
    }

    private int cell(String process, String machine, String cause, At at) {
        return cells.of(new Cell(process, machine, cause, List.of(), null, Role.WAIT, at));
    }

    int instances(String process) {
        return values.count(process);
    }

    int typeOf(String process) {
        Integer type = typeOf.get(process);
        if (type == null) {
            throw new ModelException("there is no process " + process, At.NOWHERE);
        }
        return type;
    }

    long unitsPerSecond() {
        return measurer.unitsPerSecond();
    }

    int lock(String path) {
        return locks.get(path);
    }

    Routine routine(String name, At at) {
        return values.model().routines().stream().filter(r -> r.name().equals(name)).findFirst()
                .orElseThrow(() -> new ModelException("there is no routine " + name, at));
    }

    /** Which of all instances, from 0, is meant in a process: where it does not say so, of what its own machine has. */
    int index(Entity e, String process, Scope scope, int self, At at) {
        int own = values.own(e.path());
        return outer(e, process, scope, self, at) * own + position(e, own, scope, self, at);
    }

    /** Inside which instance of the part around it. */
    private int outer(Entity e, String process, Scope scope, int self, At at) {
        if (e.within() == null || e.isPlain() && !values.isInSeveral(e.path())) {
            return 0;
        }
        boolean beside = e.within().isPlain() && machines.isOn(process, e.within().path());
        return beside ? machines.around(process, self, e.within().path()) : index(e.within(), process, scope, self, at);
    }

    /** Position in an array from 0, while the language counts from 1; 0 where there is only one. */
    private int position(Entity e, int size, Scope scope, int self, At at) {
        if (e.index() == null) {
            if (size == 1) {
                return 0;
            }
            throw new ModelException("there are " + size + " of " + e.path() + "; say which: " + e.path() + "[…]", at);
        }
        Value v = values.evaluate(e.index(), scope, self);
        if (!(v instanceof Value.Amount a) || !a.quantity().value().isWhole()) {
            throw new ModelException("the index of " + e.path() + " must be a whole number that is known before the run", at);
        }
        long i = measurer.whole(a.quantity().value(), "the index", at);
        if (i < 1 || i > size) {
            throw new ModelException(e.path() + "[" + i + "] is not there; there " + (size == 1 ? "is 1" : "are " + size)
                    + ", counted from 1", at);
        }
        return (int) i - 1;
    }

    boolean hasValue(String entity, String property) {
        Expression e = values.property(entity, property);
        return e != null && !(e instanceof Expression.Alternative a && (a.name().equals("none") || a.name().equals("unlimited")));
    }

    /** Whether the property differs from its default. */
    boolean isChanged(String entity, String property) {
        Expression e = values.property(entity, property);
        if (!hasValue(entity, property)) {
            return false;
        }
        Value v = values.evaluate(e);
        return !(v instanceof Value.Truth t) || t.value();
    }

    /** A duration that may be a distribution, drawn at each use. */
    Duration duration(String entity, String property) {
        Expression e = values.property(entity, property);
        if (e == null) {
            return Duration.ZERO;
        }
        Value v = values.evaluate(e);
        if (v != null) {
            return new Duration(measurer.duration(entity, property), -1);
        }
        CodeWriter code = new CodeWriter();
        Operands operands = new Operands(1);
        int[] registers = {0};
        int[] number = {0};
        ExpressionWriter writer = new ExpressionWriter(values, code, operands, () -> registers[0]++,
                key -> streams.open(entity + "." + property + "#" + number[0]++, 1));
        writer.push(e, Scope.EMPTY, unitsPerSecond());
        formulas.add(new Formula(code.code(), operands.blocks()[0]));
        return new Duration(0, formulas.size() - 1);
    }

    boolean isAsked(String key) {
        return asked.contains(key);
    }

    boolean countsRounds(String process) {
        return isAsked("round:" + process);
    }

    boolean timesRounds(String process) {
        return isAsked("span:" + process);
    }

    void counts(String counter, String process) {
        counting.computeIfAbsent(counter, c -> new LinkedHashSet<>()).add(process);
    }

    int counter(String key) {
        return counters.first(key);
    }

    long scale(String key) {
        return counters.scale(key);
    }

    Linked.Counter namedCounter(String name) {
        return counters.named(name);
    }

    int span(String key) {
        return counters.span(key);
    }

    void countIfAsked(String key, BodyWriter body) {
        if (isAsked(key)) {
            body.code().emit(Op.COUNT, body.operands().constant(counter(key)), body.operands().constant(1));
        }
    }
}
