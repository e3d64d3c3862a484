package dev.whence.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MeanIntervalTest {

    @Test
    void theIntervalIsStudents() {
        // mean 3, deviation √2.5, t(4; 0.975) = 2.776445105
        MeanInterval m = MeanInterval.of(new double[] {1, 2, 3, 4, 5}, 0.95);

        assertThat(m.mean()).isEqualTo(3);
        assertThat(m.halfWidth()).isCloseTo(2.776445105 * Math.sqrt(2.5 / 5), Offset.offset(1e-8));
        assertThat(m.low()).isEqualTo(m.mean() - m.halfWidth());
        assertThat(m.high()).isEqualTo(m.mean() + m.halfWidth());
    }

    @Test
    void oneObservationSaysNothingOfTheSpread() {
        assertThat(MeanInterval.of(new double[] {7}, 0.95).halfWidth()).isInfinite();
    }

    @Test
    void equalObservationsLeaveNoDoubt() {
        MeanInterval m = MeanInterval.of(new double[] {7, 7, 7}, 0.95);

        assertThat(m.halfWidth()).isZero();
        assertThat(m.relative()).isZero();
    }

    @Test
    void moreConfidenceIsWider() {
        double[] x = {1, 2, 3, 4, 5};

        assertThat(MeanInterval.of(x, 0.99).halfWidth()).isCloseTo(
                MeanInterval.of(x, 0.95).halfWidth() * MeanInterval.widening(5, 0.95, 0.99), Offset.offset(1e-9));
    }

    @Test
    void theMeanOfAShiftedSampleIsShiftedAndItsIntervalIsNot() {
        double[] x = {1, 2, 3, 4, 5};
        double[] shifted = Arrays.stream(x).map(v -> v + 1e6).toArray();

        assertThat(MeanInterval.of(shifted, 0.95).mean()).isEqualTo(1e6 + 3);
        assertThat(MeanInterval.of(shifted, 0.95).halfWidth()).isCloseTo(MeanInterval.of(x, 0.95).halfWidth(), Offset.offset(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"2, 0.95", "5, 0.95", "16, 0.95", "16, 0.99", "16, 0.8"})
    void itCoversTheTrueMeanAsOftenAsItSays(int n, double confidence) {
        Random random = new Random(n);
        int covered = 0;
        int trials = 20_000;
        for (int i = 0; i < trials; i++) {
            MeanInterval m = MeanInterval.of(random.doubles(n).map(u -> 3 + random.nextGaussian()).toArray(), confidence);
            covered += m.low() <= 3 && 3 <= m.high() ? 1 : 0;
        }

        double deviation = Math.sqrt(confidence * (1 - confidence) / trials);
        assertThat((double) covered / trials).isCloseTo(confidence, Offset.offset(4.5 * deviation));
    }
}
