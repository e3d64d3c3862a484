package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.Discipline;
import dev.whence.kernel.FlatProgram.ProcessType;
import dev.whence.kernel.FlatProgram.ServersSpec;
import java.util.Arrays;

/** Servers that serve one job each at a time. */
final class QueuedServers extends Servers {
    private final ReadyQueue queue;
    private final int[] job;
    private final int[] last;
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
        job = new int[n];
        last = new int[n];
        slot = new int[n];
        tip = new int[n];
        sliceStart = new long[n];
        switching = new boolean[n];
        Arrays.fill(job, -1);
        Arrays.fill(last, -1);
        Arrays.fill(tip, -1);
        for (int i = 0; i < n; i++) {
            slot[i] = newSlot(i);
        }
    }

    @Override
    void request(int p, long work, int waitCell, int serviceCell) {
        Processes ps = processes;
        ps.remaining[p] = scaled(work);
        ps.runCell[p] = serviceCell;
        present++;
        if (busy < job.length && queue.isEmpty()) {
            ps.requestedAt[p] = s.now;
            ps.server[p] = -1;
            begin(freeServer(), p);
        } else {
            ps.enter(p, waitCell);
            put(p);
            preemptIfBetter(p);
        }
    }

    private int freeServer() {
        int server = 0;
        while (job[server] >= 0) {
            server++;
        }
        return server;
    }

    private void put(int p) {
        processes.requestedAt[p] = s.now;
        long key = queue.key(processes.priority(p));
        processes.key[p] = key;
        queue.add(p, key);
    }

    @Override
    void enqueue(int p) {
        put(p);
        present++;
        ask();
    }

    private void ask() {
        if (!asked) {
            asked = true;
            s.dispatchSoon(index);
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
            if (queue.firstKey() < processes.key[job[worst]]) {
                preempt(worst);
                startNext(worst);
            }
        }
        if (!queue.isEmpty() && (busy < job.length || spec.preemptive() && queue.firstKey() < processes.key[job[worst()]])) {
            ask();
        }
    }

    private int worst() {
        int worst = 0;
        for (int i = 1; i < job.length; i++) {
            if (processes.key[job[i]] > processes.key[job[worst]]) {
                worst = i;
            }
        }
        return worst;
    }

    private void preemptIfBetter(int p) {
        if (spec.preemptive() && busy == job.length) {
            int worst = worst();
            if (queue.firstKey() < processes.key[job[worst]]) {
                preempt(worst);
                startNext(worst);
            }
        }
    }

    /** The waiting job that is first starts on a free server. */
    private void startNext(int server) {
        int p = queue.take();
        Processes ps = processes;
        if (s.path != null) {
            if (ps.preempted[p]) {
                ps.tip[p] = s.path.leaf(ps.tip[p], s.now, ps.cell[p]);
            } else if (ps.requestedAt[p] < s.now) {
                ps.tip[p] = tip[server];
            }
        }
        ps.preempted[p] = false;
        if (!spec.machine()) {
            begin(server, p);
            return;
        }
        s.processes.server[p] = server;
        dispatched(ps.type[p]);
        if (spec.switchTime() > 0 && last[server] != p) {
            job[server] = p;
            busy++;
            switching[server] = true;
            ps.enter(p, ps.types(p).switchCell());
            sliceStart[server] = s.now;
            s.calendar.schedule(slot[server], s.now + spec.switchTime(), Calendar.COMPLETION);
        } else {
            begin(server, p);
        }
    }

    private void begin(int server, int p) {
        if (job[server] != p) {
            job[server] = p;
            busy++;
        }
        last[server] = p;
        if (spec.machine() && processes.remaining[p] == 0) {
            processes.resume(p);
        } else {
            processes.enter(p, processes.runCell[p]);
            serve(server, p);
        }
    }

    private void serve(int server, int p) {
        long duration = processes.remaining[p];
        if (spec.quantum() > 0 && duration > spec.quantum()) {
            duration = spec.quantum();
        }
        sliceStart[server] = s.now;
        long end = s.now + duration;
        if (end < s.now) {
            throw new SimulationException("the clock overflows: a service reaches past "
                    + Long.MAX_VALUE / s.program.unitsPerSecond() + " s of model time", processes.type[p], processes.pc[p]);
        }
        s.calendar.schedule(slot[server], end, Calendar.COMPLETION);
    }

    @Override
    void work(int p, long duration) {
        processes.remaining[p] = scaled(duration);
        processes.enter(p, processes.runCell[p]);
        serve(processes.server[p], p);
    }

    @Override
    void complete(int server) {
        int p = job[server];
        Processes ps = processes;
        ps.endSegment(p);
        if (switching[server]) {
            switching[server] = false;
            begin(server, p);
            return;
        }
        ps.remaining[p] -= s.now - sliceStart[server];
        if (ps.remaining[p] > 0) {
            endOfQuantum(server, p);
        } else if (spec.machine()) {
            ps.resume(p);
        } else {
            free(server, p);
            completions++;
            if (!queue.isEmpty()) {
                startNext(server);
            }
            ps.served(p);
        }
    }

    private void free(int server, int p) {
        job[server] = -1;
        busy--;
        present--;
        tip[server] = processes.tip[p];
    }

    private void endOfQuantum(int server, int p) {
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

    private void waitAgain(int p) {
        processes.preempted[p] = true;
        processes.server[p] = -1;
        ProcessType t = processes.types(p);
        processes.enter(p, t.preemptedCell());
    }

    private void preempt(int server) {
        int p = job[server];
        processes.endSegment(p);
        s.calendar.cancel(slot[server]);
        if (switching[server]) {
            switching[server] = false;
        } else {
            processes.remaining[p] -= s.now - sliceStart[server];
        }
        free(server, p);
        present++;
        waitAgain(p);
        queue.add(p, processes.key[p]);
    }

    @Override
    void release(int p) {
        int server = processes.server[p];
        processes.server[p] = -1;
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
            w.write(job[i]);
            w.write(spec.switchTime() > 0 ? last[i] : 0);
            w.write(switching[i] ? 1 : 0);
            w.instant(s.calendar.time[slot[i]]);
            if (job[i] >= 0) {
                w.write(processes.remaining[job[i]]);
                w.instant(sliceStart[i]);
            }
        }
        for (int i = 0; i < queue.size(); i++) {
            w.write(processes.remaining[queue.get(i)]);
        }
    }
}
