package dev.whence.report;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Fitted;
import dev.whence.analysis.Results.Hypothesis;
import dev.whence.analysis.Results.HypothesisRow;
import dev.whence.analysis.Results.HypothesisTable;
import dev.whence.analysis.Results.Separator;
import dev.whence.analysis.Results.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Which hypothesis reproduces which measured row, what was fitted, and what would separate the survivors. */
final class HypothesisLines {
    private static final int LONGEST_QUESTION = 38;

    private final Results results;
    private final Ink ink;
    private final Figures figures;
    private final Scales scales;

    HypothesisLines(Results results, Ink ink) {
        this.results = results;
        this.ink = ink;
        figures = new Figures(ink);
        scales = new Scales(results);
    }

    List<String> of(HypothesisTable table) {
        List<String> lines = new ArrayList<>();
        lines.add(ink.paint("Which hypothesis reproduces what was measured?", Colour.BOLD));
        for (int from = 0, to; from < table.columns().size(); from = to) {
            to = table.columns().size();
            Grid part = table(table, from, to);
            while (to - from > 1 && part.width(2) > ink.width()) {
                to--;
                part = table(table, from, to);
            }
            lines.addAll(part.lines(2, ink));
            lines.add("");
        }
        lines.addAll(columns(table.columns()));
        for (Separator s : table.separators()) {
            lines.addAll(separator(s));
        }
        return lines;
    }

    private Grid table(HypothesisTable table, int from, int to) {
        Grid.Align[] align = Grid.columns(3 + to - from, Grid.Align.LEFT);
        Grid grid = new Grid(align);
        List<Cell> header = new ArrayList<>(List.of(Cell.EMPTY, Cell.dim("measured")));
        table.columns().subList(from, to).forEach(h -> header.add(Cell.dim(h.name())));
        header.add(Cell.EMPTY);
        grid.row(header.toArray(Cell[]::new));
        for (HypothesisRow row : table.rows()) {
            row(row, from, to, grid);
        }
        List<Cell> met = new ArrayList<>(List.of(Cell.of("rows met"), Cell.EMPTY));
        table.columns().subList(from, to).forEach(h -> met.add(new Cell(h.met() + " of " + h.rows(), Colour.BOLD)));
        met.add(Cell.EMPTY);
        grid.row(met.toArray(Cell[]::new));
        return grid;
    }

    private void row(HypothesisRow row, int from, int to, Grid grid) {
        String question = VerdictLines.question(row.expectation());
        if (Cell.width(question) > LONGEST_QUESTION) {
            grid.wide(Cell.of(question));
            question = "";
        }
        boolean schedule = row.expectation().estimate().isSchedule();
        List<Cell> cells = new ArrayList<>(List.of(Cell.of(question), Cell.of(schedule ? "as monitored" : row.expectation().expected())));
        for (ExpectationResult cell : row.cells().subList(from, to)) {
            Verdict verdict = plain(cell.verdict());
            cells.add(new Cell(ink.mark(verdict) + " " + value(cell), Ink.colour(verdict)));
        }
        cells.add(Cell.EMPTY);
        grid.row(cells.toArray(Cell[]::new));
    }

    /** A mark in the file says nothing about a hypothesis. */
    private static Verdict plain(Verdict verdict) {
        return switch (verdict) {
            case MARK_OUT_OF_DATE -> Verdict.PASS;
            case UNEXPLAINED -> Verdict.FAIL;
            default -> verdict;
        };
    }

    /** In the unit of what was measured, which stands beside it. */
    private String value(ExpectationResult cell) {
        if (cell.estimate().isSchedule()) {
            return Words.count(cell.estimate().names().size(), "turn");
        }
        boolean named = cell.estimate().unit() != null;
        Scale scale = Scales.of(cell);
        return figures.show(cell.estimate(), named ? scale.withoutUnit() : scale).text();
    }

    private List<String> columns(List<Hypothesis> columns) {
        Grid grid = new Grid(Grid.Align.LEFT, Grid.Align.LEFT, Grid.Align.LEFT);
        for (Hypothesis h : columns) {
            grid.row(Cell.of(h.name()), Cell.of(h.met() + " of " + h.rows()), Cell.of(h.note() == null ? "" : h.note()));
            for (Fitted f : h.fitted()) {
                grid.row(Cell.EMPTY, Cell.EMPTY, Cell.of(fitted(f)));
            }
            if (!h.fitted().isEmpty() && h.met() < h.rows()) {
                grid.row(Cell.EMPTY, Cell.EMPTY, Cell.of("not every value was tried: others that meet more rows may be overlooked"));
            }
        }
        return grid.lines(2, ink);
    }

    /** "ready = 6.00 ms; 4.17 … 8.32 ms would do as well". */
    private String fitted(Fitted f) {
        Scale scale = Scale.of(f.dimension(), f.value());
        String value = f.target() + " = " + bound(f.value(), scale) + scale.suffix();
        return f.low() < f.high() ? value + "; " + bound(f.low(), scale) + ink.dots() + bound(f.high(), scale) + scale.suffix() + " meets as many rows"
            : value;
    }

    private static String bound(double value, Scale scale) {
        return Digits.exactly(value / scale.size());
    }

    private List<String> separator(Separator s) {
        List<String> values = new ArrayList<>();
        Scale scale = scales.of(s.question(), s.answers());
        for (int i = 0; i < s.survivors().size(); i++) {
            Estimate answer = s.answers().get(i);
            values.add(figures.show(answer, scale).text() + " under " + s.survivors().get(i));
        }
        String line = SourceName.line(s.at(), results.model());
        String text = "To separate them, measure " + s.question() + (line.isEmpty() ? "" : " (" + line + ")") + ": " + String.join(", ", values);
        return Words.wrap(text, ink.width() - 2).stream().map(part -> "  " + part).toList();
    }
}
