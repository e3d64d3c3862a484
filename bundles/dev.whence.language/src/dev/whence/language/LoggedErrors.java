package dev.whence.language;

import java.util.ArrayList;
import java.util.List;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/**
 * Makes a logged error a failure: Xtext and EMF log some of their own and go on as if nothing were wrong, and a tool
 * that says "no problems" after that lies.
 */
final class LoggedErrors extends AppenderSkeleton implements AutoCloseable {

    private final String thread = Thread.currentThread().getName();
    private final List<LoggingEvent> errors = new ArrayList<>();

    LoggedErrors() {
        setThreshold(Level.ERROR);
        Logger.getRootLogger().addAppender(this);
    }

    @Override
    protected void append(LoggingEvent event) {
        if (event.getThreadName().equals(thread)) {
            errors.add(event);
        }
    }

    /** @throws IllegalStateException if an error was logged since this was made */
    void rethrow() {
        if (!errors.isEmpty()) {
            LoggingEvent first = errors.get(0);
            Throwable cause = first.getThrowableInformation() == null ? null
                    : first.getThrowableInformation().getThrowable();
            throw new IllegalStateException("logged by " + first.getLoggerName() + ": " + first.getRenderedMessage(), cause);
        }
    }

    @Override
    public boolean requiresLayout() {
        return false;
    }

    @Override
    public void close() {
        Logger.getRootLogger().removeAppender(this);
    }
}
