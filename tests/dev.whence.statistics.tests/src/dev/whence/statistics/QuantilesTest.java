package dev.whence.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class QuantilesTest {

    private static final long[] TO_HUNDRED = LongStream.rangeClosed(1, 100).toArray();

    @Test
    void aQuantileIsTheLeastValueThatTheShareDoesNotExceed() {
        Quantiles q = new Quantiles(TO_HUNDRED);

        assertThat(q.at(0.5)).isEqualTo(50);
        assertThat(q.at(0.501)).isEqualTo(51);
        assertThat(q.at(0.99)).isEqualTo(99);
        assertThat(q.at(1)).isEqualTo(100);
        assertThat(q.at(1e-6)).isEqualTo(1);
    }

    @Test
    void theOrderOfTheValuesDoesNotMatterAndTheyAreLeftAlone() {
        long[] values = {3, 1, 2};
        Quantiles q = new Quantiles(values);

        assertThat(q.at(0.5)).isEqualTo(2);
        assertThat(values).containsExactly(3, 1, 2);
    }

    @Test
    void byDefinitionAtLeastTheShareIsNoLargerAndLessThanTheShareIsSmaller() {
        Random random = new Random(4);
        for (int trial = 0; trial < 1000; trial++) {
            long[] values = random.longs(1 + random.nextInt(50), 0, 20).toArray();
            double share = 1 - random.nextDouble();
            long found = new Quantiles(values).at(share);
            long notLarger = LongStream.of(values).filter(v -> v <= found).count();
            long smaller = LongStream.of(values).filter(v -> v < found).count();

            assertThat((double) notLarger).isGreaterThanOrEqualTo(share * values.length - 1e-9);
            assertThat((double) smaller).isLessThan(share * values.length);
        }
    }

    @Test
    void sharesThatAreDecimalsAreNotRoundedPastTheirRank() {
        assertThat(new Quantiles(LongStream.rangeClosed(1, 10).toArray()).at(0.7)).isEqualTo(7);
        assertThat(new Quantiles(LongStream.rangeClosed(1, 1000).toArray()).at(0.999)).isEqualTo(999);
    }

    @Test
    void nothingHasNoQuantileAndNoShareIsOutOfRange() {
        assertThatThrownBy(() -> new Quantiles(new long[0]).at(0.5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Quantiles(TO_HUNDRED).at(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Quantiles(TO_HUNDRED).at(1.01)).isInstanceOf(IllegalArgumentException.class);
    }
}
