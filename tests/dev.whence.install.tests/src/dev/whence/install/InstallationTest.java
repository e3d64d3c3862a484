package dev.whence.install;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user does with the update site, done by Eclipse's own installer. */
class InstallationTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();
    private static final Path SITE = ROOT.resolve("releng/dev.whence.repository/target/repository");
    private static final Path BARE = ROOT.resolve("tests/dev.whence.bare/target/products/dev.whence.bare/linux/gtk/x86_64");
    private static final String JAVA = System.getProperty("java.home") + "/bin/";
    private static final String PERSPECTIVE = "dev.whence.ui.WhencePerspective";
    private static final long MINUTES = 3;

    @TempDir
    private Path folder;

    @Test
    void theFeatureInstallsFromTheSiteAndItsPerspectiveOpens() throws Exception {
        Path eclipse = folder.resolve("eclipse");
        copy(BARE, eclipse);
        assertThat(bundles(eclipse)).noneMatch(line -> line.startsWith("dev.whence."));

        String said = ended(eclipse, "-application", "org.eclipse.equinox.p2.director", "-repository", SITE.toUri().toString(),
            "-installIU", "dev.whence.feature.feature.group", "-profile", "DefaultProfile");
        assertThat(bundles(eclipse)).as(said).anyMatch(line -> line.startsWith("dev.whence.ui,"));

        Path workspace = folder.resolve("workspace");
        Process workbench = start(eclipse, "-data", workspace.toString(), "-perspective", "dev.whence.ui.perspective");
        try {
            // The class is not loaded before the perspective is laid out.
            waitUntil(workbench, () -> classes(workbench).contains(PERSPECTIVE));
        } finally {
            workbench.destroy();
            workbench.waitFor(MINUTES, TimeUnit.MINUTES);
        }
        Path log = workspace.resolve(".metadata/.log");
        assertThat(Files.exists(log) ? Files.readString(log) : "").doesNotContain("!ENTRY dev.whence").doesNotContain(" 4 0 ");
    }

    /** A condition that may fail to be asked. */
    private interface Condition {
        boolean holds() throws Exception;
    }

    private void waitUntil(Process process, Condition condition) throws Exception {
        long start = System.nanoTime();
        while (!condition.holds()) {
            assertThat(process.isAlive()).as(() -> "it ended: " + output()).isTrue();
            assertThat(System.nanoTime() - start).as(() -> "nanoseconds waited in vain: " + output()).isLessThan(TimeUnit.MINUTES.toNanos(MINUTES));
        }
    }

    private static String classes(Process process) throws IOException, InterruptedException {
        Process jcmd = new ProcessBuilder(JAVA + "jcmd", Long.toString(process.pid()), "VM.class_hierarchy", PERSPECTIVE).redirectErrorStream(true)
            .start();
        String said = new String(jcmd.getInputStream().readAllBytes());
        return jcmd.waitFor() == 0 ? said : ""; // it may not be far enough to be asked
    }

    private String ended(Path eclipse, String... arguments) throws IOException, InterruptedException {
        Process process = start(eclipse, arguments);
        assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).as(() -> "it does not end: " + output()).isTrue();
        assertThat(process.exitValue()).as(this::output).isZero();
        return output();
    }

    private Process start(Path eclipse, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA + "java", "--enable-native-access=ALL-UNNAMED", "-jar", launcher(eclipse).toString(),
            "-nosplash", "-consoleLog"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(folder.resolve("output").toFile()).start();
    }

    private String output() {
        try {
            return Files.readString(folder.resolve("output"));
        } catch (IOException none) {
            return "it said nothing";
        }
    }

    private static Path launcher(Path eclipse) throws IOException {
        try (Stream<Path> plugins = Files.list(eclipse.resolve("plugins"))) {
            return plugins.filter(jar -> jar.getFileName().toString().startsWith("org.eclipse.equinox.launcher_")).findFirst().orElseThrow();
        }
    }

    private static List<String> bundles(Path eclipse) throws IOException {
        return Files.readAllLines(eclipse.resolve("configuration/org.eclipse.equinox.simpleconfigurator/bundles.info"));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Files.copy(file, to.resolve(from.relativize(file).toString()), StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }
}
