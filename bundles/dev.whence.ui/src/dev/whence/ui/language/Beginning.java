package dev.whence.ui.language;

import org.eclipse.ui.IStartup;

/** Has the bundle started with the workbench, so that models are looked at before the first of them is opened. */
public final class Beginning implements IStartup {

    @Override
    public void earlyStartup() {
        // that this class was asked for has started all
    }
}
