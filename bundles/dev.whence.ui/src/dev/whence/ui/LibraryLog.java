package dev.whence.ui;

import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;

/** Takes the errors that Xtext and EMF log to the log that Eclipse's users know, the Error Log. */
final class LibraryLog extends AppenderSkeleton {
    private static final String NAME = "Whence";

    private final ILog log;

    private LibraryLog(ILog log) {
        this.log = log;
        setName(NAME);
        setThreshold(Level.ERROR);
    }

    static void connect(ILog log) {
        Logger root = Logger.getRootLogger();
        root.removeAppender(NAME);
        root.addAppender(new LibraryLog(log));
    }

    @Override
    protected void append(LoggingEvent event) {
        Throwable cause = event.getThrowableInformation() == null ? null : event.getThrowableInformation().getThrowable();
        log.log(new Status(IStatus.ERROR, WhencePlugin.ID, event.getLoggerName() + ": " + event.getRenderedMessage(), cause));
    }

    @Override
    public boolean requiresLayout() {
        return false;
    }

    @Override
    public void close() {
        closed = true;
    }
}
