package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.whence.language.PerfStandaloneSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.junit.jupiter.api.Test;

class VsCodeTest {

    private static final Path EXTENSION = Path.of("").toAbsolutePath().getParent().getParent().resolve("editors/vscode");
    /** A list of words: {@code \b(and|or|not)\b}. */
    private static final Pattern WORDS = Pattern.compile("\\\\b\\(([a-z|]+)\\)\\\\b");

    private static JsonObject json(String file) throws IOException {
        return JsonParser.parseString(Files.readString(EXTENSION.resolve(file))).getAsJsonObject();
    }

    @Test
    void theKeywordsOfTheColoursAreThoseOfTheGrammar() throws IOException {
        Set<String> coloured = new TreeSet<>();
        for (JsonElement pattern : json("syntaxes/perf.tmLanguage.json").getAsJsonArray("patterns")) {
            JsonElement match = pattern.getAsJsonObject().get("match");
            Matcher words = WORDS.matcher(match == null ? "" : match.getAsString());
            if (words.matches()) {
                for (String word : words.group(1).split("\\|")) {
                    assertThat(coloured.add(word)).as(word + " has one colour").isTrue();
                }
            }
        }
        var grammar = new PerfStandaloneSetup().createInjectorAndDoEMFRegistration().getInstance(IGrammarAccess.class).getGrammar();
        Set<String> keywords = new TreeSet<>(GrammarUtil.getAllKeywords(grammar));
        keywords.removeIf(word -> !Character.isLetter(word.charAt(0)));
        assertThat(coloured).isEqualTo(keywords);
    }

    @Test
    void everyFileThatTheExtensionNamesIsThere() throws IOException {
        JsonObject manifest = json("package.json");
        JsonObject language = manifest.getAsJsonObject("contributes").getAsJsonArray("languages").get(0).getAsJsonObject();
        JsonObject grammar = manifest.getAsJsonObject("contributes").getAsJsonArray("grammars").get(0).getAsJsonObject();
        for (String file : List.of(manifest.get("main").getAsString(), language.get("configuration").getAsString(), grammar.get("path").getAsString())) {
            assertThat(EXTENSION.resolve(file)).exists();
        }
        assertThat(json("language-configuration.json").has("comments")).isTrue();
    }
}
