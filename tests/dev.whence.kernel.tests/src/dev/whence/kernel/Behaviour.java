package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.ProcessType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What one kind of process does, written down statement by statement. */
final class Behaviour {

    private final Workbench bench;
    private final String name;
    private final int index;
    private final int machine;
    private final long priority;
    private final boolean pooled;
    private final List<Integer> code = new ArrayList<>();
    private final List<Long> operands = new ArrayList<>();
    private final List<Boolean> times = new ArrayList<>();
    private int instances = 1;
    private boolean ended;

    Behaviour(Workbench bench, String name, int index, int machine, long priority, boolean pooled) {
        this.bench = bench;
        this.name = name;
        this.index = index;
        this.machine = machine;
        this.priority = priority;
        this.pooled = pooled;
    }

    int index() {
        return index;
    }

    Behaviour instances(int n) {
        instances = n;
        return this;
    }

    private int operand(long value) {
        operands.add(value);
        return operands.size() - 1;
    }

    private int local(boolean time) {
        times.add(time);
        return times.size() - 1;
    }

    private Behaviour emit(int... words) {
        Arrays.stream(words).forEach(code::add);
        return this;
    }

    private int cell(String cause) {
        return bench.cell(name + "." + cause);
    }

    Behaviour forever(Runnable body) {
        int start = code.size();
        body.run();
        return emit(Op.BACK, start);
    }

    Behaviour repeat(long times, Runnable body) {
        int counter = local(false);
        emit(Op.LOOP, operand(times), counter, 0);
        int exit = code.size() - 1;
        int start = code.size();
        body.run();
        emit(Op.NEXT, counter, start);
        code.set(exit, code.size());
        return this;
    }

    Behaviour every(long period, Runnable body) {
        int due = local(true);
        emit(Op.EVERY, due);
        int start = code.size();
        body.run();
        return emit(Op.DUE, operand(period), due, cell("every"), Op.BACK, start);
    }

    Behaviour compute(long duration) {
        return emit(Op.COMPUTE, operand(duration), cell("run"));
    }

    Behaviour sleep(long duration) {
        return emit(Op.SLEEP, operand(duration), cell("sleep"));
    }

    /** Sleeps for an exponential time of this mean, drawn from a stream. */
    Behaviour sleepExponential(int stream, double mean) {
        return emit(Op.EXPONENTIAL, stream, Op.PUSH, operand(Double.doubleToRawLongBits(mean)), Op.MULTIPLY, Op.SLEEP, -1, cell("sleep"));
    }

    Behaviour use(int station, long duration) {
        return emit(Op.USE, operand(station), operand(duration), cell("queue"), cell("service"));
    }

    Behaviour useAny(int group, int stream, long duration) {
        return emit(Op.USE_ANY, group, stream, operand(duration), cell("queue"), cell("service"));
    }

    Behaviour read(int file, long amount) {
        return emit(Op.READ, operand(file), operand(amount), index * 10 + file, -1, cell("read"), device());
    }

    Behaviour readAtRandom(int file, long amount, int stream) {
        return emit(Op.READ, operand(file), operand(amount), index * 10 + file, stream, cell("read"), device());
    }

    Behaviour write(int file, long amount) {
        return emit(Op.WRITE, operand(file), operand(amount), index * 10 + file, -1, cell("write"), device());
    }

    Behaviour sync(int file) {
        return emit(Op.SYNC, operand(file), cell("sync"));
    }

    private int device() {
        return bench.cells(name + ".setup", name + ".seek", name + ".head_switch", name + ".rotation", name + ".transfer", name + ".waiting");
    }

    Behaviour send(int flow, long size, String message) {
        return emit(Op.SEND, operand(flow), operand(size), bench.message(message), cell("window"));
    }

    Behaviour reply(long size, String message) {
        return emit(Op.REPLY, operand(size), bench.message(message), cell("window"));
    }

    /** @param message null for any */
    Behaviour receive(String message) {
        int target = code.size() + 7;
        return emit(Op.SELECT, cell("receive"), message == null ? ProcessInstance.OPEN : 0, 1, message == null ? -1 : bench.message(message), -1,
                target);
    }

    /** Handles any message that comes, for ever. */
    Behaviour handle(Runnable body) {
        int start = code.size();
        emit(Op.SELECT, cell("receive"), ProcessInstance.OPEN | ProcessInstance.HANDLER, 1, -1, -1, start + 7);
        body.run();
        return emit(Op.BACK, start);
    }

    Behaviour lock(int lock, Runnable body) {
        emit(Op.LOCK, operand(lock), cell("lock"));
        body.run();
        return emit(Op.UNLOCK, operand(lock));
    }

    Behaviour fork(Behaviour branch) {
        return emit(Op.FORK, branch.index);
    }

    Behaviour join() {
        return emit(Op.JOIN, cell("join"));
    }

    Behaviour spawn(Behaviour job) {
        return emit(Op.SPAWN, job.index);
    }

    Behaviour count(String counter) {
        return emit(Op.COUNT, operand(bench.counter(counter)), operand(1));
    }

    /** Logs the instant. */
    Behaviour stamp(String what) {
        return time(what, () -> { });
    }

    Behaviour time(String span, Runnable body) {
        int local = local(true);
        emit(Op.BEGIN, local);
        body.run();
        return emit(Op.FINISH, bench.span(span), local);
    }

    void finish() {
        if (!ended) {
            emit(Op.END);
            ended = true;
        }
    }

    ProcessType type() {
        long[][] blocks = new long[instances][];
        Arrays.fill(blocks, operands.stream().mapToLong(Long::longValue).toArray());
        int[] machines = new int[instances];
        Arrays.fill(machines, machine);
        boolean[] timeLocals = new boolean[times.size()];
        for (int i = 0; i < timeLocals.length; i++) {
            timeLocals[i] = times.get(i);
        }
        return new ProcessType(name, code.stream().mapToInt(Integer::intValue).toArray(), blocks, pooled, times.size(), timeLocals, priority,
                machines, cell("ready"), cell("switch"), cell("preempted"), cell("tick"), cell("ended"));
    }
}
