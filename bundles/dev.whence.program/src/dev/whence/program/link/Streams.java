package dev.whence.program.link;

import dev.whence.kernel.RandomStreams;
import java.util.ArrayList;
import java.util.List;

/** Numbers the random streams; each is seeded by the stable name of its source. */
final class Streams {
    private final List<Long> seeds = new ArrayList<>();
    private boolean used;

    /** @return the first of {@code instances} streams of the source {@code name} */
    int open(String name, int instances) {
        int first = seeds.size();
        used |= instances > 0;
        for (int i = 0; i < Math.max(1, instances); i++) {
            seeds.add(hash(name, i));
        }
        return first;
    }

    private static long hash(String name, int instance) {
        long h = 1125899906842597L + instance;
        for (int i = 0; i < name.length(); i++) {
            h = RandomStreams.mix(h * 31 + name.charAt(i));
        }
        return h;
    }

    /** Whether anybody is there to draw. */
    boolean isUsed() {
        return used;
    }

    long[] seeds() {
        return seeds.stream().mapToLong(Long::longValue).toArray();
    }
}
