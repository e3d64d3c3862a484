package dev.whence.kernel;

/** A model that cannot go on: the message is in the user's words; type and pc name the statement, or −1. */
public final class SimulationException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int type;
    private final int pc;

    public SimulationException(String message, int type, int pc) {
        super(message);
        this.type = type;
        this.pc = pc;
    }

    /** Index of the process type, −1 if no statement is to blame. */
    public int type() {
        return type;
    }

    public int pc() {
        return pc;
    }
}
