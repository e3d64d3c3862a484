package dev.whence.analysis;

import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Fitted;
import dev.whence.analysis.Results.Hypothesis;
import dev.whence.analysis.Results.HypothesisRow;
import dev.whence.analysis.Results.HypothesisTable;
import dev.whence.analysis.Results.Separator;
import dev.whence.analysis.Results.Verdict;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.program.Model.Case;
import dev.whence.program.Model.Expectation;
import dev.whence.program.Model.Show;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** Sets hypotheses side by side: every measured row under each of them, and what would tell the best apart. */
final class Hypotheses {
    private static final double CLEARLY = 0.02;

    private final Model model;
    private final Evaluation evaluation;
    private final Expectations expectations;
    private final Expectations quick;
    private final Assignment base;
    private final Runs runs;
    private final BiConsumer<String, Integer> progress;

    /**
     * @param quick judges by short runs: for the many that fitting takes
     * @param progress told of each hypothesis and its number
     */
    Hypotheses(Runs runs, Evaluation evaluation, Expectations expectations, Expectations quick, Assignment base,
            BiConsumer<String, Integer> progress) {
        this.quick = quick;
        this.runs = runs;
        this.model = runs.model();
        this.evaluation = evaluation;
        this.expectations = expectations;
        this.base = base;
        this.progress = progress;
    }

    /** A hypothesis with its fitted values put in. */
    private record Settled(Case hypothesis, Assignment assignment, List<Fitted> fitted, List<ExpectationResult> rows) {
        int met() {
            return (int) rows.stream().filter(r -> r.verdict() == Verdict.PASS || r.verdict() == Verdict.MARK_OUT_OF_DATE).count();
        }
    }

    /** @return null if the model has no hypothesis */
    HypothesisTable table() {
        List<Case> cases = model.cases().stream().filter(Case::hypothesis).toList();
        if (cases.isEmpty() || model.expectations().isEmpty()) {
            return null;
        }
        List<Settled> settled = new ArrayList<>();
        for (Case c : cases) {
            progress.accept("hypothesis " + c.name(), settled.size());
            settled.add(settle(c));
        }
        List<Hypothesis> columns = new ArrayList<>();
        for (Settled s : settled) {
            columns.add(new Hypothesis(s.hypothesis().name(), s.hypothesis().note(), s.fitted(), s.met(), s.rows().size()));
        }
        List<HypothesisRow> rows = new ArrayList<>();
        for (int i = 0; i < model.expectations().size(); i++) {
            int row = i;
            rows.add(new HypothesisRow(settled.get(0).rows().get(row), settled.stream().map(s -> s.rows().get(row)).toList()));
        }
        return new HypothesisTable(columns, rows, separators(settled));
    }

    private Settled settle(Case c) {
        Map<String, Expression> changes = new LinkedHashMap<>(Assignment.changes(model, c.name()));
        List<Fitted> fitted = List.of();
        if (!c.fits().isEmpty()) {
            fitted = new Fitting(runs, c, changes, base, a -> judge(quick, a)).fit();
            for (Fitted f : fitted) {
                changes.put(f.target(), Fitting.constant(f.value(), f.dimension()));
            }
        }
        Assignment assignment = base.under(changes);
        return new Settled(c, assignment, fitted, judge(expectations, assignment));
    }

    private List<ExpectationResult> judge(Expectations by, Assignment assignment) {
        List<ExpectationResult> rows = new ArrayList<>();
        for (Expectation e : model.expectations()) {
            rows.add(by.judge(e, assignment));
        }
        return rows;
    }

    /** Shows whose answers differ between the hypotheses that meet most rows. */
    private List<Separator> separators(List<Settled> settled) {
        int most = settled.stream().mapToInt(Settled::met).max().orElse(0);
        List<Settled> survivors = settled.stream().filter(s -> s.met() == most).toList();
        List<Separator> separators = new ArrayList<>();
        if (survivors.size() < 2) {
            return separators;
        }
        for (Show show : model.shows()) {
            if (!show.sweeps().isEmpty()) {
                continue;
            }
            for (int i = 0; i < show.questions().size(); i++) {
                Expression question = show.questions().get(i);
                List<Estimate> answers = survivors.stream().map(s -> evaluation.estimate(question, s.assignment()).estimate()).toList();
                if (differ(answers)) {
                    separators.add(new Separator(show.texts().get(i), survivors.stream().map(s -> s.hypothesis().name()).toList(), answers,
                            show.at()));
                }
            }
        }
        return separators;
    }

    private static boolean differ(List<Estimate> answers) {
        Estimate first = answers.get(0);
        for (Estimate other : answers) {
            if (other.isMissing() != first.isMissing() || !other.names().equals(first.names()) || other.elements().size() != first.elements().size()) {
                return true;
            }
            for (int i = 0; i < first.elements().size(); i++) {
                double a = first.elements().get(i).value();
                double b = other.elements().get(i).value();
                if (Math.abs(a - b) > CLEARLY * Math.max(Math.abs(a), Math.abs(b))) {
                    return true;
                }
            }
        }
        return false;
    }
}
