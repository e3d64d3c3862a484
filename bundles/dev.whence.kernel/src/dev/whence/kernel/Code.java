package dev.whence.kernel;

/** Executes a process's statements: the interpreter, or bytecode generated from the same program. */
public abstract class Code {
    /** Runs process {@code p} from its resume point until it blocks or ends. */
    public abstract void step(Simulation s, ProcessInstance p);

    /** What executes the processes of a type. */
    public Code of(int type) {
        return this;
    }
}
