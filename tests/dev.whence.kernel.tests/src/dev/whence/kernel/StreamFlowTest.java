package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.kernel.Workbench.Rules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of RFC 896 and RFC 1122, §4.2.3.2; a full segment has 100 bits, an acknowledgement may wait for 200. */
final class StreamFlowTest {

    private final Workbench bench = new Workbench();
    private final Behaviour a = bench.process("a");
    private final Behaviour b = bench.process("b");

    private int connect(Rules rules) {
        return bench.connect(a, b, rules, new int[0], new int[0]);
    }

    private List<String> sent(Rules rules, long... sizes) {
        int flow = connect(rules);
        for (int i = 0; i < sizes.length; i++) {
            a.send(flow, sizes[i], "m" + i);
            b.receive("m" + i).stamp("m" + i);
        }
        return bench.logUntil(10_000);
    }

    @Test
    void aSmallSegmentIsHeldWhileEarlierDataIsUnacknowledged() {
        assertThat(sent(Rules.stream(100, true, 200, -1), 30, 30)).containsExactly("m0@0", "m1@200");
    }

    private static Rules messages(long window) {
        return new Rules(Long.MAX_VALUE, 0, window, false, 1, 0, 0, new FlatProgram.StreamSpec(100, false, 200, -1));
    }

    @Test
    void aWindowOfOneMessageLetsTheNextGoWhenTheLastIsAcknowledged() {
        assertThat(sent(messages(1), 30, 30, 30)).containsExactly("m0@0", "m1@200", "m2@400");
    }

    @Test
    void aWindowCountsMessagesNotTheirSegments() {
        // seven segments and a half, of which the last is acknowledged late
        assertThat(sent(messages(1), 750, 30)).containsExactly("m0@0", "m1@200");
    }

    @Test
    void aWindowOfTwoMessagesHoldsTheThirdAndItsSender() {
        int flow = connect(messages(2));
        for (int i = 0; i < 4; i++) {
            a.send(flow, 30, "m").stamp("sent " + i);
            b.receive("m").stamp("came " + i);
        }

        assertThat(bench.logUntil(10_000)).containsExactly("sent 0@0", "sent 1@0", "came 0@0", "came 1@0", "sent 2@200", "sent 3@200",
                "came 2@200", "came 3@200");
    }

    @Test
    void withoutHoldingItGoesAtOnce() {
        assertThat(sent(Rules.stream(100, false, 200, -1), 30, 30)).containsExactly("m0@0", "m1@0");
    }

    @Test
    void whatIsHeldGoesTogether() {
        assertThat(sent(Rules.stream(100, true, 200, -1), 30, 30, 30)).containsExactly("m0@0", "m1@200", "m2@200");
    }

    @Test
    void aSegmentThatHasBecomeFullIsNotHeld() {
        assertThat(sent(Rules.stream(100, true, 200, -1), 30, 60, 40)).containsExactly("m0@0", "m1@0", "m2@0");
    }

    @Test
    void whatMakesTheSegmentFullTakesTheHeldAlong() {
        assertThat(sent(Rules.stream(100, true, 200, -1), 30, 60, 50)).containsExactly("m0@0", "m1@0", "m2@200");
    }

    @Test
    void everySecondFullSegmentIsAcknowledgedAtOnce() {
        // two full segments, whose acknowledgement lets the small rest go
        assertThat(sent(Rules.stream(100, true, 200, -1), 230)).containsExactly("m0@0");
    }

    @Test
    void oneFullSegmentAloneWaitsForTheTimer() {
        assertThat(sent(Rules.stream(100, true, 200, -1), 130)).containsExactly("m0@200");
    }

    @Test
    void anAcknowledgementRidesOnDataThatGoesBack() {
        int flow = connect(Rules.stream(100, true, 200, -1));
        a.send(flow, 30, "ask").send(flow, 30, "more");
        b.receive("ask").sleep(7).send(flow + 1, 30, "answer").receive("more").stamp("more");

        assertThat(bench.logUntil(1000)).containsExactly("more@7");
    }

    @Test
    void withoutDelayEverythingIsAcknowledgedAtOnce() {
        assertThat(sent(Rules.stream(100, true, 0, -1), 30, 30, 30)).containsExactly("m0@0", "m1@0", "m2@0");
    }

    private List<String> onAClock(long first) {
        bench.clocks.add(200L);
        int flow = connect(Rules.stream(100, true, 0, 0));
        a.sleep(first).send(flow, 30, "m").send(flow, 30, "n");
        b.receive("m").stamp("m").receive("n").stamp("n");
        return bench.logUntil(10_000);
    }

    @Test
    void onOneClockAcknowledgementsGoAtItsTicks() {
        assertThat(onAClock(130)).containsExactly("m@130", "n@200");
    }

    @Test
    void whatComesJustAtATickIsInTimeForIt() {
        assertThat(onAClock(400)).containsExactly("m@400", "n@400");
    }

    @Test
    void whatComesJustAfterATickWaitsForTheNext() {
        assertThat(onAClock(401)).containsExactly("m@401", "n@600");
    }

    @Test
    void aTimerPerConnectionRunsFromTheDataThatItOwes() {
        int flow = connect(Rules.stream(100, true, 200, -1));
        a.sleep(130).send(flow, 30, "m").sleep(50).send(flow, 30, "n");
        b.receive("m").stamp("m").receive("n").stamp("n");

        assertThat(bench.logUntil(10_000)).containsExactly("m@130", "n@330");
    }

    @Test
    void aHoldIsAccountedForAndThePathLeadsToTheTimer() {
        int flow = connect(Rules.stream(100, true, 200, -1));
        a.sleep(10).send(flow, 30, "m").sleep(50).send(flow, 30, "n");
        b.receive("m").receive("n").count("done");
        Simulation s = bench.simulation();
        Path path = new Path(1000);
        s.record(path);
        s.run(Workbench.FOREVER, Long.MAX_VALUE, null);
        int hold = path.parent(s.measures().counterTip(0));

        assertThat(bench.spent(s, "flow0.nagle")).isEqualTo(150);
        assertThat(path.isMark(hold)).isTrue();
        assertThat(path.heldSince(hold)).isEqualTo(60);
        assertThat(path.cause(path.parent(hold))).isEqualTo(bench.cell("flow0.delayed_ack"));
        assertThat(path.time(path.parent(path.parent(hold)))).isEqualTo(10);
    }

    @Test
    void aWindowOfBytesStopsTheSenderUntilThereIsRoom() {
        Rules rules = new Rules(Long.MAX_VALUE, 0, 100, true, 1, 0, 0, new FlatProgram.StreamSpec(100, false, 200, -1));
        int flow = connect(rules);
        a.send(flow, 100, "m").stamp("sent").send(flow, 100, "n").stamp("sent");
        b.receive("m").receive("n").stamp("got");

        assertThat(bench.logUntil(1000)).containsExactly("sent@0", "sent@200", "got@200");
    }
}
