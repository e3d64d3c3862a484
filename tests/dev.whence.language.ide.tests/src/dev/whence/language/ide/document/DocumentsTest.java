package dev.whence.language.ide.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.PerfStandaloneSetup;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentsTest {

    @TempDir
    Path folder;

    @Test
    void whatIsTypedWhileATextIsReadIsReadNext() {
        Documents documents = new Documents(new PerfStandaloneSetup().createInjectorAndDoEMFRegistration());
        String text = "param a = 1 ms\n".repeat(5_000);
        for (int delay = 0; delay < 30; delay++) { // at one of these moments it is being read
            Path file = folder.resolve(delay + ".perf");
            String uri = file.toUri().toString();
            documents.open(uri, 1, text);
            CompletableFuture<Snapshot> reading = CompletableFuture.supplyAsync(() -> documents.snapshot(file));
            long end = System.nanoTime() + delay * 2_000_000L;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            documents.open(uri, 2, "param b = 1 ms\n");
            reading.join();

            assertThat(documents.snapshot(file).text()).isEqualTo("param b = 1 ms\n");
        }
    }
}
