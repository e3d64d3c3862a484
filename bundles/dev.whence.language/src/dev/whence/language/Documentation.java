package dev.whence.language;

import dev.whence.language.perf.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** The comments that document: a block comment that begins with two stars, before what it is about. */
public final class Documentation {

    private Documentation() {}

    /** The text of the comment before something, without stars and margins. */
    public static Optional<String> of(EObject object) {
        List<String> comments = comments(object);
        boolean first = object.eContainer() instanceof Model model && model.getEntries().indexOf(object) == 0;
        int own = first ? 1 : 0; // the first comment of a file is the file's
        return comments.size() > own ? Optional.of(comments.get(comments.size() - 1)) : Optional.empty();
    }

    /** The text of the comment that begins a file. */
    public static Optional<String> ofFile(Model model) {
        List<String> comments = comments(model.getEntries().isEmpty() ? model : model.getEntries().get(0));
        return comments.isEmpty() ? Optional.empty() : Optional.of(comments.get(0));
    }

    private static List<String> comments(EObject object) {
        List<String> comments = new ArrayList<>();
        ICompositeNode node = NodeModelUtils.getNode(object);
        if (node == null) {
            return comments;
        }
        for (ILeafNode leaf : node.getLeafNodes()) {
            if (!leaf.isHidden()) {
                break;
            }
            if (leaf.getText().startsWith("/**")) {
                comments.add(text(leaf.getText()));
            }
        }
        return comments;
    }

    private static String text(String comment) {
        String inner = comment.substring(3, comment.endsWith("*/") ? comment.length() - 2 : comment.length());
        List<String> lines = inner.lines().map(line -> line.strip().replaceFirst("^\\*+ ?", "")).toList();
        return String.join("\n", lines).strip();
    }
}
