package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.swt.widgets.Control;

/** What becomes of the server's answers. An answer that fails since the text has changed meanwhile is none. */
final class Answers {
    private Answers() {
    }

    /** Waits for an answer, not for ever. Not for the thread of the user interface. */
    static <T> Optional<T> now(CompletableFuture<T> answer, int seconds) {
        try {
            return Optional.ofNullable(answer.get(seconds, TimeUnit.SECONDS));
        } catch (InterruptedException | TimeoutException late) {
            answer.cancel(false);
            return Optional.empty();
        } catch (ExecutionException failed) {
            report(failed.getCause());
            return Optional.empty();
        }
    }

    /** Takes an answer to the thread of the user interface, unless the control is gone by then. */
    static <T> void later(CompletableFuture<T> answer, Control control, Consumer<T> what) {
        answer.whenComplete((given, failure) -> {
            if (failure != null) {
                report(failure.getCause() == null ? failure : failure.getCause());
            } else if (given != null && !control.isDisposed()) {
                control.getDisplay().asyncExec(() -> {
                    if (!control.isDisposed()) {
                        what.accept(given);
                    }
                });
            }
        });
    }

    private static void report(Throwable failure) {
        if (!(failure instanceof ResponseErrorException) && !(failure instanceof java.util.concurrent.CancellationException)) {
            WhencePlugin.log("The language server failed", failure);
        }
    }
}
