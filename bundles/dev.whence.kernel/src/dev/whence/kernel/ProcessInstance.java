package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.ProcessType;

/**
 * A process: where it stands, what it remembers, and the statements that it executes. A statement that returns false has
 * blocked it; its resume point is then already set.
 */
public final class ProcessInstance implements Slotted {
    private static final int ENDED = -1;
    /** Flags of {@link Op#SELECT}: it waits for whatever may come; what comes may be replied to. */
    public static final int OPEN = 1;
    public static final int HANDLER = 2;

    final Simulation s;
    final ProcessType type;
    final int typeIndex;
    /** Position among all. */
    int number;
    /** Position among the instances of its type; of a job or branch, its creator's. */
    public int self = -1;
    public int pc;
    public long[] operands;
    public final long[] locals;
    final int[] code;
    private final Code statements;
    int cell;
    long since;
    int tip = -1;

    // Being served
    Servers machine;
    /** The core that it holds, or whether it shares them. */
    Server server;
    boolean shares;
    long remaining;
    int runCell;
    /** Account for waiting at a station. */
    int waitCell;
    /** Whether the present service has begun: displaced and taken up again it is still one. */
    boolean begun;
    long requestedAt;
    long key;
    boolean preempted;
    /** When its last statement ended: the wait for the processor belongs to the next that needs it. */
    private long fulfilledAt;
    private int fulfilledTip;
    private int slot = -1;
    /** When its sleep is over; what is left until it wakes is the wait for a tick. */
    private long slept = Calendar.NEVER;

    // Parallel branches
    private ProcessInstance parent;
    private int children;
    private boolean joining;

    // Messages
    private int selecting = -1;
    /** By which the message came that a handler deals with, and against which a reply goes. */
    private Flow handled;
    private Message boxHead;
    private Message boxTail;

    /** What a job or branch has open: pairs of a handle's number for its type, and its own. */
    int[] handles = {};

    /** Which of the processes that have been in this place it is. */
    int life;
    /** A free instance's successor in the pool of its type. */
    ProcessInstance nextFree;

    ProcessInstance(Simulation s, int typeIndex, ProcessType type) {
        this.s = s;
        this.typeIndex = typeIndex;
        this.type = type;
        code = type.code();
        statements = s.code.of(typeIndex);
        locals = new long[type.locals()];
        cell = type.endedCell();
        java.util.Arrays.fill(locals, Calendar.NEVER);
    }

    /** Puts it at its first statement, as instance {@code index}. */
    void prepare(int index) {
        pc = 0;
        life++;
        if (self != index) {
            self = index;
            operands = type.operands()[index];
            machine = type.machines()[index] < 0 ? null : s.servers[type.machines()[index]];
        }
        since = s.now;
        children = 0;
        parent = null;
    }

    void start() {
        if (machine != null) {
            ready();
        } else {
            s.soon(this);
        }
    }

    private void ready() {
        fulfilledAt = s.now;
        fulfilledTip = tip;
        enter(type.readyCell());
        remaining = 0;
        machine.enqueue(this);
    }

    /** Runs until it blocks, and so do those without a machine whose turn comes then. */
    void resume() {
        if (machine != null) {
            resumeOnMachine();
            return;
        }
        ProcessInstance p = this;
        do {
            s.lastResumed = p.number;
            p.statements.step(s, p);
            p = s.successor();
        } while (p != null);
    }

    /** Runs until it blocks; gives its processor back unless it computes. */
    private void resumeOnMachine() {
        s.lastResumed = number;
        s.holding = false;
        statements.step(s, this);
        if ((server != null || shares) && !s.holding) {
            machine.release(this);
        }
    }

    /** Time up to now belongs to the old account, from now on to {@code newCell}. */
    void enter(int newCell) {
        enter(newCell, s.now);
    }

    private void enter(int newCell, long at) {
        s.budget.change(cell, at - since, newCell);
        if (s.recorder != null) {
            s.recorder.stayed(this, cell, since, at);
        }
        since = at;
        cell = newCell;
    }

    /** The same service or computation goes on: it counts once. */
    void enterAgain(int sameCell) {
        enter(sameCell);
        s.budget.goesOn(sameCell);
    }

    /** A segment of its own ends now. */
    void endSegment() {
        if (s.path != null) {
            tip = s.path.leaf(tip, s.now, cell);
        }
    }

    /** A wait for what its account says ends, thanks to {@code ender}: its past is now that of {@code ender}, marked with the wait. One that is over at once leaves nothing. */
    void waited(int ender) {
        waited(ender, cell);
    }

    /** The same, where its server has done what {@code deeds} tells: the chain of {@code ender} may come from elsewhere within the wait. */
    void waitedMeanwhile(int ender, int deeds) {
        if (s.path != null && since < s.now) {
            tip = s.path.waited(ender, s.now, cell, since, s.path.displaced(deeds, s.now, cell, since, tip));
        }
    }

    private void waited(int ender, int cause) {
        if (s.path != null && since < s.now) {
            tip = s.path.waited(ender, s.now, cause, since, tip);
        }
    }

    /** It goes on with what it had begun, on its own chain, after its server has done what {@code deeds} tells. */
    void displaced(int deeds) {
        if (s.path != null && since < s.now) {
            tip = s.path.displaced(deeds, s.now, cell, since, tip);
        }
    }

    /** What it waited for has happened, as the chain of {@code ender} tells. */
    void wake(int ender) {
        waited(ender, -1);
        start();
    }

    /** It has got what somebody else had or held back. */
    void wakeGranted(int ender) {
        waited(ender);
        start();
    }

    /** It has got it, but it comes only after {@code delay}: it goes on waiting for the same. */
    void wakeGrantedAfter(long delay, int ender) {
        waited(ender);
        enterAgain(cell);
        schedule(s.now + delay);
    }

    /** It goes on within an event of its own: a sleep or a service is over. */
    void goOn() {
        if (machine != null) {
            ready();
        } else {
            resume();
        }
    }

    @Override
    public void due() {
        if (slept == Calendar.NEVER) {
            endSegment();
        } else {
            endTick();
        }
        goOn();
    }

    public boolean compute(long duration, int computeCell) {
        if (duration <= 0) {
            return nothing(duration);
        }
        s.holding = true;
        fulfilledAt = Calendar.NEVER;
        runCell = computeCell;
        machine.work(this, duration);
        return false;
    }

    public boolean sleep(long duration, int sleepCell) {
        if (duration <= 0) {
            return nothing(duration);
        }
        enter(sleepCell);
        long end = s.now + duration;
        if (machine != null && machine.spec.tick() > 0) {
            long tick = machine.spec.tick();
            long over = end % tick;
            slept = over == 0 ? Calendar.NEVER : end;
            end = over == 0 ? end : end - over + tick;
        }
        return waitsUntil(end);
    }

    /** Goes on at once, true, if nothing else happens before {@code end}: the clock is there then; else blocks. */
    private boolean waitsUntil(long end) {
        if (machine == null && s.passes(end)) {
            endSegment();
            return true;
        }
        schedule(end);
        return false;
    }

    /** The sleep was over before; the tick before this one was missed if the sleep had begun by then. */
    private void endTick() {
        long before = s.now - machine.spec.tick();
        long missedBy = before < since ? -1 : slept - before;
        if (s.path != null) {
            int t = s.path.leaf(tip, slept, cell);
            tip = s.path.quantised(t, s.now, type.tickCell(), missedBy, s.now - slept);
        }
        enter(type.tickCell(), slept);
        slept = Calendar.NEVER;
    }

    /** Gives what it has spent in its present cell until now. */
    void running(Processes.Account account) {
        long until = Math.min(s.now, slept);
        account.take(cell, until - since);
        if (until < s.now) {
            account.take(type.tickCell(), s.now - until);
        }
    }

    private boolean nothing(long duration) {
        if (duration < 0) {
            throw error("a duration is negative");
        }
        return true;
    }

    private void schedule(long end) {
        if (end < s.now || end == Calendar.NEVER) {
            throw error("the clock overflows: a duration reaches past " + s.range() + " s of model time");
        }
        if (slot < 0) {
            slot = s.newSlot(this);
        }
        s.calendar.schedule(slot, end, Calendar.ARRIVAL);
    }

    /** Waits for the next round of a periodic loop; a late round starts at once. */
    public boolean due(long period, int local, int waitCell) {
        if (period < 0) {
            throw error("a period is negative");
        }
        long next = locals[local] + period;
        if (next < locals[local]) {
            throw error("the clock overflows: a period reaches past " + s.range() + " s of model time");
        }
        locals[local] = next;
        if (next <= s.now) {
            return true;
        }
        enter(waitCell);
        return waitsUntil(next);
    }

    public boolean use(int station, long duration, int waitCell, int serviceCell) {
        if (duration < 0) {
            throw error("a duration is negative");
        }
        Servers at = s.servers[station];
        if (!at.hasPlace()) {
            at.turnedAway++;
            end();
            return false;
        }
        at.request(this, duration, waitCell, serviceCell);
        return false;
    }

    public boolean useAny(int group, int stream, long duration, int waitCell, int serviceCell) {
        return use(s.route(group, stream), duration, waitCell, serviceCell);
    }

    SimulationException error(String message) {
        return new SimulationException(message, typeIndex, pc);
    }

    public boolean read(int file, long amount, int open, int stream, int waitCell, int deviceCells) {
        return s.files.read(this, file, amount, open, stream, waitCell, deviceCells);
    }

    public boolean write(int file, long amount, int open, int stream, int waitCell, int deviceCells) {
        return s.files.write(this, file, amount, stream, waitCell, deviceCells);
    }

    public boolean sync(int file, int waitCell) {
        return s.files.sync(this, file, waitCell);
    }

    public boolean send(int flow, long size, int messageType, int windowCell) {
        return s.flows[flow].send(this, size, messageType, windowCell);
    }

    public boolean reply(long size, int messageType, int windowCell) {
        if (handled == null) {
            throw error("there is no message to reply to");
        }
        return send(handled.spec.reverse(), size, messageType, windowCell);
    }

    /**
     * Takes the oldest message that fits one of the alternatives at {@code at}.
     *
     * @return where to go on, or −1 if blocked
     */
    public int select(int at) {
        Message before = null;
        for (Message m = boxHead; m != null; m = m.next) {
            int target = match(at, m.flow, m.type);
            if (target >= 0) {
                unlink(before, m);
                if (isHandler(at)) {
                    handled = m.flow;
                }
                s.release(m);
                return target;
            }
            before = m;
        }
        selecting = at;
        pc = at;
        enter(code[at + 1]);
        return -1;
    }

    boolean isHandler(int at) {
        return (code[at + 2] & HANDLER) != 0;
    }

    /** Where the statement at {@code at} goes on with such a message, or −1. */
    int match(int at, Flow flow, int messageType) {
        int[] c = code;
        for (int k = at + 4, end = k + 3 * c[at + 3]; k < end; k += 3) {
            if ((c[k] < 0 || c[k] == messageType) && (c[k + 1] < 0 || isFrom(flow, operands[c[k + 1]]))) {
                return c[k + 2];
            }
        }
        return -1;
    }

    /** {@code from}: a flow, or −1 − a type of process. */
    private static boolean isFrom(Flow flow, long from) {
        return from >= 0 ? flow.index == from : flow.spec.fromType() == -1 - from;
    }

    private void unlink(Message before, Message m) {
        if (before == null) {
            boxHead = m.next;
        } else {
            before.next = m.next;
        }
        if (m.next == null) {
            boxTail = before;
        }
    }

    /** A message has arrived; true if it was waited for, and is done with: nothing that has come before fits. */
    boolean takes(Flow flow, int messageType, int messageTip) {
        int target = selecting < 0 ? -1 : flow.target(selecting, messageType);
        if (target < 0) {
            return false;
        }
        if (flow.handles) {
            handled = flow;
        }
        selecting = -1;
        pc = target;
        wake(messageTip);
        return true;
    }

    /** Message {@code m} has arrived and will be asked for. */
    void keep(Message m) {
        if (pc == ENDED) {
            s.release(m);
            return;
        }
        m.next = null;
        if (boxTail == null) {
            boxHead = m;
        } else {
            boxTail.next = m;
        }
        boxTail = m;
    }

    public boolean lock(int lock, int waitCell) {
        return s.locks[lock].acquire(this, waitCell);
    }

    public void unlock(int lock) {
        s.locks[lock].release(this);
    }

    /** A branch of {@code childType} starts. */
    public void fork(int childType) {
        spawn(childType).parent = this;
        children++;
    }

    /** A job of {@code childType} starts. */
    public ProcessInstance spawn(int childType) {
        ProcessInstance child = s.processes.take(childType);
        child.prepare(self);
        child.tip = tip;
        child.start();
        return child;
    }

    public boolean join(int waitCell) {
        if (children == 0) {
            return true;
        }
        joining = true;
        enter(waitCell);
        return false;
    }

    public void end() {
        enter(type.endedCell());
        pc = ENDED;
        handled = null;
        if (parent != null && --parent.children == 0 && parent.joining) {
            parent.joining = false;
            parent.wake(tip);
        }
        if (type.pooled()) {
            if (server != null || shares) {
                machine.release(this);
            }
            s.processes.give(this);
        }
    }

    public void count(int counter, long amount) {
        if (!s.measures.count(counter, amount, tip)) {
            throw error("more is counted than a counter holds; count in larger units");
        }
    }

    /** The instant is kept in a local until {@link #finish}. */
    public void begin(int local) {
        locals[local] = statementEnd();
    }

    /** Statements that take no time, such as the ends of a span, happen when the one before has ended. */
    private long statementEnd() {
        return machine == null || fulfilledAt > s.now ? s.now : fulfilledAt;
    }

    public void finish(int span, int local) {
        long end = statementEnd();
        s.measures.finish(span, locals[local], end, end < s.now ? fulfilledTip : tip);
        locals[local] = Calendar.NEVER;
    }

    /** Called at the end of each turn of a loop; stops a model in which no time passes. */
    public void turn() {
        if (--s.fuel < 0) {
            throw error("time stands still: this loop has gone round " + Simulation.FUEL
                    + " times at one instant; let it compute, sleep, use or wait for something");
        }
    }

    /** The number of the stream that this instance draws from, {@code first} being that of its type's first instance. */
    public int stream(int first) {
        return type.pooled() ? first : first + self;
    }

    /** Whether it has ended, or waits for whatever may come. */
    boolean isAtRest() {
        return pc == ENDED || selecting >= 0 && (code[selecting + 2] & OPEN) != 0;
    }

    /** Its number among the processes of its type that are there from the beginning; of a job or branch, that of who made it. */
    public int index() {
        return self;
    }

    public int typeIndex() {
        return typeIndex;
    }

    public int resumePoint() {
        return pc;
    }

    public boolean isReceiving() {
        return selecting >= 0;
    }

    /** Its present account. */
    public int cell() {
        return cell;
    }

    void visitTips(TipVisitor visitor) {
        boolean same = tip == fulfilledTip;
        tip = visitor.visit(tip, since);
        fulfilledTip = same ? tip : fulfilledTip;
        for (Message m = boxHead; m != null; m = m.next) {
            m.tip = visitor.visit(m.tip, s.now);
        }
    }

    void writeState(StateWriter w) {
        w.write(pc);
        w.write(cell);
        w.write(server == null ? shares ? 1 : 0 : 2);
        w.write(children);
        w.write(parent == null ? -1 : parent.number);
        w.write(handled == null ? -1 : handled.index);
        for (Message m = boxHead; m != null; m = m.next) {
            m.writeState(w);
        }
        w.write(-1);
        w.instant(type.times() && cell == type.readyCell() ? fulfilledAt : Calendar.NEVER);
        w.instant(slot < 0 ? Calendar.NEVER : s.calendar.time(slot));
        w.instant(slept);
        for (int i = 0; i < locals.length; i++) {
            if (type.timeLocals()[i]) {
                w.instant(locals[i]);
            } else {
                w.write(locals[i]);
            }
        }
    }
}
