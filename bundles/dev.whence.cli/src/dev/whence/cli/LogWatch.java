package dev.whence.cli;

import java.util.function.Supplier;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/** Makes an error that a library only logs a failure, from setting the language up to compiling; reading watches for itself. */
final class LogWatch extends AppenderSkeleton {
    private String first;

    private LogWatch() {
        setThreshold(Level.ERROR);
    }

    /** @throws IllegalStateException if an error is logged meanwhile */
    static <T> T watching(Supplier<T> work) {
        LogWatch watch = new LogWatch();
        Logger.getRootLogger().addAppender(watch);
        try {
            T result = work.get();
            if (watch.first != null) {
                throw new IllegalStateException(watch.first);
            }
            return result;
        } finally {
            Logger.getRootLogger().removeAppender(watch);
        }
    }

    @Override
    protected synchronized void append(LoggingEvent event) {
        if (first == null) {
            first = "logged by " + event.getLoggerName() + ": " + event.getRenderedMessage();
        }
    }

    @Override
    public boolean requiresLayout() {
        return false;
    }

    @Override
    public void close() {
        first = null;
    }
}
