package dev.whence.language.types;

import dev.whence.language.names.Meaning;
import dev.whence.language.perf.Argument;
import dev.whence.language.perf.Binary;
import dev.whence.language.perf.BooleanLiteral;
import dev.whence.language.perf.Call;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.InCase;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Parenthesis;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.StringLiteral;
import dev.whence.language.perf.Unary;
import dev.whence.language.properties.Property;
import dev.whence.language.types.Type.Measure;
import dev.whence.language.types.Type.Several;
import java.util.List;

/** The type of each kind of expression. */
final class ExpressionTyping {

    private final Types types;
    private final ArithmeticTyping arithmetic;
    private final CallTyping calls;
    private final UnitTyping units;
    private final ArgumentTyping arguments;

    ExpressionTyping(Types types) {
        this.types = types;
        arithmetic = new ArithmeticTyping(types);
        calls = new CallTyping(types);
        units = new UnitTyping(types);
        arguments = new ArgumentTyping(types);
    }

    Type infer(Expression expression) {
        return switch (expression) {
            case NumberLiteral literal -> units.literal(literal);
            case StringLiteral literal -> Type.TEXT;
            case BooleanLiteral literal -> Type.FLAG;
            case Parenthesis parenthesis -> types.type(parenthesis.getExpression());
            case Unary unary -> arithmetic.unary(unary);
            case Binary binary -> arithmetic.binary(binary);
            case ListLiteral list -> list(list);
            case InCase inCase -> inCase(inCase);
            case Call call -> calls.call(call);
            case Reference reference -> reference(reference);
            default -> Type.UNKNOWN;
        };
    }

    private Type inCase(InCase inCase) {
        Type operand = types.type(inCase.getOperand());
        return inCase.isSeveral() && operand != Type.UNKNOWN ? new Several(operand) : operand;
    }

    private Type list(ListLiteral list) {
        Type common = null;
        for (Expression element : list.getElements()) {
            Type type = types.type(element);
            if (type == Type.UNKNOWN) {
                return type;
            }
            if (common != null && !alike(common, type)) {
                return types.mistake(new Mistake(element, TypeCodes.MIXED_LIST, "All elements of a list must measure the"
                        + " same: the first is " + common.describe() + ", this is " + type.describe(), List.of()));
            }
            common = common == null ? type : common;
        }
        if (common == null) {
            return Type.UNKNOWN;
        }
        return list.getUnit() == null ? new Several(common) : units.list(list, common);
    }

    static boolean alike(Type first, Type second) {
        return first instanceof Measure a && second instanceof Measure b
                ? a.dimension().equals(b.dimension()) : first.getClass() == second.getClass();
    }

    private Type reference(Reference reference) {
        return switch (types.names().meaning(reference)) {
            case Meaning.Parameter parameter -> types.declared(parameter.param(), parameter.param().getValue());
            case Meaning.PropertyOf property -> property(property);
            case Meaning.Local local when local.declaration() instanceof Let let -> types.declared(let, let.getValue());
            case Meaning.Local local -> arguments.type((Argument) local.declaration());
            case Meaning.Self self -> Type.NUMBER;
            case Meaning.UnitOf unit -> Type.of(unit.quantity().dimension());
            case Meaning.Alternative word -> Type.WORD;
            case Meaning.Unresolved unresolved -> Type.UNKNOWN;
            case Meaning.Thing thing -> Type.NAMED;
            case Meaning.CaseOf theCase -> Type.NAMED;
            case Meaning.Base base -> Type.NAMED;
            case Meaning.Subroutine routine -> Type.NAMED;
            case Meaning.Counter counter -> Type.NAMED;
            case Meaning.Span span -> Type.NAMED;
            case Meaning.Label label -> Type.NAMED;
            case Meaning.Reason reason -> Type.NAMED;
        };
    }

    /** Where a property may measure several things, what it is set to decides. */
    private Type property(Meaning.PropertyOf meaning) {
        Property property = meaning.property();
        Type set = types.names().setting(meaning.place().entity(), property.name())
                .map(Setting::getValue).map(types::type).orElse(Type.UNKNOWN);
        return switch (property.type()) {
            case FLAG -> Type.FLAG;
            case CHOICE -> Type.WORD;
            case QUANTITY -> property.dimensions().size() > 1 && set instanceof Measure ? set
                    : new Measure(property.dimensions().get(0), set instanceof Measure measure && measure.random());
        };
    }
}
