package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import dev.whence.ui.results.Outcome;
import dev.whence.ui.results.Outcomes;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** A simulation by the server, as the Progress view shows it. */
final class RunJob extends Job {
    /** Whoever saves often does not want to be followed by longer work. */
    private static final int LIMIT = 30;
    private static final int STEPS = 100;

    private final String token = UUID.randomUUID().toString();
    private final LanguageService language;
    private final OpenModel model;
    private final Consumer<String> atEnd;
    private IProgressMonitor monitor;
    private int worked;
    private volatile boolean tooLong;

    /** @param atEnd told the token */
    RunJob(LanguageService language, OpenModel model, Consumer<String> atEnd) {
        super("Simulating " + model.file().getName());
        this.language = language;
        this.model = model;
        this.atEnd = atEnd;
        setPriority(Job.SHORT);
    }

    String token() {
        return token;
    }

    @Override
    public boolean belongsTo(Object family) {
        return family == RunJob.class || model.file().equals(family);
    }

    @Override
    protected IStatus run(IProgressMonitor given) {
        monitor = given;
        monitor.beginTask(getName(), STEPS);
        Outcome before = Outcomes.of(model.file());
        ExecuteCommandParams run = new ExecuteCommandParams("whence.run", List.of(model.uri()));
        run.setWorkDoneToken(token);
        CompletableFuture<Object> answer = language.ask(server -> server.getWorkspaceService().executeCommand(run));
        CompletableFuture.delayedExecutor(LIMIT, TimeUnit.SECONDS).execute(() -> {
            tooLong = !answer.isDone();
            if (tooLong) {
                canceling();
            }
        });
        answer.whenComplete((missed, failure) -> ended(before, failure));
        return ASYNC_FINISH;
    }

    synchronized void progress(String what, Integer percentage) {
        if (monitor != null && percentage != null) {
            monitor.subTask(what);
            monitor.worked(Math.max(0, percentage - worked));
            worked = Math.max(worked, percentage);
        }
    }

    @Override
    protected void canceling() {
        language.tell(server -> server.cancelProgress(new WorkDoneProgressCancelParams(Either.forLeft(token))));
    }

    private void ended(Outcome before, Throwable failure) {
        Throwable cause = failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        boolean abandoned = false;
        if (cause instanceof ResponseErrorException refused) {
            abandoned = refused.getResponseError().getCode() == ResponseErrorCode.RequestCancelled.getValue();
            if (tooLong) {
                givenUp(before, "takes over " + LIMIT + " s, which is too long on saving: run it with Run As › Simulation");
            } else if (!abandoned && Outcomes.of(model.file()) == before) {
                failed("has errors; the Problems view lists them"); // else the run has said why
            }
        } else if (cause != null) {
            WhencePlugin.log("Simulating " + model.file() + " failed", cause);
            failed("internal error; the Error Log has the details: please report them with the model");
        }
        atEnd.accept(token);
        monitor.done();
        done(abandoned && !tooLong ? Status.CANCEL_STATUS : Status.OK_STATUS);
    }

    /** The verdicts and figures that have come already stand. */
    private void givenUp(Outcome before, String problem) {
        Outcome now = Outcomes.of(model.file());
        if (now != before && now.hasResults()) {
            Outcomes.publish(new Outcome(model.file(), now.model(), now.results(), now.advice(), problem));
        } else {
            failed(problem);
        }
    }

    private void failed(String problem) {
        Outcomes.publish(new Outcome(model.file(), null, null, List.of(), problem));
    }
}
