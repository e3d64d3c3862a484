package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.whence.analysis.Results.Nature;
import dev.whence.program.link.ModelException;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/** Disks as a model describes them: what their properties do. */
final class DiskQuestionsTest {

    private static final double EXACT = 1e-9;

    private static String sequential(String disk, String file) {
        return """
                machine m { disk d { rotation = 6000 rpm  track = 40 KiB  %s }  file f on d { block = 4 KiB  %s } }
                process p on m { forever { read 4 KiB from f  count blocks } }
                """.formatted(disk, file);
    }

    private static double rate(String model) {
        return Texts.measure(Texts.study(model), "base", "rate(blocks)");
    }

    @Test
    void aLongerHeadSwitchSlowsSequentialReadingDown() {
        List<Double> rates = DoubleStream.of(0, 1, 5, 50)
                .mapToObj(ms -> rate(sequential("heads = 2  head_switch = " + ms + " ms  seek = 3 ms", "size = 1600 KiB"))).toList();

        // 20 blocks a cylinder: two turns, one for the seek, and one more for each 10 ms begun of the head switch
        assertThat(rates.get(0)).isCloseTo(20 / 30e-3, within(EXACT));
        assertThat(rates.get(1)).isCloseTo(20 / 40e-3, within(EXACT));
        assertThat(rates.get(2)).isCloseTo(20 / 40e-3, within(EXACT));
        assertThat(rates.get(3)).isCloseTo(20 / 80e-3, within(EXACT));
    }

    @Test
    void anEndlessFileRecursFromCylinderToCylinder() {
        Results results = Texts.study(sequential("heads = 2  head_switch = 1 ms  seek = 3 ms", ""));

        assertThat(results.variants().getFirst().nature()).isEqualTo(Nature.EXACT);
        assertThat(Texts.measure(results, "base", "rate(blocks)")).isCloseTo(20 / 40e-3, within(EXACT));
    }

    @Test
    void aCurveMakesTheWayBackLongerThanTheWayOn() {
        // 4 cylinders of one track; three short seeks of 2 ms, and one of 12 ms over the full stroke
        assertThat(rate(sequential("seek = curve(2 ms, 12 ms)", "size = 160 KiB"))).isCloseTo(40 / (80e-3 + 10e-3), within(EXACT));
    }

    @Test
    void aCurveWantsToKnowHowFarTheArmMoves() {
        assertThatThrownBy(() -> rate(sequential("seek = curve(2 ms, 12 ms)", ""))).isInstanceOf(ModelException.class)
                .hasMessageContaining("give it cylinders, or its files a size");
        assertThat(rate(sequential("cylinders = 4  seek = curve(2 ms, 12 ms)", ""))).isCloseTo(40 / (80e-3 + 10e-3), within(EXACT));
    }

    @Test
    void filesMustFitOnTheirDisk() {
        assertThatThrownBy(() -> rate(sequential("cylinders = 3", "size = 160 KiB"))).isInstanceOf(ModelException.class)
                .hasMessageContaining("take 4 cylinders, and it has 3");
    }

    private static String writing(String disk) {
        return """
                machine m { disk d { service = 10 ms  %s }  file f on d { block = 4 KiB  size = 40 KiB } }
                process p on m { forever { time put { write 4 KiB to f }  compute 20 ms  count blocks } }
                """.formatted(disk);
    }

    @Test
    void aWriteIsOverWhenTheDrivesBufferHasIt() {
        assertThat(Texts.measure(Texts.study(writing("write_back = false")), "base", "mean(put)")).isCloseTo(10e-3, within(EXACT));
        assertThat(Texts.measure(Texts.study(writing("write_back = true")), "base", "mean(put)")).isZero();
        assertThat(Texts.measure(Texts.study(writing("write_back = true")), "base", "utilization(m.d)")).isCloseTo(0.5, within(EXACT));
    }
}
