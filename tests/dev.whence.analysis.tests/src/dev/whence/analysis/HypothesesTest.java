package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Results.Fitted;
import dev.whence.analysis.Results.Hypothesis;
import dev.whence.analysis.Results.HypothesisTable;
import dev.whence.analysis.Results.Separator;
import dev.whence.analysis.Results.Verdict;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Measured rows against what one suspects. */
final class HypothesesTest {

    private static final String TEXT = """
            param work = 10 ms
            param wait = 10 ms
            param both = false
            process p { forever { sleep work  sleep wait  if both { sleep work }  count rounds } }
            variant doubled { both = true }
            variant again { both = true  work = 2 ms }
            expect rate(rounds) is 20/s within 1%
            expect rate(rounds) in doubled is 12.5/s within 1%
            hypothesis slow_work "the work takes longer" { fit work from 0 ms to 60 ms }
            hypothesis slow_wait { work = 10 ms  fit wait from 0 ms to 60 ms }
            hypothesis nothing { work = 10 ms }
            hypothesis also { work = 30 ms  wait = 20.2 ms }
            show rate(rounds) in again "which of them?"
            show rate(rounds)
            """;

    private static final HypothesisTable TABLE = Texts.study(TEXT).hypotheses();

    private static Hypothesis column(String name) {
        return TABLE.columns().stream().filter(h -> h.name().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void everyRowIsJudgedUnderEveryHypothesis() {
        assertThat(TABLE.columns()).extracting(Hypothesis::name).containsExactly("slow_work", "slow_wait", "nothing", "also");
        assertThat(TABLE.rows()).hasSize(2).allSatisfy(row -> assertThat(row.cells()).hasSize(4));
        assertThat(TABLE.rows().get(0).cells().get(2).verdict()).isEqualTo(Verdict.FAIL);
        assertThat(column("slow_work").note()).isEqualTo("the work takes longer");
    }

    @Test
    void theVariantLiesOnTopOfTheHypothesis() {
        // work 30 ms and wait 20.2 ms: 80.2 ms a round in doubled
        assertThat(TABLE.rows().get(1).cells().get(3).estimate().elements().get(0).value()).isCloseTo(1 / 0.0802, Offset.offset(1e-9));
    }

    @Test
    void aFitMeetsAsManyRowsAsItCanAndSaysHowFarItMayMove() {
        // rounds of 50 ms within 1 %: waits of 39.505 … 40.505 ms; doubled would need 60
        Hypothesis wait = column("slow_wait");
        Fitted fitted = wait.fitted().get(0);

        assertThat(wait.met()).isEqualTo(1);
        assertThat(fitted.target()).isEqualTo("wait");
        assertThat(fitted.value()).isBetween(fitted.low(), fitted.high());
        assertThat(fitted.high() - fitted.low()).isCloseTo(0.001, Offset.offset(0.0007));
    }

    @Test
    void whatWouldTellTheSurvivorsApartIsNamed() {
        String text = """
                param work = 10 ms
                param wait = 10 ms
                param idle = false
                process p { forever { sleep work  if not idle { sleep wait }  count rounds } }
                variant alone { idle = true }
                expect rate(rounds) is 20/s within 1%
                hypothesis slow_work { work = 40 ms }
                hypothesis slow_wait { wait = 40 ms }
                hypothesis neither { }
                show rate(rounds)
                show rate(rounds) in alone "with nobody to wait for"
                """.replace("hypothesis neither { }", "hypothesis neither { wait = 11 ms }");
        HypothesisTable table = Texts.study(text).hypotheses();

        assertThat(table.columns()).extracting(Hypothesis::met).containsExactly(1, 1, 0);
        assertThat(table.separators()).hasSize(1);
        Separator s = table.separators().get(0);
        assertThat(s.question()).isEqualTo("rate(rounds) in alone");
        assertThat(s.survivors()).containsExactly("slow_work", "slow_wait");
        assertThat(s.answers().get(0).elements().get(0).value()).isEqualTo(25);
        assertThat(s.answers().get(1).elements().get(0).value()).isEqualTo(100);
        assertThat(s.at().line()).isEqualTo(11);
    }

    @Test
    void aModelWithoutHypothesesHasNoTable() {
        assertThat(Texts.study("process p { forever { sleep 1 s } }\nexpect rate(p) is 1/s\n").hypotheses()).isNull();
    }

    @Test
    void theSlowSetUpOfTheFastFileSystemLiesBetweenOneSlotAndTwoAndTheSearchBelowOne() {
        HypothesisTable table = Study.run(Texts.example("founding/ffs/ffs.perf"), Options.USUAL, Progress.NONE).hypotheses();
        Fitted setup = fitted(table, "slow_setup", "ready");
        Fitted search = fitted(table, "search", "ready");

        // a slot is 16.67 / 4 ms; the head is wanted 1.04 ms early
        assertThat(setup.low()).isCloseTo(0.004167, Offset.offset(0.00003));
        assertThat(setup.high()).isCloseTo(0.008333, Offset.offset(0.00003));
        assertThat(search.low()).isCloseTo(0.003127, Offset.offset(0.00003));
        assertThat(search.high()).isCloseTo(0.004167, Offset.offset(0.00003));
    }

    private static Fitted fitted(HypothesisTable table, String hypothesis, String target) {
        return table.columns().stream().filter(h -> h.name().equals(hypothesis)).flatMap(h -> h.fitted().stream())
                .filter(f -> f.target().equals(target)).findFirst().orElseThrow();
    }
}
