package dev.whence.kernel;

/** What one process has sent and the other not yet dealt with. Objects are used again. */
final class Message {
    int type;
    Flow flow;
    long size;
    long sentAt;
    long departedAt;
    int tip = -1;
    boolean lost;
    Message next;

    void writeState(StateWriter w) {
        w.write(type);
        w.write(flow.index);
        w.write(size);
        w.instant(sentAt);
        w.write(lost ? 1 : 0);
    }
}
