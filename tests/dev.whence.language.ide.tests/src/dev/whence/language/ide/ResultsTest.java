package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.whence.language.ide.results.Annotation;
import dev.whence.language.ide.server.PerfServer;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsTest {

    private static final String TEXT = """
            param length = 1 ms
            param twice = 2 * length
            machine m
            process p on m {
                forever { compute length  count jobs }
            }
            variant slow { length = 2 ms }
            expect rate(jobs) is 1000/s within 1%
            expect rate(jobs) in slow is 1000/s within 1%
            show rate(jobs) with length from 1 ms to 4 ms step 1 ms
            hypothesis h { fit length from 1 ms to 4 ms }
            """;
    /** Random, and asked for two thousand times. */
    private static final String LONG = "machine m[1000]\nprocess p[1000] on m { forever { compute exponential(1 us) } }\nexpect rate(p) is 1/s\n"
            + "show rate(p) with m.speed from 1 to 2000 step 1\n";

    @TempDir
    private Path folder;

    private static Object run(Editor editor, String name) {
        return Editor.get(editor.server().getWorkspaceService().executeCommand(new ExecuteCommandParams("whence.run", List.of(editor.uri(name)))));
    }

    private static List<String> hints(Editor editor, String name) {
        List<InlayHint> hints = Editor.get(editor.server().getTextDocumentService().inlayHint(
                new InlayHintParams(editor.document(name), new Range(new Position(0, 0), new Position(100, 0)))));
        return hints.stream().map(hint -> hint.getPosition().getLine() + ": " + hint.getLabel().getLeft()).toList();
    }

    private static List<String> lenses(Editor editor, String name) {
        List<? extends CodeLens> lenses = Editor.get(editor.server().getTextDocumentService().codeLens(new CodeLensParams(editor.document(name))));
        return lenses.stream().map(lens -> lens.getRange().getStart().getLine() + ": " + lens.getCommand().getTitle()).toList();
    }

    @Test
    void whatWasFoundStandsBesideTheLineThatItIsAbout() {
        try (Editor editor = new Editor(folder).open("a.perf", TEXT)) {
            assertThat(hints(editor, "a.perf")).isEmpty();
            assertThat(run(editor, "a.perf")).hasToString("1.0");
            assertThat(hints(editor, "a.perf")).contains("2: ◆ 100.0 % busy", "7: ◆ ✓ 1,000 /s", "8: ◆ ✗ 500.0 /s", "6: ◆ 500.0 /s jobs")
                    .anyMatch(hint -> hint.startsWith("0: ◆ 1,000")).anyMatch(hint -> hint.startsWith("9: ◆ 1,000")).anyMatch(hint -> hint.startsWith("10: ◆ meets "))
                    .contains("1: ◆ = 2 ms");
            assertThat(lenses(editor, "a.perf")).contains("0: Run").anyMatch(lens -> lens.startsWith("3: ◆ 1,000 /s jobs, exact · 1.000 ms each: running 1.00"));
        }
    }

    @Test
    void whatIsOutOfDateSaysSoAndMovesWithItsLine() {
        try (Editor editor = new Editor(folder).open("a.perf", TEXT)) {
            run(editor, "a.perf");
            editor.replace("a.perf", 0, 0, "// new\n\n");
            assertThat(hints(editor, "a.perf")).contains("4: ◇ 100.0 % busy", "9: ◇ ✓ 1,000 /s");
            editor.replace("a.perf", 0, "// new\n\n".length(), "");
            assertThat(hints(editor, "a.perf")).contains("2: ◆ 100.0 % busy");
        }
    }

    @Test
    void untilAnswersAreThereThoseOfTheRunBeforeStayAsOutOfDate() {
        PerfServer server = new PerfServer();
        server.connect(new Listener());
        Path file = folder.resolve("a.perf");
        String uri = file.toUri().toString();
        ExecuteCommandParams run = new ExecuteCommandParams("whence.run", List.of(uri));
        server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "perf", 1, TEXT)));
        Editor.get(server.getWorkspaceService().executeCommand(run));
        server.getTextDocumentService().didChange(new DidChangeTextDocumentParams(new VersionedTextDocumentIdentifier(uri, 2),
                List.of(new TextDocumentContentChangeEvent("// new\n" + TEXT))));
        List<List<Annotation>> seen = new CopyOnWriteArrayList<>();
        server.runs().addListener(known -> seen.add(server.runs().last(file).get().annotations()));
        Editor.get(server.getWorkspaceService().executeCommand(run));
        server.exit();

        assertThat(seen.get(0)).filteredOn(each -> each.line() == 3 || each.line() == 8).isNotEmpty().noneMatch(Annotation::stale);
        assertThat(seen.get(0)).filteredOn(each -> each.line() == 10 || each.line() == 11).hasSize(2).allMatch(Annotation::stale);
        assertThat(seen.get(1)).hasSameSizeAs(seen.get(0)).noneMatch(Annotation::stale);
    }

    @Test
    void aSavedModelIsRun() {
        try (Editor editor = new Editor(folder).open("a.perf", TEXT)) {
            editor.save("a.perf");
            editor.await(() -> hints(editor, "a.perf").contains("2: ◆ 100.0 % busy"));
        }
    }

    @Test
    void aHoverTellsTheLastResult() {
        try (Editor editor = new Editor(folder).open("a.perf", TEXT)) {
            run(editor, "a.perf");
            assertThat(Editor.get(editor.server().getTextDocumentService().hover(new HoverParams(editor.document("a.perf"), editor.at("a.perf", "m {"))))
                    .getContents().getRight().getValue()).contains("Last run: 100.0 % busy");
        }
    }

    @Test
    void progressIsShownFromBeginToEnd() {
        try (Editor editor = new Editor(folder).open("a.perf", TEXT)) {
            run(editor, "a.perf");
            editor.await(() -> editor.progress().stream().anyMatch(step -> step.getValue().getLeft() instanceof WorkDoneProgressEnd));
            assertThat(editor.progress().get(0).getValue().getLeft()).isInstanceOfSatisfying(WorkDoneProgressBegin.class, begin -> {
                assertThat(begin.getTitle()).isEqualTo("Running a.perf");
                assertThat(begin.getCancellable()).isTrue();
            });
        }
    }

    @Test
    void aModelWithErrorsIsNotRun() {
        try (Editor editor = new Editor(folder).open("a.perf", "machine m { corse = 1 }\n")) {
            assertThatThrownBy(() -> run(editor, "a.perf")).hasMessageContaining("a.perf has errors: mend them first.");
        }
    }

    @Test
    void whatFailsWhenItRunsIsSaidAtItsLineUntilTheTextChanges() {
        String text = "param n = 1\nmachine m\nprocess p on m { forever { compute 1 ms / n } }\nvariant v { n = 0 }\n";
        try (Editor editor = new Editor(folder).open("a.perf", text)) {
            assertThat(editor.diagnostics("a.perf")).isEmpty();
            assertThatThrownBy(() -> run(editor, "a.perf")).hasMessageContaining("zero");
            var said = editor.diagnostics("a.perf", published -> !published.getDiagnostics().isEmpty()).getDiagnostics().get(0);
            assertThat(said.getSeverity()).isEqualTo(DiagnosticSeverity.Error);
            assertThat(said.getRange().getStart().getLine()).isEqualTo(2);
            editor.replace("a.perf", "n = 0", "n = 2");
            assertThat(editor.diagnostics("a.perf")).isEmpty();
        }
    }

    @Test
    void aRunIsAbandonedByTheCommandByTheEditorsButtonAndByAChange() {
        try (Editor editor = new Editor(folder).open("a.perf", LONG)) {
            editor.diagnostics("a.perf");
            var byCommand = editor.server().getWorkspaceService().executeCommand(new ExecuteCommandParams("whence.run", List.of(editor.uri("a.perf"))));
            editor.await(() -> editor.progress().size() >= 1);
            assertThat(lenses(editor, "a.perf")).contains("0: Cancel");
            Editor.get(editor.server().getWorkspaceService().executeCommand(new ExecuteCommandParams("whence.cancel", List.of(editor.uri("a.perf")))));
            assertThatThrownBy(() -> Editor.get(byCommand)).hasMessageContaining("abandoned");

            int before = editor.progress().size();
            var byButton = editor.server().getWorkspaceService().executeCommand(new ExecuteCommandParams("whence.run", List.of(editor.uri("a.perf"))));
            editor.await(() -> editor.progress().stream().skip(before).anyMatch(step -> step.getValue().getLeft() instanceof WorkDoneProgressBegin));
            var begin = editor.progress().stream().skip(before).filter(step -> step.getValue().getLeft() instanceof WorkDoneProgressBegin).findFirst().orElseThrow();
            editor.server().cancelProgress(new WorkDoneProgressCancelParams(begin.getToken()));
            assertThatThrownBy(() -> Editor.get(byButton)).hasMessageContaining("abandoned");

            int then = editor.progress().size();
            var byChange = editor.server().getWorkspaceService().executeCommand(new ExecuteCommandParams("whence.run", List.of(editor.uri("a.perf"))));
            editor.await(() -> editor.progress().stream().skip(then).anyMatch(step -> step.getValue().getLeft() instanceof WorkDoneProgressBegin));
            editor.replace("a.perf", 0, 0, " ");
            assertThatThrownBy(() -> Editor.get(byChange)).hasMessageContaining("abandoned");
            assertThat(hints(editor, "a.perf")).isEmpty();
        }
    }
}
