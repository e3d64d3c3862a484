package dev.whence.ui.launch;

import org.eclipse.core.runtime.ListenerList;
import org.eclipse.debug.core.IStreamListener;
import org.eclipse.debug.core.model.IFlushableStreamMonitor;

/** What a simulation has printed. The console takes what there is already, then listens, and lets it be forgotten. */
final class PrintedText implements IFlushableStreamMonitor {
    private final ListenerList<IStreamListener> listeners = new ListenerList<>();
    private final StringBuilder kept = new StringBuilder();
    private boolean keeping = true;

    synchronized void print(String text) {
        if (keeping) {
            kept.append(text);
        }
        listeners.forEach(listener -> listener.streamAppended(text, this));
    }

    @Override
    public void addListener(IStreamListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeListener(IStreamListener listener) {
        listeners.remove(listener);
    }

    @Override
    public synchronized String getContents() {
        return kept.toString();
    }

    @Override
    public synchronized void flushContents() {
        kept.setLength(0);
    }

    @Override
    public synchronized void setBuffered(boolean buffered) {
        keeping = buffered;
    }

    @Override
    public synchronized boolean isBuffered() {
        return keeping;
    }
}
