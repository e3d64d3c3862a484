package dev.whence.oracles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Options;
import dev.whence.analysis.Progress;
import dev.whence.analysis.Results;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Verdict;
import dev.whence.analysis.Study;
import dev.whence.language.Issue;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where theory knows the answer, the simulation finds it. */
final class OraclesTest {

    static Stream<Path> oracles() {
        return Models.oracles().stream();
    }

    @ParameterizedTest
    @MethodSource("oracles")
    void theFileIsReadWithoutAWarning(Path file) {
        assertThat(Models.reading(file).issues().stream().filter(i -> !i.severity().name().equals("INFO")).map(Issue::toString))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("oracles")
    void theSimulationFindsTheAnswerThatTheoryGives(Path file) {
        Results results = Study.run(Models.of(file), Options.USUAL, Progress.NONE);

        assertThat(results.expectations()).isNotEmpty().allSatisfy(OraclesTest::passes);
    }

    private static void passes(ExpectationResult row) {
        assertThat(row.verdict()).as("%s in %s is %s, found %s", row.expression(), row.variant(), row.expected(), row.estimate().elements())
                .isEqualTo(Verdict.PASS);
    }
}
