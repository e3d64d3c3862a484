package dev.whence.program.link;

import dev.whence.program.Expression;
import dev.whence.program.Model.Kind;
import dev.whence.program.Model.Part;
import dev.whence.program.Model.Process;
import dev.whence.program.Statement;
import dev.whence.program.Statement.*;
import dev.whence.units.Dimension;
import dev.whence.units.Rational;
import java.util.Collection;
import java.util.List;

/** Finds the periods that a model declares: ticks, quanta, periodic loops. */
final class Periods {
    private final Values values;

    Periods(Values values) {
        this.values = values;
    }

    void collect(Collection<Rational> periods) {
        for (Part p : values.model().parts()) {
            if (p.kind() == Kind.MACHINE) {
                add(values.property(p.path(), "tick"), periods);
                if (values.property(p.path(), "scheduler") instanceof Expression.Alternative a && !a.arguments().isEmpty()) {
                    add(a.arguments().get(0), periods);
                }
            }
        }
        for (Process p : values.model().processes()) {
            add(p.every(), periods);
            statements(p.body(), periods);
        }
    }

    private void add(Expression e, Collection<Rational> periods) {
        if (e == null || e instanceof Expression.Alternative) {
            return;
        }
        if (values.evaluate(e) instanceof Value.Amount a && a.quantity().dimension().equals(Dimension.TIME)
                && a.quantity().value().signum() > 0) {
            periods.add(a.quantity().value());
        }
    }

    private void statements(List<Statement> body, Collection<Rational> periods) {
        for (Statement s : body) {
            switch (s) {
                case Every e -> {
                    if (LocalFree.isFree(e.period())) {
                        add(e.period(), periods);
                    }
                    statements(e.body(), periods);
                }
                case Forever f -> statements(f.body(), periods);
                case Repeat r -> statements(r.body(), periods);
                case Time t -> statements(t.body(), periods);
                default -> { }
            }
        }
    }
}
