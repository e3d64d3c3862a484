package dev.whence.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.whence.cli.Session.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputTest {
    private static final String WARNED = Session.TINY + "param unused = 1\n";

    private final Session session;

    OutputTest(@TempDir Path folder) {
        session = new Session(folder);
    }

    @Test
    void aRunShowsVerdictsAndWhereTheTimeGoes() {
        String file = session.tiny();
        Outcome run = session.whence("run", file);

        assertThat(run.out()).startsWith(file + "\nA machine that does one thing.\n\nAll 2 expectations met\n")
            .contains("rate(jobs) = 1,000 /s: 1.000 ms for one ")
            .containsPattern("└ m.* 1\\.000 ms  100 %  ██+  line 4").endsWith("\nAgain: whence run " + file + " --seed 1\n");
    }

    @Test
    void aQuietRunShowsTheVerdictsOnly() {
        String file = session.tiny();

        assertThat(session.whence("run", "--quiet", file).out()).isEqualTo(session.whence("check", file).out());
    }

    @Test
    void aQuietCheckSaysNothingOfWhatIsMet() {
        assertThat(session.whence("check", "-q", session.tiny())).isEqualTo(new Outcome(0, "", ""));
        assertThat(session.whence("check", "-q", session.tiny(), "--set", "length=4 ms").out()).contains("✗").doesNotContain("✓");
    }

    @Test
    void theSameSeedGivesTheSameBytesAndAnotherOneOthers() {
        String file = session.file("random.perf", """
            machine m
            process p on m { forever { compute exponential(1 ms)  count jobs } }
            expect rate(jobs) is 1000/s within 20%
            """);
        String first = session.whence("run", file, "--format", "json", "--seed", "7").out();

        String other = session.whence("run", file, "--format", "json", "--seed", "8").out();

        assertThat(session.whence("run", file, "--format", "json", "--seed", "7").out()).isEqualTo(first);
        assertThat(other.replace("\"seed\":8", "\"seed\":7").replace("--seed 8", "--seed 7")).isNotEqualTo(first);
    }

    @Test
    void jsonIsOneObjectForEachModelAndLine() {
        session.file("a.perf", Session.TINY);
        session.file("b.perf", Session.TINY.replace("1 ms  from", "1 msec  from"));
        List<JsonObject> objects = session.whence("check", "--format", "json", session.folder.toString()).out().lines()
            .map(line -> JsonParser.parseString(line).getAsJsonObject()).toList();

        assertThat(objects).hasSize(2);
        assertThat(objects.get(0).getAsJsonArray("expectations")).hasSize(2);
        assertThat(objects.get(1).getAsJsonArray("issues").get(0).getAsJsonObject().get("severity").getAsString()).isEqualTo("error");
    }

    @Test
    void theCommandInTheJsonRepeatsTheRun() {
        String file = session.tiny();
        String json = session.whence("run", file, "--format", "json", "--set", "length=2 ms", "--variant", "base", "--seed", "3", "--until", "9 s")
            .out();
        String command = JsonParser.parseString(json).getAsJsonObject().get("command").getAsString();

        assertThat(command).isEqualTo("whence run " + file + " --variant base --set 'length=2 ms' --seed 3 --until '9 s'");
    }

    @Test
    void outputGoesToAFileWithoutColours() {
        String file = session.tiny();
        Outcome outcome = session.onATerminal().whence("check", file, "--output", session.folder.resolve("out.txt").toString());

        assertThat(outcome.out()).isEmpty();
        assertThat(session.text("out.txt")).contains("All 2 expectations met").doesNotContain("\u001b");
    }

    @Test
    void coloursAreForTerminalsUnlessSomebodyObjects() {
        String file = session.tiny();

        assertThat(session.whence("check", file).out()).doesNotContain("\u001b");
        assertThat(session.whence("check", file, "--color", "always").out()).contains("\u001b[32m✓");
        assertThat(session.onATerminal().whence("check", file).out()).contains("\u001b[32m✓");
        assertThat(session.onATerminal().whence("check", file, "--color", "never").out()).doesNotContain("\u001b");
        assertThat(session.onATerminal().with("NO_COLOR", "1").whence("check", file).out()).doesNotContain("\u001b");
    }

    @Test
    void warningsGoToStandardErrorUnlessQuiet() {
        String file = session.file("a.perf", WARNED);

        assertThat(session.whence("check", file).err()).contains("warning: ").contains("unused");
        assertThat(session.whence("check", file).out()).doesNotContain("warning");
        assertThat(session.whence("check", "--quiet", file).err()).isEmpty();
        assertThat(session.whence("check", file).code()).isZero();
    }

    @Test
    void aModelThatTakesTooLongIsGivenUp() {
        Outcome outcome = session.whence("check", session.tiny(), "--no-recurrence", "--time-limit", "1 us");

        assertThat(outcome.code()).isEqualTo(3);
        assertThat(outcome.err()).contains("given up after the limit of 1 us");
    }
}
