package dev.whence.cli.run;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether a stream of this process is a terminal. Java only knows it of input and output together. */
final class Terminal {
    private Terminal() {
    }

    /** @param descriptor 1 for standard output, 2 for standard error */
    static boolean is(int descriptor) {
        String target = target(descriptor);
        return target == null ? isConsole() : target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
    }

    /** Whether somebody reads along who may stop reading, as {@code head} does. */
    static boolean isPipe(int descriptor) {
        String target = target(descriptor);
        return target != null && target.startsWith("pipe:");
    }

    /** What a descriptor stands for, or null where the system does not tell. */
    private static String target(int descriptor) {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor)).toString();
        } catch (IOException | UnsupportedOperationException unknown) {
            return null;
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
