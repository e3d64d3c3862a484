package dev.whence.ui.results;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;

/** The outcome of each model that has been simulated in this session. Any thread may ask and tell. */
public final class Outcomes {
    private static final Map<IFile, Outcome> KNOWN = new ConcurrentHashMap<>();
    private static final List<Consumer<Outcome>> LISTENERS = new CopyOnWriteArrayList<>();

    private Outcomes() {
    }

    /** Null for a model that has not been simulated. */
    public static Outcome of(IFile file) {
        return file == null ? null : KNOWN.get(file);
    }

    public static void publish(Outcome outcome) {
        KNOWN.put(outcome.file(), outcome);
        LISTENERS.forEach(listener -> listener.accept(outcome));
    }

    /** The model is no longer there. */
    public static void forget(IFile file) {
        KNOWN.remove(file);
    }

    /** Told of each new outcome, in whatever thread it was found. */
    public static void addListener(Consumer<Outcome> listener) {
        LISTENERS.add(listener);
    }

    public static void removeListener(Consumer<Outcome> listener) {
        LISTENERS.remove(listener);
    }
}
