package dev.whence.oracles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Options;
import dev.whence.analysis.Progress;
import dev.whence.analysis.Results.Cause;
import dev.whence.analysis.Results.Explanation;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.analysis.Study;
import dev.whence.program.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** What nobody could tell the authors of the founding reports: where the time went. */
final class FoundingExplanationsTest {

    private static final long MILLISECOND = 1_000_000_000;
    private static final Offset<Double> EXACT = Offset.offset(1e-6);

    @Test
    void aBlockOfTheFastFileSystemTakesATurnAndAHalfSinceItsSectorIsMissedByFiveSixthsOfAMillisecond() {
        Cause drive = only(explained("ffs", "base", "blocks").root().children());

        assertThat(drive.name()).isEqualTo("vax.drive");
        assertThat(drive.children()).extracting(Cause::name).containsExactly("rotation", "setup", "transfer");
        assertThat(drive.children()).extracting(Cause::picoseconds).containsExactly(15_833_333_333L, 5_000_000_000L, 4_166_666_667L);
        assertThat(drive.children().get(0).missedBy()).isEqualTo(833_333_333);
        assertThat(drive.children().get(0).slack()).isEqualTo(15_833_333_333L);
        assertThat(drive.children().get(0).occurrences()).isEqualTo(1);
    }

    @Test
    void withTwoBlocksBetweenNoSlotIsMissedAndTheWaitForTheSectorIsAFifth() {
        Cause rotation = leaf(explained("ffs", "tuned", "blocks"), "rotation");

        assertThat(rotation.picoseconds()).isEqualTo(3_333_333_333L);
        assertThat(rotation.missedBy()).isNull();
    }

    @Test
    void theFourHundredMillisecondsAreTwoSegmentsHeldEachForADelayedAcknowledgement() {
        Explanation message = explained("digital-unix", "test2", "messages");
        List<Cause> held = message.root().children().stream().filter(c -> c.name().startsWith("held by nagle")).toList();

        assertThat(message.root().picoseconds()).isEqualTo(400 * MILLISECOND);
        assertThat(held).extracting(Cause::name).containsExactlyInAnyOrder("held by nagle on BC from B", "held by nagle on BC from C");
        assertThat(held).allSatisfy(hold -> {
            assertThat(hold.picoseconds()).isGreaterThan(190 * MILLISECOND);
            assertThat(leaves(hold)).extracting(Cause::name).allMatch(name -> name.endsWith("delayed_ack"));
            assertThat(leaves(hold)).extracting(Cause::occurrences).containsExactly(1.0);
        });
        assertThat(leaf(held.get(0), held.get(0).name().endsWith("C") ? "C: delayed_ack" : "B: delayed_ack")).isNotNull();
        assertThat(leaves(message.root()).stream().filter(c -> c.name().endsWith("delayed_ack")).mapToLong(Cause::picoseconds).sum())
                .isGreaterThan(399 * MILLISECOND);
    }

    @Test
    void withoutHoldingNothingIsHeldAndTheProcessorAndTheDiskDecide() {
        Explanation message = explained("digital-unix", "fixed", "messages");

        assertThat(leaves(message.root())).extracting(Cause::name).noneMatch(name -> name.endsWith("delayed_ack"));
        assertThat(message.root().children()).extracting(Cause::name).containsExactlyInAnyOrder("alpha", "alpha.log", "B displaced on alpha", "C displaced on alpha");
    }

    @Test
    void ofALongMessageTheLineIsTwoThirdsAndOfAShortOneAFifth() {
        Cause longLine = leaf(explained("rfc662", "base", "ftp"), "transfer");
        Cause shortLine = leaf(explained("rfc662", "old", "ftp"), "transfer");

        // a tape is 1,499 long messages of 8 packets with 172 bit each besides, and one of 5 packets; or 12,800 and a rest
        assertThat(longLine.picoseconds() / 1e12).isCloseTo((1499 * (8096 + 8 * 172) + 4412 + 5 * 172) / 1500.0 / 48_200, EXACT);
        assertThat(longLine.share()).isCloseTo(0.647, Offset.offset(0.001));
        assertThat(shortLine.picoseconds() / 1e12).isCloseTo((12800 * (1012 + 172) + 388 + 172) / 12_801.0 / 48_200, EXACT);
        assertThat(shortLine.share()).isCloseTo(0.187, Offset.offset(0.001));
    }

    @Test
    void theTimeOfATapeIsThatOfItsMessages() {
        Explanation tape = explained("rfc662", "base", "tape");

        // 334,231 words of 36 bit in pieces of 8,024 bit
        assertThat(leaf(tape, "transfer").occurrences()).isEqualTo(1500);
        assertThat(leaf(tape, "sender: turnaround").picoseconds()).isEqualTo(1500 * 107 * MILLISECOND);
    }

    private static Explanation explained(String report, String variant, String subject) {
        Model model = Models.of(Models.root().resolve("examples/founding/" + report + "/" + report + ".perf"));
        Options options = new Options(1, Map.of(), List.of(variant), null, 0, false, true, 0, 1, true);
        VariantResult result = Study.run(model, options, Progress.NONE).variants().stream().filter(v -> v.name().equals(variant))
                .findFirst().orElseThrow();
        return result.accounting().stream().filter(e -> e.subject().equals(subject)).findFirst().orElseThrow();
    }

    private static Cause leaf(Explanation e, String name) {
        return leaf(e.root(), name);
    }

    private static Cause leaf(Cause root, String name) {
        return only(leaves(root).stream().filter(c -> c.name().equals(name)).toList());
    }

    private static Cause only(List<Cause> causes) {
        assertThat(causes).hasSize(1);
        return causes.get(0);
    }

    private static List<Cause> leaves(Cause cause) {
        List<Cause> all = new ArrayList<>();
        if (cause.children().isEmpty()) {
            all.add(cause);
        }
        cause.children().forEach(c -> all.addAll(leaves(c)));
        return all;
    }
}
