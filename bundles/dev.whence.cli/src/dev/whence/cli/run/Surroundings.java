package dev.whence.cli.run;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Where a command runs: its streams, what kind of terminal they are, and its environment.
 *
 * @param unicode whether whoever reads the output can be expected to see signs beyond ASCII
 */
public record Surroundings(InputStream in, PrintStream out, PrintStream err, boolean outIsTerminal, boolean errIsTerminal, boolean unicode,
        Map<String, String> environment) {

    /** Of this process. Output is buffered, so it must be flushed at the end. */
    public static Surroundings ofProcess() {
        boolean outIsTerminal = Terminal.is(1);
        Charset spoken = Charset.forName(System.getProperty("native.encoding", "UTF-8"), StandardCharsets.UTF_8);
        // A file or a pipe always gets UTF-8: whoever reads it later has another locale than this process.
        boolean unicode = !outIsTerminal || spoken.equals(StandardCharsets.UTF_8);
        return new Surroundings(System.in, stream(FileDescriptor.out), stream(FileDescriptor.err), outIsTerminal, Terminal.is(2), unicode,
            System.getenv());
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        OutputStream buffered = new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 14);
        return new PrintStream(buffered, false, StandardCharsets.UTF_8);
    }

    /** Whether colours are welcome where nobody has said so: on a terminal, unless the environment objects (no-color.org). */
    boolean wantsColour() {
        return outIsTerminal && environment.getOrDefault("NO_COLOR", "").isEmpty() && !"dumb".equals(environment.get("TERM"));
    }

    /** Says something about the command itself, such as why it cannot be done. */
    public void complain(String sentence) {
        out.flush();
        err.println("whence: " + sentence);
        err.flush();
    }

    /** Whether stack traces are wanted: {@code WHENCE_DEBUG=1}. */
    public boolean isDebugging() {
        return "1".equals(environment.get("WHENCE_DEBUG"));
    }
}
