package dev.whence.language.ide.completion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.PerfStandaloneSetup;
import dev.whence.language.parser.RobustParser;
import java.io.StringReader;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.xtext.parser.IParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TemplatesTest {

    private static final RobustParser PARSER = (RobustParser) new PerfStandaloneSetup().createInjectorAndDoEMFRegistration().getInstance(IParser.class);
    private static final List<String> STATEMENTS = List.of("forever", "repeat", "every", "while", "if", "choose", "parallel", "time", "compute", "sleep", "use",
            "read", "write", "send", "receive", "on", "let", "do");

    static Stream<String> keywords() {
        return Templates.all().keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void aTemplateIsWrittenWithoutMistakes(String keyword) {
        for (Templates.Template template : Templates.of(keyword)) {
            String text = Templates.plain(template.snippet());
            String whole = STATEMENTS.contains(keyword) ? "process x { " + text + " }" : text;
            assertThat(PARSER.parse(new StringReader(whole)).hasSyntaxErrors()).as(whole).isFalse();
            assertThat(text).startsWith(keyword);
        }
    }

    @Test
    void everyKindOfPartHasOne() {
        assertThat(Templates.all()).containsKeys("machine", "station", "disk", "file", "link", "channel", "gate", "message", "process", "routine", "variant",
                "hypothesis", "expect", "show", "param");
    }
}
