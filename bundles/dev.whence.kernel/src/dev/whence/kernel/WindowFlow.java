package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.FlowSpec;
import java.util.ArrayDeque;

/**
 * Messages cut into pieces, of which only a window's worth may be unacknowledged; a window of one is lockstep. The
 * acknowledgement leaves {@code turnaround} after the piece has come.
 */
final class WindowFlow extends Flow implements Slotted {
    private final ArrayDeque<Message> waitingMessages = new ArrayDeque<>();
    private final ArrayDeque<ProcessInstance> waitingSenders = new ArrayDeque<>();
    private final ArrayDeque<Datagram> turning = new ArrayDeque<>();
    private final int turnaroundSlot;
    /** No link, no limit, nothing to be counted: messages are handed over as they are sent. */
    private final boolean direct;
    private long left;
    private long outstanding;
    private int owed;
    private long owedAmount;

    WindowFlow(Simulation s, int index, FlowSpec spec) {
        super(s, index, spec);
        direct = spec.route().length == 0 && spec.window() == Long.MAX_VALUE && spec.message() == Long.MAX_VALUE && spec.deliveredCounter() < 0;
        turnaroundSlot = spec.turnaround() > 0 ? s.newSlot(this) : -1;
    }

    @Override
    boolean send(ProcessInstance p, long size, int messageType, int windowCell) {
        if (direct) {
            delivered++;
            if (s.recorder != null) {
                s.recorder.delivered(index, messageType, s.now, s.now, s.now);
            }
            if (!to.takes(this, messageType, p.tip)) {
                Message m = message(size, messageType);
                m.tip = p.tip;
                to.keep(m);
            }
            return true;
        }
        Message m = message(size, messageType);
        waitingMessages.addLast(m);
        waitingSenders.addLast(p);
        if (waitingMessages.size() > 1) {
            p.enter(windowCell);
            return false;
        }
        left = m.size;
        if (pump(p.tip)) {
            return true;
        }
        p.enter(windowCell);
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
            if (spec.window() < Long.MAX_VALUE) {
                outstanding += spec.windowInBits() ? piece : 1;
            }
            if (left == 0) {
                travel(waitingMessages.pollFirst());
                waitingSenders.pollFirst();
            }
            Datagram.data(this, piece, left == 0 ? 1 : 0, tip).depart(s);
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
    void arrived(Datagram d) {
        boolean last = d.completes > 0;
        int tip = d.tip;
        owed++;
        owedAmount += spec.windowInBits() ? d.payload : 1;
        handOver(d);
        if (owed < spec.ackEvery() && !last) {
            return;
        }
        long amount = owedAmount;
        owed = 0;
        owedAmount = 0;
        if (spec.window() == Long.MAX_VALUE) {
            return; // nobody waits for an acknowledgement
        }
        Datagram ack = Datagram.acknowledgement(this, amount, spec.ackBits(), tip);
        if (turnaroundSlot < 0) {
            ack.depart(s);
        } else {
            turning.addLast(ack);
            if (turning.size() == 1) {
                s.calendar.schedule(turnaroundSlot, Math.addExact(s.now, spec.turnaround()), Calendar.ARRIVAL);
            }
        }
    }

    @Override
    public void due() {
        Datagram ack = turning.pollFirst();
        int cell = spec.cells() + TURNAROUND;
        s.passed(cell, s.now - spec.turnaround(), s.now);
        if (s.path != null) {
            ack.tip = s.path.leaf(ack.tip, s.now, cell);
        }
        if (!turning.isEmpty()) {
            s.calendar.schedule(turnaroundSlot, turning.peekFirst().since + spec.turnaround(), Calendar.ARRIVAL);
        }
        ack.depart(s);
    }

    @Override
    void acknowledged(long amount, int ackTip) {
        outstanding -= amount;
        while (!waitingMessages.isEmpty()) {
            ProcessInstance p = waitingSenders.peekFirst();
            if (!pump(ackTip)) {
                return;
            }
            p.wakeGranted(ackTip);
            if (!waitingMessages.isEmpty()) {
                left = waitingMessages.peekFirst().size;
            }
        }
    }

    @Override
    void visitTips(TipVisitor visitor) {
        turning.forEach(d -> d.visitTips(visitor));
    }

    @Override
    void writeState(StateWriter w) {
        waitingMessages.forEach(m -> m.writeState(w));
        waitingSenders.forEach(p -> w.write(p.number));
        w.write(waitingMessages.isEmpty() ? 0 : left);
        w.write(outstanding);
        w.write(owed);
        w.write(owedAmount);
        for (Datagram d : turning) {
            d.writeState(w);
            w.instant(d.since);
        }
        writeTravelling(w);
    }
}
