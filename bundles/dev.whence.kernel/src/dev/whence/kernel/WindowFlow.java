package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.FlowSpec;

/**
 * Messages cut into pieces, of which only a window's worth may be unacknowledged; a window of one is lockstep. The
 * acknowledgement leaves {@code turnaround} after the piece has come.
 */
final class WindowFlow extends Flow {
    private final IntQueue waitingMessages = new IntQueue();
    private final IntQueue waitingSenders = new IntQueue();
    private final IntQueue turning = new IntQueue();
    private final int turnaroundSlot;
    private long left;
    private long outstanding;
    private int owed;
    private long owedAmount;
    private boolean pumping;

    WindowFlow(Simulation s, int index, FlowSpec spec) {
        super(s, index, spec);
        turnaroundSlot = spec.turnaround() > 0 ? s.newSlot(Simulation.TURNAROUND, index) : -1;
    }

    @Override
    boolean send(int p, int m, int windowCell) {
        waitingMessages.put(m);
        waitingSenders.put(p);
        if (waitingMessages.size() > 1) {
            s.processes.enter(p, windowCell);
            return false;
        }
        left = s.messages.size[m];
        if (pump(s.processes.tip[p])) {
            return true;
        }
        s.processes.enter(p, windowCell);
        return false;
    }

    /** Sends what the window admits of the first message; true once its last piece has gone. */
    private boolean pump(int tip) {
        long most = spec.message() == Long.MAX_VALUE ? Long.MAX_VALUE : spec.message() - spec.header();
        while (true) {
            long piece = Math.min(left, most);
            if (!admits(piece)) {
                return false;
            }
            left -= piece;
            outstanding += spec.windowInBits() ? piece : 1;
            if (left == 0) {
                travel(waitingMessages.take());
                waitingSenders.take();
            }
            s.datagrams.depart(s, transmit(piece, left == 0 ? 1 : 0, tip));
            if (left == 0) {
                return true;
            }
        }
    }

    /** A piece larger than the whole window goes alone. */
    private boolean admits(long piece) {
        return outstanding == 0
                || (spec.windowInBits() ? outstanding + piece <= spec.window() : outstanding < spec.window());
    }

    @Override
    void arrived(int d) {
        boolean last = s.datagrams.messages[d] > 0;
        int tip = s.datagrams.tip[d];
        owed++;
        owedAmount += spec.windowInBits() ? s.datagrams.payload[d] : 1;
        handOver(d);
        if (owed < spec.ackEvery() && !last) {
            return;
        }
        long amount = owedAmount;
        owed = 0;
        owedAmount = 0;
        if (spec.window() == Long.MAX_VALUE) {
            outstanding -= amount;
            return;
        }
        int ack = s.datagrams.create(Datagrams.ACK, index, spec.ackBits(), 0, 0, tip);
        s.datagrams.acknowledged[ack] = amount;
        s.datagrams.since[ack] = s.now;
        if (turnaroundSlot < 0) {
            s.datagrams.depart(s, ack);
        } else {
            turning.put(ack);
            if (turning.size() == 1) {
                s.calendar.schedule(turnaroundSlot, Math.addExact(s.now, spec.turnaround()), Calendar.ARRIVAL);
            }
        }
    }

    void turnedAround() {
        int ack = turning.take();
        int cell = spec.cells() + TURNAROUND;
        s.budget.spent[cell] += spec.turnaround();
        if (s.path != null) {
            s.datagrams.tip[ack] = s.path.leaf(s.datagrams.tip[ack], s.now, cell);
        }
        if (!turning.isEmpty()) {
            s.calendar.schedule(turnaroundSlot, s.datagrams.since[turning.get(0)] + spec.turnaround(), Calendar.ARRIVAL);
        }
        s.datagrams.depart(s, ack);
    }

    @Override
    void acknowledged(long amount, int ackTip) {
        outstanding -= amount;
        while (!waitingMessages.isEmpty()) {
            int p = waitingSenders.get(0);
            if (!pump(ackTip)) {
                return;
            }
            s.processes.wake(p, ackTip);
            if (!waitingMessages.isEmpty()) {
                left = s.messages.size[waitingMessages.get(0)];
            }
        }
    }

    @Override
    void writeState(StateWriter w) {
        waitingMessages.writeState(w);
        waitingSenders.writeState(w);
        w.write(waitingMessages.isEmpty() ? 0 : left);
        w.write(outstanding);
        w.write(owed);
        w.write(owedAmount);
        turning.writeState(w);
        for (int i = 0; i < turning.size(); i++) {
            w.instant(s.datagrams.since[turning.get(i)]);
        }
        writeTravelling(w);
    }
}
