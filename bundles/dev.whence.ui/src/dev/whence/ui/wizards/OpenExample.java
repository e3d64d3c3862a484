package dev.whence.ui.wizards;

import dev.whence.ui.wizards.Examples.Example;
import java.io.IOException;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;

/** Opens the example that the command names, in a project that is made where there is none yet. */
public final class OpenExample extends AbstractHandler {
    private final Examples examples = new Examples();

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        String name = event.getParameter("example");
        try {
            Example example = examples.all().stream().filter(each -> each.name().equals(name)).findFirst()
                .orElseThrow(() -> new ExecutionException("There is no example " + name));
            IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
            if (project.isAccessible()) {
                Creation.show(project.getFile(example.firstModel()), project);
            } else {
                Creation.project(project, null, (created, monitor) -> examples.copy(example, created, monitor),
                    PlatformUI.getWorkbench().getProgressService(), HandlerUtil.getActiveShell(event));
            }
            return null;
        } catch (IOException damaged) {
            throw new ExecutionException("The examples cannot be read", damaged);
        }
    }
}
