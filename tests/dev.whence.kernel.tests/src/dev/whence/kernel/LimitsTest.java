package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.whence.kernel.FlatProgram.Discipline;
import dev.whence.kernel.Simulation.Outcome;
import dev.whence.kernel.Workbench.Rules;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Where a run ends, and with what words. */
final class LimitsTest {

    private static final int MANY = Integer.MAX_VALUE;

    private final Workbench bench = new Workbench();

    @Test
    void aLoopInWhichNoTimePassesIsAnErrorAtItsStatement() {
        Behaviour p = bench.process("p");
        p.sleep(5).forever(() -> p.count("done"));
        Simulation s = bench.simulation();

        assertThatThrownBy(() -> s.run(Workbench.FOREVER, Long.MAX_VALUE, null)).isInstanceOf(SimulationException.class)
                .hasMessageContaining("time stands still").satisfies(e -> {
                    assertThat(((SimulationException) e).type()).isZero();
                    assertThat(((SimulationException) e).pc()).isPositive();
                });
        assertThat(s.now()).isEqualTo(5);
    }

    @Test
    void aRepeatedNothingIsSuchALoopToo() {
        Behaviour p = bench.process("p");
        p.repeat(Long.MAX_VALUE, () -> p.sleep(0));

        assertThatThrownBy(() -> bench.simulation().run(Workbench.FOREVER, Long.MAX_VALUE, null)).hasMessageContaining("time stands still");
    }

    @Test
    void twoThatPassAMessageToAndFroInNoTimeStandStill() {
        Behaviour a = bench.process("a");
        Behaviour b = bench.process("b");
        int flow = bench.connect(a, b, Rules.PLAIN, new int[0], new int[0]);
        a.forever(() -> a.send(flow, 1, "m").receive("m"));
        b.forever(() -> b.receive("m").send(flow + 1, 1, "m"));

        assertThatThrownBy(() -> bench.simulation().run(Workbench.FOREVER, Long.MAX_VALUE, null)).hasMessageContaining("time stands still");
    }

    /** Nothing ever comes between its sleeps. */
    private Simulation alone() {
        Behaviour p = bench.process("p");
        p.forever(() -> p.sleep(10).count("done"));
        return bench.simulation();
    }

    @Test
    void aProcessThatIsAloneGoesNoFurtherThanItsInstant() {
        Simulation s = alone();

        assertThat(s.run(35, Long.MAX_VALUE, null)).isEqualTo(Outcome.TIME);
        assertThat(s.now()).isEqualTo(35);
        assertThat(s.events()).isEqualTo(3);
        assertThat(bench.spent(s, "p.sleep")).isEqualTo(35);
    }

    @Test
    void aProcessThatIsAloneGoesNoFurtherThanItsEvents() {
        Simulation s = alone();

        assertThat(s.run(Workbench.FOREVER, 3, null)).isEqualTo(Outcome.EVENTS);
        assertThat(s.events()).isEqualTo(3);
        assertThat(s.now()).isEqualTo(30);
        assertThat(s.run(Workbench.FOREVER, 4, null)).isEqualTo(Outcome.EVENTS);
        assertThat(s.now()).isEqualTo(40);
    }

    @Test
    void whatComesAtTheSameInstantKeepsItsOrder() {
        Behaviour early = bench.process("early");
        Behaviour late = bench.process("late");
        early.sleep(10).stamp("early");
        late.sleep(4).sleep(6).stamp("late");

        assertThat(bench.logUntil(20)).containsExactly("early@10", "late@10");
    }

    @Test
    void manyTurnsThatTakeTimeAreNoLoopInNoTime() {
        Behaviour p = bench.process("p");
        p.repeat(1000, () -> p.repeat(100_000, () -> { }).sleep(1));

        assertThat(bench.simulation().run(Workbench.FOREVER, Long.MAX_VALUE, null)).isEqualTo(Outcome.OVER);
    }

    @Test
    void aSleepPastTheClocksRangeIsAnError() {
        bench.process("p").sleep(Long.MAX_VALUE / 3 * 2).sleep(Long.MAX_VALUE / 3 * 2);

        assertThatThrownBy(() -> bench.simulation().run(Long.MAX_VALUE - 1, Long.MAX_VALUE, null)).hasMessageContaining("the clock overflows");
    }

    @Test
    void aServicePastTheClocksRangeIsAnError() {
        int station = bench.station(Discipline.FCFS, false, 1, MANY);
        bench.process("p").use(station, Long.MAX_VALUE / 3 * 2).use(station, Long.MAX_VALUE / 3 * 2);

        assertThatThrownBy(() -> bench.simulation().run(Long.MAX_VALUE - 1, Long.MAX_VALUE, null)).hasMessageContaining("the clock overflows");
    }

    @Test
    void aContextSwitchPastTheClocksRangeIsAnError() {
        int machine = bench.machine(Discipline.FCFS, false, 0, Long.MAX_VALUE / 3 * 2, 0);
        bench.process("p", machine, 0).compute(1).sleep(Long.MAX_VALUE / 4);
        bench.process("q", machine, 0).compute(1);

        assertThatThrownBy(() -> bench.simulation().run(Long.MAX_VALUE - 1, Long.MAX_VALUE, null)).hasMessageContaining("the clock overflows");
    }

    @Test
    void aTickPastTheClocksRangeIsAnError() {
        int machine = bench.machine(Discipline.FCFS, false, 0, 0, Long.MAX_VALUE / 3 * 2);
        bench.process("p", machine, 0).sleep(1).sleep(1);

        assertThatThrownBy(() -> bench.simulation().run(Long.MAX_VALUE - 1, Long.MAX_VALUE, null)).hasMessageContaining("the clock overflows");
    }

    @Test
    void aPeriodPastTheClocksRangeIsAnError() {
        Behaviour p = bench.process("p");
        p.every(Long.MAX_VALUE / 3 * 2, () -> p.count("done"));

        assertThatThrownBy(() -> bench.simulation().run(Long.MAX_VALUE - 1, Long.MAX_VALUE, null)).hasMessageContaining("the clock overflows");
    }

    @Test
    void aRunEndsAtTheTimeGivenNotAtTheEventBeforeIt() {
        Behaviour p = bench.process("p");
        p.forever(() -> p.sleep(7));
        Simulation s = bench.simulation();

        assertThat(s.run(100, Long.MAX_VALUE, null)).isEqualTo(Outcome.TIME);
        assertThat(s.now()).isEqualTo(100);
        assertThat(bench.spent(s, "p.sleep")).isEqualTo(100);
    }

    @Test
    void aRunEndsAfterTheEventsGiven() {
        Behaviour p = bench.process("p");
        p.forever(() -> p.sleep(7));
        Simulation s = bench.simulation();

        assertThat(s.run(Workbench.FOREVER, 10, null)).isEqualTo(Outcome.EVENTS);
        assertThat(s.now()).isEqualTo(70);
    }

    @Test
    void aRunInWhichEverybodyHasEndedIsOver() {
        bench.process("p").sleep(7);
        Simulation s = bench.simulation();

        assertThat(s.run(Workbench.FOREVER, Long.MAX_VALUE, null)).isEqualTo(Outcome.OVER);
        assertThat(s.processes().stuck()).isEmpty();
        assertThat(s.now()).isEqualTo(7);
    }

    @Test
    void whoeverWaitsForANamedMessageThatCannotComeIsStuckAndWhoeverTakesAnyIsNot() {
        Behaviour any = bench.process("any");
        any.receive(null);
        bench.process("named").receive("m");
        Simulation s = bench.simulation();
        s.run(Workbench.FOREVER, Long.MAX_VALUE, null);

        assertThat(s.processes().stuck()).extracting(ProcessInstance::typeIndex).containsExactly(1);
    }

    @Test
    void aPathThatHasNoMoreRoomEndsTheRunAndSaysSo() {
        Behaviour p = bench.process("p");
        p.forever(() -> p.sleep(7).sleep(2));
        Simulation s = bench.simulation();
        s.record(new Path(1 << 13));

        assertThat(s.run(Workbench.FOREVER, Long.MAX_VALUE, null)).isEqualTo(Outcome.RECORD_FULL);
    }

    @Test
    void sumsOfManyWaitsMayExceedTheClocksRange() {
        int station = bench.station(Discipline.FCFS, false, 1, MANY);
        for (int i = 0; i < 5; i++) {
            bench.process("p" + i).time("all", () -> { }).use(station, 1L << 60);
        }
        Behaviour job = bench.process("p");
        job.time("wait", () -> job.use(station, 1L << 60));
        Simulation s = bench.simulation();
        s.run(Long.MAX_VALUE - 1, Long.MAX_VALUE, null);
        BigInteger all = BigInteger.ZERO;
        for (BigInteger cell : s.accounts()) {
            all = all.add(cell);
        }

        assertThat(all).isEqualTo(BigInteger.valueOf(s.now()).multiply(BigInteger.valueOf(6)));
    }

    @Test
    void aCellThatIsEnteredByManyAddsUpPastOneWord() {
        Behaviour crowd = bench.process("crowd").instances(50);
        crowd.repeat(3, () -> crowd.sleep(1L << 60)).count("done");
        Simulation s = bench.simulation();
        s.run(Long.MAX_VALUE - 1, Long.MAX_VALUE, null);

        assertThat(s.accounts()[bench.cell("crowd.sleep")]).isEqualTo(BigInteger.ONE.shiftLeft(60).multiply(BigInteger.valueOf(150)));
    }
}
