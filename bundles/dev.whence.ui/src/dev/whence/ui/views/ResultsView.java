package dev.whence.ui.views;

import dev.whence.analysis.Results.VariantResult;
import dev.whence.analysis.Results.Verdict;
import dev.whence.ui.results.Outcome;
import dev.whence.ui.results.Sources;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;

/** Verdicts, then the figures of all variants side by side. */
public final class ResultsView extends OutcomeView {
    public static final String ID = "dev.whence.ui.views.results";

    private TreeViewer viewer;
    private List<String> variants = List.of();
    private List<ResultRow> rows = List.of();
    private boolean selecting;

    @Override
    Control createContent(Composite parent) {
        viewer = new TreeViewer(parent, SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        Tree tree = viewer.getTree();
        tree.setHeaderVisible(true);
        tree.setLinesVisible(true);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tree);
        viewer.setContentProvider(new Nested<ResultRow>(ResultRow::children, row -> null));
        viewer.addSelectionChangedListener(event -> {
            if (!selecting && event.getStructuredSelection().getFirstElement() instanceof ResultRow row) {
                reveal(row.at());
            }
        });
        return tree;
    }

    @Override
    void fillToolBar(IToolBarManager toolBar) {
        toolBar.add(action("CSV", "Save the table as comma-separated values", () -> Pictures.saveTable(viewer.getTree().getShell(), "results", Tables.csv(viewer.getTree()))));
    }

    @Override
    String show(Outcome outcome) {
        List<String> names = outcome.results().variants().stream().map(VariantResult::name).toList();
        rows = ResultRow.of(outcome.results());
        Tree tree = viewer.getTree();
        tree.setRedraw(false);
        if (!names.equals(variants) || tree.getColumnCount() == 0) {
            variants = names;
            for (TreeColumn column : tree.getColumns()) {
                column.dispose();
            }
            columns();
        }
        viewer.setInput(rows);
        viewer.expandToLevel(2);
        tree.setRedraw(true);
        return rows.isEmpty() ? "This model asks nothing and counts nothing." : null;
    }

    private void columns() {
        column("Figure", 230, SWT.LEFT, ResultRow::figure);
        column("Expected", 130, SWT.LEFT, ResultRow::expected);
        for (int i = 0; i < variants.size(); i++) {
            int k = i;
            column(variants.get(i), 100, SWT.RIGHT, row -> row.values().get(k));
        }
        column("Source", 260, SWT.LEFT, ResultRow::note);
    }

    private void column(String title, int width, int style, java.util.function.Function<ResultRow, String> text) {
        TreeViewerColumn column = new TreeViewerColumn(viewer, style);
        column.getColumn().setText(title);
        column.getColumn().setWidth(width);
        column.getColumn().setResizable(true);
        column.getColumn().setMoveable(true);
        column.setLabelProvider(new ColumnLabelProvider() {
            @Override
            public String getText(Object element) {
                return text.apply((ResultRow) element);
            }

            @Override
            public Color getForeground(Object element) {
                return colour(((ResultRow) element).verdict());
            }

            @Override
            public Font getFont(Object element) {
                return ((ResultRow) element).children().isEmpty() ? null : JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT);
            }
        });
    }

    private static Color colour(Verdict verdict) {
        return verdict == null ? null : switch (verdict) {
            case PASS -> Palette.MET.colour();
            case FAIL -> Palette.MISSED.colour();
            case UNDECIDED, UNEXPLAINED, MARK_OUT_OF_DATE -> Palette.DOUBTFUL.colour();
        };
    }

    @Override
    void lineSelected(IFile model, int line) {
        List<ResultRow> here = new ArrayList<>();
        rows.forEach(section -> section.children().stream().filter(row -> Sources.isAt(row.at(), model, line)).forEach(here::add));
        selecting = true;
        viewer.setSelection(new StructuredSelection(here), !here.isEmpty());
        selecting = false;
    }

    @Override
    public void setFocus() {
        viewer.getTree().setFocus();
    }
}
