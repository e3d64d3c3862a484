package dev.whence.ui.launch;

import dev.whence.ui.WhencePlugin;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.ILaunchShortcut2;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.statushandlers.StatusManager;

/** Run As › Simulation: with the configuration that there is for the model, or a new one. */
public final class SimulationShortcut implements ILaunchShortcut2 {

    @Override
    public void launch(ISelection selection, String mode) {
        launch(model(selection), mode);
    }

    @Override
    public void launch(IEditorPart editor, String mode) {
        launch(model(editor), mode);
    }

    private static void launch(IFile model, String mode) {
        if (model == null) {
            return;
        }
        try {
            ILaunchConfiguration[] existing = configurations(model);
            DebugUITools.launch(existing.length > 0 ? existing[0] : create(model), mode);
        } catch (CoreException failure) {
            StatusManager.getManager().handle(failure.getStatus(), StatusManager.SHOW | StatusManager.LOG);
        }
    }

    private static ILaunchConfiguration create(IFile model) throws CoreException {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        String name = manager.generateLaunchConfigurationName(model.getFullPath().removeFileExtension().lastSegment());
        ILaunchConfigurationWorkingCopy copy = SimulationConfiguration.type().newInstance(null, name);
        SimulationConfiguration.usual(model).store(copy);
        return copy.doSave();
    }

    private static ILaunchConfiguration[] configurations(IFile model) throws CoreException {
        ILaunchConfiguration[] all = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations(SimulationConfiguration.type());
        java.util.List<ILaunchConfiguration> found = new java.util.ArrayList<>();
        for (ILaunchConfiguration each : all) {
            if (SimulationConfiguration.of(each).model().equals(model.getFullPath().toString())) {
                found.add(each);
            }
        }
        return found.toArray(ILaunchConfiguration[]::new);
    }

    private static IFile model(ISelection selection) {
        Object first = selection instanceof IStructuredSelection structured ? structured.getFirstElement() : null;
        IFile file = first == null ? null : Adapters.adapt(first, IFile.class);
        return file != null && WhencePlugin.isModel(file) ? file : null;
    }

    private static IFile model(IEditorPart editor) {
        IFile file = Adapters.adapt(editor.getEditorInput(), IFile.class);
        return file != null && WhencePlugin.isModel(file) ? file : null;
    }

    private static ILaunchConfiguration[] existing(IFile model) {
        try {
            return model == null ? null : configurations(model);
        } catch (CoreException unreadable) {
            WhencePlugin.log("The launch configurations could not be read", unreadable);
            return null;
        }
    }

    @Override
    public ILaunchConfiguration[] getLaunchConfigurations(ISelection selection) {
        return existing(model(selection));
    }

    @Override
    public ILaunchConfiguration[] getLaunchConfigurations(IEditorPart editor) {
        return existing(model(editor));
    }

    @Override
    public IResource getLaunchableResource(ISelection selection) {
        return model(selection);
    }

    @Override
    public IResource getLaunchableResource(IEditorPart editor) {
        return model(editor);
    }
}
