package dev.whence.language.docs;

import dev.whence.language.TestFiles;
import dev.whence.language.properties.Alternative;
import dev.whence.language.properties.Cause;
import dev.whence.language.properties.Function;
import dev.whence.language.properties.Owner;
import dev.whence.language.properties.Properties;
import dev.whence.language.properties.Property;
import dev.whence.language.properties.Question;
import dev.whence.language.properties.Subject;
import dev.whence.language.validation.IssueCode;
import dev.whence.units.Dimension;
import dev.whence.units.Units;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Makes the tables of {@code docs/language.md} from the tables of the language. Its main writes them into the page. */
public final class ReferenceTables {

    static final Path PAGE = TestFiles.root().resolve("docs/language.md");
    private static final Pattern TABLE = Pattern.compile("<!-- table ([a-z ]+) -->\n(.*?)<!-- end -->", Pattern.DOTALL);

    private ReferenceTables() {}

    public static void main(String[] arguments) throws IOException {
        Files.writeString(PAGE, filled(Files.readString(PAGE)));
    }

    /** The page with all its tables made anew. */
    static String filled(String page) {
        return TABLE.matcher(page).replaceAll(match -> Matcher.quoteReplacement(
                "<!-- table " + match.group(1) + " -->\n" + table(match.group(1)) + "<!-- end -->"));
    }

    private static String table(String name) {
        if (name.startsWith("properties ")) {
            return properties(Owner.valueOf(name.substring("properties ".length()).toUpperCase(Locale.ROOT)));
        }
        return switch (name) {
            case "units" -> units();
            case "functions" -> functions();
            case "questions" -> questions();
            case "causes" -> rows("cause | time", Cause.all().stream().map(c -> "`" + c.name() + "` | " + c.sentence()).toList());
            case "issues" -> issues();
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static String rows(String heading, List<String> rows) {
        String line = "|" + "---|".repeat(heading.split("\\|").length);
        return "| " + heading + " |\n" + line + "\n" + rows.stream().map(row -> "| " + row + " |\n").collect(Collectors.joining());
    }

    private static String properties(Owner owner) {
        return rows("property | value | default | meaning", Properties.of(owner).stream().map(ReferenceTables::property).toList());
    }

    private static String property(Property property) {
        List<String> values = new ArrayList<>();
        switch (property.type()) {
            case FLAG -> values.add("true, false");
            case QUANTITY -> {
                values.add(property.dimensions().stream().map(Dimension::describe).collect(Collectors.joining(", or ")));
                String bounds = property.bounds().describe();
                if (!bounds.isEmpty()) {
                    values.add(bounds);
                }
            }
            case CHOICE -> { }
        }
        property.alternatives().stream().map(ReferenceTables::alternative).forEach(values::add);
        return "`" + property.name() + "` | " + String.join("; ", values) + " | " + property.byDefault() + " | "
                + property.sentence();
    }

    private static String alternative(Alternative alternative) {
        boolean plain = alternative.name().equals("none") || alternative.name().equals("unlimited");
        return "`" + alternative.form() + "`" + (plain ? "" : " " + alternative.sentence());
    }

    private static String units() {
        List<String> rows = new ArrayList<>();
        for (Dimension dimension : List.of(Dimension.TIME, Dimension.RATE, Dimension.DATA)) {
            rows.add(dimension.describe() + " | " + Units.all().entrySet().stream()
                    .filter(unit -> unit.getValue().dimension().equals(dimension))
                    .map(unit -> "`" + unit.getKey() + "`").collect(Collectors.joining(" ")));
        }
        rows.add("a hundredth | `%`");
        return rows("measures | units", rows);
    }

    private static String functions() {
        return rows("function | gives", Function.all().stream().map(f -> "`" + f.form() + "` | " + f.sentence()).toList());
    }

    private static String questions() {
        return rows("question | about | answer", Question.all().stream().map(q -> "`" + q.form().replace(", " + q.name(), "` `" + q.name())
                + "` | " + q.subjects().stream().map(Subject::word).collect(Collectors.joining(", ")) + " | " + q.sentence()).toList());
    }

    private static String issues() {
        return rows("code | severity | found", List.of(IssueCode.values()).stream().map(code -> "`" + code.id() + "` | "
                + code.severity().name().toLowerCase(Locale.ROOT) + " | " + code.about()).toList());
    }
}
