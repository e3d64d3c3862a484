package dev.whence.ui.results;

import dev.whence.analysis.CancelledException;
import dev.whence.analysis.Options;
import dev.whence.analysis.Progress;
import dev.whence.analysis.Results;
import dev.whence.analysis.Study;
import dev.whence.compiler.Compiler;
import dev.whence.language.Reading;
import dev.whence.program.Model;
import dev.whence.program.link.ModelException;
import dev.whence.report.Exhaustion;
import dev.whence.report.Problem;
import dev.whence.ui.WhencePlugin;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Simulates a saved model in the background and publishes what comes out: first the results, then the advice. */
final class StudyJob extends Job {
    /** Whoever saves often does not want to be followed by longer work. */
    private static final double LIMIT = 30;
    private static final int STEPS = 1000;

    private final IFile file;

    StudyJob(IFile file) {
        super("Simulating " + file.getName());
        this.file = file;
        setPriority(Job.SHORT);
    }

    @Override
    public boolean belongsTo(Object family) {
        return family == StudyJob.class || file.equals(family);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), STEPS);
        JobProgress watch = new JobProgress(monitor, STEPS, LIMIT);
        try {
            simulate(watch);
        } catch (CancelledException cancelled) {
            if (!monitor.isCanceled()) {
                failed("takes over " + (int) LIMIT + " s, which is too long on saving: run it with Run As › Simulation");
            }
        } catch (ModelException wrong) {
            failed((wrong.at().line() > 0 ? "line " + wrong.at().line() + ": " : "") + wrong.getMessage());
        } catch (OutOfMemoryError | StackOverflowError exhausted) {
            Problem problem = Exhaustion.problem(file.getName(), exhausted);
            failed(problem.message());
        } catch (RuntimeException fault) {
            WhencePlugin.log("Simulating " + file + " failed", fault);
            failed("internal error; the Error Log has the details: please report them with the model");
        }
        monitor.done();
        return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
    }

    private void simulate(Progress progress) {
        Path path = file.getLocation().toPath();
        Reading reading = WhencePlugin.active().reader().read(path);
        if (reading.hasErrors() || reading.model().isEmpty()) {
            failed("has errors; the Problems view lists them");
            return;
        }
        Model model = Compiler.compile(reading.model().get(), path.toString());
        Results results = Study.run(model, Options.USUAL, progress, first -> Outcomes.publish(new Outcome(file, model, first, List.of(), null)));
        Outcome outcome = new Outcome(file, model, results, List.of(), null);
        Outcomes.publish(outcome);
        new AdviceJob(outcome).schedule();
    }

    private void failed(String problem) {
        Outcomes.publish(new Outcome(file, null, null, List.of(), problem));
    }
}
