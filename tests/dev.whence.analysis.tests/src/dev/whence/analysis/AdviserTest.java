package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.units.Dimension;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AdviserTest {

    /** A reader whose disk turns; how long the set-up takes nobody has measured. */
    private static final String DISK = """
            param gap   = 1  from 1 to 3          tunable
            param setup = 5 ms  from 0 ms to 16 ms  assumed
            machine m { disk d { rotation = 3600 rpm  track = 16 KiB  setup = setup }
                file f on d { size = 64 KiB  block = 4 KiB  gap = gap } }
            process p on m { forever { read 4 KiB from f  count blocks } }
            """;

    private static List<Advice> advice(String text) {
        return Adviser.advise(Texts.model(text), Options.USUAL, Progress.NONE);
    }

    @Test
    void nothingIsProposedThatMayNotHelp() {
        assertThat(advice(DISK + "show rate(blocks)\n")).isEmpty();
    }

    @Test
    void aMeasuredRowThatTellsEnoughOfTheUnknownMakesItAProof() {
        List<Advice> advice = advice(DISK + """
                variant two { gap = 2 }
                expect rate(blocks) is 40/s within 10%
                expect rate(blocks) in two is 80/s within 10%
                """);

        assertThat(advice).hasSize(1);
        assertThat(advice.get(0).lever()).isEqualTo("gap");
        assertThat(advice.get(0).value()).isEqualTo(Fitting.constant(2, Dimension.NUMBER));
        assertThat(advice.get(0).gain()).isCloseTo(2, Offset.offset(1e-9));
        assertThat(advice.get(0).at().line()).isEqualTo(1);
    }

    @Test
    void whatIsNotTunableIsNotMoved() {
        assertThat(advice(DISK.replace("assumed", "given") + "show rate(blocks)\n")).hasSize(1);
        assertThat(advice(DISK.replace("assumed", "given").replace("tunable", "given") + "show rate(blocks)\n")).isEmpty();
    }

    @Test
    void aLeverThatCostsAnotherRowSaysSo() {
        List<Advice> advice = advice("""
                param pause = 10 ms  from 1 ms to 10 ms  tunable
                machine m
                process p on m { forever { compute 1 ms  sleep pause  count rounds } }
                expect rate(rounds) at least 50/s
                expect utilization(m) at most 50%
                """);

        assertThat(advice).hasSize(1);
        assertThat(advice.get(0).value()).isEqualTo(Fitting.constant(0.001, Dimension.TIME));
        assertThat(advice.get(0).lost()).isEmpty();
        assertThat(advice("""
                param pause = 10 ms  from 1 ms to 10 ms  tunable
                machine m
                process p on m { forever { compute 1 ms  sleep pause  count rounds } }
                show rate(rounds)
                expect utilization(m) at most 20%
                """).get(0).lost()).containsExactly("utilization(m)");
    }

    @Test
    void aMeanTimeGetsBetterBySinking() {
        List<Advice> advice = advice("""
                station s { scheduler = fcfs }
                param copies = 1  from 1 to 4  tunable
                process p { forever { time trip { sleep 8 ms / copies } } }
                show mean(trip)
                """);

        assertThat(advice).hasSize(1);
        assertThat(advice.get(0).question()).isEqualTo("mean(trip)");
        assertThat(advice.get(0).gain()).isCloseTo(4, Offset.offset(1e-9));
    }

    @Test
    void aSchedulerIsTriedByItsWords() {
        List<Advice> advice = advice("""
                machine m { disk d { rotation = 3600 rpm  track = 16 KiB  cylinders = 100  seek = 20 ms  scheduler = fcfs  tunable }
                    file f on d { size = 64 KiB }  file g on d { size = 64 KiB } }
                process p[4] on m { forever { read 4 KiB from f at random  count blocks  read 4 KiB from g at random } }
                show rate(blocks)
                """);

        assertThat(advice).allMatch(a -> a.value() instanceof Expression.Alternative);
    }

    @Test
    void whatIsRandomMustBeBetterBeyondItsIntervals() {
        String text = """
                param speed = 1  from 1 to 1.001  tunable
                machine m
                process p on m { forever { compute exponential(1 ms) / speed  count rounds } }
                show rate(rounds)
                """;

        assertThat(advice(text)).isEmpty();
        assertThat(advice(text.replace("1.001", "2")).get(0).gain()).isBetween(1.9, 2.1);
    }

    @Test
    void cancellingEndsIt() {
        assertThatThrownBy(() -> Adviser.advise(Texts.model(DISK + "show rate(blocks)\n"), Options.USUAL, new Progress() {
            @Override
            public void step(String what, double share) {
                assertThat(share).isBetween(0.0, 1.0);
            }

            @Override
            public boolean isCancelled() {
                return true;
            }
        })).isInstanceOf(CancelledException.class);
    }

    /** Each promised figure is what the model gives with the lever moved in its text. */
    @ParameterizedTest
    @CsvSource({"ffs/ffs.perf, base, rotdelay, 2", "digital-unix/digital-unix.perf, test2, tcp.nagle, 35", "rfc662/rfc662.perf, old, ftp.message, 3.3",
        "rfc662/rfc662.perf, base, ftp.window, 1.4", "cal-tss/cal-tss.perf, base, chunk, 1.05"})
    void theFoundingReports(String file, String variant, String lever, double gain) {
        Model model = Texts.example("founding/" + file);

        Advice found = Adviser.advise(model, new Options(1, Map.of(), List.of(variant), null, 0, false, true, 0, 1, true), Progress.NONE).stream()
            .filter(a -> a.variant().equals(variant) && a.lever().equals(lever)).findFirst().orElseThrow();

        assertThat(found.gain()).isGreaterThan(gain * 0.999);
        double promised = found.after().elements().get(0).value();
        Assignment moved = Assignment.of(Map.of());
        Runs runs = new Runs(model, Options.USUAL, Progress.NONE);
        assertThat(new Evaluation(runs, new Explainer()).estimate(question(model, found.question()),
            (variant.equals("base") ? moved : moved.in(model, variant)).with(lever, found.value())).estimate().elements().get(0).value())
            .isCloseTo(promised, Offset.offset(promised * 1e-9));
    }

    private static Expression question(Model model, String text) {
        return Asked.questions(model).stream().filter(q -> (q.name() + "(" + ((Expression.Entity) q.arguments().get(0)).path() + ")").equals(text))
            .findFirst().orElseThrow();
    }
}
