package dev.whence.ui.views;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Cause;
import dev.whence.analysis.Results.Explanation;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.report.FigureText;
import dev.whence.ui.results.Outcome;
import dev.whence.ui.results.Sources;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/** Whence the time comes: for each figure of each variant the tree of causes, which sum to it, with bars and source lines. */
public final class WhyView extends OutcomeView {
    public static final String ID = "dev.whence.ui.views.why";
    private static final int BAR = 2;

    private TreeViewer viewer;
    private List<Node> roots = List.of();
    private boolean selecting;

    /** A variant's figure, or one of the causes that sum to it. */
    private record Node(String name, Cause cause, List<Node> children, Node[] parent) {
        static Node of(String name, Cause cause) {
            List<Node> children = new ArrayList<>();
            Node node = new Node(name, cause, children, new Node[1]);
            cause.children().stream().sorted(Comparator.comparingLong(Cause::picoseconds).reversed()).forEach(c -> {
                Node child = of(c.name(), c);
                child.parent()[0] = node;
                children.add(child);
            });
            return node;
        }

        boolean isFigure() {
            return parent[0] == null;
        }

        void collect(java.util.function.Predicate<Node> wanted, List<Node> into) {
            if (wanted.test(this)) {
                into.add(this);
            }
            children.forEach(c -> c.collect(wanted, into));
        }

        // Nodes are told apart by themselves, not by what they say: two variants may say the same.
        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    @Override
    Control createContent(Composite parent) {
        viewer = new TreeViewer(parent, SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        Tree tree = viewer.getTree();
        tree.setHeaderVisible(true);
        viewer.setContentProvider(new Nested<Node>(Node::children, node -> node.parent()[0]));
        column("Cause", 240, SWT.LEFT, node -> node.name() + slot(node));
        column("Time", 66, SWT.RIGHT, node -> FigureText.duration(node.cause().picoseconds() * 1e-12));
        column("Share", 104, SWT.LEFT, node -> FigureText.share(node.cause().share()));
        column("Line", 44, SWT.RIGHT, node -> node.cause().at().line() > 0 ? String.valueOf(node.cause().at().line()) : "");
        tree.addListener(SWT.PaintItem, this::paintBar);
        tree.addListener(SWT.EraseItem, event -> event.detail &= ~SWT.HOT);
        viewer.addSelectionChangedListener(event -> {
            if (!selecting && event.getStructuredSelection().getFirstElement() instanceof Node node) {
                reveal(node.cause().at());
            }
        });
        return tree;
    }

    @Override
    void fillToolBar(IToolBarManager toolBar) {
        toolBar.add(action("CSV", "Save the tree as comma-separated values", () -> {
            viewer.expandAll();
            Pictures.saveTable(viewer.getTree().getShell(), "why", Tables.csv(viewer.getTree()));
        }));
        toolBar.add(action("PNG", "Save the tree as a picture", () -> Pictures.savePicture(viewer.getTree(), "why")));
    }

    /** Beside the cause, since it is what one looks for. */
    private static String slot(Node node) {
        Long missed = node.cause().missedBy();
        return missed == null || missed <= 0 ? "" : ", missed by " + FigureText.duration(missed * 1e-12);
    }

    private void column(String title, int width, int style, java.util.function.Function<Node, String> text) {
        TreeViewerColumn column = new TreeViewerColumn(viewer, style);
        column.getColumn().setText(title);
        column.getColumn().setWidth(width);
        column.setLabelProvider(new ColumnLabelProvider() {
            @Override
            public String getText(Object element) {
                return text.apply((Node) element);
            }

            @Override
            public Font getFont(Object element) {
                return ((Node) element).isFigure() ? JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT) : null;
            }
        });
    }

    /** Beside the per cent, as long as the column leaves room for. */
    private void paintBar(Event event) {
        if (event.index != BAR || !(event.item.getData() instanceof Node node) || node.isFigure()) {
            return;
        }
        Rectangle cell = ((TreeItem) event.item).getBounds(BAR);
        int text = event.gc.textExtent("100 %").x + 12;
        int room = cell.width - text - 6;
        int length = (int) Math.round(room * Math.min(1, node.cause().share()));
        Color before = event.gc.getBackground();
        event.gc.setBackground((node.children().isEmpty() ? Palette.WORK : Palette.HELD).colour());
        event.gc.fillRectangle(cell.x + text, cell.y + 4, Math.max(1, length), Math.max(2, cell.height - 8));
        event.gc.setBackground(before);
    }

    @Override
    String show(Outcome outcome) {
        List<Node> nodes = new ArrayList<>();
        FigureText text = new FigureText(outcome.results());
        for (VariantResult v : outcome.results().variants()) {
            for (Explanation e : v.accounting()) {
                nodes.add(Node.of(v.name() + ": " + figure(outcome.results(), v, e, text), e.root()));
            }
        }
        roots = nodes;
        viewer.setInput(nodes);
        if (!nodes.isEmpty()) {
            viewer.expandToLevel(nodes.get(0), 4);
        }
        return nodes.isEmpty() ? "Nothing has been counted or timed, so there is nothing to explain." : null;
    }

    /** "rate(blocks) = 40.0 /s" where it is a rate, else the subject. */
    private static String figure(Results results, VariantResult v, Explanation e, FigureText text) {
        return v.measures().stream().filter(m -> m.expression().equals("rate(" + e.subject() + ")") || m.expression().equals("mean(" + e.subject() + ")"))
            .findFirst().map(m -> m.expression() + " = " + text.of(m.expression(), m.estimate())).orElse(e.subject());
    }

    @Override
    void lineSelected(IFile model, int line) {
        List<Node> here = new ArrayList<>();
        roots.forEach(root -> root.collect(node -> Sources.isAt(node.cause().at(), model, line), here));
        selecting = true;
        viewer.setSelection(new StructuredSelection(here.stream().limit(1).toList()), true);
        selecting = false;
    }

    @Override
    public void setFocus() {
        viewer.getTree().setFocus();
    }
}
