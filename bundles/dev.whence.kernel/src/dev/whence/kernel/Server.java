package dev.whence.kernel;

/** One core or server. */
final class Server implements Slotted {
    final QueuedServers pool;
    final int slot;
    ProcessInstance job;
    private ProcessInstance last;
    private int lastLife;
    /** How long the job may still run before others have their turn. */
    long quantumLeft;
    /** Of the path: of who used it last. */
    int tip = -1;
    /** A chain of its own of what it did, without breaks as long as somebody waits for it. */
    int deeds = -1;
    long sliceStart;
    boolean switching;

    Server(QueuedServers pool) {
        this.pool = pool;
        slot = pool.s.newSlot(this);
    }

    @Override
    public void due() {
        pool.complete(this);
    }

    void remember(ProcessInstance p) {
        last = p;
        lastLife = p.life;
    }

    /** Whether it was this process, and not an earlier one in the same place, that ran last. */
    boolean servedLast(ProcessInstance p) {
        return last == p && lastLife == p.life;
    }

    void writeState(StateWriter w, boolean switches) {
        w.write(job == null ? -1 : job.number);
        w.write(!switches || last == null || lastLife != last.life ? -1 : last.number);
        w.write(switching ? 1 : 0);
        w.instant(pool.s.calendar.time(slot));
        if (job != null) {
            w.write(job.remaining);
            w.write(quantumLeft);
            w.instant(sliceStart);
        }
    }
}
