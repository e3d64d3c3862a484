package dev.whence.benchmarks;

import dev.whence.benchmarks.minimum.Minimum;
import dev.whence.benchmarks.ours.Whence;
import dev.whence.benchmarks.peers.Dsol;
import dev.whence.benchmarks.peers.Kalasim;
import dev.whence.benchmarks.peers.Ssj;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Who takes part. One is made in the JVM that measures it, and only there. */
final class Contenders {

    /** The key whose time the ratios are of. */
    static final String OURS = "whence";

    /** A bar: our CPU time over a contender's may be at most this. */
    record Bar(Workload workload, String contender, double ratio) {
    }

    static final Set<Bar> BARS = Set.of(
        new Bar(Workload.MM1, "ssj", 1.5),
        new Bar(Workload.MM1, "ssj-ziggurat", 1.5),
        new Bar(Workload.MM1, "dsol", 0.25),
        new Bar(Workload.CLOSED, "ssj", 0.8),
        new Bar(Workload.CLOSED, "ssj-ziggurat", 0.8),
        new Bar(Workload.RING, "kalasim", 0.15),
        new Bar(Workload.RING, "kalasim-bare", 0.15),
        new Bar(Workload.RING, "minimum", 6));

    private static final Map<String, Supplier<Contender>> ALL = new LinkedHashMap<>();

    static {
        ALL.put(OURS, Whence::new);
        ALL.put("minimum", Minimum::new);
        ALL.put("ssj", () -> new Ssj(false));
        ALL.put("ssj-ziggurat", () -> new Ssj(true));
        ALL.put("dsol", Dsol::new);
        ALL.put("kalasim", () -> new Kalasim(true));
        ALL.put("kalasim-bare", () -> new Kalasim(false));
    }

    static Set<String> keys() {
        return ALL.keySet();
    }

    static Contender make(String key) {
        return ALL.get(key).get();
    }

    private Contenders() {
    }
}
