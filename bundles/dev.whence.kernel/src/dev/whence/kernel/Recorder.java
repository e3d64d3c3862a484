package dev.whence.kernel;

/** Told of what the accounts only sum: each stay in a cell as it ends, and each message as it arrives. Instants in units of time. */
public interface Recorder {
    /** A process has been in an account cell. */
    void stayed(ProcessInstance process, int cell, long since, long until);

    /** A device or a connection has: a phase of a disk, a link sending, a segment that was held. */
    void passed(int cell, long since, long until);

    /**
     * A message has come to the receiving process.
     *
     * @param sentAt when the sender handed it over
     * @param departedAt when its last piece went on its way
     */
    void delivered(int flow, int messageType, long sentAt, long departedAt, long arrivedAt);
}
