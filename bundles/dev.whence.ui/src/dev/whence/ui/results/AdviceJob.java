package dev.whence.ui.results;

import dev.whence.analysis.Advice;
import dev.whence.analysis.Adviser;
import dev.whence.analysis.CancelledException;
import dev.whence.analysis.Options;
import dev.whence.program.link.ModelException;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Works out, when nothing more urgent is to be done, which lever would make a simulated model faster. */
final class AdviceJob extends Job {
    private static final double LIMIT = 120;
    private static final int STEPS = 1000;

    private final Outcome outcome;

    AdviceJob(Outcome outcome) {
        super("Looking for what would help in " + outcome.file().getName());
        this.outcome = outcome;
        setPriority(Job.DECORATE);
    }

    @Override
    public boolean belongsTo(Object family) {
        return family == StudyJob.class || outcome.file().equals(family);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), STEPS);
        try {
            List<Advice> advice = Adviser.advise(outcome.model(), Options.USUAL, new JobProgress(monitor, STEPS, LIMIT));
            if (Outcomes.of(outcome.file()) == outcome) {
                Outcomes.publish(outcome.with(advice));
            }
            return Status.OK_STATUS;
        } catch (CancelledException | ModelException none) {
            return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS; // the results stand without advice
        } finally {
            monitor.done();
        }
    }
}
