package dev.whence.kernel;

import dev.whence.kernel.FlatProgram.Formula;

/** Evaluates the expressions of properties that are drawn at each use. */
final class Formulas {
    private final Simulation s;
    private final double[] stack = new double[64];
    private final long[] locals = new long[8];

    Formulas(Simulation s) {
        this.s = s;
    }

    long duration(int index) {
        Formula f = s.program.formulas().get(index);
        Arithmetic.execute(s, f.code(), 0, f.operands(), stack, 0, locals, 0);
        return Arithmetic.units(stack[0]);
    }
}
