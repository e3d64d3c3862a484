package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NavigationTest {

    private static final String PARTS = """
            unit block = 4 KiB
            machine vax { disk drive { service = 5 ms }  file data on drive }
            """;
    private static final String MODEL = """
            import "parts.perf"
            param delay = 4 ms
            routine work(n) { compute n * delay as user }
            process p on vax { forever { do work(2)  read 2 block from data  time round { compute delay }  count blocks } }
            variant slow { delay = 8 ms  vax.drive.service = 6 ms }
            show rate(blocks) in slow, mean(round), utilization(drive), spent(blocks, user)
            """;

    @TempDir
    private Path folder;
    private Editor editor;

    @BeforeEach
    void open() {
        editor = new Editor(folder);
        editor.file("parts.perf", PARTS);
        editor.open("a.perf", MODEL);
    }

    @AfterEach
    void close() {
        editor.close();
    }

    private String definition(String part) {
        List<? extends Location> found = Editor.get(editor.server().getTextDocumentService().definition(
                new DefinitionParams(editor.document("a.perf"), editor.at("a.perf", part)))).getLeft();
        assertThat(found).hasSize(1);
        Location location = found.get(0);
        String name = location.getUri().endsWith("parts.perf") ? "parts.perf" : "a.perf";
        String text = name.equals("a.perf") ? MODEL : PARTS;
        return name + ":" + text.lines().toList().get(location.getRange().getStart().getLine()).substring(location.getRange().getStart().getCharacter());
    }

    @Test
    void aNameLeadsToItsDeclaration() {
        assertThat(definition("delay as")).startsWith("a.perf:delay = 4 ms");
        assertThat(definition("n * delay")).startsWith("a.perf:n) {");
        assertThat(definition("work(2)")).startsWith("a.perf:work(n)");
        assertThat(definition("slow, mean")).startsWith("a.perf:slow {");
        assertThat(definition("round), util")).startsWith("a.perf:round {");
        assertThat(definition("blocks) in")).startsWith("a.perf:blocks }");
        assertThat(definition("user)")).startsWith("a.perf:user }");
    }

    @Test
    void aNameLeadsToAnotherFile() {
        assertThat(definition("vax { forever")).startsWith("parts.perf:vax {");
        assertThat(definition("data  time")).startsWith("parts.perf:data on");
        assertThat(definition("block from")).startsWith("parts.perf:block =");
        assertThat(definition("drive.service")).startsWith("parts.perf:drive {");
        assertThat(definition("service = 6")).startsWith("parts.perf:service = 5");
        assertThat(definition("\"parts.perf\"")).startsWith("parts.perf:unit block");
    }

    @Test
    void referencesAreFoundInAllFiles() {
        editor.file("b.perf", "import \"parts.perf\"\nprocess q on vax { forever { compute 1 ms } }\n");
        editor.file("other.perf", "machine vax\nprocess q on vax { forever { compute 1 ms } }\n");
        ReferenceParams all = new ReferenceParams(editor.document("a.perf"), editor.at("a.perf", "vax {"), new ReferenceContext(true));
        assertThat(Editor.get(editor.server().getTextDocumentService().references(all))).extracting(location -> ((Location) location).getUri().replaceAll(".*/", ""))
                .containsExactlyInAnyOrder("a.perf", "a.perf", "parts.perf", "b.perf");
        all.setContext(new ReferenceContext(false));
        assertThat(Editor.get(editor.server().getTextDocumentService().references(all))).hasSize(3);
    }

    @Test
    void theSameNameIsHighlightedInItsFile() {
        var found = Editor.get(editor.server().getTextDocumentService().documentHighlight(
                new DocumentHighlightParams(editor.document("a.perf"), editor.at("a.perf", "delay }"))));
        assertThat(found).hasSize(4).allMatch(each -> editor.between("a.perf", each.getRange()).equals("delay"));
        assertThat(found.get(0).getKind()).isEqualTo(DocumentHighlightKind.Write);
    }

    private Map<String, List<TextEdit>> rename(String at, String name) {
        return Editor.get(editor.server().getTextDocumentService().rename(new RenameParams(editor.document("a.perf"), editor.at("a.perf", at), name))).getChanges();
    }

    @Test
    void renamingReachesEveryFile() {
        editor.file("b.perf", "import \"parts.perf\"\nprocess q on vax { forever { compute 1 ms } }\n");
        Map<String, List<TextEdit>> edits = rename("vax {", "alpha");
        assertThat(edits).containsOnlyKeys(editor.uri("a.perf"), editor.uri("parts.perf"), editor.uri("b.perf"));
        assertThat(editor.applied("a.perf", edits.get(editor.uri("a.perf")))).isEqualTo(MODEL.replace("vax", "alpha"));
    }

    @Test
    void whatIsOnlyCountedOrTimedOrLabelledCanBeRenamed() {
        assertThat(editor.applied("a.perf", rename("blocks }", "pages").get(editor.uri("a.perf")))).isEqualTo(MODEL.replace("blocks", "pages"));
        assertThat(editor.applied("a.perf", rename("round {", "turn").get(editor.uri("a.perf")))).isEqualTo(MODEL.replace("round", "turn"));
    }

    @Test
    void aKeywordIsEscaped() {
        assertThat(editor.applied("a.perf", rename("delay =", "step").get(editor.uri("a.perf")))).contains("param ^step = 4 ms", "compute n * ^step");
    }

    @Test
    void whatWouldBreakAModelIsRefused() {
        assertThatThrownBy(() -> rename("delay =", "ms")).hasMessageContaining("would have an error in line");
        assertThatThrownBy(() -> rename("delay =", "my-delay")).hasMessageContaining("is not a name");
        assertThatThrownBy(() -> rename("service =", "time")).hasMessageContaining("nothing here that can be renamed");
    }

    @Test
    void whatTheLanguageHasNamedIsNotOfferedForRenaming() {
        PrepareRenameParams asked = new PrepareRenameParams(editor.document("a.perf"), editor.at("a.perf", "service ="));
        assertThat(Editor.get(editor.server().getTextDocumentService().prepareRename(asked))).isNull();
        asked.setPosition(editor.at("a.perf", "delay ="));
        assertThat(editor.between("a.perf", Editor.get(editor.server().getTextDocumentService().prepareRename(asked)).getFirst())).isEqualTo("delay");
    }

    @Test
    void theOutlineHasTheEntriesWithWhatIsInside() {
        editor.open("parts.perf", PARTS);
        List<DocumentSymbol> outline = Editor.get(editor.server().getTextDocumentService().documentSymbol(new DocumentSymbolParams(editor.document("parts.perf"))))
                .stream().map(each -> each.getRight()).toList();
        assertThat(outline).extracting(DocumentSymbol::getName).containsExactly("block", "vax");
        assertThat(outline.get(1).getChildren()).extracting(DocumentSymbol::getName).containsExactly("drive", "data");
        assertThat(editor.between("parts.perf", outline.get(1).getSelectionRange())).isEqualTo("vax");
    }

    @Test
    void declarationsOfAllFilesAreFoundByTheirLetters() {
        List<? extends WorkspaceSymbol> found = Editor.get(editor.server().getWorkspaceService().symbol(new WorkspaceSymbolParams("dr"))).getRight();
        assertThat(found).extracting(WorkspaceSymbol::getName).containsExactly("drive");
        assertThat(found.get(0).getLocation().getLeft().getUri()).isEqualTo(editor.uri("parts.perf"));
    }
}
