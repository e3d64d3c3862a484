package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever half-written text there is while somebody types, everything is answered and nothing fails. */
class TypingTest {

    private static final Path EXAMPLES = Path.of("").toAbsolutePath().getParent().getParent().resolve("examples/founding");
    private static final int PLACES = 8;
    private static final int LETTERS = 8;

    @TempDir
    private Path folder;

    static Stream<Path> examples() throws IOException {
        try (Stream<Path> files = Files.walk(EXAMPLES)) {
            return files.filter(file -> file.toString().endsWith(".perf")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void typingAnExampleAgainIsAlwaysAnswered(Path example) throws IOException {
        String text = Files.readString(example);
        Random random = new Random(1);
        try (Editor editor = new Editor(folder).open("a.perf", text)) {
            for (int i = 0; i < PLACES; i++) {
                int from = random.nextInt(text.length() - LETTERS);
                boolean restGone = i % 3 == 0; // what has not been written yet
                editor.replace("a.perf", from, restGone ? text.length() - from : LETTERS, "");
                for (int k = 0; k < LETTERS; k++) {
                    editor.replace("a.perf", from + k, 0, text.substring(from + k, from + k + 1));
                    askEverything(editor, from + k + 1);
                }
                editor.replace("a.perf", 0, editor.text("a.perf").length(), text);
            }
            assertThat(editor.diagnostics("a.perf")).noneMatch(each -> each.getSeverity() == org.eclipse.lsp4j.DiagnosticSeverity.Error);
        }
    }

    private static void askEverything(Editor editor, int offset) {
        TextDocumentService texts = editor.server().getTextDocumentService();
        TextDocumentIdentifier file = editor.document("a.perf");
        Position at = editor.position("a.perf", offset);
        List<CompletableFuture<?>> answers = List.of(
                texts.completion(new CompletionParams(file, at)),
                texts.hover(new HoverParams(file, at)),
                texts.documentHighlight(new DocumentHighlightParams(file, at)),
                texts.documentSymbol(new DocumentSymbolParams(file)),
                texts.foldingRange(new FoldingRangeRequestParams(file)),
                texts.semanticTokensFull(new SemanticTokensParams(file)),
                texts.codeAction(new CodeActionParams(file, new Range(at, at), new CodeActionContext(List.of()))));
        answers.forEach(Editor::get);
    }
}
