package dev.whence.program.bytecode;

import dev.whence.kernel.FlatProgram.ProcessType;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes the class: {@code step} goes to the method of the process's type; one that is too long is interpreted. */
final class ClassMaker {
    static final String NAME = "dev/whence/program/bytecode/Generated";
    static final String CODE = "dev/whence/kernel/Code";
    static final String SIMULATION = "dev/whence/kernel/Simulation";
    static final String PROCESS = "dev/whence/kernel/ProcessInstance";
    static final String INTERPRETER = "dev/whence/kernel/Interpreter";
    static final String STEP = "(L" + SIMULATION + ";L" + PROCESS + ";)V";

    /** Past this many words the bytecode would exceed what the virtual machine compiles (8,000 bytes). */
    private static final int MOST_WORDS = 700;

    private final List<ProcessType> types;

    ClassMaker(List<ProcessType> types) {
        this.types = types;
    }

    byte[] make() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        writer.visit(Opcodes.V21, Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, NAME, null, CODE, null);
        writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, "interpreter", "L" + CODE + ";", null, null).visitEnd();
        constructor(writer);
        step(writer);
        for (int t = 0; t < types.size(); t++) {
            if (isShort(t)) {
                MethodVisitor method = writer.visitMethod(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, "type" + t, STEP, null, null);
                new MethodMaker(method, types.get(t)).make();
            }
        }
        writer.visitEnd();
        return writer.toByteArray();
    }

    private boolean isShort(int type) {
        return types.get(type).code().length <= MOST_WORDS;
    }

    private void constructor(ClassWriter writer) {
        MethodVisitor m = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        m.visitCode();
        m.visitVarInsn(Opcodes.ALOAD, 0);
        m.visitMethodInsn(Opcodes.INVOKESPECIAL, CODE, "<init>", "()V", false);
        m.visitVarInsn(Opcodes.ALOAD, 0);
        m.visitTypeInsn(Opcodes.NEW, INTERPRETER);
        m.visitInsn(Opcodes.DUP);
        m.visitMethodInsn(Opcodes.INVOKESPECIAL, INTERPRETER, "<init>", "()V", false);
        m.visitFieldInsn(Opcodes.PUTFIELD, NAME, "interpreter", "L" + CODE + ";");
        m.visitInsn(Opcodes.RETURN);
        m.visitMaxs(0, 0);
        m.visitEnd();
    }

    private void step(ClassWriter writer) {
        MethodVisitor m = writer.visitMethod(Opcodes.ACC_PUBLIC, "step", STEP, null, null);
        m.visitCode();
        m.visitVarInsn(Opcodes.ALOAD, 2);
        m.visitMethodInsn(Opcodes.INVOKEVIRTUAL, PROCESS, "typeIndex", "()I", false);
        Label[] labels = new Label[types.size()];
        Label none = new Label();
        for (int t = 0; t < labels.length; t++) {
            labels[t] = isShort(t) ? new Label() : none;
        }
        m.visitTableSwitchInsn(0, labels.length - 1, none, labels);
        for (int t = 0; t < labels.length; t++) {
            if (isShort(t)) {
                m.visitLabel(labels[t]);
                m.visitVarInsn(Opcodes.ALOAD, 1);
                m.visitVarInsn(Opcodes.ALOAD, 2);
                m.visitMethodInsn(Opcodes.INVOKESTATIC, NAME, "type" + t, STEP, false);
                m.visitInsn(Opcodes.RETURN);
            }
        }
        m.visitLabel(none);
        m.visitVarInsn(Opcodes.ALOAD, 0);
        m.visitFieldInsn(Opcodes.GETFIELD, NAME, "interpreter", "L" + CODE + ";");
        m.visitVarInsn(Opcodes.ALOAD, 1);
        m.visitVarInsn(Opcodes.ALOAD, 2);
        m.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CODE, "step", STEP, false);
        m.visitInsn(Opcodes.RETURN);
        m.visitMaxs(0, 0);
        m.visitEnd();
    }
}
