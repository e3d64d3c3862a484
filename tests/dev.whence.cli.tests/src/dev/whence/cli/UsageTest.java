package dev.whence.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.cli.Session.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {
    private final Session session;

    UsageTest(@TempDir Path folder) {
        session = new Session(folder);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rum | there is no command rum; did you mean run?",
        "run --sed 3 x.perf | there is no option --sed; did you mean --seed or --set?",
        "run | name a file or folder: whence run FILE-OR-FOLDER",
        "run --seed | --seed needs a value: N",
        "run --seed x tiny.perf | --seed needs a whole number, not x",
        "run --seed 1 --seed 2 tiny.perf | --seed is given twice",
        "run --events 0 tiny.perf | --events needs a number from 1 on, not 0",
        "run --until 3 tiny.perf | --until needs a duration such as \"10 s\", not 3",
        "run --until 3msec tiny.perf | --until: there is no unit \"msec\"; write ms",
        "run --shard 5/4 tiny.perf | --shard needs a part and the number of parts, such as 1/4, not 5/4",
        "run --format xml tiny.perf | --format is text or json, not xml",
        "run --color blue tiny.perf | --color is auto, always or never, not blue",
        "run nothere.perf | there is no file or folder nothere.perf",
        "version x | unexpected argument x"})
    void whatIsWrongWithTheArgumentsIsSaidInOneLine(String arguments, String sentence) {
        session.tiny();
        Outcome outcome = session.whence(arguments.split(" "));

        assertThat(outcome.err()).isEqualTo("whence: " + sentence + "\n");
        assertThat(outcome.code()).isEqualTo(4);
        assertThat(outcome.out()).isEmpty();
    }

    @Test
    void theWorkbenchIsListedAndSaidToBeStartedOtherwise() {
        assertThat(session.whence("--help").out()).containsPattern("\n  ide +Start the workbench\\.\n");

        Outcome outcome = session.whence("ide");

        assertThat(outcome.code()).isEqualTo(4);
        assertThat(outcome.err()).startsWith("whence: the workbench is not part of this command: start whence-ide ");
    }

    @Test
    void anUnwritableOutputIsSaid() {
        Outcome outcome = session.whence("run", session.tiny(), "--output", session.folder.resolve("no/such/folder").toString());

        assertThat(outcome.code()).isEqualTo(4);
        assertThat(outcome.err()).startsWith("whence: cannot write ").endsWith(": there is no such file or folder\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "lenght=2 ms | there is no parameter lenght; did you mean length?",
        "length=2 KiB | length is a duration such as 4 ms, not an amount of data",
        "length=2 | length is a duration such as 4 ms, not a plain number",
        "length=2 msec | there is no unit \"msec\"; write ms",
        "length=true | length is a duration such as 4 ms, not true",
        "length | --set needs a name and a value, such as --set \"rotdelay=6 ms\", not length",
        "m.cors=2 | m has no property cors; did you mean cores?",
        "n.cores=2 | there is no part or process n; did you mean m or p?",
        "m.scheduler=fcsf | m.scheduler is one of ",
        "m.scheduler=fcsf | not fcsf; did you mean fcfs?",
        "m.preemptive=3 | m.preemptive is true or false, not a plain number"})
    void aValueThatTheModelCannotTakeIsBadUsage(String set, String sentence) {
        Outcome outcome = session.whence("run", session.tiny(), "--set", set);

        assertThat(outcome.code()).isEqualTo(4);
        assertThat(outcome.err()).startsWith("whence: ").contains(sentence).hasLineCount(1);
        assertThat(outcome.out()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"length=2 ms", "length = 2ms", "length=2000 us", "p.count=1", "m.speed=0.5", "m.scheduler=lcfs",
        "m.scheduler=round_robin(10 ms)", "m.preemptive=true"})
    void aValueThatFitsIsTaken(String set) {
        assertThat(session.whence("run", session.tiny(), "--set", set)).satisfies(outcome -> {
            assertThat(outcome.err()).isEmpty();
            assertThat(outcome.code()).isZero();
        });
    }

    @Test
    void aSettingHoldsInsteadOfWhatTheFileSays() {
        Outcome outcome = session.whence("check", session.tiny(), "--set", "length=4 ms", "--variant", "base");

        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.out()).contains("✗  rate(jobs)  250.0 /s  1000/s within 1%");
    }

    @Test
    void aRandomValueMayBeSet() {
        Outcome outcome = session.whence("check", session.tiny(), "--set", "length=uniform(1 ms, 3 ms)", "--variant", "base");

        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.out()).containsPattern("rate\\(jobs\\) +(499|500|501)[.0-9]* ± ");
    }

    @Test
    void aPartMayBeNamedWithoutWhereItIs() {
        String file = session.file("disk.perf", """
            machine m { disk d { service = 4 ms }  file f on d { block = 4 KiB } }
            process p on m { forever { read 4 KiB from f  count blocks } }
            expect rate(blocks) is 250/s within 1%
            """);

        assertThat(session.whence("check", file).code()).isZero();
        assertThat(session.whence("check", file, "--set", "d.service=2 ms").out()).contains("500.0 /s");
        assertThat(session.whence("check", file, "--set", "m.d.service=2 ms").out()).contains("500.0 /s");
    }

    @Test
    void anUnknownVariantIsBadUsage() {
        Outcome outcome = session.whence("run", session.tiny(), "--variant", "slwo");

        assertThat(outcome.code()).isEqualTo(4);
        assertThat(outcome.err()).isEqualTo("whence: " + session.folder.resolve("tiny.perf") + ": there is no variant slwo; did you mean slow?\n");
    }

    @Test
    void onlyTheVariantsThatAreNamedAreRun() {
        assertThat(session.whence("run", session.tiny(), "--variant", "slow").out()).contains("slow: twice as long").doesNotContain("\nbase ");
        assertThat(session.whence("run", session.tiny(), "--variant", "base,slow").out()).contains("slow: twice as long").contains("\nbase ");
    }

    @Test
    void helpHasExamplesAndEveryOptionASentence() {
        assertThat(session.whence().out()).contains("Usage: whence").contains("whence check models/");
        for (String command : List.of("run", "check", "validate", "format", "compile", "list", "version")) {
            Outcome help = session.whence("help", command);
            assertThat(help.code()).isZero();
            assertThat(help.out()).contains("Usage: whence " + command);
            assertThat(help.out().lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
            assertThat(session.whence(command, "--help").out()).isEqualTo(help.out());
        }
        assertThat(session.whence("help", "run").out()).contains("--set=NAME=VALUE").contains("Examples").doesNotContain("--interpret");
        assertThat(session.whence("help", "chekc").err()).contains("did you mean check?");
    }

    @Test
    void theVersionSaysWhatItRunsOn() {
        assertThat(session.whence("version").out()).startsWith("whence ").contains("Java");
        assertThat(session.whence("--version").out()).isEqualTo(session.whence("version").out());
    }
}
