package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.ServersSpec;
import java.util.Arrays;

/** Servers that serve one job each at a time. */
final class QueuedServers extends Servers {
    private final ReadyQueue queue;
    private final Server[] servers;
    private final boolean machine;
    private final boolean preemptive;
    private final long quantum;
    private final long switchTime;
    private int busy;
    private boolean asked;

    QueuedServers(Simulation s, int index, ServersSpec spec) {
        super(s, index, spec);
        queue = new ReadyQueue(spec.discipline());
        machine = spec.machine();
        preemptive = spec.preemptive();
        quantum = spec.quantum();
        switchTime = spec.switchTime();
        servers = new Server[spec.servers()];
        Arrays.setAll(servers, i -> new Server(this));
    }

    @Override
    void request(ProcessInstance p, long work, int waitCell, int serviceCell) {
        p.remaining = scaled(work);
        p.runCell = serviceCell;
        p.waitCell = waitCell;
        p.begun = false;
        present++;
        if (busy < servers.length && queue.isEmpty()) {
            p.requestedAt = s.now;
            p.key = queue.key(p.type.priority());
            Server server = freeServer();
            server.quantumLeft = quantum;
            begin(server, p);
        } else {
            p.enter(waitCell);
            put(p);
            if (preemptive) {
                preemptForFirst();
            }
        }
    }

    private Server freeServer() {
        int i = 0;
        while (servers[i].job != null) {
            i++;
        }
        return servers[i];
    }

    private void put(ProcessInstance p) {
        p.requestedAt = s.now;
        p.key = queue.key(p.type.priority());
        queue.add(p, p.key);
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
        if (busy < servers.length) {
            startNext(freeServer());
        } else if (preemptive) {
            preemptForFirst();
        }
        if (!queue.isEmpty() && (busy < servers.length || preemptive && queue.firstKey() < worst().job.key)) {
            ask();
        }
    }

    /** The server whose job would be displaced first. */
    private Server worst() {
        Server worst = servers[0];
        for (Server each : servers) {
            if (each.job.key > worst.job.key) {
                worst = each;
            }
        }
        return worst;
    }

    private void preemptForFirst() {
        if (busy < servers.length) {
            return;
        }
        Server worst = worst();
        if (queue.firstKey() < worst.job.key) {
            preempt(worst);
            startNext(worst);
        }
    }

    /** The waiting job that is first starts on a free server. */
    private void startNext(Server server) {
        ProcessInstance p = queue.take();
        if (s.path != null) {
            if (p.preempted) {
                p.displaced(server.deeds);
            } else if (p.requestedAt < s.now) {
                p.waitedMeanwhile(server.tip, server.deeds);
            }
        }
        p.preempted = false;
        server.quantumLeft = quantum;
        if (machine) {
            p.server = server;
            dispatched(p.typeIndex);
            if (switchTime > 0 && !server.servedLast(p)) {
                switchTo(server, p);
                return;
            }
        }
        begin(server, p);
    }

    private void switchTo(Server server, ProcessInstance p) {
        server.job = p;
        busy++;
        server.switching = true;
        p.enter(p.type.switchCell());
        occupy(server, p, switchTime);
    }

    private void begin(Server server, ProcessInstance p) {
        if (server.job != p) {
            server.job = p;
            busy++;
        }
        server.remember(p);
        if (machine && p.remaining == 0) {
            p.resume();
        } else {
            serve(server, p);
        }
    }

    private void serve(Server server, ProcessInstance p) {
        if (p.begun) {
            p.enterAgain(p.runCell);
        } else {
            p.begun = true;
            p.enter(p.runCell);
        }
        long duration = p.remaining;
        if (quantum > 0 && duration > server.quantumLeft) {
            duration = server.quantumLeft;
        }
        occupy(server, p, duration);
    }

    private void occupy(Server server, ProcessInstance p, long duration) {
        server.sliceStart = s.now;
        long end = s.now + duration;
        if (end < s.now || end == Calendar.NEVER) {
            throw p.error("the clock overflows: a service reaches past " + s.range() + " s of model time");
        }
        s.calendar.schedule(server.slot, end, Calendar.COMPLETION);
    }

    @Override
    void work(ProcessInstance p, long duration) {
        p.remaining = scaled(duration);
        p.begun = false;
        if (quantum > 0 && p.server.quantumLeft == 0) {
            endOfQuantum(p.server, p);
        } else {
            serve(p.server, p);
        }
    }

    void complete(Server server) {
        ProcessInstance p = server.job;
        endSegment(server, p);
        if (server.switching) {
            server.switching = false;
            begin(server, p);
            return;
        }
        long served = s.now - server.sliceStart;
        p.remaining -= served;
        if (quantum > 0) {
            server.quantumLeft -= served;
        }
        if (p.remaining > 0) {
            endOfQuantum(server, p);
        } else if (machine) {
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

    private void endSegment(Server server, ProcessInstance p) {
        p.endSegment();
        if (s.path != null) {
            server.deeds = s.path.leaf(server.deeds, s.now, p.cell);
        }
    }

    private void free(Server server, ProcessInstance p) {
        server.job = null;
        busy--;
        present--;
        server.tip = p.tip;
    }

    private void endOfQuantum(Server server, ProcessInstance p) {
        if (queue.isEmpty()) {
            server.quantumLeft = quantum;
            serve(server, p);
            return;
        }
        free(server, p);
        waitAgain(p);
        put(p);
        if (machine) {
            ask();
        } else {
            startNext(server);
        }
    }

    private void waitAgain(ProcessInstance p) {
        present++;
        p.preempted = true;
        p.server = null;
        p.enter(machine ? p.type.preemptedCell() : p.waitCell);
    }

    private void preempt(Server server) {
        ProcessInstance p = server.job;
        endSegment(server, p);
        s.calendar.cancel(server.slot);
        if (server.switching) {
            server.switching = false;
        } else {
            p.remaining -= s.now - server.sliceStart;
        }
        free(server, p);
        waitAgain(p);
        queue.add(p, p.key);
    }

    @Override
    void release(ProcessInstance p) {
        Server server = p.server;
        p.server = null;
        free(server, p);
        completions++;
        if (!queue.isEmpty()) {
            ask();
        }
    }

    @Override
    void visitTips(TipVisitor visitor) {
        for (Server each : servers) {
            each.tip = visitor.visit(each.tip, s.now);
            each.deeds = visitor.visit(each.deeds, s.now);
        }
    }

    @Override
    void writeState(StateWriter w) {
        queue.writeState(w);
        w.write(spec.tick() > 0 ? s.now % spec.tick() : 0);
        for (Server each : servers) {
            each.writeState(w, switchTime > 0);
        }
    }
}
