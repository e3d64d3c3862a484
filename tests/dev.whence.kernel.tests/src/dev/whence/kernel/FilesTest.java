package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.kernel.FlatProgram.Queue;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which blocks a read or write needs; a request takes 10. */
final class FilesTest {

    private static final int BLOCK = 100;

    private final Workbench bench = new Workbench();

    private int file(long size, int readahead, int writebehind) {
        return bench.file(bench.serviceDisk(10, Queue.FCFS), size, BLOCK, BLOCK, 0, readahead, writebehind);
    }

    @Test
    void aReadThatLiesInTheLastBlockCostsNoDisk() {
        int f = file(Long.MAX_VALUE, 0, 0);
        bench.process("p").read(f, 40).stamp("a").read(f, 40).stamp("b").read(f, 40).stamp("c");

        assertThat(bench.logUntil(1000)).containsExactly("a@10", "b@10", "c@20");
    }

    @Test
    void aLargeReadTakesItsBlocksOneAfterTheOther() {
        int f = file(Long.MAX_VALUE, 0, 0);
        bench.process("p").read(f, 350).stamp("p");

        assertThat(bench.logUntil(1000)).containsExactly("p@40");
    }

    @Test
    void theNextBlockIsAskedForWhileThisOneIsWorkedOn() {
        int f = file(Long.MAX_VALUE, 1, 0);
        int machine = bench.machine(FlatProgram.Discipline.FCFS, false, 0, 0, 0);
        Behaviour p = bench.process("p", machine, 0);
        p.repeat(4, () -> p.read(f, BLOCK).stamp("read").compute(8));

        assertThat(bench.logUntil(1000)).containsExactly("read@10", "read@20", "read@30", "read@40");
    }

    @Test
    void whatIsReadAheadIsThereAtOnceAfterALongPause() {
        int f = file(Long.MAX_VALUE, 2, 0);
        bench.process("p").read(f, BLOCK).stamp("0").sleep(100).read(f, BLOCK).stamp("1").read(f, BLOCK).stamp("2").read(f, BLOCK).stamp("3");

        assertThat(bench.logUntil(1000)).containsExactly("0@10", "1@110", "2@110", "3@120");
    }

    @Test
    void afterTheLastBlockComesTheFirstAgain() {
        int f = file(3 * BLOCK, 0, 0);
        Behaviour p = bench.process("p");
        p.forever(() -> p.read(f, BLOCK).count("blocks"));
        Simulation s = bench.simulation();

        assertThat(s.run(Workbench.FOREVER, 10_000, new Recurrence(s, 1 << 16))).isEqualTo(Simulation.Outcome.RECURRED);
        assertThat(s.measures().period()).isEqualTo(10L * s.measures().counts(0));
    }

    @Test
    void aReadAtRandomWaitsForItsOwnBlockNotForWhatWasAskedForAhead() {
        int f = file(1000 * BLOCK, 1, 0);
        bench.streams.add(5L);
        Behaviour p = bench.process("p");
        p.repeat(100, () -> p.readAtRandom(f, BLOCK, 0)).stamp("p");

        // each waits for the block that was asked for ahead of it, then for its own
        assertThat(bench.logUntil(10_000)).containsExactly("p@1990");
    }

    @Test
    void aBlockThatComesBeforeTheOneWantedDoesNotPassForIt() {
        int disk = bench.serviceDisk(10, Queue.SSTF);
        int other = bench.file(disk, Long.MAX_VALUE, 0, 0, 2100, 0, 0);
        int f = bench.file(disk, Long.MAX_VALUE, BLOCK, 1000, 0, 2, 0);
        bench.process("q").read(other, 1).stamp("q");
        // the arm is beyond block 2 when all three are asked for, so they come in the order 2, 1, 0
        bench.process("p").read(f, BLOCK).stamp("0").read(f, BLOCK).stamp("1").read(f, BLOCK).stamp("2");

        assertThat(bench.logUntil(1000)).containsExactly("q@10", "0@40", "1@40", "2@40");
    }

    @Test
    void eachReaderHasItsOwnPlaceInAFile() {
        int f = file(Long.MAX_VALUE, 0, 0);
        bench.process("p").read(f, BLOCK).read(f, BLOCK).stamp("p");
        bench.process("q").read(f, BLOCK).stamp("q");

        assertThat(bench.logUntil(1000)).containsExactly("q@20", "p@30");
    }

    private List<String> written(int writebehind) {
        int f = file(Long.MAX_VALUE, 0, writebehind);
        bench.process("p").write(f, BLOCK).stamp("0").write(f, BLOCK).stamp("1").write(f, BLOCK).stamp("2").sync(f).stamp("synced");
        return bench.logUntil(1000);
    }

    @Test
    void aWriterWaitsForEachWrite() {
        assertThat(written(0)).containsExactly("0@10", "1@20", "2@30", "synced@30");
    }

    @Test
    void aWriterRunsAheadByAsMuchAsItMayLeaveBehind() {
        assertThat(written(2)).containsExactly("0@0", "1@0", "2@10", "synced@30");
    }

    @Test
    void aBlockIsWrittenWhenItIsFull() {
        int f = file(Long.MAX_VALUE, 0, 0);
        bench.process("p").write(f, 40).stamp("a").write(f, 40).stamp("b").write(f, 40).stamp("c");

        assertThat(bench.logUntil(1000)).containsExactly("a@0", "b@0", "c@10");
    }

    @Test
    void nothingIsReadInNoTime() {
        int f = file(Long.MAX_VALUE, 0, 0);
        bench.process("p").read(f, 0).stamp("read").write(f, 0).stamp("written");

        assertThat(bench.logUntil(1000)).containsExactly("read@0", "written@0");
    }
}
