package dev.whence.language.validation;

import dev.whence.language.names.UnitTable;
import dev.whence.language.perf.Argument;
import dev.whence.language.perf.Count;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.PerfPackage.Literals;
import dev.whence.language.perf.Segment;
import dev.whence.language.perf.TimeBlock;
import dev.whence.language.perf.UnitDefinition;
import dev.whence.units.Units;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;

/** Units: their definitions, what is named like one, and those that are easily taken for another. */
final class UnitChecks implements Check {

    private static final List<String> LONE_BITS = List.of("b", "kb", "Mb", "Gb", "Tb");

    @Override
    public void run(Analysis analysis, Findings findings) {
        definitions(analysis, findings);
        named(analysis, findings);
        data(analysis, findings);
    }

    private static void definitions(Analysis analysis, Findings findings) {
        UnitTable units = analysis.names().units();
        Set<String> wrong = new HashSet<>();
        for (UnitDefinition unit : analysis.all(UnitDefinition.class)) {
            if (unit.getName() != null && unit.getValue() != null && units.find(unit.getName()).isEmpty()
                    && wrong.add(unit.getName()) && !isReported(unit, analysis, wrong)) {
                findings.report(IssueCode.UNIT_NOT_CONSTANT, unit.getValue(), "The size of a unit is made of numbers and"
                        + " other units, such as 36 bit; it cannot depend on itself or on parameters.");
            }
        }
    }

    /** What a unit is made of may be wrong itself, or unknown, which is reported where it stands. */
    private static boolean isReported(UnitDefinition unit, Analysis analysis, Set<String> wrong) {
        for (Iterator<EObject> inside = unit.eAllContents(); inside.hasNext();) {
            EObject object = inside.next();
            String name = object instanceof NumberLiteral literal ? literal.getUnit()
                    : object instanceof Segment segment ? segment.getName() : null;
            boolean own = analysis.names().declarations().units().containsKey(name);
            if (own && !name.equals(unit.getName()) && wrong.contains(name)
                    || object instanceof NumberLiteral && name != null && !own && Units.find(name).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private static void named(Analysis analysis, Findings findings) {
        for (EObject object : analysis.contents()) {
            switch (object) {
                case Param param -> named(analysis, param, Literals.VALUED__NAME, "parameter", findings);
                case Argument argument -> named(analysis, argument, Literals.ARGUMENT__NAME, "argument", findings);
                case Let let -> named(analysis, let, Literals.LET__NAME, "let", findings);
                case Count count -> named(analysis, count, Literals.COUNT__COUNTER, "counter", findings);
                case TimeBlock block -> named(analysis, block, Literals.TIME_BLOCK__SPAN, "span", findings);
                default -> { }
            }
        }
    }

    private static void named(Analysis analysis, EObject object, EAttribute feature, String what, Findings findings) {
        String name = (String) object.eGet(feature);
        if (name != null && analysis.names().units().find(name).isPresent()) {
            findings.report(IssueCode.NAMED_LIKE_UNIT, object, feature, "A " + what + " cannot be named like the unit "
                    + name + ": behind a number it would be taken for the unit; choose another name.");
        }
    }

    private static void data(Analysis analysis, Findings findings) {
        Optional<NumberLiteral> binary = first(analysis, true);
        first(analysis, false).filter(decimal -> binary.isPresent()).ifPresent(decimal -> findings.report(
                IssueCode.MIXED_DATA_UNITS, decimal, decimal.getUnit() + " is a power of ten, " + binary.get().getUnit()
                        + " elsewhere in this file a power of two: make sure that both are meant.",
                decimal.getValue() + " " + other(decimal.getUnit())));
        for (EObject object : analysis.contents()) {
            if (object instanceof NumberLiteral literal && literal.getUnit() != null
                    && LONE_BITS.contains(literal.getUnit())) {
                String prefix = literal.getUnit().substring(0, literal.getUnit().length() - 1);
                findings.report(IssueCode.BIT_OR_BYTE, literal, literal.getUnit() + " is " + prefix + "bit; write "
                        + prefix + "bit, or " + prefix + "B if bytes are meant.",
                        literal.getValue() + " " + prefix + "bit", literal.getValue() + " " + prefix + "B");
            }
        }
    }

    private static Optional<NumberLiteral> first(Analysis analysis, boolean binary) {
        return analysis.contents().stream().filter(NumberLiteral.class::isInstance).map(NumberLiteral.class::cast)
                .filter(literal -> literal.getUnit() != null)
                .filter(literal -> binary ? Units.isBinaryData(literal.getUnit()) : isDecimalBytes(literal.getUnit()))
                .findFirst();
    }

    /** Lines are rated in powers of ten, memory in powers of two: `kbit` beside `KiB` is no mixture. */
    private static boolean isDecimalBytes(String unit) {
        return Units.isDecimalData(unit) && (unit.endsWith("B") || unit.endsWith("byte"));
    }

    private static String other(String decimal) {
        return Character.toUpperCase(decimal.charAt(0)) + "i" + decimal.substring(1);
    }
}
