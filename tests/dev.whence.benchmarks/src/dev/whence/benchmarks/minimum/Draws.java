package dev.whence.benchmarks.minimum;

/**
 * Random numbers: xoroshiro128++ (Blackman and Vigna 2019), and exponential ones from it by the ziggurat with 256 layers (Marsaglia and Tsang 2000),
 * whose layer and abscissa come from separate bits.
 */
public final class Draws {

    private static final int LAYERS = 256;
    private static final double RIGHTMOST = 7.69711747013104972;
    private static final double AREA = 3.949659822581572e-3;
    private static final double SCALE = 0x1p-55;

    /** A layer's width, times 2⁻⁵⁵. */
    private static final double[] WIDTH = new double[LAYERS];
    /** Below this, the abscissa's 55 bits are under the curve without a look. */
    private static final long[] SURE = new long[LAYERS];
    /** The curve at a layer's outer end, its lower edge; the upper edge is that of the layer before. */
    private static final double[] HEIGHT = new double[LAYERS];

    static {
        double x = RIGHTMOST;
        double base = AREA / Math.exp(-x);
        WIDTH[0] = base * SCALE;
        SURE[0] = (long) (x / base / SCALE);
        HEIGHT[0] = 1;
        for (int layer = LAYERS - 1; layer > 0; layer--) {
            HEIGHT[layer] = Math.exp(-x);
            WIDTH[layer] = x * SCALE;
            double inner = layer == 1 ? 0 : -Math.log(AREA / x + HEIGHT[layer]);
            SURE[layer] = (long) (inner / x / SCALE);
            x = inner;
        }
    }

    private long s0;
    private long s1;

    public Draws(long seed) {
        s0 = mixed(seed + 0x9e3779b97f4a7c15L);
        s1 = mixed(seed + 2 * 0x9e3779b97f4a7c15L);
    }

    /** SplitMix64's finaliser (Steele, Lea and Flood 2014). */
    private static long mixed(long z) {
        long y = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        y = (y ^ y >>> 27) * 0x94d049bb133111ebL;
        return y ^ y >>> 31;
    }

    private long next() {
        long a = s0;
        long b = s1;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        s0 = Long.rotateLeft(a, 49) ^ b ^ b << 21;
        s1 = Long.rotateLeft(b, 28);
        return result;
    }

    /** Of mean 1. */
    public double exponential() {
        long bits = next();
        int layer = (int) bits & LAYERS - 1;
        long abscissa = bits >>> 9;
        if (abscissa < SURE[layer]) {
            return abscissa * WIDTH[layer];
        }
        return unsure(layer, abscissa * WIDTH[layer]);
    }

    private double unsure(int layer, double x) {
        if (layer == 0) {
            return RIGHTMOST + exponential();
        }
        double bottom = HEIGHT[layer];
        double y = bottom + uniform() * (HEIGHT[layer - 1] - bottom);
        return y < Math.exp(-x) ? x : exponential();
    }

    private double uniform() {
        return (next() >>> 11) * 0x1p-53;
    }

    /** From 0 to below the bound, by multiplication (Lemire 2019); its bias of 2⁻⁵⁸ for a bound of 50 is of no account here. */
    public int below(int bound) {
        return (int) Math.unsignedMultiplyHigh(next(), bound);
    }
}
