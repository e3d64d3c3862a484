package dev.whence.report;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.Explanation;
import dev.whence.analysis.Results.Measure;
import dev.whence.analysis.Results.Nature;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.units.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A variant: how its figures came about, the figures, and where each unit's time goes. */
final class VariantLines {
    private static final String UTILIZATION = "utilization(";

    private final Results results;
    private final Ink ink;
    private final Figures figures;
    private final Scales scales;

    VariantLines(Results results, Ink ink) {
        this.results = results;
        this.ink = ink;
        figures = new Figures(ink);
        scales = new Scales(results);
    }

    List<String> of(VariantResult variant) {
        List<String> lines = new ArrayList<>(heading(variant));
        lines.addAll(measures(variant));
        lines.addAll(utilizations(variant));
        for (Explanation e : variant.accounting()) {
            lines.addAll(explanation(variant, e));
        }
        if (variant.remark() != null) {
            lines.addAll(remark(variant.remark(), 2));
        }
        return lines;
    }

    private List<String> heading(VariantResult variant) {
        String name = variant.name() + (variant.note() == null ? "" : ": " + variant.note());
        StringBuilder how = new StringBuilder(nature(variant));
        if (variant.modelTime() > 0) {
            double seconds = variant.modelTime() / variant.replications();
            Scale scale = Scale.of(Dimension.TIME, seconds);
            how.append(ink.dot()).append(variant.nature() == Nature.RANDOM ? variant.replications() + " × " : "").append(Digits.exactly(seconds / scale.size())).append(scale.suffix()).append(" simulated");
        }
        how.append(ink.dot()).append(Words.count(variant.events(), "event"));
        if (variant.tiesMatter() != null) {
            how.append(ink.dot()).append(variant.tiesMatter() ? "the order of ties matters" : "ties do not matter");
        }
        int gap = ink.width() - Cell.width(name) - Cell.width(how.toString());
        String left = ink.paint(name, Colour.BOLD);
        String right = ink.paint(how.toString(), Colour.DIM);
        return gap >= 2 ? List.of(left + " ".repeat(gap) + right) : List.of(left, "  " + right);
    }

    private static String nature(VariantResult variant) {
        return switch (variant.nature()) {
            case EXACT -> "exact: its state recurs";
            case OVER -> "exact: it ends";
            case DETERMINISTIC -> "not recurring";
            case RANDOM -> "random, 95 % intervals";
        };
    }

    /** What somebody asked about; what stands at an explanation's head is not repeated, nor what does not happen in this variant. */
    private List<String> measures(VariantResult variant) {
        List<Measure> shown = variant.measures().stream()
            .filter(m -> !m.expression().startsWith(UTILIZATION) && !isZero(m.estimate()) && isAsked(m.expression())
                && variant.accounting().stream().noneMatch(e -> explains(e, m)))
            .toList();
        List<Shown> values = shown.stream().map(this::show).toList();
        int head = values.stream().mapToInt(s -> Cell.width(s.head())).max().orElse(0);
        Grid grid = new Grid(Grid.Align.LEFT, Grid.Align.LEFT);
        for (int i = 0; i < values.size(); i++) {
            grid.row(Cell.of(shown.get(i).expression()), Cell.of(values.get(i).aligned(head)));
        }
        return grid.lines(2, ink);
    }

    /** In a model that asks nothing everything is of interest. */
    private boolean isAsked(String expression) {
        return results.expectations().isEmpty() && results.answers().isEmpty()
            || results.expectations().stream().anyMatch(e -> e.expression().contains(expression))
            || results.answers().stream().flatMap(a -> a.expressions().stream()).anyMatch(e -> e.contains(expression));
    }

    private static boolean isZero(Estimate estimate) {
        return estimate.elements().stream().allMatch(i -> i.value() == 0 && i.high() == 0);
    }

    private static boolean explains(Explanation e, Measure m) {
        return m.expression().equals("rate(" + e.subject() + ")") || m.expression().equals("mean(" + e.subject() + ")");
    }

    private List<String> utilizations(VariantResult variant) {
        List<String> busy = variant.measures().stream().filter(m -> m.expression().startsWith(UTILIZATION) && !isZero(m.estimate()))
            .map(m -> m.expression().substring(UTILIZATION.length(), m.expression().length() - 1) + " "
                + figures.show(m.estimate(), Scale.PERCENT).text())
            .toList();
        return busy.isEmpty() ? List.of()
            : Words.wrap("busy: " + String.join(", ", busy), ink.width() - 2).stream().map(line -> "  " + line).toList();
    }

    private Shown show(Measure measure) {
        return figures.show(measure.estimate(), scales.of(measure.expression(), List.of(measure.estimate())));
    }

    /** "rate(blocks) 40.0 /s: 25.00 ms for one count of blocks", and the tree. */
    private List<String> explanation(VariantResult variant, Explanation e) {
        Optional<Measure> measure = variant.measures().stream().filter(m -> explains(e, m)).findFirst();
        String total = CauseLines.total(e.root()) + " for " + e.phrase();
        // An exact mean is its tree's total: once is enough.
        boolean same = measure.isPresent() && measure.get().expression().startsWith("mean(") && variant.exact();
        String heading = measure.map(m -> m.expression() + " = " + (same ? CauseLines.total(e.root()) : show(m).text() + ": " + total))
            .orElse(total);
        List<String> lines = new ArrayList<>();
        Words.wrap(heading, ink.width() - 2).forEach(line -> lines.add("  " + ink.paint(line, Colour.BOLD)));
        lines.addAll(new CauseLines(e.root(), results.model(), ink).of(e.root(), 2));
        if (e.remark() != null) {
            lines.addAll(remark(e.remark(), 4));
        }
        return lines;
    }

    private List<String> remark(String text, int indent) {
        return Words.wrap(text, ink.width() - indent).stream().map(line -> " ".repeat(indent) + ink.paint(line, Colour.DIM)).toList();
    }
}
