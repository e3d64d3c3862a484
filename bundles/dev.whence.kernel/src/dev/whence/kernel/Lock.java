package dev.whence.kernel;

/** A lock with a number of holders; those who wait get it in the order of asking. */
final class Lock {
    private final Simulation s;
    private final int holders;
    private final IntQueue waiting = new IntQueue();
    private int held;

    Lock(Simulation s, int holders) {
        this.s = s;
        this.holders = holders;
    }

    boolean acquire(int p, int waitCell) {
        if (held < holders) {
            held++;
            return true;
        }
        s.processes.enter(p, waitCell);
        waiting.put(p);
        return false;
    }

    void release(int p) {
        if (waiting.isEmpty()) {
            held--;
        } else {
            s.processes.wake(waiting.take(), s.processes.tip[p]);
        }
    }

    void writeState(StateWriter w) {
        w.write(held);
        waiting.writeState(w);
    }
}
