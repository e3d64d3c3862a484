package dev.whence.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as an editor starts it: a process of its own. */
class LspCommandTest {

    @TempDir
    private Path folder;

    private Process start() throws IOException {
        return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", System.getProperty("java.class.path"),
                "dev.whence.cli.Main", "lsp", "--stdio").redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }

    @Test
    void itServesUntilItIsToldToExit() throws Exception {
        Process process = start();
        try {
            Listener listener = new Listener();
            Launcher<LanguageServer> launcher = LSPLauncher.createClientLauncher(listener, process.getInputStream(), process.getOutputStream());
            launcher.startListening();
            LanguageServer server = launcher.getRemoteProxy();
            assertThat(Editor.get(server.initialize(new InitializeParams())).getServerInfo().getName()).isEqualTo("whence");
            listener.open(server, folder.resolve("a.perf").toUri().toString(), "machine m { corse = 1 }\n");
            assertThat(listener.said().getDiagnostics()).isNotEmpty();
            Editor.get(server.shutdown());
            server.exit();
            assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void itEndsWhenTheEditorIsGone() throws Exception {
        Process process = start();
        try {
            process.getOutputStream().close();
            assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isEqualTo(1);
            assertThat(List.of(process.getInputStream().readAllBytes().length)).containsExactly(0);
        } finally {
            process.destroyForcibly();
        }
    }
}
