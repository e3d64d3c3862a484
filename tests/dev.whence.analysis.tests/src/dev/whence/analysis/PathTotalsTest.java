package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.PathTotals.Node;
import dev.whence.kernel.Chain;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a chain sums to, nested in the holds that it was passed within. */
final class PathTotalsTest {

    private static final int WORK = 1;
    private static final int TIMER = 2;
    private static final int NAGLE = 3;
    private static final int LOCK = 4;

    private static Node totals(Chain chain, long from) {
        PathTotals totals = new PathTotals();
        totals.add(chain.path(), chain.tip(), from);
        return totals.root;
    }

    private static Node hold(Node node, int cell) {
        return node.children.get((long) cell * 2 + 1);
    }

    private static long units(Node node, int cell) {
        return node.children.get((long) cell * 2).units;
    }

    @Test
    void withoutHoldsTheLeavesSumToTheRoot() {
        Node root = totals(new Chain().leaf(10, WORK).leaf(15, TIMER).leaf(18, WORK), Long.MIN_VALUE);

        assertThat(root.units).isEqualTo(18);
        assertThat(units(root, WORK)).isEqualTo(13);
        assertThat(units(root, TIMER)).isEqualTo(5);
    }

    @Test
    void aChainIsClippedWhereItsSpanBegan() {
        Node root = totals(new Chain().leaf(10, WORK).leaf(15, TIMER), 4);

        assertThat(root.units).isEqualTo(11);
        assertThat(units(root, WORK)).isEqualTo(6);
    }

    @Test
    void aSegmentIsCutWhereAHoldBegan() {
        Node root = totals(new Chain().leaf(200, TIMER).held(200, NAGLE, 30).leaf(205, WORK), Long.MIN_VALUE);

        assertThat(hold(root, NAGLE).units).isEqualTo(170);
        assertThat(units(hold(root, NAGLE), TIMER)).isEqualTo(170);
        assertThat(units(root, TIMER)).isEqualTo(30);
        assertThat(units(root, WORK)).isEqualTo(5);
    }

    /** One has worked until 30 and waits; another has worked from 5 on, and lets it have the lock at 50. */
    private static Chain waiting() {
        Chain chain = new Chain().leaf(30, WORK);
        int own = chain.tip();
        return chain.other().leaf(5, NAGLE).leaf(50, TIMER).waited(50, LOCK, 30, own).leaf(60, WORK);
    }

    @Test
    void whatMadeItEndIsAllThatTheOtherDid() {
        Node root = totals(waiting(), Long.MIN_VALUE);

        assertThat(units(root, WORK)).isEqualTo(10);
        assertThat(units(root, TIMER)).isEqualTo(25);
        assertThat(units(root, NAGLE)).isEqualTo(5);
        assertThat(units(hold(root, LOCK), TIMER)).isEqualTo(20);
        assertThat(root.units).isEqualTo(60);
    }

    @Test
    void whatHappenedToItIsItsOwnWorkAndWhatTheOtherDidMeanwhile() {
        Chain chain = waiting();
        PathTotals totals = new PathTotals();
        totals.addOwn(chain.path(), chain.tip(), 10);

        assertThat(units(totals.root, WORK)).isEqualTo(30);
        assertThat(totals.root.children).hasSize(2);
        assertThat(units(hold(totals.root, LOCK), TIMER)).isEqualTo(20);
        assertThat(totals.root.units).isEqualTo(50);
    }

    @Test
    void whoWasDisplacedGoesOnWithItsOwnPast() {
        Chain chain = new Chain().leaf(30, WORK);
        int own = chain.tip();
        chain.other().leaf(5, NAGLE).leaf(50, TIMER).displaced(50, LOCK, 30, own).leaf(60, WORK);
        Node root = totals(chain, Long.MIN_VALUE);

        assertThat(units(root, WORK)).isEqualTo(40);
        assertThat(units(hold(root, LOCK), TIMER)).isEqualTo(20);
        assertThat(root.units).isEqualTo(60);
    }

    @Test
    void whoWasDisplacedAThousandTimesOverDoesNotMatter() {
        Chain chain = new Chain().leaf(1, WORK);
        int[] owns = new int[1000];
        for (int i = 0; i < owns.length; i++) {
            owns[i] = chain.tip();
            chain.other().leaf(i + 2, TIMER);
        }
        for (int i = owns.length - 1; i >= 0; i--) {
            chain.displaced(1000 + owns.length - i, LOCK, i + 1, owns[i]).leaf(1001 + owns.length - i, WORK);
        }

        assertThat(totals(chain, Long.MIN_VALUE).units).isEqualTo(chain.path().time(chain.tip()));
    }

    @Test
    void aHoldWithinAHoldIsNested() {
        // since 10 for the segment; at 60 the other side had waited for a lock since 40
        Node root = totals(new Chain().leaf(60, WORK).held(60, LOCK, 40).leaf(100, TIMER).held(100, NAGLE, 10), Long.MIN_VALUE);

        assertThat(hold(root, NAGLE).units).isEqualTo(90);
        assertThat(units(hold(root, NAGLE), TIMER)).isEqualTo(40);
        assertThat(hold(hold(root, NAGLE), LOCK).units).isEqualTo(20);
        assertThat(units(hold(root, NAGLE), WORK)).isEqualTo(30);
        assertThat(units(root, WORK)).isEqualTo(10);
    }

    @Test
    void whatWasHeldLongerThanItsHolderGoesOnAlone() {
        // the segment was held since 50, what freed it had waited for a lock since 20
        Node root = totals(new Chain().leaf(60, WORK).held(60, LOCK, 20).leaf(100, TIMER).held(100, NAGLE, 50), Long.MIN_VALUE);

        assertThat(hold(root, NAGLE).units).isEqualTo(50);
        assertThat(hold(hold(root, NAGLE), LOCK).units).isEqualTo(10);
        assertThat(hold(root, LOCK).units).isEqualTo(30);
        assertThat(units(root, WORK)).isEqualTo(20);
        assertThat(root.units).isEqualTo(100);
    }

    @Test
    void holdsForTheSameReasonAreOne() {
        Node root = totals(new Chain().leaf(60, WORK).held(60, LOCK, 5).leaf(100, WORK).held(100, LOCK, 50), Long.MIN_VALUE);

        assertThat(hold(root, LOCK).units).isEqualTo(95);
        assertThat(hold(root, LOCK).children).hasSize(1);
        assertThat(units(root, WORK)).isEqualTo(5);
    }

    @Test
    void aQueueInWhichEverybodyWaitsForEverybodyIsGoneThroughOnce() {
        Chain chain = new Chain();
        for (int i = 1; i <= 100_000; i++) {
            chain.leaf(10L * i, WORK).held(10L * i, LOCK, 5L * i);
        }
        Node root = totals(chain, Long.MIN_VALUE);

        assertThat(root.units).isEqualTo(1_000_000);
        assertThat(hold(root, LOCK).units + units(root, WORK)).isEqualTo(1_000_000);
    }

    @Test
    void whateverTheHoldsNothingIsLostOrCountedTwice() {
        Random random = new Random(1);
        for (int trial = 0; trial < 500; trial++) {
            Chain chain = new Chain();
            long at = 0;
            for (int i = 0; i < 40; i++) {
                at += random.nextInt(20);
                chain.leaf(at, random.nextInt(3));
                if (random.nextBoolean()) {
                    chain.held(at, 3 + random.nextInt(3), (long) (at * random.nextDouble()));
                }
            }
            long from = random.nextBoolean() ? Long.MIN_VALUE : at / 3;
            Node root = totals(chain, from);

            assertThat(root.units).isEqualTo(from < 0 ? at : at - from);
            assertSums(root);
        }
    }

    private static void assertSums(Node node) {
        if (!node.children.isEmpty()) {
            assertThat(node.children.values().stream().mapToLong(n -> n.units).sum()).isEqualTo(node.units);
        }
        node.children.values().forEach(PathTotalsTest::assertSums);
    }
}
