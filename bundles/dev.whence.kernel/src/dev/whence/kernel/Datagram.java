package dev.whence.kernel;

/** What is on its way between two processes: a piece of a message, a segment, a packet of either, an acknowledgement. */
final class Datagram {
    enum Kind { DATA, ACKNOWLEDGEMENT, PART }

    private Kind kind;
    private Flow flow;
    private int[] route;
    private int hop;
    /** With headers. */
    long bits;
    /** What the receiver gets. */
    long payload;
    /** What the other side learns to have been received. */
    long acknowledged;
    /** How many messages end with it. */
    int completes;
    /** Which message of its flow is the first of these. */
    long firstMessage;
    int tip;
    /** Since when it is where it is. */
    long since;
    private Datagram whole;
    private int parts;
    private boolean lost;
    Datagram nextFree;

    static Datagram data(Flow flow, long payload, int completes, int tip) {
        Datagram d = of(Kind.DATA, flow, flow.spec.route(), payload + flow.spec.header(), tip);
        d.payload = payload;
        d.completes = completes;
        d.firstMessage = flow.setOut - completes;
        return d;
    }

    /** Goes back the other way. */
    static Datagram acknowledgement(Flow flow, long amount, long bits, int tip) {
        int reverse = flow.spec.reverse();
        Datagram d = of(Kind.ACKNOWLEDGEMENT, flow, reverse < 0 ? flow.spec.route() : flow.s.flows[reverse].spec.route(), bits, tip);
        d.acknowledged = amount;
        return d;
    }

    private static Datagram of(Kind kind, Flow flow, int[] route, long bits, int tip) {
        Datagram d = flow.s.newDatagram();
        d.kind = kind;
        d.flow = flow;
        d.route = route;
        d.hop = 0;
        d.bits = bits;
        d.payload = 0;
        d.acknowledged = 0;
        d.completes = 0;
        d.tip = tip;
        d.since = flow.s.now;
        d.whole = null;
        d.parts = 0;
        d.lost = false;
        return d;
    }

    /** Takes the first hop; without a route it arrives within this instant. */
    void depart(Simulation s) {
        if (route.length == 0) {
            s.soon(this);
        } else if (route.length == 1) {
            s.links[route[0]].send(this);
        } else {
            split(s);
        }
    }

    /** Packets of one message follow each other over a chain of links. */
    private void split(Simulation s) {
        long packet = s.links[route[0]].packet();
        long left = bits;
        parts = 1;
        do {
            long size = Math.min(left, packet);
            left -= size;
            Datagram part = of(Kind.PART, flow, route, size, tip);
            part.whole = this;
            parts++;
            s.links[route[0]].send(part);
        } while (left > 0);
        partGone(s);
    }

    /** One part less is under way; after the last the whole has come, unless one was lost. */
    private void partGone(Simulation s) {
        if (--parts > 0) {
            return;
        }
        if (lost) {
            s.release(this);
        } else {
            arrive(s);
        }
    }

    /** It has come over a link. */
    void hopped(Simulation s) {
        if (++hop < route.length) {
            s.links[route[hop]].send(this);
        } else {
            arrive(s);
        }
    }

    void arrive(Simulation s) {
        switch (kind) {
            case PART -> {
                whole.tip = tip;
                whole.partGone(s);
            }
            case ACKNOWLEDGEMENT -> flow.acknowledged(acknowledged, tip);
            case DATA -> flow.arrived(this);
        }
        s.release(this);
    }

    /** Dropped on the way; what lacks a part is lost altogether. */
    void lose(Simulation s) {
        Datagram all = kind == Kind.PART ? whole : this;
        if (all.kind == Kind.DATA && !all.lost) {
            all.lost = true;
            flow.lost(all);
        }
        if (kind == Kind.PART) {
            all.lost = true;
            all.partGone(s);
        }
        s.release(this);
    }

    void visitTips(TipVisitor visitor) {
        tip = visitor.visit(tip, since);
    }

    void writeState(StateWriter w) {
        w.write(kind.ordinal());
        w.write(flow.index);
        w.write(bits);
        w.write(payload);
        w.write(acknowledged);
        w.write(completes);
        w.write(hop);
        w.write(whole == null ? -1 : whole.parts);
        w.write(whole != null && whole.lost ? 1 : 0);
    }
}
