package dev.whence.report;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Answer;
import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.Row;
import java.util.ArrayList;
import java.util.List;

/** The answers to {@code show}: a small table each, one row for each value of what is varied, and a bar for a single wide column. */
final class AnswerLines {
    private static final int BAR = 30;
    private static final int ROWS_FOR_A_BAR = 4;

    private final Results results;
    private final Ink ink;
    private final Figures figures;
    private final Scales scales;

    AnswerLines(Results results, Ink ink) {
        this.results = results;
        this.ink = ink;
        figures = new Figures(ink);
        scales = new Scales(results);
    }

    List<String> of(Answer answer) {
        List<String> lines = new ArrayList<>();
        String title = answer.note() == null ? String.join(", ", answer.expressions()) : answer.note();
        String line = SourceName.line(answer.at(), results.model());
        for (String part : Words.wrap(title, ink.width() - 2 - Cell.width(line))) {
            lines.add(ink.paint(part, Colour.BOLD) + (lines.isEmpty() ? "  " + ink.paint(line, Colour.DIM) : ""));
        }
        if (answer.rows().isEmpty()) {
            return lines;
        }
        lines.addAll(answer.axes().isEmpty() ? single(answer) : table(answer));
        return lines;
    }

    /** Without an axis: a line for each expression, or for each variant of one that is asked of several. */
    private List<String> single(Answer answer) {
        List<String> names = new ArrayList<>();
        List<Shown> values = new ArrayList<>();
        for (int i = 0; i < answer.expressions().size(); i++) {
            String expression = answer.expressions().get(i);
            Estimate estimate = answer.rows().get(0).answers().get(i);
            Scale scale = scales.of(expression, List.of(estimate));
            String question = Questions.question(expression);
            String[] cases = Questions.variant(expression).split(",");
            if (cases.length == estimate.elements().size() && cases.length > 1) {
                for (int k = 0; k < cases.length; k++) {
                    names.add(Questions.in(question, cases[k].strip()));
                    values.add(figures.one(estimate.elements().get(k), scale));
                }
            } else {
                names.add(expression);
                values.add(figures.show(estimate, scale));
            }
        }
        Grid grid = new Grid(Grid.Align.LEFT, Grid.Align.LEFT);
        int head = values.stream().mapToInt(v -> Cell.width(v.head())).max().orElse(0);
        for (int i = 0; i < names.size(); i++) {
            grid.row(Cell.of(names.get(i)), Cell.of(values.get(i).aligned(head)));
        }
        return grid.lines(2, ink);
    }

    private List<String> table(Answer answer) {
        int axes = answer.axes().size();
        int columns = answer.expressions().size();
        List<Scale> columnScales = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
            int column = i;
            columnScales.add(scales.of(answer.expressions().get(i), answer.rows().stream().map(r -> r.answers().get(column)).toList()));
        }
        boolean bars = columns == 1 && answer.rows().size() >= ROWS_FOR_A_BAR && answer.rows().stream().noneMatch(r -> r.answers().get(0).list());
        Grid.Align[] align = Grid.columns(axes + columns + 1, Grid.Align.RIGHT);
        align[axes + columns] = Grid.Align.LEFT;
        Grid grid = new Grid(align);
        grid.row(header(answer, columnScales));
        double most = bars ? answer.rows().stream().mapToDouble(r -> r.answers().get(0).elements().get(0).value()).max().orElse(0) : 0;
        for (Row row : answer.rows()) {
            Cell[] cells = new Cell[align.length];
            for (int i = 0; i < axes; i++) {
                cells[i] = Cell.of(setting(answer, row, i));
            }
            for (int i = 0; i < columns; i++) {
                cells[axes + i] = Cell.of(figures.show(row.answers().get(i), columnScales.get(i).withoutUnit()).text());
            }
            cells[axes + columns] = bars ? new Cell(ink.bar(row.answers().get(0).elements().get(0).value() / most, BAR), Colour.CYAN) : Cell.EMPTY;
            grid.row(cells);
        }
        return grid.lines(2, ink);
    }

    /** Nothing has the unit of the column's other values: 0 ms above 1 ms, not 0 s. */
    private static String setting(Answer answer, Row row, int axis) {
        String own = row.settings().get(axis);
        String next = answer.rows().get(answer.rows().size() - 1).settings().get(axis);
        int blank = next.lastIndexOf(' ');
        return own.startsWith("0 ") && blank > 0 ? "0" + next.substring(blank) : own;
    }

    private static Cell[] header(Answer answer, List<Scale> scales) {
        List<Cell> cells = new ArrayList<>();
        answer.axes().forEach(axis -> cells.add(Cell.dim(axis)));
        for (int i = 0; i < scales.size(); i++) {
            String unit = scales.get(i).unit();
            cells.add(Cell.dim(answer.expressions().get(i) + (unit.isEmpty() ? "" : ", " + unit)));
        }
        cells.add(Cell.EMPTY);
        return cells.toArray(Cell[]::new);
    }
}
