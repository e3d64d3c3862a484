package dev.whence.language.validation;

import dev.whence.language.names.Meaning;
import dev.whence.language.names.Names;
import dev.whence.language.perf.Change;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Kind;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.Model;
import dev.whence.language.perf.NumberLiteral;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import dev.whence.language.perf.Sweep;
import dev.whence.language.perf.Valued;
import dev.whence.language.properties.Properties;
import dev.whence.language.types.Constants;
import dev.whence.language.types.Types;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/**
 * What the checks look at.
 *
 * @param model the model that is checked
 * @param contents everything in it, in the order of the text
 * @param names of it and of what it imports
 * @param types of its expressions
 * @param constants their values
 * @param dependencies what depends on what
 * @param changed the properties that cases and sweeps change
 * @param lost the words that syntax errors left out; where there are any, what seems missing may be among them
 */
record Analysis(Model model, List<EObject> contents, Names names, Types types, Constants constants,
        Dependencies dependencies, Map<Entity, Set<String>> changed, Set<String> lost) {

    /** Types and values are found in the order of dependence, so that long chains of definitions need no deep stack. */
    static Analysis of(Model model, Set<String> lost) {
        Names names = Names.of(model);
        List<EObject> contents = new ArrayList<>();
        model.eAllContents().forEachRemaining(contents::add);
        Dependencies dependencies = Dependencies.of(contents, names);
        Types types = Types.of(names);
        Constants constants = Constants.of(names);
        for (EObject object : dependencies.tooLong().isEmpty() ? dependencies.order() : List.<EObject>of()) {
            Expression value = object instanceof Valued valued ? valued.getValue()
                    : object instanceof Let let ? let.getValue() : null;
            types.type(value);
            constants.quantity(value);
        }
        return new Analysis(model, contents, names, types, constants, dependencies, changed(contents, names), lost);
    }

    private static Map<Entity, Set<String>> changed(List<EObject> contents, Names names) {
        Map<Entity, Set<String>> changed = new HashMap<>();
        for (EObject object : contents) {
            Reference target = object instanceof Change change ? change.getTarget()
                    : object instanceof Sweep sweep ? sweep.getTarget() : null;
            if (target != null && names.meaning(target) instanceof Meaning.PropertyOf property) {
                changed.computeIfAbsent(property.place().entity(), e -> new HashSet<>()).add(property.property().name());
            }
        }
        return changed;
    }

    /** Whether all checks can be run without a deeper stack than there is. */
    boolean isShallow() {
        return dependencies.tooLong().isEmpty();
    }

    /** All objects of one kind in the model, in the order of the text. */
    <T extends EObject> List<T> all(Class<T> kind) {
        return contents.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The constant value of an expression in the base model. */
    Optional<Quantity> constant(Expression expression) {
        return constants.quantity(expression);
    }

    /** A property's constant value in the base model, its default included; empty if it is a word, drawn or none. */
    Optional<Quantity> property(Entity entity, String name) {
        Optional<Setting> setting = names.setting(entity, name);
        return setting.isPresent() ? constant(setting.get().getValue())
                : Properties.find(entity, name).flatMap(Constants::byDefault);
    }

    /** A property's value as it was written, or as a reader would write it. */
    String text(Entity entity, String name) {
        Optional<Setting> setting = names.setting(entity, name);
        return setting.isPresent() && setting.get().getValue() instanceof NumberLiteral literal ? Text.of(literal)
                : property(entity, name).map(QuantityText::of).orElse(name);
    }

    /** Whether some case, sweep or fit changes a property of an entity. */
    boolean isChanged(Entity entity, String name) {
        return changed.getOrDefault(entity, Set.of()).contains(name);
    }

    /** All parts of one kind by their names, at every depth. */
    List<PartName> parts(Kind kind) {
        return all(PartName.class).stream().filter(name -> ((Part) name.eContainer()).getKind() == kind).toList();
    }

    /** Whether the whole text could be read. */
    boolean isComplete() {
        return lost.isEmpty();
    }
}
