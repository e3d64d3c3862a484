package dev.whence.language.ide.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/**
 * The one thread that thinks about texts. What is asked is answered in order, off the caller's thread; what was asked about a text
 * that has changed since is not answered.
 */
final class Worker implements AutoCloseable {

    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "whence-language");
        thread.setDaemon(true);
        return thread;
    });
    private final AtomicLong writes = new AtomicLong();
    private final Consumer<Throwable> faults;

    /** @param faults told of what goes wrong where nobody waits for an answer */
    Worker(Consumer<Throwable> faults) {
        this.faults = faults;
    }

    /** A text has changed: what waits to be answered is out of date. */
    void written() {
        writes.incrementAndGet();
    }

    /** Asks about the texts as they are now. */
    <T> CompletableFuture<T> ask(Supplier<T> question) {
        long asked = writes.get();
        return submit(() -> {
            if (asked != writes.get()) {
                throw outdated();
            }
            return question.get();
        });
    }

    /** Does something whatever is written meanwhile. */
    <T> CompletableFuture<T> submit(Supplier<T> work) {
        CompletableFuture<T> future = new CompletableFuture<>();
        thread.execute(() -> {
            if (future.isDone()) {
                return; // cancelled by who asked
            }
            try {
                future.complete(work.get());
            } catch (RuntimeException | Error fault) {
                future.completeExceptionally(fault);
            }
        });
        return future;
    }

    /** Does something that nobody waits for. */
    void later(Runnable work) {
        this.<Void>submit(() -> {
            work.run();
            return null;
        }).exceptionally(fault -> {
            faults.accept(fault);
            return null;
        });
    }

    private static ResponseErrorException outdated() {
        return new ResponseErrorException(new ResponseError(ResponseErrorCode.ContentModified, "The text has changed since.", null));
    }

    /** For work that is waited for elsewhere. */
    Executor thread() {
        return thread;
    }

    /** What waits is no longer done. */
    @Override
    public void close() {
        thread.shutdownNow();
    }
}
