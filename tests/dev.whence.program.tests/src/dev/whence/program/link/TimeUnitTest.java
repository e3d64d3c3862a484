package dev.whence.program.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class TimeUnitTest {

    private static TimeUnit of(Rational... periods) {
        return TimeUnit.forPeriods(List.of(periods));
    }

    @Test
    void withoutPeriodsItIsAPicosecond() {
        assertThat(of()).isEqualTo(new TimeUnit(1_000_000_000_000L, false));
    }

    @Test
    void turnsOfTheUsualDisksAreWhole() {
        assertThat(of(Rational.of(1, 60)).perSecond()).isEqualTo(3_000_000_000_000L);
        assertThat(of(Rational.of(60, 3961)).perSecond()).isEqualTo(3_961_000_000_000L);
        assertThat(of(Rational.of(1, 90)).perSecond()).isEqualTo(9_000_000_000_000L);
        assertThat(of(Rational.of(1, 1024)).perSecond()).isEqualTo(1_000_000_000_000L);
    }

    @Test
    void itIsTheSmallestOfItsKind() {
        // 7 · 10^k would be 7·10^11 < 10^12
        assertThat(of(Rational.of(1, 7)).perSecond()).isEqualTo(7_000_000_000_000L);
        assertThat(of(Rational.of(1, 7), Rational.of(1, 11), Rational.of(1, 13)).perSecond()).isEqualTo(1_001_000_000_000L);
    }

    @Test
    void everyPeriodIsWholeOrTheyAreSaidToBeRounded() {
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            List<Rational> periods = new ArrayList<>();
            for (int k = random.nextInt(5); k >= 0; k--) {
                periods.add(Rational.of(1 + random.nextInt(100), 1 + random.nextInt(k < 2 ? 5000 : 100)));
            }
            TimeUnit unit = TimeUnit.forPeriods(periods);
            assertThat(unit.perSecond()).isBetween(1_000_000_000_000L, Long.MAX_VALUE / 86_400);
            if (!unit.rounded()) {
                assertThat(periods).as("in units of 1/%s", unit.perSecond())
                        .allMatch(p -> p.times(Rational.of(unit.perSecond())).isWhole());
            }
        }
    }

    @Test
    void aDayIsAlwaysWithinTheRange() {
        TimeUnit unit = of(Rational.of(1, 3961), Rational.of(1, 3607), Rational.of(1, 3671), Rational.of(1, 3673));

        assertThat(unit).isEqualTo(new TimeUnit(1_000_000_000_000L, true));
    }

    @Test
    void periodsWithEnormousDenominatorsEndQuickly() {
        List<Rational> periods = new ArrayList<>();
        for (int i = 1; i < 2000; i++) {
            periods.add(Rational.of(1, 1_000_000_007L + 2L * i));
        }

        assertThat(TimeUnit.forPeriods(periods).rounded()).isTrue();
    }
}
