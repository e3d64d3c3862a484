package dev.whence.language.parser;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.whence.language.Issue;
import dev.whence.language.Reading;
import dev.whence.language.Source;
import dev.whence.language.TestFiles;
import dev.whence.language.TestLanguage;
import dev.whence.language.perf.Entry;
import dev.whence.language.perf.Statement;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is done to a text, reading it ends with a model and with issues at lines, in the user's words. */
class BrokenTextTest {

    private static final Pattern PARSERS_WORDS = Pattern.compile(
            "mismatched|extraneous|missing EOF|no viable|RULE_|required \\(|Exception|null|token|dev\\.whence|\\bEOF\\b");
    private static final Pattern TOKEN = Pattern.compile("\"[^\"\n]*\"|\\p{L}[\\p{L}\\p{N}_]*|[0-9]+|[^\\s]");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);

    private static List<String> texts() {
        return TestFiles.founding().stream().map(TestFiles::text).toList();
    }

    static List<Path> examples() {
        return TestFiles.examples();
    }

    private static Reading read(String text) {
        Reading reading = TestLanguage.read(text);
        assertThat(reading.model()).isPresent();
        int lines = (int) text.lines().count() + 1;
        assertThat(reading.issues()).allSatisfy(issue -> {
            assertThat(issue.line()).isBetween(1, lines);
            assertThat(issue.offset()).isBetween(0, text.length());
            assertThat(issue.offset() + issue.length()).isBetween(0, text.length());
            assertThat(issue.message()).isNotBlank().doesNotContainPattern(PARSERS_WORDS);
        });
        return reading;
    }

    /** What can happen to a text while it is typed, pasted and mistyped. */
    private record Change(String kind, double place, double other) {
        String apply(String text) {
            List<int[]> tokens = new ArrayList<>();
            for (Matcher matcher = TOKEN.matcher(text); matcher.find();) {
                tokens.add(new int[] {matcher.start(), matcher.end()});
            }
            if (tokens.size() < 2) {
                return text;
            }
            int[] token = tokens.get((int) (place * tokens.size()));
            int[] second = tokens.get((int) (other * tokens.size()));
            String word = text.substring(token[0], token[1]);
            int middle = (int) (other * word.length()) + token[0];
            return switch (kind) {
                case "delete" -> text.substring(0, token[0]) + text.substring(token[1]);
                case "duplicate" -> text.substring(0, token[1]) + " " + text.substring(token[0]);
                case "copy" -> text.substring(0, token[0]) + text.substring(second[0], second[1]) + " " + text.substring(token[0]);
                case "replace" -> text.substring(0, token[0]) + text.substring(second[0], second[1]) + text.substring(token[1]);
                case "delete character" -> text.substring(0, middle) + text.substring(middle + 1);
                case "insert character" -> text.substring(0, middle) + "#\"}{)(=.,;@µ0x\u0000\u2028\uD83D".charAt((int) (other * 17))
                        + text.substring(middle);
                case "cut" -> text.substring(0, token[0]);
                case "join" -> text.substring(0, token[0]).stripTrailing() + text.substring(token[0]);
                default -> throw new IllegalArgumentException(kind);
            };
        }
    }

    @Provide
    Arbitrary<Change> changes() {
        return Combinators.combine(
                Arbitraries.of("delete", "duplicate", "copy", "replace", "delete character", "insert character", "cut", "join"),
                Arbitraries.doubles().between(0, true, 1, false), Arbitraries.doubles().between(0, true, 1, false)).as(Change::new);
    }

    @Property(tries = 400)
    void aTextWithOneChangeIsRead(@ForAll("changes") Change change, @ForAll("foundingTexts") String text) {
        read(change.apply(text));
    }

    @Property(tries = 120)
    void aTextWithManyChangesIsRead(@ForAll("manyChanges") List<Change> changes, @ForAll("foundingTexts") String text) {
        String changed = text;
        for (Change change : changes) {
            changed = change.apply(changed);
        }
        read(changed);
    }

    @Property(tries = 120)
    void anyTextIsRead(@ForAll("scraps") String text) {
        read(text);
    }

    @Provide
    Arbitrary<List<Change>> manyChanges() {
        return changes().list().ofMinSize(2).ofMaxSize(12);
    }

    @Provide
    Arbitrary<String> foundingTexts() {
        return Arbitraries.of(texts());
    }

    @Provide
    Arbitrary<String> scraps() {
        Arbitrary<String> words = Arbitraries.of("machine", "process", "x", "{", "}", "=", "3", "ms", "from", "to", "on", "(", ")",
                ",", "compute", "forever", "expect", "is", "rate", "[", "]", ".", ":", "\"", "\n", "if", "else", "send", "param", "variant",
                "disk", "with", "/*", "*/", "//", "%", "-", "not", "in", "count", "by");
        return Arbitraries.oneOf(words.list().ofMaxSize(40).map(list -> String.join(" ", list)),
                Arbitraries.strings().ofMaxLength(60), Arbitraries.strings().withCharRange(' ', '~').ofMaxLength(80));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anExampleCutOffAtAnyStatementIsRead(Path example) {
        String text = TestFiles.text(example);
        List<Integer> cuts = new ArrayList<>();
        TestLanguage.read(text).model().orElseThrow().eAllContents().forEachRemaining(object -> {
            if (object instanceof Statement || object instanceof Entry) {
                Source source = Source.of(object);
                cuts.add(source.offset());
                cuts.add(source.offset() + source.length() / 2);
                cuts.add(source.offset() + source.length());
            }
        });
        for (int cut : cuts) {
            read(text.substring(0, cut));
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void aTextThatEndsInABlockIsSaidToBeIncomplete(Path example) {
        String text = TestFiles.text(example);
        String code = COMMENT.matcher(text).replaceAll(c -> " ".repeat(c.group().length()));
        for (int open = code.indexOf('{'); open >= 0; open = code.indexOf('{', open + 1)) {
            assertThat(read(text.substring(0, open + 1)).issues()).as(text.substring(0, open + 1)).anyMatch(Issue::isError);
        }
    }

    @Test
    void aMisspeltWordCostsAlmostNothingOfTheModel() {
        double lost = 0;
        int mutants = 0;
        for (String text : texts()) {
            int whole = size(text);
            for (Matcher word = Pattern.compile("\\b\\p{L}{3,}\\b").matcher(text); word.find();) {
                if (mutants++ % 16 == 0) { // one in sixteen is enough to see it
                    int end = word.end();
                    String misspelt = text.substring(0, end - 2) + text.charAt(end - 1) + text.charAt(end - 2) + text.substring(end);
                    double share = 1 - size(misspelt) / (double) whole;
                    assertThat(share).as(misspelt).isLessThan(0.1);
                    lost += share * 16;
                }
            }
        }
        assertThat(lost / mutants).isLessThan(0.01);
    }

    private static int size(String text) {
        int size = 0;
        for (var contents = TestLanguage.read(text).model().orElseThrow().eAllContents(); contents.hasNext(); contents.next()) {
            size++;
        }
        return size;
    }

    /** Memory, since time depends on the machine: what looks at the whole text for each entry takes sixteen times as much of a text four times as long. */
    @Test
    void aMistakeInATextFourTimesAsLongCostsAboutFourTimesAsMuch() {
        takenToRead(250); // by whatever is made only once
        assertThat(takenToRead(2_000)).isLessThan(6 * takenToRead(500));
    }

    private static long takenToRead(int entries) {
        String text = IntStream.range(0, entries).mapToObj("param p%d = 1 ms\n"::formatted).collect(Collectors.joining());
        ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = memory.getCurrentThreadAllocatedBytes();
        TestLanguage.read(text.replaceFirst("param p100 ", "param p100 # "));
        return memory.getCurrentThreadAllocatedBytes() - before;
    }
}
