package dev.whence.language.formatting;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.TestFiles;
import dev.whence.language.TestLanguage;
import dev.whence.language.perf.Model;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FormatterTest {

    private static final Formatter FORMATTER = new Formatter();
    private static final Pattern COMMENT = Pattern.compile("//[^\n]*|/\\*.*?\\*/", Pattern.DOTALL);

    static List<Path> examples() {
        return TestFiles.examples();
    }

    static List<Path> founding() {
        return TestFiles.founding();
    }

    private static String format(String text) {
        return FORMATTER.format(text).orElseThrow();
    }

    private static Model model(String text) {
        return TestLanguage.read(text).model().orElseThrow();
    }

    private static List<String> comments(String text) {
        return COMMENT.matcher(text).results().map(r -> r.group().replaceAll("\\s+", " ").strip()).toList();
    }

    @ParameterizedTest
    @MethodSource("founding")
    void theFoundingFilesLookAsTheyShould(Path example) {
        String text = TestFiles.text(example);
        assertThat(format(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void formattingTwiceChangesNothing(Path example) {
        String once = format(TestFiles.text(example));
        assertThat(format(once)).isEqualTo(once);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void formattingChangesNeitherTheModelNorTheComments(Path example) {
        String text = TestFiles.text(example);
        assertThat(EcoreUtil.equals(model(text), model(format(text)))).isTrue();
        assertThat(comments(format(text))).isEqualTo(comments(text));
    }

    /** Spaces and lines are scattered wherever they mean nothing; a comment is thrown in now and then. */
    @ParameterizedTest
    @MethodSource("examples")
    void whateverTheSpacingWasTheModelAndTheCommentsStay(Path example) {
        for (int seed = 0; seed < 5; seed++) {
            String messy = scatter(TestFiles.text(example), new Random(seed));
            String formatted = format(messy);
            assertThat(EcoreUtil.equals(model(messy), model(formatted))).as(messy).isTrue();
            assertThat(comments(formatted)).as(messy).isEqualTo(comments(messy));
            assertThat(format(formatted)).as(messy).isEqualTo(formatted);
        }
    }

    private static String scatter(String text, Random random) {
        StringBuilder messy = new StringBuilder();
        Matcher gap = Pattern.compile("\"[^\"\n]*\"|//[^\n]*\n|/\\*.*?\\*/|[ \n]+|[{}(),]", Pattern.DOTALL).matcher(text);
        int from = 0;
        while (gap.find()) {
            messy.append(text, from, gap.start());
            String found = gap.group();
            boolean newline = found.contains("\n");
            messy.append(found.startsWith("//") || found.startsWith("/*") || found.startsWith("\"") ? found
                    : !found.isBlank() ? " ".repeat(random.nextInt(2)) + found + " ".repeat(random.nextInt(2))
                    : random.nextInt(30) == 0 ? " /* " + random.nextInt(100) + " */" + (newline ? "\n" : " ")
                    : newline ? "\n".repeat(1 + random.nextInt(4)) + " ".repeat(random.nextInt(9)) : " ".repeat(1 + random.nextInt(3)));
            from = gap.end();
        }
        return messy.append(text.substring(from)).toString();
    }

    @Test
    void spacesAreMadeUniform() {
        assertThat(format("param x=3 ms*( 2+y )\n")).isEqualTo("param x = 3 ms*(2 + y)\n");
        assertThat(format("show rate( a[ 1 ] ),total(b)in[ v,w ] with x=[ 1,2 ] ms"))
                .isEqualTo("show rate(a[1]), total(b) in [v, w] with x = [1, 2] ms\n");
        assertThat(format("variant v:a,b{a . count=2}")).isEqualTo("variant v : a, b { a.count = 2 }\n");
        assertThat(format("param x = - 3 ms\nparam y = not  true\nparam z = 50 %"))
                .isEqualTo("param x = -3 ms\nparam y = not  true\nparam z = 50%\n");
    }

    @Test
    void aUnitStandsOneSpaceBehindItsNumber() {
        assertThat(format("param x = 4ms\nparam y = [1,2]KiB\nparam z = 40/s\n"))
                .isEqualTo("param x = 4 ms\nparam y = [1, 2] KiB\nparam z = 40/s\n");
    }

    @Test
    void unusualWhiteSpaceIsWhiteSpace() {
        assertThat(format("\uFEFFparam\u00A0x\t= 4\u00A0ms\n")).isEqualTo("param x = 4 ms\n");
    }

    @Test
    void alignmentWithinALineStays() {
        String aligned = "param a    = 3 ms   \"one\"\nparam longer = 4 ms \"two\"\n";
        assertThat(format(aligned)).isEqualTo(aligned);
    }

    @Test
    void everyEntryBeginsALineAndBlocksAreIndented() {
        assertThat(format("machine m{disk d{service=1 ms}\nfile f on d} process p on m{compute 1 ms}")).isEqualTo("""
                machine m {
                    disk d { service = 1 ms }
                    file f on d
                }
                process p on m { compute 1 ms }
                """);
    }

    @Test
    void whatContinuesAnEntryIsIndented() {
        assertThat(format("expect rate(x)\nis 3/s\nwithin 10%\nshow rate(x),\nrate(y)\n")).isEqualTo("""
                expect rate(x)
                    is 3/s
                    within 10%
                show rate(x),
                    rate(y)
                """);
    }

    @Test
    void aBlockOnOneLineThatDoesNotFitIsBrokenUp() {
        String statements = "compute 1 ms ".repeat(15);
        String formatted = format("process p { forever { " + statements + "} }");
        assertThat(formatted.lines()).allMatch(line -> line.length() <= Layout.LONGEST_LINE);
        assertThat(formatted).startsWith("process p {\n    forever {\n        compute 1 ms\n        compute 1 ms\n");
    }

    @Test
    void blankLinesStayButNotManyOfThem() {
        assertThat(format("param a = 1\n\n\n\n\nparam b1 = 2\nmachine m {\n\n\ncores = 1\n\n\nspeed = 2\n\n}\n")).isEqualTo("""
                param a = 1


                param b1 = 2
                machine m {
                    cores = 1

                    speed = 2
                }
                """);
    }

    @Test
    void windowsLineEndsStay() {
        assertThat(format("param a=1\r\nparam c=2\r\n")).isEqualTo("param a = 1\r\nparam c = 2\r\n");
    }

    @Test
    void commentsStayWhereTheyAre() {
        String text = """
                // before
                machine m {    // behind a brace
                    // alone
                    cores = 1  // behind a value
                    /* in front */ speed = 2
                }
                // at the end
                """;
        assertThat(format(text)).isEqualTo(text);
    }

    @Test
    void aTextWithSyntaxErrorsIsNotTouched() {
        assertThat(FORMATTER.format("param x = = 3\n")).isEmpty();
    }

    @Test
    void anEmptyTextStaysEmpty() {
        assertThat(format("")).isEmpty();
        assertThat(format("\n\n")).isEmpty();
    }

    @Test
    void aPartOfSeveralLinesBeginsOnALineOfItsOwn() {
        assertThat(format("machine   m { cores = 2 /* c1 */ disk   d { service = 5 ms // fin\n} file f on d }\nprocess  p on m { sleep 1 ms }\n")).isEqualTo("""
                machine m {
                    cores = 2 /* c1 */
                    disk d {
                        service = 5 ms // fin
                    }
                    file f on d
                }
                process p on m { sleep 1 ms }
                """);
    }
}
