package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.SimpleMarkerAnnotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is wrong with a model, in the editor, the Problems view and the explorer alike; and the simulations that find it. */
class ProblemsTest {
    private static final String MODEL = "param pause = 25 ms\nprocess p { forever { sleep pause  count rounds } }\nexpect rate(rounds) is 40/s\n";
    private static final String WRONG = MODEL + "expect rate(nobody) is 1/s\n";

    @RegisterExtension
    final Robot robot = new Robot();

    @Test
    void aProblemIsMarkedWhileTypingAndGoneWhenMended() throws Exception {
        IFile file = robot.file(robot.project("p"), "m.perf", MODEL);
        ITextEditor editor = robot.open(file);
        StyledText text = Robot.text(editor);
        Robot.page().showView("org.eclipse.ui.views.ProblemView");

        text.setCaretOffset(MODEL.indexOf(" ms"));
        Robot.type(text, " parsecs +");
        text.setCaretOffset(MODEL.indexOf(" ms"));

        Robot.until("a marker", () -> !messages(file).isEmpty());
        String message = messages(file).get(0);
        Robot.until("the same annotation in the editor", () -> annotations(editor).contains(message));
        Robot.until("one error in the Problems view", () -> shown().anyMatch(line -> line.startsWith("Errors (1")));
        assertEquals(1, markers(file).get(0).getAttribute(IMarker.LINE_NUMBER, 0));
        Robot.picture("problem");

        editor.getDocumentProvider().getDocument(editor.getEditorInput()).set(MODEL);
        Robot.until("no marker", () -> messages(file).isEmpty());
        Robot.until("no annotation", () -> !annotations(editor).contains(message));
        Robot.until("nothing in the Problems view", () -> shown().noneMatch(line -> line.startsWith("Errors")));
    }

    @Test
    void aClosedModelHasItsProblems() throws Exception {
        IFile file = robot.file(robot.project("p"), "m.perf", WRONG);
        Robot.until("a marker", () -> messages(file).size() == 1);
        assertClosed(file);

        ITextEditor editor = robot.open(file);
        StyledText text = Robot.text(editor);
        text.setCaretOffset(MODEL.indexOf(" ms"));
        Robot.type(text, " parsecs +");
        Robot.until("another", () -> messages(file).size() > 1);
        editor.close(false);
        Robot.until("what is wrong with the file alone", () -> messages(file).size() == 1);
        assertTrue(messages(file).get(0).contains("nobody"), messages(file).toString());

        file.setContents(MODEL.getBytes(StandardCharsets.UTF_8), true, false, null);
        Robot.until("no marker", () -> messages(file).isEmpty());
        assertClosed(file);
    }

    @Test
    void aProjectHasItsProblemsWhenItIsOpened() throws Exception {
        IProject project = robot.project("p");
        IFile file = robot.file(project, "m.perf", WRONG);
        Robot.until("a marker", () -> !messages(file).isEmpty());
        project.close(null);
        project.open(null);

        Robot.until("a marker again", () -> !messages(file).isEmpty());
    }

    @Test
    void whatIsBuiltOrHiddenIsNoModelOfTheUser() throws Exception {
        IProject project = robot.project("p");
        IFolder built = project.getFolder("built");
        built.create(IResource.DERIVED, true, null);
        IFile inside = built.getFile("m.perf");
        inside.create(WRONG.getBytes(StandardCharsets.UTF_8), true, false, null);
        IFile beside = robot.file(project, "n.perf", WRONG);

        Robot.until("a marker", () -> !messages(beside).isEmpty());
        assertEquals(List.of(), messages(inside));
    }

    @Test
    void aClosedModelThatImportsFollowsWhatItImports() throws Exception {
        IProject project = robot.project("p");
        IFile parts = robot.file(project, "parts.perf", "machine m { cores = 1 }\n");
        IFile model = robot.file(project, "m.perf", "import \"parts.perf\"\nprocess p on m { forever { compute 1 ms } }\n");
        ITextEditor editor = robot.open(parts);

        editor.getDocumentProvider().getDocument(editor.getEditorInput()).set("machine other { cores = 1 }\n");
        editor.doSave(null);

        Robot.until("a marker", () -> messages(model).stream().anyMatch(message -> message.contains("m")));
        assertClosed(model);
    }

    private static void assertClosed(IFile file) {
        assertTrue(FileBuffers.getTextFileBufferManager().getTextFileBuffer(file.getFullPath(), LocationKind.IFILE) == null, "it is still closed");
    }

    @Test
    void aLongRunIsSeenInTheProgressViewAndCanBeCancelled() throws Exception {
        robot.open(robot.file(robot.project("p"), "long.perf", endless()));

        Robot.until("a run", () -> running().findAny().isPresent());
        running().forEach(Job::cancel);
        Robot.until("its end", () -> running().findAny().isEmpty());
    }

    @Test
    void theEditorMayBeClosedWhileItRuns() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "long.perf", endless()));

        Robot.until("a run", () -> running().findAny().isPresent());
        editor.close(false);
        Robot.until("its end", () -> running().findAny().isEmpty());
    }

    @Test
    void tenThousandLinesTakeKeysAndAreMarked() throws Exception {
        String lines = IntStream.range(0, 10_000).mapToObj(i -> "param p" + i + " = " + i + " ms  \"note " + i + "\"\n").collect(Collectors.joining());
        IFile file = robot.file(robot.project("p"), "large.perf", lines + "show p1\n");
        StyledText text = Robot.text(robot.open(file));

        text.setCaretOffset(lines.indexOf("param p5000 = 5000") + "param p5000 = 5000".length());
        Robot.type(text, " ** ");

        Robot.until("a marker", () -> markers(file).stream().anyMatch(marker -> marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR
            && marker.getAttribute(IMarker.LINE_NUMBER, 0) == 5001));
        assertFalse(text.isDisposed());
    }

    /** A model that takes long, since nothing in it ever recurs. */
    private static String endless() {
        return "process p[2000] every exponential(1 ms) { sleep exponential(10 ms)  count rounds }\nshow rate(rounds)\n"
            + "param n = 1 from 1 to 1000\nshow rate(rounds) * n with n from 1 to 1000 step 1\n";
    }

    private static Stream<Job> running() {
        return Stream.of(Job.getJobManager().find(null)).filter(job -> job.getName().startsWith("Simulating"));
    }

    static List<IMarker> markers(IFile file) {
        try {
            return List.of(file.findMarkers("dev.whence.ui.problem", true, IResource.DEPTH_INFINITE));
        } catch (CoreException gone) {
            throw new IllegalStateException(gone);
        }
    }

    private static List<String> messages(IFile file) {
        return markers(file).stream().map(marker -> marker.getAttribute(IMarker.MESSAGE, "")).toList();
    }

    private static List<String> annotations(ITextEditor editor) {
        IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
        List<String> texts = new ArrayList<>();
        for (var each = model.getAnnotationIterator(); each.hasNext();) {
            Annotation annotation = each.next();
            if (annotation instanceof SimpleMarkerAnnotation) {
                texts.add(annotation.getText());
            }
        }
        return texts;
    }

    /** What the Problems view shows, by severity. */
    static Stream<String> shown() {
        return Robot.all(Tree.class, Robot.page().getWorkbenchWindow().getShell()).stream().filter(tree -> tree.isVisible()
            && tree.getColumnCount() > 0 && tree.getColumn(0).getText().equals("Description")).flatMap(tree -> Stream.of(tree.getItems()))
            .map(TreeItem::getText);
    }
}
