package dev.whence.cli.run;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Whether a stream of this process is a terminal. Java only knows it of input and output together. */
final class Terminal {
    private Terminal() {
    }

    /** @param descriptor 1 for standard output, 2 for standard error */
    static boolean is(int descriptor) {
        Path link = Path.of("/proc/self/fd/" + descriptor);
        if (!Files.exists(link, LinkOption.NOFOLLOW_LINKS)) {
            return isConsole();
        }
        try {
            String target = Files.readSymbolicLink(link).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException unknown) {
            return false; // plain output is never wrong
        }
    }

    /** From Java 22 on there may be a console without a terminal; it then says so itself. */
    private static boolean isConsole() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException before22) {
            return true;
        }
    }
}
