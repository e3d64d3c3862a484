package dev.whence.compiler;

import dev.whence.language.names.Meaning;
import dev.whence.language.names.Names;
import dev.whence.language.names.Place;
import dev.whence.language.names.Step;
import dev.whence.language.perf.Argument;
import dev.whence.language.perf.Binary;
import dev.whence.language.perf.BooleanLiteral;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.CallArgument;
import dev.whence.language.perf.InCase;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Parenthesis;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.StringLiteral;
import dev.whence.language.perf.Unary;
import dev.whence.language.properties.Function;
import dev.whence.language.properties.Question;
import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.program.Expression.EntityKind;
import dev.whence.program.Model;
import dev.whence.program.Model.Setting;
import dev.whence.units.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns expressions of the EMF model into those of a program. */
final class Expressions {
    private final Names names;

    Expressions(Names names) {
        this.names = names;
    }

    Expression orNull(dev.whence.language.perf.Expression e) {
        return e == null ? null : of(e);
    }

    Expression of(dev.whence.language.perf.Expression e) {
        return switch (e) {
            case NumberLiteral n -> new Expression.Constant(names.units().size(n).orElseThrow());
            case BooleanLiteral b -> new Expression.Truth(b.isTrue());
            case StringLiteral s -> new Expression.Text(s.getValue());
            case Parenthesis p -> of(p.getExpression());
            case ListLiteral l -> list(l);
            case Unary u -> new Expression.Operation(u.getOperator().equals("-") ? "negate" : "not", List.of(of(u.getOperand())));
            case Binary b -> new Expression.Operation(b.getOperator(), List.of(of(b.getLeft()), of(b.getRight())));
            case InCase c -> new Expression.InCases(of(c.getOperand()), cases(c), c.isSeveral());
            case Call c -> call(c);
            case Reference r -> reference(r);
            default -> throw new IllegalStateException("expression " + e);
        };
    }

    private List<String> cases(InCase c) {
        List<String> found = new ArrayList<>();
        for (Reference r : c.getCases()) {
            switch (names.meaning(r)) {
                case Meaning.CaseOf m -> found.add(m.theCase().getName());
                case Meaning.Base base -> found.add(Model.BASE);
                default -> { }
            }
        }
        return found;
    }

    /** A unit behind a list's bracket belongs to each of its elements. */
    private Expression list(ListLiteral l) {
        List<Expression> elements = new ArrayList<>();
        for (dev.whence.language.perf.Expression e : l.getElements()) {
            Expression element = of(e);
            if (l.getUnit() != null) {
                Quantity unit = names.units().find(l.getUnit()).orElseThrow();
                element = new Expression.Operation("*", List.of(element, new Expression.Constant(unit)));
            }
            elements.add(element);
        }
        return new Expression.Sequence(elements);
    }

    private Expression call(Call c) {
        At at = Places.of(c);
        List<Expression> values = new ArrayList<>();
        List<Expression> weights = new ArrayList<>();
        for (CallArgument a : c.getArguments()) {
            if (a.getSecond() != null) {
                weights.add(of(a.getValue()));
                values.add(of(a.getSecond()));
            } else {
                values.add(of(a.getValue()));
            }
        }
        Optional<Function> function = Function.find(c.getName());
        // "min" and "max" of one thing ask for its shortest and longest; of several values they choose
        boolean asks = Question.find(c.getName()).isPresent() && values.size() == 1 && values.get(0) instanceof Expression.Entity;
        if (function.isPresent() && !asks) {
            return function.get().isDistribution() ? new Expression.Distribution(c.getName(), weights, values, at)
                    : new Expression.Operation(c.getName(), values);
        }
        return Question.find(c.getName()).isPresent() ? new Expression.Question(c.getName(), values, at)
                : new Expression.Alternative(c.getName(), values);
    }

    Expression reference(Reference r) {
        return switch (names.meaning(r)) {
            case Meaning.Parameter p -> new Expression.ParameterValue(p.param().getName());
            case Meaning.PropertyOf p -> new Expression.PropertyValue(p.place().path(), p.property().name());
            case Meaning.Thing t -> entity(t.place());
            case Meaning.Local l -> new Expression.Local(l.declaration() instanceof Argument a ? a.getName() : ((Let) l.declaration()).getName());
            case Meaning.Self s -> new Expression.Self();
            case Meaning.UnitOf u -> new Expression.Constant(u.quantity());
            case Meaning.CaseOf c -> named(null, c.theCase().getName());
            case Meaning.Base b -> named(null, Model.BASE);
            case Meaning.Subroutine s -> named(EntityKind.ROUTINE, s.routine().getName());
            case Meaning.Counter c -> named(EntityKind.COUNTER, c.name());
            case Meaning.Span s -> named(EntityKind.SPAN, s.name());
            case Meaning.Label l -> named(EntityKind.LABEL, l.name());
            case Meaning.Alternative a -> new Expression.Alternative(a.name(), List.of());
            case Meaning.Reason c -> named(EntityKind.CAUSE, c.name());
            case Meaning.Unresolved u -> throw new IllegalArgumentException("unresolved: " + u.message());
        };
    }

    private static Expression named(EntityKind kind, String name) {
        return new Expression.Entity(kind, name, null);
    }

    Expression.Entity entity(Place place) {
        Step last = place.steps().getLast();
        return new Expression.Entity(place.entity() instanceof Process ? EntityKind.PROCESS : EntityKind.PART, place.path(),
                last.index().map(this::of).orElse(null), place.outer().map(this::entity).orElse(null));
    }

    /** The name or path that a change or sweep sets. */
    String target(Reference r) {
        return switch (names.meaning(r)) {
            case Meaning.Parameter p -> p.param().getName();
            case Meaning.PropertyOf p -> p.place().path() + "." + p.property().name();
            default -> throw new IllegalArgumentException("not a parameter or property");
        };
    }

    List<Setting> settings(List<dev.whence.language.perf.Setting> settings) {
        return settings.stream().map(s -> new Setting(s.getName(), of(s.getValue()), orNull(s.getFrom()), orNull(s.getTo()), s.getStatus(),
                s.getNote(), Places.of(s))).toList();
    }
}
