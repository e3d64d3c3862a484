package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Quick fixes, as Ctrl+1, the light bulb and the Problems view have them. */
class FixesTest {
    private static final String MODEL = "param size = 4 KB\nshow size\n";

    @RegisterExtension
    final Robot robot = new Robot();

    @Test
    void aFixMendsTheOpenTextInOneStep() throws Exception {
        IFile file = robot.file(robot.project("p"), "m.perf", MODEL);
        ITextEditor editor = robot.open(file);
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());

        IMarkerResolution fix = fix(file, "kB");
        fix.run(marker(file, "kB"));

        assertEquals(MODEL.replace("KB", "kB"), document.get());
        assertTrue(editor.isDirty());
        Robot.until("no such marker", () -> ProblemsTest.markers(file).stream().noneMatch(FixesTest::isError));
        editor.getAdapter(ITextOperationTarget.class).doOperation(ITextOperationTarget.UNDO);
        assertEquals(MODEL, document.get());
    }

    @Test
    void aFixMendsAClosedFileAndCanBeUndone() throws Exception {
        IProject project = robot.project("p");
        IFile parts = robot.file(project, "parts.perf", MODEL);
        robot.open(robot.file(project, "m.perf", "import \"parts.perf\"\nshow size\n"));

        fix(parts, "kB").run(marker(parts, "kB"));

        assertEquals(MODEL.replace("KB", "kB"), parts.readString());
        Robot.until("no such marker", () -> ProblemsTest.markers(parts).stream().noneMatch(FixesTest::isError));
        RefactoringCore.getUndoManager().performUndo(null, null);
        assertEquals(MODEL, parts.readString());
    }

    @Test
    void whatWouldHelpIsOfferedWithItsEffect() throws Exception {
        IFile file = robot.example("ffs");
        ITextEditor editor = robot.open(file);
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        String before = document.get();

        Robot.until("advice", () -> ProblemsTest.markers(file).stream().anyMatch(marker -> advises(marker)));
        IMarker advice = ProblemsTest.markers(file).stream().filter(FixesTest::advises).findFirst().orElseThrow();
        IMarkerResolution fix = IDE.getMarkerHelpRegistry().getResolutions(advice)[0];
        assertTrue(fix.getLabel().matches(".*\\d+.*/s.*"), fix.getLabel());
        Robot.page().showView("org.eclipse.ui.views.ProblemView");
        Robot.until("the Problems view", () -> ProblemsTest.shown().anyMatch(line -> line.startsWith("Infos")));
        Robot.picture("advice");
        fix.run(advice);

        assertTrue(!document.get().equals(before));
        editor.doSave(null);
        Robot.until("other advice, or none", () -> ProblemsTest.markers(file).stream().noneMatch(marker -> marker.equals(advice)));
    }

    private static boolean isError(IMarker marker) {
        return marker.getAttribute(IMarker.SEVERITY, -1) == IMarker.SEVERITY_ERROR;
    }

    static boolean advises(IMarker marker) {
        return marker.getAttribute(IMarker.SEVERITY, -1) == IMarker.SEVERITY_INFO && marker.getAttribute("code", "").equals("advice")
            && IDE.getMarkerHelpRegistry().hasResolutions(marker);
    }

    /** Once it is known. */
    private static IMarkerResolution fix(IFile file, String words) {
        Robot.until("a fix with " + words, () -> ProblemsTest.markers(file).stream().anyMatch(marker -> offers(marker, words)));
        return Stream.of(IDE.getMarkerHelpRegistry().getResolutions(marker(file, words))).filter(fix -> fix.getLabel().contains(words)).findFirst().orElseThrow();
    }

    private static IMarker marker(IFile file, String words) {
        return ProblemsTest.markers(file).stream().filter(marker -> offers(marker, words)).findFirst().orElseThrow();
    }

    private static boolean offers(IMarker marker, String words) {
        return IDE.getMarkerHelpRegistry().hasResolutions(marker)
            && Stream.of(IDE.getMarkerHelpRegistry().getResolutions(marker)).anyMatch(fix -> fix.getLabel().contains(words));
    }
}
