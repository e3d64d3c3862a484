package dev.whence.kernel;

import java.util.ArrayDeque;

/** A lock with a number of holders; those who wait get it in the order of asking. */
final class Lock {
    private final int holders;
    private final ArrayDeque<ProcessInstance> waiting = new ArrayDeque<>();
    private int held;

    Lock(int holders) {
        this.holders = holders;
    }

    boolean acquire(ProcessInstance p, int waitCell) {
        if (held < holders) {
            held++;
            return true;
        }
        p.enter(waitCell);
        waiting.addLast(p);
        return false;
    }

    void release(ProcessInstance p) {
        if (waiting.isEmpty()) {
            held--;
        } else {
            waiting.pollFirst().wake(p.tip);
        }
    }

    void writeState(StateWriter w) {
        w.write(held);
        waiting.forEach(p -> w.write(p.number));
        w.write(-1);
    }
}
