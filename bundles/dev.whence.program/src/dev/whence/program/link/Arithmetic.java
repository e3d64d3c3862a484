package dev.whence.program.link;

import dev.whence.program.At;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.List;

/** Exact arithmetic on known values; a list is worked on element by element. */
public final class Arithmetic {
    private static final int MOST_BITS = 10_000;

    private Arithmetic() {
    }

    /** @throws ModelException for a division by zero or operands that do not go together */
    public static Value apply(String operator, List<Value> operands) {
        for (int i = 0; i < operands.size(); i++) {
            if (operands.get(i) instanceof Value.Sequence s && !operator.equals("==") && !operator.equals("!=")) {
                return elementwise(operator, operands, i, s);
            }
        }
        Value a = operands.get(0);
        Value b = operands.size() > 1 ? operands.get(1) : null;
        return bounded(switch (operator) {
            case "not" -> truth(!isTrue(a));
            case "and" -> truth(isTrue(a) && isTrue(b));
            case "or" -> truth(isTrue(a) || isTrue(b));
            case "==" -> truth(a.equals(b));
            case "!=" -> truth(!a.equals(b));
            default -> numeric(operator, operands);
        });
    }

    /** Products of products grow without limit, and would take all the time and memory there is. */
    private static Value bounded(Value v) {
        if (v instanceof Value.Amount a && Math.max(a.quantity().value().numerator().bitLength(),
                a.quantity().value().denominator().bitLength()) > MOST_BITS) {
            throw new ModelException("a value has more than " + MOST_BITS + " binary digits", At.NOWHERE);
        }
        return v;
    }

    private static Value elementwise(String operator, List<Value> operands, int position, Value.Sequence s) {
        List<Value> results = new ArrayList<>();
        for (int k = 0; k < s.elements().size(); k++) {
            List<Value> row = new ArrayList<>(operands);
            row.set(position, s.elements().get(k));
            for (int i = 0; i < row.size(); i++) {
                if (row.get(i) instanceof Value.Sequence other && i != position) {
                    row.set(i, partner(other, k, s.elements().size()));
                }
            }
            results.add(apply(operator, row));
        }
        return new Value.Sequence(results);
    }

    private static Value partner(Value.Sequence other, int k, int size) {
        if (other.elements().size() != size) {
            throw new ModelException("a list of " + size + " and one of " + other.elements().size() + " do not go together", At.NOWHERE);
        }
        return other.elements().get(k);
    }

    static Value truth(boolean value) {
        return new Value.Truth(value);
    }

    static boolean isTrue(Value v) {
        if (v instanceof Value.Truth t) {
            return t.value();
        }
        throw new ModelException("expected true or false, found " + Show.value(v), At.NOWHERE);
    }

    static Quantity quantity(Value v) {
        if (v instanceof Value.Amount a) {
            return a.quantity();
        }
        throw new ModelException("expected a number, found " + Show.value(v), At.NOWHERE);
    }

    private static Value numeric(String operator, List<Value> operands) {
        Quantity a = quantity(operands.get(0));
        Quantity b = operands.size() > 1 ? quantity(operands.get(1)) : null;
        Rational x = a.value();
        return switch (operator) {
            case "+" -> amount(x.plus(b.value()), a);
            case "-" -> amount(x.minus(b.value()), a);
            case "*" -> new Value.Amount(a.times(b));
            case "/" -> {
                if (b.value().isZero()) {
                    throw new ModelException("division by zero", At.NOWHERE);
                }
                yield new Value.Amount(a.over(b));
            }
            case "<" -> truth(x.compareTo(b.value()) < 0);
            case "<=" -> truth(x.compareTo(b.value()) <= 0);
            case ">" -> truth(x.compareTo(b.value()) > 0);
            case ">=" -> truth(x.compareTo(b.value()) >= 0);
            case "negate" -> amount(x.negate(), a);
            case "floor" -> amount(Rational.of(x.floor()), a);
            case "ceil" -> amount(Rational.of(x.ceil()), a);
            case "round" -> amount(Rational.of(x.round()), a);
            case "min" -> amount(operands.stream().map(v -> quantity(v).value()).reduce(Rational::min).orElseThrow(), a);
            case "max" -> amount(operands.stream().map(v -> quantity(v).value()).reduce(Rational::max).orElseThrow(), a);
            default -> throw new IllegalArgumentException("operator " + operator);
        };
    }

    private static Value amount(Rational value, Quantity like) {
        return new Value.Amount(new Quantity(value, like.dimension()));
    }
}
