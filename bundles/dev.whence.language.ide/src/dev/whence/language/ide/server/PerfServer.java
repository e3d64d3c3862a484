package dev.whence.language.ide.server;

import com.google.inject.Injector;
import dev.whence.language.PerfStandaloneSetup;
import dev.whence.language.ide.document.Documents;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/**
 * The language server. In the same process: make one, {@link #connect} a client, call {@link #initialize}; each method may be called
 * from any thread and returns at once. Over streams: {@link #serve}.
 */
public final class PerfServer implements LanguageServer, LanguageClientAware {

    private final Documents documents;
    private final Worker worker = new Worker(this::fault);
    private final CountDownLatch exited = new CountDownLatch(1);
    private volatile LanguageClient client;
    private volatile boolean shutDown;
    private final TextRequests texts;
    private final WorkspaceRequests workspace;

    /** Sets the language up for use outside Eclipse. */
    public PerfServer() {
        this(new PerfStandaloneSetup().createInjectorAndDoEMFRegistration());
    }

    /** Uses a language that is set up already. */
    public PerfServer(Injector language) {
        documents = new Documents(language);
        texts = new TextRequests(documents, worker, new Diagnostics(documents, () -> client));
        workspace = new WorkspaceRequests(documents, worker, texts);
    }

    /**
     * Serves one client until it says exit or its stream ends.
     *
     * @return whether it has said goodbye as the protocol demands
     */
    public static boolean serve(InputStream in, OutputStream out) throws InterruptedException {
        PerfServer server = new PerfServer();
        Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, in, out);
        server.connect(launcher.getRemoteProxy());
        Future<Void> listening = launcher.startListening();
        Thread.ofVirtual().start(() -> {
            try {
                listening.get();
            } catch (InterruptedException | ExecutionException | CancellationException gone) {
                // the stream has ended one way or the other
            }
            server.exit();
        });
        server.exited.await();
        listening.cancel(true);
        return server.shutDown;
    }

    @Override
    public void connect(LanguageClient newClient) {
        client = newClient;
    }

    private void fault(Throwable fault) {
        client.logMessage(new MessageParams(MessageType.Error, "This is a fault of whence: " + fault));
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams parameters) {
        if (parameters.getWorkspaceFolders() != null) {
            parameters.getWorkspaceFolders().forEach(folder -> documents.addFolder(folder.getUri()));
        }
        return CompletableFuture.completedFuture(new InitializeResult(Capabilities.ofServer(), new ServerInfo("whence")));
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        shutDown = true;
        return worker.submit(() -> null);
    }

    @Override
    public void exit() {
        worker.close();
        exited.countDown();
    }

    @Override
    public TextDocumentService getTextDocumentService() {
        return texts;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return workspace;
    }

    @Override
    public void cancelProgress(WorkDoneProgressCancelParams parameters) {
    }

    @Override
    public void setTrace(SetTraceParams parameters) {
        // there is nothing to be traced
    }
}
