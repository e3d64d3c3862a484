package dev.whence.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.whence.corpus.Command.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever types a model has, most of the time, only its beginning. */
final class TruncationTest {
    private static final Duration BOUND = Duration.ofSeconds(60);

    @TempDir
    private Path folder;

    static List<Path> examples() {
        return Examples.files();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anExampleThatStopsAnywhereIsAnsweredAtALine(Path example) throws IOException {
        String text = Examples.text(example);
        List<Path> beginnings = new ArrayList<>();
        for (int place : Cut.places(text)) {
            beginnings.add(Files.writeString(folder.resolve("cut-at-%06d.perf".formatted(place)), text.substring(0, place)));
        }

        Outcome outcome = assertTimeoutPreemptively(BOUND, () -> check(folder));

        if (outcome.code() > 3) {
            beginnings.forEach(TruncationTest::isAnswered); // to learn which it is
        }
        Manners.areKept(outcome, beginnings);
        assertThat(outcome.code()).as("%s", outcome).isBetween(0, 3);
        assertThat(beginnings).hasSizeGreaterThan(100);
    }

    private static void isAnswered(Path beginning) {
        assertThat(check(beginning).code()).as("%s", beginning).isBetween(0, 3);
    }

    private static Outcome check(Path fileOrFolder) {
        return Command.here(List.of("check", fileOrFolder.toString(), "--events", "1000", "--time-limit", "5 s"));
    }
}
