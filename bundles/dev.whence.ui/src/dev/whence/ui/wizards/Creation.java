package dev.whence.ui.wizards;

import dev.whence.ui.WhencePerspective;
import dev.whence.ui.welcome.Tour;
import java.lang.reflect.InvocationTargetException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.operation.IRunnableContext;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.actions.WorkspaceModifyOperation;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.statushandlers.StatusManager;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;

/** Makes projects and shows what was made. */
final class Creation {
    private Creation() {
    }

    /** What to put into a new project; gives the file to open, or null. */
    interface Content {
        IFile create(IProject project, IProgressMonitor monitor) throws CoreException;
    }

    /** Whether it worked; if not, the user has been told why. */
    static boolean project(IProject project, java.net.URI location, Content content, IRunnableContext context, Shell shell) {
        IFile[] first = new IFile[1];
        WorkspaceModifyOperation operation = new WorkspaceModifyOperation(ResourcesPlugin.getWorkspace().getRoot()) {
            @Override
            protected void execute(IProgressMonitor monitor) throws CoreException {
                SubMonitor progress = SubMonitor.convert(monitor, "Creating " + project.getName(), 3);
                IProjectDescription description = ResourcesPlugin.getWorkspace().newProjectDescription(project.getName());
                description.setLocationURI(location);
                project.create(description, progress.split(1));
                project.open(progress.split(1));
                first[0] = content.create(project, progress.split(1));
            }
        };
        try {
            context.run(true, true, operation);
        } catch (InvocationTargetException failure) {
            Throwable cause = failure.getCause();
            StatusManager.getManager().handle(Status.error("The project could not be created: " + cause.getMessage(), cause), StatusManager.SHOW);
            return false;
        } catch (InterruptedException cancelled) {
            return false;
        }
        show(first[0], project);
        return true;
    }

    /** Shows a project, and opens a file of it; null for none. */
    static void show(IFile file, IProject project) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        if (window == null) {
            return;
        }
        try {
            Tour.leave();
            PlatformUI.getWorkbench().showPerspective(WhencePerspective.ID, window);
            BasicNewResourceWizard.selectAndReveal(file == null ? project : file, window);
            IWorkbenchPage page = window.getActivePage();
            if (file != null && page != null) {
                IDE.openEditor(page, file);
            }
        } catch (WorkbenchException failure) {
            StatusManager.getManager().handle(failure.getStatus(), StatusManager.SHOW);
        }
    }
}
