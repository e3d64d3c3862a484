package dev.whence.compiler;

import static dev.whence.compiler.Linking.bits;
import static dev.whence.compiler.Linking.bitsPerSecond;
import static dev.whence.compiler.Linking.number;
import static dev.whence.compiler.Linking.perSecond;
import static dev.whence.compiler.Linking.seconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.whence.program.Expression;
import dev.whence.program.link.Linked;
import dev.whence.program.link.ModelException;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Values that make no sense, as a sweep or the command line may set them, are refused with a reason at a line. */
final class LinkingFaultsTest {

    private static final String STATEMENTS = """
            param pause = 1 ms
            param times = 3
            param which = 1
            param likely = 0.5
            param stages = 2
            param other = 0.5
            station s[2]
            lock door[2]
            process p {
                sleep pause
                repeat times { sleep 1 ms }
                use s[which] for pause
                lock door[which] { sleep 1 ms }
                choose {
                    likely: { sleep 1 ms }
                    other: { sleep 2 ms }
                }
                sleep erlang(stages, 1 ms)
                count done by times
            }
            """;
    private static final String PARTS = """
            param turn = 3600 rpm
            param track = 16 KiB
            param block = 4 KiB
            param size = 64 KiB
            param amount = 4 KiB
            param turns = 10 ms
            param cores = 1
            param quick = 1
            machine m {
                cores = cores
                speed = quick
                scheduler = round_robin(turns)
                disk d { rotation = turn  track = track }
                file f on d { size = size  block = block  gap = 1 }
            }
            process p on m {
                forever {
                    read amount from f
                    write amount to f
                }
            }
            """;
    private static final String TALK = """
            param many = 1
            param more = 1
            param size = 100 byte
            param message = 1000 bit
            param speed = 10 kbit/s
            param packet = 100 bit
            param tick = 200 ms  param divisor = 2
            link line { bandwidth = speed  reserve = 1 kbit/s  packet = packet  latency = 1 s / divisor }
            channel c between a and b over line { message = message  header = 72 bit }
            channel stream between a and sink { segment = 1460 byte  delayed_ack = clock(tick) }
            process a[many] { forever { send size to b  sleep 1 s } }
            process b[more] { forever { receive any } }
            process sink { forever { receive any } }
            """;

    static Stream<Arguments> faults() {
        return Stream.of(
                arguments(STATEMENTS, "pause", seconds("-0.001"), 10, "a duration is negative here: -1 ms"),
                arguments(STATEMENTS, "times", number("-1"), 11, "the number of repetitions is negative here"),
                arguments(STATEMENTS, "which", number("3"), 12, "s[3] is not there; there are 2, counted from 1"),
                arguments(STATEMENTS, "which", number("0"), 12, "s[0] is not there"),
                arguments(STATEMENTS, "which", number("1.5"), 12, "must be a whole number"),
                arguments(STATEMENTS, "likely", number("1.5"), 14, "a probability must lie between 0 and 1"),
                arguments(STATEMENTS, "likely", number("-0.5"), 14, "a probability must lie between 0 and 1"),
                arguments(STATEMENTS, "likely", number("0.4"), 14, "the probabilities sum to 0.9, not to 1"),
                arguments(STATEMENTS, "stages", number("0"), 18, "erlang needs a whole number of stages from 1 to 1,000"),
                arguments(STATEMENTS, "stages", number("2.5"), 18, "erlang needs a whole number of stages"),
                arguments(STATEMENTS, "pause", seconds("1000000000"), 10, "past the range of the clock"),
                arguments(STATEMENTS, "s.count", number("1.5"), 7, "the count of s must be a whole number"),
                arguments(STATEMENTS, "s.count", number("-1"), 7, "the count of s must be a whole number"),
                arguments(STATEMENTS, "p.count", number("10000000"), 9, "over the limit of 1,000,000"),
                arguments(STATEMENTS, "door.count", number("0"), 13, "door[1] is not there"),
                arguments(PARTS, "turn", perSecond(0), 13, "rotation and track of m.d must be more than 0"),
                arguments(PARTS, "track", bits(0), 13, "rotation and track of m.d must be more than 0"),
                arguments(PARTS, "size", bits(8), 14, "is smaller than one of its blocks"),
                arguments(PARTS, "block", bits(0), 14, "give the file a block"),
                arguments(PARTS, "amount", bits(-8), 18, "the amount read is negative here"),
                arguments(PARTS, "turns", seconds("0"), 9, "the quantum of m must be more than 0"),
                arguments(PARTS, "cores", number("0"), 9, "m has 0 cores"),
                arguments(PARTS, "cores", number("5000"), 9, "m has 5000 cores"),
                arguments(PARTS, "quick", number("0"), 9, "the speed of m must be more than 0"),
                arguments(PARTS, "quick", number("-1"), 9, "the speed of m must be more than 0"),
                arguments(TALK, "size", bits(-8), 11, "the size of a message is negative here"),
                arguments(TALK, "message", bits(72), 9, "has no room beside its header"),
                arguments(TALK, "packet", bits(0), 8, "the packet of line must be more than 0"),
                arguments(TALK, "speed", bitsPerSecond(500), 8, "less what is reserved, must be more than 0"),
                arguments(TALK, "divisor", number("0"), 8, "division by zero"),
                arguments(TALK, "line.latency", seconds("-1"), 8, "line.latency is negative: -1 s"),
                arguments(TALK, "line.overhead", bits(-1), 8, "line.overhead is negative: -1 bit"),
                arguments(TALK, "line.limit", number("-1"), 8, "line.limit is negative: -1"),
                arguments(TALK, "c.turnaround", seconds("-1"), 9, "c.turnaround is negative: -1 s"),
                arguments(TALK, "c.header", bits(-1), 9, "c.header is negative: -1 bit"),
                arguments(TALK, "c.window", number("-1"), 9, "c.window is negative: -1"),
                arguments(TALK, "c.ack_every", number("-1"), 9, "c.ack_every is negative: -1"),
                arguments(PARTS, "m.switch", seconds("-1"), 9, "m.switch is negative: -1 s"),
                arguments(PARTS, "m.tick", seconds("-1"), 9, "m.tick is negative: -1 s"),
                arguments(PARTS, "m.d.setup", seconds("-1"), 13, "m.d.setup is negative: -1 s"),
                arguments(PARTS, "m.d.lead", seconds("-1"), 13, "m.d.lead is negative: -1 s"),
                arguments(PARTS, "m.f.readahead", number("-1"), 14, "m.f.readahead is negative: -1"),
                arguments(PARTS, "m.f.readahead", number("1000000000"), 14, "over the limit of 1,000,000 blocks"),
                arguments(PARTS, "m.f.gap", number("-1"), 14, "gap"),
                arguments(TALK, "tick", seconds("0"), 10, "the period of the acknowledgement clock of stream must be more than 0"));
    }

    @ParameterizedTest(name = "{1} = {2}: {4}")
    @MethodSource("faults")
    void aValueThatMakesNoSenseIsRefusedAtItsLine(String text, String name, Expression value, int line, String message) {
        assertThat(Linking.link(text)).isInstanceOf(Linked.class);

        assertThatThrownBy(() -> Linking.link(text, Map.of(name, value))).isInstanceOf(ModelException.class)
                .hasMessageContaining(message)
                .satisfies(e -> assertThat(((ModelException) e).at().line()).as(e.getMessage()).isEqualTo(line));
    }

    @ParameterizedTest(name = "{1} = {2}: {4}")
    @MethodSource("faults")
    void theMessageIsInTheUsersWords(String text, String name, Expression value, int line, String message) {
        assertThatThrownBy(() -> Linking.link(text, Map.of(name, value))).message().doesNotContain("null", "Rational", "Exception", "[[", "@");
    }

    @Test
    void twoAndThreeCannotBePaired() {
        assertThatThrownBy(() -> Linking.link(TALK, Map.of("many", number("2"), "more", number("3")))).isInstanceOf(ModelException.class)
                .hasMessageContaining("cannot pair 2 of a with 3 of b")
                .satisfies(e -> assertThat(((ModelException) e).at().line()).isEqualTo(9));
    }
}
