package dev.whence.ui.language;

import dev.whence.language.ide.results.Annotation;
import dev.whence.ui.views.Palette;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;

/** A result beside the source. */
public interface ResultMining {

    Annotation result();

    /** By the verdict; half faded once the text is another than was simulated. */
    default Color colour(StyledText text) {
        Color full = switch (result().mark()) {
            case MET -> Palette.MET.colour();
            case MISSED -> Palette.MISSED.colour();
            case UNDECIDED, UNEXPLAINED -> Palette.DOUBTFUL.colour();
            case NONE -> Palette.BESIDE.colour();
        };
        return result().stale() ? mixed(full.getRGB(), text.getBackground().getRGB()) : full;
    }

    private static Color mixed(RGB one, RGB other) {
        return new Color((one.red + other.red) / 2, (one.green + other.green) / 2, (one.blue + other.blue) / 2);
    }
}
