package dev.whence.language;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.LineAndColumn;

/**
 * Where in which file something is written.
 *
 * @param file the path of the file
 * @param line from 1
 * @param column from 1, in characters
 * @param offset in the file's text, from 0
 * @param length in characters, without the white space and comments around it
 */
public record Source(String file, int line, int column, int offset, int length) {

    /** Where an object of the model is written, from its first word to its last. */
    public static Source of(EObject object) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(object);
        if (node == null) {
            throw new IllegalArgumentException("not read from a file: " + object.eClass().getName());
        }
        return of(object, node);
    }

    /** Where a feature of an object is written, such as its name; the whole object where the feature is not. */
    public static Source of(EObject object, EStructuralFeature feature) {
        var nodes = NodeModelUtils.findNodesForFeature(object, feature);
        return nodes.isEmpty() ? of(object) : of(object, nodes.get(0));
    }

    private static Source of(EObject object, INode node) {
        int start = node.getOffset();
        for (ILeafNode leaf : node.getLeafNodes()) {
            if (!leaf.isHidden()) {
                start = leaf.getOffset();
                break;
            }
        }
        return at(file(object.eResource()), node, start, Math.max(0, node.getEndOffset() - start));
    }

    /** A place in the text that a node belongs to. */
    public static Source at(String file, INode node, int offset, int length) {
        LineAndColumn start = NodeModelUtils.getLineAndColumn(node, offset);
        return new Source(file, start.getLine(), start.getColumn(), offset, length);
    }

    /** The path of a resource's file. */
    public static String file(Resource resource) {
        URI uri = resource.getURI();
        return uri.isFile() ? uri.toFileString() : uri.toString();
    }
}
