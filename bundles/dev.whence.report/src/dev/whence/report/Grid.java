package dev.whence.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Aligned columns. The last column is wrapped at the line's end, so that nothing runs over. */
final class Grid {
    enum Align { LEFT, RIGHT }

    private static final int GAP = 2;
    /** A last column narrower than this is not worth having; it then gets lines of its own. */
    private static final int LEAST = 18;

    private final Align[] columns;
    private final List<Row> rows = new ArrayList<>();

    /** @param wide how many of the first cells are columns; the one behind them runs to the line's end; -1 for a usual row */
    private record Row(Cell[] cells, int wide) {
    }

    Grid(Align... columns) {
        this.columns = columns;
    }

    void row(Cell... cells) {
        if (cells.length != columns.length) {
            throw new IllegalArgumentException(cells.length + " cells for " + columns.length + " columns");
        }
        rows.add(new Row(cells, -1));
    }

    /** A line whose last cell runs across the columns that it leaves out. */
    void wide(Cell... cells) {
        rows.add(new Row(cells, cells.length - 1));
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    List<String> lines(int indent, Ink ink) {
        int[] widths = widths();
        int last = columns.length - 1;
        boolean ownLines = rows.stream().filter(row -> row.wide() < 0)
            .anyMatch(row -> needsOwnLines(row.cells()[last], ink.width() - start(widths, last, indent)));
        List<String> lines = new ArrayList<>();
        for (Row row : rows) {
            int columnsBefore = row.wide() < 0 ? columns.length - 1 : row.wide();
            StringBuilder line = new StringBuilder(" ".repeat(indent));
            for (int i = 0; i < columnsBefore; i++) {
                if (widths[i] > 0) {
                    line.append(pad(row.cells()[i], widths[i], columns[i], ink)).append(" ".repeat(GAP));
                }
            }
            Cell end = row.cells()[columnsBefore];
            if (row.wide() < 0 && columns[columnsBefore] == Align.RIGHT) {
                lines.add((line + pad(end, widths[columnsBefore], Align.RIGHT, ink)).stripTrailing());
            } else {
                int start = start(widths, columnsBefore, indent);
                boolean own = row.wide() < 0 ? ownLines : needsOwnLines(end, ink.width() - start);
                last(line.toString(), own ? indent + 4 : start, own, end, ink, lines);
            }
        }
        return lines;
    }

    /** Of the widest line, if nothing were wrapped. */
    int width(int indent) {
        int[] widths = widths();
        int columnsWidth = start(widths, columns.length, indent) - GAP;
        return rows.stream().filter(row -> row.wide() >= 0).mapToInt(row -> start(widths, row.wide(), indent) + row.cells()[row.wide()].width())
            .reduce(columnsWidth, Math::max);
    }

    private int[] widths() {
        int[] widths = new int[columns.length];
        for (Row row : rows) {
            for (int i = 0; i < (row.wide() < 0 ? columns.length : row.wide()); i++) {
                widths[i] = Math.max(widths[i], row.cells()[i].width());
            }
        }
        return widths;
    }

    private static int start(int[] widths, int columnsBefore, int indent) {
        int start = indent;
        for (int i = 0; i < columnsBefore; i++) {
            start += widths[i] == 0 ? 0 : widths[i] + GAP;
        }
        return start;
    }

    private static boolean needsOwnLines(Cell end, int room) {
        return room < LEAST && end.width() > room;
    }

    private static void last(String before, int start, boolean ownLines, Cell end, Ink ink, List<String> lines) {
        List<String> parts = Words.wrap(end.text(), Math.max(ink.width() - start, 1));
        if (ownLines || parts.isEmpty()) {
            lines.add(before.stripTrailing());
        }
        String margin = " ".repeat(start);
        for (int i = 0; i < parts.size(); i++) {
            lines.add((i == 0 && !ownLines ? before : margin) + ink.paint(parts.get(i), end.colour()));
        }
    }

    private static String pad(Cell cell, int width, Align align, Ink ink) {
        String blanks = " ".repeat(width - cell.width());
        String text = ink.paint(cell.text(), cell.colour());
        return align == Align.LEFT ? text + blanks : blanks + text;
    }

    static Align[] columns(int count, Align align) {
        Align[] all = new Align[count];
        Arrays.fill(all, align);
        return all;
    }
}
