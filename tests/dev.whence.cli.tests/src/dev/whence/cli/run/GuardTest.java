package dev.whence.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GuardTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void aFaultOfOursIsOneSentenceAndNoStackTrace() {
        ExitCode code = Guard.run(surroundings(Map.of()), () -> {
            throw new IllegalStateException("the impossible\nhappened");
        });

        assertThat(code.code()).isEqualTo(5);
        assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("whence: internal error (IllegalStateException: the impossible); ")
            .contains("please report it").hasLineCount(1);
    }

    @Test
    void whoeverAsksGetsTheStackTraceToo() {
        Guard.run(surroundings(Map.of("WHENCE_DEBUG", "1")), () -> {
            throw new IllegalStateException("the impossible");
        });

        assertThat(err.toString(StandardCharsets.UTF_8)).contains("\tat ");
    }

    @Test
    void theWeightiestOfSeveralCodesCounts() {
        assertThat(ExitCode.UNDECIDED.or(ExitCode.FAILED).or(ExitCode.OK)).isEqualTo(ExitCode.FAILED);
        assertThat(ExitCode.FAILED.or(ExitCode.ERRORS)).isEqualTo(ExitCode.ERRORS);
        assertThat(ExitCode.USAGE.or(ExitCode.ERRORS)).isEqualTo(ExitCode.USAGE);
        assertThat(ExitCode.INTERNAL.or(ExitCode.USAGE)).isEqualTo(ExitCode.INTERNAL);
    }

    private Surroundings surroundings(Map<String, String> environment) {
        PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
        return new Surroundings(InputStream.nullInputStream(), stream, stream, false, false, true, environment);
    }
}
