package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.whence.analysis.Results.Cause;
import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.Explanation;
import dev.whence.analysis.Results.Interval;
import dev.whence.analysis.Results.VariantResult;
import org.junit.jupiter.api.Test;

/** What is said of a random model rests on all of its replications. */
final class ReplicationsTest {
    private static final String QUEUE = "station s\nprocess c every exponential(1 s) { time stay { use s for exponential(0.5 s) }  count jobs }\n";

    private static double figure(VariantResult variant, String expression) {
        return variant.measures().stream().filter(m -> m.expression().equals(expression)).findFirst().orElseThrow().estimate().elements().get(0).value();
    }

    private static Explanation explanation(VariantResult variant, String subject) {
        return variant.accounting().stream().filter(e -> e.subject().equals(subject)).findFirst().orElseThrow();
    }

    private static double seconds(Explanation explanation) {
        return explanation.root().picoseconds() / 1e12;
    }

    private static Estimate answer(Results results) {
        return results.answers().get(0).rows().get(0).answers().get(0);
    }

    @Test
    void theExplanationsRootIsTheFigureThatItExplains() {
        VariantResult v = Study.run(Texts.model(QUEUE), Texts.until(2000), Progress.NONE).variants().get(0);

        assertThat(seconds(explanation(v, "stay"))).isCloseTo(figure(v, "mean(stay)"), within(1e-12));
        assertThat(1 / seconds(explanation(v, "jobs"))).isCloseTo(figure(v, "rate(jobs)"), within(1e-9));
        assertThat(explanation(v, "stay").remark()).isNull();
        assertThat(explanation(v, "stay").root().children()).extracting(Cause::name).doesNotContain("before the record");
    }

    @Test
    void aLongRunIsExplainedByItsBeginningAndThatIsSaid() {
        VariantResult v = Texts.study(QUEUE + "expect mean(stay) is 1 s within 0.3%\n").variants().get(0);

        assertThat(v.events()).isGreaterThan(4_000_000);
        assertThat(explanation(v, "stay").remark()).matches("from the first \\d+ % of each replication");
        assertThat(seconds(explanation(v, "stay"))).isCloseTo(figure(v, "mean(stay)"), within(0.02));
    }

    @Test
    void whatIsSpentIsNoMoreCertainThanTheRestIs() {
        Interval spent = answer(Texts.study(QUEUE + "show spent(stay, s)\n")).elements().get(0);

        assertThat(spent.high() - spent.low()).isBetween(1e-4, 0.1);
        assertThat(1.0).isBetween(spent.low() - 0.02, spent.high() + 0.02);
    }

    @Test
    void oneQuestionHasOneValueHoweverLateItIsAskedAgain() {
        Results results = Texts.study(QUEUE + "show mean(stay)\nshow p99(stay)\n");

        assertThat(figure(results.variants().get(0), "mean(stay)")).isEqualTo(answer(results).elements().get(0).value());
    }

    @Test
    void everyDurationOfARandomModelIsNotListed() {
        Estimate values = answer(Texts.study(QUEUE + "show values(stay)\n"));

        assertThat(values.missing()).contains("each replication has durations of its own").contains("ask for mean, quantile or max");
    }

    @Test
    void aTotalIsThatOfOneReplication() {
        Results results = Study.run(Texts.model(QUEUE + "show total(jobs), busy(s)\n"), Texts.until(1000), Progress.NONE);

        assertThat(answer(results).elements().get(0).value()).isCloseTo(1000, within(40.0));
        assertThat(results.answers().get(0).rows().get(0).answers().get(1).elements().get(0).value()).isCloseTo(500, within(30.0));
        assertThat(results.variants().get(0).replications()).isEqualTo(16);
        assertThat(results.variants().get(0).modelTime()).isEqualTo(16_000);
    }

    @Test
    void theTimeSimulatedIsRightBeyondTheClocksRangeOfOneRun() {
        VariantResult v = Texts.study("process p { forever { sleep exponential(1 h)  count n } }\n").variants().get(0);

        assertThat(v.modelTime() / v.events()).isCloseTo(3600, within(100.0));
        assertThat(v.modelTime() * 1e12).isGreaterThan(Long.MAX_VALUE);
    }

    @Test
    void timeThatLedToNoCountAnyMoreIsOneCause() {
        VariantResult v = Study.run(Texts.model(QUEUE), Texts.until(10), Progress.NONE).variants().get(0);

        assertThat(explanation(v, "jobs").root().children()).filteredOn(c -> c.name().equals("after the last count")).singleElement()
                .matches(c -> c.children().isEmpty() && c.picoseconds() > 0);
    }

    @Test
    void whatHappensInSomeReplicationsOnlyHasAFigureAndAnIntervalFromThose() {
        String text = "process p { sleep 1 s  choose { 20%: { time rare { sleep uniform(1 s, 2 s) } } 80%: { sleep 1 s } } }\n";
        Interval rare = answer(Texts.study(text + "show mean(rare)\n")).elements().get(0);

        assertThat(rare.value()).isBetween(1.0, 2.0);
        assertThat(rare.low()).isLessThan(rare.value());
        assertThat(rare.high()).isGreaterThan(rare.value()).isLessThan(10);
    }
}
