package dev.whence.program.bytecode;

import dev.whence.kernel.Code;
import dev.whence.kernel.FlatProgram;
import dev.whence.kernel.FlatProgram.ProcessType;
import dev.whence.kernel.Interpreter;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Java classes made of flat programs: one method for each type of process. Operands stay in the program's blocks, so that
 * all variants with the same instructions share a class, and what the virtual machine has learnt of it.
 */
public final class Bytecode {
    private static final int MOST_KEPT = 200;
    /** A class holds no more methods than this; a program of more types is interpreted. */
    private static final int MOST_TYPES = 1_000;
    private static final Map<Key, MethodHandle> KNOWN = new ConcurrentHashMap<>();

    private Bytecode() {
    }

    private record Key(List<ProcessType> types) {
        @Override
        public boolean equals(Object other) {
            if (!(other instanceof Key k) || k.types.size() != types.size()) {
                return false;
            }
            for (int i = 0; i < types.size(); i++) {
                if (types.get(i).pooled() != k.types.get(i).pooled() || !Arrays.equals(types.get(i).code(), k.types.get(i).code())) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public int hashCode() {
            int hash = 1;
            for (ProcessType t : types) {
                hash = 31 * hash + Arrays.hashCode(t.code());
            }
            return hash;
        }
    }

    /** Makes code for runs of the program; each run needs its own. */
    public static Supplier<Code> of(FlatProgram program) {
        if (program.types().size() > MOST_TYPES) {
            return Interpreter::new;
        }
        MethodHandle constructor = KNOWN.computeIfAbsent(new Key(program.types()), Bytecode::define);
        if (KNOWN.size() > MOST_KEPT) {
            KNOWN.clear();
        }
        return () -> {
            try {
                return (Code) constructor.invoke();
            } catch (Throwable broken) {
                throw new IllegalStateException("generated code cannot be made", broken);
            }
        };
    }

    private static MethodHandle define(Key key) {
        byte[] bytes = new ClassMaker(key.types()).make();
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup().defineHiddenClass(bytes, true);
            return lookup.findConstructor(lookup.lookupClass(), MethodType.methodType(void.class));
        } catch (IllegalAccessException | NoSuchMethodException broken) {
            throw new IllegalStateException("generated code cannot be loaded", broken);
        }
    }
}
