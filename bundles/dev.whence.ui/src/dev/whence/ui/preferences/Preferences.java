package dev.whence.ui.preferences;

import dev.whence.ui.WhencePlugin;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;

/** The names of the preferences, and what they are before anybody changes them. */
public final class Preferences extends AbstractPreferenceInitializer {
    /** Real time after which a simulation is given up, as a duration. */
    static final String TIME_LIMIT = "timeLimit";

    /** Whether a model that is opened or saved is simulated. */
    public static final String SIMULATE_ON_SAVE = "simulateOnSave";
    /** Whether results stand beside the source. */
    public static final String BESIDE_SOURCE = "besideSource";

    @Override
    public void initializeDefaultPreferences() {
        IEclipsePreferences defaults = DefaultScope.INSTANCE.getNode(WhencePlugin.ID);
        defaults.put(TIME_LIMIT, "10 min");
        defaults.putBoolean(SIMULATE_ON_SAVE, true);
        defaults.putBoolean(BESIDE_SOURCE, true);
    }

    public static String timeLimit() {
        return WhencePlugin.active().getPreferenceStore().getString(TIME_LIMIT);
    }

    public static boolean simulatesOnSave() {
        return WhencePlugin.active().getPreferenceStore().getBoolean(SIMULATE_ON_SAVE);
    }

    public static boolean showsBesideSource() {
        return WhencePlugin.active().getPreferenceStore().getBoolean(BESIDE_SOURCE);
    }
}
