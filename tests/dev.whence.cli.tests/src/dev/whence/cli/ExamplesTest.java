package dev.whence.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.whence.cli.Session.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A founding report, as somebody who has just cloned the repository meets it. */
class ExamplesTest {
    private static final String FFS = "../../examples/founding/ffs";

    private final Session session;

    ExamplesTest(@TempDir Path folder) {
        session = new Session(folder);
    }

    @Test
    void theFastFileSystemIsExplainedWithinAHundredColumns() {
        Outcome run = session.whence("run", FFS, "--variant", "base,tuned");

        assertThat(run.code()).isZero();
        assertThat(run.out().lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
        assertThat(run.out()).contains("rate(blocks) = 40.0 /s: 25.00 ms for one count of blocks", "rotation  15.83 ms   63 %", "missed by 0.83 ms",
            "rate(blocks) = 80.0 /s: 12.50 ms for one count of blocks");
    }

    @Test
    void everyTimeInItsJsonSumsToThePicosecond() {
        Outcome run = session.whence("run", FFS, "--variant", "base,tuned", "--format", "json");
        int trees = 0;
        for (JsonElement variant : JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("variants")) {
            for (JsonElement tree : variant.getAsJsonObject().getAsJsonArray("accounting")) {
                assertSums(tree.getAsJsonObject());
                trees++;
            }
        }

        assertThat(trees).isGreaterThanOrEqualTo(2);
    }

    private static void assertSums(JsonObject cause) {
        long sum = 0;
        for (JsonElement child : cause.getAsJsonArray("children")) {
            assertSums(child.getAsJsonObject());
            sum += child.getAsJsonObject().get("picoseconds").getAsLong();
        }
        if (!cause.getAsJsonArray("children").isEmpty()) {
            assertThat(sum).isEqualTo(cause.get("picoseconds").getAsLong());
        }
    }
}
