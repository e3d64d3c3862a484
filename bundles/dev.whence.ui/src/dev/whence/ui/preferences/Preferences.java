package dev.whence.ui.preferences;

import dev.whence.ui.WhencePlugin;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;

/** The names of the preferences, and what they are before anybody changes them. */
public final class Preferences extends AbstractPreferenceInitializer {
    /** Real time after which a simulation is given up, as a duration. */
    static final String TIME_LIMIT = "timeLimit";

    @Override
    public void initializeDefaultPreferences() {
        DefaultScope.INSTANCE.getNode(WhencePlugin.ID).put(TIME_LIMIT, "10 min");
    }

    public static String timeLimit() {
        return WhencePlugin.active().getPreferenceStore().getString(TIME_LIMIT);
    }
}
