package dev.whence.program.link;

import dev.whence.kernel.Op;
import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.program.Expression.Distribution;
import dev.whence.program.Expression.Local;
import dev.whence.program.Expression.Operation;
import dev.whence.program.Expression.ParameterValue;
import dev.whence.program.Expression.PropertyValue;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;

/**
 * Writes the instructions that compute a value during the run: what is known before is folded, what is random is drawn.
 * Values on the stack are in seconds and bits.
 */
final class ExpressionWriter {
    private static final Map<String, Integer> BINARY = Map.of("+", Op.ADD, "-", Op.SUBTRACT, "*", Op.MULTIPLY, "/", Op.DIVIDE,
            "<", Op.LESS, "<=", Op.LESS_EQUAL, "==", Op.EQUAL, "and", Op.AND, "or", Op.OR);
    private static final Map<String, Integer> UNARY = Map.of("negate", Op.NEGATE, "not", Op.NOT, "floor", Op.FLOOR, "ceil", Op.CEIL,
            "round", Op.ROUND);

    private final Values values;
    private final CodeWriter code;
    private final Operands operands;
    private final IntSupplier registers;
    private final ToIntFunction<Object> streams;

    /**
     * @param registers gives a new word of the process's memory
     * @param streams gives a new random stream (the first, where each instance has its own)
     */
    ExpressionWriter(Values values, CodeWriter code, Operands operands, IntSupplier registers, ToIntFunction<Object> streams) {
        this.values = values;
        this.code = code;
        this.operands = operands;
        this.registers = registers;
        this.streams = streams;
    }

    /** Pushes the value times {@code factor}. */
    void push(Expression e, Scope scope, double factor) {
        if (isKnown(e, scope)) {
            constant(e, scope, factor);
        } else if (e instanceof Distribution d && d.name().equals("exponential") && isKnown(d.arguments().get(0), scope)) {
            exponential(d.arguments().get(0), scope, factor);
        } else {
            write(e, scope);
            if (factor != 1) {
                push(factor);
                code.emit(Op.MULTIPLY);
            }
        }
    }

    boolean isKnown(Expression e, Scope scope) {
        return values.evaluate(e, scope, 0) != null;
    }

    private void push(double x) {
        code.emit(Op.PUSH, operands.constant(Double.doubleToRawLongBits(x)));
    }

    private void constant(Expression e, Scope scope, double factor) {
        code.emit(Op.PUSH, operands.each(i -> Double.doubleToRawLongBits(number(values.evaluate(e, scope, i)) * factor)));
    }

    static double number(Value v) {
        return v instanceof Value.Truth t ? t.value() ? 1 : 0 : Arithmetic.quantity(v).value().toDouble();
    }

    private void write(Expression e, Scope scope) {
        switch (e) {
            case ParameterValue p -> push(values.parameter(p.name()), Scope.EMPTY, 1);
            case PropertyValue p -> push(values.property(p.entity(), p.property()), Scope.EMPTY, 1);
            case Local l -> local(l, scope);
            case Operation o -> operation(o, scope);
            case Distribution d -> distribution(d, scope);
            default -> throw new ModelException("this cannot be computed during a run", At.NOWHERE);
        }
    }

    private void local(Local l, Scope scope) {
        Scope.Binding b = scope.find(l.name());
        if (b.register() >= 0) {
            code.emit(Op.LOAD, b.register());
        } else {
            push(b.expression(), b.scope(), 1);
        }
    }

    private void operation(Operation o, Scope scope) {
        List<Expression> x = o.operands();
        switch (o.operator()) {
            case ">" -> pair(x.get(1), x.get(0), Op.LESS, scope);
            case ">=" -> pair(x.get(1), x.get(0), Op.LESS_EQUAL, scope);
            case "!=" -> {
                pair(x.get(0), x.get(1), Op.EQUAL, scope);
                code.emit(Op.NOT);
            }
            case "min", "max" -> {
                push(x.get(0), scope, 1);
                for (Expression next : x.subList(1, x.size())) {
                    push(next, scope, 1);
                    code.emit(o.operator().equals("min") ? Op.MIN : Op.MAX);
                }
            }
            default -> {
                if (x.size() == 1) {
                    push(x.get(0), scope, 1);
                    code.emit(UNARY.get(o.operator()));
                } else {
                    pair(x.get(0), x.get(1), BINARY.get(o.operator()), scope);
                }
            }
        }
    }

    /** Random operands are drawn in the order in which they are written. */
    private void pair(Expression a, Expression b, int op, Scope scope) {
        push(a, scope, 1);
        push(b, scope, 1);
        code.emit(op);
    }

    private void exponential(Expression mean, Scope scope, double factor) {
        code.emit(Op.EXPONENTIAL, streams.applyAsInt(mean));
        constant(mean, scope, factor);
        code.emit(Op.MULTIPLY);
    }

    private void distribution(Distribution d, Scope scope) {
        List<Expression> x = d.arguments();
        switch (d.name()) {
            case "uniform" -> {
                push(x.get(0), scope, 1);
                push(x.get(1), scope, 1);
                push(x.get(0), scope, 1);
                code.emit(Op.SUBTRACT);
                code.emit(Op.UNIFORM, streams.applyAsInt(d));
                code.emit(Op.MULTIPLY);
                code.emit(Op.ADD);
            }
            case "exponential" -> {
                push(x.get(0), scope, 1);
                code.emit(Op.EXPONENTIAL, streams.applyAsInt(d));
                code.emit(Op.MULTIPLY);
            }
            case "erlang" -> erlang(d, scope);
            case "choice" -> mixture(d, scope, false);
            case "hyperexponential" -> mixture(d, scope, true);
            default -> throw new ModelException("the distribution " + d.name() + " is not simulated; use uniform, exponential, "
                    + "erlang, hyperexponential or choice", d.at());
        }
    }

    private void erlang(Distribution d, Scope scope) {
        Value stages = values.evaluate(d.arguments().get(0), scope, 0);
        if (stages == null) {
            throw new ModelException("the number of stages of erlang must be known before the run", d.at());
        }
        double k = number(stages);
        if (k < 1 || k > 1000 || k != Math.rint(k)) {
            throw new ModelException("erlang needs a whole number of stages from 1 to 1,000", d.at());
        }
        int stream = streams.applyAsInt(d);
        code.emit(Op.EXPONENTIAL, stream);
        for (int i = 1; i < (int) k; i++) {
            code.emit(Op.EXPONENTIAL, stream);
            code.emit(Op.ADD);
        }
        push(d.arguments().get(1), scope, 1 / k);
        code.emit(Op.MULTIPLY);
    }

    /** One of several values, by their weights. */
    private void mixture(Distribution d, Scope scope, boolean exponential) {
        int register = registers.getAsInt();
        code.emit(Op.UNIFORM, streams.applyAsInt(d));
        code.emit(Op.STORE, register);
        int exponentialStream = exponential ? streams.applyAsInt("exponential") : -1;
        double below = 0;
        int n = d.arguments().size();
        int[] ends = new int[n];
        double total = 0;
        for (Expression w : d.weights()) {
            total += weight(w, scope, d.at());
        }
        if (Math.abs(total - 1) > 1e-9) {
            throw new ModelException("the probabilities of " + d.name() + " sum to " + total + ", not to 1", d.at());
        }
        for (int i = 0; i < n; i++) {
            below += weight(d.weights().get(i), scope, d.at());
            int skip = -1;
            if (i < n - 1) {
                code.emit(Op.LOAD, register);
                push(below);
                code.emit(Op.LESS);
                skip = code.emit(Op.JUMP_ZERO, 0) + 1;
            }
            push(d.arguments().get(i), scope, 1);
            if (exponential) {
                code.emit(Op.EXPONENTIAL, exponentialStream);
                code.emit(Op.MULTIPLY);
            }
            if (i < n - 1) {
                ends[i] = code.emit(Op.JUMP, 0) + 1;
                code.patch(skip, code.here());
            }
        }
        for (int i = 0; i < n - 1; i++) {
            code.patch(ends[i], code.here());
        }
    }

    private double weight(Expression w, Scope scope, At at) {
        Value v = values.evaluate(w, scope, 0);
        if (v == null) {
            throw new ModelException("a probability must be known before the run", at);
        }
        double p = number(v);
        if (p < 0 || p > 1) {
            throw new ModelException("a probability must lie between 0 and 1, this one is " + p, at);
        }
        return p;
    }

    /** Whether the statement's value is the same for all, false and known: it can be left out. */
    boolean isAlways(Expression condition, Scope scope, boolean truth, int instances) {
        for (int i = 0; i < Math.max(1, instances); i++) {
            Value v = values.evaluate(condition, scope, i);
            if (v == null || Arithmetic.isTrue(v) != truth) {
                return false;
            }
        }
        return true;
    }
}
