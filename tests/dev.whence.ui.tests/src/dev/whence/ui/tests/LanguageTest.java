package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.whence.ui.language.Completions;
import dev.whence.ui.language.Hovers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension2;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.ContentOutline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What the language server knows, through the editor. */
class LanguageTest {
    private static final String MODEL = """
        /** Where it all runs. */
        machine vax { cores = 1 }

        /** What one round takes. */
        param work = 2 ms

        process reader on vax {
            forever {
                compute work
                count rounds
            }
        }

        show rate(rounds)
        """;

    @RegisterExtension
    final Robot robot = new Robot();

    @Test
    void theKeysOfContentAssistOpenTheProposals() throws Exception {
        IFile file = robot.file(robot.project("p"), "m.perf", MODEL + "pro");
        ITextEditor editor = robot.open(file);
        editor.selectAndReveal(MODEL.length() + 3, 0);
        Robot.until("the language server", () -> !ProblemsTest.markers(file).isEmpty());

        Robot.text(editor).setFocus();

        Robot.until("the proposals", () -> {
            if (proposals().findAny().isEmpty()) { // a window that is still laid out closes what pops up
                viewer(editor).doOperation(ISourceViewer.CONTENTASSIST_PROPOSALS);
            }
            return proposals().anyMatch(text -> text.startsWith("process"));
        });
        Robot.picture("completion");
        Robot.press(Robot.text(editor), 0, SWT.ESC);
    }

    @Test
    void aNameIsCompleted() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "m.perf", MODEL));
        int offset = MODEL.indexOf("compute work") + "compute wo".length();

        ICompletionProposal work = proposal(editor, offset, "work");
        ((ICompletionProposalExtension2) work).apply(viewer(editor), (char) 0, 0, offset);

        assertEquals(MODEL, document(editor).get());
        assertEquals(MODEL.indexOf("compute work") + "compute work".length(), work.getSelection(document(editor)).x);
    }

    @Test
    void nothingIsProposedForWhatIsComplete() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "m.perf", MODEL));

        assertEquals(List.of(), labels(editor, MODEL.indexOf(" ms")));
        assertTrue(labels(editor, MODEL.indexOf(" ms") + 1).contains("ms"));
        assertTrue(!labels(editor, MODEL.indexOf("compute work") + "compute work".length()).contains("work"));
    }

    @Test
    void aTemplateHasPlacesToBeFilledIn() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "m.perf", MODEL));

        ICompletionProposal process = proposal(editor, MODEL.length(), "process: process in a loop");
        ((ICompletionProposalExtension2) process).apply(viewer(editor), (char) 0, 0, MODEL.length());

        String text = document(editor).get();
        assertTrue(text.contains("process worker on server {\n    forever {\n        compute 1 ms"), text);
        Point selected = process.getSelection(document(editor));
        assertEquals("worker", document(editor).get(selected.x, selected.y));
    }

    @Test
    void whatIsUnderTheMouseIsExplained() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "m.perf", MODEL));
        CompletableFuture<String> hover = CompletableFuture.supplyAsync(
            () -> new Hovers().getHoverInfo(viewer(editor), new Region(MODEL.indexOf("compute work") + "compute ".length(), 0)));

        Robot.until("the text", hover::isDone);
        assertTrue(hover.get().contains("param work = 2 ms") && hover.get().contains("What one round takes.") && !hover.get().contains("`"), hover.get());
    }

    @Test
    void theOutlineFollowsTheCaretAndTheCaretTheOutline() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "m.perf", MODEL));
        Robot.page().showView("org.eclipse.ui.views.ContentOutline");
        Robot.until("entries", () -> outline() != null && names(outline()).equals(List.of("vax", "work", "reader", "rate(rounds)")));

        editor.selectAndReveal(MODEL.indexOf("count"), 0);
        Robot.until("the process", () -> selected().equals("reader"));
        Robot.picture("outline");

        Tree tree = outline();
        tree.setSelection(tree.getItem(1));
        Event event = new Event();
        event.item = tree.getItem(1);
        tree.notifyListeners(SWT.Selection, event);
        assertEquals("work", ((ITextSelection) editor.getSelectionProvider().getSelection()).getText());

        document(editor).replace(MODEL.indexOf("machine vax"), 0, "param first = 1 ms\n");
        Robot.until("the new entry", () -> names(outline()).equals(List.of("first", "vax", "work", "reader", "rate(rounds)")));
        assertEquals("work", selected());
    }

    @Test
    void aNameLeadsToItsDeclarationInAnotherFile() throws Exception {
        IProject project = robot.project("p");
        robot.file(project, "parts.perf", "machine vax { cores = 1 }\n");
        String text = "import \"parts.perf\"\nprocess p on vax { forever { compute 1 ms } }\n";
        ITextEditor editor = robot.open(robot.file(project, "m.perf", text));

        editor.selectAndReveal(text.indexOf("vax"), 0);
        Robot.text(editor).setFocus();
        run("org.eclipse.ui.edit.text.open.hyperlink");

        Robot.until("the other file", () -> Robot.page().getActiveEditor().getTitle().equals("parts.perf"));
        IEditorPart other = Robot.page().getActiveEditor();
        assertEquals("vax", ((ITextSelection) other.getSite().getSelectionProvider().getSelection()).getText());
    }

    @Test
    void aNameIsChangedInAllFiles() throws Exception {
        IProject project = robot.project("p");
        IFile parts = robot.file(project, "parts.perf", "machine vax { cores = 1 }\n");
        String text = "import \"parts.perf\"\nprocess p on vax { forever { compute 1 ms } }\n";
        ITextEditor editor = robot.open(robot.file(project, "m.perf", text));

        editor.selectAndReveal(text.indexOf("vax"), 0);
        answer("Rename", "pdp10");
        run("dev.whence.ui.commands.rename");

        Robot.until("the new name", () -> document(editor).get().equals(text.replace("vax", "pdp10")));
        assertEquals("machine pdp10 { cores = 1 }\n", parts.readString());
    }

    @Test
    void theUsualKeysLayTheTextOut() throws Exception {
        String crooked = MODEL.replace("        compute work", "  compute work").replace("    }\n}", "  }\n}");
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "m.perf", crooked));

        editor.selectAndReveal(crooked.indexOf("compute"), 3);
        Robot.press(Robot.text(editor), SWT.MOD1 | SWT.SHIFT, 'f');
        Robot.until("the line", () -> document(editor).get().equals(crooked.replace("  compute work", "        compute work")));

        editor.selectAndReveal(0, 0);
        Robot.press(Robot.text(editor), SWT.MOD1 | SWT.SHIFT, 'f');
        Robot.until("all", () -> document(editor).get().equals(MODEL));
    }

    @Test
    void blocksFoldAndTheNameAtTheCaretIsMarkedWhereverItIs() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "m.perf", MODEL));
        Robot.until("two blocks", () -> viewer(editor).getProjectionAnnotationModel() != null && count(viewer(editor).getProjectionAnnotationModel()) == 2);

        editor.selectAndReveal(MODEL.indexOf("param work") + "param ".length(), 0);
        Robot.until("two places", () -> marked(editor).equals(List.of(MODEL.indexOf("work = "), MODEL.indexOf("work\n        count"))));
        Robot.picture("occurrences");
    }

    private static int count(IAnnotationModel model) {
        int count = 0;
        for (var each = model.getAnnotationIterator(); each.hasNext(); each.next()) {
            count++;
        }
        return count;
    }

    private static List<Integer> marked(ITextEditor editor) {
        IAnnotationModel model = viewer(editor).getAnnotationModel();
        List<Integer> offsets = new ArrayList<>();
        for (var each = model.getAnnotationIterator(); each.hasNext();) {
            Annotation annotation = each.next();
            Position position = model.getPosition(annotation);
            if (annotation.getType().equals("org.eclipse.ui.genericeditor.text") && position != null) {
                offsets.add(position.getOffset());
            }
        }
        return offsets.stream().sorted().toList();
    }

    private static ICompletionProposal proposal(ITextEditor editor, int offset, String label) throws Exception {
        List<String> labels = labels(editor, offset);
        assertTrue(labels.contains(label), labels.toString());
        return asked(editor, offset)[labels.indexOf(label)];
    }

    private static List<String> labels(ITextEditor editor, int offset) throws Exception {
        return Stream.of(asked(editor, offset)).map(ICompletionProposal::getDisplayString).toList();
    }

    /** As the editor asks: in another thread. */
    private static ICompletionProposal[] asked(ITextEditor editor, int offset) throws Exception {
        CompletableFuture<ICompletionProposal[]> asked = CompletableFuture.supplyAsync(() -> new Completions().computeCompletionProposals(viewer(editor), offset));
        Robot.until("proposals", asked::isDone);
        return asked.get();
    }

    private static Stream<String> proposals() {
        return Stream.of(Robot.display().getShells()).filter(Shell::isVisible).filter(shell -> shell != Robot.page().getWorkbenchWindow().getShell())
            .flatMap(shell -> Robot.all(Table.class, shell).stream()).flatMap(table -> Stream.of(table.getItems())).map(item -> item.getText());
    }

    /** Fills in a dialog that waits for it, and presses OK. */
    private static void answer(String title, String text) {
        Robot.display().timerExec(50, new Runnable() {
            @Override
            public void run() {
                Shell dialog = Stream.of(Robot.display().getShells()).filter(shell -> shell.isVisible() && shell.getText().equals(title)).findFirst().orElse(null);
                if (dialog == null) {
                    Robot.display().timerExec(50, this);
                } else {
                    Robot.all(Text.class, dialog).get(0).setText(text);
                    Robot.all(Button.class, dialog).stream().filter(button -> button.getText().equals("OK")).findFirst().orElseThrow().notifyListeners(SWT.Selection, new Event());
                }
            }
        });
    }

    private static void run(String command) throws Exception {
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
    }

    private static Tree outline() {
        ContentOutline view = (ContentOutline) Robot.page().findView("org.eclipse.ui.views.ContentOutline");
        return view.getCurrentPage().getControl() instanceof Tree tree ? tree : null;
    }

    private static List<String> names(Tree tree) {
        return Stream.of(tree.getItems()).map(TreeItem::getText).map(text -> text.split("  ")[0]).toList();
    }

    private static String selected() {
        return outline().getSelectionCount() == 0 ? "" : outline().getSelection()[0].getText().split("  ")[0];
    }

    private static ProjectionViewer viewer(ITextEditor editor) {
        return (ProjectionViewer) editor.getAdapter(ITextOperationTarget.class);
    }

    private static IDocument document(ITextEditor editor) {
        return editor.getDocumentProvider().getDocument(editor.getEditorInput());
    }
}
