package dev.whence.benchmarks.editor;

import dev.whence.language.ide.server.PerfServer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.services.LanguageClient;

/**
 * Types into models of several lengths, key by key, and measures from each key to the problems that the server then publishes, and what
 * requests take; prints a table in Markdown. In the same process, as the Eclipse-based editor is.
 */
public final class Typing {

    private static final int[] LINES = {200, 2_000, 5_000};
    private static final int KEYS = 30;
    private static final String URI = Path.of("typing.perf").toUri().toString();

    private final PerfServer server = new PerfServer();
    private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
    private int version;

    public static void main(String[] arguments) throws Exception {
        System.out.println("| lines | key to problems, median, ms | worst of " + KEYS + " | broken text, median | worst | completion | hover | colours |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        for (int lines : LINES) {
            System.out.println(new Typing().row(lines));
        }
    }

    private static String model(int lines) {
        StringBuilder text = new StringBuilder("unit block = 4 KiB\n");
        for (int i = 0; 8 * i + 1 < lines; i++) {
            text.append("""
                machine m%1$d { disk d { rotation = 3600 rpm  track = 16 KiB }  file f on d { block = 4 KiB } }
                param delay%1$d = 2 ms  from 0 ms to 10 ms  assumed
                process p%1$d on m%1$d {
                    forever {
                        read 1 block from m%1$d.f  compute delay%1$d  count n%1$d
                    }
                }
                expect rate(n%1$d) at least 1/s
                """.formatted(i));
        }
        return text.toString();
    }

    private String row(int lines) throws InterruptedException {
        server.connect(new Listener());
        server.initialize(new InitializeParams());
        String text = model(lines);
        server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(URI, "perf", version, text)));
        await();
        int line = (int) text.lines().count() / 2 / 8 * 8 + 5; // inside of a forever
        double[] whole = new double[KEYS];
        double[] broken = new double[KEYS];
        for (int i = -KEYS; i < KEYS; i++) { // the first round warms the machine up
            double keyed = key(line, 8, " ");
            double undone = key(line, 8, null);
            double cut = key(line, 8, "#");
            key(line, 8, null);
            if (i >= 0) {
                whole[i] = i % 2 == 0 ? keyed : undone;
                broken[i] = cut;
            }
        }
        TextDocumentIdentifier file = new TextDocumentIdentifier(URI);
        Position at = new Position(line, 8);
        String row = String.format(Locale.ROOT, "| %,d | %s | %s | %s | %s | %s |", text.lines().count(), figures(whole), figures(broken),
            request(() -> server.getTextDocumentService().completion(new CompletionParams(file, at))),
            request(() -> server.getTextDocumentService().hover(new HoverParams(file, at))),
            request(() -> server.getTextDocumentService().semanticTokensFull(new SemanticTokensParams(file))));
        server.shutdown();
        server.exit();
        return row;
    }

    /** Types a key, or takes one back, and waits until the problems are known. */
    private double key(int line, int column, String typed) throws InterruptedException {
        Range range = new Range(new Position(line, column), new Position(line, typed == null ? column + 1 : column));
        long start = System.nanoTime();
        server.getTextDocumentService().didChange(new DidChangeTextDocumentParams(new VersionedTextDocumentIdentifier(URI, ++version),
            List.of(new TextDocumentContentChangeEvent(range, typed == null ? "" : typed))));
        await();
        return (System.nanoTime() - start) * 1e-6;
    }

    private void await() throws InterruptedException {
        while (published.take().getVersion() != version) {
            continue; // what was said about an older text
        }
    }

    private interface Request {
        CompletableFuture<?> ask();
    }

    private static String request(Request request) {
        double[] times = new double[KEYS];
        for (int i = -KEYS; i < KEYS; i++) {
            long start = System.nanoTime();
            request.ask().join();
            if (i >= 0) {
                times[i] = (System.nanoTime() - start) * 1e-6;
            }
        }
        Arrays.sort(times);
        return String.format(Locale.ROOT, "%.1f", times[KEYS / 2]);
    }

    private static String figures(double[] times) {
        Arrays.sort(times);
        return String.format(Locale.ROOT, "%.1f | %.1f", times[KEYS / 2], times[KEYS - 1]);
    }

    /** Hears what is published. */
    private final class Listener implements LanguageClient {
        @Override
        public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
            published.add(diagnostics);
        }

        @Override
        public void telemetryEvent(Object object) {
            throw new IllegalStateException("nothing is told to anybody");
        }

        @Override
        public void showMessage(MessageParams message) {
            throw new IllegalStateException(message.getMessage());
        }

        @Override
        public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
            throw new IllegalStateException(request.getMessage());
        }

        @Override
        public void logMessage(MessageParams message) {
            throw new IllegalStateException(message.getMessage());
        }
    }
}
