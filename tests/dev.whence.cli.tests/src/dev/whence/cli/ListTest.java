package dev.whence.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ListTest {
    private final Session session;

    ListTest(@TempDir Path folder) {
        session = new Session(folder);
    }

    @Test
    void everythingThatCanBeNamedIsListedWithItsLine() {
        String file = session.tiny();

        assertThat(session.whence("list", file).out()).isEqualTo(file + """

            A machine that does one thing.

            parameters
              2  length  1 ms from 0 ms to 10 ms tunable  how long one takes

            parts
              3  m  machine

            processes
              4  p  on m

            variants
              5  slow  twice as long

            expectations
              6  rate(jobs)          is 1000/s within 1%  somebody
              7  rate(jobs) in slow  is 500/s within 1%
            """);
    }

    @Test
    void theSameAsJson() {
        var object = JsonParser.parseString(session.whence("list", "--format", "json", session.tiny()).out()).getAsJsonObject();

        assertThat(object.getAsJsonArray("parameters").get(0).toString())
            .isEqualTo("{\"name\":\"length\",\"value\":\"1 ms from 0 ms to 10 ms tunable\",\"note\":\"how long one takes\",\"file\":\"" + session.tiny()
                + "\",\"line\":2}");
        assertThat(object.getAsJsonArray("hypotheses")).isEmpty();
    }

    @Test
    void whatACopyHasTakenOverIsListedToo() {
        String file = session.file("copy.perf", """
            machine base { disk d { service = 5 ms }  file f on d }
            machine two : base
            process p on two { forever { read 4 KiB from f } }
            """);

        assertThat(session.whence("list", file).out()).contains("""
            parts
              1  base    machine
              1  base.d  disk
              1  base.f  file
              2  two     machine
              1  two.d   disk
              1  two.f   file
            """);
    }

    @Test
    void aShowIsListedWithItsSweepAndWithoutAnEmptyLine() {
        String file = session.file("shows.perf", """
            process p { forever { sleep 1 ms  count a_long_name_of_a_counter } }
            show rate(a_long_name_of_a_counter), total(a_long_name_of_a_counter)
            show rate(p) with p.count = [1, 2]
            """);

        assertThat(session.whence("list", file).out()).endsWith("""
            shows
              2  rate(a_long_name_of_a_counter), total(a_long_name_of_a_counter)
              3  rate(p)  with p.count = [1, 2]
            """);
    }

    @Test
    void whatIsImportedIsListedWithItsFile() {
        session.file("parts.perf", "machine m\nparam t = 1 ms\n");
        String file = session.file("main.perf", "import \"parts.perf\"\nparam u = 2 ms\nprocess p on m { compute t + u }\n");

        assertThat(session.whence("list", file).out()).contains("""
            parameters
                         2  u  2 ms
              parts.perf:2  t  1 ms

            parts
              parts.perf:1  m  machine
            """);
        assertThat(session.whence("list", "--format", "json", file).out()).contains("{\"name\":\"m\",\"value\":\"machine\",\"note\":null,\"file\":\"")
            .contains("parts.perf\",\"line\":1}");
    }
}
