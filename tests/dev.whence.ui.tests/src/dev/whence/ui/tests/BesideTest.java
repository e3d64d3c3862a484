package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.whence.ui.WhencePlugin;
import dev.whence.ui.language.ResultMining;
import dev.whence.ui.preferences.Preferences;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Results beside the source. */
class BesideTest {
    private static final String MODEL = "param pause = 25 ms\n\nprocess p {\n    forever { sleep pause  count rounds }\n}\n\nexpect rate(rounds) is 40/s\n";

    @RegisterExtension
    final Robot robot = new Robot();

    @AfterEach
    void shown() {
        WhencePlugin.active().getPreferenceStore().setToDefault(Preferences.BESIDE_SOURCE);
    }

    @Test
    void resultsComeOnOpeningAreDimmedOnTypingAndNewOnSaving() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "m.perf", MODEL));
        Robot.until("results", () -> texts(editor).stream().anyMatch(text -> text.startsWith("met: ") || text.contains("40.0")));
        Robot.until("room above the process", () -> Robot.text(editor).getLineVerticalIndent(MODEL.substring(0, MODEL.indexOf("process")).split("\n", -1).length - 1) > 0);
        Robot.picture("beside");
        int lines = y(editor);

        StyledText text = Robot.text(editor);
        text.setCaretOffset(MODEL.indexOf(" ms"));
        Robot.type(text, "0");
        Robot.until("old results", () -> !results(editor).isEmpty() && results(editor).stream().allMatch(each -> each.result().stale()));
        assertEquals(lines, y(editor));
        Robot.picture("beside-stale");

        editor.doSave(null);
        Robot.until("new results", () -> results(editor).stream().noneMatch(each -> each.result().stale())
            && texts(editor).stream().anyMatch(each -> each.contains("4.00")));
        assertEquals(lines, y(editor));
        Robot.picture("beside-missed");
    }

    @Test
    void whatIsAboveAProcessIsThereBeforeItHasAResult() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "m.perf", MODEL.replace("25 ms", "25 parsecs")));

        Robot.until("a head", () -> texts(editor).equals(List.of("…")));
    }

    @Test
    void aPreferenceSwitchesThemOff() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "m.perf", MODEL));
        Robot.until("results", () -> texts(editor).size() > 1);

        WhencePlugin.active().getPreferenceStore().setValue(Preferences.BESIDE_SOURCE, false);
        Robot.until("none", () -> texts(editor).isEmpty());

        WhencePlugin.active().getPreferenceStore().setValue(Preferences.BESIDE_SOURCE, true);
        Robot.until("results again", () -> texts(editor).size() > 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cal-tss", "ffs", "digital-unix", "rfc662"})
    void eachReportHasThem(String name) throws Exception {
        IFile file = robot.example(name);
        ITextEditor editor = robot.open(file);

        Robot.until("results", () -> results(editor).stream().anyMatch(each -> !each.result().stale()));
        assertFalse(texts(editor).contains("…"), "nothing is awaited any longer");
        Robot.picture("beside-" + name);
    }

    /** Where the last line is. */
    private static int y(ITextEditor editor) {
        StyledText text = Robot.text(editor);
        Robot.pump();
        return text.getLinePixel(text.getLineCount() - 1);
    }

    private static List<String> texts(ITextEditor editor) {
        return results(editor).stream().map(each -> ((ICodeMining) each).getLabel().strip()).toList();
    }

    /** What is beside the lines, in their order. */
    static List<ResultMining> results(ITextEditor editor) {
        ISourceViewer viewer = (ISourceViewer) editor.getAdapter(ITextOperationTarget.class);
        record Placed(int offset, ResultMining result) {
        }
        List<Placed> found = new ArrayList<>();
        for (var each = viewer.getAnnotationModel().getAnnotationIterator(); each.hasNext();) {
            Annotation annotation = each.next();
            Position position = viewer.getAnnotationModel().getPosition(annotation);
            for (Object mining : minings(annotation)) {
                if (mining instanceof ResultMining result && position != null && !position.isDeleted()) {
                    found.add(new Placed(position.getOffset(), result));
                }
            }
        }
        return found.stream().sorted(Comparator.comparingInt(Placed::offset)).map(Placed::result).toList();
    }

    /** The platform's annotations of this kind are not its interface. */
    private static List<?> minings(Annotation annotation) {
        try {
            return annotation.getClass().getName().contains("CodeMining") ? (List<?>) annotation.getClass().getMethod("getMinings").invoke(annotation) : List.of();
        } catch (ReflectiveOperationException other) {
            throw new IllegalStateException(other);
        }
    }
}
