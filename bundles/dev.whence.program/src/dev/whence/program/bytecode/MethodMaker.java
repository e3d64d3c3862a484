package dev.whence.program.bytecode;

import static dev.whence.kernel.Op.*;

import dev.whence.kernel.FlatProgram.ProcessType;
import dev.whence.kernel.Op;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Writes the method of one type of process. It begins with a switch on the resume point; each instruction becomes the
 * call that the interpreter would make, and an expression's stack becomes the method's own.
 */
final class MethodMaker {
    private static final String PROCESS = ClassMaker.PROCESS;
    private static final String ARITHMETIC = "dev/whence/kernel/Arithmetic";
    private static final String RANDOM = "dev/whence/kernel/RandomStreams";
    private static final int S = 1;
    private static final int P = 2;
    private static final int OPERANDS = 3;
    private static final int LONG = 4;
    private static final int DOUBLE = 6;
    private static final int TARGET = 8;

    private final MethodVisitor m;
    private final ProcessType type;
    private final int[] code;
    private final Map<Integer, Label> labels = new TreeMap<>();
    private final Map<Integer, Label> resumes = new TreeMap<>();
    private final Label dispatch = new Label();

    MethodMaker(MethodVisitor method, ProcessType type) {
        this.m = method;
        this.type = type;
        code = type.code();
    }

    void make() {
        findLabels();
        m.visitCode();
        m.visitVarInsn(Opcodes.ALOAD, P);
        m.visitFieldInsn(Opcodes.GETFIELD, PROCESS, "operands", "[J");
        m.visitVarInsn(Opcodes.ASTORE, OPERANDS);
        m.visitInsn(Opcodes.LCONST_0);
        m.visitVarInsn(Opcodes.LSTORE, LONG);
        m.visitInsn(Opcodes.DCONST_0);
        m.visitVarInsn(Opcodes.DSTORE, DOUBLE);
        m.visitVarInsn(Opcodes.ALOAD, P);
        m.visitFieldInsn(Opcodes.GETFIELD, PROCESS, "pc", "I");
        m.visitVarInsn(Opcodes.ISTORE, TARGET);
        m.visitLabel(dispatch);
        m.visitVarInsn(Opcodes.ILOAD, TARGET);
        int[] keys = resumes.keySet().stream().mapToInt(Integer::intValue).toArray();
        Label wrong = new Label();
        m.visitLookupSwitchInsn(wrong, keys, resumes.values().toArray(Label[]::new));
        for (int pc = 0; pc < code.length; pc += Op.length(code, pc)) {
            if (labels.containsKey(pc)) {
                m.visitLabel(labels.get(pc));
            }
            instruction(pc);
        }
        m.visitLabel(wrong);
        m.visitTypeInsn(Opcodes.NEW, "java/lang/IllegalStateException");
        m.visitInsn(Opcodes.DUP);
        m.visitLdcInsn("resume point");
        m.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/IllegalStateException", "<init>", "(Ljava/lang/String;)V", false);
        m.visitInsn(Opcodes.ATHROW);
        m.visitMaxs(0, 0);
        m.visitEnd();
    }

    private void findLabels() {
        resume(0);
        for (int pc = 0; pc < code.length; pc += Op.length(code, pc)) {
            switch (code[pc]) {
                case JUMP, JUMP_ZERO, BACK -> label(code[pc + 1]);
                case LOOP -> label(code[pc + 3]);
                case NEXT -> label(code[pc + 2]);
                case SELECT -> {
                    resume(pc);
                    for (int i = 0; i < code[pc + 3]; i++) {
                        resume(code[pc + 6 + 3 * i]);
                    }
                }
                case DUE, COMPUTE, SLEEP, USE, USE_ANY, READ, WRITE, SYNC, SEND, REPLY, LOCK, JOIN -> resume(pc + Op.length(code, pc));
                default -> { }
            }
        }
    }

    private Label label(int pc) {
        return labels.computeIfAbsent(pc, k -> new Label());
    }

    private void resume(int pc) {
        resumes.put(pc, label(pc));
    }

    private void instruction(int pc) {
        int op = code[pc];
        switch (op) {
            case PUSH -> {
                operand(code[pc + 1]);
                m.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Double", "longBitsToDouble", "(J)D", false);
            }
            case LOAD -> {
                localAddress(code[pc + 1]);
                m.visitInsn(Opcodes.LALOAD);
                m.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Double", "longBitsToDouble", "(J)D", false);
            }
            case STORE -> {
                m.visitVarInsn(Opcodes.DSTORE, DOUBLE);
                localAddress(code[pc + 1]);
                m.visitVarInsn(Opcodes.DLOAD, DOUBLE);
                m.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Double", "doubleToRawLongBits", "(D)J", false);
                m.visitInsn(Opcodes.LASTORE);
            }
            case UNIFORM -> draw("uniform", code[pc + 1]);
            case EXPONENTIAL -> draw("exponential", code[pc + 1]);
            case NORMAL -> draw("normal", code[pc + 1]);
            case COUNTED -> {
                m.visitVarInsn(Opcodes.ALOAD, S);
                m.visitMethodInsn(Opcodes.INVOKEVIRTUAL, ClassMaker.SIMULATION, "measures", "()Ldev/whence/kernel/Measures;", false);
                number(code[pc + 1]);
                m.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "dev/whence/kernel/Measures", "counted", "(I)J", false);
                m.visitInsn(Opcodes.L2D);
            }
            case ADD -> m.visitInsn(Opcodes.DADD);
            case SUBTRACT -> m.visitInsn(Opcodes.DSUB);
            case MULTIPLY -> m.visitInsn(Opcodes.DMUL);
            case DIVIDE -> m.visitInsn(Opcodes.DDIV);
            case NEGATE -> m.visitInsn(Opcodes.DNEG);
            case NOT, FLOOR, CEIL, ROUND -> unary(op);
            case LESS, LESS_EQUAL, EQUAL, AND, OR, MIN, MAX -> binary(op);
            default -> statement(op, pc);
        }
    }

    private void unary(int op) {
        m.visitVarInsn(Opcodes.DSTORE, DOUBLE);
        number(op);
        m.visitVarInsn(Opcodes.DLOAD, DOUBLE);
        m.visitMethodInsn(Opcodes.INVOKESTATIC, ARITHMETIC, "unary", "(ID)D", false);
    }

    /** The second operand is set aside so that the operation can go beneath both. */
    private void binary(int op) {
        m.visitVarInsn(Opcodes.DSTORE, DOUBLE);
        m.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Double", "doubleToRawLongBits", "(D)J", false);
        m.visitVarInsn(Opcodes.LSTORE, LONG);
        number(op);
        m.visitVarInsn(Opcodes.LLOAD, LONG);
        m.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Double", "longBitsToDouble", "(J)D", false);
        m.visitVarInsn(Opcodes.DLOAD, DOUBLE);
        m.visitMethodInsn(Opcodes.INVOKESTATIC, ARITHMETIC, "binary", "(IDD)D", false);
    }

    private void draw(String distribution, int stream) {
        m.visitVarInsn(Opcodes.ALOAD, S);
        m.visitMethodInsn(Opcodes.INVOKEVIRTUAL, ClassMaker.SIMULATION, "random", "()L" + RANDOM + ";", false);
        stream(stream);
        m.visitMethodInsn(Opcodes.INVOKEVIRTUAL, RANDOM, distribution, "(I)D", false);
    }

    private void stream(int first) {
        number(first);
        if (!type.pooled()) {
            m.visitVarInsn(Opcodes.ALOAD, P);
            m.visitFieldInsn(Opcodes.GETFIELD, PROCESS, "self", "I");
            m.visitInsn(Opcodes.IADD);
        }
    }

    private void statement(int op, int pc) {
        int[] c = code;
        switch (op) {
            case JUMP -> m.visitJumpInsn(Opcodes.GOTO, labels.get(c[pc + 1]));
            case JUMP_ZERO -> {
                m.visitInsn(Opcodes.DCONST_0);
                m.visitInsn(Opcodes.DCMPL);
                m.visitJumpInsn(Opcodes.IFEQ, labels.get(c[pc + 1]));
            }
            case BACK -> {
                call("turn", "", pc);
                m.visitJumpInsn(Opcodes.GOTO, labels.get(c[pc + 1]));
            }
            case LOOP -> loop(pc);
            case NEXT -> next(pc);
            case EVERY, BEGIN -> call("begin", "i", pc, c[pc + 1]);
            case END -> {
                call("end", "", pc);
                m.visitInsn(Opcodes.RETURN);
            }
            case SELECT -> {
                m.visitVarInsn(Opcodes.ALOAD, P);
                number(pc);
                m.visitMethodInsn(Opcodes.INVOKEVIRTUAL, PROCESS, "select", "(I)I", false);
                m.visitVarInsn(Opcodes.ISTORE, TARGET);
                m.visitVarInsn(Opcodes.ILOAD, TARGET);
                m.visitJumpInsn(Opcodes.IFGE, dispatch);
                m.visitInsn(Opcodes.RETURN);
            }
            case DUE -> blocking("due", "aii", pc, c[pc + 1], c[pc + 2], c[pc + 3]);
            case COMPUTE -> blocking("compute", "ai", pc, c[pc + 1], c[pc + 2]);
            case SLEEP -> blocking("sleep", "ai", pc, c[pc + 1], c[pc + 2]);
            case USE -> blocking("use", "oaii", pc, c[pc + 1], c[pc + 2], c[pc + 3], c[pc + 4]);
            case USE_ANY -> blocking("useAny", "isaii", pc, c[pc + 1], c[pc + 2], c[pc + 3], c[pc + 4], c[pc + 5]);
            case READ -> blocking("read", "oaiiii", pc, c[pc + 1], c[pc + 2], c[pc + 3], c[pc + 4], c[pc + 5], c[pc + 6]);
            case WRITE -> blocking("write", "oaiiii", pc, c[pc + 1], c[pc + 2], c[pc + 3], c[pc + 4], c[pc + 5], c[pc + 6]);
            case SYNC -> blocking("sync", "oi", pc, c[pc + 1], c[pc + 2]);
            case SEND -> blocking("send", "oaii", pc, c[pc + 1], c[pc + 2], c[pc + 3], c[pc + 4]);
            case REPLY -> blocking("reply", "aii", pc, c[pc + 1], c[pc + 2], c[pc + 3]);
            case LOCK -> blocking("lock", "oi", pc, c[pc + 1], c[pc + 2]);
            case UNLOCK -> call("unlock", "o", pc, c[pc + 1]);
            case FORK -> call("fork", "i", pc, c[pc + 1]);
            case JOIN -> blocking("join", "i", pc, c[pc + 1]);
            case SPAWN -> {
                call("spawn", "i", pc, c[pc + 1]);
                m.visitInsn(Opcodes.POP);
            }
            case COUNT -> call("count", "oa", pc, c[pc + 1], c[pc + 2]);
            case FINISH -> call("finish", "ii", pc, c[pc + 1], c[pc + 2]);
            default -> throw new IllegalStateException("instruction " + op);
        }
    }

    private void blocking(String method, String kinds, int pc, int... arguments) {
        call(method, kinds, pc, arguments);
        Label on = new Label();
        m.visitJumpInsn(Opcodes.IFNE, on);
        m.visitInsn(Opcodes.RETURN);
        m.visitLabel(on);
    }

    /**
     * Calls a statement of {@code Processes}.
     *
     * @param kinds of the arguments: i an immediate, s a stream, o an operand as int, a an amount (operand or on the stack)
     */
    private void call(String method, String kinds, int pc, int... arguments) {
        int amount = kinds.indexOf('a');
        boolean popped = amount >= 0 && arguments[amount] < 0;
        if (popped) {
            m.visitMethodInsn(Opcodes.INVOKESTATIC, ARITHMETIC, "units", "(D)J", false);
            m.visitVarInsn(Opcodes.LSTORE, LONG);
        }
        setResumePoint(pc + Op.length(code, pc));
        m.visitVarInsn(Opcodes.ALOAD, P);
        StringBuilder signature = new StringBuilder("(");
        for (int i = 0; i < kinds.length(); i++) {
            switch (kinds.charAt(i)) {
                case 'i' -> number(arguments[i]);
                case 's' -> stream(arguments[i]);
                case 'o' -> {
                    operand(arguments[i]);
                    m.visitInsn(Opcodes.L2I);
                }
                default -> {
                    if (popped) {
                        m.visitVarInsn(Opcodes.LLOAD, LONG);
                    } else {
                        operand(arguments[i]);
                    }
                }
            }
            signature.append(kinds.charAt(i) == 'a' ? 'J' : 'I');
        }
        m.visitMethodInsn(Opcodes.INVOKEVIRTUAL, PROCESS, method, signature.append(')').append(result(method)).toString(), false);
    }

    private static String result(String method) {
        return switch (method) {
            case "turn", "begin", "end", "unlock", "fork", "count", "finish" -> "V";
            case "spawn" -> "L" + PROCESS + ";";
            default -> "Z";
        };
    }

    private void setResumePoint(int pc) {
        m.visitVarInsn(Opcodes.ALOAD, P);
        number(pc);
        m.visitFieldInsn(Opcodes.PUTFIELD, PROCESS, "pc", "I");
    }

    private void loop(int pc) {
        if (code[pc + 1] < 0) {
            m.visitMethodInsn(Opcodes.INVOKESTATIC, ARITHMETIC, "units", "(D)J", false);
        } else {
            operand(code[pc + 1]);
        }
        m.visitVarInsn(Opcodes.LSTORE, LONG);
        localAddress(code[pc + 2]);
        m.visitVarInsn(Opcodes.LLOAD, LONG);
        m.visitInsn(Opcodes.LASTORE);
        m.visitVarInsn(Opcodes.LLOAD, LONG);
        m.visitInsn(Opcodes.LCONST_0);
        m.visitInsn(Opcodes.LCMP);
        m.visitJumpInsn(Opcodes.IFLE, labels.get(code[pc + 3]));
    }

    private void next(int pc) {
        call("turn", "", pc);
        localAddress(code[pc + 1]);
        m.visitInsn(Opcodes.DUP2);
        m.visitInsn(Opcodes.LALOAD);
        m.visitInsn(Opcodes.LCONST_1);
        m.visitInsn(Opcodes.LSUB);
        m.visitInsn(Opcodes.DUP2_X2);
        m.visitInsn(Opcodes.LASTORE);
        m.visitInsn(Opcodes.LCONST_0);
        m.visitInsn(Opcodes.LCMP);
        m.visitJumpInsn(Opcodes.IFGT, labels.get(code[pc + 2]));
    }

    private void operand(int slot) {
        m.visitVarInsn(Opcodes.ALOAD, OPERANDS);
        number(slot);
        m.visitInsn(Opcodes.LALOAD);
    }

    /** The array and the index of a word of the process's memory. */
    private void localAddress(int local) {
        m.visitVarInsn(Opcodes.ALOAD, P);
        m.visitFieldInsn(Opcodes.GETFIELD, PROCESS, "locals", "[J");
        number(local);
    }

    private void number(int n) {
        m.visitLdcInsn(n);
    }
}
