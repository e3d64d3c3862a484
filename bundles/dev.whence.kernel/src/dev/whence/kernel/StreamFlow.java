package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.FlowSpec;
import dev.whence.kernel.FlatProgram.StreamSpec;
import java.util.ArrayDeque;

/**
 * One direction of a byte stream. A small segment is held while earlier data is unacknowledged (RFC 896); the receiver
 * acknowledges at once with data that it sends back and every second full segment, else when its timer fires
 * (RFC 1122, §4.2.3.2): one per connection, or one clock for all.
 */
final class StreamFlow extends Flow implements Slotted {
    private final StreamSpec rules;
    private final boolean countsMessages;
    private final int timerSlot;
    /** Sender's side. */
    private final ArrayDeque<Message> unsent = new ArrayDeque<>();
    private long firstLeft;
    private long queued;
    private long unacknowledged;
    /** Bits ever sent, and where in these the messages end that have gone and are not acknowledged. */
    private long sent;
    private final ArrayDeque<Long> unacknowledgedEnds = new ArrayDeque<>();
    private int dataTip = -1;
    private final ArrayDeque<ProcessInstance> waitingSenders = new ArrayDeque<>();
    private long heldSince = -1;
    /** Receiver's side. */
    private long owed;
    private int fullSegments;
    private int armTip = -1;
    private long armedAt;
    private boolean armed;

    StreamFlow(Simulation s, int index, FlowSpec spec) {
        super(s, index, spec);
        rules = spec.stream();
        countsMessages = !spec.windowInBits() && spec.window() < Long.MAX_VALUE;
        timerSlot = rules.delayedAck() > 0 && rules.clock() < 0 ? s.newSlot(this) : -1;
    }

    @Override
    boolean send(ProcessInstance p, long size, int messageType, int windowCell) {
        Message m = message(size, messageType);
        if (unsent.isEmpty()) {
            firstLeft = m.size;
        }
        unsent.addLast(m);
        queued += m.size;
        dataTip = p.tip;
        pump(dataTip);
        if (isHandedOver()) {
            return true;
        }
        waitingSenders.addLast(p);
        p.enter(windowCell);
        return false;
    }

    /** Whoever sent has nothing to wait for: the window has room for all of it, though it may be held. */
    private boolean isHandedOver() {
        return unsent.isEmpty() || (countsMessages ? unsent.size() + unacknowledgedEnds.size() : queued + unacknowledged) <= spec.window();
    }

    /** Bits of the next segment, out of the messages that a window of messages admits. */
    private long segment() {
        if (!countsMessages) {
            return Math.min(queued, rules.segment());
        }
        long messages = spec.window() - unacknowledgedEnds.size();
        long size = 0;
        for (Message m : unsent) {
            if (messages-- == 0 || size >= rules.segment()) {
                break;
            }
            size += m == unsent.peekFirst() ? firstLeft : m.size;
        }
        return Math.min(size, rules.segment());
    }

    private void pump(int tip) {
        while (!unsent.isEmpty() && (!countsMessages || unacknowledgedEnds.size() < spec.window())) {
            long size = segment();
            if (size < rules.segment() && rules.nagle() && unacknowledged > 0) {
                heldSince = heldSince < 0 ? s.now : heldSince;
                return;
            }
            if (!countsMessages && unacknowledged > 0 && unacknowledged + size > spec.window()) {
                return;
            }
            queued -= size;
            unacknowledged += size;
            Datagram d = Datagram.data(this, size, complete(size), released(tip));
            carryAcknowledgement(d);
            d.depart(s);
        }
    }

    /** What was held goes now, thanks to the chain of {@code tip}. */
    private int released(int tip) {
        if (heldSince < 0) {
            return tip;
        }
        long since = heldSince;
        heldSince = -1;
        if (since == s.now) {
            return tip;
        }
        int cell = spec.cells() + NAGLE;
        s.passed(cell, since, s.now);
        return s.path == null ? tip : s.path.held(tip, s.now, cell, since);
    }

    /** Takes {@code size} bits off the unsent messages; says how many of them end within. */
    private int complete(long size) {
        int completed = 0;
        long left = size;
        while (!unsent.isEmpty() && firstLeft <= left) {
            left -= firstLeft;
            if (countsMessages) {
                unacknowledgedEnds.addLast(sent + size - left);
            }
            travel(unsent.pollFirst());
            completed++;
            if (!unsent.isEmpty()) {
                firstLeft = unsent.peekFirst().size;
            }
        }
        firstLeft -= left;
        sent += size;
        return completed;
    }

    /** Data carries along the acknowledgement of what came the other way. */
    private void carryAcknowledgement(Datagram d) {
        if (spec.reverse() >= 0) {
            StreamFlow back = (StreamFlow) s.flows[spec.reverse()];
            d.acknowledged = back.takeOwed();
        }
    }

    private long takeOwed() {
        long amount = owed;
        owed = 0;
        fullSegments = 0;
        if (armed) {
            armed = false;
            if (timerSlot >= 0) {
                s.calendar.cancel(timerSlot);
            }
        }
        return amount;
    }

    @Override
    void arrived(Datagram d) {
        long carried = d.acknowledged;
        int tip = d.tip;
        if (carried > 0) {
            s.flows[spec.reverse()].acknowledged(carried, tip);
        }
        owed += d.payload;
        if (d.payload == rules.segment()) {
            fullSegments++;
        }
        handOver(d);
        if (rules.delayedAck() == 0 && rules.clock() < 0 || fullSegments >= 2) {
            acknowledge(tip);
        } else if (!armed) {
            arm(tip);
        }
    }

    private void arm(int tip) {
        armed = true;
        armTip = tip;
        armedAt = s.now;
        if (timerSlot >= 0) {
            s.calendar.schedule(timerSlot, Math.addExact(s.now, rules.delayedAck()), Calendar.TIMER);
        } else {
            s.clocks[rules.clock()].await(index);
        }
    }

    /** The timer or the clock says that the acknowledgement may wait no longer. */
    @Override
    public void due() {
        if (!armed) {
            return;
        }
        int cell = spec.cells() + DELAYED_ACK;
        s.passed(cell, armedAt, s.now);
        int tip = armTip;
        if (s.path != null) {
            long period = rules.clock() < 0 ? 0 : s.clocks[rules.clock()].period();
            tip = period == 0 ? s.path.leaf(armTip, s.now, cell)
                    : s.path.quantised(armTip, s.now, cell, armedAt - (s.now - period), s.now - armedAt);
        }
        acknowledge(tip);
    }

    private void acknowledge(int tip) {
        long amount = takeOwed();
        Datagram.acknowledgement(this, amount, spec.ackBits() + spec.header(), tip).depart(s);
    }

    @Override
    void acknowledged(long amount, int ackTip) {
        unacknowledged -= amount;
        while (!unacknowledgedEnds.isEmpty() && unacknowledgedEnds.peekFirst() <= sent - unacknowledged) {
            unacknowledgedEnds.pollFirst();
        }
        pump(ackTip);
        while (!waitingSenders.isEmpty() && isHandedOver()) {
            ProcessInstance p = waitingSenders.pollFirst();
            p.wakeGranted(ackTip);
        }
    }

    @Override
    void visitTips(TipVisitor visitor) {
        dataTip = visitor.visit(dataTip, s.now);
        armTip = visitor.visit(armTip, armed ? armedAt : s.now);
    }

    @Override
    void writeState(StateWriter w) {
        w.write(unsent.size());
        unsent.forEach(m -> m.writeState(w));
        w.write(unsent.isEmpty() ? 0 : firstLeft);
        w.write(rules.nagle() || spec.window() < Long.MAX_VALUE ? unacknowledged : 0);
        w.write(unacknowledgedEnds.size());
        unacknowledgedEnds.forEach(end -> w.write(sent - end));
        w.write(heldSince < 0 ? 1 : heldSince - w.now);
        waitingSenders.forEach(p -> w.write(p.number));
        w.write(owed);
        w.write(fullSegments);
        w.write(armed ? 1 : 0);
        if (armed) {
            w.instant(armedAt);
        }
        if (timerSlot >= 0) {
            w.instant(s.calendar.time(timerSlot));
        }
        writeTravelling(w);
    }
}
