package dev.whence.ui.launch;

import dev.whence.ui.WhencePlugin;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.ui.console.FileLink;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.ui.console.IPatternMatchListenerDelegate;
import org.eclipse.ui.console.PatternMatchEvent;
import org.eclipse.ui.console.TextConsole;

/** Makes {@code file.perf:12} and {@code line 12} in the console links to the source. */
public final class SourceLinks implements IPatternMatchListenerDelegate {
    private static final Pattern PLACE = Pattern.compile("(?:(\\S.*?\\.perf):|\\bline )(\\d{1,9})");

    private TextConsole console;
    private IFile model;

    @Override
    public void connect(TextConsole connected) {
        console = connected;
        if (connected instanceof org.eclipse.debug.ui.console.IConsole output) {
            IProcess process = output.getProcess();
            String path = process == null ? null : process.getAttribute(SimulationProcess.MODEL);
            model = path == null ? null : ResourcesPlugin.getWorkspace().getRoot().getFile(IPath.fromPortableString(path));
        }
    }

    @Override
    public void disconnect() {
        console = null;
    }

    @Override
    public void matchFound(PatternMatchEvent match) {
        try {
            String text = console.getDocument().get(match.getOffset(), match.getLength());
            Matcher place = PLACE.matcher(text);
            // The same match may be reported twice.
            if (model != null && place.find() && console.getHyperlink(match.getOffset()) == null) {
                IFile file = place.group(1) == null ? model : named(place.group(1));
                if (file != null && file.exists()) {
                    int line = Integer.parseInt(place.group(2));
                    console.addHyperlink(new FileLink(file, null, -1, -1, line), match.getOffset(), match.getLength());
                }
            }
        } catch (BadLocationException gone) {
            WhencePlugin.active().getLog().info("The console was cleared before its links were found.");
        }
    }

    /** By its path, or by its name where the report has no room for more. */
    private IFile named(String name) {
        IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
        Path path = Path.of(name);
        if (!path.isAbsolute()) {
            return model.getParent().getFile(IPath.fromOSString(name));
        }
        for (IFile file : root.findFilesForLocationURI(path.toUri())) {
            return file;
        }
        return null;
    }
}
