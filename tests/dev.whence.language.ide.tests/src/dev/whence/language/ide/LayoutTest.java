package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LayoutTest {

    private static final String TEXT = "machine m{\n  cores=2   // two\n}\nprocess p on m {\n        forever {\n  compute 1 ms\n}\n}\n";
    private static final String LAID_OUT = """
            machine m {
                cores = 2   // two
            }
            process p on m {
                forever {
                    compute 1 ms
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void theWholeIsLaidOutByEditsOfTheGapsAlone() {
        try (Editor editor = new Editor(folder).open("a.perf", TEXT)) {
            List<? extends TextEdit> edits = Editor.get(editor.server().getTextDocumentService().formatting(
                    new DocumentFormattingParams(editor.document("a.perf"), new FormattingOptions(4, true))));
            assertThat(editor.applied("a.perf", edits)).isEqualTo(LAID_OUT);
            assertThat(edits).allMatch(edit -> edit.getNewText().isBlank() && editor.between("a.perf", edit.getRange()).isBlank());
            editor.replace("a.perf", 0, TEXT.length(), LAID_OUT);
            assertThat(Editor.get(editor.server().getTextDocumentService().formatting(
                    new DocumentFormattingParams(editor.document("a.perf"), new FormattingOptions(4, true))))).isEmpty();
        }
    }

    @Test
    void aRangeIsLaidOutAndTheRestLeft() {
        try (Editor editor = new Editor(folder).open("a.perf", TEXT)) {
            List<? extends TextEdit> edits = Editor.get(editor.server().getTextDocumentService().rangeFormatting(new DocumentRangeFormattingParams(
                    editor.document("a.perf"), new FormattingOptions(4, true), new Range(editor.at("a.perf", "  cores"), editor.at("a.perf", "// two")))));
            assertThat(editor.applied("a.perf", edits)).startsWith("machine m").contains("\n    cores = 2   // two\n").contains("\n        forever {\n  compute 1 ms\n}\n}\n");
        }
    }

    @Test
    void aTextWithSyntaxErrorsIsLeftAlone() {
        try (Editor editor = new Editor(folder).open("a.perf", "machine m{\n")) {
            assertThat(Editor.get(editor.server().getTextDocumentService().formatting(
                    new DocumentFormattingParams(editor.document("a.perf"), new FormattingOptions(4, true))))).isEmpty();
        }
    }

    @Test
    void blocksAndCommentsOfSeveralLinesFold() {
        try (Editor editor = new Editor(folder).open("a.perf", "/* a\n b */\n" + TEXT)) {
            List<FoldingRange> ranges = Editor.get(editor.server().getTextDocumentService().foldingRange(new FoldingRangeRequestParams(editor.document("a.perf"))));
            assertThat(ranges).extracting(range -> range.getStartLine() + "-" + range.getEndLine()).containsExactlyInAnyOrder("0-1", "2-3", "6-7", "5-8");
        }
    }
}
