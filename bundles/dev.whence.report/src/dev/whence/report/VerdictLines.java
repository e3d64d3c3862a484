package dev.whence.report;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Verdict;
import java.util.ArrayList;
import java.util.List;

/** The verdicts: a line for each expectation, marked, with what was found, what was expected, and whose figure that is. */
final class VerdictLines {
    /** Longer questions get a line of their own, so that the figures stay together. */
    private static final int LONGEST_QUESTION = 30;
    private static final int LONGEST_CRITERION = 30;

    private final Ink ink;
    private final Figures figures;

    VerdictLines(Ink ink) {
        this.ink = ink;
        figures = new Figures(ink);
    }

    List<String> of(Results results, boolean onlyUnmet) {
        List<ExpectationResult> rows = results.expectations().stream().filter(e -> !onlyUnmet || e.verdict() != Verdict.PASS).toList();
        int head = 0;
        List<Shown> values = new ArrayList<>();
        for (ExpectationResult e : rows) {
            Shown value = value(e);
            values.add(value);
            head = Math.max(head, Cell.width(value.head()));
        }
        Grid grid = new Grid(Grid.Align.LEFT, Grid.Align.LEFT, Grid.Align.LEFT, Grid.Align.LEFT, Grid.Align.LEFT);
        for (int i = 0; i < rows.size(); i++) {
            row(rows.get(i), values.get(i), head, grid);
        }
        return grid.lines(2, ink);
    }

    private void row(ExpectationResult e, Shown value, int head, Grid grid) {
        Colour colour = Ink.colour(e.verdict());
        Cell mark = new Cell(ink.mark(e.verdict()), colour);
        String question = question(e);
        Cell note = Cell.dim(e.source() == null ? "" : e.source());
        boolean longQuestion = Cell.width(question) > LONGEST_QUESTION;
        boolean longCriterion = Cell.width(e.expected()) > LONGEST_CRITERION;
        if (e.estimate().isSchedule()) {
            schedule(e, question, mark, note, grid);
        } else {
            if (longQuestion) {
                grid.wide(mark, Cell.of(question));
            }
            grid.row(longQuestion ? Cell.EMPTY : mark, Cell.of(longQuestion ? "" : question), new Cell(value.aligned(head), colour),
                Cell.of(longCriterion ? "" : e.expected()), note);
            if (longCriterion) {
                grid.wide(Cell.EMPTY, Cell.of("expected " + e.expected()));
            }
        }
        if (e.verdict() == Verdict.MARK_OUT_OF_DATE) {
            grid.wide(Cell.EMPTY, Cell.of("is met now: the mark \"unexplained\" is out of date"));
        }
        if (e.reason() != null) {
            grid.wide(Cell.EMPTY, Cell.of(e.reason()));
        }
    }

    /** Orders of running are long: what ran stands below the question, and what was expected below that where it differs. */
    private void schedule(ExpectationResult e, String question, Cell mark, Cell note, Grid grid) {
        boolean met = e.verdict() == Verdict.PASS || e.verdict() == Verdict.MARK_OUT_OF_DATE;
        grid.row(mark, Cell.of(question), Cell.EMPTY, Cell.of(met ? "as expected" : ""), note);
        grid.wide(Cell.EMPTY, new Cell("ran " + (met ? names(e) : String.join(" ", e.estimate().names())), Ink.colour(e.verdict())));
        if (!met) {
            grid.wide(Cell.EMPTY, Cell.of("expected " + names(e)));
        }
    }

    /** An order of running has no beginning; the one that the reader wrote down is as good as any. */
    private static String names(ExpectationResult e) {
        return e.expected().replaceAll("[\\[\\],]", "");
    }

    static String question(ExpectationResult e) {
        return Questions.in(e.expression(), e.variant());
    }

    private Shown value(ExpectationResult e) {
        return e.estimate().isSchedule() ? Shown.NOTHING : figures.show(e.estimate(), Scales.of(e));
    }
}
