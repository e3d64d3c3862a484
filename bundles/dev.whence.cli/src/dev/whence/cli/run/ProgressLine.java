package dev.whence.cli.run;

import dev.whence.analysis.Progress;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.LongSupplier;

/** One line on the terminal for work of more than two seconds: how far it is, and how long it will still take. */
final class ProgressLine implements Progress, AutoCloseable {
    private static final double PATIENCE = 2;
    private static final double REFRESH = 0.2;
    private static final int WIDTH = 79;

    private final String name;
    private final PrintStream terminal;
    private final double limit;
    private final LongSupplier nanoTime;
    private final long start;
    private double furthest;
    private double shownAt;
    private boolean shown;

    /**
     * @param terminal where to show it, or null
     * @param limit in seconds, after which the work is to be given up
     * @param nanoTime the clock, such as {@link System#nanoTime}
     */
    ProgressLine(String model, PrintStream terminal, double limit, LongSupplier nanoTime) {
        name = String.valueOf(Path.of(model).getFileName());
        this.terminal = terminal;
        this.limit = limit;
        this.nanoTime = nanoTime;
        start = nanoTime.getAsLong();
    }

    @Override
    public void step(String what, double share) {
        double now = seconds();
        // Work that turns out to be more than was thought makes the share fall; then nobody knows how long it will take.
        boolean steady = share >= furthest;
        furthest = Math.max(furthest, share);
        if (terminal == null || now < PATIENCE || shown && now - shownAt < REFRESH) {
            return;
        }
        String line = String.format(Locale.ROOT, "%s: %s, %.0f %%%s", name, what, 100 * share, steady ? left(now, share) : "");
        terminal.print("\r" + line.substring(0, Math.min(line.length(), WIDTH)) + "\u001b[K");
        terminal.flush();
        shown = true;
        shownAt = now;
    }

    private static String left(double elapsed, double share) {
        if (!(share > 0.02)) {
            return "";
        }
        double left = elapsed * (1 - share) / share;
        return left < 90 ? String.format(Locale.ROOT, ", about %.0f s left", Math.max(1, left))
            : String.format(Locale.ROOT, ", about %.0f min left", left / 60);
    }

    @Override
    public boolean isCancelled() {
        return seconds() > limit || Thread.currentThread().isInterrupted();
    }

    private double seconds() {
        return (nanoTime.getAsLong() - start) * 1e-9;
    }

    @Override
    public void close() {
        if (shown) {
            terminal.print("\r\u001b[K");
            terminal.flush();
        }
    }
}
