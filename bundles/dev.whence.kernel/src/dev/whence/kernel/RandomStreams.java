package dev.whence.kernel;

import java.util.Arrays;

/**
 * One SplitMix64 generator (Steele, Lea and Flood, 2014) per random source, and the distributions drawn from them: one word
 * of state each, so that a thousand sources stay in the cache. A source's seed comes from the run's seed and the stable path of its statement, so that adding a part leaves the
 * other sources' draws alone and variants share common random numbers.
 */
public final class RandomStreams {
    /** 2⁶⁴ over the golden ratio, odd. */
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;
    private static final int LAYERS = 256;
    private static final double TAIL = 7.69711747013104972;
    private static final double[] EDGE = new double[LAYERS + 1];
    private static final double[] DENSITY = new double[LAYERS + 1];
    private static final double[] WIDTH = new double[LAYERS];
    private static final long[] INSIDE = new long[LAYERS];

    static {
        layers();
    }

    private long[] state;
    private final long seed;

    public RandomStreams(long seed) {
        this.seed = seed;
        this.state = new long[0];
    }

    /** Makes room for stream {@code index} and seeds it from the run's seed and {@code path}. */
    void open(int index, long path) {
        if (state.length <= index) {
            state = Arrays.copyOf(state, Math.max(index + 1, state.length * 2));
        }
        state[index] = mix(mix(seed) ^ mix(path + 0x632be59bd9b4e019L));
    }

    /** Scatters the bits of a word: the finalizer of SplitMix64, Stafford's variant 13. */
    public static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    long next(int stream) {
        return mix(state[stream] += GOLDEN);
    }

    /** Uniform on [0, 1), 53 bits. */
    public double uniform(int stream) {
        return (next(stream) >>> 11) * 0x1.0p-53;
    }

    /** Whole number uniform on 0 … bound − 1, without bias worth speaking of (2⁻⁶³·bound). */
    public int index(int stream, int bound) {
        return (int) Math.multiplyHigh(next(stream) >>> 1, (long) bound << 1);
    }

    /** Exponential with mean 1, by the ziggurat of Marsaglia and Tsang (2000) with 256 layers. */
    public double exponential(int stream) {
        long bits = next(stream);
        int layer = (int) bits & 255;
        long u = bits >>> 11;
        if (u < INSIDE[layer]) {
            return u * WIDTH[layer];
        }
        return exponentialEdge(stream, layer, u);
    }

    private double exponentialEdge(int stream, int layer, long u) {
        while (true) {
            if (layer == 0) {
                return TAIL - StrictMath.log(1 - uniform(stream));
            }
            double x = u * WIDTH[layer];
            double y = DENSITY[layer] + uniform(stream) * (DENSITY[layer + 1] - DENSITY[layer]);
            if (y < StrictMath.exp(-x)) {
                return x;
            }
            long bits = next(stream);
            layer = (int) bits & 255;
            u = bits >>> 11;
            if (u < INSIDE[layer]) {
                return u * WIDTH[layer];
            }
        }
    }

    /** Standard normal, by the polar method of Marsaglia; one value a call, so that a stream's use does not depend on history. */
    public double normal(int stream) {
        while (true) {
            double x = 2 * uniform(stream) - 1;
            double y = 2 * uniform(stream) - 1;
            double r = x * x + y * y;
            if (r < 1 && r > 0) {
                return x * StrictMath.sqrt(-2 * StrictMath.log(r) / r);
            }
        }
    }

    /** Layer edges x₁ = tail > x₂ > … and the density there; layer 0 is the base with the tail. */
    private static void layers() {
        double area = TAIL * StrictMath.exp(-TAIL) + StrictMath.exp(-TAIL);
        EDGE[0] = area / StrictMath.exp(-TAIL);
        EDGE[1] = TAIL;
        for (int i = 2; i < LAYERS; i++) {
            EDGE[i] = -StrictMath.log(area / EDGE[i - 1] + StrictMath.exp(-EDGE[i - 1]));
        }
        EDGE[LAYERS] = 0;
        for (int i = 0; i <= LAYERS; i++) {
            DENSITY[i] = i == 0 ? 0 : StrictMath.exp(-EDGE[i]);
        }
        for (int i = 0; i < LAYERS; i++) {
            WIDTH[i] = EDGE[i] * 0x1.0p-53;
            INSIDE[i] = (long) (EDGE[i + 1] / EDGE[i] * 0x1.0p53);
        }
    }
}
