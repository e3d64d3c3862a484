package dev.whence.language.validation;

import dev.whence.language.names.Names;
import dev.whence.language.perf.Model;
import dev.whence.language.types.Constants;
import dev.whence.language.types.Types;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/**
 * What the checks look at.
 *
 * @param model the model that is checked
 * @param names of it and of what it imports
 * @param types of its expressions
 * @param constants their values
 * @param lost the words that syntax errors left out; where there are any, what seems missing may be among them
 */
record Analysis(Model model, Names names, Types types, Constants constants, Set<String> lost) {

    static Analysis of(Model model, Set<String> lost) {
        Names names = Names.of(model);
        return new Analysis(model, names, Types.of(names), Constants.of(names), lost);
    }

    /** All objects of one kind in the model, in the order of the text. */
    <T extends EObject> List<T> all(Class<T> kind) {
        List<T> found = new ArrayList<>();
        for (Iterator<EObject> contents = model.eAllContents(); contents.hasNext();) {
            EObject object = contents.next();
            if (kind.isInstance(object)) {
                found.add(kind.cast(object));
            }
        }
        return found;
    }

    /** Whether the whole text could be read. */
    boolean isComplete() {
        return lost.isEmpty();
    }
}
