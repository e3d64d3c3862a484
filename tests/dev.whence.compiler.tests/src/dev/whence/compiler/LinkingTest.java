package dev.whence.compiler;

import static dev.whence.compiler.Linking.count;
import static dev.whence.compiler.Linking.link;
import static dev.whence.compiler.Linking.number;
import static dev.whence.compiler.Linking.operand;
import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.kernel.FlatProgram.ProcessType;
import dev.whence.kernel.Op;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.program.link.Linked;
import dev.whence.program.link.Linker;
import dev.whence.program.link.Values;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a model becomes for given values. */
final class LinkingTest {

    private static ProcessType only(String text) {
        return link(text).program().types().get(0);
    }

    @Test
    void whatDependsOnTheInstanceIsAnOperandOfItsOwn() {
        ProcessType p = only("process p[3] { sleep self * 2 ms }\n");

        assertThat(operand(p, 0, Op.SLEEP, 0)).isEqualTo(2_000_000_000L);
        assertThat(operand(p, 2, Op.SLEEP, 0)).isEqualTo(6_000_000_000L);
    }

    @Test
    void instancesThatDoTheSameShareTheirOperands() {
        ProcessType p = only("process p[1000] { sleep 2 ms }\n");

        assertThat(p.operands()).hasDimensions(1000, 1);
        assertThat(p.operands()[999]).isSameAs(p.operands()[0]);
    }

    @Test
    void anIndexByInstanceChoosesTheStationOfEach() {
        ProcessType p = only("station s[3]\nprocess p[3] { use s[self] for 1 ms }\n");

        assertThat(operand(p, 0, Op.USE, 0)).isZero();
        assertThat(operand(p, 2, Op.USE, 0)).isEqualTo(2);
    }

    @Test
    void aRandomArgumentOfARoutineIsDrawnOnceAndUsedEachTime() {
        ProcessType p = only("""
                routine r(x) { sleep x  sleep x  sleep x }
                process p { do r(exponential(1 ms)) }
                """);

        assertThat(count(p, Op.EXPONENTIAL)).isEqualTo(1);
        assertThat(count(p, Op.SLEEP)).isEqualTo(3);
    }

    @Test
    void aLetIsDrawnOnceAndADistributionAtEachUse() {
        assertThat(count(only("process p { let x = exponential(1 ms)  sleep x  sleep x }\n"), Op.EXPONENTIAL)).isEqualTo(1);
        assertThat(count(only("param x = exponential(1 ms)\nprocess p { sleep x  sleep x }\n"), Op.EXPONENTIAL)).isEqualTo(2);
    }

    @Test
    void whatIsKnownIsComputedBeforeTheRun() {
        ProcessType p = only("""
                param n = 4
                routine r(x) { let y = x * 2  sleep max(y, 3 ms) + floor(n / 3) * 1 ms }
                process p { do r(5 ms) }
                """);

        assertThat(count(p, Op.PUSH)).isZero();
        assertThat(operand(p, 0, Op.SLEEP, 0)).isEqualTo(11_000_000_000L);
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "1, 1"})
    void aChoiceThatIsCertainDrawsNothingAndLeavesTheOtherOut(String probability, long milliseconds) {
        Linked linked = link("""
                param hit = %s
                process p { choose { hit: { sleep 1 ms } 1 - hit: { sleep 2 ms } } }
                """.formatted(probability));
        ProcessType p = linked.program().types().get(0);

        assertThat(linked.random()).isFalse();
        assertThat(count(p, Op.UNIFORM)).isZero();
        assertThat(count(p, Op.SLEEP)).isEqualTo(1);
        assertThat(operand(p, 0, Op.SLEEP, 0)).isEqualTo(milliseconds * 1_000_000_000L);
    }

    @Test
    void aChoiceThatIsOpenDraws() {
        Linked linked = link("process p { choose { 0.5: { sleep 1 ms } 0.5: { sleep 2 ms } } }\n");

        assertThat(linked.random()).isTrue();
        assertThat(count(linked.program().types().get(0), Op.UNIFORM)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"random, true", "round_robin, false", "shortest, false", "first_free, false"})
    void onlyARouteAtRandomIsDrawn(String routing, boolean random) {
        assertThat(link("station s[2] { routing = %s }\nprocess p { forever { use s for 1 ms } }\n".formatted(routing)).random())
                .isEqualTo(random);
    }

    @Test
    void aConditionThatIsKnownLeavesTheOtherBranchOut() {
        ProcessType p = only("param wanted = false\nprocess p { if wanted { sleep 1 ms } else { sleep 2 ms } }\n");

        assertThat(count(p, Op.SLEEP)).isEqualTo(1);
        assertThat(count(p, Op.JUMP_ZERO)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"3600 rpm, 3000000000000, 50000000000", "3961 rpm, 3961000000000, 60000000000", "7200 rpm, 3000000000000, 25000000000",
        "6000 rpm, 1000000000000, 10000000000"})
    void theUnitOfTimeMakesATurnAWholeNumber(String rotation, long perSecond, long turn) {
        Linked linked = link("""
                machine m { disk d { rotation = %s  track = 16 KiB } file f on d { block = 4 KiB } }
                process p on m { forever { read 4 KiB from f } }
                """.formatted(rotation));

        assertThat(linked.program().unitsPerSecond()).isEqualTo(perSecond);
        assertThat(linked.program().disks().get(0).rotation()).isEqualTo(turn);
        assertThat(linked.rounded()).isFalse();
    }

    @Test
    void everyDeclaredPeriodIsWhole() {
        Linked linked = link("""
                machine m { tick = 1 s / 1024  scheduler = round_robin(1 s / 60) }
                channel c between p and q { segment = 1460 byte  delayed_ack = clock(1 s / 7) }
                process p on m { every 1 s / 11 { send 1 byte to q } }
                process q { forever { receive any } }
                """);
        long unit = linked.program().unitsPerSecond();

        assertThat(linked.rounded()).isFalse();
        assertThat(unit).isGreaterThanOrEqualTo(1_000_000_000_000L);
        assertThat(unit % 1024).isZero();
        assertThat(unit % (60 * 7 * 11)).isZero();
        assertThat(linked.program().servers().get(0).tick()).isEqualTo(unit / 1024);
        assertThat(linked.program().clocks()).containsOnly(unit / 7);
    }

    @Test
    void periodsThatWouldLeaveLessThanADayAreRoundedAndThatIsSaid() {
        Linked linked = link("""
                machine m { disk a { rotation = 3961 rpm  track = 16 KiB } disk b { rotation = 3607 rpm  track = 16 KiB }
                    disk c { rotation = 3671 rpm  track = 16 KiB } disk d { rotation = 3673 rpm  track = 16 KiB }
                    file fa on a  file fb on b  file fc on c  file fd on d }
                process p on m { forever { read 1 KiB from fa  read 1 KiB from fb  read 1 KiB from fc  read 1 KiB from fd } }
                """);

        assertThat(linked.rounded()).isTrue();
        assertThat(linked.program().unitsPerSecond()).isEqualTo(1_000_000_000_000L);
        assertThat(linked.program().disks().get(0).rotation()).isEqualTo(15_147_689_977L);
    }

    @Test
    void addingAPartLeavesTheOthersDrawsAlone() {
        String customers = "station s\nprocess customer every exponential(1 s) { use s for exponential(0.5 s) }\n";
        long[] alone = link(customers).program().streams();
        long[] among = link("station other\nprocess first { forever { use other for exponential(1 s) } }\n" + customers).program().streams();

        assertThat(Arrays.stream(among).boxed()).containsAll(Arrays.stream(alone).boxed().toList()).hasSize(alone.length + 1)
                .doesNotHaveDuplicates();
    }

    @Test
    void eachInstanceDrawsFromAStreamOfItsOwnAndTheFirstKeepItWhenMoreCome() {
        String text = "param n = 2\nstation s\nprocess p[n] { forever { use s for exponential(1 s) } }\n";
        long[] two = link(text).program().streams();
        long[] five = link(text, Map.of("n", number("5"))).program().streams();

        assertThat(five).hasSize(5).doesNotHaveDuplicates().startsWith(two);
    }

    @Test
    void aLaterChangeOfTheOriginalReachesTheCopyThatDidNotSayOtherwise() {
        String text = """
                channel tcp { segment = 1460 byte  nagle = true  delayed_ack = 200 ms }
                channel one : tcp between a and b
                channel two : tcp between a and c { nagle = true }
                process a { forever { send 1 byte to b  send 1 byte to c  sleep 1 s } }
                process b { forever { receive any } }
                process c { forever { receive any } }
                """;
        var flows = link(text, Map.of("tcp.nagle", new Expression.Truth(false))).program().flows();

        assertThat(flows).filteredOn(f -> f.name().equals("one")).allMatch(f -> !f.stream().nagle() && f.stream().delayedAck() > 0);
        assertThat(flows).filteredOn(f -> f.name().equals("two")).allMatch(f -> f.stream().nagle());
    }

    @Test
    void everyInstructionKnowsItsLine() {
        Linked linked = link("""
                station s
                process p {
                    sleep 1 ms
                    use s for
                        2 ms
                    repeat 3 {
                        sleep 3 ms
                    }
                }
                """);
        int[] code = linked.program().types().get(0).code();
        Map<Integer, Integer> lines = new LinkedHashMap<>();
        for (int pc = 0; pc < code.length; pc += Op.length(code, pc)) {
            lines.putIfAbsent(code[pc], linked.lines().get(0).get(pc).line());
        }

        assertThat(lines).containsEntry(Op.USE, 4).containsEntry(Op.LOOP, 6).containsEntry(Op.NEXT, 6).containsEntry(Op.SLEEP, 3)
                .containsEntry(Op.END, 2);
    }

    @Test
    void onlyWhatIsConsultedCanHaveAnInfluence() {
        Model model = Linking.model("""
                param used = 1 ms
                param idle = 2 ms
                process p { sleep used }
                expect rate(p) at least 0/s
                """);
        Values values = new Values(model, Map.of());
        Linker.link(values, Set.of());

        assertThat(values.consulted()).contains("used").doesNotContain("idle");
    }

    @Test
    void aFractionThatIsCountedIsCountedInWholeParts() {
        Linked linked = link("process p { forever { sleep 1 s  count done by 2 / 3  count done by 1 / 4 } }\n");

        assertThat(linked.counters().get("done").scale()).isEqualTo(12);
    }
}
