package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.whence.language.ide.document.Lines;
import dev.whence.language.ide.server.PerfServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** An editor with one folder open, which speaks to the server over two pipes. Closing it fails the test if the server logged an error. */
public final class Editor implements LanguageClient, AutoCloseable {

    private static final long PATIENCE = 90;

    private final Path folder;
    private final Thread serving;
    private final LanguageServer server;
    private final InitializeResult greeting;
    private final Map<String, Lines> lines = new HashMap<>();
    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, Integer> versions = new HashMap<>();
    private final Map<String, PublishDiagnosticsParams> published = new ConcurrentHashMap<>();
    private final List<MessageParams> messages = new CopyOnWriteArrayList<>();
    private final List<ProgressParams> progress = new CopyOnWriteArrayList<>();
    private final Object news = new Object();

    public Editor(Path folder) {
        this.folder = folder;
        try {
            PipedInputStream toServer = new PipedInputStream(1 << 20);
            PipedInputStream toClient = new PipedInputStream(1 << 20);
            PipedOutputStream fromServer = new PipedOutputStream(toClient);
            serving = Thread.ofPlatform().daemon().start(() -> serve(toServer, fromServer));
            Launcher<LanguageServer> launcher = LSPLauncher.createClientLauncher(this, untilGone(toClient), new PipedOutputStream(toServer));
            launcher.startListening();
            server = launcher.getRemoteProxy();
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        InitializeParams hello = new InitializeParams();
        hello.setWorkspaceFolders(List.of(new WorkspaceFolder(folder.toUri().toString(), "models")));
        ClientCapabilities able = new ClientCapabilities();
        able.setWindow(new WindowClientCapabilities());
        able.getWindow().setWorkDoneProgress(true);
        hello.setCapabilities(able);
        greeting = get(server.initialize(hello));
        server.initialized(new org.eclipse.lsp4j.InitializedParams());
    }

    /** A pipe complains when the thread that wrote last has ended; to a reader that is the end. */
    private static InputStream untilGone(PipedInputStream pipe) {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                try {
                    return pipe.read(bytes, from, length);
                } catch (IOException gone) {
                    if ("Write end dead".equals(gone.getMessage())) {
                        return -1;
                    }
                    throw gone;
                }
            }
        };
    }

    private static void serve(PipedInputStream in, PipedOutputStream out) {
        try (out) {
            PerfServer.serve(in, out);
        } catch (InterruptedException enough) {
            Thread.currentThread().interrupt();
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public LanguageServer server() {
        return server;
    }

    public InitializeResult greeting() {
        return greeting;
    }

    public static <T> T get(CompletableFuture<T> future) {
        try {
            return future.get(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException | TimeoutException late) {
            throw new AssertionError(late);
        } catch (ExecutionException failure) {
            throw new AssertionError(failure.getCause().getMessage(), failure.getCause());
        }
    }

    public String uri(String name) {
        return folder.resolve(name).toUri().toString();
    }

    public TextDocumentIdentifier document(String name) {
        return new TextDocumentIdentifier(uri(name));
    }

    /** Writes a file without opening it. */
    public Path file(String name, String text) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            return Files.writeString(file, text);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    /** Writes a file and opens it. */
    public Editor open(String name, String text) {
        file(name, text);
        remember(name, text);
        server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri(name), "perf", versions.get(name), text)));
        return this;
    }

    private void remember(String name, String text) {
        texts.put(name, text);
        lines.put(name, new Lines(text));
        versions.merge(name, 1, Integer::sum);
    }

    /** Replaces a part of an open text, as somebody who types does. */
    public Editor replace(String name, int offset, int length, String by) {
        Range range = lines.get(name).range(offset, length);
        String text = texts.get(name);
        remember(name, text.substring(0, offset) + by + text.substring(offset + length));
        server.getTextDocumentService().didChange(new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri(name), versions.get(name)), List.of(new TextDocumentContentChangeEvent(range, by))));
        return this;
    }

    public Editor replace(String name, String part, String by) {
        return replace(name, offset(name, part), part.length(), by);
    }

    public Editor save(String name) {
        file(name, texts.get(name));
        server.getTextDocumentService().didSave(new DidSaveTextDocumentParams(document(name)));
        return this;
    }

    public Editor close(String name) {
        server.getTextDocumentService().didClose(new DidCloseTextDocumentParams(document(name)));
        return this;
    }

    public String text(String name) {
        return texts.get(name);
    }

    public int offset(String name, String part) {
        int offset = texts.get(name).indexOf(part);
        assertThat(offset).as("the place of " + part).isNotNegative();
        return offset;
    }

    /** Where a part of the text begins. */
    public Position at(String name, String part) {
        return position(name, offset(name, part));
    }

    public Position position(String name, int offset) {
        return lines.get(name).position(offset);
    }

    /** What is between two positions. */
    public String between(String name, Range range) {
        return texts.get(name).substring(lines.get(name).offset(range.getStart()), lines.get(name).offset(range.getEnd()));
    }

    /** What is said about the text as it stands now. */
    public List<Diagnostic> diagnostics(String name) {
        return diagnostics(name, said -> said.getVersion() != null && said.getVersion().equals(versions.get(name))).getDiagnostics();
    }

    /** What is said about a file once it is so. */
    public PublishDiagnosticsParams diagnostics(String name, Predicate<PublishDiagnosticsParams> so) {
        await(() -> published.containsKey(uri(name)) && so.test(published.get(uri(name))));
        return published.get(uri(name));
    }

    public static String message(Diagnostic diagnostic) {
        return diagnostic.getMessage().getLeft();
    }

    public static String code(Diagnostic diagnostic) {
        return diagnostic.getCode().getLeft();
    }

    /** Waits for something that the server will say. */
    public void await(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                fail("waited in vain; messages: " + messages);
            }
            synchronized (news) {
                try {
                    news.wait(20);
                } catch (InterruptedException enough) {
                    throw new AssertionError(enough);
                }
            }
        }
    }

    /** Applies edits to a text, the last first. */
    public String applied(String name, List<? extends TextEdit> edits) {
        String text = texts.get(name);
        List<TextEdit> ordered = new ArrayList<>(edits);
        Lines places = lines.get(name);
        ordered.sort((a, b) -> places.offset(b.getRange().getStart()) - places.offset(a.getRange().getStart()));
        for (TextEdit edit : ordered) {
            text = text.substring(0, places.offset(edit.getRange().getStart())) + edit.getNewText()
                    + text.substring(places.offset(edit.getRange().getEnd()));
        }
        return text;
    }

    public List<MessageParams> messages() {
        return messages;
    }

    public List<ProgressParams> progress() {
        return progress;
    }

    @Override
    public void close() {
        get(server.shutdown());
        server.exit();
        try {
            serving.join(TimeUnit.SECONDS.toMillis(PATIENCE));
        } catch (InterruptedException enough) {
            throw new AssertionError(enough);
        }
        assertThat(serving.isAlive()).as("the server is still there after exit").isFalse();
        assertThat(messages).noneMatch(message -> message.getType() == MessageType.Error);
    }

    private void news() {
        synchronized (news) {
            news.notifyAll();
        }
    }

    @Override
    public void telemetryEvent(Object object) {
        throw new AssertionError("nothing is told to anybody");
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        published.put(diagnostics.getUri(), diagnostics);
        news();
    }

    @Override
    public void showMessage(MessageParams message) {
        messages.add(message);
        news();
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        throw new AssertionError("nothing is asked of anybody");
    }

    @Override
    public void logMessage(MessageParams message) {
        messages.add(message);
        news();
    }

    @Override
    public CompletableFuture<Void> createProgress(WorkDoneProgressCreateParams token) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void notifyProgress(ProgressParams step) {
        progress.add(step);
        news();
    }

    @Override
    public CompletableFuture<Void> refreshInlayHints() {
        news();
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletableFuture<Void> refreshCodeLenses() {
        news();
        return CompletableFuture.completedFuture(null);
    }
}
