package dev.whence.report;

/** A model that takes more than the Java machine has is at fault itself, not the program. */
public final class Exhaustion {
    private static final long MEBIBYTE = 1 << 20;

    private Exhaustion() {
    }

    /** @throws VirtualMachineError if it is neither memory nor stack that has run out */
    public static Problem problem(String model, VirtualMachineError error) {
        return switch (error) {
            case OutOfMemoryError full -> Problem.of(model, "memory_limit", "needs more than the " + Runtime.getRuntime().maxMemory() / MEBIBYTE
                + " MiB of memory that there are for it; fewer instances or fewer points of a sweep need less");
            case StackOverflowError deep -> Problem.of(model, "depth_limit", "is nested too deeply");
            default -> throw error;
        };
    }
}
