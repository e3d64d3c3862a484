package dev.whence.cli;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The class that a jar begins with. An older Java than the rest is compiled for can read this one, so that it says what is missing
 * instead of a stack trace.
 */
final class OldJavaGuard {
    /** With slashes. */
    static final String NAME = "dev/whence/Start";
    private static final double LEAST = 21;
    private static final int EXIT_CODE = 4;

    private OldJavaGuard() {
    }

    /**
     * As if compiled from: <pre>
     * if (Double.parseDouble(System.getProperty("java.specification.version")) &lt; 21) { System.err.println(…); System.exit(4); }
     * main.main(arguments);</pre>
     * Of the oldest class file version that needs no stack map frames.
     *
     * @param main the class to go on with, with slashes
     */
    static byte[] classFile(String main) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V1_6, Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, NAME, null, "java/lang/Object", null);
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        Label newEnough = new Label();
        code.visitCode();
        code.visitLdcInsn("java.specification.version");
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/System", "getProperty", "(Ljava/lang/String;)Ljava/lang/String;", false);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Double", "parseDouble", "(Ljava/lang/String;)D", false);
        code.visitLdcInsn(LEAST);
        code.visitInsn(Opcodes.DCMPG);
        code.visitJumpInsn(Opcodes.IFGE, newEnough);
        code.visitFieldInsn(Opcodes.GETSTATIC, "java/lang/System", "err", "Ljava/io/PrintStream;");
        code.visitLdcInsn("whence: this needs Java 21 or newer; the java that was called is older.");
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
        code.visitIntInsn(Opcodes.BIPUSH, EXIT_CODE);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/System", "exit", "(I)V", false);
        code.visitLabel(newEnough);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, main, "main", "([Ljava/lang/String;)V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
