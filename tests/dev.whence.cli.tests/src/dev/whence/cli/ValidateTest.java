package dev.whence.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.whence.cli.Session.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValidateTest {
    private final Session session;

    ValidateTest(@TempDir Path folder) {
        session = new Session(folder);
    }

    @Test
    void aModelWithoutFaultsHasNoProblems() {
        assertThat(session.whence("validate", session.tiny())).isEqualTo(new Outcome(0, "1 model: no problems\n", ""));
    }

    @Test
    void errorsAndWarningsAreResultsHere() {
        String file = session.file("a.perf", Session.TINY.replace("1 ms  from", "1 msec  from") + "param unused = 1\n");
        Outcome outcome = session.whence("validate", file);

        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.out()).contains(file + ":2:").contains("error: ").contains("warning: ").contains("1 model: 1 error, 1 warning");
        assertThat(session.whence("validate", "--quiet", file).out()).contains("error: ").doesNotContain("warning").doesNotContain("1 model");
    }

    @Test
    void jsonHasTheIssues() {
        String file = session.file("a.perf", Session.TINY + "param unused = 1\n");
        Outcome outcome = session.whence("validate", "--format", "json", file);
        JsonObject object = JsonParser.parseString(outcome.out()).getAsJsonObject();
        JsonObject issue = object.getAsJsonArray("issues").get(0).getAsJsonObject();

        assertThat(outcome.code()).isZero();
        assertThat(object.get("model").getAsString()).isEqualTo(file);
        assertThat(issue.get("severity").getAsString()).isEqualTo("warning");
        assertThat(issue.get("line").getAsInt()).isEqualTo(8);
    }
}
