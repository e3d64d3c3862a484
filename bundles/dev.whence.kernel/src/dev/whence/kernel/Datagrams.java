package dev.whence.kernel;

import java.util.Arrays;

/** What is on its way between two processes: pieces of messages, segments, packets, acknowledgements. */
final class Datagrams {
    static final int DATA = 0;
    static final int ACK = 1;
    static final int PART = 2;

    int[] kind = new int[16];
    int[] flow = new int[16];
    long[] bits = new long[16];
    long[] payload = new long[16];
    long[] acknowledged = new long[16];
    int[] messages = new int[16];
    int[] hop = new int[16];
    int[] whole = new int[16];
    int[] parts = new int[16];
    int[] tip = new int[16];
    long[] since = new long[16];
    private boolean[] live = new boolean[16];
    private int count;
    private final IntQueue free = new IntQueue();

    /**
     * @param wireBits with headers
     * @param payloadBits what the receiver gets
     * @param completes how many messages end with it
     */
    int create(int newKind, int onFlow, long wireBits, long payloadBits, int completes, int pathTip) {
        int d = free.isEmpty() ? count++ : free.takeLast();
        if (d == kind.length) {
            grow(d * 2);
        }
        kind[d] = newKind;
        flow[d] = onFlow;
        bits[d] = wireBits;
        payload[d] = payloadBits;
        acknowledged[d] = 0;
        messages[d] = completes;
        hop[d] = 0;
        whole[d] = -1;
        parts[d] = 0;
        tip[d] = pathTip;
        since[d] = 0;
        live[d] = true;
        return d;
    }

    private void grow(int n) {
        kind = Arrays.copyOf(kind, n);
        flow = Arrays.copyOf(flow, n);
        bits = Arrays.copyOf(bits, n);
        payload = Arrays.copyOf(payload, n);
        acknowledged = Arrays.copyOf(acknowledged, n);
        messages = Arrays.copyOf(messages, n);
        hop = Arrays.copyOf(hop, n);
        whole = Arrays.copyOf(whole, n);
        parts = Arrays.copyOf(parts, n);
        tip = Arrays.copyOf(tip, n);
        since = Arrays.copyOf(since, n);
        live = Arrays.copyOf(live, n);
    }

    void release(int d) {
        live[d] = false;
        free.put(d);
    }

    /** Sends {@code d} on its first hop; without a route it arrives within this instant. */
    void depart(Simulation s, int d) {
        int[] route = route(s, d);
        if (route.length == 0) {
            s.arriveSoon(d);
        } else if (route.length == 1) {
            s.links[route[0]].send(d);
        } else {
            split(s, d, s.links[route[0]].packet());
        }
    }

    /** Packets of one message follow each other over a chain of links. */
    private void split(Simulation s, int d, long packet) {
        long left = bits[d];
        do {
            long size = Math.min(left, packet);
            left -= size;
            int part = create(PART, flow[d], size, 0, 0, tip[d]);
            whole[part] = d;
            parts[d]++;
            s.links[route(s, d)[0]].send(part);
        } while (left > 0);
    }

    private int[] route(Simulation s, int d) {
        int f = flow[d];
        int k = whole[d] < 0 ? kind[d] : kind[whole[d]];
        return k == ACK ? s.flows[s.flows[f].spec.reverse()].spec.route() : s.flows[f].spec.route();
    }

    /** {@code d} has come over a link. */
    void hopped(Simulation s, int d) {
        int[] route = route(s, d);
        if (++hop[d] < route.length) {
            s.links[route[hop[d]]].send(d);
        } else {
            arrive(s, d);
        }
    }

    void arrive(Simulation s, int d) {
        if (kind[d] == PART) {
            int w = whole[d];
            tip[w] = tip[d];
            release(d);
            if (--parts[w] > 0) {
                return;
            }
            d = w;
        }
        Flow f = s.flows[flow[d]];
        if (kind[d] == ACK) {
            f.acknowledged(acknowledged[d], tip[d]);
        } else {
            f.arrived(d);
        }
        release(d);
    }

    void visitTips(TipVisitor visitor) {
        for (int d = 0; d < count; d++) {
            if (live[d]) {
                tip[d] = visitor.visit(tip[d], since[d]);
            }
        }
    }

    void writeState(StateWriter w) {
        for (int d = 0; d < count; d++) {
            if (live[d]) {
                w.write(d);
                w.write(kind[d]);
                w.write(flow[d]);
                w.write(bits[d]);
                w.write(payload[d]);
                w.write(acknowledged[d]);
                w.write(messages[d]);
                w.write(hop[d]);
                w.write(whole[d]);
                w.write(parts[d]);
            }
        }
        free.writeState(w);
    }
}
