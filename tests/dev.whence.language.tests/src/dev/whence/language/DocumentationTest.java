package dev.whence.language;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.perf.Model;
import dev.whence.language.perf.PerfPackage.Literals;
import org.junit.jupiter.api.Test;

class DocumentationTest {

    private static final String TEXT = """
            /** A file
                of two lines. */
            unit word = 36 bit

            /** A machine. */
            machine m
            // not documentation
            process p on m {
                compute 4 ms
            }
            """;
    private final Model model = TestLanguage.read(TEXT).model().orElseThrow();

    @Test
    void theFirstCommentDocumentsTheFile() {
        assertThat(Documentation.ofFile(model)).contains("A file\nof two lines.");
        assertThat(Documentation.of(model.getEntries().get(0))).isEmpty();
    }

    @Test
    void aCommentDocumentsWhatFollows() {
        assertThat(Documentation.of(model.getEntries().get(1))).contains("A machine.");
        assertThat(Documentation.of(model.getEntries().get(2))).isEmpty();
    }

    @Test
    void aSourceIsALineAndAColumnFromOne() {
        Source source = Source.of(model.getEntries().get(1));
        assertThat(source.line()).isEqualTo(6);
        assertThat(source.column()).isEqualTo(1);
        assertThat(source.offset()).isEqualTo(TEXT.indexOf("machine m"));
        assertThat(source.length()).isEqualTo("machine m".length());
        assertThat(source.file()).endsWith("test.perf");
        Source name = Source.of(model.getEntries().get(2), Literals.ENTITY__NAME);
        assertThat(name.column()).isEqualTo(9);
        assertThat(name.length()).isEqualTo(1);
    }
}
