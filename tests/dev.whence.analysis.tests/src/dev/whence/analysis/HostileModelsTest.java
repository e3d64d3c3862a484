package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.whence.language.Issue;
import dev.whence.program.Expression;
import dev.whence.program.link.ModelException;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Models that would take for ever, or all the memory there is: each ends with a message at a line, or a stated limit. */
final class HostileModelsTest {

    private static final String DISK = "machine m {\n    disk d { service = 1 ms }\n    file f on d { block = 4 KiB  readahead = ahead }\n}\n";

    static Stream<Arguments> hostile() {
        return Stream.of(
                arguments("routines in a circle", "routine a() { do c() }\nroutine c() { do a() }\nprocess p { do a() }\n", 1, "itself"),
                arguments("a loop without time", "process p {\n    sleep 1 s\n    forever {\n        count turns\n    }\n}\n", 3,
                        "never takes any time"),
                arguments("very many turns without time", "process p {\n    repeat 100000000 {\n        count turns\n    }\n    sleep 1 s\n}\n", 2,
                        "time stands still"),
                arguments("loops in loops without anything", "process p {\n    repeat 100000 { repeat 100000 {\n    } }\n    sleep 1 s\n}\n", 2,
                        "time stands still"),
                arguments("sleeping for nothing", "param pause = 0 s\nprocess p {\n    forever { sleep pause  count turns }\n}\n", 3, "time stands still"),
                arguments("a message that goes to and fro", """
                        message M { size = 1 byte }
                        channel c between a and o
                        process a { forever { send M to o  receive M from o } }
                        process o { on M from a { send M to a } }
                        """, 3, "time stands still"),
                arguments("a flood of messages", """
                        message M { size = 1 byte }
                        channel c between a and o
                        process a {
                            repeat 1000000000 { send M to o }
                            sleep 1 s
                        }
                        process o { forever { receive M from a  sleep 1 s } }
                        """, 4, "limit"),
                arguments("a duration past the clock", "process p {\n    sleep 100000 d\n}\n", 2, "past the range of the clock"),
                arguments("a drawn duration past the clock", "process p {\n    forever { sleep exponential(100000 d) }\n}\n", 2, "clock"),
                arguments("a negative draw", "process p {\n    forever { sleep uniform(0 s, 2 s) - 1 s }\n}\n", 2, "a duration is negative"),
                arguments("a sweep of a thousand million", "param x = 1 s\nprocess p { forever { sleep x } }\n"
                        + "show rate(p) with x from 1 s to 1000000000 s step 1 s\n", 3, "limit"),
                arguments("a division by nothing", "param n = 0\nparam x = 1 s / n\nprocess p {\n    sleep x\n}\n", 2, "divides by zero"),
                arguments("a part of nothing", "param n = 0\nmachine m { switch = 1 s / n }\nprocess p on m { compute 1 s }\n", 2,
                        "divides by zero"),
                arguments("a write without end", "param ahead = 0\n" + DISK + "process p on m {\n    write 1000 TB to f\n}\n", 7, "limit"),
                arguments("reading ahead without end", "param ahead = 1000000000\n" + DISK + "process p on m {\n    read 4 KiB from f\n}\n", 4, "limit"),
                arguments("a message of very many pieces", """
                        channel c between a and o { message = 16 bit  header = 8 bit }
                        process a {
                            send 1000 TB to o
                        }
                        process o { forever { receive any } }
                        """, 3, "limit"),
                arguments("a stream of very many segments", """
                        channel c between a and o { segment = 1 byte  delayed_ack = 1 s }
                        process a {
                            send 1000 TB to o
                        }
                        process o { forever { receive any } }
                        """, 3, "limit"),
                arguments("a message of very many packets", """
                        link x { bandwidth = 1 Gbit/s  packet = 1 bit }
                        link y { bandwidth = 1 Gbit/s  packet = 1 bit }
                        channel c between a and o over x, y
                        process a {
                            send 1000 TB to o
                        }
                        process o { forever { receive any } }
                        """, 5, "limit"),
                arguments("more than can be counted", "process p {\n    forever { sleep 1 s  count data by 1000000 TB\n        count data by 1000000 TB }\n}\n", 3, "counted"),
                arguments("routines that double", doubling("{ do r%1$d()  do r%1$d() }"), 2, "too long"),
                arguments("branches that double", doubling("{ parallel { { do r%1$d() } { do r%1$d() } } }"), 3, "limit"));
    }

    /** Each of thirty routines does the one before twice. */
    private static String doubling(String body) {
        StringBuilder text = new StringBuilder("process p { do r30() }\nroutine r0() { sleep 1 ms }\n");
        for (int i = 1; i <= 30; i++) {
            text.append("routine r").append(i).append("() ").append(body.formatted(i - 1)).append('\n');
        }
        return text.toString();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("hostile")
    void aHostileModelEndsWithAMessageAtALine(String name, String text, int line, String message) {
        List<Issue> errors = Texts.reading(text).stream().filter(Issue::isError).toList();
        if (!errors.isEmpty()) {
            assertThat(errors).anySatisfy(e -> {
                assertThat(e.message()).contains(message);
                assertThat(e.line()).isEqualTo(line);
            });
            return;
        }
        ModelException refused = refusal(text, Map.of());

        assertThat(refused).hasMessageContaining(message);
        assertThat(refused.at().line()).as(refused.getMessage()).isEqualTo(line);
    }

    private static ModelException refusal(String text, Map<String, Expression> changes) {
        try {
            Texts.study(text, changes);
        } catch (ModelException e) {
            return e;
        }
        throw new AssertionError("the model ran");
    }

    private static Expression constant(long n, Dimension dimension) {
        return new Expression.Constant(new Quantity(Rational.of(n), dimension));
    }

    @Test
    void arrivalsWithoutTimeBetweenThemAreRefusedAtTheirLine() {
        ModelException refused = refusal("param gap = 1 s\nprocess job every gap { sleep 1 s }\n", Map.of("gap", constant(0, Dimension.TIME)));

        assertThat(refused).hasMessageContaining("must be more than 0");
        assertThat(refused.at().line()).isEqualTo(2);
    }

    @Test
    void aPeriodOfNothingStandsStill() {
        assertThat(refusal("param gap = 1 s\nprocess p { every gap { count turns } }\n", Map.of("gap", constant(0, Dimension.TIME))))
                .hasMessageContaining("time stands still");
    }

    @Test
    void thousandFoldArraysAreSimulated() {
        Results results = Texts.study("""
                message M { size = 100 byte }
                station s[1000] { routing = round_robin }
                lock door[1000]
                channel c between a and o
                channel d between o and sink
                process a[1000] { forever { use s for 1 ms  lock door[self] { sleep 1 ms }  send M to o  receive M from o  count rounds } }
                process o[1000] { on M from a { sleep 1 ms  send M to sink  reply M } }
                process sink { on M { count sunk } }
                """);

        assertThat(Texts.measure(results, "base", "rate(rounds)")).isBetween(300_000.0, 333_334.0);
        assertThat(results.variants().get(0).exact()).isTrue();
    }

    @Test
    void aHundredThousandPairsAreConnectedOneByOne() {
        Results results = Study.run(Texts.model("""
                message M { size = 100 byte }
                channel c between a and o
                process a[100000] { forever { sleep 1 s  send M to o  count sent } }
                process o[100000] { on M from a { sleep 1 ms } }
                """), Texts.events(1_000_000), Progress.NONE);

        assertThat(Texts.measure(results, "base", "rate(sent)")).isPositive();
    }

    @Test
    void thousandsOfKindsOfProcessesAreSimulated() {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i <= 8000; i++) {
            text.append("process p").append(i).append(" { forever { sleep 1 s  count turns } }\n");
        }

        assertThat(Texts.measure(Texts.study(text.toString()), "base", "rate(turns)")).isEqualTo(8000);
    }

    @Test
    void anOverloadedQueueIsJudgedWithinTheLimitOnEvents() {
        Results results = Study.run(Texts.model("station s\nprocess job every exponential(1 s) { use s for exponential(3 s) }\n"
                + "expect wait(s) at most 1 s\n"), Texts.events(1_000_000), Progress.NONE);

        assertThat(results.expectations().get(0).verdict()).isEqualTo(Results.Verdict.FAIL);
    }

    @Test
    void routinesMayBeNestedDeeply() {
        StringBuilder text = new StringBuilder("process p { forever { do r60() } }\nroutine r0() { sleep 1 s }\n");
        for (int i = 1; i <= 60; i++) {
            text.append("routine r").append(i).append("() { do r").append(i - 1).append("() }\n");
        }

        assertThat(Texts.measure(Texts.study(text.toString()), "base", "rate(p)")).isEqualTo(1);
    }
}
