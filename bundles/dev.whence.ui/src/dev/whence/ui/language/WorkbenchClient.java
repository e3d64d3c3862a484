package dev.whence.ui.language;

import dev.whence.ui.WhencePlugin;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.services.LanguageClient;

/** What the server says unasked: to the Problems view, the Progress view, or the Error Log. */
final class WorkbenchClient implements LanguageClient {
    private final Problems problems;
    private final Runs runs;

    WorkbenchClient(Problems problems, Runs runs) {
        this.problems = problems;
        this.runs = runs;
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams published) {
        problems.publish(published);
    }

    @Override
    public void notifyProgress(ProgressParams progress) {
        if (progress.getValue().isLeft()) {
            runs.progress(progress.getToken(), progress.getValue().getLeft());
        }
    }

    @Override
    public void logMessage(MessageParams message) {
        log(message);
    }

    @Override
    public void showMessage(MessageParams message) {
        log(message);
    }

    private static void log(MessageParams message) {
        int severity = message.getType() == MessageType.Error ? IStatus.ERROR : message.getType() == MessageType.Warning ? IStatus.WARNING : IStatus.INFO;
        WhencePlugin.active().getLog().log(new Status(severity, WhencePlugin.ID, message.getMessage()));
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams asked) {
        return CompletableFuture.completedFuture(null); // it does not ask
    }

    @Override
    public void telemetryEvent(Object event) {
        // nobody is told
    }
}
