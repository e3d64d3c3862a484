package dev.whence.compiler;

import dev.whence.language.Source;
import dev.whence.program.At;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** Where things stand in the source, and how they are written there. */
final class Places {
    private Places() {
    }

    static At of(EObject object) {
        Source source = Source.of(object);
        return new At(source.file(), source.line());
    }

    /** The text of an expression on one line. */
    static String text(EObject object) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(object);
        return node == null ? "" : NodeModelUtils.getTokenText(node).replaceAll("\\s+", " ").strip();
    }
}
