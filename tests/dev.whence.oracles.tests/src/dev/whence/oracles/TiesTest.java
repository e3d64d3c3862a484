package dev.whence.oracles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Options;
import dev.whence.analysis.Progress;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.analysis.Study;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where two events fall together, another order of them is tried, and the result says whether it matters. */
final class TiesTest {

    @Test
    void whoCameFirstMattersWhenTwoWantOneServerAtOneInstant() {
        VariantResult v = run("""
                station s
                process long { forever { sleep 10 ms  use s for 5 ms  count longs } }
                process short { forever { sleep 10 ms  use s for 1 ms  count shorts } }
                """);

        assertThat(v.ties()).isPositive();
        assertThat(v.tiesMatter()).isTrue();
    }

    @Test
    void twoThatHaveNothingToDoWithEachOtherMayComeInAnyOrder() {
        VariantResult v = run("""
                process one { forever { sleep 10 ms  count ones } }
                process other { forever { sleep 10 ms  count others } }
                """);

        assertThat(v.ties()).isPositive();
        assertThat(v.tiesMatter()).isFalse();
    }

    @Test
    void theOrderOfStatementsIsNotATie() {
        VariantResult v = run("process one { forever { sleep 10 ms  count first  sleep 0.003 ms  count second } }\n");

        assertThat(v.ties()).isZero();
        assertThat(v.tiesMatter()).isFalse();
    }

    private static VariantResult run(String text) {
        Options options = new Options(1, Map.of(), List.of("base"), null, 0, true, true, 0, 1, true);
        return Study.run(Models.of(text), options, Progress.NONE).variants().get(0);
    }
}
