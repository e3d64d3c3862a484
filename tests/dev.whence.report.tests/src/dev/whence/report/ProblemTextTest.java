package dev.whence.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.program.At;
import dev.whence.program.link.ModelException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemTextTest {
    private static final ProblemText PLAIN = new ProblemText(TextStyle.PLAIN);

    @Test
    void aTabBeforeTheCaretStaysATab() {
        Problem problem = new Problem("error", "unknown_unit", "there is no unit \"msec\"; write ms", "ffs.perf", 12, 15, 4,
            "\trotdelay = 4 msec", List.of("ms"));

        assertThat(PLAIN.of(problem)).isEqualTo("ffs.perf:12:15: error: there is no unit \"msec\"; write ms [unknown_unit]\n"
            + "    \trotdelay = 4 msec\n"
            + "    \t             ^^^^\n");
    }

    @Test
    void aCaretUnderlinesTheWholeWord() {
        Problem problem = new Problem("warning", "", "unused", "a.perf", 1, 7, 3, "param abc = 1", List.of());

        assertThat(PLAIN.of(problem)).isEqualTo("a.perf:1:7: warning: unused\n    param abc = 1\n          ^^^\n");
    }

    @Test
    void aProblemOfTheWholeFileHasNoLine() {
        assertThat(PLAIN.of(Problem.of("a.perf", "not_text", "The file is binary."))).isEqualTo("a.perf: error: The file is binary. [not_text]\n");
    }

    @Test
    void aModelThatCannotRunIsAProblemAtItsLine() {
        Problem problem = Problem.of(new ModelException("A waits for B", new At("/somewhere/models/a.perf", 7)), "models/a.perf");

        assertThat(PLAIN.of(problem)).isEqualTo("models/a.perf:7: error: A waits for B [run]\n");
    }
}
