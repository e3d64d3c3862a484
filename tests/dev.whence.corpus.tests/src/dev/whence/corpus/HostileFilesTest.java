package dev.whence.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.whence.corpus.Command.Outcome;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be wrong with a file besides what it says, and what is too large to be kept. */
final class HostileFilesTest {
    private static final Duration BOUND = Duration.ofSeconds(60);
    private static final String SOUND = "param x = 1 ms  from 0 ms to 1 s\nprocess p { forever { sleep x  count n } }\nexpect rate(n) is 1000/s\n";

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static Outcome check(Path file) {
        Outcome outcome = assertTimeoutPreemptively(BOUND, () -> Command.here(List.of("check", file.toString())));
        Manners.areKept(outcome, List.of(file));
        return outcome;
    }

    private Outcome checkApart(Path file) {
        Outcome outcome = Command.apart(512, folder, List.of("check", file.toString()));
        Manners.areKept(outcome, List.of(file));
        return outcome;
    }

    @Test
    void aFileThatMayNotBeReadIsNamed() throws IOException {
        Path file = file("secret.perf", SOUND);
        assumeFalse(!file.toFile().setReadable(false) || Files.isReadable(file), "this user may read everything");

        assertThat(check(file).err()).contains("secret.perf: error: The file cannot be read").contains("[unreadable_file]");
    }

    @Test
    void anImportThatMayNotBeReadIsNamed() throws IOException {
        Path secret = file("secret.perf", "");
        assumeFalse(!secret.toFile().setReadable(false) || Files.isReadable(secret), "this user may read everything");

        assertThat(check(file("a.perf", "import \"secret.perf\"\n" + SOUND)).err()).contains("a.perf:1:8: error:").contains("[import_not_found]");
    }

    @Test
    void aFolderNamedLikeAModelIsAFolder() throws IOException {
        Files.createDirectory(folder.resolve("x.perf"));

        Outcome outcome = check(folder.resolve("x.perf"));

        assertThat(outcome.code()).isEqualTo(4);
        assertThat(outcome.err()).contains("there is no .perf file in");
    }

    @Test
    void aFolderNamedLikeAModelIsNoModelOfTheFolderAroundIt() throws IOException {
        Files.createDirectory(folder.resolve("x.perf"));
        Path inner = file("x.perf/y.perf", SOUND);

        Outcome outcome = assertTimeoutPreemptively(BOUND, () -> Command.here(List.of("check", folder.toString())));

        Manners.areKept(outcome, List.of(inner));
        assertThat(outcome.code()).isZero();
    }

    @Test
    void anImportedFolderIsNoModel() throws IOException {
        Files.createDirectory(folder.resolve("x.perf"));

        assertThat(check(file("a.perf", "import \"x.perf\"\n" + SOUND)).err()).contains("a.perf:1:8: error:").contains("[import_not_found]");
    }

    @Test
    void aLinkDoesNotLeadOutOfTheProject() throws IOException {
        Path project = Files.createDirectory(folder.resolve("project"));
        Files.createSymbolicLink(project.resolve("inside.perf"), file("outside.perf", "param y = 1 ms\n"));

        Outcome outcome = check(file("project/a.perf", "import \"inside.perf\"\n" + SOUND));

        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).contains("[import_outside]");
    }

    @Test
    void aLinkToItselfCannotBeRead() throws IOException {
        Path link = folder.resolve("loop.perf");
        Files.createSymbolicLink(link, link);

        assertThat(check(link).code()).isEqualTo(4);
        assertThat(check(file("a.perf", "import \"loop.perf\"\n" + SOUND)).code()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"model.txt", "model", "model.PERF", ".perf.bak"})
    void aFileOfAnotherNameIsNoModel(String name) throws IOException {
        Path file = file(name, SOUND);

        Outcome outcome = assertTimeoutPreemptively(BOUND, () -> Command.here(List.of("check", file.toString())));

        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).contains(name + ": error: The name of a model ends in .perf. [not_a_model]");
    }

    @Test
    void fiftyMegabytesAreOverTheLimit() throws IOException {
        Path file = folder.resolve("large.perf");
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(50_000_000);
        }

        Outcome outcome = check(file);

        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).contains("The file has 47 MiB; the limit is 4 MiB. [file_too_large]");
    }

    @Test
    void aLineOfAMillionCharactersIsBounded() throws IOException {
        Outcome outcome = checkApart(file("long.perf", "param y = " + "1 + ".repeat(250_000) + "1\n" + SOUND));

        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).contains("long.perf:1:").contains("[too_long]");
    }

    @Test
    void aCommentOfAMillionCharactersIsNothing() throws IOException {
        assertThat(check(file("comment.perf", "// " + "x".repeat(1_000_000) + "\n" + SOUND)).code()).isZero();
    }

    @Test
    void aNameOfAMillionCharactersIsBounded() throws IOException {
        assertThat(check(file("name.perf", "param " + "x".repeat(1_000_000) + " = 1\n" + SOUND)).err()).contains("name.perf:1:7: error:").contains("[too_long]");
    }

    @Test
    void aHundredThousandEmptyLinesAreNothing() throws IOException {
        assertThat(check(file("empty.perf", "\n".repeat(100_000) + SOUND)).code()).isZero();
    }

    @Test
    void aHundredThousandLinesAreBounded() throws IOException {
        String lines = IntStream.range(0, 100_000).mapToObj(i -> "param p" + i + " = " + i + "\n").collect(Collectors.joining());

        Outcome outcome = checkApart(file("lines.perf", lines + SOUND));

        assertThat(outcome.code()).isIn(0, 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1000, 20_000})
    void aChainOfParametersIsBounded(int length) throws IOException {
        String chain = IntStream.range(1, length).mapToObj(i -> "param p" + i + " = p" + (i - 1) + "\n").collect(Collectors.joining());

        check(file("chain.perf", "param p0 = 1 ms\n" + chain + "process p { forever { sleep p" + (length - 1) + "  count n } }\nexpect rate(n) is 1000/s\n"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1000, 20_000})
    void aChainOfVariantsIsBounded(int length) throws IOException {
        String chain = IntStream.range(1, length).mapToObj(i -> "variant v" + i + " : v" + (i - 1) + " { }\n").collect(Collectors.joining());

        check(file("chain.perf", SOUND + "variant v0 { x = 2 ms }\n" + chain + "expect rate(n) in v" + (length - 1) + " is 500/s\n"));
    }

    @Test
    void aChainOfRoutinesIsBounded() throws IOException {
        String chain = IntStream.range(1, 5000).mapToObj(i -> "routine r" + i + "() { do r" + (i - 1) + "() }\n").collect(Collectors.joining());

        check(file("chain.perf", "routine r0() { sleep 1 ms }\n" + chain + "process p { forever { do r4999()  count n } }\nexpect rate(n) is 1000/s\n"));
    }

    @Test
    void aChainOfImportsIsBounded() throws IOException {
        for (int i = 0; i < 500; i++) {
            file("i" + i + ".perf", "import \"i" + (i + 1) + ".perf\"\n");
        }
        file("i500.perf", SOUND);

        assertThat(check(folder.resolve("i0.perf")).code()).isIn(0, 2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "x=-1 ms            | 2 | negative",
        "x=0 ms             | 2 | time stands still",
        "x=1e9 s            | 4 | --set",
        "x=999999999999 d   | 2 | clock",
        "x=NaN              | 4 | NaN",
        "x=Infinity         | 4 | Infinity",
        "x=1/0 s            | 4 | --set",
        "x=                 | 4 | --set needs a name and a value",
        "=1 ms              | 4 | --set needs a name and a value",
        "x                  | 4 | --set needs a name and a value",
        "y=1 ms             | 4 | there is no parameter y",
        "x=1 KiB            | 4 | x is a duration",
        "x=true             | 4 | x is a duration",
        "x=1 msec           | 4 | msec",
        "x=exponential()    | 4 | --set",
        "x=exponential(     | 4 | --set",
        "x=exponential(-1 ms) | 2 | negative",
        "x=erlang(99999999999, 1 ms) | 2 | erlang",
        "x=choice(2: 1 ms)  | 2 | prob",
        "p.count=-1         | 2 | count",
        "p.count=1.5        | 2 | count",
        "p.count=99999999999999999999 | 2 | count",
        "p.count=0          | 2 | no time passes",
        "p.nothing=1        | 4 | nothing",
        "q.count=1          | 4 | there is no part or process q",
        "p.count.count=1    | 4 | p.count",
        "x=$(reboot)        | 4 | --set",
        "x=🐢               | 4 | --set"})
    void aHostileSettingIsRefusedInWords(String setting, int code, String fragment) throws IOException {
        Path file = file("a.perf", SOUND);
        Outcome outcome = assertTimeoutPreemptively(BOUND, () -> Command.here(List.of("check", file.toString(), "--set", setting)));

        // What was typed may be repeated, whatever it is.
        String value = '"' + setting.substring(setting.indexOf('=') + 1) + '"';
        Manners.areKept(new Outcome(outcome.code(), outcome.out(), outcome.err().replace(setting, "…").replace(value, "…")), List.of(file));
        assertThat(outcome.code()).as("%s", outcome).isEqualTo(code);
        assertThat(outcome.err()).contains(fragment);
    }
}
