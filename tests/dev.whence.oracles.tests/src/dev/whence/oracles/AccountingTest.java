package dev.whence.oracles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.whence.analysis.Results.Cause;
import dev.whence.analysis.Results.Explanation;
import dev.whence.analysis.Results.Measure;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.kernel.Simulation;
import dev.whence.program.Model;
import dev.whence.program.Model.Process;
import dev.whence.program.Statement;
import dev.whence.program.link.Cell;
import dev.whence.program.link.Cell.Role;
import dev.whence.program.link.Linked;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every unit of time is accounted for, exactly once, in every model. */
final class AccountingTest {

    private static final double PICO = 1e12;

    static Stream<Path> models() {
        return Models.all();
    }

    @ParameterizedTest
    @MethodSource("models")
    void whatAProcessSpendsSumsToItsTimeExactlyAtAnyMoment(Path file) {
        Model model = Models.of(file);
        Models.variants(model).forEach((variant, changes) -> {
            Linked linked = Reckoning.link(model, changes);
            Simulation s = Reckoning.interpreted(linked, 3);
            for (int events : new int[] {1, 2, 3, 10, 100, 1_000, 5_000}) {
                s.run(Long.MAX_VALUE / 2, events, null);
                assertBudget(model, linked, s, variant);
                if (events == 100) {
                    s.restartMeasures();
                    assertBudget(model, linked, s, variant);
                }
            }
        });
    }

    private static void assertBudget(Model model, Linked linked, Simulation s, String variant) {
        BigInteger[] accounts = s.accounts();
        for (int i = 0; i < linked.program().types().size(); i++) {
            var type = linked.program().types().get(i);
            Process process = model.processes().stream().filter(p -> p.name().equals(type.name())).findFirst().orElse(null);
            if (process == null || process.every() != null || forks(model, process.body())) {
                continue;
            }
            BigInteger sum = BigInteger.ZERO;
            for (int c = 0; c < accounts.length; c++) {
                sum = isOwn(linked.cells().get(c), process.name()) ? sum.add(accounts[c]) : sum;
            }
            assertThat(sum).as("%s in %s", type.name(), variant).isEqualTo(times(s.measures().period(), type.instances()));
        }
    }

    private static BigInteger times(long period, int instances) {
        return BigInteger.valueOf(period).multiply(BigInteger.valueOf(instances));
    }

    /** Not what devices did for it, nor what its messages met. */
    private static boolean isOwn(Cell cell, String process) {
        return process.equals(cell.process()) && (cell.role() == Role.BUSY || cell.role() == Role.WAIT || cell.cause().equals("ended"));
    }

    private static boolean forks(Model model, List<Statement> body) {
        return body.toString().contains("Parallel[")
                || model.routines().stream().anyMatch(r -> r.body().toString().contains("Parallel["));
    }

    @ParameterizedTest
    @MethodSource("models")
    void noServerIsBusyForLongerThanThereIsTime(Path file) {
        Model model = Models.of(file);
        Models.variants(model).forEach((variant, changes) -> {
            Linked linked = Reckoning.link(model, changes);
            Simulation s = Reckoning.interpreted(linked, 3);
            s.run(Long.MAX_VALUE / 2, 5_000, null);
            linked.resources().forEach((path, resource) -> {
                BigInteger busy = BigInteger.ZERO;
                for (int c = 0; c < linked.cells().size(); c++) {
                    Cell cell = linked.cells().get(c);
                    busy = cell.role() == Role.BUSY && path.equals(cell.resource()) ? busy.add(s.accounts()[c]) : busy;
                }
                assertThat(busy).as("%s in %s", path, variant)
                        .isBetween(BigInteger.ZERO, times(s.measures().period(), resource.servers()));
            });
        });
    }

    @ParameterizedTest
    @MethodSource("models")
    void theCausesOfEveryTimeSumToItExactly(Path file) {
        assertThat(variants(file)).allSatisfy(v -> v.accounting().forEach(e -> assertSums(e.root())));
    }

    private static void assertSums(Cause cause) {
        if (!cause.children().isEmpty()) {
            assertThat(cause.children().stream().mapToLong(Cause::picoseconds).sum()).as(cause.name()).isEqualTo(cause.picoseconds());
        }
        assertThat(cause.children()).allSatisfy(AccountingTest::assertSums);
        assertThat(cause.picoseconds()).as(cause.name()).isNotNegative();
    }

    /** The explained time of one count is the measured period over the counts; that of a span is its mean. */
    @ParameterizedTest
    @MethodSource("models")
    void whatIsExplainedIsWhatWasMeasured(Path file) {
        for (VariantResult v : variants(file)) {
            for (Explanation e : v.accounting()) {
                measure(v, "mean(" + e.subject() + ")").filter(m -> v.exact() && e.phrase().startsWith("one " + e.subject()))
                        .ifPresent(mean -> assertThat((double) e.root().picoseconds()).as("%s in %s", e.phrase(), v.name())
                                .isCloseTo(mean * PICO, within(1.0 + 1e-12 * mean * PICO)));
                measure(v, "rate(" + e.subject() + ")").filter(r -> v.nature().name().equals("EXACT") && e.phrase().startsWith("one count"))
                        .ifPresent(rate -> assertThat((double) e.root().picoseconds()).as("%s in %s", e.phrase(), v.name())
                                .isCloseTo(PICO / rate, within(1.0 + 1e-12 * PICO / rate)));
            }
        }
    }

    private static Optional<Double> measure(VariantResult v, String expression) {
        return v.measures().stream().filter(m -> m.expression().equals(expression))
                .filter(m -> m.estimate().dimension().equals(Dimension.TIME)
                        || m.estimate().dimension().equals(Quantity.number(1).over(Quantity.seconds(Rational.ONE)).dimension()))
                .map(Measure::estimate).map(x -> x.elements().get(0).value()).findFirst();
    }

    private static List<VariantResult> variants(Path file) {
        return Studies.onOneThread(file).variants();
    }
}
