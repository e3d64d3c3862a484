package dev.whence.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** {@code docs/json.md} shows what is printed. */
class JsonDocumentationTest {
    private static final Path PAGE = Path.of("../../docs/json.md");

    @Test
    void theExampleHasTheFieldsOfAReport() throws IOException {
        assertThat(fields(example(0))).isEqualTo(fields(JsonReportTest.parse(JsonReport.of(Samples.all(), "x"))));
    }

    @Test
    void theChildrenOfItsCausesSum() throws IOException {
        JsonObject root = example(0).getAsJsonArray("variants").get(0).getAsJsonObject().getAsJsonArray("accounting").get(0).getAsJsonObject();
        long sum = 0;
        for (JsonElement child : root.getAsJsonArray("children")) {
            sum += child.getAsJsonObject().get("picoseconds").getAsLong();
        }

        assertThat(sum).isEqualTo(root.get("picoseconds").getAsLong());
    }

    @Test
    void theExampleOfProblemsHasTheirFields() throws IOException {
        Problem problem = new Problem("error", "c", "m", "a.perf", 1, 1, 1, "", List.of("x"));

        assertThat(fields(example(1))).isEqualTo(fields(JsonReportTest.parse(JsonReport.of("a.perf", List.of(problem)))));
    }

    private static JsonObject example(int index) throws IOException {
        Matcher blocks = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(PAGE));
        List<String> examples = new ArrayList<>();
        while (blocks.find()) {
            examples.add(blocks.group(1));
        }
        return JsonParser.parseString(examples.get(index)).getAsJsonObject();
    }

    /** The names of all fields by the path to them, in their order; indices do not matter. */
    private static Map<String, List<String>> fields(JsonObject object) {
        Map<String, List<String>> fields = new TreeMap<>();
        collect("", object, fields);
        return fields;
    }

    private static void collect(String path, JsonElement element, Map<String, List<String>> fields) {
        if (element.isJsonArray()) {
            element.getAsJsonArray().forEach(e -> collect(path, e, fields));
        } else if (element.isJsonObject()) {
            // The tree of causes is as deep as it is; its nodes have the same fields everywhere.
            String here = path.replaceAll("(/children)+", "/children");
            List<String> names = List.copyOf(element.getAsJsonObject().keySet());
            fields.merge(here, names, (a, b) -> a.size() >= b.size() ? a : b);
            element.getAsJsonObject().entrySet().forEach(e -> collect(path + "/" + e.getKey(), e.getValue(), fields));
        }
    }
}
