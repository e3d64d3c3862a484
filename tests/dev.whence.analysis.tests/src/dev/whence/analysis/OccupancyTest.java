package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.whence.analysis.Results.Answer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who waits where, for how long, and who is served: against Little's law and what can be worked out by hand. */
final class OccupancyTest {

    private static final double EXACT = 1e-9;

    private static List<Double> answers(String model, String questions) {
        return shown(Texts.study(model + "\nshow " + questions));
    }

    private static List<Double> answersAt(double seconds, String model, String questions) {
        return shown(Study.run(Texts.model(model + "\nshow " + questions), Texts.until(seconds), Progress.NONE));
    }

    private static List<Double> shown(Results results) {
        return results.answers().stream().map(Answer::rows).map(List::getFirst).flatMap(row -> row.answers().stream())
                .map(estimate -> estimate.elements().getFirst().value()).toList();
    }

    @Test
    void whoIsDisplacedAtAStationIsStillThere() {
        double present = answers("""
                station s { scheduler = lcfs  preemptive = true }
                process p every exponential(2 ms) { use s for exponential(1 ms) }
                """, "population(s)").getFirst();

        assertThat(present).isCloseTo(1, within(0.03));
    }

    @Test
    void theLessUrgentWaitAsLongAsTheoryOfPreemptivePrioritySays() {
        List<Double> found = answers("""
                station s { scheduler = priority  preemptive = true }
                process hi every exponential(1 s / 0.3) { priority = 1  use s for exponential(1 s) }
                process lo every exponential(1 s / 0.4) { use s for exponential(1 s) }
                """, "population(s, lo), wait(s, lo)");

        assertThat(found.get(0)).isCloseTo(1.9048, within(0.06));
        assertThat(found.get(1)).isCloseTo(3.7619, within(0.12));
    }

    @Test
    void aMachineDisplacesAsAStationDoes() {
        double wait = answers("""
                machine s { scheduler = priority  preemptive = true }
                process hi on s every exponential(1 s / 0.3) { priority = 1  compute exponential(1 s) }
                process lo on s every exponential(1 s / 0.4) { compute exponential(1 s) }
                """, "wait(s, lo)").getFirst();

        assertThat(wait).isCloseTo(3.7619, within(0.12));
    }

    @Test
    void whoseQuantumIsOverIsStillThere() {
        List<Double> found = answers("""
                station s { scheduler = round_robin(1 s) }
                process x { every 10 s { use s for 3 s } }
                process y { every 10 s { use s for 2 s } }
                """, "population(s), queue(s), wait(s)");

        // y, which has slept since the earlier instant, is served in the seconds 1 and 3, x in 2, 4 and 5
        assertThat(found.get(0)).isCloseTo(0.8, within(EXACT));
        assertThat(found.get(1)).isCloseTo(0.3, within(EXACT));
        assertThat(found.get(2)).isCloseTo(1.5, within(EXACT));
    }

    @Test
    void aServiceThatIsSharedIsOneService() {
        List<Double> found = answers("machine m { cores = 2  scheduler = ps }\nprocess p[3] on m { forever { compute 6 ms  count n } }",
                "queue(m), rate(n), wait(m)");

        assertThat(found.get(0)).isCloseTo(1, within(EXACT));
        assertThat(found.get(2)).isCloseTo(found.get(0) / found.get(1), within(EXACT)).isCloseTo(3e-3, within(EXACT));
    }

    private static final String TURNS = """
            machine m { scheduler = round_robin(1 ms)  switch = 0.1 ms }
            process p on m { forever { compute 3 ms  count n } }
            process q on m { forever { compute 3 ms } }
            """;

    @Test
    void aServiceInManyTurnsIsOneServiceAndASwitchIsNone() {
        assertThat(answers(TURNS, "wait(m)").getFirst()).isCloseTo(3.3e-3, within(EXACT));
    }

    @Test
    void switchingKeepsTheMachineBusyAndIsNobodysWork() {
        List<Double> found = answers(TURNS, "utilization(m), utilization(m, p), utilization(m, q), busy(m, p) / total(n), population(m)");

        assertThat(found.get(0)).isCloseTo(1, within(EXACT));
        assertThat(found.get(1)).isCloseTo(1 / 2.2, within(EXACT));
        assertThat(found.get(2)).isCloseTo(1 / 2.2, within(EXACT));
        assertThat(found.get(3)).isCloseTo(3e-3, within(EXACT));
        assertThat(found.get(4)).isCloseTo(2, within(EXACT));
    }

    @Test
    void requestsWaitForADisk() {
        List<Double> found = answers("""
                machine m { cores = 3  disk d { service = 10 ms }  file f on d { block = 4 KiB  size = 400 KiB } }
                process p[3] on m { forever { read 4 KiB from f  compute 1 ms  count n } }
                """, "queue(m.d), population(m.d), wait(m.d), utilization(m.d), rate(n)");

        // a round takes 30 ms, 1 ms of it on a core, 10 ms served
        assertThat(found.get(0)).isCloseTo(1.9, within(EXACT));
        assertThat(found.get(1)).isCloseTo(2.9, within(EXACT));
        assertThat(found.get(2)).isCloseTo(19e-3, within(EXACT));
        assertThat(found.get(3)).isCloseTo(1, within(EXACT));
        assertThat(found.get(4)).isCloseTo(100, within(EXACT));
    }

    @Test
    void packetsWaitForALink() {
        List<Double> found = answers("""
                message Word { size = 1 kbit }
                link l { bandwidth = 1 Mbit/s }
                channel c between a and b over l
                process a { every 10 ms { send Word to b  send Word to b  send Word to b  count n } }
                process b { forever { receive any } }
                """, "queue(l), population(l), wait(l)");

        // of three at once the second waits 1 ms and the third 2
        assertThat(found.get(0)).isCloseTo(0.3, within(EXACT));
        assertThat(found.get(1)).isCloseTo(0.6, within(EXACT));
        assertThat(found.get(2)).isCloseTo(1e-3, within(EXACT));
    }

    @Test
    void whatIsUnderWayAtTheEndCounts() {
        List<Double> found = answersAt(0.5, """
                machine m { disk d { service = 1 s }  file f on d { block = 4 KiB  size = 400 KiB } }
                process p[2] on m { forever { read 4 KiB from f  compute 1 ms  count n } }
                """, "utilization(m.d), population(m.d), queue(m.d)");

        assertThat(found).containsExactly(1.0, 2.0, 1.0);
    }

    @Test
    void aPacketUnderWayAtTheEndCounts() {
        List<Double> found = answersAt(0.5, """
                message Word { size = 1 kbit }
                link l { bandwidth = 1 kbit/s }
                channel c between a and b over l
                process a { send Word to b  send Word to b }
                process b { forever { receive any } }
                """, "utilization(l), population(l), queue(l)");

        assertThat(found).containsExactly(1.0, 2.0, 1.0);
    }

    @Test
    void sharedTimeUnderWayAtTheEndIsNotMoreThanThereIs() {
        List<Double> found = answersAt(0.5, """
                machine m { cores = 2  scheduler = ps }
                process p[4] on m { forever { compute 1 s  count n } }
                """, "utilization(m), queue(m), population(m)");

        assertThat(found).containsExactly(1.0, 2.0, 4.0);
    }

    @Test
    void whereTheServersHaveNoNumberThereIsNoShareOfThem() {
        Results.Answer answer = Texts.study("""
                station s { servers = unlimited }
                process p[7] { forever { use s for 1 ms } }
                show utilization(s), population(s)
                """).answers().getFirst();

        assertThat(answer.rows().getFirst().answers().getFirst().missing()).isEqualTo(
                "there is no number of servers of s of which a share could be busy: ask population(s)");
        assertThat(answer.rows().getFirst().answers().getLast().elements().getFirst().value()).isEqualTo(7);
    }
}
