package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Timeline.Kind;
import dev.whence.analysis.Timeline.Lane;
import dev.whence.analysis.Timeline.Message;
import dev.whence.analysis.Timeline.Stay;
import dev.whence.program.Model;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TimelinesTest {
    private static final Offset<Double> EXACT = Offset.offset(1e-9);

    private static Timeline of(Model model, String variant) {
        return Timelines.of(model, Options.USUAL, variant, Progress.NONE);
    }

    private static Lane lane(Timeline timeline, String name) {
        return timeline.lanes().stream().filter(l -> l.name().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void aDiskGoesThroughItsPhasesWhileItsReaderWaits() {
        Timeline t = of(Texts.example("founding/ffs/ffs.perf"), "base");

        Lane drive = lane(t, "vax.drive");
        assertThat(drive.kind()).isEqualTo(Kind.DISK);
        assertThat(drive.stays()).extracting(Stay::what).contains("setup", "rotation", "transfer");
        assertThat(drive.stays()).filteredOn(s -> s.what().equals("setup") && s.from() > 0).allSatisfy(s -> assertThat(s.to() - s.from()).isCloseTo(0.005, EXACT));
        assertThat(lane(t, "reader").stays()).anyMatch(Stay::held).anyMatch(s -> !s.held());
        assertThat(lane(t, "vax").stays()).allMatch(s -> s.whom().equals("reader") && s.at().line() == 24);
    }

    @ParameterizedTest
    @CsvSource({"founding/digital-unix/digital-unix.perf, base", "founding/digital-unix/digital-unix.perf, test2", "founding/rfc662/rfc662.perf, two",
        "founding/cal-tss/cal-tss.perf, base"})
    void aProcessIsAlwaysSomewhereAndInOnePlaceOnly(String file, String variant) {
        Timeline t = of(Texts.example(file), variant);

        assertThat(t.lanes()).filteredOn(l -> l.kind() == Kind.PROCESS).isNotEmpty().allSatisfy(lane -> {
            for (int i = 1; i < lane.stays().size(); i++) {
                assertThat(lane.stays().get(i).from()).isCloseTo(lane.stays().get(i - 1).to(), EXACT);
            }
        });
        assertThat(t.lanes()).filteredOn(l -> l.kind() == Kind.PROCESSOR).allSatisfy(lane -> {
            for (int i = 1; i < lane.stays().size(); i++) {
                assertThat(lane.stays().get(i).from()).isGreaterThanOrEqualTo(lane.stays().get(i - 1).to() - 1e-9);
            }
        });
    }

    @Test
    void aMessageThatIsHeldDepartsLater() {
        Timeline t = of(Texts.example("founding/digital-unix/digital-unix.perf"), "test2");

        assertThat(t.period()).isPositive();
        List<Message> held = t.messages().stream().filter(m -> m.departed() > m.sent() + 0.1).toList();
        assertThat(held).isNotEmpty().allMatch(m -> m.channel().equals("BC")).anyMatch(m -> m.type().equals("Req"));
        assertThat(lane(t, "BC").kind()).isEqualTo(Kind.CONNECTION);
        assertThat(lane(t, "BC").stays()).extracting(Stay::what).contains("nagle", "delayed_ack");
        assertThat(of(Texts.example("founding/digital-unix/digital-unix.perf"), "fixed").messages()).allMatch(m -> m.departed() == m.sent());
    }

    @Test
    void whatRunsForLongIsCutAndSaysSo() {
        Timeline t = of(Texts.model("""
                machine m
                process p on m { repeat 100_000 { compute 1 ms  count n }  sleep 1 s  forever { sleep 1 s  compute 1 ms  count n } }
                process q on m { forever { compute exponential(1 ms)  sleep 1 ms } }
                show rate(n)
                """), "base");

        assertThat(t.period()).isZero();
        assertThat(t.lanes().stream().mapToInt(l -> l.stays().size()).sum()).isBetween(4_000, 6_000);
        assertThat(t.length()).isPositive();
    }

    @Test
    void watchingChangesNothing() {
        String text = "machine m\nprocess p[2] on m { forever { compute 1 ms  sleep 1 ms  count n } }\nexpect rate(n) is 1000/s\n";
        Model model = Texts.model(text);
        of(model, "base");

        assertThat(Study.run(model, Options.USUAL, Progress.NONE).expectations().get(0).verdict()).isEqualTo(Results.Verdict.PASS);
    }
}
