package dev.whence.language.types;

import dev.whence.language.names.Meaning;
import dev.whence.language.names.Names;
import dev.whence.language.perf.Binary;
import dev.whence.language.perf.BooleanLiteral;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.CallArgument;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Parenthesis;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Unary;
import dev.whence.language.properties.Property;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityReader;
import dev.whence.units.Rational;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;

/**
 * What constant expressions amount to in the base model, without variants: for checks that need no simulation.
 * Empty for whatever is drawn, differs between instances, or is wrong. Not for several threads at once.
 */
public final class Constants {

    private static final int MOST_BITS = 10_000;

    private final Names names;
    private final Map<Expression, Optional<Quantity>> known = new IdentityHashMap<>();
    private final Set<Expression> inProgress = Collections.newSetFromMap(new IdentityHashMap<>());

    private Constants(Names names) {
        this.names = names;
    }

    public static Constants of(Names names) {
        return new Constants(names);
    }

    /** The exact value of a constant expression. */
    public Optional<Quantity> quantity(Expression expression) {
        if (expression == null) {
            return Optional.empty();
        }
        Optional<Quantity> value = known.get(expression);
        if (value == null && inProgress.add(expression)) {
            value = evaluate(expression).filter(Constants::isManageable);
            inProgress.remove(expression);
            known.put(expression, value);
        }
        return value == null ? Optional.empty() : value;
    }

    /** Exact fractions can grow without limit when they are multiplied again and again. */
    private static boolean isManageable(Quantity quantity) {
        return quantity.value().numerator().bitLength() <= MOST_BITS
                && quantity.value().denominator().bitLength() <= MOST_BITS;
    }

    private Optional<Quantity> evaluate(Expression expression) {
        return switch (expression) {
            case NumberLiteral literal -> names.units().size(literal);
            case Parenthesis parenthesis -> quantity(parenthesis.getExpression());
            case Unary unary when "-".equals(unary.getOperator()) ->
                    quantity(unary.getOperand()).map(q -> new Quantity(q.value().negate(), q.dimension()));
            case Binary binary -> binary(binary);
            case Call call when call.getName() != null -> call(call);
            case Reference reference -> reference(reference);
            default -> Optional.empty();
        };
    }

    /** Whether a constant condition holds; only plain flags are followed. */
    public Optional<Boolean> flag(Expression expression) {
        return switch (expression) {
            case BooleanLiteral literal -> Optional.of(literal.isTrue());
            case Parenthesis parenthesis -> flag(parenthesis.getExpression());
            case Unary unary when "not".equals(unary.getOperator()) -> flag(unary.getOperand()).map(f -> !f);
            case Reference reference -> switch (names.meaning(reference)) {
                case Meaning.Parameter parameter when parameter.param().getValue() instanceof BooleanLiteral literal ->
                        Optional.of(literal.isTrue());
                case Meaning.PropertyOf property -> flag(property);
                default -> Optional.empty();
            };
            case null, default -> Optional.empty();
        };
    }

    private Optional<Boolean> flag(Meaning.PropertyOf meaning) {
        Optional<Setting> setting = names.setting(meaning.place().entity(), meaning.property().name());
        if (setting.isEmpty()) {
            return Optional.of(meaning.property().byDefault().equals("true"));
        }
        return setting.get().getValue() instanceof BooleanLiteral literal ? Optional.of(literal.isTrue()) : Optional.empty();
    }

    private Optional<Quantity> reference(Reference reference) {
        return switch (names.meaning(reference)) {
            case Meaning.Parameter parameter -> quantity(parameter.param().getValue());
            case Meaning.UnitOf unit -> Optional.of(unit.quantity());
            case Meaning.PropertyOf meaning -> {
                Optional<Setting> setting = names.setting(meaning.place().entity(), meaning.property().name());
                yield setting.isPresent() ? quantity(setting.get().getValue()) : byDefault(meaning.property());
            }
            default -> Optional.empty();
        };
    }

    /** A property's default; empty where it is a word. */
    public static Optional<Quantity> byDefault(Property property) {
        boolean number = property.type() == Property.Type.QUANTITY
                && Character.isDigit(property.byDefault().charAt(0));
        return number ? Optional.of(QuantityReader.read(property.byDefault())) : Optional.empty();
    }

    private Optional<Quantity> binary(Binary binary) {
        Optional<Quantity> left = quantity(binary.getLeft());
        Optional<Quantity> right = quantity(binary.getRight());
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        Quantity a = left.get();
        Quantity b = right.get();
        return switch (binary.getOperator()) {
            case "*" -> Optional.of(a.times(b));
            case "/" -> b.value().isZero() ? Optional.empty() : Optional.of(a.over(b));
            case "+" -> combine(a, b, Rational::plus);
            case "-" -> combine(a, b, Rational::minus);
            default -> Optional.empty();
        };
    }

    private static Optional<Quantity> combine(Quantity a, Quantity b, BinaryOperator<Rational> operation) {
        return a.dimension().equals(b.dimension())
                ? Optional.of(new Quantity(operation.apply(a.value(), b.value()), a.dimension())) : Optional.empty();
    }

    private Optional<Quantity> call(Call call) {
        Optional<Quantity> result = Optional.empty();
        for (CallArgument argument : call.getArguments()) {
            Optional<Quantity> value = quantity(argument.getValue());
            if (value.isEmpty()) {
                return value;
            }
            Quantity next = value.get();
            result = switch (call.getName()) {
                case "floor" -> Optional.of(whole(next, Rational.of(next.value().floor())));
                case "ceil" -> Optional.of(whole(next, Rational.of(next.value().ceil())));
                case "round" -> Optional.of(whole(next, Rational.of(next.value().round())));
                case "min" -> result.isEmpty() ? value : combine(result.get(), next, Rational::min);
                case "max" -> result.isEmpty() ? value : combine(result.get(), next, Rational::max);
                default -> Optional.empty();
            };
        }
        return result;
    }

    private static Quantity whole(Quantity original, Rational value) {
        return new Quantity(value, original.dimension());
    }
}
