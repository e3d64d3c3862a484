package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.kernel.FlatProgram.DiskSpec;
import dev.whence.kernel.FlatProgram.Duration;
import dev.whence.kernel.FlatProgram.Queue;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A turn takes 1,000, a track holds 8,000 bits; a block of 800 passes in 100. */
final class DiskTest {

    private static final int TURN = 1000;
    private static final int TRACK = 8000;
    private static final int BLOCK = 800;

    private final Workbench bench = new Workbench();

    private int file(int disk) {
        return bench.file(disk, Long.MAX_VALUE, BLOCK, BLOCK, 0, 0, 0);
    }

    private int disk(long setup, long lead) {
        return bench.disk(TURN, TRACK, setup, lead, 0, 0, 0, Queue.FCFS);
    }

    @Test
    void theAngleIsThatOfAbsoluteTime() {
        int f = file(disk(50, 0));
        bench.process("p").sleep(130).read(f, BLOCK).stamp("p");
        Simulation s = bench.simulation();
        s.run(Workbench.FOREVER, Long.MAX_VALUE, null);

        assertThat(bench.log()).containsExactly("p@1100");
        assertThat(bench.spent(s, "p.setup")).isEqualTo(50);
        assertThat(bench.spent(s, "p.rotation")).isEqualTo(820);
        assertThat(bench.spent(s, "p.transfer")).isEqualTo(100);
        assertThat(bench.spent(s, "p.read")).isEqualTo(970);
    }

    @Test
    void aBlockWhoseSectorPassesJustWhenTheDiskIsReadyIsCaught() {
        int f = file(disk(0, 0));
        bench.process("p").read(f, BLOCK).stamp("0").read(f, BLOCK).stamp("1").sleep(900).read(f, BLOCK).stamp("2");

        // 200 has passed at 1,100: the third block, at angle 200, is just coming at 1,200 after 900 of sleep: at 1,100 + 100
        assertThat(bench.logUntil(5000)).containsExactly("0@100", "1@200", "2@1300");
    }

    @Test
    void aUnitTooLateCostsATurn() {
        int f = file(disk(1, 0));
        bench.process("p").read(f, BLOCK).stamp("0").read(f, BLOCK).stamp("1");

        assertThat(bench.logUntil(9000)).containsExactly("0@1100", "1@2200");
    }

    @Test
    void theHeadIsWantedEarlierByTheLead() {
        int f = file(disk(0, 20));
        bench.process("p").sleep(980).read(f, BLOCK).stamp("0").read(f, BLOCK).stamp("1");

        assertThat(bench.logUntil(9000)).containsExactly("0@1100", "1@2200");
    }

    @Test
    void thePathSaysByHowMuchASlotWasMissedAndHowMuchLaterWouldDo() {
        int f = file(disk(50, 0));
        bench.process("p").read(f, BLOCK).read(f, BLOCK).count("done");
        Simulation s = bench.simulation();
        Path path = new Path(1000);
        s.record(path);
        s.run(Workbench.FOREVER, Long.MAX_VALUE, null);
        int transfer = path.parent(s.measures().counterTip(0));
        int rotation = path.parent(transfer);

        assertThat(path.time(transfer)).isEqualTo(2200);
        assertThat(path.time(rotation)).isEqualTo(2100);
        assertThat(path.missedBy(rotation)).isEqualTo(50);
        assertThat(path.slack(rotation)).isEqualTo(950);
    }

    @Test
    void noSlotIsMissedThatHadPassedBeforeTheRequestWasThere() {
        int f = file(disk(50, 0));
        bench.process("p").sleep(130).read(f, BLOCK).count("done");
        Simulation s = bench.simulation();
        Path path = new Path(1000);
        s.record(path);
        s.run(Workbench.FOREVER, Long.MAX_VALUE, null);

        assertThat(path.missedBy(path.parent(s.measures().counterTip(0)))).isNegative();
    }

    private List<String> twoTracks(long headSwitch, long skew) {
        int d = bench.disk(TURN, TRACK, 0, 0, 0, headSwitch, skew, Queue.FCFS);
        int f = bench.file(d, Long.MAX_VALUE, 0, 0, 0, 0, 0);
        bench.process("p").read(f, 2 * TRACK).stamp("p");
        return bench.logUntil(9000);
    }

    @Test
    void withoutHeadSwitchATrackFollowsTheOtherAtOnce() {
        assertThat(twoTracks(0, 0)).containsExactly("p@2000");
    }

    @Test
    void aHeadSwitchWithoutSkewCostsATurn() {
        assertThat(twoTracks(30, 0)).containsExactly("p@3000");
    }

    @Test
    void skewHidesTheHeadSwitch() {
        assertThat(twoTracks(30, 400)).containsExactly("p@2050");
    }

    @Test
    void anotherCylinderCostsASeek() {
        int d = bench.disk(TURN, TRACK, 0, 0, 40, 0, 0, Queue.FCFS);
        int near = bench.file(d, Long.MAX_VALUE, BLOCK, BLOCK, 0, 0, 0);
        int far = bench.file(d, Long.MAX_VALUE, BLOCK, BLOCK, 80 * TRACK, 0, 0);
        bench.process("p").read(near, BLOCK).read(near, BLOCK).stamp("near").read(far, BLOCK).stamp("far");
        Simulation s = bench.simulation();
        s.run(9000, Long.MAX_VALUE, null);

        assertThat(bench.log()).containsExactly("near@200", "far@1100");
        assertThat(bench.spent(s, "p.seek")).isEqualTo(40);
    }

    /** Reads a block, then one so many tracks further; how long the arm and the heads took for that. */
    private List<Long> moved(int tracks, int heads, SeekCurve curve) {
        bench.disks.add(new DiskSpec("d", TURN, TRACK, Duration.ZERO, 0, heads, 0, Workbench.constant(7), 0, null, Workbench.constant(40), curve,
                null, Queue.FCFS));
        int near = bench.file(0, Long.MAX_VALUE, BLOCK, BLOCK, 0, 0, 0);
        int far = bench.file(0, Long.MAX_VALUE, BLOCK, BLOCK, (long) tracks * TRACK, 0, 0);
        bench.process("p").read(near, BLOCK).read(far, BLOCK);
        Simulation s = bench.simulation();
        s.run(9000, Long.MAX_VALUE, null);
        return List.of(bench.spent(s, "p.seek"), bench.spent(s, "p.head_switch"));
    }

    @Test
    void anotherPlaceOnTheTrackCostsNeitherSeekNorHeadSwitch() {
        assertThat(moved(0, 4, null)).containsExactly(0L, 0L);
    }

    @Test
    void anotherTrackOfTheCylinderCostsAHeadSwitch() {
        assertThat(moved(3, 4, null)).containsExactly(0L, 7L);
    }

    @Test
    void anotherCylinderCostsASeekAndNoHeadSwitch() {
        assertThat(moved(5, 4, null)).containsExactly(40L, 0L);
    }

    @Test
    void withOneHeadEveryTrackIsACylinder() {
        assertThat(moved(1, 1, null)).containsExactly(40L, 0L);
    }

    @Test
    void aSeekTakesLongerTheFartherAsTheCurveSays() {
        assertThat(moved(2, 2, new SeekCurve(10, 100, 16))).containsExactly(10L, 0L);
    }

    @Test
    void aQuarterOfTheStrokeTakesAThirdOfTheDifference() {
        // √4 − 1 over √16 − 1
        assertThat(moved(8, 2, new SeekCurve(10, 100, 16))).containsExactly(40L, 0L);
    }

    @Test
    void theFullStrokeTakesTheCurvesEnd() {
        assertThat(moved(32, 2, new SeekCurve(10, 100, 16))).containsExactly(100L, 0L);
    }

    @Test
    void behindTheLastCylinderComesTheFirst() {
        bench.disks.add(new DiskSpec("d", TURN, TRACK, Duration.ZERO, 0, 2, 3, Duration.ZERO, 0, null, Workbench.constant(40), null, null,
                Queue.FCFS));
        int first = bench.file(0, Long.MAX_VALUE, BLOCK, BLOCK, 0, 0, 0);
        int again = bench.file(0, Long.MAX_VALUE, BLOCK, BLOCK, 6L * TRACK, 0, 0);
        bench.process("p").read(first, BLOCK).read(again, BLOCK);
        Simulation s = bench.simulation();
        s.run(9000, Long.MAX_VALUE, null);

        assertThat(bench.spent(s, "p.seek")).isZero();
    }

    @Test
    void whatLiesInTheSameCylinderIsServedFirst() {
        int d = bench.disk(TURN, TRACK, 0, 0, 40, 0, 0, Queue.SSTF);
        int[] tracks = {4, 6, 5, 4};
        for (int i = 0; i < tracks.length; i++) {
            int f = bench.file(d, Long.MAX_VALUE, BLOCK, BLOCK, (long) tracks[i] * TRACK, 0, 0);
            bench.process("p" + i).read(f, BLOCK).stamp("track " + tracks[i] + " of " + i);
        }

        assertThat(bench.logUntil(9000)).extracting(line -> line.substring(0, line.indexOf('@')))
                .containsExactly("track 4 of 0", "track 5 of 2", "track 4 of 3", "track 6 of 1");
    }

    /** The first is under way at 500; four wait, at 100, 900, 550 and 450. */
    private List<String> order(Queue queue) {
        int d = bench.serviceDisk(10, queue);
        long[] places = {500, 100, 900, 550, 450};
        for (int i = 0; i < places.length; i++) {
            int f = bench.file(d, Long.MAX_VALUE, 0, 0, places[i], 0, 0);
            bench.process("p" + i).read(f, 10).stamp("" + places[i]);
        }
        return bench.logUntil(1000);
    }

    @Test
    void requestsAreServedAsTheyCome() {
        assertThat(order(Queue.FCFS)).containsExactly("500@10", "100@20", "900@30", "550@40", "450@50");
    }

    @Test
    void theNearestIsServedFirst() {
        assertThat(order(Queue.SSTF)).containsExactly("500@10", "550@20", "450@30", "100@40", "900@50");
    }

    @Test
    void theArmSweepsUpAndThenDown() {
        assertThat(order(Queue.SCAN)).containsExactly("500@10", "550@20", "900@30", "450@40", "100@50");
    }

    @Test
    void theArmSweepsUpAndBeginsAgainAtTheLowest() {
        assertThat(order(Queue.CLOOK)).containsExactly("500@10", "550@20", "900@30", "100@40", "450@50");
    }

    @Test
    void aSimpleDiskTransfersAtItsBandwidth() {
        bench.disks.add(new DiskSpec("d", 0, 0, Workbench.constant(3), 0, 1, 0, Duration.ZERO, 0, new Ratio(1, 8), Workbench.constant(5), null,
                null, Queue.FCFS));
        int f = bench.file(0, Long.MAX_VALUE, 0, 0, 4000, 0, 0);
        bench.process("p").read(f, 800).stamp("0").read(f, 80).stamp("1");

        assertThat(bench.logUntil(1000)).containsExactly("0@108", "1@121");
    }

    @Test
    void oneRequestIsServedAfterTheOther() {
        bench.disks.add(new DiskSpec("d", 0, 0, Duration.ZERO, 0, 1, 0, Duration.ZERO, 0, null, Duration.ZERO, null, Workbench.constant(7),
                Queue.FCFS));
        int f = bench.file(0, Long.MAX_VALUE, 0, 0, 0, 0, 0);
        for (int i = 0; i < 3; i++) {
            bench.process("p" + i).read(f, 8).stamp("p" + i);
        }

        assertThat(bench.logUntil(1000)).containsExactly("p0@7", "p1@14", "p2@21");
    }
}
