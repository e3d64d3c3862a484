package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.Issue;
import dev.whence.language.ModelReader;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiagnosticsTest {

    private static final String TEXT = """
            param unused = 1
            param size = 4 KB
            machine m { corse = 2 }
            process p on m { forever { compute size } }
            show rate(p)
            """;

    @TempDir
    private Path folder;

    @Test
    void theEditorIsToldWhatValidateTells() {
        try (Editor editor = new Editor(folder).open("a.perf", TEXT)) {
            List<Issue> issues = new ModelReader().read(folder.resolve("a.perf")).issues();
            List<Diagnostic> said = editor.diagnostics("a.perf");
            assertThat(said).hasSameSizeAs(issues).hasSizeGreaterThanOrEqualTo(3);
            for (int i = 0; i < said.size(); i++) {
                Issue issue = issues.get(i);
                assertThat(Editor.message(said.get(i))).isEqualTo(issue.message());
                assertThat(Editor.code(said.get(i))).isEqualTo(issue.code());
                assertThat(editor.between("a.perf", said.get(i).getRange())).isEqualTo(TEXT.substring(issue.offset(), issue.offset() + issue.length()));
            }
            assertThat(said.get(0).getSeverity()).isEqualTo(DiagnosticSeverity.Warning);
        }
    }

    @Test
    void whatIsMendedIsNoLongerSaid() {
        try (Editor editor = new Editor(folder).open("a.perf", TEXT)) {
            assertThat(editor.diagnostics("a.perf")).anyMatch(d -> Editor.code(d).equals("unknown_property"));
            editor.replace("a.perf", "corse", "cores");
            assertThat(editor.diagnostics("a.perf")).noneMatch(d -> Editor.code(d).equals("unknown_property"));
        }
    }

    @Test
    void aFileThatIsClosedHasNothingSaidAboutIt() {
        try (Editor editor = new Editor(folder).open("a.perf", TEXT)) {
            editor.diagnostics("a.perf");
            editor.close("a.perf");
            assertThat(editor.diagnostics("a.perf", said -> said.getVersion() == null).getDiagnostics()).isEmpty();
        }
    }

    @Test
    void whatIsTypedInOneFileIsSeenByThoseThatImportIt() {
        try (Editor editor = new Editor(folder)) {
            editor.open("parts.perf", "machine m\n");
            editor.open("a.perf", "import \"parts.perf\"\nprocess p on n { forever { compute 1 ms } }\n");
            assertThat(editor.diagnostics("a.perf")).anyMatch(d -> Editor.code(d).equals("unknown_name"));
            editor.replace("parts.perf", "machine m", "machine m, n");
            assertThat(editor.diagnostics("a.perf", said -> said.getDiagnostics().isEmpty()).getVersion()).isEqualTo(1);
        }
    }

    @Test
    void aClosedFileThatIsImportedIsSpokenAboutAsLongAsItIsImported() {
        try (Editor editor = new Editor(folder)) {
            editor.file("parts.perf", "machine m { corse = 2 }\n");
            editor.open("a.perf", "import \"parts.perf\"\nprocess p on m { forever { compute 1 ms } }\n");
            assertThat(editor.diagnostics("parts.perf", said -> !said.getDiagnostics().isEmpty()).getDiagnostics().get(0).getSeverity())
                    .isEqualTo(DiagnosticSeverity.Error);
            editor.close("a.perf");
            assertThat(editor.diagnostics("parts.perf", said -> said.getDiagnostics().isEmpty()).getDiagnostics()).isEmpty();
        }
    }

    @Test
    void whatOnlyShowsWhenTheModelIsPutTogetherIsSaidAtItsLine() {
        try (Editor editor = new Editor(folder).open("a.perf", """
                machine m
                process p on m {
                    together all { compute 1 ms }
                }
                """)) {
            Diagnostic said = editor.diagnostics("a.perf").get(0);
            assertThat(said.getSeverity()).isEqualTo(DiagnosticSeverity.Error);
            assertThat(editor.between("a.perf", said.getRange())).isEqualTo("together all { compute 1 ms }");
        }
    }

    @Test
    void whatIsNoTextIsSaidToBeNone() {
        try (Editor editor = new Editor(folder).open("a.perf", "machine m\0\n")) {
            assertThat(editor.diagnostics("a.perf")).isNotEmpty();
        }
    }
}
