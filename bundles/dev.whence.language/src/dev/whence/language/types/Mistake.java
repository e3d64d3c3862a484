package dev.whence.language.types;

import java.util.List;
import org.eclipse.emf.ecore.EObject;

/**
 * Why an expression has no type.
 *
 * @param where the smallest expression that is wrong
 * @param fixes texts that could stand in its place
 */
public record Mistake(EObject where, String code, String message, List<String> fixes) {
}
