package dev.whence.report;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Answer;
import dev.whence.analysis.Results.Cause;
import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.Explanation;
import dev.whence.analysis.Results.Interval;
import dev.whence.analysis.Results.Measure;
import dev.whence.analysis.Results.Row;
import dev.whence.analysis.Results.VariantResult;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Results as one JSON object on one line; {@code docs/json.md} describes it. */
public final class JsonReport {
    private final Json json;
    private final Results results;

    private JsonReport(Json json, Results results) {
        this.json = json;
        this.results = results;
    }

    /** @param command what to type to get the same again */
    public static String of(Results results, String command) {
        return Json.line(json -> new JsonReport(json, results).write(command));
    }

    private void write(String command) throws IOException {
        json.put("version", Json.VERSION);
        json.put("model", results.model());
        json.put("documentation", results.documentation());
        json.put("seed", results.seed());
        json.put("command", command);
        json.array("variants", results.variants(), this::variant);
        json.array("answers", results.answers(), this::answer);
        new JsonVerdicts(json, results).write();
    }

    private void variant(VariantResult v) throws IOException {
        json.object(() -> {
            json.put("name", v.name());
            json.put("note", v.note());
            json.put("exact", v.exact());
            json.put("nature", v.nature().name().toLowerCase(Locale.ROOT));
            json.put("replications", v.replications());
            json.put("modelTime", v.modelTime());
            json.put("events", v.events());
            json.put("ties", v.ties());
            json.put("tiesMatter", v.tiesMatter());
            json.put("remark", v.remark());
            json.array("measures", v.measures(), this::measure);
            json.array("accounting", v.accounting(), this::explanation);
        });
    }

    private void measure(Measure m) throws IOException {
        json.object(() -> {
            json.put("expression", m.expression());
            estimate(json, m.estimate());
        });
    }

    /** {@code value}, {@code low}, {@code high} and {@code unit}; of an order of running, the names. */
    static void estimate(Json json, Estimate e) throws IOException {
        if (e.isSchedule()) {
            json.array("value", e.names(), json::text);
            json.put("low", (String) null);
            json.put("high", (String) null);
        } else {
            json.numbers("value", e.elements().stream().map(Interval::value).toList(), e.list());
            json.numbers("low", e.elements().stream().map(Interval::low).toList(), e.list());
            json.numbers("high", e.elements().stream().map(Interval::high).toList(), e.list());
        }
        json.put("unit", Json.unit(e.dimension()));
        json.put("missing", e.missing());
    }

    private void explanation(Explanation e) throws IOException {
        json.object(() -> {
            json.put("subject", e.subject());
            json.put("phrase", e.phrase());
            json.put("remark", e.remark());
            fields(e.root());
        });
    }

    private void cause(Cause c) throws IOException {
        json.object(() -> fields(c));
    }

    private void fields(Cause c) throws IOException {
        json.put("cause", c.name());
        json.put("picoseconds", c.picoseconds());
        json.put("share", c.share());
        json.put("occurrences", c.occurrences());
        json.put("missedBy", c.missedBy());
        json.put("slack", c.slack());
        json.place(c.at(), results.model());
        json.array("children", c.children(), this::cause);
    }

    private void answer(Answer a) throws IOException {
        json.object(() -> {
            json.put("note", a.note());
            json.array("expressions", a.expressions(), json::text);
            List<String> variants = a.expressions().stream().map(Questions::variant).distinct().toList();
            json.put("variant", variants.size() == 1 ? variants.get(0) : null);
            json.array("axes", a.axes(), json::text);
            json.array("rows", a.rows(), this::row);
            json.place(a.at(), results.model());
        });
    }

    private void row(Row r) throws IOException {
        json.object(() -> {
            json.array("settings", r.settings(), json::text);
            json.array("answers", r.answers(), e -> json.object(() -> estimate(json, e)));
        });
    }

    /** Problems of one model, for a run that could not be made or a mere validation. */
    public static String of(String model, List<Problem> problems) {
        return Json.line(json -> {
            json.put("version", Json.VERSION);
            json.put("model", model);
            json.array("issues", problems, p -> json.object(() -> problem(json, p)));
        });
    }

    private static void problem(Json json, Problem p) throws IOException {
        json.put("severity", p.severity());
        json.put("code", p.code());
        json.put("message", p.message());
        json.put("file", p.file());
        json.put("line", p.line() > 0 ? Long.valueOf(p.line()) : null);
        json.put("column", p.column() > 0 ? Long.valueOf(p.column()) : null);
        json.put("length", p.length());
        json.array("fixes", p.fixes(), json::text);
    }
}
