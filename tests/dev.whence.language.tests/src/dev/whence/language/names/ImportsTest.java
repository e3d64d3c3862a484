package dev.whence.language.names;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.Issue;
import dev.whence.language.Reading;
import dev.whence.language.TestLanguage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportsTest {

    @TempDir
    Path folder;
    private Path project;

    @BeforeEach
    void project() throws IOException {
        project = Files.createDirectories(folder.resolve("project"));
        Files.createDirectory(project.resolve(".git"));
        Files.writeString(folder.resolve("secret.perf"), "param secret = 3 ms\n");
        Files.writeString(project.resolve("disks.perf"), """
                unit block = 4 KiB
                param setup = 2 ms
                disk eagle { rotation = 3961 rpm track = 24 KiB setup = setup }
                """);
    }

    private Reading read(String text) throws IOException {
        return TestLanguage.reader().read(Files.writeString(project.resolve("main.perf"), text));
    }

    private static final String USE = """
            import "%s"
            machine m { disk d : eagle  file f on d }
            process p on m { read 1 block from f }
            """;

    @Test
    void whatIsImportedIsKnown() throws IOException {
        Reading reading = read(USE.formatted("disks.perf"));
        assertThat(reading.issues()).isEmpty();
        assertThat(Names.of(reading.model().orElseThrow()).models()).hasSize(2);
    }

    @Test
    void whatIsWrongInAnImportedFileIsSaidWithItsName() throws IOException {
        Files.writeString(project.resolve("broken.perf"), "param x = 4 msec\n");
        assertThat(read("import \"broken.perf\"\n").issues()).anySatisfy(issue -> {
            assertThat(issue.file()).endsWith("broken.perf");
            assertThat(issue.code()).isEqualTo("unknown_unit");
        });
    }

    @Test
    void aFileOutsideTheProjectIsNotRead() throws IOException {
        for (String outside : new String[] {"../secret.perf", folder.resolve("secret.perf").toString(), "../project/../secret.perf"}) {
            Reading reading = read("import \"" + outside + "\"\nparam x = secret\n");
            assertThat(reading.issues()).filteredOn(Issue::isError).extracting(Issue::code)
                    .containsExactly("import_outside", "unknown_name");
        }
    }

    @Test
    void aLinkOutOfTheProjectIsNotFollowed() throws IOException {
        Files.createSymbolicLink(project.resolve("link.perf"), folder.resolve("secret.perf"));
        assertThat(read("import \"link.perf\"\n").issues()).extracting(Issue::code).containsExactly("import_outside");
    }

    @Test
    void aFileThatIsNotThereIsSaidToBe() throws IOException {
        assertThat(read("import \"nowhere.perf\"\n").issues()).extracting(Issue::code).containsExactly("import_not_found");
        assertThat(read("import \".\"\n").issues()).extracting(Issue::code).containsExactly("import_not_found");
        assertThat(read("import \"\"\n").issues()).extracting(Issue::code).containsExactly("import_outside");
        assertThat(read("import \"a\\\\0b\"\n").issues()).extracting(Issue::code).hasSize(1);
    }

    @Test
    void filesThatImportEachOtherAreReadOnce() throws IOException {
        Files.writeString(project.resolve("other.perf"), "import \"main.perf\"\n");
        Reading reading = read("import \"other.perf\"\n");
        assertThat(reading.issues()).extracting(Issue::code).containsExactly("import_cycle", "import_cycle");
    }
}
