package dev.whence.language.types;

import dev.whence.language.names.Declarations;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.types.Type.Measure;
import dev.whence.language.types.Type.Several;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EStructuralFeature;

/** Numbers and lists with the units behind them. */
final class UnitTyping {

    private final Types types;

    UnitTyping(Types types) {
        this.types = types;
    }

    Type literal(NumberLiteral literal) {
        if (literal.getUnit() == null) {
            return Type.NUMBER;
        }
        Optional<Quantity> unit = types.names().units().find(literal.getUnit());
        return unit.isPresent() ? Type.of(unit.get().dimension()) : unknown(literal, literal.getUnit(), literal.getValue());
    }

    Type list(ListLiteral list, Type elements) {
        if (!(elements instanceof Measure measure) || !measure.dimension().equals(Dimension.NUMBER)) {
            return types.mistake(new Mistake(list, TypeCodes.DIMENSIONS, "A unit behind a list belongs to plain numbers;"
                    + " these are " + elements.describe() + ": remove the unit here or inside", List.of()));
        }
        Optional<Quantity> unit = types.names().units().find(list.getUnit());
        return unit.isPresent() ? new Several(Type.of(unit.get().dimension())) : unknown(list, list.getUnit(), "");
    }

    private Type unknown(Expression where, String unit, String number) {
        Declarations declarations = types.names().declarations();
        if (declarations.units().containsKey(unit)) {
            return Type.UNKNOWN; // its definition is wrong, which is reported there
        }
        boolean known = declarations.params().containsKey(unit) || types.names().isLocal(where, unit);
        if (known) {
            return types.mistake(new Mistake(where, TypeCodes.MISSING_OPERATOR,
                    unit + " is not a unit; write " + number + " * " + unit, List.of(number + " * " + unit)));
        }
        if (declarations.counters().containsKey(unit)) {
            return types.mistake(new Mistake(where, TypeCodes.UNKNOWN_UNIT,
                    unit + " is a counter, not a unit; write the number alone: " + number, List.of("")).on(feature(where)));
        }
        if (unit.matches("[eE][0-9]+") && !number.isEmpty()) {
            return types.mistake(new Mistake(where, TypeCodes.UNKNOWN_UNIT,
                    "Numbers have no exponent: write 1_000_000, or a prefix such as k or M", List.of()).on(feature(where)));
        }
        List<String> corrections = new ArrayList<>(Units.corrections(unit));
        if (corrections.isEmpty()) {
            List<String> all = new ArrayList<>(Units.all().keySet());
            all.addAll(declarations.units().keySet());
            corrections.addAll(types.names().suggestions().nearest(unit, all));
        }
        String hint = corrections.isEmpty() ? "; define it: unit " + unit + " = …"
                : "; write " + String.join(" or ", corrections);
        return types.mistake(new Mistake(where, TypeCodes.UNKNOWN_UNIT, "There is no unit " + unit + hint, corrections)
                .on(feature(where)));
    }

    private static EStructuralFeature feature(Expression where) {
        return where instanceof NumberLiteral ? Literals.NUMBER_LITERAL__UNIT : Literals.LIST_LITERAL__UNIT;
    }
}
