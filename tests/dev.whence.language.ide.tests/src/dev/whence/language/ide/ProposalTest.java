package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Options;
import dev.whence.analysis.Progress;
import dev.whence.analysis.Results;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.analysis.Study;
import dev.whence.compiler.Compiler;
import dev.whence.language.ModelReader;
import dev.whence.language.Reading;
import dev.whence.language.ide.document.Lines;
import dev.whence.report.FigureText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The simulated quick fixes: what each promises is what the model gives once it has been applied. */
final class ProposalTest {

    @TempDir
    private Path folder;

    private static Diagnostic proposal(Editor editor, String file, String begin) {
        editor.server().getWorkspaceService().executeCommand(new ExecuteCommandParams("whence.run", List.of(editor.uri(file))));
        editor.await(() -> proposals(editor, file).stream().anyMatch(d -> d.getMessage().getLeft().startsWith(begin)));
        return proposals(editor, file).stream().filter(d -> d.getMessage().getLeft().startsWith(begin)).findFirst().orElseThrow();
    }

    private static List<Diagnostic> proposals(Editor editor, String file) {
        return editor.diagnostics(file).stream().filter(d -> d.getCode().getLeft().equals("advice")).toList();
    }

    private static List<CodeAction> actions(Editor editor, String file, Diagnostic at) {
        return Editor.get(editor.server().getTextDocumentService().codeAction(
                new CodeActionParams(editor.document(file), at.getRange(), new CodeActionContext(List.of(at))))).stream()
                .map(each -> each.getRight()).filter(each -> each.getDiagnostics().contains(at)).toList();
    }

    private static String applied(String text, CodeAction action) {
        TextEdit edit = action.getEdit().getChanges().values().iterator().next().get(0);
        Lines lines = new Lines(text);
        return text.substring(0, lines.offset(edit.getRange().getStart())) + edit.getNewText() + text.substring(lines.offset(edit.getRange().getEnd()));
    }

    private Results results(String text) {
        Reading reading = new ModelReader().read(folder.resolve("x.perf"), text);
        assertThat(reading.hasErrors()).as("%s", reading.issues()).isFalse();
        return Study.run(Compiler.compile(reading.model().orElseThrow(), "x.perf"), Options.USUAL, Progress.NONE);
    }

    private static String figure(Results results, String variant, String question) {
        VariantResult found = results.variants().stream().filter(v -> v.name().equals(variant)).findFirst().orElseThrow();
        return found.measures().stream().filter(m -> m.expression().equals(question)).findFirst()
                .map(m -> new FigureText(results).of(question, m.estimate())).orElseThrow();
    }

    private static String example(String name) throws IOException {
        Path top = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(top.resolve("examples"))) {
            top = top.getParent();
        }
        return Files.readString(top.resolve("examples/founding").resolve(name));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "ffs/ffs.perf | rotdelay = | rate(blocks) | base | faster",
        "digital-unix/digital-unix.perf | tcp.nagle = false | rate(messages) | test2 | faster",
        "rfc662/rfc662.perf | ftp.message = 8096 bit | rate(ftp) | old | faster",
        "rfc662/rfc662.perf | ftp.window = | rate(ftp) | base | faster",
        "cal-tss/cal-tss.perf | chunk = | rate(words) | base | faster"})
    void eachFoundingReportHasItsOwn(String file, String begin, String question, String variant, String added) throws IOException {
        String text = example(file);
        String in = variant.equals("base") ? "" : " in " + variant;
        try (Editor editor = new Editor(folder).open("a.perf", text)) {
            Diagnostic found = proposal(editor, "a.perf", begin);
            assertThat(found.getSeverity()).isEqualTo(DiagnosticSeverity.Information);
            List<CodeAction> actions = actions(editor, "a.perf", found).stream().filter(a -> a.getTitle().matches(".*: " + Pattern.quote(question + in) + " [0-9].*")).toList();
            assertThat(actions).extracting(CodeAction::getTitle).hasSize(2).anyMatch(title -> title.startsWith("Set " + begin))
                    .anyMatch(title -> title.startsWith("Add a variant with " + begin));

            String promised = actions.get(0).getTitle().replaceAll(".*: " + Pattern.quote(question + in) + " (.*) instead of .*", "$1");
            assertThat(figure(results(applied(text, actions.get(0))), variant, question)).isEqualTo(promised);
            assertThat(figure(results(applied(text, actions.get(1))), added, question)).isEqualTo(promised);
        }
    }

    @Test
    void aProposalIsAboutTheTextThatWasRun() {
        String text = """
                param pause = 10 ms  from 1 ms to 10 ms  tunable
                process p { forever { sleep pause  count rounds } }
                show rate(rounds)
                """;
        try (Editor editor = new Editor(folder).open("a.perf", text)) {
            Diagnostic found = proposal(editor, "a.perf", "pause = 1 ms");
            assertThat(found.getMessage().getLeft()).isEqualTo("pause = 1 ms would give rate(rounds) 1,000 /s instead of 100.0 /s.");
            editor.replace("a.perf", "10 ms  from", "11 ms  from");
            editor.await(() -> proposals(editor, "a.perf").isEmpty());
        }
    }
}
