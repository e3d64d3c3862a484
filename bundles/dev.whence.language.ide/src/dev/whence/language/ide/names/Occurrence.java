package dev.whence.language.ide.names;

import org.eclipse.emf.ecore.EObject;

/**
 * A name in a text.
 *
 * @param offset in the text, from 0
 * @param declares whether the symbol is declared here, or comes into being
 * @param target what declares it; null if nothing in a file does, as a property that is not set
 */
public record Occurrence(Symbol symbol, int offset, int length, boolean declares, EObject target) {

    public boolean contains(int at) {
        return offset <= at && at <= offset + length;
    }
}
