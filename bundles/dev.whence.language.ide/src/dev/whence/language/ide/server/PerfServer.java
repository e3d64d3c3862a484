package dev.whence.language.ide.server;

import com.google.gson.JsonObject;
import com.google.inject.Injector;
import dev.whence.language.PerfStandaloneSetup;
import dev.whence.language.formatting.Formatter;
import dev.whence.language.ide.completion.Completion;
import dev.whence.language.ide.document.Documents;
import dev.whence.language.ide.layout.LayoutEdits;
import dev.whence.language.ide.results.Annotation;
import dev.whence.language.ide.results.Runs;
import dev.whence.language.parser.RobustParser;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.ClientCapabilities;
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
import org.eclipse.xtext.parser.IParser;

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
    private volatile boolean refreshesHints;
    private volatile boolean refreshesLenses;
    private final Runs runs;
    private final RunCommands commands;
    private final TextRequests texts;
    private final WorkspaceRequests workspace;

    /** Sets the language up for use outside Eclipse. */
    public PerfServer() {
        this(new PerfStandaloneSetup().createInjectorAndDoEMFRegistration());
    }

    /** Uses a language that is set up already. */
    public PerfServer(Injector language) {
        documents = new Documents(language);
        runs = new Runs(worker.thread());
        commands = new RunCommands(documents, worker, runs, () -> client);
        texts = new TextRequests(documents, worker, new Diagnostics(documents, () -> client), runs, commands,
                new Completion(documents, (RobustParser) language.getInstance(IParser.class)), new LayoutEdits(new Formatter(language)));
        workspace = new WorkspaceRequests(documents, worker, texts, commands);
        runs.addListener(this::ran);
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

    /** There is something new beside the lines of a file. */
    private void ran(Path file) {
        worker.later(() -> texts.publish(file));
        if (refreshesHints) {
            client.refreshInlayHints();
        }
        if (refreshesLenses) {
            client.refreshCodeLenses();
        }
    }

    /** What runs files and keeps their results; for who shows them in the same process. */
    public Runs runs() {
        return runs;
    }

    /** What is beside the lines of a file as it is now. */
    public CompletableFuture<List<Annotation>> annotations(String uri) {
        return worker.ask(() -> new ResultRequests(runs).annotations(documents.snapshot(uri)));
    }

    private void fault(Throwable fault) {
        client.logMessage(new MessageParams(MessageType.Error, "This is a fault of whence: " + fault));
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams parameters) {
        if (parameters.getWorkspaceFolders() != null) {
            parameters.getWorkspaceFolders().forEach(folder -> documents.addFolder(folder.getUri()));
        }
        understand(parameters.getCapabilities());
        if (parameters.getInitializationOptions() instanceof JsonObject options && options.has("runOnSave")) {
            texts.setRunsOnSave(options.get("runOnSave").getAsBoolean());
        }
        return CompletableFuture.completedFuture(new InitializeResult(Capabilities.ofServer(), new ServerInfo("whence")));
    }

    /** What the editor can do. */
    private void understand(ClientCapabilities able) {
        if (able == null) {
            return;
        }
        commands.setShowsProgress(able.getWindow() != null && Boolean.TRUE.equals(able.getWindow().getWorkDoneProgress()));
        if (able.getWorkspace() != null) {
            refreshesHints = able.getWorkspace().getInlayHint() != null && Boolean.TRUE.equals(able.getWorkspace().getInlayHint().getRefreshSupport());
            refreshesLenses = able.getWorkspace().getCodeLens() != null && Boolean.TRUE.equals(able.getWorkspace().getCodeLens().getRefreshSupport());
        }
        if (able.getTextDocument() != null && able.getTextDocument().getCompletion() != null && able.getTextDocument().getCompletion().getCompletionItem() != null) {
            texts.setSnippets(Boolean.TRUE.equals(able.getTextDocument().getCompletion().getCompletionItem().getSnippetSupport()));
        }
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        shutDown = true;
        return worker.submit(() -> null);
    }

    @Override
    public void exit() {
        runs.close();
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
        commands.cancelProgress(parameters.getToken());
    }

    @Override
    public void setTrace(SetTraceParams parameters) {
        // there is nothing to be traced
    }
}
