package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.FlowSpec;

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
    final int from;
    final int to;
    /** Messages whose last bit is on its way, in order. */
    private final IntQueue travelling = new IntQueue();

    Flow(Simulation s, int index, FlowSpec spec) {
        this.s = s;
        this.index = index;
        this.spec = spec;
        from = s.processes.instance(spec.fromType(), spec.fromInstance());
        to = s.processes.instance(spec.toType(), spec.toInstance());
    }

    static Flow of(Simulation s, int index, FlowSpec spec) {
        return spec.stream() == null ? new WindowFlow(s, index, spec) : new StreamFlow(s, index, spec);
    }

    /** The process hands message {@code m} over; false if it has to wait. */
    abstract boolean send(int p, int m, int windowCell);

    /** A data datagram has come to the receiver's side. */
    abstract void arrived(int d);

    /** Back at the sender's side: the receiver has {@code amount} more. */
    abstract void acknowledged(long amount, int ackTip);

    /** A datagram was dropped on the way. */
    void lost(int d) {
        for (int i = 0; i < s.datagrams.messages[d]; i++) {
            s.messages.release(travelling.take());
        }
    }

    abstract void writeState(StateWriter w);

    void visitTips(TipVisitor visitor) {
    }

    /** Sends a datagram that completes {@code messages}, which are already in {@link #travel}. */
    final int transmit(long payload, int messages, int tip) {
        int d = s.datagrams.create(Datagrams.DATA, index, payload + spec.header(), payload, messages, tip);
        return d;
    }

    final void travel(int m) {
        travelling.put(m);
    }

    /** Hands the datagram's completed messages to the receiving process. */
    final void handOver(int d) {
        if (spec.deliveredCounter() >= 0) {
            s.measures.count(spec.deliveredCounter(), s.datagrams.payload[d], s.datagrams.tip[d]);
        }
        for (int i = s.datagrams.messages[d]; i > 0; i--) {
            int m = travelling.take();
            s.messages.tip[m] = s.datagrams.tip[d];
            s.processes.deliver(to, m);
        }
    }

    final void writeTravelling(StateWriter w) {
        travelling.writeState(w);
    }
}
