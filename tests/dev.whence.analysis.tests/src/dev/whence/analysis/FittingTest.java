package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Results.Fitted;
import dev.whence.analysis.Results.Hypothesis;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A hypothesis that is right must be found to be, however narrow the values that meet the rows are in the range that was given. */
final class FittingTest {

    private static Hypothesis fit(String text) {
        return Texts.study(text).hypotheses().columns().get(0);
    }

    @ParameterizedTest
    @CsvSource({"1 ms, 1 s", "0 ms, 1 s", "0.1 ms, 1000 s", "9 ms, 11 ms", "9.99 ms, 500 ms"})
    void aNarrowValueInAWideRange(String from, String to) {
        Hypothesis h = fit("""
                param x = 5 ms
                process p { forever { sleep x  count n } }
                expect rate(n) is 100/s within 1%%
                hypothesis right { fit x from %s to %s }
                """.formatted(from, to));

        assertThat(h.met()).isEqualTo(1);
        Fitted x = h.fitted().get(0);
        assertThat(x.value()).isBetween(1 / 101.0, 1 / 99.0);
        assertThat(x.low()).isCloseTo(Math.max(1 / 101.0, from.equals("9.99 ms") ? 0.00999 : 0), Offset.offset(2e-6));
        assertThat(x.high()).isCloseTo(1 / 99.0, Offset.offset(2e-6));
    }

    @Test
    void twoValuesOfThreeRows() {
        Hypothesis h = fit("""
                param x = 50 ms
                param y = 50 ms
                process p { forever { sleep x  count one } }
                process q { forever { sleep y  count two } }
                process r { forever { sleep x  sleep y  count both } }
                expect rate(one) is 30/s within 1%
                expect rate(two) is 70/s within 1%
                expect rate(both) is 21/s within 1%
                hypothesis right { fit x from 0.1 ms to 100 ms  fit y from 0.1 ms to 100 ms }
                """);

        assertThat(h.met()).isEqualTo(3);
    }

    @Test
    void twoValuesOfWhichOnlyTheSumIsSeenInOneRow() {
        Hypothesis h = fit("""
                param x = 50 ms
                param y = 50 ms
                process p { forever { sleep x  sleep y  count n } }
                variant slow { y = 9 ms }
                expect rate(n) is 200/s within 1%
                expect rate(n) in slow is 100/s within 1%
                hypothesis right { fit x from 0.1 ms to 100 ms  fit y from 0.1 ms to 100 ms }
                """);

        assertThat(h.met()).isEqualTo(2);
    }

    @Test
    void aRangeInWhichMostValuesLetTheWorkGrow() {
        Hypothesis h = fit("""
                station s
                param x = 1 ms
                process p every exponential(4 ms) { time t { use s for exponential(x) } }
                expect mean(t) is 4 ms within 3%
                hypothesis right { fit x from 0.1 ms to 20 ms }
                """);

        assertThat(h.met()).isEqualTo(1);
        assertThat(h.fitted().get(0).value()).isCloseTo(0.002, Offset.offset(1e-4));
    }

    @Test
    void aHypothesisThatMeetsNothingClaimsNoRange() {
        List<Fitted> fitted = fit("""
                param x = 5 ms
                process p { forever { sleep x  count n } }
                expect rate(n) is 100/s within 1%
                hypothesis wrong { fit x from 20 ms to 1 s }
                """).fitted();

        assertThat(fitted.get(0).low()).isEqualTo(fitted.get(0).high());
        assertThat(fitted.get(0).value()).isCloseTo(0.020, Offset.offset(1e-6));
    }

    @Test
    void anEdgeAtZeroIsNotLookedForWithoutEnd() {
        Fitted x = fit("""
                param x = 5 ms
                process p { forever { sleep x  count n } }
                expect rate(n) at least 50/s
                hypothesis short { fit x from 0 ms to 1 s }
                """).fitted().get(0); // at 0 no time passes, so the model cannot run

        assertThat(x.low()).isBetween(0.0, 1e-8);
        assertThat(x.high()).isCloseTo(0.020, Offset.offset(2e-6));
    }

    private static final String USER = """
            param disk = 5 ms assumed
            param cpu = 10 ms measured
            machine m { disk d { service = disk } file f on d }
            process u on m { forever { time r { compute cpu read 4 KiB from f } count jobs } }
            variant two { u.count = 2 }
            expect mean(r) is 25 ms within 1%
            expect rate(jobs) in two is 66.67/s within 2%
            expect rate(jobs) in two at least 40/s
            expect utilization(d) is from 50% to 70%
            """;

    @ParameterizedTest
    @ValueSource(strings = {
        "fit disk from 0 ms to 50 ms  fit cpu from 0 ms to 50 ms",
        "fit disk from 1 ms to 50 ms  fit cpu from 1 ms to 50 ms",
        "fit disk from 5 ms to 20 ms  fit cpu from 5 ms to 20 ms",
        "fit cpu from 1 ms to 50 ms  fit disk from 1 ms to 50 ms",
        "fit cpu from 1 ms to 500 ms  fit disk from 0.01 ms to 50 ms"})
    void twoValuesThatMustFitTogether(String fits) {
        assertThat(fit(USER + "hypothesis both { " + fits + " }").met()).isEqualTo(4);
    }

    @Test
    void twoValuesThatMustFitTogetherFarFromWhatTheModelHasNow() {
        String text = USER.replace("cpu = 10 ms", "cpu = 40 ms").replace("disk = 5 ms", "disk = 45 ms");

        assertThat(fit(text + "hypothesis both { fit disk from 0 ms to 50 ms  fit cpu from 0 ms to 50 ms }").met()).isEqualTo(4);
    }

    @Test
    void threeValuesThatMustFitTogether() {
        Hypothesis h = fit("""
                param x = 40 ms
                param y = 40 ms
                param z = 40 ms
                process p { time xy { sleep x  sleep y } }
                process q { time yz { sleep y  sleep z } }
                process r { time xz { sleep x  sleep z } }
                expect mean(xy) is 10 ms within 1%
                expect mean(yz) is 25 ms within 1%
                expect mean(xz) is 20 ms within 1%
                hypothesis right { fit x from 0.1 ms to 100 ms  fit y from 0.1 ms to 100 ms  fit z from 0.1 ms to 100 ms }
                """); // 2.5, 7.5 and 17.5 ms

        assertThat(h.met()).isEqualTo(3);
    }

    @Test
    void whatTheModelHasNowIsTriedWhereTheRangesAreFarTooWide() {
        Hypothesis h = fit("""
                param x = 3 ms
                param y = 7 ms
                process q { forever { if x > 2.9 ms and x < 3.1 ms and y > 6.9 ms and y < 7.1 ms { sleep 1 s } else { sleep 2 s }  count c } }
                expect rate(c) is 1/s within 1%
                hypothesis right { fit x from 0 ms to 50 s  fit y from 0 ms to 50 s }
                """);

        assertThat(h.met()).isEqualTo(1);
    }

    @Test
    void aRandomRowWithoutAToleranceIsMetWhereItsIntervalCoversTheFigure() {
        Hypothesis h = fit("""
                param x = 5 ms
                process p { forever { sleep exponential(x)  count n } }
                expect rate(n) is 100/s
                hypothesis right { fit x from 1 ms to 100 ms }
                """);

        assertThat(h.met()).isEqualTo(1);
        assertThat(h.fitted().get(0).low()).isLessThan(h.fitted().get(0).high());
    }
}
