package dev.whence.oracles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.kernel.Path;
import dev.whence.kernel.Simulation;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.program.Model.Parameter;
import dev.whence.program.link.Cell;
import dev.whence.program.link.Linked;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Lengthening every occurrence of a cause by one unit of time lengthens the run by the number of its occurrences on the path
 * of last arrivals, if no two events fall together. Each model's parameters are costs of one line each.
 */
final class LengtheningTest {

    private static final int COUNTS = 300;
    /** Properties that are costs, by the cause that they are accounted to. */
    private static final Map<String, String> BY_CAUSE = Map.of("service", "service", "turnaround", "turnaround", "latency", "latency",
            "far", "latency", "timer", "delayed_ack", "switching", "switch");

    static Stream<java.nio.file.Path> models() throws IOException {
        try (Stream<java.nio.file.Path> files = Files.list(Models.root().resolve("tests/dev.whence.oracles.tests/resources/theorem"))) {
            return files.sorted().toList().stream();
        }
    }

    @Test
    void thereAreModelsOfEveryKindOfWait() throws IOException {
        assertThat(models()).hasSizeGreaterThanOrEqualTo(12);
    }

    /** The instant of the last count, and how often each account cell lies on the path to it. */
    private record Course(long end, long ties, long sum, Map<Integer, Integer> occurrences) {
    }

    @ParameterizedTest
    @MethodSource("models")
    void thePathSumsToTheRun(java.nio.file.Path file) {
        Course course = run(Reckoning.link(Models.of(file), Map.of()));

        assertThat(course.sum()).isEqualTo(course.end());
        assertThat(course.ties()).as("events that fall together").isZero();
    }

    @ParameterizedTest
    @MethodSource("models")
    void aUnitMoreOfACauseIsAUnitMoreForEachOccurrenceOnThePath(java.nio.file.Path file) throws IOException {
        Model model = Models.of(file);
        List<String> lines = Files.readAllLines(file);
        Linked linked = Reckoning.link(model, Map.of());
        Course before = run(linked);
        assertThat(before.occurrences()).isNotEmpty();
        for (Parameter p : model.parameters()) {
            if (isPreemptor(file, p)) {
                continue;
            }
            Linked longer = Reckoning.link(model, Map.of(p.name(), lengthened(p, linked)));
            Course after = run(longer);
            assertThat(longer.program().unitsPerSecond()).isEqualTo(linked.program().unitsPerSecond());
            assertThat(after.end() - before.end()).as("%s, from path %s", p.name(), before.occurrences())
                    .isEqualTo(occurrences(p, lines, linked, before));
        }
    }

    /** What a victim of preemption waits is on its own chain, whoever displaced it: the theorem speaks of all others. */
    private static boolean isPreemptor(java.nio.file.Path file, Parameter p) {
        return file.endsWith("priority.perf") && (p.name().equals("urgent") || p.name().equals("pause"));
    }

    private static Expression lengthened(Parameter p, Linked linked) {
        Rational seconds = ((Expression.Constant) p.value()).quantity().value();
        return new Expression.Constant(new Quantity(seconds.plus(Rational.of(1, linked.program().unitsPerSecond())), Dimension.TIME));
    }

    private static long occurrences(Parameter p, List<String> lines, Linked linked, Course course) {
        long sum = 0;
        for (var each : course.occurrences().entrySet()) {
            Cell cell = linked.cells().get(each.getKey());
            boolean named = BY_CAUSE.containsKey(p.name()) ? cell.cause().equals(BY_CAUSE.get(p.name())) && isOfPart(cell, p, lines)
                    : isHandling(p, lines) ? "message".equals(cell.label()) : isCost(cell) && uses(lines.get(cell.at().line() - 1), p.name());
            sum += named ? each.getValue() : 0;
        }
        return sum;
    }

    private static boolean isCost(Cell cell) {
        return cell.cause().equals("running") && !"message".equals(cell.label()) || cell.cause().equals("sleep") || cell.cause().equals("service")
                || cell.cause().equals("arrivals");
    }

    private static boolean isHandling(Parameter p, List<String> lines) {
        return lines.stream().anyMatch(l -> l.contains("per_message = " + p.name()));
    }

    /** Of two parts with such a property, the one that takes it from the parameter. */
    private static boolean isOfPart(Cell cell, Parameter p, List<String> lines) {
        return cell.resource() == null || lines.stream().anyMatch(l -> uses(l, p.name()) && l.contains(" " + cell.resource().replaceAll(".*\\.", "") + " "));
    }

    private static boolean uses(String line, String name) {
        return !line.startsWith("param") && line.matches(".*\\b" + name + "\\b.*");
    }

    private static Course run(Linked linked) {
        Simulation s = Reckoning.interpreted(linked, 1);
        Path path = new Path(1 << 22);
        s.record(path);
        int counter = linked.counters().get("done").first();
        while (s.measures().counts(counter) < COUNTS) {
            s.run(Long.MAX_VALUE / 2, s.events() + 1, null);
        }
        Map<Integer, Integer> occurrences = new HashMap<>();
        long sum = 0;
        int later = -1;
        int continued = -1;
        for (int node = s.measures().counterTip(counter); path.parent(node) >= 0; node = path.parent(node)) {
            int cell = path.cause(node);
            sum += path.time(node) - path.time(path.parent(node));
            if (path.isMark(node)) {
                continue;
            }
            boolean preempted = linked.cells().get(cell).cause().equals("preempted");
            if (preempted) {
                continued = later;
            } else if (cell == continued) {
                continued = -1; // what goes on after a preemption was the same occurrence before
            } else {
                occurrences.merge(cell, 1, Integer::sum);
            }
            later = preempted ? later : cell;
        }
        return new Course(s.now(), s.ties(), sum, occurrences);
    }
}
