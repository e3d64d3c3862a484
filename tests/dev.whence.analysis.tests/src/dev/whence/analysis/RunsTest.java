package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.whence.analysis.Results.Interval;
import dev.whence.analysis.Results.Nature;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Expression.EntityKind;
import dev.whence.program.Expression.Question;
import dev.whence.program.Model;
import dev.whence.program.link.ModelException;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** How runs end, and what their figures are worth. */
final class RunsTest {

    private static VariantResult base(String text, Options options) {
        return Study.run(Texts.model(text), options, Progress.NONE).variants().get(0);
    }

    @Test
    void aModelWhoseStateRecursIsExact() {
        VariantResult v = base("process p { forever { sleep 3 ms  count a  sleep 7 ms } }\n", Options.USUAL);

        assertThat(v.nature()).isEqualTo(Nature.EXACT);
        assertThat(v.measures().get(0).estimate().elements()).containsExactly(new Interval(100, 100, 100));
    }

    @Test
    void whoNeverRunsKeepsNothingFromRecurring() {
        VariantResult v = base("machine m\nprocess p[2] on m { forever { compute 10 ms  count x } }\nprocess q on m { forever { compute 5 ms  count y } }\n",
                Options.USUAL);

        assertThat(v.nature()).isEqualTo(Nature.EXACT);
        assertThat(v.measures().get(0).estimate().elements()).containsExactly(new Interval(100, 100, 100));
    }

    @Test
    void aReaderOfAnOddDiskRecursAfterOnePass() {
        VariantResult v = base("""
                machine vax {
                    disk eagle { rotation = 3961 rpm  track = 24 KiB  setup = 5 ms }
                    file data on eagle { size = 6400 KiB  block = 4 KiB  gap = 1  readahead = 1 }
                }
                process reader on vax { forever { read 8 KiB from data  compute 1.4 ms  count blocks by 2 } }
                """, Options.USUAL);

        assertThat(v.nature()).isEqualTo(Nature.EXACT);
        assertThat(v.events()).isLessThan(50_000);
    }

    @Test
    void aDeterministicRunThatIsCutOffCountsAllOfItsTime() {
        String text = "process p { forever { sleep 1 s  count turns } }\nprocess q { every 1.0000001 s { count beats } }\n";
        Results results = Study.run(Texts.model(text + "expect total(turns) is 1000\n"), Texts.until(1000), Progress.NONE);

        assertThat(results.variants().get(0).modelTime()).isEqualTo(1000);
        assertThat(results.expectations().get(0).estimate().elements()).containsExactly(new Interval(1000, 1000, 1000));
        // but nothing is decided because time ran out
        assertThat(results.expectations().get(0).verdict()).isEqualTo(Results.Verdict.UNDECIDED);
    }

    @Test
    void aDeterministicRunThatIsCutOffIsExplainedFromItsStart() {
        VariantResult v = base("process p { forever { sleep 1 s  count turns } }\nprocess q { every 1.0000001 s { count beats } }\n", Texts.until(10.5));

        assertThat(v.accounting()).filteredOn(e -> e.subject().equals("turns")).singleElement()
                .satisfies(e -> assertThat(e.root().picoseconds()).isEqualTo(1_050_000_000_000L));
    }

    @Test
    void aRunEndedByTheLimitOnEventsSaysSo() {
        VariantResult v = base("process p { every 1 s { count turns } }\nprocess q { every 1.0000001 s { count beats } }\n", Texts.events(1000));

        assertThat(v.nature()).isEqualTo(Nature.DETERMINISTIC);
        assertThat(v.remark()).isEqualTo("ended by the limit on events");
    }

    @Test
    void aRunThatReachesTheEndOfTheClockSaysSo() {
        VariantResult v = base("process p { forever { sleep 60 d  count a } }\n", Options.USUAL);

        assertThat(v.remark()).contains("end of the clock's range");
    }

    @Test
    void aModelInWhichNoTimePassesHasNoRates() {
        assertThatThrownBy(() -> Texts.study("process p { count a }\n")).isInstanceOf(ModelException.class)
                .hasMessageContaining("no time passes");
    }

    @Test
    void theSameSeedIsTheSameAndAnotherIsAnother() {
        String text = "station s\nprocess c every exponential(1 s) { time stay { use s for exponential(0.5 s) } }\n";

        assertThat(base(text, Texts.seed(3, 50_000))).isEqualTo(base(text, Texts.seed(3, 50_000)));
        assertThat(base(text, Texts.seed(3, 50_000)).measures()).isNotEqualTo(base(text, Texts.seed(4, 50_000)).measures());
    }

    @Test
    void theInterpreterAndTheGeneratedCodeGiveTheSameResults() {
        String text = "station s\nprocess c every exponential(1 s) { time stay { use s for exponential(0.5 s) } }\n";
        Options interpreted = new Options(3, Map.of(), List.of(), null, 50_000, false, true, 0, 1, false);

        assertThat(base(text, interpreted)).isEqualTo(base(text, Texts.seed(3, 50_000)));
    }

    @Test
    void theShardsOfARunAreItsReplications() {
        String text = "station s\nprocess c every exponential(1 s) { time stay { use s for exponential(0.5 s) } }\n";
        Model model = Texts.model(text);
        List<Sample> parts = new ArrayList<>();
        for (int replication = 0; replication < 16; replication++) {
            parts.add(samples(model, replication % 4, 4).get(replication / 4));
        }

        assertThat(parts).usingRecursiveComparison().isEqualTo(samples(model, 0, 1));
    }

    private static List<Sample> samples(Model model, int shard, int shards) {
        return new Runs(model, new Options(1, Map.of(), List.of(), null, 50_000, false, true, shard, shards, true), Progress.NONE).of(Map.of()).samples();
    }

    @Test
    void anIntervalCoversTheTrueMeanAsOftenAsItShould() {
        Model model = Texts.model("station s\nprocess c every exponential(1 s) { time stay { use s for exponential(0.5 s) } }\n");
        Question mean = new Question("mean", List.of(new Entity(EntityKind.SPAN, "stay", null)), At.NOWHERE);
        int covered = 0;
        for (int seed = 1; seed <= 200; seed++) {
            Runs runs = new Runs(model, Texts.seed(seed, 32_000), Progress.NONE);
            Interval x = new Evaluation(runs, new Explainer()).estimate(mean, Assignment.of(Map.of())).estimate().elements().get(0);
            covered += x.low() <= 1 && 1 <= x.high() ? 1 : 0;
        }

        assertThat(covered).isBetween(180, 199);
    }

    @Test
    void aRunWhoseStateWasLetGoGoesOnAsIfItHadBeenKept() {
        Model model = Texts.model("station s\nprocess c every exponential(1 s) { time stay { use s for exponential(0.5 s) } }\nshow p99(stay)\n");
        Run kept = new Runs(model, Options.USUAL, Progress.NONE).of(Map.of());
        Run letGo = new Runs(model, Options.USUAL, Progress.NONE).of(Map.of());
        List<Sample> before = letGo.samples();

        letGo.letGo();

        assertThat(letGo.weight()).isZero();
        assertThat(kept.refine()).isTrue();
        assertThat(letGo.refine()).isTrue();
        assertThat(letGo.samples()).usingRecursiveComparison().isEqualTo(kept.samples());
        assertThat(letGo.samples().get(0).period()).isGreaterThan(before.get(0).period());
    }

    @Test
    void aStudyCanBeStopped() {
        AtomicInteger asked = new AtomicInteger();
        Progress soon = new Progress() {
            @Override
            public void step(String what, double share) {
                assertThat(share).isBetween(0.0, 1.0);
            }

            @Override
            public boolean isCancelled() {
                return asked.incrementAndGet() > 3;
            }
        };
        Model model = Texts.model("station s\nprocess c every exponential(1 s) { use s for exponential(0.9 s) }\nexpect wait(s) is 8.1 s\n");

        assertThatThrownBy(() -> Study.run(model, Options.USUAL, soon)).isInstanceOf(CancelledException.class);
    }

    @Test
    void runsThatDifferOnlyInWhatTheyDoNotConsultAreOne() {
        Runs runs = new Runs(Texts.model("param used = 1 ms\nparam idle = 2 ms\nprocess p { forever { sleep used } }\n"
                + "expect rate(p) at least 1 / idle\n"), Options.USUAL, Progress.NONE);

        assertThat(runs.of(Map.of("idle", seconds(7)))).isSameAs(runs.of(Map.of())).isSameAs(runs.of(Map.of("idle", seconds(8))));
        assertThat(runs.of(Map.of("used", seconds(7)))).isNotSameAs(runs.of(Map.of()));
    }

    private static Expression seconds(long n) {
        return new Expression.Constant(Quantity.seconds(Rational.of(n)));
    }
}
