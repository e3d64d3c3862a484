package dev.whence.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.cli.Session.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FormatTest {
    private static final String CROOKED = "machine m\nprocess p on m {\nforever {\ncompute 1 ms // long\n}\n}\n";
    private static final String STRAIGHT = "machine m\nprocess p on m {\n    forever {\n        compute 1 ms // long\n    }\n}\n";

    private final Session session;

    FormatTest(@TempDir Path folder) {
        session = new Session(folder);
    }

    @Test
    void aFileIsLaidOutInPlaceOnce() {
        String file = session.file("a.perf", CROOKED);

        assertThat(session.whence("format", file)).isEqualTo(new Outcome(0, file + " laid out\n", ""));
        assertThat(session.text("a.perf")).isEqualTo(STRAIGHT);
        assertThat(session.whence("format", file)).isEqualTo(new Outcome(0, "", ""));
    }

    @Test
    void checkingChangesNothing() {
        String file = session.file("a.perf", CROOKED);

        assertThat(session.whence("format", "--check", file)).isEqualTo(new Outcome(1, file + " is not laid out\n", ""));
        assertThat(session.text("a.perf")).isEqualTo(CROOKED);
        assertThat(session.whence("format", "--check", session.file("b.perf", STRAIGHT))).isEqualTo(new Outcome(0, "", ""));
    }

    @Test
    void standardOutputLeavesTheFileAlone() {
        String file = session.file("a.perf", CROOKED);

        assertThat(session.whence("format", "--stdout", file)).isEqualTo(new Outcome(0, STRAIGHT, ""));
        assertThat(session.text("a.perf")).isEqualTo(CROOKED);
    }

    @Test
    void aDashMeansStandardInput() {
        assertThat(session.typing(CROOKED).whence("format", "-")).isEqualTo(new Outcome(0, STRAIGHT, ""));
    }

    @Test
    void aFileWithSyntaxErrorsIsLeftAlone() {
        String wrong = "machine { \nprocess";
        Outcome outcome = session.whence("format", session.file("a.perf", wrong));

        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).contains("a.perf:1:").contains("error: ");
        assertThat(session.text("a.perf")).isEqualTo(wrong);
    }
}
