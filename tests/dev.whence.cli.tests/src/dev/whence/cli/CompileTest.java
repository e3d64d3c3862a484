package dev.whence.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompileTest {
    private static final String RICH = """
        /** Something of everything that a report can show; random values in one variant only, since they take time. */
        unit block = 4 KiB
        param delay = 4 ms  from 0 ms to 8 ms  tunable
        machine m { disk d { rotation = 3600 rpm  track = 16 KiB  setup = 5 ms }  file f on d { size = 64 KiB  block = 4 KiB } }
        process p on m { forever { time one { read 4 KiB from f  compute delay as thinking }  count blocks } }
        variant noisy { d.setup = uniform(2 ms, 8 ms) }
        expect rate(blocks) is 40/s within 50%
        expect utilization(m) in noisy at most 50%
        show mean(one) with delay = [1, 2] ms
        hypothesis fast { delay = 0.1 ms }
        """;

    private final Session session;
    private final Path jar;

    CompileTest(@TempDir Path folder) {
        session = new Session(folder);
        jar = folder.resolve("model.jar");
    }

    @Test
    void theJarPrintsInABareJvmWhatTheCommandPrints() throws Exception {
        String file = session.file("rich.perf", RICH);
        compile(file);

        assertThat(java()).isEqualTo(session.whence("run", file).out());
        for (List<String> options : List.of(List.of("--format", "json", "--variant", "base"), List.of("--quiet", "--variant", "base"),
            List.of("--variant", "noisy", "--seed", "9", "--events", "20000", "--shard", "2/3"),
            List.of("--variant", "base", "--set", "d.setup=3 ms", "--events", "1000", "--until", "1 s"))) {
            assertThat(java(options.toArray(String[]::new))).as("%s", options).isEqualTo(whence(file, options));
        }
    }

    @Test
    void theSameModelGivesTheSameBytes() throws Exception {
        String file = session.file("rich.perf", RICH);
        compile(file);
        byte[] first = Files.readAllBytes(jar);
        compile(file);

        assertThat(Files.readAllBytes(jar)).isEqualTo(first);
    }

    @Test
    void nothingOfThisMachineAndNothingOfEclipseIsInTheJar() throws Exception {
        compile(session.tiny());

        try (ZipFile zip = new ZipFile(jar.toFile())) {
            List<String> names = zip.stream().map(Object::toString).toList();
            assertThat(names).noneMatch(name -> name.matches("(org/eclipse|com/google/inject|dev/whence/language)/.*"));
            assertThat(names).contains("META-INF/licenses/asm.txt", "META-INF/licenses/apache-2.0.txt", "META-INF/licenses/whence.txt");
            String model = new String(zip.getInputStream(zip.getEntry("whence-model.ser")).readAllBytes(), StandardCharsets.ISO_8859_1);
            // The model is named as it was on the command line, which is an absolute path here; nothing else may be.
            assertThat(model.replace(session.folder.resolve("tiny.perf").toString(), "")).doesNotContain(session.folder.toString());
        }
    }

    @Test
    void theJarRefusesWhatTheCommandRefuses() throws Exception {
        compile(session.tiny());

        assertThat(java(4, "--set", "lenght=3 ms")).contains("there is no parameter lenght; did you mean length?");
        assertThat(java(4, "--sed", "3")).contains("there is no option --sed; did you mean --seed or --set?");
        assertThat(java("--help")).contains("Simulates").contains("--shard").contains("java -jar model.jar --set");
    }

    /** Of which there is none on most machines that build this, so the class file's version stands for it. */
    @Test
    void theClassThatTheJarBeginsWithCanBeReadByAnOldJava() throws Exception {
        compile(session.tiny());

        try (ZipFile zip = new ZipFile(jar.toFile())) {
            String manifest = new String(zip.getInputStream(zip.getEntry("META-INF/MANIFEST.MF")).readAllBytes(), StandardCharsets.UTF_8);
            assertThat(manifest).contains("Main-Class: dev.whence.Start");
            byte[] start = zip.getInputStream(zip.getEntry("dev/whence/Start.class")).readAllBytes();
            assertThat(start[7]).as("class file version").isLessThanOrEqualTo((byte) 52);
        }
    }

    @Test
    void aModelWithErrorsIsNotCompiled() {
        Session.Outcome outcome = session.whence("compile", session.file("a.perf", "machine m\nparam x = y\n"), "-o", jar.toString());

        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).contains("a.perf:2:");
        assertThat(jar).doesNotExist();
    }

    @Test
    void onlyOneModelIsCompiledAtATime() {
        session.file("a.perf", Session.TINY);
        session.file("b.perf", Session.TINY);

        assertThat(session.whence("compile", session.folder.toString()).err()).isEqualTo("whence: compile takes one model at a time, not 2\n");
    }

    private void compile(String file) {
        assertThat(session.whence("compile", file, "-o", jar.toString())).isEqualTo(new Session.Outcome(0, "", ""));
    }

    private String whence(String file, List<String> options) {
        List<String> arguments = new ArrayList<>(List.of("run", file));
        arguments.addAll(options);
        return session.whence(arguments.toArray(String[]::new)).out();
    }

    private String java(String... arguments) throws IOException, InterruptedException {
        return java(0, arguments);
    }

    /** In another process, of which nothing but the jar and Java is known. */
    private String java(int code, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", jar.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(session.folder.toFile()).redirectErrorStream(true);
        List.of("CLASSPATH", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS").forEach(builder.environment()::remove);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isEqualTo(code);
        return output;
    }
}
