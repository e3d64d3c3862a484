package dev.whence.kernel;

import static dev.whence.kernel.Op.*;

/** The stack machine for expressions; stops at the first instruction that is a statement, or at the code's end. */
public final class Arithmetic {
    private Arithmetic() {
    }

    /** A drawn duration in whole units of time. */
    public static long units(double value) {
        return value >= 0 ? (long) (value + 0.5) : Math.round(value);
    }

    /**
     * Runs expression instructions from {@code pc} on.
     *
     * @param self added to stream numbers
     * @return the pc of the first statement in the lower half, the stack's depth in the upper
     */
    static long execute(Simulation s, int[] code, int pc, long[] operands, double[] stack, int depth, long[] locals, int self) {
        int top = depth;
        while (pc < code.length) {
            switch (code[pc]) {
                case PUSH -> {
                    stack[top++] = Double.longBitsToDouble(operands[code[pc + 1]]);
                    pc += 2;
                }
                case LOAD -> {
                    stack[top++] = Double.longBitsToDouble(locals[code[pc + 1]]);
                    pc += 2;
                }
                case STORE -> {
                    locals[code[pc + 1]] = Double.doubleToRawLongBits(stack[--top]);
                    pc += 2;
                }
                case UNIFORM -> {
                    stack[top++] = s.random.uniform(code[pc + 1] + self);
                    pc += 2;
                }
                case EXPONENTIAL -> {
                    stack[top++] = s.random.exponential(code[pc + 1] + self);
                    pc += 2;
                }
                case NORMAL -> {
                    stack[top++] = s.random.normal(code[pc + 1] + self);
                    pc += 2;
                }
                case COUNTED -> {
                    stack[top++] = s.measures.counted(code[pc + 1]);
                    pc += 2;
                }
                case JUMP -> pc = code[pc + 1];
                case JUMP_ZERO -> pc = stack[--top] == 0 ? code[pc + 1] : pc + 2;
                case NEGATE, NOT, FLOOR, CEIL, ROUND -> {
                    stack[top - 1] = unary(code[pc], stack[top - 1]);
                    pc++;
                }
                case ADD, SUBTRACT, MULTIPLY, DIVIDE, LESS, LESS_EQUAL, EQUAL, AND, OR, MIN, MAX -> {
                    top--;
                    stack[top - 1] = binary(code[pc], stack[top - 1], stack[top]);
                    pc++;
                }
                default -> {
                    return (long) top << 32 | pc;
                }
            }
        }
        return (long) top << 32 | pc;
    }

    /** {@code op} of one operand. */
    public static double unary(int op, double x) {
        return switch (op) {
            case NEGATE -> -x;
            case NOT -> x == 0 ? 1 : 0;
            case FLOOR -> Math.floor(x);
            case CEIL -> Math.ceil(x);
            default -> Math.floor(x + 0.5);
        };
    }

    /** {@code op} of two operands; truth is 1. */
    public static double binary(int op, double x, double y) {
        return switch (op) {
            case ADD -> x + y;
            case SUBTRACT -> x - y;
            case MULTIPLY -> x * y;
            case DIVIDE -> x / y;
            case LESS -> x < y ? 1 : 0;
            case LESS_EQUAL -> x <= y ? 1 : 0;
            case EQUAL -> x == y ? 1 : 0;
            case AND -> x != 0 && y != 0 ? 1 : 0;
            case OR -> x != 0 || y != 0 ? 1 : 0;
            case MIN -> Math.min(x, y);
            default -> Math.max(x, y);
        };
    }
}
