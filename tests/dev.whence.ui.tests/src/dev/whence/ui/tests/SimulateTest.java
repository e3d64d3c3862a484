package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.whence.ui.WhencePlugin;
import dev.whence.ui.preferences.Preferences;
import dev.whence.ui.results.Outcome;
import dev.whence.ui.results.Outcomes;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** When a model is simulated, as the user decides. */
class SimulateTest {
    private static final String MODEL = "param pause = 25 ms\nprocess p { forever { sleep pause  count rounds } }\nexpect rate(rounds) is 40/s\n";

    @RegisterExtension
    final Robot robot = new Robot();

    @AfterEach
    void simulates() {
        WhencePlugin.active().getPreferenceStore().setToDefault(Preferences.SIMULATE_ON_SAVE);
    }

    @Test
    void withoutSimulatingOnSaveTheCommandDoesIt() throws Exception {
        tick("Simulate on save", false);
        IFile file = robot.file(robot.project("on_request"), "pause.perf", MODEL);
        ITextEditor editor = robot.open(file);
        assertNotSimulated(file, null);

        command("dev.whence.ui.commands.simulate");
        Outcome first = ViewsTest.studied(file);

        editor.getDocumentProvider().getDocument(editor.getEditorInput()).replace(14, 2, "50");
        editor.doSave(null);
        assertNotSimulated(file, first);
        Robot.until("old results", () -> !BesideTest.results(editor).isEmpty() && BesideTest.results(editor).stream().allMatch(each -> each.result().stale()));

        tick("Simulate on save", true);
        editor.getDocumentProvider().getDocument(editor.getEditorInput()).replace(14, 2, "20");
        editor.doSave(null);
        Robot.until("new results", () -> Outcomes.of(file) != first && BesideTest.results(editor).stream().noneMatch(each -> each.result().stale()));
    }

    /** It would have begun by now, in this very thread. */
    private static void assertNotSimulated(IFile file, Outcome before) {
        assertEquals(0, Job.getJobManager().find(file).length);
        if (before == null) {
            assertNull(Outcomes.of(file));
        } else {
            assertEquals(before, Outcomes.of(file));
        }
    }

    private static void command(String id) throws Exception {
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(id, null);
    }

    /** As a user does it, on the page of preferences. */
    private static void tick(String box, boolean on) {
        PreferenceDialog dialog = PreferencesUtil.createPreferenceDialogOn(Robot.page().getWorkbenchWindow().getShell(), "dev.whence.ui.preferences", null, null);
        dialog.setBlockOnOpen(false);
        dialog.open();
        Button found = button(dialog, box);
        assertTrue(found.getSelection() != on);
        found.setSelection(on);
        found.notifyListeners(SWT.Selection, new Event());
        button(dialog, "Apply and Close").notifyListeners(SWT.Selection, new Event());
        Robot.pump();
    }

    private static Button button(PreferenceDialog dialog, String text) {
        return Robot.all(Button.class, dialog.getShell()).stream().filter(button -> button.getText().replace("&", "").equals(text)).findFirst().orElseThrow();
    }
}
