package dev.whence.language.ide.results;

import dev.whence.analysis.Advice;
import dev.whence.analysis.Adviser;
import dev.whence.analysis.CancelledException;
import dev.whence.analysis.Options;
import dev.whence.analysis.Progress;
import dev.whence.analysis.Results;
import dev.whence.analysis.Study;
import dev.whence.language.ide.document.Snapshot;
import dev.whence.program.Model;
import dev.whence.program.link.ModelException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/**
 * Runs files in the background, one after the other, and keeps what came out last: first the verdicts and figures, then the answers, then,
 * when nothing else is to be run, which levers would help. A newer run of a file abandons the older.
 */
public final class Runs implements AutoCloseable {

    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "whence-run");
        thread.setDaemon(true);
        return thread;
    });
    private final Executor texts;
    private final Map<Path, Running> running = new ConcurrentHashMap<>();
    private final Map<Path, Running> advising = new ConcurrentHashMap<>();
    private final Map<Path, LastRun> last = new ConcurrentHashMap<>();
    private final List<Consumer<Path>> listeners = new CopyOnWriteArrayList<>();

    /** @param texts the thread that may look at snapshots */
    public Runs(Executor texts) {
        this.texts = texts;
    }

    /** A run that has not ended. */
    private static final class Running implements Progress {
        private final Progress told;
        private volatile boolean cancelled;

        Running(Progress told) {
            this.told = told;
        }

        @Override
        public void step(String what, double share) {
            told.step(what, share);
        }

        @Override
        public boolean isCancelled() {
            return cancelled || told.isCancelled();
        }
    }

    /** Told, on some thread, that there is something new about a file. */
    public void addListener(Consumer<Path> listener) {
        listeners.add(listener);
    }

    public void removeListener(Consumer<Path> listener) {
        listeners.remove(listener);
    }

    /**
     * Runs a file as it was read.
     *
     * @param progress told how far it is, and asked whether to go on
     * @return completes with what came out, or exceptionally with a {@link CancelledException}
     */
    public CompletableFuture<LastRun> start(Snapshot snapshot, Model model, Progress progress) {
        Running run = new Running(progress);
        Running before = running.put(snapshot.file(), run);
        if (before != null) {
            before.cancelled = true;
        }
        stopAdvising(snapshot.file());
        return CompletableFuture.supplyAsync(() -> study(snapshot, model, run), thread)
                .thenApplyAsync(results -> of(snapshot, results), texts)
                .exceptionallyAsync(failure -> failed(snapshot, failure), texts)
                .whenComplete((ended, failure) -> end(snapshot.file(), run, ended));
    }

    private static LastRun of(Snapshot snapshot, Results results) {
        return new LastRun(snapshot, Optional.of(results), Optional.empty(), Annotations.of(snapshot, results), List.of());
    }

    private Results study(Snapshot snapshot, Model model, Running run) {
        if (run.isCancelled()) {
            throw new CancelledException();
        }
        return Study.run(model, Options.USUAL, run, first -> texts.execute(() -> {
            if (running.get(snapshot.file()) == run) {
                keep(of(snapshot, first).awaiting(last.get(snapshot.file())));
            }
        }));
    }

    private void keep(LastRun known) {
        last.put(known.snapshot().file(), known);
        listeners.forEach(listener -> listener.accept(known.snapshot().file()));
    }

    private void advise(LastRun ended) {
        Path file = ended.snapshot().file();
        if (ended.results().isEmpty() || ended.snapshot().compiled().isEmpty()) {
            return;
        }
        Model model = ended.snapshot().compiled().get();
        Running run = new Running(Progress.NONE);
        advising.put(file, run);
        CompletableFuture.supplyAsync(() -> {
            List<Advice> none = List.of();
            try {
                return run.isCancelled() ? none : Adviser.advise(model, Options.USUAL, run);
            } catch (CancelledException | ModelException abandoned) {
                return none;
            }
        }, thread).thenAcceptAsync(found -> {
            if (advising.remove(file, run) && last.get(file) == ended && !found.isEmpty()) {
                keep(ended.with(found));
            }
        }, texts);
    }

    private void stopAdvising(Path file) {
        Running run = advising.remove(file);
        if (run != null) {
            run.cancelled = true;
        }
    }

    /** Whether it is still being worked out which levers would help. */
    public boolean isAdvising(Path file) {
        return advising.containsKey(file);
    }

    private static LastRun failed(Snapshot snapshot, Throwable failure) {
        Throwable cause = failure.getCause() == null ? failure : failure.getCause();
        return switch (cause) {
            case ModelException wrong -> new LastRun(snapshot, Optional.empty(), Optional.of(snapshot.issue(wrong)), List.of(), List.of());
            case OutOfMemoryError full -> new LastRun(snapshot, Optional.empty(), Optional.of(snapshot.issue(new ModelException(
                    "needs more memory than there is; fewer instances or fewer points of a sweep need less", dev.whence.program.At.NOWHERE))), List.of(), List.of());
            case RuntimeException other -> throw other;
            case Error other -> throw other;
            default -> throw new IllegalStateException(cause);
        };
    }

    private void end(Path file, Running run, LastRun ended) {
        boolean newest = running.remove(file, run);
        if (ended != null && newest) {
            keep(ended);
            advise(ended);
        }
    }

    /** Abandons the run of a file, if there is one. */
    public boolean cancel(Path file) {
        stopAdvising(file);
        Running run = running.remove(file);
        if (run != null) {
            run.cancelled = true;
        }
        return run != null;
    }

    public boolean isRunning(Path file) {
        return running.containsKey(file);
    }

    /** What came of the last run of a file that was not abandoned. */
    public Optional<LastRun> last(Path file) {
        return Optional.ofNullable(last.get(file));
    }

    /** Nothing is kept of a file. */
    public void forget(Path file) {
        cancel(file);
        last.remove(file);
    }

    @Override
    public void close() {
        running.values().forEach(run -> run.cancelled = true);
        advising.values().forEach(run -> run.cancelled = true);
        thread.shutdownNow();
    }
}
