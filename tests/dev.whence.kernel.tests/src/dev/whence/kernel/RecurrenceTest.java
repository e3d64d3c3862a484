package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.kernel.FlatProgram.Discipline;
import dev.whence.kernel.FlatProgram.Queue;
import dev.whence.kernel.Simulation.Outcome;
import dev.whence.kernel.Workbench.Rules;
import org.junit.jupiter.api.Test;

/** A state recurs when all of it is the same, and only then. */
final class RecurrenceTest {

    private final Workbench bench = new Workbench();

    private Simulation recurred() {
        Simulation s = bench.simulation();
        assertThat(s.run(Workbench.FOREVER, 1_000_000, new Recurrence(s, 1 << 16))).isEqualTo(Outcome.RECURRED);
        return s;
    }

    @Test
    void aLoopRecursAfterATurn() {
        Behaviour p = bench.process("p");
        p.forever(() -> p.sleep(7).count("done"));
        Simulation s = recurred();

        assertThat(s.measures().period()).isEqualTo(7 * s.measures().counts(0));
    }

    @Test
    void theMeasuresAreThoseOfWholePeriodsAfterTheTransient() {
        Behaviour p = bench.process("p");
        p.sleep(1234).repeat(5, () -> p.sleep(3).count("done")).forever(() -> p.sleep(7).count("done"));
        Simulation s = recurred();

        assertThat(s.measures().period()).isEqualTo(7 * s.measures().counts(0));
        assertThat(bench.spent(s, "p.sleep")).isEqualTo(s.measures().period());
    }

    /** 60 turns a second and a loop of 16.73 ms, in units of 1/30,000 s: they slip by a turn every 250. */
    @Test
    void aDiskAndALoopThatNearlyMeetDoNotRecurBeforeTheyDo() {
        int disk = bench.disk(500, 8000, 0, 0, 0, 0, 0, Queue.FCFS);
        int file = bench.file(disk, 16, 16, 16, 0, 0, 0);
        Behaviour p = bench.process("p");
        p.every(502, () -> p.read(file, 16).count("done"));
        Simulation s = recurred();

        assertThat(s.measures().period() % (502 * 250)).isZero();
        assertThat(s.measures().counts(0) % 250).isZero();
    }

    /** Of five at once two may wait. */
    @Test
    void whatIsLostOnAFullLinkLeavesNothingBehind() {
        int link = bench.link(new Ratio(1, 1), 0, Long.MAX_VALUE, 0, 2);
        Behaviour a = bench.process("a");
        Behaviour b = bench.process("b");
        int flow = bench.connect(a, b, Rules.PLAIN, new int[] {link}, new int[] {link});
        a.every(1000, () -> a.repeat(5, () -> a.send(flow, 100, "m")).count("done"));
        b.handle(() -> { });
        Simulation s = recurred();

        assertThat(s.lost(link)).isPositive();
        assertThat(s.measures().period()).isEqualTo(1000 * s.measures().counts(0));
    }

    @Test
    void twoClocksThatShareNoFactorRecurAfterTheirProduct() {
        Behaviour p = bench.process("p");
        p.every(97, () -> p.count("a"));
        Behaviour q = bench.process("q");
        q.every(89, () -> q.count("b"));
        Simulation s = recurred();

        assertThat(s.measures().period() % (97 * 89)).isZero();
        assertThat(s.measures().counts(0) * 97).isEqualTo(s.measures().counts(1) * 89).isEqualTo(s.measures().period());
    }

    @Test
    void thePhaseOfATickBelongsToTheState() {
        int machine = bench.machine(Discipline.FCFS, false, 0, 0, 10);
        Behaviour source = bench.process("source");
        Behaviour p = bench.process("p", machine, 0);
        int flow = bench.connect(source, p, Rules.PLAIN, new int[0], new int[0]);
        source.every(13, () -> source.count("sent").send(flow, 8, "m"));
        p.forever(() -> p.receive("m").time("asleep", () -> p.sleep(1)));
        Simulation s = recurred();

        assertThat(s.measures().period() % 130).isZero();
        // 13k mod 10 goes through 0 … 9: the sleeps of 1 end 10, 7, 4, 1, 8, 5, 2, 9, 6, 3 later
        assertThat(s.measures().spanSum(0).longValue() * 10).isEqualTo(55 * s.measures().spanCount(0));
    }

    @Test
    void theRestOfAQuantumBelongsToTheState() {
        int machine = bench.machine(Discipline.ROUND_ROBIN, false, 10, 0, 0);
        Behaviour p = bench.process("p", machine, 0);
        p.forever(() -> p.compute(3).count("p"));
        Behaviour q = bench.process("q", machine, 0);
        q.forever(() -> q.compute(7).count("q"));
        Simulation s = recurred();

        assertThat(s.measures().counts(0) * 3).isEqualTo(s.measures().counts(1) * 7).isEqualTo(s.measures().period() / 2);
    }

    @Test
    void whatWasLeftOfALargerReadBelongsToTheState() {
        int file = bench.file(bench.serviceDisk(10, Queue.FCFS), 700, 100, 100, 0, 1, 0);
        Behaviour p = bench.process("p");
        p.forever(() -> p.read(file, 30).sleep(1).count("reads"));
        Simulation s = recurred();

        // 10 reads of 30 for 3 blocks
        assertThat(bench.spent(s, "p.transfer") * s.measures().counts(0)).isPositive();
        assertThat(bench.spent(s, "p.transfer")).isEqualTo(s.measures().counts(0) * 3);
    }

    @Test
    void aQueueThatOnlyGrowsNeverRecurs() {
        int station = bench.station(Discipline.FCFS, false, 1, Integer.MAX_VALUE);
        Behaviour job = bench.pooled("job", -1).use(station, 12).count("done");
        Behaviour source = bench.process("source");
        source.every(10, () -> source.spawn(job));
        Simulation s = bench.simulation();

        assertThat(s.run(Workbench.FOREVER, 20_000, new Recurrence(s, 1 << 16))).isEqualTo(Outcome.EVENTS);
    }

    @Test
    void aLongMessageHalfSentBelongsToTheState() {
        Behaviour a = bench.process("a");
        Behaviour b = bench.process("b");
        int wire = bench.link(new Ratio(1, 1), 5, Long.MAX_VALUE, 0, Integer.MAX_VALUE);
        int flow = bench.connect(a, b, new Rules(100, 0, 1, false, 1, 0, 3, null), new int[] {wire}, new int[0]);
        a.forever(() -> a.send(flow, 1000, "m").count("sent"));
        Behaviour c = bench.process("c");
        c.every(50, () -> c.count("ticks"));
        b.forever(() -> b.receive("m"));
        Simulation s = recurred();

        // ten pieces of 100 + 5 + 3 each
        assertThat(s.measures().period()).isEqualTo(1080 * s.measures().counts(0));
    }

    @Test
    void aRunThatIsOverDoesNotRecur() {
        Behaviour p = bench.process("p");
        p.repeat(100, () -> p.sleep(7).count("done"));
        Simulation s = bench.simulation();

        assertThat(s.run(Workbench.FOREVER, 1_000_000, new Recurrence(s, 1 << 16))).isEqualTo(Outcome.OVER);
    }
}
