package dev.whence.language.types;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/**
 * Why an expression has no type.
 *
 * @param where the smallest expression that is wrong
 * @param feature the part of it that is wrong, such as its unit; null for the whole
 * @param fixes texts that could stand in its place
 */
public record Mistake(EObject where, EStructuralFeature feature, String code, String message, List<String> fixes) {

    Mistake(EObject where, String code, String message, List<String> fixes) {
        this(where, null, code, message, fixes);
    }

    /** The same about one part of the expression. */
    Mistake on(EStructuralFeature part) {
        return new Mistake(where, part, code, message, fixes);
    }
}
