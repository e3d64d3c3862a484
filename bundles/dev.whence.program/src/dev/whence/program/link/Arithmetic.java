package dev.whence.program.link;

import dev.whence.program.At;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.List;

/** Exact arithmetic on known values; a list is worked on element by element. */
public final class Arithmetic {
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
        return switch (operator) {
            case "not" -> truth(!isTrue(a));
            case "and" -> truth(isTrue(a) && isTrue(b));
            case "or" -> truth(isTrue(a) || isTrue(b));
            case "==" -> truth(a.equals(b));
            case "!=" -> truth(!a.equals(b));
            default -> numeric(operator, operands);
        };
    }

    private static Value elementwise(String operator, List<Value> operands, int position, Value.Sequence s) {
        List<Value> results = new ArrayList<>();
        for (int k = 0; k < s.elements().size(); k++) {
            List<Value> row = new ArrayList<>(operands);
            row.set(position, s.elements().get(k));
            for (int i = 0; i < row.size(); i++) {
                if (row.get(i) instanceof Value.Sequence other && other.elements().size() == s.elements().size()) {
                    row.set(i, other.elements().get(k));
                }
            }
            results.add(apply(operator, row));
        }
        return new Value.Sequence(results);
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
