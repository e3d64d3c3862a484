package dev.whence.program.link;

import dev.whence.kernel.Op;
import dev.whence.kernel.ProcessInstance;
import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Model.Routine;
import dev.whence.program.Statement;
import dev.whence.program.Statement.*;
import dev.whence.program.link.Cell.Role;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;

/** Writes the instructions of one type of process. */
final class BodyWriter {
    private static final int MOST_NESTED = 200;
    private final Linker linker;
    private final Values values;
    private final String process;
    private final int instances;
    private final boolean pooled;
    private final CodeWriter code = new CodeWriter();
    private final Operands operands;
    private final ExpressionWriter expressions;
    private final List<Boolean> timeLocals = new ArrayList<>();
    private final List<String> routines = new ArrayList<>();
    private final String path;
    private int streamNumber;

    /** @param path stable name of this body, from which the random streams are seeded */
    BodyWriter(Linker linker, String process, String path, int instances, boolean pooled) {
        this.linker = linker;
        this.values = linker.values;
        this.process = process;
        this.path = path;
        this.instances = instances;
        this.pooled = pooled;
        operands = new Operands(instances);
        expressions = new ExpressionWriter(values, code, operands, () -> local(false), key -> stream());
    }

    int stream() {
        return linker.streams.open(path + "#" + streamNumber++, pooled ? Math.min(1, instances) : instances);
    }

    /** Keeps the numbers of the streams that follow, so that variants which draw less here draw the same there. */
    private int noStream() {
        streamNumber++;
        return 0;
    }

    int local(boolean time) {
        timeLocals.add(time);
        return timeLocals.size() - 1;
    }

    CodeWriter code() {
        return code;
    }

    Operands operands() {
        return operands;
    }

    boolean[] timeLocals() {
        boolean[] flags = new boolean[timeLocals.size()];
        for (int i = 0; i < flags.length; i++) {
            flags[i] = timeLocals.get(i);
        }
        return flags;
    }

    /** A whole process: its statements, its handlers for ever, its end. */
    void process(List<Statement> body, At at) {
        code.at(at);
        int round = -1;
        if (linker.timesRounds(process) && !isLoop(body)) {
            round = local(true);
            code.emit(Op.BEGIN, round);
        }
        block(body, Scope.EMPTY, true);
        code.at(at);
        round(round);
        code.emit(Op.END);
    }

    private static boolean isLoop(List<Statement> body) {
        return !body.isEmpty() && (body.getLast() instanceof Forever || body.getLast() instanceof Every
                || body.getLast() instanceof Receive r && r.body() != null);
    }

    /** One round of the process is over. */
    private void round(int local) {
        if (local >= 0) {
            code.emit(Op.FINISH, linker.span("round:" + process), local);
        }
        if (linker.countsRounds(process)) {
            code.emit(Op.COUNT, operands.each(i -> linker.counter("round:" + process) + i), operands.constant(1));
        }
    }

    /** The block's statements; in a process's own block, handlers and loops make rounds. */
    private void block(List<Statement> body, Scope outer, boolean outermost) {
        Scope scope = new Scope(outer);
        int i = 0;
        while (i < body.size()) {
            if (body.get(i) instanceof Receive r && r.body() != null) {
                int end = i;
                while (end < body.size() && body.get(end) instanceof Receive h && h.body() != null) {
                    end++;
                }
                handlers(body.subList(i, end), scope, outermost);
                i = end;
            } else {
                located(body.get(i), scope, outermost);
                i++;
            }
        }
    }

    private void located(Statement s, Scope scope, boolean outermost) {
        try {
            statement(s, scope, outermost);
        } catch (ModelException fault) {
            throw fault.orAt(s.at());
        }
    }

    private void statement(Statement s, Scope scope, boolean outermost) {
        code.at(s.at());
        switch (s) {
            case Compute c -> compute(c.duration(), c.label(), scope, c.at());
            case Sleep x -> code.emit(Op.SLEEP, duration(x.duration(), scope, x.at()), cell(null, "sleep", x.label(), Role.WAIT, x.at()));
            case Use u -> use(u, scope);
            case Transfer t -> transfer(t, scope);
            case Sync y -> code.emit(Op.SYNC, operands.each(i -> linker.storage.file(y.file(), process, scope, i)),
                    cell(linker.storage.diskOf(y.file()), "transfer", y.label(), Role.WAIT, y.at()));
            case Send x -> send(x, scope);
            case Reply r -> reply(r, scope);
            case Receive r -> receive(r, scope);
            case Forever f -> forever(f.body(), scope, outermost, f.at());
            case Repeat r -> repeat(r, scope);
            case Every e -> every(e, scope, outermost);
            case While w -> whileLoop(w, scope);
            case If x -> conditional(x, scope);
            case Choose c -> choose(c, scope);
            case Parallel p -> parallel(p, scope);
            case Locked l -> locked(l, scope);
            case Count c -> count(c, scope);
            case Time t -> time(t, scope);
            case Let l -> let(l, scope);
            case Do d -> call(d, scope);
        }
    }

    private int cell(String resource, String cause, String label, Role role, At at) {
        return linker.cells.of(new Cell(process, resource, cause, List.copyOf(routines), label, role, at));
    }

    /** Operand for a duration; −1 after writing the code that computes it. */
    private int duration(Expression e, Scope scope, At at) {
        if (!expressions.isKnown(e, scope)) {
            expressions.push(e, scope, linker.unitsPerSecond());
            return -1;
        }
        return operands.each(i -> {
            Rational seconds = Arithmetic.quantity(values.evaluate(e, scope, i)).value();
            if (seconds.signum() < 0) {
                throw new ModelException("a duration is negative here: " + Show.value(values.evaluate(e, scope, i)), at);
            }
            return linker.measurer.units(seconds, at);
        });
    }

    private int amount(Expression e, Scope scope, double scale, String what, At at) {
        if (!expressions.isKnown(e, scope)) {
            expressions.push(e, scope, scale);
            return -1;
        }
        return operands.each(i -> {
            Rational value = Arithmetic.quantity(values.evaluate(e, scope, i)).value().times(Rational.of((long) scale));
            if (value.signum() < 0) {
                throw new ModelException(what + " is negative here: " + Show.value(values.evaluate(e, scope, i)), at);
            }
            return linker.measurer.whole(value, what, at);
        });
    }

    private void compute(Expression duration, String label, Scope scope, At at) {
        String machine = linker.machines.of(process);
        if (machine == null) {
            throw new ModelException("process " + process + " computes, but is on no machine; write process " + process + " on …", at);
        }
        int d = duration(duration, scope, at);
        code.emit(Op.COMPUTE, d, cell(machine, "running", label, Role.BUSY, at));
    }

    private void use(Use u, Scope scope) {
        String station = u.station().path();
        boolean several = u.station().index() == null && values.own(station) > 1;
        int wait = cell(station, "queue", u.label(), Role.WAIT, u.at());
        int service = cell(station, "service", u.label(), Role.BUSY, u.at());
        int d = duration(u.duration(), scope, u.at());
        if (linker.machines.isUnlimited(station)) {
            code.emit(Op.SLEEP, d, service);
        } else if (several) {
            if (values.isInSeveral(station)) {
                throw new ModelException(station + " is an array in each of several, where routing is not simulated; say which: " + station + "[…]",
                        u.at());
            }
            code.emit(Op.USE_ANY, linker.machines.group(station), linker.machines.drawsRoute(station) ? stream() : noStream(), d, wait,
                    service);
        } else {
            code.emit(Op.USE, operands.each(i -> linker.machines.server(station, linker.index(u.station(), process, scope, i, u.at()))), d, wait,
                    service);
        }
        linker.countIfAsked("payload:" + station, this);
    }

    private void transfer(Transfer t, Scope scope) {
        int a = amount(t.amount(), scope, 1, t.write() ? "the amount written" : "the amount read", t.at());
        String disk = linker.storage.diskOf(t.file());
        String[] phases = {"setup", "seek", "head_switch", "rotation", linker.storage.isService(disk) ? "service" : "transfer", "queue"};
        List<Cell> device = new ArrayList<>();
        for (String phase : phases) {
            device.add(new Cell(process, disk, phase, List.copyOf(routines), t.label(), Role.DEVICE, t.at()));
        }
        int stream = !t.random() ? -1 : linker.storage.placesMatter(disk) ? stream() : -2;
        code.emit(t.write() ? Op.WRITE : Op.READ, operands.each(i -> linker.storage.file(t.file(), process, scope, i)), a,
                linker.storage.handles(process, t.file(), instances), stream,
                cell(disk, t.write() ? "write" : "read", t.label(), Role.WAIT, t.at()), linker.cells.block(device));
        if (linker.isAsked("payload:" + t.file().path())) {
            int again = amount(t.amount(), scope, linker.scale("payload:" + t.file().path()), "the amount", t.at());
            int counter = linker.counter("payload:" + t.file().path());
            code.emit(Op.COUNT, operands.each(i -> counter + linker.index(t.file(), process, scope, i, t.at())), again);
        }
    }

    private void send(Send x, Scope scope) {
        messageCost(x.message(), x.size(), scope, x.at());
        IntToLongFunction flow = i -> linker.channels.flow(process, i, x.receiver(), scope, x.at());
        int flowOperand = operands.each(flow);
        String channel = instances > 0 ? linker.channels.channelOf((int) flow.applyAsLong(0)) : null;
        int size = amount(x.size(), scope, 1, "the size of a message", x.at());
        code.emit(Op.SEND, flowOperand, size, linker.channels.messageType(x.message()), cell(channel, "window", null, Role.WAIT, x.at()));
    }

    private void reply(Reply r, Scope scope) {
        messageCost(r.message(), r.size(), scope, r.at());
        int size = amount(r.size(), scope, 1, "the size of a message", r.at());
        code.emit(Op.REPLY, size, linker.channels.messageType(r.message()), cell(null, "window", null, Role.WAIT, r.at()));
    }

    /** Processor time for handling a message of this size, at either end. */
    private void messageCost(String message, Expression size, Scope scope, At at) {
        String machine = linker.machines.of(process);
        if (machine == null) {
            return;
        }
        Expression each = values.property(machine, "per_message");
        Expression perByte = values.property(machine, "per_byte");
        boolean free = isZero(each) && (perByte == null || isZero(perByte));
        if (free) {
            return;
        }
        Expression bits = new Expression.Operation("*", List.of(perByte, size));
        Expression cost = isZero(perByte) ? each : new Expression.Operation("+", List.of(each, bits));
        int d = duration(cost, scope, at);
        code.emit(Op.COMPUTE, d, cell(machine, "running", "message", Role.BUSY, at));
    }

    private boolean isZero(Expression e) {
        return e == null || values.evaluate(e) instanceof Value.Amount a && a.quantity().value().isZero();
    }

    private void receive(Receive r, Scope scope) {
        int next = select(List.of(r), scope);
        code.patch(next, code.here());
        messageCost(r.message(), sizeOf(r), scope, r.at());
    }

    private Expression sizeOf(Receive r) {
        Expression size = r.message() == null ? null : values.property(r.message(), "size");
        return size == null ? new Expression.Constant(Quantity.bits(Rational.ZERO)) : size;
    }

    /** @return the word that holds the first alternative's target; the others follow at distances of three */
    private int select(List<? extends Receive> alternatives, Scope scope) {
        int[] words = new int[4 + 3 * alternatives.size()];
        boolean open = alternatives.size() > 1 || alternatives.get(0).body() != null || alternatives.get(0).message() == null;
        words[0] = Op.SELECT;
        words[1] = cell(null, "receive", null, Role.WAIT, alternatives.get(0).at());
        words[2] = (open ? ProcessInstance.OPEN : 0) | (alternatives.get(0).body() != null ? ProcessInstance.HANDLER : 0);
        words[3] = alternatives.size();
        for (int k = 0; k < alternatives.size(); k++) {
            Receive r = alternatives.get(k);
            words[4 + 3 * k] = r.message() == null ? -1 : linker.channels.messageType(r.message());
            words[5 + 3 * k] = r.sender() == null ? -1
                    : operands.each(i -> linker.channels.source(process, i, r.sender(), scope, r.at()));
        }
        return code.emit(words) + 6;
    }

    private void handlers(List<Statement> group, Scope scope, boolean outermost) {
        List<Receive> alternatives = new ArrayList<>();
        group.forEach(s -> alternatives.add((Receive) s));
        code.at(group.get(0).at());
        int start = code.here();
        int targets = select(alternatives, scope);
        List<Integer> exits = new ArrayList<>();
        for (int k = 0; k < alternatives.size(); k++) {
            Receive r = alternatives.get(k);
            code.at(r.at());
            code.patch(targets + 3 * k, code.here());
            messageCost(r.message(), sizeOf(r), scope, r.at());
            block(r.body(), scope, false);
            code.at(r.at());
            if (outermost) {
                round(-1);
                code.emit(Op.BACK, start);
            } else {
                exits.add(code.emit(Op.JUMP, 0) + 1);
            }
        }
        exits.forEach(word -> code.patch(word, code.here()));
    }

    private void forever(List<Statement> body, Scope scope, boolean outermost, At at) {
        int round = outermost && linker.timesRounds(process) ? local(true) : -1;
        int start = code.here();
        if (round >= 0) {
            code.emit(Op.BEGIN, round);
        }
        block(body, scope, false);
        code.at(at);
        if (outermost) {
            round(round);
        }
        code.emit(Op.BACK, start);
    }

    private void repeat(Repeat r, Scope scope) {
        int counter = local(false);
        int times = amount(r.times(), scope, 1, "the number of repetitions", r.at());
        int loop = code.emit(Op.LOOP, times, counter, 0);
        int start = code.here();
        block(r.body(), scope, false);
        code.at(r.at());
        code.emit(Op.NEXT, counter, start);
        code.patch(loop + 3, code.here());
    }

    private void every(Every e, Scope scope, boolean outermost) {
        int due = local(true);
        int round = outermost && linker.timesRounds(process) ? local(true) : -1;
        code.emit(Op.EVERY, due);
        int start = code.here();
        if (round >= 0) {
            code.emit(Op.BEGIN, round);
        }
        block(e.body(), scope, false);
        code.at(e.at());
        if (outermost) {
            round(round);
        }
        int period = duration(e.period(), scope, e.at());
        code.emit(Op.DUE, period, due, cell(null, "sleep", null, Role.WAIT, e.at()));
        code.emit(Op.BACK, start);
    }

    private void whileLoop(While w, Scope scope) {
        int start = code.here();
        expressions.push(w.condition(), scope, 1);
        int exit = code.emit(Op.JUMP_ZERO, 0) + 1;
        block(w.body(), scope, false);
        code.at(w.at());
        code.emit(Op.BACK, start);
        code.patch(exit, code.here());
    }

    private void conditional(If x, Scope scope) {
        if (expressions.isAlways(x.condition(), scope, true, instances)) {
            block(x.then(), scope, false);
        } else if (expressions.isAlways(x.condition(), scope, false, instances)) {
            block(x.otherwise(), scope, false);
        } else {
            expressions.push(x.condition(), scope, 1);
            int otherwise = code.emit(Op.JUMP_ZERO, 0) + 1;
            block(x.then(), scope, false);
            int end = code.emit(Op.JUMP, 0) + 1;
            code.patch(otherwise, code.here());
            block(x.otherwise(), scope, false);
            code.patch(end, code.here());
        }
    }

    /** Branches of probability 0 are left out; if one is left, nothing is drawn. */
    private void choose(Choose c, Scope scope) {
        List<Integer> possible = new ArrayList<>();
        Rational total = Rational.ZERO;
        for (int k = 0; k < c.branches().size(); k++) {
            Value v = values.evaluate(c.probabilities().get(k), scope, 0);
            if (v == null) {
                throw new ModelException("a probability must be known before the run", c.at());
            }
            Rational p = Arithmetic.quantity(v).value();
            if (p.signum() < 0 || p.compareTo(Rational.ONE) > 0) {
                throw new ModelException("a probability must lie between 0 and 1, this one is " + Show.value(v), c.at());
            }
            total = total.plus(p);
            if (p.signum() > 0) {
                possible.add(k);
            }
        }
        if (!total.equals(Rational.ONE)) {
            throw new ModelException("the probabilities sum to " + total.toDouble() + ", not to 1", c.at());
        }
        if (possible.size() == 1) {
            block(c.branches().get(possible.get(0)), scope, false);
            return;
        }
        drawn(c, possible, scope);
    }

    private void drawn(Choose c, List<Integer> possible, Scope scope) {
        int register = local(false);
        code.emit(Op.UNIFORM, stream());
        code.emit(Op.STORE, register);
        List<Integer> exits = new ArrayList<>();
        Rational below = Rational.ZERO;
        for (int k : possible) {
            below = below.plus(Arithmetic.quantity(values.evaluate(c.probabilities().get(k), scope, 0)).value());
            int skip = -1;
            if (k != possible.getLast()) {
                code.emit(Op.LOAD, register);
                code.emit(Op.PUSH, operands.constant(Double.doubleToRawLongBits(below.toDouble())));
                code.emit(Op.LESS);
                skip = code.emit(Op.JUMP_ZERO, 0) + 1;
            }
            block(c.branches().get(k), scope, false);
            if (skip >= 0) {
                exits.add(code.emit(Op.JUMP, 0) + 1);
                code.patch(skip, code.here());
            }
        }
        exits.forEach(word -> code.patch(word, code.here()));
    }

    private void parallel(Parallel p, Scope scope) {
        for (int k = 0; k < p.branches().size(); k++) {
            int type = linker.branch(process, path + "/" + streamNumber++ + "." + k, instances, p.branches().get(k), scope, p.at(), routines);
            code.emit(Op.FORK, type);
        }
        code.emit(Op.JOIN, cell(null, "join", null, Role.WAIT, p.at()));
    }

    /** A source of jobs: waits for the next arrival, creates it, and so on. Its first arrival comes after one such time. */
    void arrivals(Expression every, int jobType, At at) {
        code.at(at);
        int due = local(true);
        code.emit(Op.EVERY, due);
        int start = code.here();
        int period = duration(every, Scope.EMPTY, at);
        if (values.evaluate(every) instanceof Value.Amount a && a.quantity().value().isZero()) {
            throw new ModelException("the time between arrivals of " + process + " must be more than 0", at);
        }
        code.emit(Op.DUE, period, due, sourceCell(at));
        code.emit(Op.SPAWN, jobType);
        code.emit(Op.BACK, start);
    }

    int sourceCell(At at) {
        return cell(null, "arrivals", null, Role.NONE, at);
    }

    /** The body of a branch of {@code parallel}. */
    void branchBody(List<Statement> body, Scope scope, At at, List<String> within) {
        routines.addAll(within);
        code.at(at);
        block(body, scope, false);
        code.at(at);
        code.emit(Op.END);
    }

    private void locked(Locked l, Scope scope) {
        int operand = operands.each(i -> linker.lock(l.lock().path()) + linker.index(l.lock(), process, scope, i, l.at()));
        code.emit(Op.LOCK, operand, cell(l.lock().path(), "lock", null, Role.WAIT, l.at()));
        block(l.body(), scope, false);
        code.at(l.at());
        code.emit(Op.UNLOCK, operand);
    }

    private void count(Count c, Scope scope) {
        Linked.Counter counter = linker.namedCounter(c.counter());
        int amount = c.amount() == null ? operands.constant(counter.scale())
                : amount(c.amount(), scope, counter.scale(), "what is counted", c.at());
        linker.counts(c.counter(), process);
        code.emit(Op.COUNT, operands.constant(counter.first()), amount);
    }

    private void time(Time t, Scope scope) {
        int local = local(true);
        code.emit(Op.BEGIN, local);
        block(t.body(), scope, false);
        code.at(t.at());
        code.emit(Op.FINISH, linker.span(t.span()), local);
    }

    /** A value that is known stays an expression; a random one is drawn here, once. */
    private void let(Let l, Scope scope) {
        bind(l.name(), l.value(), scope, scope);
    }

    private void bind(String name, Expression value, Scope at, Scope into) {
        if (expressions.isKnown(value, at)) {
            Scope frozen = at;
            into.bind(name, value, frozen);
        } else {
            int register = local(false);
            expressions.push(value, at, 1);
            code.emit(Op.STORE, register);
            into.bindRegister(name, register);
        }
    }

    private void call(Do d, Scope scope) {
        Routine r = linker.routine(d.routine(), d.at());
        if (routines.contains(d.routine())) {
            throw new ModelException("routine " + d.routine() + " does itself; a routine cannot", d.at());
        }
        if (routines.size() == MOST_NESTED) {
            throw new ModelException("routines do each other over " + MOST_NESTED + " deep, which is the limit", d.at());
        }
        Scope inner = new Scope(null);
        for (int i = 0; i < r.arguments().size(); i++) {
            bind(r.arguments().get(i), d.arguments().get(i), scope, inner);
        }
        routines.add(d.routine());
        block(r.body(), inner, false);
        routines.removeLast();
    }
}
