package dev.whence.corpus;

import dev.whence.cli.Main;
import dev.whence.cli.Whence;
import dev.whence.cli.run.Surroundings;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The real command, in this process or in one of its own. */
final class Command {
    private Command() {
    }

    record Outcome(int code, String out, String err) {
        /** For the description of an assertion. */
        @Override
        public String toString() {
            return "exit " + code + "\n" + beginning(err) + beginning(out);
        }

        private static String beginning(String text) {
            return text.length() > 4000 ? text.substring(0, 4000) + "…" : text;
        }
    }

    static Outcome here(List<String> arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Surroundings surroundings = new Surroundings(new ByteArrayInputStream(new byte[0]), new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8), false, false, true, Map.of());
        int code = new Whence(surroundings).execute(arguments.toArray(String[]::new)).code();
        return new Outcome(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** In a Java machine with so much memory and no more; killed after a minute. */
    static Outcome apart(int mebibytes, Path folder, List<String> arguments) {
        List<String> line = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx" + mebibytes + "m",
            "-XX:+UseParallelGC", "-XX:TieredStopAtLevel=1", "-cp", classPath(), Main.class.getName()));
        line.addAll(arguments);
        File out = folder.resolve("out").toFile();
        File err = folder.resolve("err").toFile();
        try {
            ProcessBuilder builder = new ProcessBuilder(line).redirectOutput(out).redirectError(err);
            List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS").forEach(builder.environment()::remove);
            Process process = builder.start();
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                throw new AssertionError(arguments + " has not ended after a minute");
            }
            return new Outcome(process.exitValue(), Files.readString(out.toPath()), Files.readString(err.toPath()));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    /** With absolute entries, since a folder of the build may be named relative to it. */
    private static String classPath() {
        return String.join(File.pathSeparator, List.of(System.getProperty("java.class.path").split(File.pathSeparator)).stream()
            .filter(entry -> !entry.isEmpty()).map(entry -> Path.of(entry).toAbsolutePath().toString()).toList());
    }
}
