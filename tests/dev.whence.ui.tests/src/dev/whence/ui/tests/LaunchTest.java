package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.whence.ui.launch.SimulationConfiguration;
import dev.whence.ui.launch.SimulationShortcut;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.console.IConsole;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.IHyperlink;
import org.eclipse.ui.console.TextConsole;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class LaunchTest {
    private static final String MODEL = """
        param think = 2 ms
        machine host
        process reader on host {
            forever {
                compute think
                count turns
            }
        }
        expect rate(turns) is 500/s within 1%
        """;
    /** Two periods that do not meet again for a thousand thousand million events. */
    private static final String ENDLESS = """
        machine first
        machine second
        process a on first { forever { compute 1_000_003 us  count turns } }
        process b on second { forever { compute 999_983 us  count turns } }
        show rate(turns)
        """;

    @RegisterExtension
    final Robot robot = new Robot();

    /** The one that has a process: while it begins, the workbench shows another in its place. */
    private static ILaunch launch() {
        Robot.until("the launch", () -> launches().findFirst().isPresent());
        return launches().findFirst().orElseThrow();
    }

    private static Stream<ILaunch> launches() {
        return Arrays.stream(DebugPlugin.getDefault().getLaunchManager().getLaunches()).filter(launch -> launch.getProcesses().length > 0);
    }

    private static ILaunch ended() {
        ILaunch launch = launch();
        Robot.until("the end of the simulation", launch::isTerminated);
        return launch;
    }

    private static TextConsole console() {
        Robot.until("a console", () -> process().isPresent());
        return process().orElseThrow();
    }

    private static java.util.Optional<TextConsole> process() {
        return Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles()).filter(IConsole.class::isInstance)
            .map(TextConsole.class::cast).findFirst();
    }

    private static String printed(String expected) {
        Robot.until("the console to print " + expected, () -> console().getDocument().get().contains(expected));
        return console().getDocument().get();
    }

    private static IHyperlink link(String text) {
        int at = printed(text).indexOf(text);
        Robot.until("a link at " + text, () -> console().getHyperlink(at) != null);
        return console().getHyperlink(at);
    }

    private static int lineOf(ITextEditor editor) {
        return ((ITextSelection) editor.getSelectionProvider().getSelection()).getStartLine() + 1;
    }

    @Test
    void runAsPrintsTheCommandFirstAndThenTheReport() throws Exception {
        IFile file = robot.file(robot.project("p"), "turns.perf", MODEL);
        new SimulationShortcut().launch(new StructuredSelection(file), ILaunchManager.RUN_MODE);

        IProcess process = ended().getProcesses()[0];
        String printed = printed("Again: ");
        assertTrue(printed.startsWith("whence run " + file.getLocation() + " --seed 1\n"), printed);
        assertTrue(printed.contains("The expectation is met"), printed);
        assertTrue(printed.contains("rate(turns) = 500"), printed);
        assertEquals(0, process.getExitValue());
        untilTheConsoleIsShown();
        Robot.picture("console");
    }

    @Test
    void aLineInTheReportLeadsToTheSource() throws Exception {
        IFile file = robot.file(robot.project("p"), "turns.perf", MODEL);
        new SimulationShortcut().launch(new StructuredSelection(file), ILaunchManager.RUN_MODE);
        ended();

        link("line 5").linkActivated();
        Robot.until("the editor", () -> Robot.page().getActiveEditor() instanceof ITextEditor);
        ITextEditor editor = (ITextEditor) Robot.page().getActiveEditor();
        Robot.until("line 5", () -> lineOf(editor) == 5);
        assertEquals(file, editor.getEditorInput().getAdapter(IFile.class));
    }

    @Test
    void aFailureLeadsToItsLine() throws Exception {
        IFile file = robot.file(robot.project("p"), "wrong.perf", MODEL.replace("compute think", "compute thought"));
        new SimulationShortcut().launch(robot.open(file), ILaunchManager.RUN_MODE);

        IProcess process = ended().getProcesses()[0];
        link(file.getLocation() + ":5").linkActivated();
        Robot.until("line 5", () -> Robot.page().getActiveEditor() instanceof ITextEditor editor && lineOf(editor) == 5);
        assertEquals(2, process.getExitValue());
        untilTheConsoleIsShown();
        Robot.picture("failure");
    }

    @Test
    void whatIsTypedButNotSavedIsSimulated() throws Exception {
        ITextEditor editor = robot.open(robot.file(robot.project("p"), "turns.perf", MODEL));
        StyledText text = Robot.text(editor);
        text.replaceTextRange(MODEL.indexOf("2 ms"), 1, "4");
        assertTrue(editor.isDirty());

        new SimulationShortcut().launch(editor, ILaunchManager.RUN_MODE);
        ended();
        printed("rate(turns) = 250");
        assertFalse(editor.isDirty());
    }

    @Test
    void aLongRunEndsWhenItIsTerminated() throws Exception {
        IFile file = robot.file(robot.project("p"), "endless.perf", ENDLESS);
        ILaunchConfigurationWorkingCopy copy = type().newInstance(null, "endless");
        copy.setAttribute("dev.whence.ui.launch.model", file.getFullPath().toString());
        copy.setAttribute("dev.whence.ui.launch.events", "1_000_000_000_000");
        DebugUITools.launch(copy.doSave(), ILaunchManager.RUN_MODE);

        ILaunch launch = launch();
        Robot.until("the simulation itself to run", LaunchTest::isSimulating);
        assertFalse(launch.isTerminated());
        launch.terminate();
        Robot.until("the end", launch::isTerminated);
        printed("Terminated.");
        assertEquals(3, launch.getProcesses()[0].getExitValue());
    }

    @Test
    void theConfigurationOverridesSeedValuesAndVariants() throws Exception {
        IFile file = robot.file(robot.project("p"), "turns.perf", MODEL + "variant slow { think = 8 ms }\n");
        ILaunchConfigurationWorkingCopy copy = type().newInstance(null, "slow turns");
        copy.setAttribute("dev.whence.ui.launch.model", file.getFullPath().toString());
        copy.setAttribute("dev.whence.ui.launch.seed", "7");
        copy.setAttribute("dev.whence.ui.launch.variants", List.of("base"));
        copy.setAttribute("dev.whence.ui.launch.settings", List.of("think=10 ms"));
        DebugUITools.launch(copy.doSave(), ILaunchManager.RUN_MODE);
        ended();

        String printed = printed("Again: ");
        assertTrue(printed.startsWith("whence run " + file.getLocation() + " --variant base --set 'think=10 ms' --seed 7\n"), printed);
        assertTrue(printed.contains("rate(turns) = 100"), printed);
    }

    @Test
    void aSecondRunUsesTheSameConfiguration() throws Exception {
        IFile file = robot.file(robot.project("p"), "turns.perf", MODEL);
        for (int i = 0; i < 2; i++) {
            new SimulationShortcut().launch(new StructuredSelection(file), ILaunchManager.RUN_MODE);
            DebugPlugin.getDefault().getLaunchManager().removeLaunch(ended());
        }
        assertEquals(1, DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations(type()).length);
    }

    @Test
    void theLaunchDialogSaysWhatCanBeSet() throws Exception {
        IFile file = robot.file(robot.project("p"), "turns.perf", MODEL);
        new SimulationShortcut().launch(new StructuredSelection(file), ILaunchManager.RUN_MODE);
        ended();
        ILaunchConfiguration configuration = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations(type())[0];
        boolean[] seen = new boolean[1];
        Robot.display().asyncExec(new Runnable() {
            @Override
            public void run() {
                Shell dialog = Arrays.stream(Robot.display().getShells()).filter(s -> s.isVisible() && s.getText().equals("Edit Configuration"))
                    .findFirst().orElse(null);
                if (dialog == null) {
                    Robot.display().timerExec(50, this);
                    return;
                }
                Robot.picture("launch-dialog", dialog);
                seen[0] = true;
                dialog.close();
            }
        });
        DebugUITools.openLaunchConfigurationPropertiesDialog(Robot.page().getWorkbenchWindow().getShell(), configuration,
            "org.eclipse.debug.ui.launchGroup.run");
        assertTrue(seen[0]);
    }

    private static void untilTheConsoleIsShown() {
        Robot.until("the console in front", () -> Robot.page().findView(IConsoleConstants.ID_CONSOLE_VIEW) instanceof IViewPart view
            && Robot.page().isPartVisible(view));
    }

    private static boolean isSimulating() {
        return Thread.getAllStackTraces().values().stream().flatMap(Arrays::stream).anyMatch(f -> f.getClassName().startsWith("dev.whence.kernel."));
    }

    private static org.eclipse.debug.core.ILaunchConfigurationType type() {
        return DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(SimulationConfiguration.TYPE);
    }
}
