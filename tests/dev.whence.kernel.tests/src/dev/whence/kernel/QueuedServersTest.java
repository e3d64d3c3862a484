package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.kernel.FlatProgram.Discipline;
import dev.whence.kernel.FlatProgram.Group;
import dev.whence.kernel.FlatProgram.Routing;
import dev.whence.kernel.FlatProgram.ServersSpec;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who is served when, worked out by hand. */
final class QueuedServersTest {

    private final Workbench bench = new Workbench();

    /** One is being served until 10; three come at 1, 2 and 3, of priority 0, 2 and 1, for 5 each. */
    private List<String> served(Discipline discipline, boolean preemptive) {
        int station = bench.station(discipline, preemptive, 1, Integer.MAX_VALUE);
        bench.process("first", -1, 0).use(station, 10).stamp("first");
        long[] priorities = {0, 2, 1};
        for (int i = 0; i < 3; i++) {
            bench.process("p" + i, -1, priorities[i]).sleep(i + 1).use(station, 5).stamp("p" + i);
        }
        return bench.logUntil(1000);
    }

    @Test
    void firstComeFirstServed() {
        assertThat(served(Discipline.FCFS, false)).containsExactly("first@10", "p0@15", "p1@20", "p2@25");
    }

    @Test
    void lastComeFirstServed() {
        assertThat(served(Discipline.LCFS, false)).containsExactly("first@10", "p2@15", "p1@20", "p0@25");
    }

    @Test
    void theMostUrgentOfTheWaitingIsServedNext() {
        assertThat(served(Discipline.PRIORITY, false)).containsExactly("first@10", "p1@15", "p2@20", "p0@25");
    }

    @Test
    void theMoreUrgentInterruptsTheLessAndEqualsWait() {
        assertThat(served(Discipline.PRIORITY, true)).containsExactly("p1@7", "p2@12", "first@20", "p0@25");
    }

    @Test
    void theNewestInterruptsAndTheInterruptedGoesOnInReverseOrder() {
        assertThat(served(Discipline.LCFS, true)).containsExactly("p2@8", "p1@12", "p0@16", "first@25");
    }

    @Test
    void anEqualIsNotInterruptedWhereverEitherHasQueuedBefore() {
        int busyStation = bench.station(Discipline.FCFS, false, 1, Integer.MAX_VALUE);
        int station = bench.station(Discipline.PRIORITY, true, 1, Integer.MAX_VALUE);
        for (int i = 0; i < 5; i++) {
            bench.process("other" + i).use(busyStation, 2);
        }
        bench.process("first").use(busyStation, 2).use(station, 10).stamp("first");
        bench.process("second").sleep(15).use(station, 10).stamp("second");

        assertThat(bench.logUntil(1000)).containsExactly("first@22", "second@32");
    }

    @Test
    void aJobGoesToAFreeServerAndElseWaitsForTheFirstThatIsFreed() {
        int station = bench.station(Discipline.FCFS, false, 2, Integer.MAX_VALUE);
        for (int i = 0; i < 4; i++) {
            bench.process("p" + i).use(station, 10 + i).stamp("p" + i);
        }

        assertThat(bench.logUntil(1000)).containsExactly("p0@10", "p1@11", "p2@22", "p3@24");
    }

    @Test
    void whoFindsNoRoomGoesAwayAndIsCounted() {
        int station = bench.station(Discipline.FCFS, false, 1, 2);
        for (int i = 0; i < 4; i++) {
            bench.process("p" + i).use(station, 10).stamp("p" + i);
        }
        Simulation s = bench.simulation();
        s.run(1000, Long.MAX_VALUE, null);

        assertThat(bench.log()).containsExactly("p0@10", "p1@20");
        assertThat(s.servers(station).turnedAway()).isEqualTo(2);
        assertThat(s.servers(station).completions()).isEqualTo(2);
    }

    private List<String> routed(Routing routing) {
        for (int i = 0; i < 3; i++) {
            bench.station(Discipline.FCFS, false, 1, Integer.MAX_VALUE);
        }
        bench.groups.add(new Group(0, 3, routing));
        bench.process("long").use(0, 100).stamp("long");
        for (int i = 0; i < 5; i++) {
            bench.process("p" + i).sleep(1).useAny(0, -1, 10).stamp("p" + i);
        }
        return bench.logUntil(1000);
    }

    @Test
    void theFirstFreeStationIsTakenAndElseTheShortest() {
        assertThat(routed(Routing.FIRST_FREE)).containsExactly("p0@11", "p1@11", "p3@21", "p4@21", "long@100", "p2@110");
    }

    @Test
    void byTurnsNobodyLooksAtTheQueues() {
        assertThat(routed(Routing.ROUND_ROBIN)).containsExactly("p1@11", "p2@11", "p4@21", "long@100", "p0@110", "p3@120");
    }

    @Test
    void theShortestQueueIsJoined() {
        assertThat(routed(Routing.SHORTEST)).containsExactly("p0@11", "p1@11", "p3@21", "p4@21", "long@100", "p2@110");
    }

    @Test
    void inTurnsEachHasAQuantumAndTheRestAtTheEnd() {
        int machine = bench.machine(Discipline.ROUND_ROBIN, false, 10, 0, 0);
        bench.process("p", machine, 0).compute(25).stamp("p");
        bench.process("q", machine, 0).compute(15).stamp("q");

        assertThat(bench.logUntil(1000)).containsExactly("q@35", "p@40");
    }

    @Test
    void aQuantumLastsOverStatements() {
        int machine = bench.machine(Discipline.ROUND_ROBIN, false, 10, 0, 0);
        Behaviour p = bench.process("many", machine, 0);
        p.repeat(20, () -> p.compute(1)).stamp("many");
        bench.process("one", machine, 0).compute(20).stamp("one");

        assertThat(bench.logUntil(1000)).containsExactly("many@30", "one@40");
    }

    @Test
    void aProcessorWithoutTurnsIsKeptUntilItsHolderBlocks() {
        int machine = bench.machine(Discipline.FCFS, false, 0, 0, 0);
        bench.process("p", machine, 0).compute(5).compute(5).stamp("computed").sleep(3).compute(1).stamp("p");
        bench.process("q", machine, 0).compute(7).stamp("q");

        assertThat(bench.logUntil(1000)).containsExactly("computed@10", "q@17", "p@18");
    }

    @Test
    void everyDispatchOfAnotherProcessCostsASwitchAndTheSameAgainCostsNone() {
        int machine = bench.machine(Discipline.FCFS, false, 0, 2, 0);
        bench.process("p", machine, 0).compute(5).stamp("p1").sleep(20).compute(5).stamp("p2").sleep(1).compute(5).stamp("p3");
        bench.process("q", machine, 0).compute(5).stamp("q");
        Simulation s = bench.simulation();
        s.run(1000, Long.MAX_VALUE, null);

        assertThat(bench.log()).containsExactly("p1@7", "q@14", "p2@34", "p3@40");
        assertThat(bench.spent(s, "p.switch")).isEqualTo(4);
        assertThat(bench.spent(s, "q.switch")).isEqualTo(2);
        assertThat(bench.spent(s, "p.run")).isEqualTo(15);
    }

    @Test
    void everyJobIsAnotherProcessThoughItsPlaceIsUsedAgain() {
        int machine = bench.machine(Discipline.FCFS, false, 0, 2, 0);
        Behaviour job = bench.pooled("job", machine).compute(5).stamp("job");
        Behaviour source = bench.process("source");
        source.repeat(3, () -> source.sleep(20).spawn(job));

        assertThat(bench.logUntil(1000)).containsExactly("job@27", "job@47", "job@67");
    }

    @Test
    void sleepsEndAtTicks() {
        int machine = bench.machine(Discipline.FCFS, false, 0, 0, 10);
        bench.process("p", machine, 0).sleep(3).stamp("a").sleep(10).stamp("b").compute(1).sleep(10).stamp("c");

        assertThat(bench.logUntil(1000)).containsExactly("a@10", "b@20", "c@40");
    }

    @Test
    void aWokenProcessInterruptsAnEqualOneWhoseTurnThenGoesOnFirst() {
        int machine = bench.machine(Discipline.LCFS, true, 0, 0, 0);
        bench.process("running", machine, 0).compute(10).stamp("running");
        bench.process("waiting", machine, 0).compute(4).stamp("waiting");
        bench.process("woken", machine, 0).sleep(6).compute(5).stamp("woken");

        // all three are ready at 0, the newest first; it sleeps at once
        assertThat(bench.logUntil(1000)).containsExactly("waiting@4", "woken@11", "running@19");
    }

    @Test
    void aFasterMachineTakesLess() {
        bench.servers.add(new ServersSpec("fast", 1, Discipline.FCFS, false, true, Integer.MAX_VALUE, 0, 0, 0, new Ratio(2, 5)));
        bench.process("p", 0, 0).compute(25).stamp("p");

        assertThat(bench.logUntil(1000)).containsExactly("p@10");
    }

    @Test
    void theOrderOfDispatchesIsKeptAndWhoIsDisplacedBeforeItRanWasNotDispatched() {
        int machine = bench.machine(Discipline.LCFS, true, 0, 0, 0);
        Behaviour a = bench.process("a", machine, 0);
        Behaviour b = bench.process("b", machine, 0);
        Behaviour c = bench.process("c", machine, 0);
        int toB = bench.connect(a, b, Workbench.Rules.PLAIN, new int[0], new int[0]);
        int toC = bench.connect(a, c, Workbench.Rules.PLAIN, new int[0], new int[0]);
        a.sleep(10).send(toB, 8, "m").send(toC, 8, "m").compute(5).stamp("a");
        b.receive("m").compute(1).stamp("b");
        c.receive("m").compute(1).stamp("c");
        Simulation s = bench.simulation();
        s.servers(machine).keepSchedule();
        s.run(1000, Long.MAX_VALUE, null);

        assertThat(bench.log()).containsExactly("c@11", "b@12", "a@17");
        assertThat(s.servers(machine).schedule()).containsExactly(2, 1, 0, 0, 2, 1, 0);
    }

    @Test
    void whatWasInterruptedIsAccountedAsPreemptedAndTheRestAsRunning() {
        int machine = bench.machine(Discipline.PRIORITY, true, 0, 0, 0);
        bench.process("slow", machine, 0).compute(10);
        bench.process("quick", machine, 1).sleep(4).compute(3);
        Simulation s = bench.simulation();
        s.run(1000, Long.MAX_VALUE, null);

        assertThat(bench.spent(s, "slow.run")).isEqualTo(10);
        assertThat(bench.spent(s, "slow.preempted")).isEqualTo(3);
        assertThat(bench.spent(s, "quick.run")).isEqualTo(3);
        assertThat(bench.spent(s, "quick.ready")).isZero();
    }
}
