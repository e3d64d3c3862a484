package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GrowthTest {

    private static String station(String interarrival, String service) {
        return "station s\nprocess p every " + interarrival + " { time t { use s for " + service + " } }\n";
    }

    @ParameterizedTest
    @ValueSource(strings = {"2 ms", "1.2 ms", "1.05 ms"})
    void moreWorkThanCanBeDoneHasNoMeanTimeAndMeetsNothing(String service) {
        Results results = Texts.study(station("exponential(1 ms)", "exponential(" + service + ")") + "expect mean(t) at most 100 s\nexpect mean(t) at least 1 ms\n");

        assertThat(results.expectations()).extracting(ExpectationResult::verdict).containsOnly(Verdict.FAIL);
        assertThat(results.expectations()).allSatisfy(e -> assertThat(e.reason()).contains("the number of p under way grows by").contains("more arrives than s serves"));
        assertThat(results.variants().get(0).measures()).isEmpty();
        assertThat(results.variants().get(0).accounting()).isEmpty();
        assertThat(results.variants().get(0).remark()).contains("grows by");
    }

    @Test
    void itsRateIsSaid() {
        assertThat(Texts.study(station("exponential(1 ms)", "exponential(2 ms)") + "show mean(t)\n").variants().get(0).remark())
            .containsPattern("grows by (49|50|51)\\d?0?/s");
        assertThat(Texts.study(station("1 ms", "2 ms") + "show mean(t)\n").variants().get(0).remark()).contains("grows by 500/s");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.5 ms", "0.9 ms", "0.95 ms", "0.98 ms"})
    void aBusyStationThatKeepsUpIsNotBlamed(String service) {
        Results results = Texts.study(station("exponential(1 ms)", "exponential(" + service + ")") + "show mean(t)\n");

        assertThat(results.answers().get(0).rows().get(0).answers().get(0).isMissing()).isFalse();
    }

    @Test
    void aProcessorThatIsOverloadedByJobsIsSaidToBe() {
        Results results = Texts.study("""
                machine m
                process p on m every 10 ms { time t { compute 15 ms } }
                process q on m { forever { compute 1 ms  sleep 1 s  count n } }
                show mean(t)
                """);

        assertThat(results.answers().get(0).rows().get(0).answers().get(0).missing()).contains("p under way grows");
    }

    @Test
    void messagesThatNobodyTakesGrowToo() {
        Results results = Texts.study("""
                message Go { size = 1 byte }
                channel c between a and b
                process a { forever { sleep 1 ms  send Go to b } }
                process b { forever { receive Go from a  sleep 2 ms  count n } }
                show rate(n)
                """);

        assertThat(results.answers().get(0).rows().get(0).answers().get(0).missing()).contains("the number of messages under way grows by 500/s");
    }

    @Test
    void oneVariantThatGrowsLeavesTheOthersAlone() {
        Results results = Texts.study("""
                station s
                param gap = 3 ms
                process p every gap { time t { use s for 2 ms } }
                variant rush { gap = 1 ms }
                expect mean(t) is 2 ms
                expect mean(t) in rush is 2 ms
                """);

        assertThat(results.expectations()).extracting(ExpectationResult::verdict).containsExactly(Verdict.PASS, Verdict.FAIL);
    }
}
