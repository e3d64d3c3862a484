package dev.whence.language.types;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.resource.XtextResource;

/** Lines with syntax errors: what is declared there may not be what was meant, so nothing is concluded from it. */
final class BrokenLines {

    private final Map<Resource, TreeSet<Integer>> known = new HashMap<>();

    boolean touch(EObject declaration) {
        if (!(declaration.eResource() instanceof XtextResource resource)) {
            return false;
        }
        TreeSet<Integer> lines = known.computeIfAbsent(resource, r -> lines(resource.getParseResult()));
        if (lines.isEmpty()) {
            return false;
        }
        ICompositeNode node = NodeModelUtils.findActualNodeFor(declaration);
        Integer next = lines.ceiling(node.getStartLine());
        return next != null && next <= node.getEndLine();
    }

    private static TreeSet<Integer> lines(IParseResult parsed) {
        TreeSet<Integer> lines = new TreeSet<>();
        for (INode error : parsed.getSyntaxErrors()) {
            lines.add(error.getStartLine());
        }
        return lines;
    }
}
