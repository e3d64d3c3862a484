package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.LinkSpec;

/**
 * One direction of a link: a transmitter that sends one datagram after the other, packet by packet, and a line of
 * constant delay, of whose travellers only the first is in the calendar.
 */
final class Link {
    private final Simulation s;
    private final LinkSpec spec;
    private final int slot;
    private final int arrivalSlot;
    private final IntQueue queue = new IntQueue();
    private final IntQueue line = new IntQueue();
    private int sending = -1;
    private long sendingSince;
    private int tip = -1;
    long lost;

    Link(Simulation s, int index, LinkSpec spec) {
        this.s = s;
        this.spec = spec;
        slot = s.newSlot(Simulation.LINK, index);
        arrivalSlot = s.newSlot(Simulation.LINK_ARRIVAL, index);
    }

    long packet() {
        return spec.packet();
    }

    /** What has no bits, such as an acknowledgement of size 0, takes no place on the link. */
    void send(int d) {
        if (s.datagrams.bits[d] == 0) {
            travel(d);
        } else if (sending < 0) {
            start(d);
        } else if (queue.size() < spec.limit()) {
            queue.put(d);
        } else {
            lost++;
            s.flows[s.datagrams.flow[d]].lost(d);
            s.datagrams.release(d);
        }
    }

    private void start(int d) {
        sending = d;
        sendingSince = s.now;
        s.datagrams.since[d] = s.now;
        long duration = duration(s.datagrams.bits[d]);
        if (duration == 0) {
            sent();
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
    void sent() {
        int d = sending;
        sending = -1;
        long duration = s.now - sendingSince;
        s.budget.spent[spec.cells() + SENDING] += duration;
        s.budget.entries[spec.cells() + SENDING]++;
        if (s.path != null) {
            s.datagrams.tip[d] = s.path.leaf(s.datagrams.tip[d], s.now, spec.cells() + SENDING);
            tip = s.datagrams.tip[d];
        }
        if (!queue.isEmpty()) {
            int next = queue.take();
            s.datagrams.tip[next] = tip;
            start(next);
        }
        travel(d);
    }

    private void travel(int d) {
        if (spec.latency() == 0) {
            s.datagrams.hopped(s, d);
        } else {
            s.datagrams.since[d] = s.now;
            line.put(d);
            if (line.size() == 1) {
                s.calendar.schedule(arrivalSlot, Math.addExact(s.now, spec.latency()), Calendar.ARRIVAL);
            }
        }
    }

    /** The first traveller has come to the end of the line. */
    void arrived() {
        int d = line.take();
        s.budget.spent[spec.cells() + LATENCY] += spec.latency();
        if (s.path != null) {
            s.datagrams.tip[d] = s.path.leaf(s.datagrams.tip[d], s.now, spec.cells() + LATENCY);
        }
        if (!line.isEmpty()) {
            s.calendar.schedule(arrivalSlot, s.datagrams.since[line.get(0)] + spec.latency(), Calendar.ARRIVAL);
        }
        s.datagrams.hopped(s, d);
    }

    /** Cells of a link, from its first: sending, latency. */
    static final int SENDING = 0;
    static final int LATENCY = 1;

    void visitTips(TipVisitor visitor) {
        tip = visitor.visit(tip, s.now);
    }

    void writeState(StateWriter w) {
        w.write(sending);
        w.instant(s.calendar.time[slot]);
        w.instant(s.calendar.time[arrivalSlot]);
        queue.writeState(w);
        line.writeState(w);
        for (int i = 1; i < line.size(); i++) {
            w.instant(s.datagrams.since[line.get(i)]);
        }
    }
}
