package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.kernel.Workbench.Rules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When what arrives over links, worked out by hand; a bit takes 1. */
final class LinkTest {

    private static final Ratio ONE = new Ratio(1, 1);
    private static final Ratio TWO = new Ratio(2, 1);

    private final Workbench bench = new Workbench();
    private final Behaviour sender = bench.process("sender");
    private final Behaviour receiver = bench.process("receiver");

    private List<String> sent(int[] route, long... sizes) {
        int flow = bench.connect(sender, receiver, Rules.PLAIN, route, new int[0]);
        for (int i = 0; i < sizes.length; i++) {
            sender.send(flow, sizes[i], "m" + i);
            receiver.receive(null).stamp("m");
        }
        return bench.logUntil(100_000);
    }

    @Test
    void everyPacketCarriesTheOverheadTheShortOneToo() {
        int wire = bench.link(ONE, 0, 100, 10, Integer.MAX_VALUE);

        assertThat(sent(new int[] {wire}, 250)).containsExactly("m@280");
    }

    @Test
    void anEmptyMessageCarriesNothing() {
        int wire = bench.link(ONE, 7, 100, 10, Integer.MAX_VALUE);

        assertThat(sent(new int[] {wire}, 0)).containsExactly("m@7");
    }

    @Test
    void messagesFollowEachOtherWhileTheFirstIsStillOnItsWay() {
        int wire = bench.link(ONE, 1000, Long.MAX_VALUE, 0, Integer.MAX_VALUE);

        assertThat(sent(new int[] {wire}, 100, 50, 200)).containsExactly("m@1100", "m@1150", "m@1350");
    }

    @Test
    void packetsOfOneMessagePipelineAlongAChain() {
        int first = bench.link(ONE, 0, 100, 0, Integer.MAX_VALUE);
        int second = bench.link(TWO, 0, 100, 0, Integer.MAX_VALUE);

        // the packets leave the first link at 100, 200, 250; the second takes 200, 200, 100
        assertThat(sent(new int[] {first, second}, 250)).containsExactly("m@600");
    }

    @Test
    void eachLinkAddsItsOwnDelay() {
        int first = bench.link(ONE, 10, 100, 0, Integer.MAX_VALUE);
        int second = bench.link(TWO, 20, 100, 0, Integer.MAX_VALUE);
        int third = bench.link(ONE, 40, 100, 0, Integer.MAX_VALUE);

        // the last packet leaves the second link at 10 + 600, comes at 630 to the third, which the ones before have left
        assertThat(sent(new int[] {first, second, third}, 250)).containsExactly("m@720");
    }

    @Test
    void theSlowestLinkOfAChainDecidesTheRate() {
        int first = bench.link(ONE, 0, 100, 0, Integer.MAX_VALUE);
        int second = bench.link(TWO, 0, 100, 0, Integer.MAX_VALUE);

        assertThat(sent(new int[] {first, second}, 100, 100, 100)).containsExactly("m@300", "m@500", "m@700");
    }

    @Test
    void aLinkWithoutBandwidthLimitOnlyDelays() {
        int wire = bench.link(null, 30, Long.MAX_VALUE, 0, Integer.MAX_VALUE);

        assertThat(sent(new int[] {wire}, 1_000_000, 1)).containsExactly("m@30", "m@30");
    }

    /** Three messages at once, the middle one of which finds no place behind the first. */
    private void sendThree(int... route) {
        int flow = bench.connect(sender, receiver, Rules.PLAIN, route, new int[0]);
        sender.send(flow, 100, "first").send(flow, 100, "second").sleep(500).send(flow, 100, "third");
    }

    @Test
    void whatFindsNoRoomInTheQueueIsLostAndNothingElse() {
        sendThree(bench.link(ONE, 10, Long.MAX_VALUE, 0, 0));
        receiver.receive("first").stamp("first").receive(null).stamp("next");
        Simulation s = bench.simulation();
        s.run(100_000, Long.MAX_VALUE, null);

        assertThat(bench.log()).containsExactly("first@110", "next@610");
        assertThat(s.links[0].lost).isEqualTo(1);
        assertThat(s.delivered(0)).isEqualTo(2);
    }

    @Test
    void theSurvivorsKeepTheirNames() {
        sendThree(bench.link(ONE, 10, Long.MAX_VALUE, 0, 0));
        receiver.receive("first").stamp("first").receive("third").stamp("third");

        assertThat(bench.logUntil(100_000)).containsExactly("first@110", "third@610");
    }

    @Test
    void aMessageOfWhichAPacketIsLostDoesNotArrive() {
        int first = bench.link(ONE, 0, 100, 0, Integer.MAX_VALUE);
        int narrow = bench.link(new Ratio(4, 1), 0, 100, 0, 1);
        int flow = bench.connect(sender, receiver, Rules.PLAIN, new int[] {first, narrow}, new int[0]);
        // packets come to the narrow link at 100, 200, 300, 400: it is sending the first, keeps the second, loses the others
        sender.send(flow, 400, "long").sleep(2000).send(flow, 100, "short");
        receiver.receive("short").stamp("short");
        Simulation s = bench.simulation();
        s.run(100_000, Long.MAX_VALUE, null);

        assertThat(bench.log()).containsExactly("short@2500");
        assertThat(s.delivered(flow)).isEqualTo(1);
        assertThat(s.links[narrow].lost).isEqualTo(2);
    }

    @Test
    void aHalfDuplexLinkCarriesOneWayAtATime() {
        int wire = bench.link(ONE, 0, Long.MAX_VALUE, 0, Integer.MAX_VALUE);
        int flow = bench.connect(sender, receiver, Rules.PLAIN, new int[] {wire}, new int[] {wire});
        sender.send(flow, 100, "there").receive("back").stamp("back");
        receiver.send(flow + 1, 100, "back").receive("there").stamp("there");

        assertThat(bench.logUntil(1000)).containsExactly("there@100", "back@200");
    }

    @Test
    void aDuplexLinkCarriesBothAtOnce() {
        int there = bench.link(ONE, 0, Long.MAX_VALUE, 0, Integer.MAX_VALUE);
        int back = bench.link(ONE, 0, Long.MAX_VALUE, 0, Integer.MAX_VALUE);
        int flow = bench.connect(sender, receiver, Rules.PLAIN, new int[] {there}, new int[] {back});
        sender.send(flow, 100, "there").receive("back").stamp("back");
        receiver.send(flow + 1, 100, "back").receive("there").stamp("there");

        assertThat(bench.logUntil(1000)).containsExactlyInAnyOrder("there@100", "back@100");
    }

    @Test
    void aLinkAccountsForItsSendingAndItsDelay() {
        int wire = bench.link(ONE, 30, 100, 10, Integer.MAX_VALUE);
        int flow = bench.connect(sender, receiver, Rules.PLAIN, new int[] {wire}, new int[0]);
        sender.send(flow, 250, "a").send(flow, 90, "b");
        receiver.receive("a").receive("b");
        Simulation s = bench.simulation();
        s.run(1000, Long.MAX_VALUE, null);

        assertThat(bench.spent(s, "link0.sending")).isEqualTo(280 + 100);
        assertThat(bench.spent(s, "link0.latency")).isEqualTo(60);
        assertThat(s.delays(flow)).isEqualTo(310 + 410);
    }
}
