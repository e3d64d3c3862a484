package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.whence.analysis.Results.Nature;
import dev.whence.program.link.ModelException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Who waits for what, and where, once nothing can happen any more. */
final class DeadlockTest {

    static Stream<Arguments> deadlocks() {
        return Stream.of(
                arguments("two wait for each other's message", """
                        message M { size = 1 byte }
                        channel c between a and b
                        process a {
                            sleep 1 s
                            receive M from b
                            send M to b
                        }
                        process b {
                            receive M from a
                            send M to a
                        }
                        """, 5, List.of("a waits for a message that nobody will send (line 5)", "b waits for a message that nobody will send (line 9)")),
                arguments("locks in opposite order", """
                        lock x, y
                        process a {
                            lock x {
                                sleep 1 s
                                lock y { sleep 1 s }
                            }
                        }
                        process b {
                            lock y {
                                sleep 1 s
                                lock x { sleep 1 s }
                            }
                        }
                        """, 5, List.of("a waits for lock y (line 5)", "b waits for lock x (line 11)")),
                arguments("a lock that is taken twice", """
                        lock x
                        process a {
                            lock x {
                                lock x { sleep 1 s }
                            }
                        }
                        """, 4, List.of("a waits for lock x (line 4)")),
                arguments("a window that nobody opens", """
                        message M { size = 1 byte }
                        channel c between a and b { message = 1000 bit  window = 2  ack_every = 3 }
                        process a {
                            send 500 byte to b
                        }
                        process b { forever { receive any } }
                        """, 4, List.of("a waits for the window of c to open (line 4)")),
                arguments("a branch that cannot end", """
                        lock x
                        process a {
                            lock x {
                                parallel {
                                    { sleep 1 s }
                                    { lock x { sleep 1 s } }
                                }
                            }
                        }
                        """, 4, List.of("a waits for its parallel branches (line 4)", "a waits for lock x (line 6)")),
                arguments("one of several instances", """
                        message M { size = 1 byte }
                        channel c between a and b
                        process a[3] {
                            receive M from b
                        }
                        process b {
                            sleep 1 s
                            send M to a[2]
                        }
                        """, 4, List.of("a[1] waits for a message that nobody will send (line 4)", "a[3] waits")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("deadlocks")
    void aDeadlockNamesWhoWaitsForWhatAndWhere(String name, String text, int line, List<String> parts) {
        assertThatThrownBy(() -> Texts.study(text)).isInstanceOf(ModelException.class)
                .hasMessageStartingWith("deadlock: nothing can happen any more, but ")
                .satisfies(e -> assertThat(e.getMessage()).contains(parts))
                .satisfies(e -> assertThat(((ModelException) e).at().line()).isEqualTo(line));
    }

    @Test
    void ofManyWhoWaitFiveAreNamedAndTheOthersCounted() {
        assertThatThrownBy(() -> Texts.study("lock x\nprocess a { lock x { sleep 1 s  lock x { sleep 1 s } } }\n"
                + "process crowd[20] { sleep 0.5 s  lock x { sleep 1 s } }\n")).hasMessageEndingWith(" and 16 more");
    }

    @Test
    void whoeverWaitsForWhateverMayComeIsNotStuck() {
        Results results = Texts.study("""
                message M { size = 1 byte }
                channel c between a and b
                process a { repeat 5 { sleep 1 s  send M to b  count sent } }
                process b { on M { sleep 0.25 s } }
                """);

        assertThat(results.variants().get(0).nature()).isEqualTo(Nature.OVER);
        assertThat(Texts.measure(results, "base", "rate(sent)")).isEqualTo(5 / 5.25);
    }
}
