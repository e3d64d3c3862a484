package dev.whence.language.parser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.Issue;
import dev.whence.language.TestLanguage;
import dev.whence.language.TestLanguage.Marked;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SyntaxErrorTest {

    private static Arguments error(String code, String text, String message) {
        return Arguments.of(code, text, message);
    }

    static List<Arguments> errors() {
        return List.of(
                // words
                error("unknown_word", "«machne» vax { }", "Unknown word machne; did you mean machine?"),
                error("unknown_word", "«zork» vax { }", "Unknown word zork: expected an entry such as machine, process or expect."),
                error("unknown_word", "machine m { «fle» f }", "Unknown word fle; did you mean file?"),
                error("unknown_word", "process p { «compte» 3 ms }", "Unknown word compte; did you mean compute?"),
                error("unknown_word", "process p {\n    «forevr» { sleep 1 ms }\n}", "Unknown word forevr; did you mean forever?"),
                error("unknown_word", "process p { read 8 KiB «form» f }", "Unknown word form; did you mean from?"),
                error("unknown_word", "expect rate(x) «its» 3/s", "Unknown word its; did you mean is?"),
                error("syntax", "param «step» = 3 ms", "The keyword step cannot be a name: write ^step, or choose another."),
                error("syntax", "param x = 3 «message»", "The keyword message cannot be a unit."),
                // something missing
                error("syntax", "channel c { «nagle» true }", "Write nagle = …"),
                error("syntax", "channel c { «nagle» nagle }", "Write nagle = …"),
                error("missing_operator", "process p { read n «block» from f } unit block = 4 KiB param n = 3 ", "Write n * block."),
                error("syntax", "process p { compute «}»", "Expected a duration such as 4 ms, found }."),
                error("syntax", "process p {\n    «compute»\n    sleep 1 ms\n}", "Expected a duration such as 4 ms, found the end of the line."),
                error("syntax", "process p { read «from» f }", "Expected an amount of data such as 8 KiB, found from."),
                error("syntax", "process p { read 4 KiB «f» }", "Expected from, found f."),
                error("syntax", "process p { repeat «{» sleep 1 ms } }", "Expected how many times, such as 3, found {."),
                error("syntax", "param x «=»\nmachine m", "Expected a value such as 4 ms, found the end of the line."),
                error("syntax", "param x = 3 from 1 «2»", "Expected to, found 2."),
                error("syntax", "expect rate(x) is 3/s within «with» x = 3", "Expected a tolerance such as 10%, found with."),
                error("syntax", "expect «is» 3", "Expected a question such as rate(x), found is."),
                error("syntax", "show rate(x«»", "Expected ), found the end of the entry."),
                error("syntax", "process p {\n    sleep 1 «ms»\nprocess q { sleep 1 ms }", "The { of line 1 is not closed: a } is missing."),
                error("syntax", "machine «{» cores = 1 }", "Expected a name, found {."),
                error("syntax", "import «x»", "Expected the name of a file in quotes, found x."),
                // something too much
                error("syntax", "machine m { cores = 1 } «}»", "} is written twice."),
                error("syntax", "param x = 3 ms «)»", "This ) closes nothing: remove it."),
                error("syntax", "machine m { cores = «=» 1 }", "= is written twice."),
                error("syntax", "param x = 3 ms «zork» from 1 ms to 5 ms", "The word zork has no meaning here: remove it."),
                // other spellings
                error("syntax", "disk d { rotation «:» 3600 rpm }", "Expected =, found :."),
                error("syntax", "process p { if a «=» 3 { sleep 1 ms } } param a = 3", "Write == to compare."),
                error("syntax", "expect rate(x) «=» 3/s", "Write is instead of =."),
                error("syntax", "expect rate(x) «==» 3/s within 5%", "Write is instead of ==."),
                error("syntax", "expect rate(x) / (2 + 1) «<=» 3/s \"why\"", "Write at most instead of <=."),
                error("syntax", "expect rate(x) «>» 3/s", "Write at least instead of >."),
                error("syntax", "expect rate(x) «3»/s", "Write is 3."),
                error("unexpected_character", "expect rate(x) is 3/s «±» 5%", "Write within instead of ±."),
                error("unknown_word", "process p { «loop» { compute 1 ms } }", "Unknown word loop; did you mean forever?"),
                error("unknown_word", "process p { «acquire» l { compute 1 ms } }", "Unknown word acquire; did you mean lock?"),
                error("unknown_word", "process p { «wait» 5 ms }", "Unknown word wait; did you mean sleep?"),
                error("unknown_word", "«host» vax { }", "Unknown word host; did you mean machine?"),
                error("unknown_word", "process p { sleep 1 ms  «call» s }", "Unknown word call; did you mean do s()?"),
                error("unknown_word", "process p { «call» s(1) }", "Unknown word call; did you mean do?"),
                error("syntax", "expect rate(x) is 3/s within 5% «measured» on tuesday", "Write a note in quotes: \"measured on tuesday\"."),
                error("syntax", "show rate(x) «why» is it so?\nmachine m", "Write a note in quotes: \"why is it so?\"."),
                error("syntax", "expect rate(x) «with» p.count = [1, 2] is 3/s", "Write with … behind what is expected: is 3 with x = [1, 2]."),
                error("syntax", "expect rate(x) «within» 5% at most 3/s", "Write within … behind what is expected: is 3 within 5%."),
                error("syntax", "param x = 4«,»5 ms", "Write a point in numbers: 4.5."),
                error("syntax", "param x = «.»5", "Write a digit before the point: 0.5."),
                error("syntax", "param «my»-x = 5", "Names have no hyphen: write my_x."),
                error("unexpected_character", "param x = 3 ms«;»", "Entries and statements need no ; between them: remove it."),
                error("unexpected_character", "param x = a «&»& c", "Write and, or, not instead of &, |, !."),
                error("unexpected_character", "«#» comment", "A comment begins with //."),
                error("unexpected_character", "param x = 3 «@»", "The character @ has no meaning here: remove it."),
                error("unexpected_character", "param x = 3 «\u0001»", "There is an invisible character here (U+0001): remove it."),
                error("unclosed_text", "param x = 3 «\"note»\nparam y = 4", "The text is not closed"),
                error("unclosed_comment", "param x = 3 «/* note\nparam y = 4»", "The comment is not closed: */ is missing"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("errors")
    void aSyntaxErrorIsSaidInTheUsersWords(String code, String text, String message) {
        Marked marked = TestLanguage.marked(text);
        List<Issue> issues = TestLanguage.issues(marked.text()).stream().filter(Issue::isError)
                .filter(issue -> issue.code().equals(code)).toList();
        assertThat(issues).as(TestLanguage.issues(marked.text()).toString()).isNotEmpty();
        assertThat(issues.get(0).message()).startsWith(message);
        if (marked.length() > 0) {
            assertThat(issues.get(0).offset()).isEqualTo(marked.offset());
        }
    }

    @Test
    void aMisspeltWordCostsNothingElse() {
        var reading = TestLanguage.read("""
                machne vax { disk d { service = 1 ms }  file f on d }
                procss reader on vax {
                    forver { raed 4 KiB from f  cuont blocks }
                }
                expct rate(blocks) is 40/s
                """);
        assertThat(reading.model().orElseThrow().getEntries()).hasSize(3);
        assertThat(reading.issues()).extracting(Issue::code).containsOnly("unknown_word").hasSize(6);
    }

    @Test
    void whatWasDeclaredInAnUnreadableLineIsNotReportedAsMissing() {
        var issues = TestLanguage.issues("""
                param x = 3 ms ms ms ))
                zork vax { }
                process p on vax { compute x }
                """);
        assertThat(issues).extracting(Issue::line).containsOnly(1, 2);
    }

    @Test
    void aSlipIsOneMistake() {
        for (String text : List.of("# a comment of some words\nmachine m\n", "machine m  # with \"a text\" { behind it\n", "param z = 3 kB / s\n# a comment",
                "process p { sleep 1 ms  call s }\nroutine s() { sleep 1 ms }", "process p { sleep 1 ms  count c }\nexpect rate(c) is 3/s measured on tuesday",
                "process p { sleep 1 ms  count c }\nexpect rate(c) with p.count = [1, 2] is 3/s")) {
            assertThat(TestLanguage.issues(text)).as(text).filteredOn(Issue::isError).hasSizeLessThanOrEqualTo(1);
            assertThat(TestLanguage.issues(text)).as(text).isNotEmpty();
        }
    }

    @Test
    void aMissingBraceCostsOnlyItsOwnEntry() {
        var reading = TestLanguage.read("""
                machine m { cores = 1
                param x = 3 ms
                process p on m {
                    forever { compute x
                process q on m { compute x }
                """);
        assertThat(reading.model().orElseThrow().getEntries()).hasSize(4);
        assertThat(reading.issues()).hasSize(2);
    }
}
