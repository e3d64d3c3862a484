package dev.whence.ui.results;

import dev.whence.analysis.Progress;
import org.eclipse.core.runtime.IProgressMonitor;

/** Says in the Progress view how far a simulation is, and stops it when asked to or when it takes too long. */
public final class JobProgress implements Progress {
    private final IProgressMonitor monitor;
    private final int steps;
    private final double limit;
    private final long start = System.nanoTime();
    private int worked;

    /**
     * @param steps of the monitor's task
     * @param limit in seconds
     */
    public JobProgress(IProgressMonitor monitor, int steps, double limit) {
        this.monitor = monitor;
        this.steps = steps;
        this.limit = limit;
    }

    @Override
    public synchronized void step(String what, double share) {
        monitor.subTask(what);
        int done = (int) (steps * Math.min(1, share));
        monitor.worked(Math.max(0, done - worked));
        worked = Math.max(worked, done);
    }

    @Override
    public boolean isCancelled() {
        return monitor.isCanceled() || (System.nanoTime() - start) * 1e-9 > limit;
    }
}
