package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.ProcessType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All process instances, as arrays indexed by process, and the statements they execute. A statement that returns false
 * has blocked the process: its resume point is then already set.
 */
public final class Processes {
    private static final int ENDED = -1;

    private final Simulation s;
    private final ProcessType[] types;
    private final int[][] codes;
    private final int words;
    private int count;
    private final int[] firstOfType;
    private final IntQueue[] free;

    public int[] type = new int[16];
    public int[] pc = new int[16];
    public long[][] operands = new long[16][];
    public long[] locals;
    public int[] self = new int[16];
    int[] cell = new int[16];
    long[] since = new long[16];
    int[] machine = new int[16];
    int[] server = new int[16];
    long[] remaining = new long[16];
    int[] runCell = new int[16];
    long[] requestedAt = new long[16];
    long[] key = new long[16];
    boolean[] preempted = new boolean[16];
    int[] slot = new int[16];
    int[] parent = new int[16];
    int[] children = new int[16];
    boolean[] joining = new boolean[16];
    int[] selecting = new int[16];
    int[] current = new int[16];
    int[] boxHead = new int[16];
    int[] boxTail = new int[16];
    int[] tip = new int[16];

    Processes(Simulation s) {
        this.s = s;
        types = s.program.types().toArray(ProcessType[]::new);
        codes = new int[types.length][];
        for (int t = 0; t < types.length; t++) {
            codes[t] = types[t].code();
        }
        int most = 0;
        for (ProcessType t : types) {
            most = Math.max(most, t.locals());
        }
        words = most;
        locals = new long[16 * words];
        firstOfType = new int[types.length];
        free = new IntQueue[types.length];
        for (int t = 0; t < free.length; t++) {
            free[t] = new IntQueue();
        }
    }

    void createAll() {
        for (int t = 0; t < types.length; t++) {
            firstOfType[t] = count;
            for (int i = 0; !types[t].pooled() && i < types[t].instances(); i++) {
                create(t, i);
            }
        }
    }

    void startAll() {
        for (int p = 0; p < count; p++) {
            start(p);
        }
    }

    /** Instructions of each type of process. */
    int[] code(int p) {
        return codes[type[p]];
    }

    int instance(int typeIndex, int index) {
        return firstOfType[typeIndex] + index;
    }

    private int create(int typeIndex, int index) {
        int p = count++;
        if (p == type.length) {
            grow();
        }
        type[p] = typeIndex;
        self[p] = index;
        slot[p] = -1;
        boxHead[p] = -1;
        boxTail[p] = -1;
        current[p] = -1;
        parent[p] = -1;
        selecting[p] = -1;
        tip[p] = -1;
        server[p] = -1;
        machine[p] = -1;
        cell[p] = types[typeIndex].endedCell();
        prepare(p, index);
        return p;
    }

    private void prepare(int p, int index) {
        ProcessType t = types[type[p]];
        pc[p] = 0;
        operands[p] = t.operands()[index];
        machine[p] = t.machines()[index];
        self[p] = index;
        Arrays.fill(locals, p * words, (p + 1) * words, Calendar.NEVER);
        since[p] = s.now;
        children[p] = 0;
    }

    private void grow() {
        int n = count * 2;
        type = Arrays.copyOf(type, n);
        pc = Arrays.copyOf(pc, n);
        operands = Arrays.copyOf(operands, n);
        locals = Arrays.copyOf(locals, n * words);
        self = Arrays.copyOf(self, n);
        cell = Arrays.copyOf(cell, n);
        since = Arrays.copyOf(since, n);
        machine = Arrays.copyOf(machine, n);
        server = Arrays.copyOf(server, n);
        remaining = Arrays.copyOf(remaining, n);
        runCell = Arrays.copyOf(runCell, n);
        requestedAt = Arrays.copyOf(requestedAt, n);
        key = Arrays.copyOf(key, n);
        preempted = Arrays.copyOf(preempted, n);
        slot = Arrays.copyOf(slot, n);
        parent = Arrays.copyOf(parent, n);
        children = Arrays.copyOf(children, n);
        joining = Arrays.copyOf(joining, n);
        selecting = Arrays.copyOf(selecting, n);
        current = Arrays.copyOf(current, n);
        boxHead = Arrays.copyOf(boxHead, n);
        boxTail = Arrays.copyOf(boxTail, n);
        tip = Arrays.copyOf(tip, n);
    }

    private void start(int p) {
        if (machine[p] >= 0) {
            ready(p);
        } else {
            s.resumeSoon(p);
        }
    }

    private void ready(int p) {
        enter(p, types[type[p]].readyCell());
        remaining[p] = 0;
        s.servers[machine[p]].enqueue(p);
    }

    /** Lets {@code p} run until it blocks; gives its processor back unless it computes. */
    void resume(int p) {
        s.holding = false;
        code().step(s, p);
        if (server[p] >= 0 && !s.holding) {
            s.servers[machine[p]].release(p);
        }
    }

    ProcessType types(int p) {
        return types[type[p]];
    }

    long priority(int p) {
        return types[type[p]].priority();
    }

    private Code code() {
        return s.code();
    }

    /** Time up to now belongs to the old account, from now on to {@code newCell}. */
    void enter(int p, int newCell) {
        long[] spent = s.budget.spent;
        spent[cell[p]] += s.now - since[p];
        since[p] = s.now;
        cell[p] = newCell;
        s.budget.entries[newCell]++;
    }

    /** A segment of {@code p}'s own ends now. */
    void endSegment(int p) {
        if (s.path != null) {
            tip[p] = s.path.leaf(tip[p], s.now, cell[p]);
        }
    }

    /** What {@code p} waited for has happened; its past is now that of {@code ender}. */
    void wake(int p, int ender) {
        tip[p] = ender;
        goOn(p);
    }

    private void goOn(int p) {
        if (machine[p] >= 0) {
            ready(p);
        } else {
            s.resumeSoon(p);
        }
    }

    /** The process's own event is due: its sleep is over. */
    void awake(int p) {
        endSegment(p);
        if (machine[p] >= 0) {
            ready(p);
        } else {
            resume(p);
        }
    }

    /** Its service at a station is over. */
    void served(int p) {
        if (machine[p] >= 0) {
            ready(p);
        } else {
            resume(p);
        }
    }

    public boolean compute(int p, long duration, int computeCell) {
        if (duration <= 0) {
            return true;
        }
        s.holding = true;
        runCell[p] = computeCell;
        s.servers[machine[p]].work(p, duration);
        return false;
    }

    public boolean sleep(int p, long duration, int sleepCell) {
        if (duration <= 0) {
            return true;
        }
        enter(p, sleepCell);
        long end = s.now + duration;
        if (machine[p] >= 0 && s.servers[machine[p]].spec.tick() > 0) {
            long tick = s.servers[machine[p]].spec.tick();
            end = (end + tick - 1) / tick * tick;
        }
        schedule(p, end);
        return false;
    }

    private void schedule(int p, long end) {
        if (end < s.now) {
            throw new SimulationException("the clock overflows: a duration reaches past " + Long.MAX_VALUE / s.program.unitsPerSecond()
                    + " s of model time", type[p], pc[p]);
        }
        if (slot[p] < 0) {
            slot[p] = s.newSlot(Simulation.PROCESS, p);
        }
        s.calendar.schedule(slot[p], end, Calendar.ARRIVAL);
    }

    /** Waits for the next round of a periodic loop; a late round starts at once. */
    public boolean due(int p, long period, int local, int waitCell) {
        int at = p * words + local;
        long next = locals[at] + period;
        locals[at] = next;
        if (next <= s.now) {
            return true;
        }
        enter(p, waitCell);
        schedule(p, next);
        return false;
    }

    public boolean use(int p, int station, long duration, int waitCell, int serviceCell) {
        if (duration < 0) {
            throw negative(p);
        }
        Servers at = s.servers[station];
        if (!at.hasPlace()) {
            at.turnedAway++;
            end(p);
            return false;
        }
        at.request(p, duration, waitCell, serviceCell);
        return false;
    }

    public boolean useAny(int p, int group, int stream, long duration, int waitCell, int serviceCell) {
        return use(p, s.route(group, stream), duration, waitCell, serviceCell);
    }

    SimulationException negative(int p) {
        return new SimulationException("a duration is negative", type[p], pc[p]);
    }

    public boolean read(int p, int file, long amount, int open, int stream, int waitCell, int deviceCells) {
        return s.files.read(p, file, amount, open, stream, waitCell, deviceCells);
    }

    public boolean write(int p, int file, long amount, int open, int stream, int waitCell, int deviceCells) {
        return s.files.write(p, file, amount, stream, waitCell, deviceCells);
    }

    public boolean sync(int p, int file, int waitCell) {
        return s.files.sync(p, file, waitCell);
    }

    public boolean send(int p, int flow, long size, int messageType, int windowCell) {
        int m = s.messages.create(messageType, flow, size);
        return s.flows[flow].send(p, m, windowCell);
    }

    public boolean reply(int p, long size, int messageType, int windowCell) {
        int m = current[p];
        if (m < 0) {
            throw new SimulationException("there is no message to reply to", type[p], pc[p]);
        }
        return send(p, s.flows[s.messages.flow[m]].spec.reverse(), size, messageType, windowCell);
    }

    /**
     * Takes the oldest message that fits one of the alternatives at {@code at}.
     *
     * @return where to go on, or −1 if blocked
     */
    public int select(int p, int at) {
        int[] c = codes[type[p]];
        int before = -1;
        for (int m = boxHead[p]; m >= 0; m = s.messages.next[m]) {
            int target = match(p, c, at, m);
            if (target >= 0) {
                unlink(p, before, m);
                s.messages.release(current[p]);
                current[p] = m;
                return target;
            }
            before = m;
        }
        selecting[p] = at;
        pc[p] = at;
        enter(p, c[at + 1]);
        return -1;
    }

    private int match(int p, int[] c, int at, int m) {
        for (int i = 0, k = at + 4; i < c[at + 3]; i++, k += 3) {
            if ((c[k] < 0 || c[k] == s.messages.type[m]) && (c[k + 1] < 0 || isFrom(m, operands[p][c[k + 1]]))) {
                return c[k + 2];
            }
        }
        return -1;
    }

    /** {@code from}: a flow, or −1 − a type of process. */
    private boolean isFrom(int m, long from) {
        int flow = s.messages.flow[m];
        return from >= 0 ? flow == from : s.flows[flow].spec.fromType() == -1 - from;
    }

    private void unlink(int p, int before, int m) {
        int after = s.messages.next[m];
        if (before < 0) {
            boxHead[p] = after;
        } else {
            s.messages.next[before] = after;
        }
        if (after < 0) {
            boxTail[p] = before;
        }
    }

    /** Message {@code m} has arrived at process {@code p}. */
    void deliver(int p, int m) {
        if (pc[p] == ENDED) {
            s.messages.release(m);
            return;
        }
        s.messages.next[m] = -1;
        if (boxTail[p] < 0) {
            boxHead[p] = m;
        } else {
            s.messages.next[boxTail[p]] = m;
        }
        boxTail[p] = m;
        if (selecting[p] >= 0 && match(p, codes[type[p]], selecting[p], m) >= 0) {
            selecting[p] = -1;
            wake(p, s.messages.tip[m]);
        }
    }

    public boolean lock(int p, int lock, int waitCell) {
        return s.locks[lock].acquire(p, waitCell);
    }

    public void unlock(int p, int lock) {
        s.locks[lock].release(p);
    }

    /** A branch or job of {@code childType} starts, created by {@code p}. */
    public void fork(int p, int childType) {
        int child = spawn(p, childType);
        parent[child] = p;
        children[p]++;
    }

    public int spawn(int p, int childType) {
        int child = free[childType].isEmpty() ? create(childType, self[p]) : free[childType].takeLast();
        prepare(child, self[p]);
        parent[child] = -1;
        tip[child] = tip[p];
        start(child);
        return child;
    }

    public boolean join(int p, int waitCell) {
        if (children[p] == 0) {
            return true;
        }
        joining[p] = true;
        enter(p, waitCell);
        return false;
    }

    public void end(int p) {
        ProcessType t = types[type[p]];
        enter(p, t.endedCell());
        pc[p] = ENDED;
        s.messages.release(current[p]);
        current[p] = -1;
        int creator = parent[p];
        if (creator >= 0 && --children[creator] == 0 && joining[creator]) {
            joining[creator] = false;
            wake(creator, tip[p]);
        }
        if (t.pooled()) {
            if (server[p] >= 0) {
                s.servers[machine[p]].release(p);
            }
            free[type[p]].put(p);
        }
    }

    public void count(int p, int counter, long amount) {
        s.measures.count(counter, amount, tip[p]);
    }

    /** The instant is kept in a local until {@link #finish}. */
    public void begin(int p, int local) {
        locals[p * words + local] = s.now;
    }

    public void finish(int p, int span, int local) {
        int at = p * words + local;
        s.measures.finish(span, locals[at], tip[p]);
        locals[at] = Calendar.NEVER;
    }

    /** Called at the end of each turn of a loop; stops a model in which no time passes. */
    public void turn(int p) {
        if (--s.fuel < 0) {
            throw new SimulationException("time stands still: this loop has gone round " + Simulation.FUEL
                    + " times at one instant; let it compute, sleep, use or wait for something", type[p], pc[p]);
        }
    }

    /** Start of {@code p}'s words in {@link #locals}. */
    public int local(int p) {
        return p * words;
    }

    public int stream(int p, int first) {
        return types[type[p]].pooled() ? first : first + self[p];
    }

    /** Adds to each process's present account {@code sign} times what it has spent there until now. */
    void addRunning(long[] spent, int sign) {
        for (int p = 0; p < count; p++) {
            spent[cell[p]] += sign * (s.now - since[p]);
        }
    }

    int count() {
        return count;
    }

    public int typeOf(int p) {
        return type[p];
    }

    public int selfOf(int p) {
        return self[p];
    }

    /** A process that waits for something that can no longer come, and at which statement; none if all is well. */
    public List<Integer> stuck() {
        List<Integer> found = new ArrayList<>();
        for (int p = 0; p < count; p++) {
            boolean open = pc[p] == ENDED || selecting[p] >= 0 && codes[type[p]][selecting[p] + 2] != 0;
            if (!open) {
                found.add(p);
            }
        }
        return found;
    }

    public boolean isReceiving(int p) {
        return selecting[p] >= 0;
    }

    public int cellOf(int p) {
        return cell[p];
    }

    public int resumePoint(int p) {
        return pc[p];
    }

    void visitTips(TipVisitor visitor) {
        for (int p = 0; p < count; p++) {
            tip[p] = visitor.visit(tip[p], since[p]);
        }
    }

    void writeState(StateWriter w) {
        w.write(count);
        for (int p = 0; p < count; p++) {
            w.write(pc[p]);
            w.write(cell[p]);
            w.write(server[p]);
            w.write(current[p]);
            w.write(boxHead[p]);
            w.write(children[p]);
            w.write(parent[p]);
            w.write(slot[p] < 0 ? Calendar.NEVER : 0);
            if (slot[p] >= 0) {
                w.instant(s.calendar.time[slot[p]]);
            }
            writeLocals(w, p);
        }
        for (IntQueue f : free) {
            f.writeState(w);
        }
    }

    private void writeLocals(StateWriter w, int p) {
        ProcessType t = types[type[p]];
        for (int i = 0; i < t.locals(); i++) {
            long value = locals[p * words + i];
            if (t.timeLocals()[i]) {
                w.instant(value);
            } else {
                w.write(value);
            }
        }
    }
}
