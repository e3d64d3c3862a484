package dev.whence.ui.launch;

import dev.whence.analysis.request.Request;
import dev.whence.analysis.request.RequestException;
import dev.whence.ui.preferences.Preferences;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;

/**
 * What a launch configuration says of a simulation. Everything but the model is optional, and text as it was typed.
 *
 * @param model a path in the workspace
 * @param settings each {@code name=value}
 */
public record SimulationConfiguration(String model, String seed, List<String> variants, List<String> settings, String until, String events,
        String timeLimit) {
    /** The launch configuration type. */
    public static final String TYPE = "dev.whence.ui.launch.simulation";

    private static final String PREFIX = "dev.whence.ui.launch.";
    private static final String MODEL = PREFIX + "model";
    private static final String SEED = PREFIX + "seed";
    private static final String VARIANTS = PREFIX + "variants";
    private static final String SETTINGS = PREFIX + "settings";
    private static final String UNTIL = PREFIX + "until";
    private static final String EVENTS = PREFIX + "events";
    private static final String TIME_LIMIT = PREFIX + "timeLimit";

    static SimulationConfiguration of(ILaunchConfiguration stored) throws CoreException {
        return new SimulationConfiguration(stored.getAttribute(MODEL, ""), stored.getAttribute(SEED, ""), stored.getAttribute(VARIANTS, List.of()),
            stored.getAttribute(SETTINGS, List.of()), stored.getAttribute(UNTIL, ""), stored.getAttribute(EVENTS, ""),
            stored.getAttribute(TIME_LIMIT, ""));
    }

    /** As a model is run where nobody has said otherwise. */
    static SimulationConfiguration usual(IFile model) {
        return new SimulationConfiguration(model.getFullPath().toString(), "", List.of(), List.of(), "", "", "");
    }

    void store(ILaunchConfigurationWorkingCopy copy) {
        copy.setAttribute(MODEL, model);
        copy.setAttribute(SEED, seed);
        copy.setAttribute(VARIANTS, variants);
        copy.setAttribute(SETTINGS, settings);
        copy.setAttribute(UNTIL, until);
        copy.setAttribute(EVENTS, events);
        copy.setAttribute(TIME_LIMIT, timeLimit);
        IFile file = find();
        copy.setMappedResources(file == null ? null : new IFile[] {file});
    }

    static ILaunchConfigurationType type() {
        return DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(TYPE);
    }

    /** @throws RequestException if there is no such file */
    IFile file() {
        IFile file = find();
        if (file == null) {
            throw new RequestException(model.isBlank() ? "Choose the model to simulate." : "There is no model " + model + " in the workspace.");
        }
        return file;
    }

    private IFile find() {
        IPath path = IPath.fromOSString(model);
        IFile file = path.segmentCount() < 2 ? null : ResourcesPlugin.getWorkspace().getRoot().getFile(path);
        return file == null || !file.exists() ? null : file;
    }

    /** @throws RequestException for a number or duration that is none */
    Request request() {
        if (!until.isBlank()) {
            Request.duration("Until", until);
        }
        for (String setting : settings) {
            if (setting.indexOf('=') <= 0) {
                throw new RequestException("A setting has a name and a value, such as rotdelay=6 ms, not " + setting + ".");
            }
        }
        return new Request(variants, settings, whole("The seed", seed, 1, Long.MIN_VALUE), until.isBlank() ? null : until.strip(),
            whole("The limit on events", events, 0, 1), false, true, true, 1, 1);
    }

    /** Real time in seconds after which the model is given up. */
    double limitInSeconds() {
        return Request.duration("Give up after", timeLimit.isBlank() ? Preferences.timeLimit() : timeLimit);
    }

    private static long whole(String what, String text, long usual, long least) {
        if (text.isBlank()) {
            return usual;
        }
        try {
            long value = Long.parseLong(text.strip().replace("_", ""));
            if (value >= least) {
                return value;
            }
        } catch (NumberFormatException noNumber) {
            throw new RequestException(what + " is a whole number, not " + text.strip() + ".");
        }
        throw new RequestException(what + " is a number from " + least + " on, not " + text.strip() + ".");
    }
}
