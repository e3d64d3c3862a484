package dev.whence.language.validation;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** What stands in the file. */
final class Text {

    private Text() {}

    /** The words of an object, without comments and surplus white space. */
    static String of(EObject object) {
        INode node = NodeModelUtils.findActualNodeFor(object);
        StringBuilder text = new StringBuilder();
        boolean gap = false;
        for (ILeafNode leaf : node.getLeafNodes()) {
            if (leaf.isHidden()) {
                gap = true;
            } else {
                text.append(gap && !text.isEmpty() ? " " : "").append(leaf.getText());
                gap = false;
            }
        }
        return text.toString();
    }
}
