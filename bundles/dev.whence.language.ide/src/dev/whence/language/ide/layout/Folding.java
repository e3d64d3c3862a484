package dev.whence.language.ide.layout;

import dev.whence.language.ide.document.Lines;
import dev.whence.language.ide.document.Snapshot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.eclipse.xtext.nodemodel.ILeafNode;

/** What can be folded: blocks and comments of several lines. */
public final class Folding {

    private Folding() {}

    public static List<FoldingRange> of(Snapshot snapshot) {
        List<FoldingRange> ranges = new ArrayList<>();
        if (snapshot.root() == null) {
            return ranges;
        }
        Lines lines = snapshot.lines();
        Deque<Integer> open = new ArrayDeque<>();
        for (ILeafNode leaf : snapshot.root().getLeafNodes()) {
            String text = leaf.getText();
            int line = lines.line(leaf.getOffset());
            if (leaf.isHidden() && text.startsWith("/*")) {
                add(line, lines.line(leaf.getEndOffset()), FoldingRangeKind.Comment, ranges);
            } else if (!leaf.isHidden() && text.equals("{")) {
                open.push(line);
            } else if (!leaf.isHidden() && text.equals("}") && !open.isEmpty()) {
                add(open.pop(), line - 1, FoldingRangeKind.Region, ranges); // the brace stays to be seen
            }
        }
        return ranges;
    }

    private static void add(int from, int to, String kind, List<FoldingRange> ranges) {
        if (to > from) {
            FoldingRange range = new FoldingRange(from, to);
            range.setKind(kind);
            ranges.add(range);
        }
    }
}
