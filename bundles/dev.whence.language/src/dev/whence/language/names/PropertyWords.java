package dev.whence.language.names;

import dev.whence.language.perf.Assignment;
import dev.whence.language.perf.Binary;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.ListLiteral;
import dev.whence.language.perf.Parenthesis;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Sweep;
import dev.whence.language.properties.Owner;
import dev.whence.language.properties.Properties;
import dev.whence.language.properties.Property;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;

/** Where a word such as {@code fcfs} may stand: as the whole value of a property, or compared with one. */
public final class PropertyWords {

    private PropertyWords() {}

    /** The property whose words may stand in the place of an expression. */
    public static Optional<Property> property(Expression expression, Names names) {
        EObject outer = expression.eContainer();
        if (outer instanceof Parenthesis || outer instanceof ListLiteral) {
            return property((Expression) outer, names);
        }
        return switch (outer) {
            case Setting setting when setting.getValue() == expression -> of(setting);
            case Assignment assignment when assignment.getValue() == expression -> of(assignment.getTarget(), names);
            case Sweep sweep when sweep.getTarget() != expression -> of(sweep.getTarget(), names);
            case Binary binary when isEquality(binary) -> compared(binary, expression, names);
            case null, default -> Optional.empty();
        };
    }

    /** The property that a setting sets. */
    public static Optional<Property> of(Setting setting) {
        if (setting.getName() == null) {
            return Optional.empty();
        }
        return switch (setting.eContainer()) {
            case Process process -> Properties.find((Entity) process, setting.getName());
            case Part part -> Properties.find(Owner.of(part.getKind()), setting.getName());
            case null, default -> Optional.empty();
        };
    }

    private static Optional<Property> of(Reference target, Names names) {
        return target != null && names.meaning(target) instanceof Meaning.PropertyOf found
                ? Optional.of(found.property()) : Optional.empty();
    }

    private static boolean isEquality(Binary binary) {
        return binary.getOperator().equals("==") || binary.getOperator().equals("!=");
    }

    /** Only a path can be the property, so the two sides do not ask each other for ever. */
    private static Optional<Property> compared(Binary binary, EObject side, Names names) {
        Expression other = binary.getLeft() == side ? binary.getRight() : binary.getLeft();
        return other instanceof Reference path && path.getSegments().size() > 1 ? of(path, names) : Optional.empty();
    }
}
