package dev.whence.program.bytecode;

import dev.whence.kernel.Code;
import dev.whence.kernel.FlatProgram;
import dev.whence.kernel.FlatProgram.ProcessType;
import dev.whence.kernel.Interpreter;
import dev.whence.kernel.ProcessInstance;
import dev.whence.kernel.Simulation;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Java classes made of flat programs: one for each type of process. Operands stay in the program's blocks, so that
 * all variants with the same instructions share a class, and what the virtual machine has learnt of it.
 */
public final class Bytecode {
    private static final int MOST_KEPT = 1_000;
    /** A program of more types is interpreted. */
    private static final int MOST_TYPES = 1_000;
    /** Past this many words the bytecode would exceed what the virtual machine compiles (8,000 bytes): the type is interpreted. */
    private static final int MOST_WORDS = 700;
    private static final Map<Key, Code> KNOWN = new ConcurrentHashMap<>();

    private Bytecode() {
    }

    /** All that a class is made of. */
    private record Key(boolean pooled, int[] code) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Key k && k.pooled == pooled && Arrays.equals(k.code, code);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(code);
        }
    }

    /** Each type's own. */
    private static final class Types extends Code {
        private final Code[] codes;

        Types(List<Code> generated, Code interpreter) {
            codes = generated.stream().map(c -> c == INTERPRETED ? interpreter : c).toArray(Code[]::new);
        }

        @Override
        public void step(Simulation s, ProcessInstance p) {
            codes[p.typeIndex()].step(s, p);
        }

        @Override
        public Code of(int type) {
            return codes[type];
        }
    }

    /** Stands for an interpreter: each run needs its own. */
    private static final Code INTERPRETED = new Interpreter();

    /** Makes code for runs of the program; each run needs its own. */
    public static Supplier<Code> of(FlatProgram program) {
        if (program.types().size() > MOST_TYPES) {
            return Interpreter::new;
        }
        List<Code> generated = program.types().stream().map(Bytecode::of).toList();
        return () -> new Types(generated, new Interpreter());
    }

    private static Code of(ProcessType type) {
        if (type.code().length > MOST_WORDS) {
            return INTERPRETED;
        }
        if (KNOWN.size() > MOST_KEPT) {
            KNOWN.clear();
        }
        return KNOWN.computeIfAbsent(new Key(type.pooled(), type.code()), key -> define(type));
    }

    private static Code define(ProcessType type) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup().defineHiddenClass(ClassMaker.make(type), true);
            return (Code) lookup.lookupClass().getConstructor().newInstance();
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("generated code cannot be loaded", broken);
        }
    }
}
