package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.kernel.FlatProgram.Discipline;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SharedServersTest {

    private final Workbench bench = new Workbench();

    private int station(int servers) {
        return bench.station(Discipline.SHARED, false, servers, Integer.MAX_VALUE);
    }

    @Test
    void equalJobsEndTogether() {
        int station = station(1);
        for (int i = 0; i < 3; i++) {
            bench.process("p" + i).use(station, 10).stamp("p" + i);
        }

        assertThat(bench.logUntil(1000)).containsExactlyInAnyOrder("p0@30", "p1@30", "p2@30");
    }

    @Test
    void shortJobsEndFirstAndTheLastWhenAllWorkIsDone() {
        int station = station(1);
        bench.process("a").use(station, 10).stamp("a");
        bench.process("b").use(station, 7).stamp("b");
        bench.process("c").use(station, 5).stamp("c");

        // 5 each until 15; 2 each until 19; 3 alone
        assertThat(bench.logUntil(1000)).containsExactly("c@15", "b@19", "a@22");
    }

    @Test
    void asManyAsThereAreServersDoNotShare() {
        int station = station(2);
        bench.process("a").use(station, 10).stamp("a");
        bench.process("b").use(station, 10).stamp("b");
        bench.process("c").sleep(4).use(station, 6).stamp("c");

        // alone until 4; three share two from there: 6 each takes 9
        assertThat(bench.logUntil(1000)).containsExactlyInAnyOrder("a@13", "b@13", "c@13");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void notAUnitOfWorkIsLostOrMadeHoweverOddTheShares(int seed) {
        Random random = new Random(seed);
        int station = station(1);
        long total = 0;
        for (int i = 0; i < 13; i++) {
            long work = 1 + random.nextInt(1_000_003);
            total += work;
            bench.process("p" + i).sleep(random.nextInt(1000)).use(station, work).stamp("p" + i);
        }
        bench.process("begin").use(station, 1000);
        Simulation s = bench.simulation();
        s.run(Workbench.FOREVER, Long.MAX_VALUE, null);

        assertThat(s.now()).isEqualTo(total + 1000);
        assertThat(s.servers(station).completions()).isEqualTo(14);
        assertThat(bench.log()).hasSize(13);
    }

    @Test
    void aJobsTimeIsItsOwnWorkAndWhatItSharedWithOthers() {
        int station = station(1);
        bench.process("a").use(station, 10);
        bench.process("b").use(station, 4);
        Simulation s = bench.simulation();
        s.run(Workbench.FOREVER, Long.MAX_VALUE, null);

        assertThat(bench.spent(s, "a.service")).isEqualTo(10);
        assertThat(bench.spent(s, "a.queue")).isEqualTo(4);
        assertThat(bench.spent(s, "b.service")).isEqualTo(4);
        assertThat(bench.spent(s, "b.queue")).isEqualTo(4);
    }

    @Test
    void processesOnASharedMachineComputeAtOnce() {
        int machine = bench.machine(Discipline.SHARED, false, 0, 0, 0);
        bench.process("a", machine, 0).compute(10).stamp("a").sleep(5).compute(1).stamp("late");
        bench.process("b", machine, 0).compute(10).stamp("b").compute(20).stamp("more");

        assertThat(bench.logUntil(1000)).containsExactly("a@20", "b@20", "late@27", "more@41");
    }
}
