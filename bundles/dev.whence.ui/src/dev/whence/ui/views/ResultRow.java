package dev.whence.ui.views;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Answer;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Fitted;
import dev.whence.analysis.Results.Hypothesis;
import dev.whence.analysis.Results.Measure;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.analysis.Results.Verdict;
import dev.whence.program.At;
import dev.whence.report.FigureText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A line of the table of results.
 *
 * @param values one for each variant, empty where there is none
 * @param verdict null for what is no verdict
 * @param note in the author's words, or empty
 */
record ResultRow(String figure, String expected, List<String> values, Verdict verdict, String note, At at, List<ResultRow> children) {

    /** Verdicts first, then the figures of all variants, then what was asked, then the hypotheses. */
    static List<ResultRow> of(Results results) {
        List<String> variants = results.variants().stream().map(VariantResult::name).toList();
        FigureText text = new FigureText(results);
        List<ResultRow> sections = new ArrayList<>();
        add(sections, "Expectations", tally(results.expectations()), expectations(results, variants, text), variants.size());
        add(sections, "Figures", "", measures(results, variants, text), variants.size());
        add(sections, "Answers", "", answers(results, variants, text), variants.size());
        if (results.hypotheses() != null) {
            add(sections, "Hypotheses", "", hypotheses(results, variants.size()), variants.size());
        }
        return sections;
    }

    private static void add(List<ResultRow> sections, String name, String expected, List<ResultRow> rows, int variants) {
        if (!rows.isEmpty()) {
            sections.add(new ResultRow(name, expected, blank(variants), null, "", At.NOWHERE, rows));
        }
    }

    private static List<String> blank(int variants) {
        return java.util.Collections.nCopies(variants, "");
    }

    private static List<String> in(List<String> variants, String variant, String value) {
        List<String> values = new ArrayList<>(blank(variants.size()));
        int column = variants.indexOf(variant.isEmpty() ? "base" : variant.split(",")[0].strip());
        if (column >= 0) {
            values.set(column, value);
        }
        return values;
    }

    private static String tally(List<ExpectationResult> all) {
        long met = all.stream().filter(e -> e.verdict() == Verdict.PASS).count();
        return met == all.size() ? "all met" : met + " of " + all.size() + " met";
    }

    private static List<ResultRow> expectations(Results results, List<String> variants, FigureText text) {
        List<ResultRow> rows = new ArrayList<>();
        for (ExpectationResult e : results.expectations()) {
            String note = e.reason() == null ? e.source() == null ? "" : e.source() : e.reason();
            rows.add(new ResultRow(FigureText.mark(e.verdict()) + " " + FigureText.question(e), e.expected(), in(variants, e.variant(), text.of(e)),
                e.verdict(), note, e.at(), List.of()));
        }
        return rows;
    }

    private static List<ResultRow> measures(Results results, List<String> variants, FigureText text) {
        Map<String, List<String>> byExpression = new LinkedHashMap<>();
        for (int i = 0; i < variants.size(); i++) {
            for (Measure m : results.variants().get(i).measures()) {
                byExpression.computeIfAbsent(m.expression(), k -> new ArrayList<>(blank(variants.size()))).set(i, text.of(m.expression(), m.estimate()));
            }
        }
        List<ResultRow> rows = new ArrayList<>();
        byExpression.forEach((expression, values) -> rows.add(new ResultRow(expression, "", values, null, "", At.NOWHERE, List.of())));
        return rows;
    }

    /** Those without a sweep; the Study view has the others. */
    private static List<ResultRow> answers(Results results, List<String> variants, FigureText text) {
        List<ResultRow> rows = new ArrayList<>();
        for (Answer a : results.answers()) {
            for (int i = 0; a.axes().isEmpty() && i < a.expressions().size(); i++) {
                var estimate = a.rows().get(0).answers().get(i);
                String value = estimate.isMissing() ? "none: " + estimate.missing() : text.of(a.expressions().get(i), estimate);
                rows.add(new ResultRow(a.expressions().get(i), "", in(variants, "base", value), null, a.note() == null ? "" : a.note(), a.at(), List.of()));
            }
        }
        return rows;
    }

    private static List<ResultRow> hypotheses(Results results, int variants) {
        List<ResultRow> rows = new ArrayList<>();
        int column = 0;
        for (Hypothesis h : results.hypotheses().columns()) {
            int k = column++;
            List<ResultRow> inner = new ArrayList<>();
            results.hypotheses().rows().forEach(row -> {
                ExpectationResult cell = row.cells().get(k);
                List<String> values = new ArrayList<>(blank(variants));
                if (variants > 0) {
                    values.set(0, new FigureText(results).of(cell));
                }
                inner.add(new ResultRow(FigureText.mark(cell.verdict()) + " " + FigureText.question(cell), cell.expected(), values, cell.verdict(), "",
                    cell.at(), List.of()));
            });
            String fitted = String.join(", ", h.fitted().stream().map(ResultRow::fitted).toList());
            rows.add(new ResultRow(h.name(), h.met() + " of " + h.rows() + " met", blank(variants), null,
                (h.note() == null ? "" : h.note()) + (fitted.isEmpty() ? "" : " (" + fitted + ")"), At.NOWHERE, inner));
        }
        return rows;
    }

    private static String fitted(Fitted f) {
        return f.target() + " = " + FigureText.quantity(f.value(), f.dimension());
    }
}
