package dev.whence.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
    private long now = 5;

    @Test
    void shortWorkShowsNothing() {
        try (ProgressLine line = new ProgressLine("a.perf", stream(), 600, () -> now)) {
            line.step("base", 0.5);
        }

        assertThat(terminal.size()).isZero();
    }

    @Test
    void longWorkShowsHowFarItIsAndHowLongItTakesAndIsWipedAway() {
        try (ProgressLine line = new ProgressLine("a.perf", stream(), 600, () -> now)) {
            now += 2_100_000_000L;
            line.step("tuned", 0.5);
        }

        assertThat(terminal.toString(StandardCharsets.UTF_8)).isEqualTo("\ra.perf: tuned, 50 %, about 2 s left\u001b[K\r\u001b[K");
    }

    @Test
    void workBeyondTheLimitIsCancelled() {
        try (ProgressLine line = new ProgressLine("a.perf", null, 0.05, () -> now)) {
            assertThat(line.isCancelled()).isFalse();
            now += 60_000_000L;
            assertThat(line.isCancelled()).isTrue();
        }
    }

    private PrintStream stream() {
        return new PrintStream(terminal, true, StandardCharsets.UTF_8);
    }
}
