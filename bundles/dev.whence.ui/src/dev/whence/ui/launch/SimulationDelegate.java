package dev.whence.ui.launch;

import dev.whence.analysis.request.Request;
import dev.whence.analysis.request.RequestException;
import dev.whence.ui.WhencePlugin;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.model.LaunchConfigurationDelegate;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.FileEditorInput;

/** Starts a simulation in this process, with the console as its terminal. */
public final class SimulationDelegate extends LaunchConfigurationDelegate {

    @Override
    public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor) throws CoreException {
        try {
            SimulationConfiguration asked = SimulationConfiguration.of(configuration);
            IFile model = asked.file();
            Request request = asked.request();
            SimulationProcess process = new SimulationProcess(launch, model, request.command(model.getLocation().toOSString()));
            process.start(new Simulation(model, request, asked.limitInSeconds(), process.out(), process.err()));
        } catch (RequestException wrong) {
            throw new CoreException(Status.error(wrong.getMessage()));
        }
    }

    /** What is on the screen is what is simulated, without being asked. */
    @Override
    public boolean preLaunchCheck(ILaunchConfiguration configuration, String mode, IProgressMonitor monitor) throws CoreException {
        try {
            IFile model = SimulationConfiguration.of(configuration).file();
            PlatformUI.getWorkbench().getDisplay().syncExec(() -> save(model));
        } catch (RequestException wrong) {
            throw new CoreException(Status.error(wrong.getMessage()));
        }
        return true;
    }

    private static void save(IFile model) {
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            for (IWorkbenchPage page : window.getPages()) {
                for (IEditorPart editor : page.getDirtyEditors()) {
                    if (isOfProject(editor, model.getProject())) {
                        page.saveEditor(editor, false);
                    }
                }
            }
        }
    }

    /** A model may import others of its project. */
    private static boolean isOfProject(IEditorPart editor, IProject project) {
        return editor.getEditorInput() instanceof FileEditorInput input && input.getFile().getProject().equals(project)
            && WhencePlugin.isModel(input.getFile());
    }

    /** There is nothing to build. */
    @Override
    protected IProject[] getBuildOrder(ILaunchConfiguration configuration, String mode) {
        return null;
    }
}
