package dev.whence.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.google.gson.JsonParser;
import dev.whence.corpus.Command.Outcome;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
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
        assertThat(files()).hasSizeGreaterThan(200);
    }

    /** A check makes verdicts only, so a file that expects nothing is run. */
    private static String command(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.ISO_8859_1).contains("expect ") ? "check" : "run";
    }

    @ParameterizedTest
    @MethodSource("files")
    void theFileEndsAsItIsToEnd(Path file) throws IOException {
        Sidecar expected = Sidecar.of(file);
        List<String> arguments = List.of(command(file), file.toString());

        Outcome outcome = expected.heap() > 0 ? Command.apart(expected.heap(), folder, arguments)
            : assertTimeoutPreemptively(BOUND, () -> Command.here(arguments));

        Manners.areKept(outcome, List.of(file));
        assertThat(outcome.code()).as("%s", outcome).isEqualTo(expected.exit());
        assertThat(expected.fragments()).as("%s", outcome).allMatch(fragment -> (outcome.err() + outcome.out()).contains(fragment));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cores-zero", "deadlock-locks", "unclosed-brace", "clock-overflow", "windows-lines", "binary"})
    void theSameIsSaidAsJson(String name) throws URISyntaxException {
        Path file = file(name);
        Outcome outcome = assertTimeoutPreemptively(BOUND, () -> Command.here(List.of("run", "--format", "json", file.toString())));

        Manners.areKept(new Outcome(outcome.code(), "", outcome.err()), List.of(file));
        assertThat(outcome.out().lines()).hasSize(1);
        assertThat(JsonParser.parseString(outcome.out()).getAsJsonObject().get("model").getAsString()).isEqualTo(file.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"cores-zero", "deadlock-locks", "deep-blocks", "unclosed-brace", "import-outside", "routine-doubling", "binary"})
    void whatIsCompiledIsWrittenWholeOrNotAtAll(String name) throws URISyntaxException {
        Path file = file(name);
        Path jar = folder.resolve("compiled.jar");
        Outcome outcome = assertTimeoutPreemptively(BOUND, () -> Command.here(List.of("compile", file.toString(), "-o", jar.toString())));

        Manners.areKept(outcome, List.of(file));
        assertThat(Files.exists(jar)).as("%s", outcome).isEqualTo(outcome.code() == 0);
    }

    private static Path file(String name) throws URISyntaxException {
        return Path.of(CorpusTest.class.getResource("/corpus/" + name + ".perf").toURI());
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
