package dev.whence.report;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Fitted;
import dev.whence.analysis.Results.Hypothesis;
import dev.whence.analysis.Results.HypothesisTable;
import dev.whence.analysis.Results.Separator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The part of a report that judges: hypotheses and expectations. */
final class JsonVerdicts {
    private final Json json;
    private final Results results;

    JsonVerdicts(Json json, Results results) {
        this.json = json;
        this.results = results;
    }

    void write() throws IOException {
        HypothesisTable table = results.hypotheses();
        List<Integer> columns = new ArrayList<>();
        for (int i = 0; table != null && i < table.columns().size(); i++) {
            columns.add(i);
        }
        json.array("hypotheses", columns, i -> hypothesis(table, i));
        json.array("separators", table == null ? List.of() : table.separators(), this::separator);
        json.array("expectations", results.expectations(), e -> json.object(() -> expectation(e)));
    }

    private void hypothesis(HypothesisTable table, int column) throws IOException {
        Hypothesis h = table.columns().get(column);
        json.object(() -> {
            json.put("name", h.name());
            json.put("note", h.note());
            json.put("met", h.met());
            json.array("fitted", h.fitted(), this::fitted);
            json.array("rows", table.rows(), row -> json.object(() -> expectation(row.cells().get(column))));
        });
    }

    private void fitted(Fitted f) throws IOException {
        json.object(() -> {
            json.put("target", f.target());
            json.put("value", f.value());
            json.put("low", f.low());
            json.put("high", f.high());
            json.put("unit", Json.unit(f.dimension()));
        });
    }

    private void separator(Separator s) throws IOException {
        List<Integer> survivors = new ArrayList<>();
        for (int i = 0; i < s.survivors().size(); i++) {
            survivors.add(i);
        }
        json.object(() -> {
            json.put("expression", s.question());
            json.array("answers", survivors, i -> json.object(() -> {
                json.put("hypothesis", s.survivors().get(i));
                JsonReport.estimate(json, s.answers().get(i));
            }));
            json.place(s.at(), results.model());
        });
    }

    private void expectation(ExpectationResult e) throws IOException {
        json.put("expression", e.expression());
        json.put("variant", e.variant());
        json.put("criterion", e.expected());
        if (e.estimate().isSchedule()) {
            json.array("expected", List.of(e.expected().replaceAll("[\\[\\],]", " ").strip().split("\\s+")), json::text);
            json.put("tolerance", (String) null);
        } else {
            boolean list = e.lowest().size() > 1;
            json.numbers("expected", middle(e), list);
            json.numbers("tolerance", tolerance(e), list);
            json.numbers("least", e.lowest(), list);
            json.numbers("most", e.highest(), list);
        }
        JsonReport.estimate(json, e.estimate());
        json.put("verdict", e.verdict().name().toLowerCase(Locale.ROOT));
        json.put("reason", e.reason());
        json.put("source", e.source());
        json.place(e.at(), results.model());
    }

    /** Of a bound, the bound. */
    private static List<Double> middle(ExpectationResult e) {
        List<Double> middle = new ArrayList<>();
        for (int i = 0; i < e.lowest().size(); i++) {
            double low = e.lowest().get(i);
            double high = e.highest().get(i);
            middle.add(Double.isInfinite(low) ? high : Double.isInfinite(high) ? low : (low + high) / 2);
        }
        return middle;
    }

    /** How far it may be from what is expected on either side, in the unit; nothing for a bound. */
    private static List<Double> tolerance(ExpectationResult e) {
        List<Double> tolerance = new ArrayList<>();
        for (int i = 0; i < e.lowest().size(); i++) {
            tolerance.add((e.highest().get(i) - e.lowest().get(i)) / 2);
        }
        return tolerance;
    }
}
