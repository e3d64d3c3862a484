package dev.whence.ui.views;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;

/** The colours of results, by the names under which themes define them and users change them. */
public enum Palette {
    WORK, DEVICE, HELD, MESSAGE, MET, MISSED, DOUBTFUL, BESIDE;

    private static final String PREFIX = "dev.whence.ui.views.";

    public Color colour() {
        return JFaceResources.getColorRegistry().get(PREFIX + name().toLowerCase(java.util.Locale.ROOT));
    }

    RGB rgb() {
        return colour().getRGB();
    }
}
