package dev.whence.analysis;

import static dev.whence.analysis.Texts.study;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.whence.analysis.Results.Estimate;
import dev.whence.program.link.ModelException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Questions about one of several instances. */
final class InstancesTest {

    private static List<Estimate> answers(String text) {
        return study(text).answers().getFirst().rows().getFirst().answers();
    }

    private static List<Double> figures(String text) {
        return answers(text).stream().map(e -> e.elements().getFirst().value()).toList();
    }

    @Test
    void processesAreCountedOneByOne() {
        assertThat(figures("""
                machine m[2]
                process p[2] on m { forever { compute 5 ms * self } }
                show rate(p[1]), rate(p[2]), rate(p)
                """)).containsExactly(200.0, 100.0, 300.0);
    }

    @Test
    void filesAreCountedOneByOne() {
        assertThat(figures("""
                disk a { service = 10 ms }
                file f[2] on a
                process p { forever { read 1 kB from f[1]  read 3 kB from f[2] } }
                show rate(f[1]), rate(f[2]), rate(f)
                """)).containsExactly(400_000.0, 1_200_000.0, 1_600_000.0);
    }

    @Test
    void aConnectionOfSeveralIsAskedForItsOwnDelay() {
        assertThat(figures("""
                link line { bandwidth = 8 kbit/s }
                channel ch[2] from c to s over line
                process c[2] { if self == 2 { sleep 5 s }  every 10 s { send 1 kB * self to s } }
                process s { forever { receive any } }
                show delay(ch[1]), delay(ch[2]), delay(ch), rate(ch[2])
                """)).containsExactly(1.0, 2.0, 1.5, 1600.0);
    }

    private static final String TWO = """
            machine m[2]
            process p[2] on m { forever { compute 5 ms  sleep 1 ms } }
            process q on m { forever { compute 5 ms  sleep 1 ms } }
            """;

    @Test
    void eachMachineHasAScheduleOfItsOwn() {
        List<Estimate> answers = answers(TWO + "show schedule(m[1]), schedule(m[2])\n");

        assertThat(answers.get(0).names()).containsExactlyInAnyOrder("p", "q");
        assertThat(answers.get(1).names()).containsExactly("p");
        assertThatThrownBy(() -> study(TWO + "show schedule(m)\n")).isInstanceOf(ModelException.class).hasMessageContaining("say which: m[…]");
    }
}
