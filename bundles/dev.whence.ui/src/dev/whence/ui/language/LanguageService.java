package dev.whence.ui.language;

import com.google.gson.JsonObject;
import dev.whence.language.ide.results.Annotation;
import dev.whence.language.ide.results.LastRun;
import dev.whence.language.ide.server.PerfServer;
import dev.whence.ui.WhencePlugin;
import dev.whence.ui.results.Outcomes;
import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;

/**
 * The language server of this workbench. It is started when there is a model to look at; what it is told and asked reaches it in order, by
 * a thread of its own, so that nobody who calls waits.
 */
public final class LanguageService implements AutoCloseable {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread made = new Thread(work, "whence-workbench");
        made.setDaemon(true);
        return made;
    });
    private final OpenModels models = new OpenModels(this);
    private final Fixes fixes = new Fixes(this);
    private final Problems problems = new Problems(this, fixes);
    private final ClosedModels closedModels = new ClosedModels(this, problems);
    private final Runs runs = new Runs(this);
    private final Folders folders = new Folders(this);
    private volatile PerfServer server;

    /** Begins to follow which models there are, and which of them are open. */
    public void listen() {
        FileBuffers.getTextFileBufferManager().addFileBufferListener(models);
        ResourcesPlugin.getWorkspace().addResourceChangeListener(folders, IResourceChangeEvent.POST_CHANGE);
        for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            closedModels.look(project);
        }
    }

    @Override
    public void close() {
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(folders);
        FileBuffers.getTextFileBufferManager().removeFileBufferListener(models);
        closedModels.cancel();
        thread.execute(() -> {
            if (server != null) {
                server.exit();
            }
        });
        thread.shutdown();
    }

    /** Started by the thread alone. */
    private PerfServer server() {
        if (server == null) {
            PerfServer started = new PerfServer();
            started.connect(new WorkbenchClient(problems, runs));
            started.initialize(greeting());
            started.runs().addListener(this::ran);
            server = started;
        }
        return server;
    }

    private static InitializeParams greeting() {
        InitializeParams hello = new InitializeParams();
        hello.setWorkspaceFolders(Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isOpen)
            .filter(project -> project.getLocation() != null).map(LanguageService::folder).toList());
        CompletionItemCapabilities item = new CompletionItemCapabilities();
        item.setSnippetSupport(true);
        TextDocumentClientCapabilities texts = new TextDocumentClientCapabilities();
        texts.setCompletion(new CompletionCapabilities(item));
        ClientCapabilities able = new ClientCapabilities();
        able.setTextDocument(texts);
        hello.setCapabilities(able);
        JsonObject options = new JsonObject();
        options.addProperty("runOnSave", false); // the workbench has a preference, and shows progress
        hello.setInitializationOptions(options);
        return hello;
    }

    /** Something new about a model is known; told on some thread. */
    private void ran(Path path) {
        Optional<LastRun> last = server.runs().last(path);
        IFile file = models.file(path);
        if (file != null && last.isPresent()) {
            Outcomes.publish(Runs.outcome(file, last.get()));
        }
    }

    /** Lets the server do something, after all that it was told before. */
    void tell(Consumer<PerfServer> what) {
        if (!thread.isShutdown()) {
            thread.execute(() -> {
                try {
                    what.accept(server());
                } catch (RuntimeException fault) {
                    WhencePlugin.log("The language server failed", fault);
                }
            });
        }
    }

    /** Says what the server will find out itself if it is not there yet. */
    void tellIfStarted(Consumer<PerfServer> what) {
        if (!thread.isShutdown()) {
            thread.execute(() -> {
                if (server != null) {
                    what.accept(server);
                }
            });
        }
    }

    /** Asks the server something. The answer fails if the text changes before it is given. */
    <T> CompletableFuture<T> ask(Function<PerfServer, CompletableFuture<T>> question) {
        return CompletableFuture.supplyAsync(() -> question.apply(server()), thread).thenCompose(Function.identity());
    }

    /** What stands beside the lines of a model. */
    CompletableFuture<List<Annotation>> annotations(OpenModel model) {
        return ask(asked -> asked.annotations(model.uri()));
    }

    OpenModels models() {
        return models;
    }

    ClosedModels closedModels() {
        return closedModels;
    }

    Fixes fixes() {
        return fixes;
    }

    /** The model whose text is in a document; empty if it is not a model. */
    Optional<OpenModel> model(IDocument document) {
        return models.of(document);
    }

    /** Simulates a model in the background, whatever the preferences say. */
    public void run(IFile file) {
        models.of(file).ifPresent(runs::start);
    }

    /** A model was opened or saved. */
    void simulateIfWanted(OpenModel model) {
        runs.startIfWanted(model);
    }

    static String uri(Path path) {
        return path.toUri().toString();
    }

    static Path path(String uri) {
        return Path.of(URI.create(uri));
    }

    static WorkspaceFolder folder(IProject project) {
        return new WorkspaceFolder(uri(project.getLocation().toPath()), project.getName());
    }
}
