package dev.whence.compiler;

import dev.whence.kernel.FlatProgram.ProcessType;
import dev.whence.kernel.Op;
import dev.whence.language.ModelReader;
import dev.whence.language.Reading;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.program.link.Linked;
import dev.whence.program.link.Linker;
import dev.whence.program.link.Values;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

/** From text to a flat program. */
final class Linking {

    private static final ModelReader READER = new ModelReader();

    private Linking() {
    }

    /** A model of text, which must be without errors. */
    static Model model(String text) {
        Reading reading = READER.read(Path.of("test.perf"), text);
        if (reading.hasErrors()) {
            throw new AssertionError("the model has errors: " + reading.issues());
        }
        return Compiler.compile(reading.model().orElseThrow(), "test.perf");
    }

    static Linked link(String text) {
        return link(text, Map.of());
    }

    static Linked link(String text, Map<String, Expression> changes) {
        return Linker.link(new Values(model(text), changes), Set.of());
    }

    static Expression seconds(String decimal) {
        return new Expression.Constant(Quantity.seconds(Rational.parse(decimal)));
    }

    static Expression bits(long n) {
        return new Expression.Constant(Quantity.bits(Rational.of(n)));
    }

    static Expression perSecond(long n) {
        return new Expression.Constant(Quantity.number(n).over(Quantity.seconds(Rational.ONE)));
    }

    static Expression bitsPerSecond(long n) {
        return new Expression.Constant(Quantity.bits(Rational.of(n)).over(Quantity.seconds(Rational.ONE)));
    }

    static Expression number(String decimal) {
        return new Expression.Constant(new Quantity(Rational.parse(decimal), Dimension.NUMBER));
    }

    /** How often an instruction stands in the code of a type. */
    static int count(ProcessType type, int op) {
        int n = 0;
        for (int pc = 0; pc < type.code().length; pc += Op.length(type.code(), pc)) {
            n += type.code()[pc] == op ? 1 : 0;
        }
        return n;
    }

    /** The operands of an instruction that stands there once, as one instance has them. */
    static long operand(ProcessType type, int instance, int op, int position) {
        for (int pc = 0; pc < type.code().length; pc += Op.length(type.code(), pc)) {
            if (type.code()[pc] == op) {
                return type.operands()[instance][type.code()[pc + 1 + position]];
            }
        }
        throw new AssertionError("no such instruction");
    }
}
