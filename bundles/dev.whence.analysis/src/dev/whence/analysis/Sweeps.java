package dev.whence.analysis;

import dev.whence.program.Expression;
import dev.whence.program.Expression.Constant;
import dev.whence.program.Model;
import dev.whence.program.Model.Sweep;
import dev.whence.program.link.ModelException;
import dev.whence.program.link.Show;
import dev.whence.program.link.Value;
import dev.whence.program.link.Values;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/** The points of a {@code with}: every combination of the values of its sweeps, the last varying fastest. */
final class Sweeps {
    static final int MOST_POINTS = 10_000;
    private static final int USUAL_STEPS = 16;

    private final Runs runs;

    Sweeps(Runs runs) {
        this.runs = runs;
    }

    /** @param settings the values, in a reader's words */
    record Point(Assignment assignment, List<String> settings) {
    }

    List<Point> points(List<Sweep> sweeps, Assignment start) {
        List<Point> points = List.of(new Point(start, List.of()));
        for (Sweep s : sweeps) {
            List<Value> values = values(s, runs.values(start.overrides()));
            if ((long) values.size() * points.size() > MOST_POINTS) {
                throw new ModelException("a sweep of more than " + MOST_POINTS + " points; take a larger step", s.at());
            }
            List<Point> more = new ArrayList<>();
            for (Point p : points) {
                for (Value v : values) {
                    List<String> settings = new ArrayList<>(p.settings());
                    settings.add(text(v, s.unit()));
                    more.add(new Point(p.assignment().with(s.target(), expression(v)), settings));
                }
            }
            points = more;
        }
        return points;
    }

    /** In the author's unit where there is one. */
    private static String text(Value v, Model.Unit unit) {
        if (unit == null || !(v instanceof Value.Amount a)) {
            return Show.value(v);
        }
        double number = a.quantity().value().toDouble() / unit.size();
        String digits = new BigDecimal(number).round(new MathContext(6)).stripTrailingZeros().toPlainString();
        return digits + " " + unit.text();
    }

    static Expression expression(Value v) {
        return switch (v) {
            case Value.Amount a -> new Constant(a.quantity());
            case Value.Truth t -> new Expression.Truth(t.value());
            case Value.Text t -> new Expression.Text(t.value());
            case Value.Choice c -> new Expression.Alternative(c.name(), c.arguments().stream().map(Sweeps::expression).toList());
            case Value.Sequence s -> new Expression.Sequence(s.elements().stream().map(Sweeps::expression).toList());
        };
    }

    private static List<Value> values(Sweep s, Values values) {
        if (s.values() != null) {
            Value v = values.evaluate(s.values());
            return v instanceof Value.Sequence list ? list.elements() : List.of(v);
        }
        Quantity from = Evaluation.quantity(values.evaluate(s.from()));
        Quantity to = Evaluation.quantity(values.evaluate(s.to()));
        Rational step = s.step() == null ? usualStep(from, to) : Evaluation.quantity(values.evaluate(s.step())).value();
        if (step.signum() <= 0) {
            throw new ModelException("the step of a sweep must be more than 0", s.at());
        }
        Rational count = to.value().minus(from.value()).over(step);
        if (count.compareTo(Rational.of(MOST_POINTS)) > 0) {
            throw new ModelException("a sweep of more than " + MOST_POINTS + " points; take a larger step", s.at());
        }
        List<Value> list = new ArrayList<>();
        for (Rational x = from.value(); x.compareTo(to.value()) <= 0; x = x.plus(step)) {
            list.add(new Value.Amount(new Quantity(x, from.dimension())));
        }
        return list;
    }

    /** Whole numbers are gone through one by one; anything else in sixteen steps. */
    private static Rational usualStep(Quantity from, Quantity to) {
        Rational width = to.value().minus(from.value());
        boolean whole = from.dimension().equals(dev.whence.units.Dimension.NUMBER) && from.value().isWhole() && to.value().isWhole()
                && width.compareTo(Rational.of(100)) <= 0;
        return whole || width.isZero() ? Rational.ONE : width.over(Rational.of(USUAL_STEPS));
    }
}
