package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ColoursTest {

    @TempDir
    private Path folder;

    @Test
    void aWordIsColouredByWhatItIsWhereItStands() {
        String text = """
                param read = 1 ms
                machine m { scheduler = ps }
                process p on m { forever { compute read  compute exponential(2 ms)  count n } }
                show rate(n)
                """;
        try (Editor editor = new Editor(folder).open("a.perf", text)) {
            List<String> types = editor.greeting().getCapabilities().getSemanticTokensProvider().getLegend().getTokenTypes();
            List<Integer> numbers = Editor.get(editor.server().getTextDocumentService().semanticTokensFull(new SemanticTokensParams(editor.document("a.perf")))).getData();
            List<String> tokens = new ArrayList<>();
            Position at = new Position(0, 0);
            for (int i = 0; i < numbers.size(); i += 5) {
                at = new Position(at.getLine() + numbers.get(i), numbers.get(i) == 0 ? at.getCharacter() + numbers.get(i + 1) : numbers.get(i + 1));
                Range range = new Range(at, new Position(at.getLine(), at.getCharacter() + numbers.get(i + 2)));
                tokens.add(editor.between("a.perf", range) + ":" + types.get(numbers.get(i + 3)) + (numbers.get(i + 4) == 1 ? "!" : ""));
            }
            assertThat(tokens).containsExactly("param:keyword", "read:variable!", "ms:type", "machine:keyword", "m:class!", "scheduler:property!", "ps:enumMember",
                    "process:keyword", "p:class!", "on:keyword", "m:class", "forever:keyword", "compute:keyword", "read:variable", "compute:keyword",
                    "exponential:function", "ms:type", "count:keyword", "n:event!", "show:keyword", "rate:function", "n:event");
        }
    }
}
