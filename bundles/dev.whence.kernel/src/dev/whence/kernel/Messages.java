package dev.whence.kernel;

import java.util.Arrays;

/** The messages that exist: sent and not yet dealt with. */
final class Messages {
    int[] type = new int[16];
    int[] flow = new int[16];
    long[] size = new long[16];
    int[] tip = new int[16];
    int[] next = new int[16];
    private boolean[] live = new boolean[16];
    private int count;
    private final IntQueue free = new IntQueue();

    int create(int messageType, int onFlow, long bits) {
        int m = free.isEmpty() ? count++ : free.takeLast();
        if (m == type.length) {
            type = Arrays.copyOf(type, m * 2);
            flow = Arrays.copyOf(flow, m * 2);
            size = Arrays.copyOf(size, m * 2);
            tip = Arrays.copyOf(tip, m * 2);
            next = Arrays.copyOf(next, m * 2);
            live = Arrays.copyOf(live, m * 2);
        }
        type[m] = messageType;
        flow[m] = onFlow;
        size[m] = bits;
        tip[m] = -1;
        next[m] = -1;
        live[m] = true;
        return m;
    }

    void release(int m) {
        if (m >= 0) {
            live[m] = false;
            free.put(m);
        }
    }

    void visitTips(TipVisitor visitor, long now) {
        for (int m = 0; m < count; m++) {
            if (live[m]) {
                tip[m] = visitor.visit(tip[m], now);
            }
        }
    }

    void writeState(StateWriter w) {
        for (int m = 0; m < count; m++) {
            if (live[m]) {
                w.write(m);
                w.write(type[m]);
                w.write(flow[m]);
                w.write(size[m]);
                w.write(next[m]);
            }
        }
        free.writeState(w);
    }
}
