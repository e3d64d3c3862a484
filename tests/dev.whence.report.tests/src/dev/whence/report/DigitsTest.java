package dev.whence.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.Interval;
import dev.whence.units.Dimension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DigitsTest {
    private static final Figures FIGURES = new Figures(new Ink(TextStyle.PLAIN));

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"40; 40.0", "4.1666; 4.17", "116.3; 116.3", "0.25; 0.250", "27578; 27,578", "999.96; 1,000",
        "9.996; 10.0", "0; 0", "-3.5; -3.50", "0.0012345; 0.00123", "1e15; 1.00e+15", "1e-9; 1.00e-09"})
    void anExactNumberHasThreeDigitsAndADecimalBelowAThousand(double value, String text) {
        assertThat(Digits.exactly(value)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"66.2345; 0.4; 66.2 ± 0.4", "66.2345; 0.14; 66.23 ± 0.14", "1234.5; 30; 1,235 ± 30", "0.5; 0.02; 0.50 ± 0.02",
        "0.5; 0.5; 0.5 ± 0.5", "56.594; 0.0019; 56.59 ± 0.01",
        "3; 0; 3.00"})
    void theIntervalDecidesTheDigits(double value, double half, String text) {
        assertThat(shown(new Interval(value, value - half, value + half), Scale.PLAIN)).isEqualTo(text);
    }

    @Test
    void whatFloatingPointLosesIsNoInterval() {
        assertThat(shown(new Interval(604.142, 604.142 - 1e-13, 604.142 + 1e-13), Scale.PLAIN)).isEqualTo("604.1");
    }

    @Test
    void aLopsidedIntervalIsShownByItsEnds() {
        assertThat(shown(new Interval(10, 9, 14), Scale.PLAIN)).isEqualTo("10 (9 … 14)");
    }

    @Test
    void anUnknownIntervalIsSaidToBeUnknown() {
        assertThat(shown(new Interval(10, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY), Scale.PLAIN)).isEqualTo("10.0 ± unknown");
    }

    @Test
    void whatIsNoNumberIsCalledNone() {
        assertThat(shown(new Interval(Double.NaN, Double.NaN, Double.NaN), new Scale("ms", 1e-3))).isEqualTo("none");
    }

    @Test
    void aListIsShownWholeWhileItIsShortElseByItsRange() {
        assertThat(FIGURES.show(list(20, 13.5), Scale.PERCENT.withoutUnit()).text()).isEqualTo("2,000, 1,350");
        assertThat(FIGURES.show(list(40, 40, 40, 40, 40), new Scale("/s", 1)).text()).isEqualTo("40.0 /s each");
        assertThat(FIGURES.show(list(38, 39, 40, 41, 42), new Scale("/s", 1)).text()).isEqualTo("38.0 … 42.0 /s");
        assertThat(FIGURES.show(list(), Scale.PLAIN).text()).isEqualTo("none");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"0.025; 25.0 ms", "0.0000012; 1.20 us", "0; 0 s", "7.5; 7.50 s", "450; 7.50 min", "0.99999999; 1.00 s",
        "200000; 2.31 d"})
    void timesHaveTheUnitThatSuitsThem(double seconds, String text) {
        assertThat(shown(new Interval(seconds, seconds, seconds), Scale.of(Dimension.TIME, seconds))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"27578; 27.6 kbit/s", "40; 40.0 bit/s", "1.5e6; 1.50 Mbit/s"})
    void bandwidthsToo(double rate, String text) {
        assertThat(shown(new Interval(rate, rate, rate), Scale.of(Dimension.BANDWIDTH, rate))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"40; 40.0 /s", "0.00217; 7.81 /h", "0.0000001; 0.00864 /d"})
    void rareThingsAreCountedByTheHourOrDay(double rate, String text) {
        assertThat(shown(new Interval(rate, rate, rate), Scale.of(Dimension.RATE, rate))).isEqualTo(text);
    }

    private static String shown(Interval interval, Scale scale) {
        return FIGURES.one(interval, scale).text();
    }

    private static Estimate list(double... values) {
        return Samples.list(Dimension.NUMBER, null, values);
    }
}
