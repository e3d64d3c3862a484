package dev.whence.program.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;

/** The operand blocks of a process type: one value a slot, the same for all instances or one each. */
final class Operands {
    private final int instances;
    private final List<long[]> slots = new ArrayList<>();
    private final Map<Long, Integer> constants = new HashMap<>();

    Operands(int instances) {
        this.instances = instances;
    }

    int constant(long value) {
        return constants.computeIfAbsent(value, v -> {
            slots.add(new long[] {v});
            return slots.size() - 1;
        });
    }

    /** A slot whose value depends on the instance. */
    int each(IntToLongFunction value) {
        long[] values = new long[instances];
        boolean same = true;
        for (int i = 0; i < instances; i++) {
            values[i] = value.applyAsLong(i);
            same &= values[i] == values[0];
        }
        if (same && instances > 0) {
            return constant(values[0]);
        }
        slots.add(values);
        return slots.size() - 1;
    }

    /** One block per instance; all the same array where nothing depends on the instance. */
    long[][] blocks() {
        long[][] blocks = new long[instances][];
        boolean shared = slots.stream().allMatch(s -> s.length == 1);
        for (int i = 0; i < instances; i++) {
            blocks[i] = shared && i > 0 ? blocks[0] : block(i);
        }
        return blocks;
    }

    private long[] block(int instance) {
        long[] block = new long[slots.size()];
        Arrays.setAll(block, k -> slots.get(k).length == 1 ? slots.get(k)[0] : slots.get(k)[instance]);
        return block;
    }
}
