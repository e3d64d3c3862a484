package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.LinkSpec;
import java.util.ArrayDeque;

/**
 * One direction of a link: a transmitter that sends one datagram after the other, packet by packet, and a line of
 * constant delay, of whose travellers only the first is in the calendar.
 */
final class Link implements Slotted {
    private final Simulation s;
    private final LinkSpec spec;
    private final int slot;
    private final int arrivalSlot;
    private final ArrayDeque<Datagram> queue = new ArrayDeque<>();
    private final ArrayDeque<Datagram> line = new ArrayDeque<>();
    private Datagram sending;
    private long sendingSince;
    private int tip = -1;
    long lost;

    Link(Simulation s, LinkSpec spec) {
        this.s = s;
        this.spec = spec;
        slot = s.newSlot(this);
        arrivalSlot = s.newSlot(new Line());
    }

    /** The way itself: its own place in the calendar. */
    final class Line implements Slotted {
        @Override
        public void due() {
            arrived();
        }
    }

    long packet() {
        return spec.packet();
    }

    /** What has no bits, such as an acknowledgement of size 0, takes no place on the link. */
    void send(Datagram d) {
        if (d.bits == 0) {
            travel(d);
        } else if (sending == null) {
            d.since = s.now;
            start(d);
        } else if (queue.size() < spec.limit()) {
            d.since = s.now;
            queue.addLast(d);
        } else {
            lost++;
            d.lose(s);
        }
    }

    private void start(Datagram d) {
        s.budget.add(spec.cells() + QUEUE, s.now - d.since);
        sending = d;
        sendingSince = s.now;
        d.since = s.now;
        long duration = duration(d.bits);
        if (duration == 0) {
            due();
        } else {
            s.calendar.schedule(slot, Math.addExact(s.now, duration), Calendar.COMPLETION);
        }
    }

    /** Every packet, short or not, carries the overhead; each packet's time is rounded once. */
    private long duration(long bits) {
        if (spec.perBit() == null) {
            return 0;
        }
        long full = bits / spec.packet();
        long rest = bits - full * spec.packet();
        long time = full == 0 ? 0 : Math.multiplyExact(full, spec.perBit().times(spec.packet() + spec.overhead()));
        return rest > 0 || full == 0 ? time + spec.perBit().times(rest + spec.overhead()) : time;
    }

    /** The last bit has left. */
    @Override
    public void due() {
        Datagram d = sending;
        sending = null;
        s.passed(spec.cells() + SENDING, sendingSince, s.now);
        if (s.path != null) {
            d.tip = s.path.leaf(d.tip, s.now, spec.cells() + SENDING);
            tip = d.tip;
        }
        if (!queue.isEmpty()) {
            Datagram next = queue.pollFirst();
            next.tip = tip;
            start(next);
        }
        travel(d);
    }

    private void travel(Datagram d) {
        if (spec.latency() == 0) {
            d.hopped(s);
        } else {
            d.since = s.now;
            line.addLast(d);
            if (line.size() == 1) {
                s.calendar.schedule(arrivalSlot, Math.addExact(s.now, spec.latency()), Calendar.ARRIVAL);
            }
        }
    }

    /** The first traveller has come to the end of the line. */
    private void arrived() {
        Datagram d = line.pollFirst();
        s.passed(spec.cells() + LATENCY, s.now - spec.latency(), s.now);
        if (s.path != null) {
            d.tip = s.path.leaf(d.tip, s.now, spec.cells() + LATENCY);
        }
        if (!line.isEmpty()) {
            s.calendar.schedule(arrivalSlot, line.peekFirst().since + spec.latency(), Calendar.ARRIVAL);
        }
        d.hopped(s);
    }

    /** Cells of a link, from its first: sending, latency, waiting to be sent; the last counts what was sent. */
    static final int SENDING = 0;
    static final int LATENCY = 1;
    static final int QUEUE = 2;

    /** Gives what has passed of what is under way. */
    void addRunning(Processes.Account account) {
        if (sending != null) {
            account.take(spec.cells() + SENDING, s.now - sendingSince);
        }
        queue.forEach(d -> account.take(spec.cells() + QUEUE, s.now - d.since));
        line.forEach(d -> account.take(spec.cells() + LATENCY, s.now - d.since));
    }

    void visitTips(TipVisitor visitor) {
        tip = visitor.visit(tip, s.now);
        if (sending != null) {
            sending.visitTips(visitor);
        }
        queue.forEach(d -> d.visitTips(visitor));
        line.forEach(d -> d.visitTips(visitor));
    }

    void writeState(StateWriter w) {
        if (sending != null) {
            sending.writeState(w);
        }
        w.instant(s.calendar.time(slot));
        w.instant(s.calendar.time(arrivalSlot));
        w.write(queue.size());
        queue.forEach(d -> d.writeState(w));
        for (Datagram d : line) {
            d.writeState(w);
            w.instant(d.since);
        }
    }
}
