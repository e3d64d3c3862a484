package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.kernel.Workbench.Rules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When the window lets what through; a bit takes 1, the way 10 in either direction. */
final class WindowFlowTest {

    private static final int ALL = Integer.MAX_VALUE;

    private final Workbench bench = new Workbench();
    private final Behaviour sender = bench.process("sender");
    private final Behaviour receiver = bench.process("receiver");
    private final int there = bench.link(new Ratio(1, 1), 10, Long.MAX_VALUE, 0, ALL);
    private final int back = bench.link(new Ratio(1, 1), 10, Long.MAX_VALUE, 0, ALL);

    private int connect(Rules rules) {
        return bench.connect(sender, receiver, rules, new int[] {there}, new int[] {back});
    }

    /** Logs when each send returns and when each message comes. */
    private List<String> sent(Rules rules, long... sizes) {
        int flow = connect(rules);
        for (long size : sizes) {
            sender.send(flow, size, "m").stamp("sent");
            receiver.receive("m").stamp("got");
        }
        return bench.logUntil(100_000);
    }

    @Test
    void inLockstepTheNextMessageWaitsForTheAcknowledgementOfTheLast() {
        // 100 to send, 10 on the way, 20 to turn round, 10 back
        assertThat(sent(Rules.window(1, 20), 100, 100, 100)).containsExactly("sent@0", "got@110", "sent@140", "got@250", "sent@280", "got@390");
    }

    @Test
    void aWindowOfTwoHasTwoUnderWay() {
        assertThat(sent(Rules.window(2, 20), 100, 100, 100, 100)).containsExactly("sent@0", "sent@0", "got@110", "sent@140", "got@210",
                "sent@240", "got@310", "got@410");
    }

    @Test
    void aWindowThatIsWideEnoughKeepsTheLinkBusy() {
        assertThat(sent(Rules.window(9, 20), 100, 100, 100)).containsExactly("sent@0", "sent@0", "sent@0", "got@110", "got@210", "got@310");
    }

    @Test
    void aMessageIsCutIntoPiecesEachWithItsHeader() {
        Rules rules = new Rules(100, 20, Long.MAX_VALUE, false, 1, 0, 0, null);

        // pieces of 80, 80 and 40, with 20 each
        assertThat(sent(rules, 200)).containsExactly("sent@0", "got@270");
    }

    @Test
    void inLockstepEachPieceWaitsForTheLastOnesAcknowledgement() {
        Rules rules = new Rules(100, 20, 1, false, 1, 0, 0, null);

        // 100 + 10 + 10, again, then 60 + 10; the send returns when the last piece has gone
        assertThat(sent(rules, 200)).containsExactly("sent@240", "got@310");
    }

    @Test
    void severalPiecesShareAnAcknowledgementAndTheLastOfAMessageHasItsOwn() {
        Rules rules = new Rules(50, 0, 2, false, 2, 0, 0, null);

        // two go at 0, are there at 60 and 110, acknowledged at 120; two more; the fifth goes at 240
        assertThat(sent(rules, 230)).containsExactly("sent@240", "got@280");
    }

    @Test
    void aWindowInBitsCountsPayload() {
        Rules rules = new Rules(Long.MAX_VALUE, 20, 150, true, 1, 0, 0, null);

        // 100 + 50 fill it; the third waits for the first's acknowledgement at 120 + 10 + 10
        assertThat(sent(rules, 100, 50, 100)).containsExactly("sent@0", "sent@0", "got@130", "sent@140", "got@200", "got@320");
    }

    @Test
    void whatIsLargerThanTheWholeWindowGoesAlone() {
        Rules rules = new Rules(Long.MAX_VALUE, 0, 50, true, 1, 0, 0, null);

        assertThat(sent(rules, 100, 30)).containsExactly("sent@0", "got@110", "sent@120", "got@160");
    }

    @Test
    void anAcknowledgementWithASizeTakesItsPlaceOnTheWayBack() {
        Rules rules = new Rules(Long.MAX_VALUE, 0, 1, false, 1, 40, 0, null);

        assertThat(sent(rules, 100, 100)).containsExactly("sent@0", "got@110", "sent@160", "got@270");
    }

    @Test
    void twoSendersOfOneConnectionTakeTheirTurns() {
        Behaviour other = bench.process("other");
        int flow = connect(Rules.window(1, 0));
        sender.send(flow, 100, "a").stamp("a");
        other.sleep(5).send(flow, 100, "b").stamp("b");
        receiver.receive("a").receive("b").stamp("got");

        assertThat(bench.logUntil(1000)).containsExactly("a@0", "b@120", "got@230");
    }

    @Test
    void turningRoundAndWaitingForTheWindowAreAccountedFor() {
        int flow = connect(Rules.window(1, 20));
        sender.send(flow, 100, "m").send(flow, 100, "m");
        receiver.receive("m").receive("m");
        Simulation s = bench.simulation();
        s.run(Workbench.FOREVER, Long.MAX_VALUE, null);

        assertThat(bench.spent(s, "sender.window")).isEqualTo(140);
        assertThat(bench.spent(s, "flow0.turnaround")).isEqualTo(40);
    }

    @Test
    void withoutLinkOrLimitAMessageIsThereAtOnce() {
        int flow = bench.connect(sender, receiver, Rules.PLAIN, new int[0], new int[0]);
        sender.sleep(5).send(flow, 100, "m").stamp("sent");
        receiver.receive("m").stamp("got");

        assertThat(bench.logUntil(1000)).containsExactly("sent@5", "got@5");
    }

    @Test
    void theOldestMessageThatFitsIsTakenAndOthersWait() {
        int flow = bench.connect(sender, receiver, Rules.PLAIN, new int[0], new int[0]);
        sender.send(flow, 1, "a").send(flow, 1, "b").sleep(5).send(flow, 1, "a");
        receiver.receive("b").stamp("b").receive("a").stamp("a").receive("a").stamp("second a");

        assertThat(bench.logUntil(1000)).containsExactly("b@0", "a@0", "second a@5");
    }

    @Test
    void aReplyGoesToWhoeverSent() {
        Behaviour other = bench.process("other");
        int one = bench.connect(sender, receiver, Rules.PLAIN, new int[0], new int[0]);
        int two = bench.connect(other, receiver, Rules.PLAIN, new int[0], new int[0]);
        sender.send(one, 1, "ask").receive("answer").stamp("sender");
        other.send(two, 1, "ask").receive("answer").stamp("other");
        receiver.handle(() -> receiver.sleep(10).reply(1, "answer"));

        assertThat(bench.logUntil(1000)).containsExactly("sender@10", "other@20");
    }

    @Test
    void whoeverWaitsTakesTheFirstThatFitsOfWhatComesAtOneInstant() {
        int flow = bench.connect(sender, receiver, Rules.PLAIN, new int[0], new int[0]);
        sender.sleep(5).send(flow, 1, "a").send(flow, 1, "b").send(flow, 1, "b").send(flow, 1, "a");
        receiver.receive("b").stamp("b").sleep(1).receive(null).stamp("a").sleep(1).receive("a").stamp("second a").sleep(1).receive("b").stamp("second b");

        assertThat(bench.logUntil(1000)).containsExactly("b@5", "a@6", "second a@7", "second b@8");
    }

    @Test
    void aReplyGoesToWhomIsHandledThoughAnotherWasHeardSince() {
        Behaviour other = bench.process("other");
        int one = bench.connect(sender, receiver, Rules.PLAIN, new int[0], new int[0]);
        int two = bench.connect(other, receiver, Rules.PLAIN, new int[0], new int[0]);
        sender.send(one, 1, "ask").receive("answer").stamp("sender");
        other.sleep(5).send(two, 1, "news").receive("answer").stamp("other");
        receiver.handle(() -> receiver.receive("news").reply(1, "answer"));

        assertThat(bench.logUntil(1000)).containsExactly("sender@5");
    }
}
