package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Locks, branches and jobs. */
final class TogetherTest {

    private final Workbench bench = new Workbench();

    @Test
    void aLockGoesToThoseWhoWaitInTheOrderOfAsking() {
        bench.locks.add(new FlatProgram.LockSpec(1, 0, -1));
        for (int i = 0; i < 3; i++) {
            Behaviour p = bench.process("p" + i);
            p.sleep(10 - i).lock(0, () -> p.sleep(5)).stamp("p" + i);
        }

        assertThat(bench.logUntil(1000)).containsExactly("p2@13", "p1@18", "p0@23");
    }

    @Test
    void aLockWithTwoHoldersLetsTwoIn() {
        bench.locks.add(new FlatProgram.LockSpec(2, 0, -1));
        for (int i = 0; i < 3; i++) {
            Behaviour p = bench.process("p" + i);
            p.lock(0, () -> p.sleep(5)).stamp("p" + i);
        }

        assertThat(bench.logUntil(1000)).containsExactly("p0@5", "p1@5", "p2@10");
    }

    @Test
    void waitingForALockIsAccountedFor() {
        bench.locks.add(new FlatProgram.LockSpec(1, 0, -1));
        Behaviour p = bench.process("p");
        p.lock(0, () -> p.sleep(5));
        Behaviour q = bench.process("q");
        q.sleep(2).lock(0, () -> q.sleep(1));
        Simulation s = bench.simulation();
        s.run(Workbench.FOREVER, Long.MAX_VALUE, null);

        assertThat(bench.spent(s, "q.lock")).isEqualTo(3);
    }

    @Test
    void aJoinWaitsForTheLastBranch() {
        Behaviour one = bench.pooled("one", -1).sleep(7).stamp("one");
        Behaviour two = bench.pooled("two", -1).sleep(3).stamp("two");
        bench.process("p").fork(one).fork(two).join().stamp("joined").sleep(1).stamp("on");

        assertThat(bench.logUntil(1000)).containsExactly("two@3", "one@7", "joined@7", "on@8");
    }

    @Test
    void branchesThatTakeNoTimeAreJoinedAtOnce() {
        Behaviour nothing = bench.pooled("nothing", -1);
        bench.process("p").sleep(2).fork(nothing).fork(nothing).join().stamp("joined");

        assertThat(bench.logUntil(1000)).containsExactly("joined@2");
    }

    @Test
    void branchesOfBranchesAreJoinedInside() {
        Behaviour leaf = bench.pooled("leaf", -1).sleep(5);
        Behaviour branch = bench.pooled("branch", -1).fork(leaf).fork(leaf).join().sleep(2);
        bench.process("p").fork(branch).fork(leaf).join().stamp("joined");

        assertThat(bench.logUntil(1000)).containsExactly("joined@7");
    }

    @Test
    void jobsThatFollowEachOtherUseTheSameFewPlaces() {
        Behaviour job = bench.pooled("job", -1).sleep(15).count("done");
        Behaviour source = bench.process("source");
        source.every(10, () -> source.spawn(job));
        Simulation s = bench.simulation();

        assertThat(s.run(Workbench.FOREVER, 10_000, new Recurrence(s, 1 << 16))).isEqualTo(Simulation.Outcome.RECURRED);
        assertThat(s.measures().period()).isEqualTo(10 * s.measures().counts(0));
    }

    @Test
    void aPeriodicLoopKeepsItsPaceAndALateRoundStartsAtOnce() {
        Behaviour p = bench.process("p");
        int[] round = {0};
        p.sleep(3).every(10, () -> p.stamp("round" + round[0]).sleep(4));
        Behaviour q = bench.process("q");
        q.repeat(1, () -> q.every(10, () -> q.stamp("late").sleep(25)));

        assertThat(bench.logUntil(55)).containsExactly("late@0", "round0@3", "round0@13", "round0@23", "late@25", "round0@33", "round0@43",
                "late@50", "round0@53");
    }
}
