package dev.whence.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.whence.analysis.Results.Verdict;
import dev.whence.units.Dimension;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonReportTest {
    private static final JsonObject REPORT = parse(JsonReport.of(Samples.all(), "whence run examples/ffs.perf --seed 1"));

    @Test
    void aReportIsOneObjectOnOneLine() {
        assertThat(JsonReport.of(Samples.all(), "x")).doesNotContain("\n");
        assertThat(REPORT.keySet()).containsExactly("version", "model", "documentation", "seed", "command", "variants", "answers", "hypotheses",
            "separators", "expectations");
        assertThat(REPORT.get("version").getAsInt()).isEqualTo(1);
        assertThat(REPORT.get("command").getAsString()).isEqualTo("whence run examples/ffs.perf --seed 1");
    }

    @Test
    void measuresAreNumbersInSiUnits() {
        JsonObject variant = first(REPORT, "variants");
        JsonObject measure = first(variant, "measures");

        assertThat(variant.get("exact").getAsBoolean()).isTrue();
        assertThat(measure.get("expression").getAsString()).isEqualTo("rate(blocks)");
        assertThat(measure.get("value").getAsDouble()).isEqualTo(40);
        assertThat(measure.get("low").getAsDouble()).isEqualTo(40);
        assertThat(measure.get("unit").getAsString()).isEqualTo("1/s");
    }

    @Test
    void theChildrenOfEveryCauseSumToIt() {
        JsonObject root = first(first(REPORT, "variants"), "accounting");

        assertThat(root.get("cause").getAsString()).isEqualTo("blocks");
        assertSums(root);
        JsonObject rotation = child(child(root, 0), 1);
        assertThat(rotation.get("picoseconds").getAsLong()).isEqualTo(15_833_333_333L);
        assertThat(rotation.get("file").getAsString()).isEqualTo("examples/ffs.perf");
        assertThat(rotation.get("line").getAsInt()).isEqualTo(23);
    }

    private static void assertSums(JsonObject cause) {
        JsonArray children = cause.getAsJsonArray("children");
        if (!children.isEmpty()) {
            long sum = 0;
            for (JsonElement child : children) {
                sum += child.getAsJsonObject().get("picoseconds").getAsLong();
                assertSums(child.getAsJsonObject());
            }
            assertThat(sum).isEqualTo(cause.get("picoseconds").getAsLong());
        }
    }

    @Test
    void anExpectationHasWhatWasFoundAndWhatWasExpected() {
        JsonObject paper = REPORT.getAsJsonArray("expectations").get(1).getAsJsonObject();

        assertThat(paper.get("expression").getAsString()).isEqualTo("rate(blocks)");
        assertThat(paper.get("variant").getAsString()).isEqualTo("paper");
        assertThat(paper.get("criterion").getAsString()).isEqualTo("116/s within 5%");
        assertThat(paper.get("expected").getAsDouble()).isEqualTo(116);
        assertThat(paper.get("tolerance").getAsDouble()).isCloseTo(5.8, org.assertj.core.data.Offset.offset(1e-9));
        assertThat(paper.get("verdict").getAsString()).isEqualTo("fail");
        assertThat(paper.get("source").getAsString()).isEqualTo("A Fast File System for UNIX");
        assertThat(paper.get("line").getAsInt()).isEqualTo(34);
    }

    @Test
    void aBoundHasNoTolerance() {
        JsonObject bound = REPORT.getAsJsonArray("expectations").get(3).getAsJsonObject();

        assertThat(bound.get("expected").getAsDouble()).isEqualTo(0.03);
        assertThat(bound.get("tolerance").isJsonNull()).isTrue();
        assertThat(bound.get("least").isJsonNull()).isTrue();
        assertThat(bound.get("most").getAsDouble()).isEqualTo(0.03);
    }

    @Test
    void aScheduleIsAnArrayOfNames() {
        JsonObject report = parse(JsonReport.of(Samples.of(
            Samples.expectation("schedule(alpha)", "base", "[A, B]", 0, 0, Samples.schedule("A", "C"), Verdict.FAIL, null)), "x"));
        JsonObject schedule = first(report, "expectations");

        assertThat(schedule.get("value").toString()).isEqualTo("[\"A\",\"C\"]");
        assertThat(schedule.get("expected").toString()).isEqualTo("[\"A\",\"B\"]");
    }

    @Test
    void aListIsAnArrayAndWhatIsNoNumberIsNull() {
        JsonObject report = parse(JsonReport.of(Samples.of(Samples.expectation("rate(x)", "a, b", "40/s", 40, 40,
            Samples.list(Dimension.RATE, null, 20, Double.NaN), Verdict.FAIL, null)), "x"));

        assertThat(first(report, "expectations").get("value").toString()).isEqualTo("[20,null]");
    }

    @Test
    void anAnswerHasARowForEachValue() {
        JsonObject sweep = first(REPORT, "answers");

        assertThat(sweep.get("axes").toString()).isEqualTo("[\"rotdelay\"]");
        assertThat(sweep.get("variant").getAsString()).isEqualTo("base");
        assertThat(sweep.getAsJsonArray("rows")).hasSize(4);
        assertThat(first(first(sweep, "rows"), "answers").get("value").getAsDouble()).isEqualTo(48);
        assertThat(REPORT.getAsJsonArray("answers").get(1).getAsJsonObject().get("variant").getAsString()).isEqualTo("alone");
    }

    @Test
    void aHypothesisHasARowForEachExpectation() {
        JsonObject hypothesis = first(REPORT, "hypotheses");

        assertThat(hypothesis.get("met").getAsInt()).isEqualTo(2);
        assertThat(hypothesis.getAsJsonArray("rows")).hasSize(2);
        assertThat(first(hypothesis, "fitted").toString())
            .isEqualTo("{\"target\":\"ready\",\"value\":0.006,\"low\":0.00417,\"high\":0.00832,\"unit\":\"s\"}");
        assertThat(first(first(REPORT, "separators"), "answers").get("hypothesis").getAsString()).isEqualTo("slow_setup");
    }

    @Test
    void problemsAreAnObjectToo() {
        JsonObject report = parse(JsonReport.of("a.perf", List.of(
            new Problem("error", "unknown_unit", "there is no unit \"msec\"", "a.perf", 2, 5, 4, "x", List.of("ms")),
            Problem.of("a.perf", "not_text", "binary"))));
        JsonObject issue = first(report, "issues");

        assertThat(report.keySet()).containsExactly("version", "model", "issues");
        assertThat(issue.toString()).isEqualTo("{\"severity\":\"error\",\"code\":\"unknown_unit\",\"message\":\"there is no unit \\\"msec\\\"\","
            + "\"file\":\"a.perf\",\"line\":2,\"column\":5,\"length\":4,\"fixes\":[\"ms\"]}");
        assertThat(report.getAsJsonArray("issues").get(1).getAsJsonObject().get("line").isJsonNull()).isTrue();
    }

    static JsonObject parse(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }

    private static JsonObject first(JsonObject object, String array) {
        return object.getAsJsonArray(array).get(0).getAsJsonObject();
    }

    private static JsonObject child(JsonObject cause, int index) {
        return cause.getAsJsonArray("children").get(index).getAsJsonObject();
    }
}
