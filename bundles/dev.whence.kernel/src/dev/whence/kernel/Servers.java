package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.ServersSpec;

/**
 * Identical servers behind one queue. At a station a job asks for one service and leaves; on a machine a process is
 * made ready, holds its core between statements, and gives it back when it blocks.
 */
public abstract sealed class Servers permits QueuedServers, SharedServers {
    final Simulation s;
    final int index;
    final ServersSpec spec;
    private final int size;
    private final int capacity;
    private final Ratio speed;
    int present;
    long completions;
    long turnedAway;
    private IntQueue schedule;

    Servers(Simulation s, int index, ServersSpec spec) {
        this.s = s;
        this.index = index;
        this.spec = spec;
        size = spec.servers();
        capacity = spec.capacity();
        speed = spec.speed();
    }

    /** Station: {@code p} wants {@code work}. */
    abstract void request(ProcessInstance p, long work, int waitCell, int serviceCell);

    /** Machine: {@code p} is ready. */
    abstract void enqueue(ProcessInstance p);

    /** Machine: {@code p}, which holds a core, computes. */
    abstract void work(ProcessInstance p, long duration);

    /** Machine: {@code p} gives its core back. */
    abstract void release(ProcessInstance p);

    /** Machine: the instant's deliveries are over, somebody may start. */
    abstract void dispatch();

    /** Corrects what the processes have given as their time in service until now. */
    void addRunning(Processes.Account account) {
    }

    abstract void visitTips(TipVisitor visitor);

    abstract void writeState(StateWriter w);

    final long scaled(long work) {
        return speed == null ? work : speed.times(work);
    }

    /** Whether a job would start at once. */
    final boolean hasRoom() {
        return present < size;
    }

    /** Whether a job may come in at all. */
    final boolean hasPlace() {
        return present < capacity;
    }

    final int population() {
        return present;
    }

    final void clearMeasures() {
        completions = 0;
        if (schedule != null) {
            schedule.clear();
        }
    }

    /** Keeps the order of dispatches from now on. */
    public final void keepSchedule() {
        schedule = new IntQueue();
    }

    /** Somebody of this type of process gets a core. */
    final void dispatched(int type) {
        if (schedule != null && schedule.size() < 1_000_000) {
            schedule.put(type);
        }
    }

    /** Types of the processes dispatched since the measures were last restarted, in order. */
    public final int[] schedule() {
        int[] order = new int[schedule == null ? 0 : schedule.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = schedule.get(i);
        }
        return order;
    }

    public final long completions() {
        return completions;
    }

    public final long turnedAway() {
        return turnedAway;
    }
}
