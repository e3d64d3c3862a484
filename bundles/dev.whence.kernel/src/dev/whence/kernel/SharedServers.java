package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.ServersSpec;
import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * Processor sharing: all jobs present are served at once, at the rate of a server each or an equal share of all.
 * Shares are whole units of time; what a division leaves over is carried to the next change.
 */
final class SharedServers extends Servers implements Slotted {
    private ProcessInstance[] jobs = new ProcessInstance[16];
    private int[] waitCell = new int[16];
    private long[] begun = new long[16];
    private long[] asked = new long[16];
    private final ArrayDeque<ProcessInstance> starting = new ArrayDeque<>();
    private int active;
    private long carry;
    private long updated;
    private final int slot;
    private int tip = -1;

    SharedServers(Simulation s, int index, ServersSpec spec) {
        super(s, index, spec);
        slot = s.newSlot(this);
    }

    @Override
    void request(ProcessInstance p, long work, int wait, int service) {
        p.runCell = service;
        present++;
        join(p, scaled(work), wait);
    }

    private void join(ProcessInstance p, long work, int wait) {
        progress();
        if (active == jobs.length) {
            int n = active * 2;
            jobs = Arrays.copyOf(jobs, n);
            waitCell = Arrays.copyOf(waitCell, n);
            begun = Arrays.copyOf(begun, n);
            asked = Arrays.copyOf(asked, n);
        }
        p.remaining = work;
        jobs[active] = p;
        waitCell[active] = wait;
        begun[active] = s.now;
        asked[active] = work;
        active++;
        p.enter(p.runCell);
        plan();
    }

    /** Gives every job its share of the time since the last change. */
    private void progress() {
        long elapsed = s.now - updated;
        updated = s.now;
        if (active == 0 || elapsed == 0) {
            carry = active == 0 ? 0 : carry;
            return;
        }
        long share = share(elapsed);
        carry = active > spec.servers() ? total(elapsed) % active : carry;
        for (int i = 0; i < active; i++) {
            jobs[i].remaining -= share;
        }
    }

    /** What each job gets of a time in which nobody comes or goes. */
    private long share(long elapsed) {
        return active > spec.servers() ? total(elapsed) / active : elapsed;
    }

    private long total(long elapsed) {
        return Math.addExact(Math.multiplyExact(elapsed, (long) spec.servers()), carry);
    }

    private void plan() {
        if (active == 0) {
            s.calendar.cancel(slot);
            return;
        }
        long least = Long.MAX_VALUE;
        for (int i = 0; i < active; i++) {
            least = Math.min(least, jobs[i].remaining);
        }
        least = Math.max(0, least);
        long wait = least;
        if (active > spec.servers()) {
            long total = Math.max(0, Math.multiplyExact(least, (long) active) - carry);
            wait = (total + spec.servers() - 1) / spec.servers();
        }
        s.calendar.schedule(slot, Math.addExact(s.now, wait), Calendar.COMPLETION);
    }

    @Override
    public void due() {
        progress();
        for (int i = 0; i < active; i++) {
            if (jobs[i].remaining <= 0) {
                ProcessInstance p = jobs[i];
                leave(i);
                plan();
                if (spec.machine()) {
                    p.remaining = 0;
                    p.resume();
                } else {
                    present--;
                    completions++;
                    p.goOn();
                }
                return; // another that ends now has its own event, planned above
            }
        }
        plan();
    }

    /** The job's time is its own work, and the rest that it shared with others. */
    private void leave(int i) {
        ProcessInstance p = jobs[i];
        long stretched = s.now - begun[i];
        long own = own(i, stretched);
        if (s.path != null) {
            int t = s.path.leaf(p.tip, begun[i] + own, p.cell);
            p.tip = s.path.leaf(t, s.now, waitCell[i]);
            tip = p.tip;
        }
        p.enterAgain(p.cell);
        s.budget.adjust(p.cell, own - stretched);
        s.budget.adjust(waitCell[i], stretched - own);
        active--;
        for (int k = i; k < active; k++) {
            jobs[k] = jobs[k + 1];
            waitCell[k] = waitCell[k + 1];
            begun[k] = begun[k + 1];
            asked[k] = asked[k + 1];
        }
    }

    /** How much of the time since it began has been the job's own, as if nobody shared it. */
    private long own(int i, long stretched) {
        return Math.min(asked[i] - jobs[i].remaining + share(s.now - updated), stretched);
    }

    @Override
    void addRunning(Processes.Account account) {
        for (int i = 0; i < active; i++) {
            long stretched = s.now - begun[i];
            long shared = stretched - own(i, stretched);
            account.take(jobs[i].cell, -shared);
            account.take(waitCell[i], shared);
        }
    }

    @Override
    void enqueue(ProcessInstance p) {
        present++;
        p.shares = true;
        starting.addLast(p);
        s.dispatchSoon(this);
    }

    @Override
    void dispatch() {
        ProcessInstance p = starting.pollFirst();
        dispatched(p.typeIndex);
        p.resume();
    }

    @Override
    void work(ProcessInstance p, long duration) {
        join(p, scaled(duration), p.type.readyCell());
    }

    @Override
    void release(ProcessInstance p) {
        p.shares = false;
        present--;
        completions++;
    }

    @Override
    void visitTips(TipVisitor visitor) {
        tip = visitor.visit(tip, s.now);
    }

    @Override
    void writeState(StateWriter w) {
        starting.forEach(p -> w.write(p.number));
        w.write(spec.tick() > 0 ? s.now % spec.tick() : 0);
        w.write(active);
        w.write(carry);
        for (int i = 0; i < active; i++) {
            w.write(jobs[i].number);
            w.write(jobs[i].remaining);
            w.instant(begun[i]);
        }
        w.instant(updated);
        w.instant(s.calendar.time(slot));
    }
}
