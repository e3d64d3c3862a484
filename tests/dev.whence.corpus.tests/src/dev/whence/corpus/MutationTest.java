package dev.whence.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.whence.corpus.Command.Outcome;
import dev.whence.corpus.Mutant.Slip;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Examples to which a hand has slipped once, or a few times. */
final class MutationTest {
    private static final Duration BOUND = Duration.ofSeconds(30);
    private static Path folder;

    /** A mutant and what it came from. */
    record Slipped(String example, String text) {
    }

    private record Step(Slip slip, int where, int what) {
    }

    @BeforeContainer
    static void makeFolder() throws IOException {
        folder = Files.createTempDirectory("mutants");
    }

    @AfterContainer
    static void removeFolder() throws IOException {
        Files.deleteIfExists(folder.resolve("mutant.perf"));
        Files.delete(folder);
    }

    @Provide
    Arbitrary<Slipped> mutants() {
        Arbitrary<Step> step = Combinators.combine(Arbitraries.of(Slip.class), Arbitraries.integers().between(0, 1 << 20),
            Arbitraries.integers().between(0, 1 << 20)).as(Step::new);
        return Combinators.combine(Arbitraries.of(Examples.files()), step.list().ofMinSize(1).ofMaxSize(4)).as((example, steps) -> {
            Mutant mutant = new Mutant(Examples.text(example));
            steps.forEach(s -> mutant.slip(s.slip(), s.where(), s.what()));
            return new Slipped(example.getFileName().toString(), mutant.text());
        });
    }

    @Property(tries = 300, seed = "20260101", generation = GenerationMode.RANDOMIZED, shrinking = ShrinkingMode.OFF)
    void anExampleWithAFewSlipsIsAnsweredAtALine(@ForAll("mutants") Slipped mutant) throws IOException {
        Path file = Files.writeString(folder.resolve("mutant.perf"), mutant.text());

        Outcome outcome = assertTimeoutPreemptively(BOUND,
            () -> Command.here(List.of("check", file.toString(), "--events", "20000", "--time-limit", "5 s")));

        Manners.areKept(outcome, List.of(file));
        assertThat(outcome.code()).as("%s", outcome).isBetween(0, 3);
    }
}
