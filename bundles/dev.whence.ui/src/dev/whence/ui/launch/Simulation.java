package dev.whence.ui.launch;

import dev.whence.analysis.CancelledException;
import dev.whence.analysis.Progress;
import dev.whence.analysis.Results;
import dev.whence.analysis.Study;
import dev.whence.analysis.request.Request;
import dev.whence.analysis.request.RequestException;
import dev.whence.compiler.Compiler;
import dev.whence.language.Issue;
import dev.whence.language.Reading;
import dev.whence.language.Severity;
import dev.whence.program.Model;
import dev.whence.program.link.ModelException;
import dev.whence.report.Exhaustion;
import dev.whence.report.Problem;
import dev.whence.report.ProblemText;
import dev.whence.report.TextReport;
import dev.whence.report.TextStyle;
import dev.whence.ui.WhencePlugin;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Reads, compiles and simulates a model in the background, and prints what comes out, just as the command does. */
final class Simulation extends Job {
    /** What the command exits with; see its help. */
    static final int OK = 0;
    static final int ERRORS = 2;
    static final int UNDECIDED = 3;
    static final int USAGE = 4;
    static final int INTERNAL = 5;

    private static final int STEPS = 1000;

    private final String file;
    private final Request request;
    private final double limit;
    private final Consumer<String> out;
    private final Consumer<String> err;
    /** It may be cancelled before it begins. */
    private int exitCode = UNDECIDED;

    /** @param limit in seconds, after which it is given up */
    Simulation(IFile model, Request request, double limit, Consumer<String> out, Consumer<String> err) {
        super("Simulating " + model.getName());
        file = model.getLocation().toOSString();
        this.request = request;
        this.limit = limit;
        this.out = out;
        this.err = err;
        setUser(false);
    }

    int exitCode() {
        return exitCode;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), STEPS);
        Watch watch = new Watch(monitor);
        try {
            exitCode = simulate(watch);
        } catch (ModelException wrong) {
            exitCode = failed(Problem.of(wrong, file), ERRORS);
        } catch (CancelledException cancelled) {
            exitCode = monitor.isCanceled() ? UNDECIDED
                : failed(Problem.of(file, "time_limit", "given up after its time limit; the launch configuration sets it"), UNDECIDED);
        } catch (RequestException wrong) {
            exitCode = failed(Problem.of(file, "", wrong.getMessage()), USAGE);
        } catch (OutOfMemoryError | StackOverflowError exhausted) {
            exitCode = failed(Exhaustion.problem(file, exhausted), ERRORS);
        } catch (RuntimeException fault) {
            WhencePlugin.log("Simulating " + file + " failed", fault);
            exitCode = failed(Problem.of(file, "", "internal error; the Error Log has the details: please report them with the model"), INTERNAL);
        }
        monitor.done();
        return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
    }

    private int simulate(Progress progress) {
        Reading reading = WhencePlugin.active().reader().read(Path.of(file));
        reading.issues().stream().filter(issue -> issue.severity() != Severity.INFO).map(Issue::toString).forEach(issue -> err.accept(issue + "\n"));
        if (reading.hasErrors() || reading.model().isEmpty()) {
            return ERRORS;
        }
        Model model = Compiler.compile(reading.model().get(), file);
        Results results = Study.run(model, request.options(model), progress);
        out.accept(new TextReport(TextStyle.PLAIN).full(results, request.command(file)));
        return OK;
    }

    private int failed(Problem problem, int code) {
        err.accept(new ProblemText(TextStyle.PLAIN).of(problem));
        return code;
    }

    /** Says in the Progress view how far it is, and stops when asked to or when it takes too long. */
    private final class Watch implements Progress {
        private final IProgressMonitor monitor;
        private final long start = System.nanoTime();
        private int worked;

        Watch(IProgressMonitor monitor) {
            this.monitor = monitor;
        }

        @Override
        public synchronized void step(String what, double share) {
            monitor.subTask(what);
            int done = (int) (STEPS * Math.min(1, share));
            monitor.worked(Math.max(0, done - worked));
            worked = Math.max(worked, done);
        }

        @Override
        public boolean isCancelled() {
            return monitor.isCanceled() || (System.nanoTime() - start) * 1e-9 > limit;
        }
    }
}
