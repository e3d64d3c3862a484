package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.FlowSpec;
import java.util.ArrayDeque;

/** One direction of a connection between two processes. */
abstract sealed class Flow permits WindowFlow, StreamFlow {
    /** Account cells of a flow, from its first. */
    static final int WINDOW = 0;
    static final int TURNAROUND = 1;
    static final int NAGLE = 2;
    static final int DELAYED_ACK = 3;

    final Simulation s;
    final int index;
    final FlowSpec spec;
    final ProcessInstance to;
    long delays;
    long delivered;
    /** Messages whose last bit is on its way, in order; those that were lost on it too, until the next one comes. */
    private final ArrayDeque<Message> travelling = new ArrayDeque<>();
    /** How many messages have set out, and how many of these have left the queue. */
    long setOut;
    private long gone;

    // The statement of the receiver that a message met last, its type, where that goes on, and whether it is a handler: mostly the same again
    private long met = -1;
    private int target;
    boolean handles;

    Flow(Simulation s, int index, FlowSpec spec) {
        this.s = s;
        this.index = index;
        this.spec = spec;
        to = s.processes.instance(spec.toType(), spec.toInstance());
    }

    static Flow of(Simulation s, int index, FlowSpec spec) {
        return spec.stream() == null ? new WindowFlow(s, index, spec) : new StreamFlow(s, index, spec);
    }

    /** The process hands a message over; false if it has to wait. */
    abstract boolean send(ProcessInstance p, long size, int messageType, int windowCell);

    final Message message(long size, int messageType) {
        Message m = s.newMessage();
        m.type = messageType;
        m.flow = this;
        m.size = size;
        m.sentAt = s.now;
        return m;
    }

    /** A data datagram has come to the receiver's side. */
    abstract void arrived(Datagram d);

    /** Back at the sender's side: the receiver has {@code amount} more. */
    abstract void acknowledged(long amount, int ackTip);

    /** A datagram was dropped on the way: the messages that it completes, and no others, will not come. */
    final void lost(Datagram d) {
        long position = gone;
        for (Message m : travelling) {
            m.lost |= position >= d.firstMessage && position < d.firstMessage + d.completes;
            position++;
        }
        skipLost();
    }

    private void skipLost() {
        while (!travelling.isEmpty() && travelling.peekFirst().lost) {
            s.release(nextTraveller());
        }
    }

    private Message nextTraveller() {
        gone++;
        return travelling.pollFirst();
    }

    abstract void writeState(StateWriter w);

    void visitTips(TipVisitor visitor) {
    }

    final void travel(Message m) {
        m.lost = false;
        m.departedAt = s.now;
        travelling.addLast(m);
        setOut++;
    }

    /** Hands the datagram's completed messages to the receiving process. */
    final void handOver(Datagram d) {
        if (spec.deliveredCounter() >= 0) {
            s.measures.count(spec.deliveredCounter(), d.payload, d.tip);
        }
        for (int i = d.completes; i > 0; i--) {
            skipLost();
            Message m = nextTraveller();
            m.tip = d.tip;
            hand(m);
        }
    }

    /** Where the receiver, who waits at {@code at}, goes on with a message of this type, or −1. */
    final int target(int at, int messageType) {
        long meeting = (long) at << Integer.SIZE | messageType;
        if (meeting != met) {
            target = to.match(at, this, messageType);
            handles = to.isHandler(at);
            met = meeting;
        }
        return target;
    }

    /** The message has come to its end of the connection. */
    private void hand(Message m) {
        if (s.recorder != null) {
            s.recorder.delivered(index, m.type, m.sentAt, m.departedAt, s.now);
        }
        delays += s.now - m.sentAt;
        delivered++;
        if (to.takes(this, m.type, m.tip)) {
            s.release(m);
        } else {
            to.keep(m);
        }
    }

    final void clearMeasures() {
        delays = 0;
        delivered = 0;
    }

    final void writeTravelling(StateWriter w) {
        w.write(travelling.size());
        travelling.forEach(m -> m.writeState(w));
    }
}
