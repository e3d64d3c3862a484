package dev.whence.analysis;

import dev.whence.analysis.Levers.Lever;
import dev.whence.program.Expression;
import dev.whence.program.link.Value;
import dev.whence.program.link.Values;
import dev.whence.units.Dimension;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Values that the unknowns can have while the measured rows stay met: those of the model as it stands, the ends to which each can go by
 * itself, and the corners of all these ranges together.
 */
final class Unknowns {
    /** Of more unknowns the corners together are too many to try: each is moved by itself. */
    private static final int MOST_WITH_CORNERS = 4;
    private static final double EDGE = 1e-3;

    private final Predicate<Map<String, Expression>> meets;

    /** @param meets whether the rows that are met as the model stands are met with these values too */
    Unknowns(Predicate<Map<String, Expression>> meets) {
        this.meets = meets;
    }

    /** The first is the model as it stands: no change. */
    List<Map<String, Expression>> points(List<Lever> unknowns, Values values) {
        Set<Map<String, Expression>> points = new LinkedHashSet<>();
        points.add(Map.of());
        List<Map<String, Expression>> corners = List.of(Map.of());
        for (Lever unknown : unknowns) {
            Range range = range(unknown, values);
            if (range == null) {
                continue;
            }
            List<Map<String, Expression>> ends = List.of(range.at(edge(range, range.from())), range.at(edge(range, range.to())));
            points.addAll(ends);
            List<Map<String, Expression>> more = new ArrayList<>();
            for (Map<String, Expression> corner : corners) {
                for (Map<String, Expression> end : ends) {
                    Map<String, Expression> both = new HashMap<>(corner);
                    both.putAll(end);
                    more.add(both);
                }
            }
            corners = more.size() > 1 << MOST_WITH_CORNERS ? List.of() : more;
        }
        corners.stream().filter(corner -> !points.contains(corner) && meets.test(corner)).forEach(points::add);
        return List.copyOf(points);
    }

    private record Range(String target, double now, double from, double to, Dimension dimension) {
        Map<String, Expression> at(double x) {
            return Map.of(target, Fitting.constant(x, dimension));
        }
    }

    /** Null for one that is random now, or outside its own range. */
    private static Range range(Lever unknown, Values values) {
        if (!(values.evaluate(unknown.value()) instanceof Value.Amount now)) {
            return null;
        }
        double x = now.quantity().value().toDouble();
        double from = Evaluation.quantity(values.evaluate(unknown.from())).value().toDouble();
        double to = Evaluation.quantity(values.evaluate(unknown.to())).value().toDouble();
        return from <= x && x <= to && from < to ? new Range(unknown.target(), x, from, to, now.quantity().dimension()) : null;
    }

    /** How far towards the limit the rows stay met: the limit itself, or by bisection. */
    private double edge(Range range, double limit) {
        if (limit == range.now() || meets.test(range.at(limit))) {
            return limit;
        }
        double in = range.now();
        double out = limit;
        while (Math.abs(out - in) > EDGE * (range.to() - range.from())) {
            double middle = (in + out) / 2;
            if (meets.test(range.at(middle))) {
                in = middle;
            } else {
                out = middle;
            }
        }
        return in;
    }
}
