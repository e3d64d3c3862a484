package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.Discipline;
import dev.whence.kernel.FlatProgram.ProcessType;
import dev.whence.kernel.FlatProgram.ServersSpec;
import java.util.Arrays;

/** Servers that serve one job each at a time. */
final class QueuedServers extends Servers {
    private final ReadyQueue queue;
    private final ProcessInstance[] job;
    private final ProcessInstance[] last;
    private final int[] slot;
    private final int[] tip;
    private final long[] sliceStart;
    private final boolean[] switching;
    private int busy;
    private boolean asked;

    QueuedServers(Simulation s, int index, ServersSpec spec) {
        super(s, index, spec);
        queue = new ReadyQueue(spec.discipline());
        int n = spec.servers();
        job = new ProcessInstance[n];
        last = new ProcessInstance[n];
        slot = new int[n];
        tip = new int[n];
        sliceStart = new long[n];
        switching = new boolean[n];
        Arrays.fill(tip, -1);
        for (int i = 0; i < n; i++) {
            slot[i] = newSlot(i);
        }
    }

    @Override
    void request(ProcessInstance p, long work, int waitCell, int serviceCell) {
        p.remaining = scaled(work);
        p.runCell = serviceCell;
        present++;
        if (busy < job.length && queue.isEmpty()) {
            p.requestedAt = s.now;
            p.server = -1;
            begin(freeServer(), p);
        } else {
            p.enter(waitCell);
            put(p);
            preemptIfBetter(p);
        }
    }

    private int freeServer() {
        int server = 0;
        while (job[server] != null) {
            server++;
        }
        return server;
    }

    private void put(ProcessInstance p) {
        p.requestedAt = s.now;
        long key = queue.key(p.type.priority());
        p.key = key;
        queue.add(p, key);
    }

    @Override
    void enqueue(ProcessInstance p) {
        put(p);
        present++;
        ask();
    }

    private void ask() {
        if (!asked) {
            asked = true;
            s.dispatchSoon(this);
        }
    }

    @Override
    void dispatch() {
        asked = false;
        if (queue.isEmpty()) {
            return;
        }
        if (busy < job.length) {
            startNext(freeServer());
        } else if (spec.preemptive()) {
            int worst = worst();
            if (queue.firstKey() < job[worst].key) {
                preempt(worst);
                startNext(worst);
            }
        }
        if (!queue.isEmpty() && (busy < job.length || spec.preemptive() && queue.firstKey() < job[worst()].key)) {
            ask();
        }
    }

    private int worst() {
        int worst = 0;
        for (int i = 1; i < job.length; i++) {
            if (job[i].key > job[worst].key) {
                worst = i;
            }
        }
        return worst;
    }

    private void preemptIfBetter(ProcessInstance p) {
        if (spec.preemptive() && busy == job.length) {
            int worst = worst();
            if (queue.firstKey() < job[worst].key) {
                preempt(worst);
                startNext(worst);
            }
        }
    }

    /** The waiting job that is first starts on a free server. */
    private void startNext(int server) {
        ProcessInstance p = queue.take();
        if (s.path != null) {
            if (p.preempted) {
                p.tip = s.path.leaf(p.tip, s.now, p.cell);
            } else if (p.requestedAt < s.now) {
                p.tip = tip[server];
            }
        }
        p.preempted = false;
        if (!spec.machine()) {
            begin(server, p);
            return;
        }
        p.server = server;
        dispatched(p.typeIndex);
        if (spec.switchTime() > 0 && last[server] != p) {
            job[server] = p;
            busy++;
            switching[server] = true;
            p.enter(p.type.switchCell());
            sliceStart[server] = s.now;
            s.calendar.schedule(slot[server], s.now + spec.switchTime(), Calendar.COMPLETION);
        } else {
            begin(server, p);
        }
    }

    private void begin(int server, ProcessInstance p) {
        if (job[server] != p) {
            job[server] = p;
            busy++;
        }
        last[server] = p;
        if (spec.machine() && p.remaining == 0) {
            p.resume();
        } else {
            p.enter(p.runCell);
            serve(server, p);
        }
    }

    private void serve(int server, ProcessInstance p) {
        long duration = p.remaining;
        if (spec.quantum() > 0 && duration > spec.quantum()) {
            duration = spec.quantum();
        }
        sliceStart[server] = s.now;
        long end = s.now + duration;
        if (end < s.now) {
            throw p.error("the clock overflows: a service reaches past " + s.range() + " s of model time");
        }
        s.calendar.schedule(slot[server], end, Calendar.COMPLETION);
    }

    @Override
    void work(ProcessInstance p, long duration) {
        p.remaining = scaled(duration);
        p.enter(p.runCell);
        serve(p.server, p);
    }

    @Override
    void complete(int server) {
        ProcessInstance p = job[server];
        p.endSegment();
        if (switching[server]) {
            switching[server] = false;
            begin(server, p);
            return;
        }
        p.remaining -= s.now - sliceStart[server];
        if (p.remaining > 0) {
            endOfQuantum(server, p);
        } else if (spec.machine()) {
            p.resume();
        } else {
            free(server, p);
            completions++;
            if (!queue.isEmpty()) {
                startNext(server);
            }
            p.goOn();
        }
    }

    private void free(int server, ProcessInstance p) {
        job[server] = null;
        busy--;
        present--;
        tip[server] = p.tip;
    }

    private void endOfQuantum(int server, ProcessInstance p) {
        if (queue.isEmpty()) {
            serve(server, p);
            return;
        }
        free(server, p);
        present++;
        waitAgain(p);
        put(p);
        if (spec.machine()) {
            ask();
        } else {
            startNext(server);
        }
    }

    private void waitAgain(ProcessInstance p) {
        p.preempted = true;
        p.server = -1;
        ProcessType t = p.type;
        p.enter(t.preemptedCell());
    }

    private void preempt(int server) {
        ProcessInstance p = job[server];
        p.endSegment();
        s.calendar.cancel(slot[server]);
        if (switching[server]) {
            switching[server] = false;
        } else {
            p.remaining -= s.now - sliceStart[server];
        }
        free(server, p);
        present++;
        waitAgain(p);
        queue.add(p, p.key);
    }

    @Override
    void release(ProcessInstance p) {
        int server = p.server;
        p.server = -1;
        free(server, p);
        completions++;
        if (!queue.isEmpty()) {
            ask();
        }
    }

    @Override
    void visitTips(TipVisitor visitor) {
        for (int i = 0; i < tip.length; i++) {
            tip[i] = visitor.visit(tip[i], s.now);
        }
    }

    @Override
    void writeState(StateWriter w) {
        queue.writeState(w);
        for (int i = 0; i < job.length; i++) {
            w.write(job[i] == null ? -1 : job[i].number);
            w.write(spec.switchTime() == 0 || last[i] == null ? -1 : last[i].number);
            w.write(switching[i] ? 1 : 0);
            w.instant(s.calendar.time[slot[i]]);
            if (job[i] != null) {
                w.write(job[i].remaining);
                w.instant(sliceStart[i]);
            }
        }
    }
}
