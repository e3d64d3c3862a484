package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.whence.analysis.Results.Answer;
import dev.whence.analysis.Results.Cause;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What time is spent for, by cause. */
final class CausesTest {

    private static final double EXACT = 1e-9;

    private static List<Double> answers(Results results) {
        return results.answers().stream().map(Answer::rows).map(List::getFirst).flatMap(row -> row.answers().stream())
                .map(estimate -> estimate.elements().getFirst().value()).toList();
    }

    private static final String TICKING = """
            machine m { tick = 10 ms }
            process p on m { forever { compute 1 ms  sleep 5 ms  count n } }
            show spent(n, sleep), spent(n, tick), spent(n)
            """;

    @Test
    void theRestOfASleepUntilTheTickIsNotIntended() {
        List<Double> found = answers(Texts.study(TICKING));

        assertThat(found.get(0)).isCloseTo(5e-3, within(EXACT));
        assertThat(found.get(1)).isCloseTo(4e-3, within(EXACT));
        assertThat(found.get(2)).isCloseTo(10e-3, within(EXACT));
    }

    private static Cause tick(String model) {
        return leaf(Texts.study(model).variants().getFirst().accounting().getFirst().root());
    }

    private static Cause leaf(Cause cause) {
        return cause.name().equals("tick") ? cause
                : cause.children().stream().map(CausesTest::leaf).filter(c -> c != null).findFirst().orElse(null);
    }

    @Test
    void aWaitForATickSaysHowMuchTimeWasLeft() {
        assertThat(tick(TICKING).slack()).isEqualTo(4_000_000_000L);
        assertThat(tick(TICKING).missedBy()).isNull();
    }

    @Test
    void aTickThatWasJustMissedSaysByHowMuch() {
        Cause tick = tick(TICKING.replace("sleep 5 ms", "sleep 12 ms"));

        // 1 ms to 13 ms, so the tick at 10 ms came too early by 3
        assertThat(tick.missedBy()).isEqualTo(3_000_000_000L);
        assertThat(tick.slack()).isEqualTo(7_000_000_000L);
    }

    @Test
    void aSleepThatEndsAtATickWaitsForNone() {
        assertThat(answers(Texts.study(TICKING.replace("sleep 5 ms", "sleep 9 ms"))).get(1)).isZero();
    }

    @Test
    void aTickUnderWayAtTheEndIsNoSleep() {
        Results results = Study.run(Texts.model("""
                machine m { tick = 10 ms }
                process p on m { forever { sleep 5 ms  compute 1 ms  count n } }
                show busy(m, p)
                """), Texts.until(8e-3), Progress.NONE);

        assertThat(answers(results)).containsExactly(0.0);
    }

    private static String locking(String handoff) {
        return """
                lock l { handoff = %s }
                process p[2] { forever { lock l { sleep 10 ms  count n } } }
                show rate(n), utilization(l), spent(n, lock), spent(n, sleep), queue(l), wait(l)
                """.formatted(handoff);
    }

    @Test
    void aLockIsHandedOverInItsTime() {
        List<Double> found = answers(Texts.study(locking("2 ms")));

        assertThat(found.get(0)).isCloseTo(1 / 12e-3, within(EXACT));
        assertThat(found.get(1)).isCloseTo(1, within(EXACT));
        // all of it is passed within the wait for the lock, 10 ms of that because another sleeps with it
        assertThat(found.get(2)).isCloseTo(12e-3, within(EXACT));
        assertThat(found.get(3)).isCloseTo(10e-3, within(EXACT));
        // there is always somebody who waits, and somebody who holds it for 10 ms of 12
        assertThat(found.get(4)).isCloseTo(1 + 2.0 / 12, within(EXACT));
        assertThat(found.get(5)).isCloseTo(14e-3, within(EXACT));
    }

    @Test
    void withoutATimeItIsHandedOverAtOnce() {
        assertThat(answers(Texts.study(locking("none"))).getFirst()).isCloseTo(100, within(EXACT));
    }

    private static String remark(String machine) {
        return Texts.study("machine m { " + machine + " }\n" + """
                process p on m { forever { compute 1 ms  count n } }
                process q on m { forever { compute 2 ms  count others } }
                """).variants().getFirst().remark();
    }

    @Test
    void whoNeverRunsIsNamed() {
        assertThat(remark("scheduler = fcfs")).startsWith("q never runs: it waits for m all the time, where under fcfs who has the processor"
                + " keeps it until it waits for something; scheduler = round_robin(10 ms) gives everybody turns");
        assertThat(remark("scheduler = priority")).contains("q never runs");
    }

    @Test
    void whoHasRunAndWaitsOrEndedIsNotStarving() {
        assertThat(Texts.study("""
                machine m
                process p on m { repeat 3 { compute 5 ms  count x } }
                process q on m { forever { receive any } }
                process r on m { }
                """).variants().getFirst().remark()).isNull();
    }

    @Test
    void allWhoNeverRunOnAMachineAreNamedTogether() {
        assertThat(Texts.study("""
                machine m
                process p on m { forever { compute 1 ms  count n } }
                process q on m { forever { compute 2 ms  count others } }
                process r on m { forever { compute 2 ms  count others } }
                """).variants().getFirst().remark()).startsWith("q, r never run: they wait for m all the time").doesNotContain(";  r");
    }

    @Test
    void whereEverybodyRunsNothingIsSaid() {
        assertThat(remark("scheduler = round_robin(10 ms)")).isNull();
        assertThat(remark("cores = 2")).isNull();
        assertThat(remark("scheduler = ps")).isNull();
    }

    @Test
    void whoseQuantumIsOverWaitsPreempted() {
        List<Double> found = answers(Texts.study("""
                machine m { scheduler = round_robin(1 ms) }
                process p on m { forever { compute 3 ms  count n } }
                process q on m { forever { compute 3 ms } }
                show spent(n, preempted), spent(n, ready), spent(n, running)
                """));

        assertThat(found.get(0) + found.get(1)).isCloseTo(3e-3, within(EXACT));
        assertThat(found.get(0)).isCloseTo(3e-3, within(EXACT));
    }

    @Test
    void aSpanIsExplainedByItsOwnWorkAndByItsWaits() {
        List<Double> found = answers(Texts.study("""
                machine web { cores = 2 }
                station db { servers = 3 }
                process request on web every exponential(15 ms) {
                  time response {
                    compute exponential(10 ms) as parse
                    use db for exponential(30 ms) as query
                    compute exponential(5 ms) as render
                  }
                }
                show mean(response), wait(db), spent(response, web), spent(response, request)
                """));

        double own = 45e-3;
        // two visits to the processors and one to the station: what is not its own work is waiting
        assertThat(found.get(3)).isCloseTo(found.get(0), within(1e-3));
        assertThat(found.get(0)).isGreaterThan(own);
        assertThat(found.get(2)).isGreaterThan(15e-3 * 0.98);
        assertThat(found.get(0) - found.get(2)).isCloseTo(30e-3 + found.get(1), within(2e-3));
    }

    @Test
    void whoDisplacesAnotherIsNamed() {
        List<Double> found = answers(Texts.study("""
                machine cpu { scheduler = priority  preemptive = true }
                process t1 on cpu every 4 ms { priority = 3  time r1 { compute 1 ms as w1 } }
                process t2 on cpu every 6 ms { priority = 2  time r2 { compute 2 ms as w2 } }
                process t3 on cpu every 12 ms { priority = 1  time r3 { compute 3 ms as w3 } }
                show spent(r3), spent(r3, w1), spent(r3, w2), spent(r3, w3)
                """));

        assertThat(found.get(0)).isCloseTo(10e-3, within(EXACT));
        assertThat(found.get(1)).isCloseTo(3e-3, within(EXACT));
        assertThat(found.get(2)).isCloseTo(4e-3, within(EXACT));
        assertThat(found.get(3)).isCloseTo(3e-3, within(EXACT));
    }

    @Test
    void aLabelNamesTheWorkAndNotTheWaitForIt() {
        List<Double> found = answers(Texts.study("""
                station q { scheduler = ps }
                process a every exponential(13.333 ms) { time t { use q for 10 ms as mywork } }
                show spent(t, mywork), spent(t, queue), mean(t)
                """));

        assertThat(found.get(0)).isCloseTo(10e-3, within(EXACT));
        assertThat(found.get(0) + found.get(1)).isCloseTo(found.get(2), within(2e-3));
    }

    @Test
    void whatIsCountedByProcessesThatHaveNothingToDoWithEachOtherHasNoOneChain() {
        Results results = Texts.study("""
                machine a, b
                process fast on a { forever { compute 10 ms as quick  count c } }
                process slow on b { forever { sleep 40 ms  count c } }
                show rate(c), spent(c, quick)
                """);

        var answers = results.answers().getFirst().rows().getFirst().answers();
        assertThat(answers.get(0).elements().getFirst().value()).isCloseTo(125, within(EXACT));
        assertThat(answers.get(1).missing()).contains("c is counted by fast and slow, which have nothing to do with each other");
        assertThat(results.variants().getFirst().accounting().getFirst().remark()).contains("counted by fast and slow");
    }

    @Test
    void whatSharesAResourceOrTalksIsExplainedTogether() {
        assertThat(Texts.study("""
                machine a
                process fast on a { forever { compute 10 ms  count c } }
                process slow on a { forever { sleep 40 ms  count c } }
                """).variants().getFirst().accounting().getFirst().remark()).isNull();
        assertThat(Texts.study("""
                message M { size = 1 byte }
                channel way between fast and slow
                process fast { forever { sleep 10 ms  send M to slow  count c } }
                process slow { forever { receive M  count c } }
                """).variants().getFirst().accounting().getFirst().remark()).isNull();
    }

    @Test
    void theTimeAfterTheLastCountOfARunThatEndsIsTold() {
        Results results = Texts.study("process p { repeat 8 { sleep 2 ms  count steps }  sleep 84 ms }\n");
        var explanation = results.variants().getFirst().accounting().getFirst();

        assertThat(results.variants().getFirst().measures().getFirst().estimate().elements().getFirst().value()).isCloseTo(80, within(EXACT));
        assertThat(explanation.root().picoseconds()).isEqualTo(12_500_000_000L);
        assertThat(explanation.root().children()).extracting(Results.Cause::name).contains("after the last count");
    }
}
