package dev.whence.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.cli.Session.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExitCodeTest {
    private static final String FAILING = Session.TINY.replace("1000/s", "900/s");
    private static final String WRONG = Session.TINY.replace("1 ms  from", "1 msec  from");
    private static final String RANDOM = """
        machine m
        process p on m { forever { compute exponential(1 ms)  count jobs } }
        expect rate(jobs) is 1000/s within 0.01%
        """;

    private final Session session;

    ExitCodeTest(@TempDir Path folder) {
        session = new Session(folder);
    }

    @Test
    void everythingMetIsZero() {
        Outcome check = session.whence("check", session.tiny());

        assertThat(check.code()).isZero();
        assertThat(check.out()).contains("All 2 expectations met").contains("✓  rate(jobs)          1,000 /s  1000/s within 1%  somebody");
        assertThat(check.err()).isEmpty();
    }

    @Test
    void somethingFailedIsOne() {
        Outcome check = session.whence("check", session.file("a.perf", FAILING));

        assertThat(check.code()).isEqualTo(1);
        assertThat(check.out()).contains("1 of 2 expectations met, 1 failed").contains("✗  rate(jobs)");
    }

    @Test
    void errorsInAModelAreTwo() {
        Outcome check = session.whence("check", session.file("a.perf", WRONG));

        assertThat(check.code()).isEqualTo(2);
        assertThat(check.out()).isEmpty();
        assertThat(check.err()).contains("a.perf:2:").contains(": error: ").contains("msec").contains("^");
    }

    @Test
    void undecidedIsThree() {
        Outcome check = session.whence("check", session.file("a.perf", RANDOM), "--events", "2000");

        assertThat(check.code()).isEqualTo(3);
        assertThat(check.out()).contains("?  rate(jobs)").contains("1 undecided");
    }

    @Test
    void aMarkThatIsOutOfDateIsSaidButFailsNothing() {
        Outcome check = session.whence("check", session.file("a.perf", marked(Session.TINY)));

        assertThat(check.code()).isZero();
        assertThat(check.out()).contains("!  rate(jobs)").contains("out of date");
    }

    @Test
    void anUnexplainedRowIsShownAndFailsNothing() {
        Outcome check = session.whence("check", session.file("a.perf", marked(FAILING)));

        assertThat(check.code()).isZero();
        assertThat(check.out()).contains("~  rate(jobs)").contains("1 unexplained");
    }

    private static String marked(String model) {
        return model.replace("\"somebody\"", "unexplained \"somebody\"");
    }

    @Test
    void badUsageIsFour() {
        assertThat(session.whence("check", "nothere.perf").code()).isEqualTo(4);
        assertThat(session.whence("check").code()).isEqualTo(4);
        assertThat(session.whence("chekc", session.tiny()).code()).isEqualTo(4);
    }

    @Test
    void runningIsFineWhateverTheVerdicts() {
        assertThat(session.whence("run", session.file("a.perf", FAILING)).code()).isZero();
        assertThat(session.whence("run", session.file("b.perf", WRONG)).code()).isEqualTo(2);
    }

    @Test
    void ofSeveralModelsAllAreRunAndTheWeightiestCounts() {
        session.file("a.perf", WRONG);
        session.file("b.perf", FAILING);
        session.file("sub/c.perf", Session.TINY);

        Outcome check = session.whence("check", session.folder.toString());

        assertThat(check.code()).isEqualTo(2);
        assertThat(check.out()).containsSubsequence("b.perf", "c.perf", "3 models: 3 of 4 expectations met, 1 failed");
        assertThat(check.err()).contains("a.perf:2");
    }

    @Test
    void failedWeighsMoreThanUndecided() {
        session.file("a.perf", FAILING);
        session.file("b.perf", RANDOM);

        assertThat(session.whence("check", session.folder.toString(), "--events", "2000").code()).isEqualTo(1);
    }

    @Test
    void aBinaryFileIsAnErrorOfTheModel() throws IOException {
        Path binary = session.folder.resolve("a.perf");
        Files.write(binary, new byte[] {1, 0, 2});

        Outcome run = session.whence("run", binary.toString());

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).isEqualTo(binary + ": error: The file is binary, not a model. [not_text]\n");
    }

    @Test
    void aFileOfAnotherKindIsAnErrorToo() {
        Outcome run = session.whence("run", session.file("a.txt", "hello"));

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("a.txt: error: The name of a model ends in .perf.");
    }

    @Test
    void aModelInWhichNoTimePassesIsAnError() {
        Outcome run = session.whence("run", session.file("a.perf", "machine m\nprocess p on m { count jobs }\nshow rate(jobs)\n"));

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("error: ").doesNotContain("Exception").doesNotContain("\tat ");
    }

    @Test
    void aFolderWithoutModelsIsBadUsage() {
        Outcome run = session.whence("run", session.folder.toString());

        assertThat(run.code()).isEqualTo(4);
        assertThat(run.err()).isEqualTo("whence: there is no .perf file in " + session.folder + "\n");
    }
}
