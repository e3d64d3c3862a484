package dev.whence.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that nobody should write end with one clear issue, in bounded time. */
class LimitsTest {

    private static final int MANY = 4_000;
    private static final Duration BOUND = Duration.ofSeconds(20);

    @TempDir
    Path folder;

    private static String times(int count, IntFunction<String> text) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < count; i++) {
            all.append(text.apply(i));
        }
        return all.toString();
    }

    static List<Arguments> hostile() {
        String process = "machine m\nprocess p on m { compute 1 ms }\n";
        return List.of(
                Arguments.of("too_deep", "param x = " + "(".repeat(MANY) + "1" + ")".repeat(MANY)),
                Arguments.of("too_deep", "param x = " + "[".repeat(MANY) + "1" + "]".repeat(MANY)),
                Arguments.of("too_deep", "process p " + "{ forever ".repeat(MANY)),
                Arguments.of("too_deep", "machine m " + "{ machine m ".repeat(MANY)),
                Arguments.of("too_long", "param x = 1" + " + 1".repeat(MANY)),
                Arguments.of("too_long", "param x = " + "-".repeat(MANY) + "1"),
                Arguments.of("too_long", "param x = " + "not ".repeat(MANY) + "true"),
                Arguments.of("too_long", "process p { if true { sleep 1 ms }" + " else if true { sleep 1 ms }".repeat(MANY) + "}"),
                Arguments.of("too_long", "param x = " + "9".repeat(MANY)),
                Arguments.of("long_chain", times(MANY, i -> "param x" + i + " = x" + (i + 1) + "\n") + "param x" + MANY + " = 1\n"),
                Arguments.of("long_chain", "variant x0 { }\n" + times(MANY, i -> "variant x" + (i + 1) + " : x" + i + " { }\n")),
                Arguments.of("long_chain", "routine x0(a1) { compute a1 }\n"
                        + times(MANY, i -> "routine x" + (i + 1) + "(a1) { do x" + i + "(a1) }\n")),
                Arguments.of("long_chain", process + "process q on m { let x0 = 1\n"
                        + times(2_000, i -> "let x" + (i + 1) + " = x" + i + " + 1\n") + "}\n"),
                Arguments.of("unit_not_constant", times(MANY, i -> "unit x" + i + " = 2 x" + (i + 1) + "\n")),
                Arguments.of("cyclic_copy", "machine x { " + times(200, i -> "disk d" + i + " : x\n") + " }\n"),
                Arguments.of("unknown_name", times(20, i -> "machine a" + i + " { machine l : a" + (i + 1) + " machine r1 : a" + (i + 1)
                        + " }\n") + "machine a20\nprocess p on a0 { compute zork.x }\n"),
                Arguments.of("sweep_too_large", process + "show utilization(m) with m.speed from 1 to 1_000_000_000 step 1\n"),
                Arguments.of("instance_count", "machine m[1_000_000_000]\n"),
                Arguments.of("unknown_name", times(1_000, i -> "param alpha" + i + " = 3\nparam beta" + i + " = alphx" + i + "\n")),
                Arguments.of("duplicate_name", "param x = 3\n".repeat(MANY)),
                Arguments.of("syntax", times(MANY, i -> "param x" + i + " 3 { = \n")),
                Arguments.of("syntax", "}".repeat(MANY)),
                Arguments.of("syntax", "\"\"".repeat(MANY)),
                Arguments.of("unclosed_text", "\"\n".repeat(MANY)),
                Arguments.of("unknown_name", "param x = a" + ".b1".repeat(MANY)));
    }

    @ParameterizedTest(name = "{index}: {0}")
    @MethodSource("hostile")
    void aHostileTextEndsWithAnIssueInBoundedTime(String code, String text) {
        long start = System.nanoTime();
        List<Issue> issues = TestLanguage.issues(text);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(BOUND);
        assertThat(issues).extracting(Issue::code).contains(code);
    }

    @Test
    void aLongListAndAThousandEntriesAreNoProblem() {
        assertThat(TestLanguage.issues("machine m\n"
                + times(1_000, i -> "param x" + i + " = 3 ms\nprocess p" + i + " on m { forever { compute x" + i + " count c" + i + " } }\n")
                + "show utilization(m) with m.speed = [1" + ", 2".repeat(MANY) + "]\n")).isEmpty();
    }

    @Test
    void anExpressionJustWithinTheLimitsIsReadAndChecked() {
        assertThat(TestLanguage.issues("param x = 1" + " + 1".repeat(900) + "\nmachine m\nprocess p on m { compute x * 1 ms }\n")).isEmpty();
        assertThat(TestLanguage.issues("param x = " + "(".repeat(95) + "1" + ")".repeat(95)
                + "\nmachine m\nprocess p on m { compute x * 1 ms }\n")).isEmpty();
    }

    private Issue onlyIssue(Path file) {
        Reading reading = TestLanguage.reader().read(file);
        assertThat(reading.model()).isEmpty();
        assertThat(reading.hasErrors()).isTrue();
        assertThat(reading.issues()).hasSize(1);
        return reading.issues().get(0);
    }

    @Test
    void aFileThatIsNotThereIsOneIssue() {
        assertThat(onlyIssue(folder.resolve("no.perf")).message()).contains("There is no file");
        assertThat(onlyIssue(folder.resolve("no.perf")).code()).isEqualTo("unreadable_file");
    }

    @Test
    void aFolderIsOneIssue() {
        assertThat(onlyIssue(folder).message()).contains("is a folder, not a file");
    }

    @Test
    void aBinaryFileIsOneIssue() throws IOException {
        Path file = Files.write(folder.resolve("binary.perf"), new byte[] {'p', 0, 1, 2, (byte) 0xff});
        assertThat(onlyIssue(file).code()).isEqualTo("not_text");
    }

    @Test
    void aFileInAnotherEncodingIsOneIssueWithItsLine() throws IOException {
        Path file = Files.write(folder.resolve("latin.perf"), "param x = 3\nparam größe = 3\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(onlyIssue(file).message()).isEqualTo("Line 2 is not UTF-8 text: save the file in the encoding UTF-8.");
        Path cut = Files.write(folder.resolve("cut.perf"), new byte[] {'p', (byte) 0xc3});
        assertThat(onlyIssue(cut).code()).isEqualTo("not_text");
    }

    @Test
    void aFileThatIsTooLargeIsOneIssueThatStatesTheLimit() throws IOException {
        Path file = Files.writeString(folder.resolve("large.perf"), " ".repeat(5 * 1024 * 1024));
        assertThat(onlyIssue(file).message()).isEqualTo("The file has 5 MiB; the limit is 4 MiB.");
        assertThat(TestLanguage.reader().read(file, " ".repeat(5 * 1024 * 1024)).issues()).extracting(Issue::code)
                .containsExactly("file_too_large");
    }

    @Test
    void severalThreadsMayReadAtOnce() {
        String text = TestFiles.text(TestFiles.founding().get(0));
        assertThat(List.of(1, 2, 3, 4, 5, 6, 7, 8).parallelStream().map(i -> TestLanguage.issues(text).size()).distinct().toList())
                .containsExactly(0);
    }
}
