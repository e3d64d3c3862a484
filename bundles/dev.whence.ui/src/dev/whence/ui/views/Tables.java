package dev.whence.ui.views;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;

/** Trees as comma-separated values (RFC 4180). */
final class Tables {
    private Tables() {
    }

    static String csv(Tree tree) {
        StringBuilder csv = new StringBuilder();
        List<String> heads = new ArrayList<>();
        for (TreeColumn column : tree.getColumns()) {
            heads.add(column.getText());
        }
        row(heads, csv);
        rows(tree.getItems(), heads.size(), csv);
        return csv.toString();
    }

    private static void rows(TreeItem[] items, int columns, StringBuilder csv) {
        for (TreeItem item : items) {
            List<String> cells = new ArrayList<>();
            for (int i = 0; i < columns; i++) {
                cells.add(item.getText(i));
            }
            row(cells, csv);
            rows(item.getItems(), columns, csv);
        }
    }

    private static void row(List<String> cells, StringBuilder csv) {
        for (int i = 0; i < cells.size(); i++) {
            csv.append(i == 0 ? "" : ",").append('"').append(cells.get(i).replace("\"", "\"\"")).append('"');
        }
        csv.append("\r\n");
    }
}
