package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Verdict;
import dev.whence.program.link.ModelException;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class VerdictsTest {

    /** 40 rounds a second, exactly. */
    private static final String FORTY = "param pause = 25 ms\nprocess p { forever { sleep pause  count rounds } }\n"
            + "variant half { pause = 50 ms }\nvariant third { pause = 75 ms }\n";

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rate(rounds) is 40/s                                  | PASS",
        "rate(rounds) is 40.001/s                              | FAIL",
        "rate(rounds) is 44/s within 10%                       | PASS",
        "rate(rounds) is 36/s within 10%                       | FAIL",
        "rate(rounds) is 36.3636363637/s within 10%            | PASS",
        "rate(rounds) is 50/s within 10/s                      | PASS",
        "rate(rounds) is 50.1/s within 10/s                    | FAIL",
        "rate(rounds) at least 40/s                            | PASS",
        "rate(rounds) at least 40.1/s                          | FAIL",
        "rate(rounds) at most 40/s                             | PASS",
        "rate(rounds) at most 39.9/s                           | FAIL",
        "rate(rounds) is from 40/s to 50/s                     | PASS",
        "rate(rounds) is from 30/s to 40/s                     | PASS",
        "rate(rounds) is from 41/s to 50/s                     | FAIL",
        "rate(rounds) in half is 20/s                          | PASS",
        "rate(rounds) in [half, third] is [20, 13.3333333333]/s | PASS",
        "rate(rounds) in [half, third] is [20, 14]/s           | FAIL",
        "rate(rounds) in [half, third] at most 20/s            | PASS",
        "rate(rounds) in [half, third] at least 20/s           | FAIL",
        "rate(rounds) / rate(rounds) in half is 2              | PASS",
        "rate(rounds) - rate(rounds) in half is 20/s           | PASS",
        "1 - rate(rounds) / (10/s) is -3 within 1%             | PASS",
        "1 - rate(rounds) / (10/s) is -2.9 within 1%           | FAIL",
        "rate(rounds) is 8 / rate(rounds) within 1%            | REFUSED",
        "rate(rounds) is 40/s with pause = [25, 25] ms         | PASS",
        "rate(rounds) is 40/s with pause = [25, 26] ms         | FAIL",
        "rate(rounds) is [40, 20]/s with pause = [25, 50] ms   | PASS",
        "rate(rounds) is [20, 40]/s with pause = [25, 50] ms   | FAIL",
        "rate(rounds) is 40/s unexplained                      | MARK_OUT_OF_DATE",
        "rate(rounds) is 50/s unexplained                      | UNEXPLAINED",
        "rate(rounds) at least 1 / pause                       | PASS",
        "rate(rounds) is 2 / pause                             | FAIL",
        "total(rounds) at least 1                              | PASS"})
    void anExactFigureIsInsideTheBandOrOutside(String expectation, String verdict) {
        if (verdict.equals("REFUSED")) {
            assertThat(Texts.reading(FORTY + "expect " + expectation + "\n")).isNotEmpty();
            return;
        }
        assertThat(Texts.verdicts(FORTY + "expect " + expectation + "\n")).containsExactly(Verdict.valueOf(verdict));
    }

    @Test
    void aListOfAnotherLengthIsAMistakeAndNotAFailure() {
        assertThatThrownBy(() -> Texts.verdicts(FORTY + "expect rate(rounds) in [half, third] is [20, 13, 10]/s within 10%\n"))
                .hasMessageContaining("a list of 3 is expected of 2 values");
    }

    @Test
    void theResultSaysWhatWasAskedAndWhatWasFound() {
        ExpectationResult row = Texts.study(FORTY + "expect rate(rounds) in half is 22/s within 10%  \"a letter\"\n").expectations().get(0);

        assertThat(row.expression()).isEqualTo("rate(rounds)");
        assertThat(row.variant()).isEqualTo("half");
        assertThat(row.expected()).isEqualTo("22/s within 10%");
        assertThat(row.lowest().get(0)).isCloseTo(19.8, Offset.offset(1e-9));
        assertThat(row.estimate().elements().get(0).value()).isEqualTo(20);
        assertThat(row.source()).isEqualTo("a letter");
        assertThat(row.at().line()).isEqualTo(5);
    }

    private static final String RANDOM = "station s\nprocess c every exponential(1 s) { time stay { use s for exponential(0.5 s) } }\n";

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "mean(stay) is 1 s                      | PASS",
        "mean(stay) is 1.2 s                    | FAIL",
        "mean(stay) is 1 s within 20%           | PASS",
        "mean(stay) at most 2 s                 | PASS",
        "mean(stay) at least 2 s                | FAIL",
        "mean(stay) is from 0.9 s to 1.1 s      | PASS",
        "mean(stay) at least 0.8 s unexplained  | MARK_OUT_OF_DATE",
        "mean(stay) at least 3 s unexplained    | UNEXPLAINED"})
    void aRandomFigureIsJudgedByItsInterval(String expectation, String verdict) {
        assertThat(Texts.verdicts(RANDOM + "expect " + expectation + "\n")).containsExactly(Verdict.valueOf(verdict));
    }

    @Test
    void atTheVeryEdgeOfABandAShortRunIsUndecidedAndSaysWhy() {
        ExpectationResult row = Study.run(Texts.model(RANDOM + "expect mean(stay) at most 1 s\n"), Texts.events(50_000), Progress.NONE)
                .expectations().get(0);

        assertThat(row.verdict()).isEqualTo(Verdict.UNDECIDED);
        assertThat(row.reason()).startsWith("a verdict after 1 look takes an interval of 97.5 %, wider than the one shown");
    }

    @Test
    void withoutAToleranceOneIsAskedFor() {
        ExpectationResult row = Study.run(Texts.model(RANDOM + "expect mean(stay) is 1 s\n"), Texts.events(50_000), Progress.NONE).expectations().get(0);

        assertThat(row.verdict()).isEqualTo(Verdict.UNDECIDED);
        assertThat(row.reason()).contains("write a tolerance");
    }

    @Test
    void aScheduleIsAClosedCycleUpToWhereItBegins() {
        String text = """
                message Go { size = 1 byte }
                machine m
                channel ab between a and b
                channel bc between b and c
                channel ca between c and a
                process a on m { send Go to b  forever { receive Go from c  compute 1 ms  send Go to b  count rounds } }
                process b on m { on Go from a { compute 1 ms  send Go to c } }
                process c on m { on Go from b { compute 1 ms  send Go to a } }
                expect schedule(m) is [b, c, a, b]
                expect schedule(m) is [a, b, c, a]
                expect schedule(m) is [c, a, a, b]
                expect schedule(m) is [a, c, b, a]
                expect schedule(m) is [a, b, a, c]
                """;

        assertThat(Texts.verdicts(text)).containsExactly(Verdict.PASS, Verdict.PASS, Verdict.PASS, Verdict.FAIL, Verdict.FAIL);
    }

    @Test
    void whoWaitsForADiskAndComesBackNextHasOneTurn() {
        String text = """
                machine m { disk d { service = 10 ms }  file f on d }
                message Go { size = 1 byte }
                channel ab between a and b
                process a on m { forever { send Go to b  receive Go from b  compute 1 ms  read 1 kB from f  compute 1 ms } }
                process b on m { on Go from a { compute 1 ms  send Go to a } }
                expect schedule(m) is [a, b]
                """;

        Results results = Texts.study(text);

        assertThat(results.expectations().get(0).verdict()).isEqualTo(Verdict.PASS);
        assertThat(results.expectations().get(0).estimate().names()).containsExactly("a", "b");
    }

    @Test
    void aQuestionWithoutAnswerIsNotMetAndTheOthersAreAnswered() {
        Results results = Texts.study("""
                param times = 0
                process p { repeat times { time t { sleep 1 s } } sleep 1 s }
                process q { time u { sleep 2 s } }
                expect mean(t) is 1 s
                expect mean(t) is 1 s  unexplained "never seen"
                expect mean(u) is 2 s
                show mean(t), mean(u)
                show mean(t) / mean(u) with times = [0, 1]
                """);

        assertThat(results.expectations()).extracting(ExpectationResult::verdict).containsExactly(Verdict.FAIL, Verdict.UNEXPLAINED, Verdict.PASS);
        assertThat(results.expectations().get(0).reason()).isEqualTo("no t has finished in this run");
        assertThat(results.answers().get(0).rows().get(0).answers().get(0).missing()).isEqualTo("no t has finished in this run");
        assertThat(results.answers().get(0).rows().get(0).answers().get(1).elements().get(0).value()).isEqualTo(2);
        assertThat(results.answers().get(1).rows()).extracting(row -> row.answers().get(0).isMissing()).containsExactly(true, false);
    }

    @Test
    void aHypothesisUnderWhichSomethingNeverHappensDoesNotMeetThatRow() {
        Results results = Texts.study("""
                param times = 1
                process p { repeat times { time t { sleep 1 s } } sleep 1 s }
                expect mean(t) is 1 s
                hypothesis never { times = 0 }
                hypothesis some { fit times from 0 to 3 }
                """);

        assertThat(results.hypotheses().columns()).extracting(Results.Hypothesis::met).containsExactly(0, 1);
    }

    @Test
    void anInstanceThatIsNotThereIsAnErrorAtItsLine() {
        assertThatThrownBy(() -> Texts.study("param n = 3\nprocess p[n] { forever { sleep 1 s } }\nvariant one { n = 1 }\n"
                + "expect rate(p[2]) in one is 1/s\n")).isInstanceOf(ModelException.class).hasMessageContaining("p[2] is not there; there is 1")
                .satisfies(e -> assertThat(((ModelException) e).at().line()).isEqualTo(4));
    }
}
