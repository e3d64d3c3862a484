package dev.whence.analysis;

import static dev.whence.analysis.Texts.measure;
import static dev.whence.analysis.Texts.study;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.whence.program.link.ModelException;
import org.junit.jupiter.api.Test;

/** What is inside an array is there in each of its instances; arrays that lie on arrays are taken in turn. */
final class ArraysTest {

    private static double base(String text, String expression) {
        return measure(study(text), "base", expression);
    }

    @Test
    void eachMachineOfAnArrayHasItsOwnDiskAndFile() {
        String text = """
                machine m[2] { disk d { service = 5 ms }  file f on d }
                process p[2] on m { forever { read 4 KiB from f  count a } }
                """;

        assertThat(base(text, "rate(a)")).isEqualTo(400);
        assertThat(base(text, "utilization(m.d)")).isEqualTo(1);
        assertThat(base(text.replace("p[2]", "p"), "utilization(m.d)")).isEqualTo(0.5);
    }

    @Test
    void eachMachineOfAnArrayHasItsOwnStationAndLock() {
        String text = """
                machine m[2] { station st  lock lk }
                process p[4] on m { forever { use st for 10 ms  count a } }
                process q[4] on m { forever { lock lk { sleep 10 ms } count b_held } }
                """;

        assertThat(base(text, "rate(a)")).isEqualTo(200);
        assertThat(base(text, "rate(b_held)")).isEqualTo(200);
    }

    @Test
    void whatIsInAnotherMachineOfAnArrayIsMeantByItsIndex() {
        String text = """
                machine m[2] { disk d { service = 5 ms }  file f on d }
                process p[2] on m { forever { read 4 KiB from m[2].f  count a } }
                """;

        assertThat(base(text, "rate(a)")).isEqualTo(200);
        assertThat(base(text, "utilization(m.d)")).isEqualTo(0.5);
        assertThatThrownBy(() -> study(text.replace("on m {", "{").replace("[2].f", ".f"))).isInstanceOf(ModelException.class)
                .hasMessageContaining("there are 2 of m; say which: m[…]");
    }

    @Test
    void arraysInsideAnArrayAreThereInEachOfItsInstances() {
        String text = """
                machine m[2] { disk d[2] { service = 5 ms }  file f[2] on d }
                process p[4] on m { let side = floor((self + 1) / 2)  forever { read 4 KiB from f[side]  count a } }
                """;

        assertThat(base(text, "rate(a)")).isEqualTo(800);
        assertThat(base(text, "utilization(m.d)")).isEqualTo(1);
    }

    @Test
    void partsOfAMachineInsideAMachineOfAnArrayAreItsOwn() {
        assertThat(base("""
                machine m[2] { machine inner { station st }  lock lk }
                process p[2] on m.inner { forever { lock lk { use st for 10 ms } count a } }
                """, "rate(a)")).isEqualTo(200);
    }

    @Test
    void theFilesOfAnArrayLieOnTheDisksOfAnArrayInTurn() {
        String text = """
                disk d[2] { service = 5 ms }
                file f[4] on d
                process p[4] { forever { read 4 KiB from f[self]  count a } }
                """;

        assertThat(base(text, "rate(a)")).isEqualTo(400);
        assertThat(base(text, "utilization(d)")).isEqualTo(1);
    }

    @Test
    void theConnectionsOfAChannelGoOverTheLinksOfAnArrayInTurn() {
        String text = """
                link line[2] { bandwidth = 8 kbit/s }
                channel ch from p to q over line { window = 1 }
                process p[2] { forever { send 1 kB to q } }
                process q[2] { forever { receive any  count a } }
                """;

        assertThat(base(text, "rate(a)")).isEqualTo(2);
        assertThat(base(text, "utilization(line)")).isEqualTo(1);
    }
}
