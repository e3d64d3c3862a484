package dev.whence.program.bytecode;

import dev.whence.kernel.Code;
import dev.whence.kernel.FlatProgram;
import dev.whence.kernel.Interpreter;
import java.util.function.Supplier;

/** Generates code. */
public final class Bytecode {
    private Bytecode() {
    }

    public static Supplier<Code> of(FlatProgram program) {
        return Interpreter::new;
    }
}
