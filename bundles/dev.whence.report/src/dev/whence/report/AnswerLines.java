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
        answer.rows().stream().flatMap(row -> row.answers().stream()).filter(Estimate::isMissing).map(Estimate::missing).distinct()
            .forEach(reason -> lines.add("  " + ink.paint("none: " + reason, Colour.DIM)));
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
        List<Scale> columnScales = new ArrayList<>();
        for (int i = 0; i < answer.expressions().size(); i++) {
            int column = i;
            columnScales.add(scales.of(answer.expressions().get(i), answer.rows().stream().map(r -> r.answers().get(column)).toList()));
        }
        List<String> heads = heads(answer.expressions(), columnScales);
        Grid grid = grid(answer, heads, columnScales);
        if (grid.width(2) <= ink.width()) {
            return grid.lines(2, ink);
        }
        // Questions that are too long to stand side by side are numbered.
        List<String> lines = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        for (int i = 0; i < heads.size(); i++) {
            numbers.add("(" + (i + 1) + ")");
            Words.wrap(numbers.get(i) + " " + heads.get(i), ink.width() - 2).forEach(line -> lines.add("  " + line));
        }
        lines.addAll(grid(answer, numbers, columnScales).lines(2, ink));
        return lines;
    }

    private static List<String> heads(List<String> expressions, List<Scale> columnScales) {
        List<String> heads = new ArrayList<>();
        for (int i = 0; i < expressions.size(); i++) {
            String unit = columnScales.get(i).unit();
            heads.add(expressions.get(i) + (unit.isEmpty() ? "" : ", " + unit));
        }
        return heads;
    }

    private Grid grid(Answer answer, List<String> heads, List<Scale> columnScales) {
        int axes = answer.axes().size();
        Grid.Align[] align = Grid.columns(axes + heads.size() + 1, Grid.Align.RIGHT);
        align[axes + heads.size()] = Grid.Align.LEFT;
        Grid grid = new Grid(align);
        List<Cell> header = new ArrayList<>();
        answer.axes().forEach(axis -> header.add(Cell.dim(axis)));
        heads.forEach(head -> header.add(Cell.dim(head)));
        header.add(Cell.EMPTY);
        grid.row(header.toArray(Cell[]::new));
        List<List<String>> columns = columns(answer, columnScales);
        double most = most(answer);
        for (int k = 0; k < answer.rows().size(); k++) {
            Row row = answer.rows().get(k);
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < axes; i++) {
                cells.add(Cell.of(setting(answer, row, i)));
            }
            for (List<String> column : columns) {
                cells.add(Cell.of(column.get(k)));
            }
            cells.add(most > 0 ? new Cell(ink.bar(row.answers().get(0).elements().get(0).value() / most, BAR), Colour.CYAN) : Cell.EMPTY);
            grid.row(cells.toArray(Cell[]::new));
        }
        return grid;
    }

    private List<List<String>> columns(Answer answer, List<Scale> columnScales) {
        List<List<String>> columns = new ArrayList<>();
        for (int i = 0; i < columnScales.size(); i++) {
            int column = i;
            columns.add(figures.column(answer.rows().stream().map(r -> r.answers().get(column)).toList(), columnScales.get(i).withoutUnit()));
        }
        return columns;
    }

    /** What a whole bar stands for; 0 where there is to be none: only a long column of single figures has bars. */
    private static double most(Answer answer) {
        boolean bars = answer.expressions().size() == 1 && answer.rows().size() >= ROWS_FOR_A_BAR
            && answer.rows().stream().noneMatch(r -> r.answers().get(0).list() || r.answers().get(0).elements().isEmpty());
        return bars ? answer.rows().stream().mapToDouble(r -> r.answers().get(0).elements().get(0).value()).max().orElse(0) : 0;
    }

    /** Nothing has the unit of the column's other values: 0 ms above 1 ms, not 0 s. */
    private static String setting(Answer answer, Row row, int axis) {
        String own = row.settings().get(axis);
        String next = answer.rows().get(answer.rows().size() - 1).settings().get(axis);
        int blank = next.lastIndexOf(' ');
        return own.startsWith("0 ") && blank > 0 ? "0" + next.substring(blank) : own;
    }
}
