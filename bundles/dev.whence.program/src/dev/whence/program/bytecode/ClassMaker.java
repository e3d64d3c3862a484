package dev.whence.program.bytecode;

import dev.whence.kernel.FlatProgram.ProcessType;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes the class of one type of process. */
final class ClassMaker {
    static final String NAME = "dev/whence/program/bytecode/Generated";
    static final String CODE = "dev/whence/kernel/Code";
    static final String SIMULATION = "dev/whence/kernel/Simulation";
    static final String PROCESS = "dev/whence/kernel/ProcessInstance";
    static final String STEP = "(L" + SIMULATION + ";L" + PROCESS + ";)V";

    private ClassMaker() {
    }

    static byte[] make(ProcessType type) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        writer.visit(Opcodes.V21, Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, NAME, null, CODE, null);
        constructor(writer);
        MethodVisitor step = writer.visitMethod(Opcodes.ACC_PUBLIC, "step", STEP, null, null);
        new MethodMaker(step, type).make();
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void constructor(ClassWriter writer) {
        MethodVisitor m = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        m.visitCode();
        m.visitVarInsn(Opcodes.ALOAD, 0);
        m.visitMethodInsn(Opcodes.INVOKESPECIAL, CODE, "<init>", "()V", false);
        m.visitInsn(Opcodes.RETURN);
        m.visitMaxs(0, 0);
        m.visitEnd();
    }
}
