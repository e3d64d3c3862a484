package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Goodness of fit at a level that fails by chance once in 10⁵, were the seed not fixed. */
final class RandomStreamsTest {

    private static final int N = 1_000_000;
    /** Kolmogorov's limit: exceeded with probability 10⁻⁵. */
    private static final double KOLMOGOROV = 2.47;

    private static RandomStreams streams(long seed, int count) {
        RandomStreams r = new RandomStreams(seed);
        for (int i = 0; i < count; i++) {
            r.open(i, 1000 + i);
        }
        return r;
    }

    private static double distance(double[] sample, DoubleUnaryOperator distribution) {
        double[] x = sample.clone();
        Arrays.sort(x);
        double most = 0;
        for (int i = 0; i < x.length; i++) {
            double f = distribution.applyAsDouble(x[i]);
            most = Math.max(most, Math.max((i + 1.0) / x.length - f, f - (double) i / x.length));
        }
        return most * Math.sqrt(x.length);
    }

    /** Chi-square, less its mean, over its deviation. */
    private static double chiSquare(long[] observed, double expected) {
        double sum = Arrays.stream(observed).mapToDouble(o -> (o - expected) * (o - expected) / expected).sum();
        int freedom = observed.length - 1;
        return (sum - freedom) / Math.sqrt(2.0 * freedom);
    }

    @Test
    void uniformDrawsAreUniform() {
        RandomStreams r = streams(1, 1);
        double[] x = DoubleStream.generate(() -> r.uniform(0)).limit(N).toArray();

        assertThat(Arrays.stream(x).allMatch(u -> u >= 0 && u < 1)).isTrue();
        assertThat(distance(x, u -> u)).isLessThan(KOLMOGOROV);
    }

    @Test
    void successiveUniformDrawsAreIndependentInThreeDimensions() {
        RandomStreams r = streams(2, 1);
        long[] cube = new long[16 * 16 * 16];
        for (int i = 0; i < N; i++) {
            cube[r.index(0, 16) << 8 | r.index(0, 16) << 4 | r.index(0, 16)]++;
        }

        assertThat(chiSquare(cube, (double) N / cube.length)).isBetween(-4.5, 4.5);
    }

    @Test
    void exponentialDrawsByTheZigguratAreExponential() {
        RandomStreams r = streams(3, 1);
        double[] x = DoubleStream.generate(() -> r.exponential(0)).limit(N).toArray();

        assertThat(distance(x, v -> -Math.expm1(-v))).isLessThan(KOLMOGOROV);
        assertThat(Arrays.stream(x).average().orElseThrow()).isCloseTo(1, Offset.offset(4.5 / Math.sqrt(N)));
    }

    @Test
    void theTailOfTheZigguratIsExponentialToo() {
        RandomStreams r = streams(4, 1);
        double[] beyond = DoubleStream.generate(() -> r.exponential(0)).limit(20L * N).filter(v -> v > 7).map(v -> v - 7).toArray();

        double expected = 20 * N * Math.exp(-7);
        assertThat((double) beyond.length).isCloseTo(expected, Offset.offset(4.5 * Math.sqrt(expected)));
        assertThat(distance(beyond, v -> -Math.expm1(-v))).isLessThan(KOLMOGOROV);
    }

    @Test
    void normalDrawsAreNormal() {
        RandomStreams r = streams(5, 1);
        double[] x = DoubleStream.generate(() -> r.normal(0)).limit(N).toArray();

        assertThat(Arrays.stream(x).average().orElseThrow()).isCloseTo(0, Offset.offset(4.5 / Math.sqrt(N)));
        assertThat(Arrays.stream(x).map(v -> v * v).average().orElseThrow()).isCloseTo(1, Offset.offset(4.5 * Math.sqrt(2.0 / N)));
        assertThat(Arrays.stream(x).map(v -> v * v * v * v).average().orElseThrow()).isCloseTo(3, Offset.offset(4.5 * Math.sqrt(96.0 / N)));
        long[] inside = new long[4];
        Arrays.stream(x).forEach(v -> inside[(v < 0 ? 0 : 2) + (Math.abs(v) < 0.6744897501960817 ? 0 : 1)]++);
        assertThat(chiSquare(inside, N / 4.0)).isLessThan(10);
    }

    @Test
    void indexesAreUniformForABoundThatIsNoPowerOfTwo() {
        RandomStreams r = streams(6, 1);
        long[] counts = new long[1000];
        for (int i = 0; i < N; i++) {
            counts[r.index(0, 1000)]++;
        }

        assertThat(chiSquare(counts, N / 1000.0)).isBetween(-4.5, 4.5);
        assertThat(r.index(0, 1)).isZero();
    }

    @Test
    void neighbouringStreamsAndSeedsAreUncorrelated() {
        RandomStreams r = streams(7, 2);
        RandomStreams next = streams(8, 2);
        double streams = 0;
        double seeds = 0;
        for (int i = 0; i < N; i++) {
            double u = r.uniform(0) - 0.5;
            streams += u * (r.uniform(1) - 0.5);
            seeds += u * (next.uniform(0) - 0.5);
        }

        assertThat(streams * 12 / Math.sqrt(N)).isBetween(-4.5, 4.5);
        assertThat(seeds * 12 / Math.sqrt(N)).isBetween(-4.5, 4.5);
    }

    @Test
    void aThousandStreamsBeginDifferently() {
        RandomStreams r = streams(9, 1000);
        Set<Long> first = new HashSet<>();
        double[] uniforms = new double[1000];
        for (int i = 0; i < 1000; i++) {
            first.add(r.next(i));
            uniforms[i] = r.uniform(i);
        }

        assertThat(first).hasSize(1000);
        assertThat(distance(uniforms, u -> u)).isLessThan(KOLMOGOROV);
    }

    @Test
    void aStreamDependsOnItsPathAndTheSeedAloneNotOnItsNumber() {
        RandomStreams alone = new RandomStreams(5);
        alone.open(0, 77);
        RandomStreams among = new RandomStreams(5);
        among.open(0, 1);
        among.open(1, 2);
        among.open(2, 77);
        among.uniform(0);

        assertThat(among.next(2)).isEqualTo(alone.next(0));
    }

    @Test
    void aStreamIsTheSequenceOfSplitMix64() {
        RandomStreams r = new RandomStreams(12);
        r.open(0, 34);
        SplittableRandom reference = new SplittableRandom(
                RandomStreams.mix(RandomStreams.mix(12) ^ RandomStreams.mix(34 + 0x632be59bd9b4e019L)));

        assertThat(LongStream.generate(() -> r.next(0)).limit(1000)).containsExactlyElementsOf(reference.longs(1000).boxed().toList());
    }

    @Test
    void theDrawsOfASeedAreTheSameForEver() {
        RandomStreams r = new RandomStreams(1);
        r.open(0, 1);

        assertThat(r.next(0)).isEqualTo(GOLDEN_NEXT);
        assertThat(r.uniform(0)).isEqualTo(GOLDEN_UNIFORM);
        assertThat(r.exponential(0)).isEqualTo(GOLDEN_EXPONENTIAL);
        assertThat(r.normal(0)).isEqualTo(GOLDEN_NORMAL);
        assertThat(r.index(0, 1_000_000)).isEqualTo(GOLDEN_INDEX);
    }

    private static final long GOLDEN_NEXT = -1628932460176520861L;
    private static final double GOLDEN_UNIFORM = 0.26011435886113676;
    private static final double GOLDEN_EXPONENTIAL = 0.23892143000676183;
    private static final double GOLDEN_NORMAL = -0.7892373852106382;
    private static final int GOLDEN_INDEX = 989134;
}
