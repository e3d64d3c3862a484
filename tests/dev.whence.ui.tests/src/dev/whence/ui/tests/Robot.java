package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Does what a user does, and waits as a user waits: until something is so. Each test begins with an empty workspace, and fails if an error
 * was logged in its time, whatever else it finds.
 */
final class Robot implements BeforeEachCallback, AfterEachCallback {
    private static final int PATIENCE = 90_000;
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;

    private final List<String> errors = new CopyOnWriteArrayList<>();
    private final ILogListener listener = (status, plugin) -> {
        if (status.getSeverity() == IStatus.ERROR) {
            errors.add(status.toString() + (status.getException() == null ? "" : " " + status.getException()));
        }
    };

    @Override
    public void beforeEach(ExtensionContext context) throws Exception {
        Platform.addLogListener(listener);
        page().getWorkbenchWindow().getShell().setBounds(0, 0, WIDTH, HEIGHT);
        if (PlatformUI.getWorkbench().getIntroManager().getIntro() != null) {
            PlatformUI.getWorkbench().getIntroManager().closeIntro(PlatformUI.getWorkbench().getIntroManager().getIntro());
        }
        PlatformUI.getWorkbench().showPerspective("dev.whence.ui.perspective", page().getWorkbenchWindow());
        page().resetPerspective();
    }

    @Override
    public void afterEach(ExtensionContext context) throws Exception {
        for (ILaunch launch : DebugPlugin.getDefault().getLaunchManager().getLaunches()) {
            if (launch.getProcesses().length > 0) {
                launch.terminate();
                until("the launch to end", launch::isTerminated);
            }
            DebugPlugin.getDefault().getLaunchManager().removeLaunch(launch);
        }
        page().closeAllEditors(false);
        for (ILaunchConfiguration configuration : DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations()) {
            configuration.delete();
        }
        for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            project.delete(true, true, null);
        }
        pump();
        Platform.removeLogListener(listener);
        if (!errors.isEmpty()) {
            fail("errors were logged: " + errors);
        }
    }

    static IWorkbenchPage page() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        return (window == null ? PlatformUI.getWorkbench().getWorkbenchWindows()[0] : window).getActivePage();
    }

    static Display display() {
        return PlatformUI.getWorkbench().getDisplay();
    }

    /** Lets the workbench do what it has to do already. */
    static void pump() {
        while (display().readAndDispatch()) {
            continue;
        }
    }

    /** Lets the workbench work until something is so. */
    static void until(String what, BooleanSupplier condition) {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if ((System.nanoTime() - start) / 1_000_000 > PATIENCE) {
                picture("waited-in-vain");
                fail("waited in vain for " + what);
            }
            display().timerExec(20, () -> { }); // so that sleep ends, whether or not anything happens
            if (!display().readAndDispatch()) {
                display().sleep();
            }
        }
        pump();
    }

    IProject project(String name) throws CoreException {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
        project.create(null);
        project.open(null);
        return project;
    }

    IFile file(IProject project, String name, String text) throws CoreException {
        return file(project, name, text.getBytes(StandardCharsets.UTF_8));
    }

    IFile file(IProject project, String name, byte[] content) throws CoreException {
        IFile file = project.getFile(name);
        file.create(content, true, false, null);
        return file;
    }

    /** A founding report in a project of its own. */
    IFile example(String name) throws Exception {
        IProject project = project(name);
        IFile model = null;
        try (Stream<Path> files = Files.list(examples().resolve(name))) {
            for (Path file : files.toList()) {
                IFile copy = file(project, file.getFileName().toString(), Files.readAllBytes(file));
                model = "perf".equals(copy.getFileExtension()) ? copy : model;
            }
        }
        return model;
    }

    private static Path examples() throws IOException {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.isDirectory(folder.resolve("examples/founding"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new IOException("no examples above " + Path.of("").toAbsolutePath());
        }
        return folder.resolve("examples/founding");
    }

    ITextEditor open(IFile file) throws CoreException {
        ITextEditor editor = (ITextEditor) IDE.openEditor(page(), file, true);
        pump();
        return editor;
    }

    static StyledText text(ITextEditor editor) {
        return (StyledText) editor.getAdapter(Control.class);
    }

    /** Presses the keys of a text one after the other. */
    static void type(StyledText widget, String text) {
        widget.setFocus();
        for (char c : text.toCharArray()) {
            press(widget, 0, c == '\n' ? SWT.CR : c);
        }
    }

    /** @param modifiers such as SWT.MOD1 */
    static void press(StyledText widget, int modifiers, int key) {
        Event down = new Event();
        down.stateMask = modifiers;
        down.keyCode = Character.toLowerCase(key);
        down.character = (char) ((modifiers & SWT.MOD1) == 0 ? key : key & 0x1f);
        widget.notifyListeners(SWT.KeyDown, down);
        widget.notifyListeners(SWT.KeyUp, down);
        pump();
    }

    /** A picture of all that is on the display, for a person to look at. */
    static void picture(String name) {
        Shell shell = page().getWorkbenchWindow().getShell();
        picture(name, shell);
    }

    static void picture(String name, Shell shell) {
        boolean[] painted = new boolean[1];
        shell.addPaintListener(paint -> painted[0] = true);
        shell.redraw();
        until("the window to be painted", () -> painted[0]);
        Rectangle area = shell.getBounds();
        Image image = new Image(display(), area.width, area.height);
        GC gc = new GC(display());
        gc.copyArea(image, area.x, area.y);
        gc.dispose();
        ImageLoader loader = new ImageLoader();
        loader.data = new org.eclipse.swt.graphics.ImageData[] {image.getImageData()};
        image.dispose();
        try {
            Path folder = Files.createDirectories(Path.of(System.getProperty("whence.screenshots", "target/screenshots")));
            loader.save(folder.resolve(name + ".png").toString(), SWT.IMAGE_PNG);
        } catch (IOException unwritable) {
            throw new java.io.UncheckedIOException(unwritable);
        }
    }

    /** The shell with this title, once it is there. */
    static Shell shell(String title) {
        Shell[] found = new Shell[1];
        until("a window " + title, () -> {
            for (Shell shell : display().getShells()) {
                if (shell.isVisible() && shell.getText().equals(title)) {
                    found[0] = shell;
                }
            }
            return found[0] != null;
        });
        return found[0];
    }

    /** All the controls of a type below another. */
    static <T extends Control> List<T> all(Class<T> type, Control top) {
        List<T> found = new java.util.ArrayList<>();
        if (type.isInstance(top)) {
            found.add(type.cast(top));
        }
        if (top instanceof org.eclipse.swt.widgets.Composite composite) {
            for (Control child : composite.getChildren()) {
                found.addAll(all(type, child));
            }
        }
        return found;
    }
}
