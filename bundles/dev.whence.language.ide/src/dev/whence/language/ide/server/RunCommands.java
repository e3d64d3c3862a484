package dev.whence.language.ide.server;

import com.google.gson.JsonPrimitive;
import dev.whence.analysis.CancelledException;
import dev.whence.analysis.Progress;
import dev.whence.language.ide.document.Documents;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.language.ide.results.LastRun;
import dev.whence.language.ide.results.Runs;
import dev.whence.program.Model;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;

/** {@code whence.run} and {@code whence.cancel}, and the run on save: with progress in the editor. */
final class RunCommands {

    static final String RUN = "whence.run";
    static final String CANCEL = "whence.cancel";

    /** What takes longer is not run without being asked. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(10);
    private static final double STEP = 0.01;

    private final Documents documents;
    private final Worker worker;
    private final Runs runs;
    private final Supplier<LanguageClient> client;
    private final Map<Either<String, Integer>, Told> shown = new ConcurrentHashMap<>();
    private final Set<Path> tooLong = new HashSet<>();
    private volatile boolean showsProgress;

    RunCommands(Documents documents, Worker worker, Runs runs, Supplier<LanguageClient> client) {
        this.documents = documents;
        this.worker = worker;
        this.runs = runs;
        this.client = client;
    }

    /** Whether the editor shows progress that it has not asked for. */
    void setShowsProgress(boolean shows) {
        showsProgress = shows;
    }

    CompletableFuture<Object> execute(ExecuteCommandParams command) {
        String uri = uri(command.getArguments());
        return switch (command.getCommand()) {
            case RUN -> run(uri, command.getWorkDoneToken());
            case CANCEL -> CompletableFuture.completedFuture(runs.cancel(Documents.path(uri)));
            default -> throw refused("There is no command " + command.getCommand() + ".");
        };
    }

    /** Over the wire arguments are JSON; in the same process they may be plain. */
    private static String uri(List<Object> arguments) {
        if (arguments == null || arguments.isEmpty()) {
            throw refused("The command needs the file that it is about.");
        }
        return arguments.get(0) instanceof JsonPrimitive json ? json.getAsString() : String.valueOf(arguments.get(0));
    }

    static ResponseErrorException refused(String message) {
        return new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed, message, null));
    }

    /** Answers with the number of expectations that are not met; fails with the reason if the model cannot be run. */
    private CompletableFuture<Object> run(String uri, Either<String, Integer> token) {
        return worker.submit(() -> documents.snapshot(uri)).thenComposeAsync(snapshot -> {
            Model model = snapshot.compiled().orElseThrow(() -> refused(snapshot.file().getFileName() + " has errors: mend them first."));
            return start(snapshot, model, token, Long.MAX_VALUE);
        }, worker.thread()).thenApply(ended -> {
            ended.failure().ifPresent(issue -> {
                throw refused("Line " + issue.line() + ": " + issue.message());
            });
            return (Object) ended.annotations().stream().filter(each -> each.mark() == dev.whence.language.ide.results.Annotation.Mark.MISSED).count();
        }).exceptionally(failure -> {
            Throwable cause = failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
            if (cause instanceof CancelledException) {
                throw new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestCancelled, "The run was abandoned.", null));
            }
            throw cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
        });
    }

    /** Runs what was saved, if it can be run and does not take long. */
    void saved(String uri) {
        worker.later(() -> {
            Snapshot snapshot = documents.snapshot(uri);
            if (snapshot.compiled().isEmpty() || tooLong.contains(snapshot.file())) {
                return;
            }
            long start = System.nanoTime();
            start(snapshot, snapshot.compiled().get(), null, PATIENCE).exceptionally(failure -> {
                if (System.nanoTime() - start > PATIENCE) {
                    worker.later(() -> tooLong.add(snapshot.file()));
                    client.get().showMessage(new MessageParams(MessageType.Info, snapshot.file().getFileName()
                            + " takes more than 10 s to run; from now on it runs only when asked to."));
                }
                return null;
            });
        });
    }

    private CompletableFuture<LastRun> start(Snapshot snapshot, Model model, Either<String, Integer> given, long patience) {
        Either<String, Integer> token = given == null && showsProgress ? Either.forLeft("whence-" + UUID.randomUUID()) : given;
        if (token == null) {
            return runs.start(snapshot, model, new Limited(Progress.NONE, patience));
        }
        Told told = new Told(token);
        shown.put(token, told);
        if (given == null) {
            client.get().createProgress(new WorkDoneProgressCreateParams(token));
        }
        WorkDoneProgressBegin begin = new WorkDoneProgressBegin();
        begin.setTitle("Running " + snapshot.file().getFileName());
        begin.setCancellable(true);
        begin.setPercentage(0);
        tell(token, begin);
        return runs.start(snapshot, model, new Limited(told, patience)).whenComplete((ended, failure) -> {
            shown.remove(token);
            tell(token, new WorkDoneProgressEnd());
        });
    }

    private void tell(Either<String, Integer> token, WorkDoneProgressNotification what) {
        client.get().notifyProgress(new ProgressParams(token, Either.forLeft(what)));
    }

    /** The editor's button, which may be pressed before the run has begun. */
    void cancelProgress(Either<String, Integer> token) {
        Told told = shown.get(token);
        if (told != null) {
            told.cancelled = true;
        }
    }

    /** Tells the editor of each hundredth. */
    private final class Told implements Progress {
        private final Either<String, Integer> token;
        private volatile boolean cancelled;
        private double before;

        Told(Either<String, Integer> token) {
            this.token = token;
        }

        @Override
        public synchronized void step(String what, double share) {
            if (share >= before + STEP) {
                before = share;
                WorkDoneProgressReport report = new WorkDoneProgressReport();
                report.setMessage(what);
                report.setPercentage((int) (100 * Math.min(1, share)));
                tell(token, report);
            }
        }

        @Override
        public boolean isCancelled() {
            return cancelled;
        }
    }

    /** Goes on only for a time. */
    private static final class Limited implements Progress {
        private final Progress told;
        private final long patience;
        private final long start = System.nanoTime();

        Limited(Progress told, long patience) {
            this.told = told;
            this.patience = patience;
        }

        @Override
        public void step(String what, double share) {
            told.step(what, share);
        }

        @Override
        public boolean isCancelled() {
            return told.isCancelled() || System.nanoTime() - start > patience;
        }
    }
}
