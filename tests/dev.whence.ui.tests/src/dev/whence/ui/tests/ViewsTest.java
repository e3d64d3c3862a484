package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.whence.analysis.Results.VariantResult;
import dev.whence.ui.results.Outcome;
import dev.whence.ui.results.Outcomes;
import dev.whence.ui.views.OutcomeView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The views of results with each of the founding reports, linked with the source both ways. */
final class ViewsTest {
    private static final String VIEWS = "dev.whence.ui.views.";

    @RegisterExtension
    final Robot robot = new Robot();

    @ParameterizedTest
    @ValueSource(strings = {"cal-tss", "ffs", "digital-unix", "rfc662"})
    void eachViewShowsEachReport(String name) throws Exception {
        IFile file = robot.example(name);
        robot.open(file);
        // what is asked for is not given up, however busy the machine is
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand("dev.whence.ui.commands.simulate", null);
        Outcome outcome = studied(file);
        List<String> variants = outcome.results().variants().stream().map(VariantResult::name).toList();

        show("results");
        Tree results = only(Tree.class, "Figure");
        assertEquals("Expectations", results.getItem(0).getText(0));
        assertEquals(outcome.results().expectations().size(), results.getItem(0).getItemCount());
        assertTrue(columns(results).containsAll(variants), columns(results).toString());
        Robot.picture(name + "-results");

        show("timeline");
        recorded();
        assertEquals(variants, List.of(only(Combo.class, "").getItems()));
        assertTrue(remarks().anyMatch(text -> text.contains("recurs every") || text.contains("of the run")), remarks().toList().toString());
        Robot.picture(name + "-timeline");

        show("sequence");
        recorded();
        Robot.picture(name + "-sequence");

        show("study");
        long sweeps = outcome.results().answers().stream().filter(a -> a.axes().size() == 1).count();
        assertEquals(sweeps, sweeps == 0 ? 0 : shown(Combo.class).get(0).getItemCount());
        Robot.picture(name + "-study");

        show("why");
        Tree why = only(Tree.class, "Cause");
        int explained = outcome.results().variants().stream().mapToInt(v -> v.accounting().size()).sum();
        Robot.until("all causes", () -> why.getItemCount() == explained);
        show("model");
        Robot.picture(name + "-model");
    }

    @Test
    void aCauseSelectsItsLineAndALineItsCause() throws Exception {
        IFile file = robot.example("ffs");
        ITextEditor editor = robot.open(file);
        studied(file);
        show("why");
        Tree why = only(Tree.class, "Cause");
        TreeItem rotation = why.getItem(0).getItem(0).getItem(0);
        assertEquals("rotation, missed by 833.3 us", rotation.getText(0));
        assertEquals("63 %", rotation.getText(2));

        select(why, rotation);

        Robot.until("the line of the read", () -> line(editor) == 23);
        assertEquals("read size from data", ((ITextSelection) editor.getSelectionProvider().getSelection()).getText().strip());

        int[] told = {0};
        ((IPostSelectionProvider) editor.getSelectionProvider()).addPostSelectionChangedListener(
            event -> told[0] = ((ITextSelection) event.getSelection()).getStartLine() + 1);
        why.deselectAll();
        editor.selectAndReveal(0, 0);
        Robot.until("the first line", () -> told[0] == 1);
        assertEquals(0, why.getSelectionCount());
        editor.selectAndReveal(editor.getDocumentProvider().getDocument(editor.getEditorInput()).getLineOffset(22), 0);

        Robot.until("the cause of the line", () -> why.getSelectionCount() == 1 && why.getSelection()[0].getText(3).equals("23"));
    }

    @Test
    void anExpectationSelectsItsLine() throws Exception {
        IFile file = robot.example("rfc662");
        ITextEditor editor = robot.open(file);
        studied(file);
        show("results");
        Tree results = only(Tree.class, "Figure");

        select(results, results.getItem(0).getItem(1));

        Robot.until("the second expectation", () -> text(editor).startsWith("expect rate(ftp) in old"));
    }

    @Test
    void savingSimulatesAndTheViewsFollow() throws Exception {
        IFile file = robot.file(robot.project("p"), "m.perf", "param pause = 25 ms\nprocess p { forever { sleep pause  count rounds } }\nexpect rate(rounds) is 40/s\n");
        ITextEditor editor = robot.open(file);
        studied(file);
        show("results");
        Tree results = only(Tree.class, "Figure");
        assertEquals("✓ rate(rounds)", results.getItem(0).getItem(0).getText(0));

        editor.getDocumentProvider().getDocument(editor.getEditorInput()).replace(14, 2, "50");
        editor.doSave(null);

        Robot.until("the verdict of the new text", () -> results.getItem(0).getItem(0).getText(0).equals("✗ rate(rounds)"));
        assertEquals("20.0 /s", results.getItem(0).getItem(0).getText(2));
    }

    @Test
    void verdictsStandWhenTheAnswersTakeTooLong() throws Exception {
        IFile file = robot.file(robot.project("p"), "m.perf", """
            station s
            param service = 0.5 ms
            process p every exponential(1 ms) { time t { use s for exponential(service) }  count n }
            expect rate(n) at least 1/s
            show mean(t) with service from 0.97 ms to 0.979 ms step 0.0001 ms
            """);
        robot.open(file);
        show("study");
        Robot.until("the verdict", () -> Outcomes.of(file) != null && Outcomes.of(file).hasResults());

        Robot.until("the end of the patience", () -> remarks().anyMatch(text -> text.startsWith("m.perf: takes over 30 s")));
        show("results");
        assertEquals("✓ rate(n)", only(Tree.class, "Figure").getItem(0).getItem(0).getText(0));
    }

    @Test
    void aModelThatCannotBeSimulatedSaysWhy() throws Exception {
        IFile file = robot.file(robot.project("p"), "m.perf", "param pause = 25 msec\nprocess p { forever { sleep pause } }\n");
        robot.open(file);
        show("results");

        Robot.until("the reason", () -> remarks().anyMatch(text -> text.equals("m.perf: has errors; the Problems view lists them.")));
    }

    /** Once all has been answered, hypotheses too, and is shown. */
    static Outcome studied(IFile file) {
        Robot.until("the results of " + file, () -> {
            Outcome outcome = Outcomes.of(file);
            return outcome != null && outcome.hasResults() && outcome.results().answers().size() == outcome.model().shows().size();
        });
        Robot.until("the views to follow", () -> Stream.of(Robot.page().getViewReferences()).map(view -> view.getView(false))
            .allMatch(view -> !(view instanceof OutcomeView followed) || followed.isUpToDate()));
        return Outcomes.of(file);
    }

    static void recorded() {
        Robot.until("the record", () -> Stream.of(Job.getJobManager().find(null)).noneMatch(job -> job.getName().startsWith("Recording")));
        Robot.pump();
    }

    static void show(String view) throws Exception {
        Robot.page().showView(VIEWS + view);
        Robot.pump();
    }

    private static <T extends Control> List<T> shown(Class<T> type) {
        return Robot.all(type, Robot.page().getWorkbenchWindow().getShell()).stream().filter(Control::isVisible).toList();
    }

    /** The control of a type that is shown; a tree by its first column. */
    private static <T extends Control> T only(Class<T> type, String head) {
        return shown(type).stream().filter(c -> !(c instanceof Tree tree) || tree.getColumnCount() > 0 && tree.getColumn(0).getText().equals(head))
            .findFirst().orElseThrow();
    }

    private static Stream<String> remarks() {
        return shown(Label.class).stream().map(Label::getText);
    }

    private static List<String> columns(Tree tree) {
        List<String> heads = new ArrayList<>();
        for (var column : tree.getColumns()) {
            heads.add(column.getText());
        }
        return heads;
    }

    private static void select(Tree tree, TreeItem item) {
        tree.setSelection(item);
        Event event = new Event();
        event.item = item;
        tree.notifyListeners(SWT.Selection, event);
        Robot.pump();
    }

    private static int line(ITextEditor editor) {
        return ((ITextSelection) editor.getSelectionProvider().getSelection()).getStartLine() + 1;
    }

    private static String text(ITextEditor editor) {
        return ((ITextSelection) editor.getSelectionProvider().getSelection()).getText();
    }
}
