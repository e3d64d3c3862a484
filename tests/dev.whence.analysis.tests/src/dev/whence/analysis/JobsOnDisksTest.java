package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several jobs or branches at a time read one file: each waits for its own blocks. */
final class JobsOnDisksTest {

    @ParameterizedTest
    @ValueSource(strings = {"block = 4 KiB  size = 1 MiB", "block = 4 KiB", "size = 1 MiB", ""})
    void jobsThatOverlapAreServedOneAfterTheOther(String file) {
        Results results = Texts.study("""
                machine m { disk d { service = 10 ms }  file f on d { %s } }
                process p every exponential(20 ms) { time t { read 4 KiB from f at random }  count n }
                expect rate(n) is 50/s within 1%%
                expect utilization(d) is 50%% within 1%%
                expect mean(t) is 15 ms within 3%%
                """.formatted(file)); // M/D/1: 10 ms of service, 5 of waiting

        assertThat(results.expectations()).extracting(ExpectationResult::verdict).containsOnly(Verdict.PASS);
    }

    @Test
    void jobsThatReadTwiceAreAllServed() {
        Results results = Texts.study("""
                machine m { disk d { service = 4 ms }  file f on d { block = 8 KiB } }
                process p every exponential(20 ms) { repeat 2 { read 8 KiB from f }  count n }
                expect rate(n) is 50/s within 1%
                """);

        assertThat(results.expectations().get(0).verdict()).isEqualTo(Verdict.PASS);
    }

    @Test
    void branchesThatReadOneFileWaitEachForItsOwn() {
        Results results = Texts.study("""
                machine m { disk d { service = 10 ms }  file f on d { block = 4 KiB } }
                process p { forever { parallel { { read 4 KiB from f } { read 4 KiB from f } }  count n } }
                expect rate(n) is 50/s
                """);

        assertThat(results.expectations().get(0).verdict()).isEqualTo(Verdict.PASS);
    }
}
