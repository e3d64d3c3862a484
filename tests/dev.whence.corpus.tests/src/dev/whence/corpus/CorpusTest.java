package dev.whence.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.whence.corpus.Command.Outcome;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Broken and hostile files, each with what is to come of it beside it. */
final class CorpusTest {
    private static final Duration BOUND = Duration.ofSeconds(60);

    @TempDir
    private Path folder;

    static List<Path> files() throws IOException, URISyntaxException {
        try (Stream<Path> all = Files.list(Path.of(CorpusTest.class.getResource("/corpus").toURI()))) {
            return all.filter(f -> f.toString().endsWith(".perf")).sorted().toList();
        }
    }

    @Test
    void thereAreMoreThanAHundred() throws IOException, URISyntaxException {
        assertThat(files()).hasSizeGreaterThan(110);
    }

    @ParameterizedTest
    @MethodSource("files")
    void theFileEndsAsItIsToEnd(Path file) {
        Sidecar expected = Sidecar.of(file);
        List<String> arguments = new ArrayList<>(List.of("check", file.toString()));
        arguments.addAll(expected.arguments());

        Outcome outcome = expected.heap() > 0 ? Command.apart(expected.heap(), folder, arguments)
            : assertTimeoutPreemptively(BOUND, () -> Command.here(arguments));

        Manners.areKept(outcome, List.of(file));
        assertThat(outcome.code()).as("%s", outcome).isEqualTo(expected.exit());
        assertThat(outcome.err() + outcome.out()).contains(expected.fragments());
    }

    @ParameterizedTest
    @ValueSource(strings = {"validate", "format --check", "list"})
    void everyCommandThatSimulatesNothingKeepsItsMannersWithAllOfThem(String command) throws IOException, URISyntaxException {
        List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
        arguments.add(files().get(0).getParent().toString());

        Outcome outcome = assertTimeoutPreemptively(BOUND, () -> Command.here(arguments));

        Manners.areKept(outcome, files());
        assertThat(outcome.code()).isEqualTo(2);
    }
}
