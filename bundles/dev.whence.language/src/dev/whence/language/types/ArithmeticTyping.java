package dev.whence.language.types;

import dev.whence.language.perf.Binary;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Unary;
import dev.whence.language.types.Type.Flag;
import dev.whence.language.types.Type.Measure;
import dev.whence.language.types.Type.Several;
import dev.whence.units.Dimension;
import java.util.List;

/** Sums, products, comparisons and conditions. Lists are calculated element by element. */
final class ArithmeticTyping {

    private final Types types;

    ArithmeticTyping(Types types) {
        this.types = types;
    }

    Type unary(Unary unary) {
        Type operand = types.type(unary.getOperand());
        if (operand == Type.UNKNOWN) {
            return operand;
        }
        if (unary.getOperator().equals("not")) {
            return operand instanceof Flag ? operand : expected(unary.getOperand(), "true or false", operand);
        }
        return operand.element() instanceof Measure ? operand : expected(unary.getOperand(), "a number", operand);
    }

    Type binary(Binary binary) {
        Type left = types.type(binary.getLeft());
        Type right = types.type(binary.getRight());
        if (left == Type.UNKNOWN || right == Type.UNKNOWN) {
            return Type.UNKNOWN;
        }
        return switch (binary.getOperator()) {
            case "and", "or" -> condition(binary, left, right);
            case "==", "!=" -> equality(binary, left, right);
            default -> numbers(binary, left, right);
        };
    }

    private Type condition(Binary binary, Type left, Type right) {
        if (!(left instanceof Flag)) {
            return expected(binary.getLeft(), "true or false", left);
        }
        return right instanceof Flag ? right : expected(binary.getRight(), "true or false", right);
    }

    private Type equality(Binary binary, Type left, Type right) {
        boolean words = left instanceof Flag && right instanceof Flag || left == Type.WORD && right == Type.WORD;
        return words ? Type.FLAG : numbers(binary, left, right);
    }

    private Type numbers(Binary binary, Type left, Type right) {
        if (!(left.element() instanceof Measure a)) {
            return expected(binary.getLeft(), "a number", left);
        }
        if (!(right.element() instanceof Measure b)) {
            return expected(binary.getRight(), "a number", right);
        }
        boolean random = a.random() || b.random();
        Type result = switch (binary.getOperator()) {
            case "*" -> new Measure(a.dimension().times(b.dimension()), random);
            case "/" -> new Measure(a.dimension().over(b.dimension()), random);
            case "+", "-" -> a.dimension().equals(b.dimension()) ? new Measure(a.dimension(), random)
                    : unequal(binary, a.dimension(), b.dimension());
            default -> a.dimension().equals(b.dimension()) ? Type.FLAG : unequal(binary, a.dimension(), b.dimension());
        };
        boolean list = left instanceof Several || right instanceof Several;
        return list && result != Type.UNKNOWN ? new Several(result) : result;
    }

    private Type unequal(Binary binary, Dimension left, Dimension right) {
        Expression bare = binary.getRight() instanceof NumberLiteral && right.equals(Dimension.NUMBER) ? binary.getRight()
                : binary.getLeft() instanceof NumberLiteral && left.equals(Dimension.NUMBER) ? binary.getLeft() : null;
        if (bare != null) {
            Dimension wanted = bare == binary.getRight() ? left : right;
            return types.mistake(Mistakes.missingUnit((NumberLiteral) bare, "This number", wanted));
        }
        String verb = switch (binary.getOperator()) {
            case "+" -> "be added";
            case "-" -> "be subtracted";
            default -> "be compared";
        };
        return types.mistake(new Mistake(binary, TypeCodes.DIMENSIONS, capital(left.describe()) + " and "
                + right.describe() + " cannot " + verb, List.of()));
    }

    private Type expected(Expression where, String expected, Type found) {
        return types.mistake(new Mistake(where, TypeCodes.WRONG_TYPE,
                "Expected " + expected + ", found " + found.describe(), List.of()));
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

}
