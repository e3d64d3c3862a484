package dev.whence.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Results.Cause;
import dev.whence.program.At;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class CauseLinesTest {
    private static final Pattern TIME = Pattern.compile(" ([0-9.]+) ms ");

    @Test
    void whatIsShownSumsDigitByDigit() {
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            long[] parts = random.longs(2 + random.nextInt(6), 1_000_000_000L, 9_000_000_000L).toArray();
            Cause root = tree(parts);

            long total = digits(CauseLines.total(root) + " ");
            long sum = lines(root).stream().mapToLong(CauseLinesTest::digits).sum();

            assertThat(sum).as("%s", (Object) LongStream.of(parts).boxed().toList()).isEqualTo(total);
        }
    }

    @Test
    void theLargestCauseComesFirst() {
        assertThat(lines(tree(1_000_000_000L, 3_000_000_000L, 2_000_000_000L))).extracting(line -> line.strip().substring(2, 4))
            .containsExactly("c1", "c2", "c0");
    }

    @Test
    void causesTooSmallToMatterArePutTogether() {
        assertThat(lines(tree(5_000_000_000L, 1_000_000L, 2_000_000L))).hasSize(2).last().asString().contains("2 smaller causes");
        assertThat(lines(tree(5_000_000_000L, 1_000_000L))).hasSize(2).last().asString().contains("c1");
    }

    @Test
    void aCauseThatWhollyConsistsOfAnotherSharesItsLine() {
        Cause inner = Samples.leaf("transfer", 5_000_000_000L, 1, 6, null);
        Cause outer = new Cause("line", At.NOWHERE, 5_000_000_000L, 1, 1, null, null, List.of(inner));

        assertThat(lines(new Cause("ftp", At.NOWHERE, 5_000_000_000L, 1, 1, null, null, List.of(outer))))
            .singleElement().asString().isEqualTo("└ line › transfer  5.000 ms  100 %  ████████████████  line 6");
    }

    @Test
    void whatIsMissedByVeryLittleHasAUnitOfItsOwn() {
        Cause tick = Samples.leaf("tick", 400_000_000_000L, 1, 17, 160_000_000L);
        Cause root = new Cause("x", At.NOWHERE, 400_000_000_000L, 1, 1, null, null, List.of(tick));

        assertThat(lines(root)).singleElement().asString().endsWith("line 17  missed by 160.0 us");
    }

    @Test
    void aPlaceInAnImportedFileNamesTheFile() {
        Cause imported = new Cause("seek", new At("/models/parts.perf", 3), 1_000_000_000L, 1, 1, null, null, List.of());

        assertThat(lines(new Cause("x", At.NOWHERE, 1_000_000_000L, 1, 1, null, null, List.of(imported)))).singleElement().asString()
            .endsWith("parts.perf:3");
    }

    private static Cause tree(long... parts) {
        long total = LongStream.of(parts).sum();
        List<Cause> children = java.util.stream.IntStream.range(0, parts.length)
            .mapToObj(i -> Samples.leaf("c" + i, parts[i], (double) parts[i] / total, 1, null)).toList();
        return new Cause("root", At.NOWHERE, total, 1, 1, null, null, children);
    }

    private static List<String> lines(Cause root) {
        return new CauseLines(root, Samples.MODEL, new Ink(TextStyle.PLAIN)).of(root, 0);
    }

    private static long digits(String line) {
        Matcher time = TIME.matcher(" " + line);
        assertThat(time.find()).as(line).isTrue();
        return Long.parseLong(time.group(1).replace(".", ""));
    }
}
