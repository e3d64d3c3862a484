package dev.whence.analysis;

import static dev.whence.analysis.Texts.measure;
import static dev.whence.analysis.Texts.study;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is in a copy refers to what else is in the copy. */
final class CopiesTest {

    private static final String DISKS = """
            machine base { disk d { service = 5 ms }  file f on d }
            process p on base { forever { read 4 KiB from f  count a } }
            process q on two { forever { read 4 KiB from f  count b_copy } }
            """;

    @Test
    void theFileOfACopiedMachineLiesOnTheCopysDisk() {
        Results results = study(DISKS + "machine two : base\n");

        assertThat(measure(results, "base", "rate(a)")).isEqualTo(200);
        assertThat(measure(results, "base", "rate(b_copy)")).isEqualTo(200);
        assertThat(measure(results, "base", "utilization(two.d)")).isEqualTo(1);
    }

    @Test
    void aCopysOwnDiskTakesTheFileThatItHasTakenOver() {
        Results results = study(DISKS + "machine two : base { disk d { service = 20 ms } }\n");

        assertThat(measure(results, "base", "rate(a)")).isEqualTo(200);
        assertThat(measure(results, "base", "rate(b_copy)")).isEqualTo(50);
    }

    @Test
    void aChangeOfThePartsOfTheOriginalReachesThoseOfTheCopy() {
        Results results = study(DISKS + "machine two : base\nvariant slow { base.d.service = 10 ms }\nvariant apart : slow { two.d.service = 5 ms }\n");

        assertThat(measure(results, "slow", "rate(b_copy)")).isEqualTo(100);
        assertThat(measure(results, "apart", "rate(b_copy)")).isEqualTo(200);
    }

    @Test
    void machinesOfOneEntryHaveEachTheirOwnParts() {
        Results results = study("""
                machine one, two { disk d { service = 5 ms }  file f on d }
                process p on one { forever { read 4 KiB from f  count a } }
                process q on two { forever { read 4 KiB from f  count b_copy } }
                variant slow { one.d.service = 10 ms }
                """);

        assertThat(measure(results, "base", "rate(a)")).isEqualTo(200);
        assertThat(measure(results, "base", "rate(b_copy)")).isEqualTo(200);
        assertThat(measure(results, "slow", "rate(a)")).isEqualTo(100);
        assertThat(measure(results, "slow", "rate(b_copy)")).isEqualTo(200);
    }

    @Test
    void aCopyOfACopyReachesDownToItsInnermostParts() {
        Results results = study("""
                machine base { machine inner { disk d { service = 5 ms }  file f on d } }
                machine two : base
                machine three : two
                process p on base.inner { forever { read 4 KiB from base.inner.f  count a } }
                process q on two.inner { forever { read 4 KiB from two.inner.f  count b_copy } }
                process r on three.inner { forever { read 4 KiB from three.inner.f  count c_copy } }
                variant slow { two.inner.d.service = 10 ms }
                """);

        assertThat(measure(results, "base", "rate(a)")).isEqualTo(200);
        assertThat(measure(results, "base", "rate(c_copy)")).isEqualTo(200);
        assertThat(measure(results, "slow", "rate(a)")).isEqualTo(200);
        assertThat(measure(results, "slow", "rate(b_copy)")).isEqualTo(100);
        assertThat(measure(results, "slow", "rate(c_copy)")).isEqualTo(100);
    }

    @Test
    void aCopiedFileLiesWhereItsOriginalLiesAndACopiedChannelGoesOverTheSameLinks() {
        Results results = study("""
                disk d { service = 5 ms }
                file f on d
                file g : f
                link line { bandwidth = 8 kbit/s }
                channel one from p to q over line { window = 1 }
                channel two : one from r to q
                process p { forever { send 1 kB to q } }
                process r { forever { send 1 kB to q  count sent } }
                process q { forever { receive any } }
                process s { forever { read 4 KiB from f } }
                process t { forever { read 4 KiB from g  count reads } }
                """);

        assertThat(measure(results, "base", "rate(reads)")).isEqualTo(100);
        assertThat(measure(results, "base", "utilization(d)")).isEqualTo(1);
        assertThat(measure(results, "base", "utilization(line)")).isEqualTo(1);
    }
}
