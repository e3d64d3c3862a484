package dev.whence.language.names;

import dev.whence.language.perf.Binary;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Parenthesis;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Unary;
import dev.whence.language.perf.UnitDefinition;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import dev.whence.units.Units;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The units of a model: those that all have, and its own (`unit block = 4 KiB`). A unit is the same in every
 * variant, so only numbers and units may stand in its definition.
 */
public final class UnitTable {

    /** Units defined by units defined by units: more than a person would write. */
    private static final int LONGEST_CHAIN = 100;

    private final Declarations declarations;
    private final Map<String, Optional<Quantity>> own = new HashMap<>();
    private final Set<String> beingDefined = new HashSet<>();

    UnitTable(Declarations declarations) {
        this.declarations = declarations;
    }

    /** The size of a unit; empty if there is none of this name, or if its definition is not a constant. */
    public synchronized Optional<Quantity> find(String name) {
        Optional<Quantity> common = Units.find(name);
        if (common.isPresent()) {
            return common;
        }
        Optional<Quantity> known = own.get(name);
        if (known != null) {
            return known;
        }
        if (beingDefined.size() >= LONGEST_CHAIN || !beingDefined.add(name)) {
            return Optional.empty();
        }
        Optional<Quantity> size = Declarations.first(declarations.units(), name)
                .map(UnitDefinition::getValue).flatMap(this::size);
        beingDefined.remove(name);
        own.put(name, size);
        return size;
    }

    /** The size of a literal with its unit. */
    public Optional<Quantity> size(NumberLiteral literal) {
        if (literal.getValue() == null) {
            return Optional.empty();
        }
        Quantity number = Quantity.number(Rational.parse(literal.getValue()));
        return literal.getUnit() == null ? Optional.of(number) : find(literal.getUnit()).map(number::times);
    }

    private Optional<Quantity> size(Expression expression) {
        return switch (expression) {
            case NumberLiteral literal -> size(literal);
            case Parenthesis parenthesis when parenthesis.getExpression() != null -> size(parenthesis.getExpression());
            case Reference reference when reference.getSegments().size() == 1 ->
                    Optional.ofNullable(reference.getSegments().get(0).getName()).flatMap(this::find);
            case Unary unary when unary.getOperand() != null && "-".equals(unary.getOperator()) ->
                    size(unary.getOperand()).map(q -> new Quantity(q.value().negate(), q.dimension()));
            case Binary binary when binary.getRight() != null ->
                    size(binary.getLeft()).flatMap(l -> size(binary.getRight()).flatMap(r -> combine(binary.getOperator(), l, r)));
            default -> Optional.empty();
        };
    }

    private static Optional<Quantity> combine(String operator, Quantity left, Quantity right) {
        Dimension dimension = left.dimension();
        boolean same = dimension.equals(right.dimension());
        return switch (operator) {
            case "*" -> Optional.of(left.times(right));
            case "/" -> right.value().isZero() ? Optional.empty() : Optional.of(left.over(right));
            case "+" -> same ? Optional.of(new Quantity(left.value().plus(right.value()), dimension)) : Optional.empty();
            case "-" -> same ? Optional.of(new Quantity(left.value().minus(right.value()), dimension)) : Optional.empty();
            default -> Optional.empty();
        };
    }
}
