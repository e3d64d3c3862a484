package dev.whence.ui.results;

import dev.whence.ui.WhencePlugin;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IStartup;

/** Simulates a model when it is saved, or created; whatever still runs for it is abandoned. */
public final class RunOnSave implements IStartup, IResourceChangeListener {

    @Override
    public void earlyStartup() {
        ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
    }

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        try {
            event.getDelta().accept(delta -> {
                boolean content = delta.getKind() == IResourceDelta.ADDED
                    || delta.getKind() == IResourceDelta.CHANGED && (delta.getFlags() & IResourceDelta.CONTENT) != 0;
                if (delta.getKind() == IResourceDelta.REMOVED && delta.getResource() instanceof IFile file) {
                    Job.getJobManager().cancel(file);
                }
                if (content && delta.getResource() instanceof IFile file && WhencePlugin.isModel(file)) {
                    simulate(file);
                }
                return true;
            });
        } catch (CoreException gone) {
            WhencePlugin.log("A change of the workspace could not be followed", gone);
        }
    }

    /** In the background; {@link Outcomes} tells what comes out. */
    public static void simulate(IFile file) {
        Job.getJobManager().cancel(file);
        new StudyJob(file).schedule();
    }
}
