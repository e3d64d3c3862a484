package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HoverTest {

    private static final String TEXT = """
            /** The file. */
            param half = 2 ms
            /** Between two blocks. */
            param delay = half * 2  from 0 ms to 16 ms  tunable  "newfs sets it"
            machine vax { scheduler = round_robin(10 ms)  disk drive { service = delay } file data on drive }
            process reader on vax { forever { read 4 KiB from data  count blocks  compute exponential(1 ms) } }
            variant fast "twice" { delay = drive.setup + 2 ms }
            show rate(blocks) in fast, spent(blocks, rotation)
            """;

    @TempDir
    private Path folder;

    private String hover(String before, String word) {
        try (Editor editor = new Editor(folder).open("a.perf", TEXT)) {
            int at = TEXT.indexOf(before) + before.length();
            assertThat(TEXT.substring(at)).startsWith(word);
            Hover hover = Editor.get(editor.server().getTextDocumentService().hover(new HoverParams(editor.document("a.perf"), editor.position("a.perf", at))));
            if (hover == null) {
                return "";
            }
            assertThat(editor.between("a.perf", hover.getRange())).isEqualTo(word);
            return hover.getContents().getRight().getValue();
        }
    }

    @Test
    void aParameterTellsItsValueItsRangeAndWhatIsWrittenAboutIt() {
        assertThat(hover("service = ", "delay")).contains("param delay = half * 2", "a duration: 4 ms", "from 0 ms to 16 ms tunable", "newfs sets it",
                "Between two blocks.");
    }

    @Test
    void aPropertyTellsItsSentenceAndItsDefault() {
        assertThat(hover("disk drive { ", "service")).contains("Of a disk without mechanics: time for each request.", "Default: none");
        assertThat(hover("delay = drive.", "setup")).contains("Time for each request", "Default: 0 s; at least 0");
    }

    @Test
    void wordsFunctionsQuestionsCausesAndUnitsAreExplained() {
        assertThat(hover("scheduler = ", "round_robin")).contains("each in turn, for at most a quantum");
        assertThat(hover("compute ", "exponential")).contains("Random, exponentially distributed.");
        assertThat(hover("show ", "rate")).contains("How much per second");
        assertThat(hover("spent(blocks, ", "rotation")).contains("waiting for the sector");
        assertThat(hover("read 4 ", "KiB")).contains("an amount of data", "4 KiB = 4 KiB");
    }

    @Test
    void partsAndVariantsTellWhatTheyAre() {
        assertThat(hover("reader on ", "vax")).contains("machine vax");
        assertThat(hover("in ", "fast")).contains("variant fast", "twice", "delay = drive.setup + 2 ms");
    }

    @Test
    void commentsAndGapsTellNothing() {
        assertThat(hover("param half = 2 ms", "")).isEmpty();
    }
}
