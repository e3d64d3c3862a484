package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.LockSpec;
import java.util.ArrayDeque;

/** A lock with a number of holders; those who wait get it in the order of asking. */
final class Lock {
    private final Simulation s;
    private final LockSpec spec;
    private final ArrayDeque<ProcessInstance> waiting = new ArrayDeque<>();
    private int held;
    private long changedAt;

    Lock(Simulation s, LockSpec spec) {
        this.s = s;
        this.spec = spec;
    }

    boolean acquire(ProcessInstance p, int waitCell) {
        if (held < spec.holders()) {
            take(1);
            return true;
        }
        p.enter(waitCell);
        waiting.addLast(p);
        return false;
    }

    void release(ProcessInstance p) {
        take(-1);
        if (waiting.isEmpty()) {
            return;
        }
        take(1);
        ProcessInstance next = waiting.pollFirst();
        if (spec.handoff() == 0) {
            next.wakeGranted(p.tip);
        } else {
            next.wakeGrantedAfter(spec.handoff(), p.tip);
        }
    }

    private void take(int holders) {
        settle();
        held += holders;
        if (holders > 0 && spec.cell() >= 0) {
            s.budget.enter(spec.cell());
        }
    }

    /** Accounts for the time that it has been held until now. */
    void settle() {
        if (spec.cell() >= 0) {
            s.budget.adjust(spec.cell(), held * (s.now - changedAt));
        }
        changedAt = s.now;
    }

    void writeState(StateWriter w) {
        w.write(held);
        waiting.forEach(p -> w.write(p.number));
        w.write(-1);
    }
}
