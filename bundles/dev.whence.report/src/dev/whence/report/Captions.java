package dev.whence.report;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Answer;
import dev.whence.analysis.Results.Cause;
import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Explanation;
import dev.whence.analysis.Results.Fitted;
import dev.whence.analysis.Results.Hypothesis;
import dev.whence.analysis.Results.Measure;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.analysis.Results.Verdict;
import dev.whence.units.Dimension;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What was found, in one short text each: fit to stand beside the line that it is about. */
public final class Captions {
    private static final int MOST_CAUSES = 3;
    private static final int MOST_STEPS = 6;
    private static final double LEAST_SHARE = 0.01;

    private final Ink ink = new Ink(TextStyle.PLAIN);
    private final Figures figures = new Figures(ink);
    private final Scales scales;

    public Captions(Results results) {
        scales = new Scales(results);
    }

    /** "✓ 80.0 /s" */
    public String verdict(ExpectationResult e) {
        boolean met = e.verdict() == Verdict.PASS || e.verdict() == Verdict.MARK_OUT_OF_DATE;
        String value = !e.estimate().isSchedule() ? figures.show(e.estimate(), Scales.of(e)).text()
            : met ? "as expected" : "ran " + String.join(" ", e.estimate().names());
        String remark = e.verdict() == Verdict.MARK_OUT_OF_DATE ? " is met now" : e.verdict() == Verdict.UNDECIDED && e.reason() != null ? " " + e.reason() : "";
        return ink.mark(e.verdict()) + " " + value + remark;
    }

    /** "40.0 /s", or what it is along a sweep: "40.0 · 80.0 from 6 ms · 60.0 /s from 10 ms". */
    public String answer(Answer answer) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < answer.expressions().size(); i++) {
            parts.add(answer.rows().size() == 1 ? show(answer.expressions().get(i), answer.rows().get(0).answers().get(i)) : along(answer, i));
        }
        return String.join(ink.dot(), parts);
    }

    private String show(String expression, Estimate estimate) {
        return figures.show(estimate, scales.of(expression, List.of(estimate))).text();
    }

    /** Equal figures that follow each other are named once; too many different ones by the least and the greatest. */
    private String along(Answer answer, int column) {
        List<Estimate> estimates = answer.rows().stream().map(r -> r.answers().get(column)).toList();
        Scale scale = scales.of(answer.expressions().get(column), estimates);
        List<String> texts = estimates.stream().map(e -> figures.show(e, scale.withoutUnit()).text()).toList();
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            if (i == 0) {
                steps.add(texts.get(0));
            } else if (!texts.get(i).equals(texts.get(i - 1))) {
                steps.add(texts.get(i) + " from " + String.join(", ", answer.rows().get(i).settings()));
            }
        }
        String unit = scale.unit().isEmpty() ? "" : " (" + scale.unit() + ")";
        if (steps.size() <= MOST_STEPS) {
            return String.join(ink.dot(), steps) + unit;
        }
        return least(estimates, texts, true) + ink.dots() + least(estimates, texts, false) + unit;
    }

    private static String least(List<Estimate> estimates, List<String> texts, boolean least) {
        int found = 0;
        for (int i = 1; i < estimates.size(); i++) {
            boolean less = value(estimates.get(i)) < value(estimates.get(found));
            found = less == least && value(estimates.get(i)) != value(estimates.get(found)) ? i : found;
        }
        return texts.get(found);
    }

    private static double value(Estimate estimate) {
        return estimate.elements().isEmpty() ? 0 : estimate.elements().get(0).value();
    }

    /** "40.0 /s blocks, exact · 25.00 ms each: rotation 15.83 (missed by 0.83 ms), setup 5.00, transfer 4.17" */
    public String explanation(VariantResult variant, Explanation explanation) {
        String total = CauseLines.total(explanation.root());
        Optional<Measure> rate = variant.measures().stream().filter(m -> m.expression().equals("rate(" + explanation.subject() + ")")).findFirst();
        String head = rate.map(m -> show(m.expression(), m.estimate()) + " " + explanation.subject() + (variant.exact() ? ", exact" : "") + ink.dot() + total + " each")
            .orElseGet(() -> total + " " + explanation.subject() + (variant.exact() ? ", exact" : ""));
        String causes = causes(explanation.root());
        return causes.isEmpty() ? head : head + ": " + causes;
    }

    private String causes(Cause root) {
        Map<String, long[]> sums = new LinkedHashMap<>();
        leaves(root, sums);
        Scale scale = Scale.of(Dimension.TIME, root.picoseconds() * 1e-12);
        List<Map.Entry<String, long[]>> largest = sums.entrySet().stream().filter(e -> e.getValue()[0] >= LEAST_SHARE * root.picoseconds())
            .sorted((a, b) -> Long.compare(b.getValue()[0], a.getValue()[0])).limit(MOST_CAUSES).toList();
        return largest.stream().map(e -> e.getKey() + " " + figure(e.getValue()[0], scale)
            + (e.getValue()[1] > 0 ? " (missed by " + FigureText.duration(e.getValue()[1] * 1e-12) + ")" : "")).collect(Collectors.joining(", "));
    }

    private static String figure(long picoseconds, Scale scale) {
        return Digits.exactly(picoseconds * 1e-12 / scale.size());
    }

    /** Causes of one name are one, whoever they befall. */
    private static void leaves(Cause cause, Map<String, long[]> sums) {
        if (cause.children().isEmpty()) {
            long[] sum = sums.computeIfAbsent(cause.name().substring(cause.name().indexOf(": ") + 1).strip(), name -> new long[2]);
            sum[0] += cause.picoseconds();
            sum[1] = Math.max(sum[1], cause.missedBy() == null ? 0 : cause.missedBy());
        }
        cause.children().forEach(child -> leaves(child, sums));
    }

    /** "100.0 % busy"; empty if it is not measured. */
    public String utilization(VariantResult variant, String path) {
        return variant.measures().stream().filter(m -> m.expression().equals("utilization(" + path + ")")).findFirst()
            .map(m -> figures.show(m.estimate(), Scale.PERCENT).text() + " busy").orElse("");
    }

    /** "rate(blocks) 80.0 /s": what a variant is asked about, and how it comes out. */
    public String rates(VariantResult variant) {
        return variant.accounting().stream().flatMap(e -> variant.measures().stream().filter(m -> m.expression().equals("rate(" + e.subject() + ")")))
            .distinct().limit(2).map(m -> show(m.expression(), m.estimate()) + " " + m.expression().substring(5, m.expression().length() - 1))
            .collect(Collectors.joining(ink.dot()));
    }

    /** "meets 6 of 6 · ready = 6.00 ms (4.17 … 8.33 ms)" */
    public String hypothesis(Hypothesis h) {
        List<String> parts = new ArrayList<>(List.of("meets " + h.met() + " of " + h.rows()));
        h.fitted().forEach(f -> parts.add(f.target() + " = " + fitted(f)));
        return String.join(ink.dot(), parts);
    }

    /** "6.00 ms (4.17 … 8.33 ms)" */
    public String fitted(Fitted f) {
        Scale scale = Scale.of(f.dimension(), f.value());
        String value = FigureText.quantity(f.value(), f.dimension());
        return f.low() < f.high() ? value + " (" + Digits.exactly(f.low() / scale.size()) + ink.dots() + Digits.exactly(f.high() / scale.size())
            + scale.suffix() + ")" : value;
    }
}
