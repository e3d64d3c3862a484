package dev.whence.ui.views;

import dev.whence.ui.WhencePlugin;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;

/** Pictures and tables saved as files. */
public final class Pictures {
    private Pictures() {
    }

    /** Asks where to, and saves what the control shows as PNG. */
    static void savePicture(Control control, String name) {
        String file = ask(control.getShell(), name, "*.png");
        if (file != null) {
            save(control, Path.of(file));
        }
    }

    public static void save(Control control, Path file) {
        Rectangle bounds = control.getBounds();
        Image image = new Image(control.getDisplay(), bounds.width, bounds.height);
        GC gc = new GC(image);
        control.print(gc);
        gc.dispose();
        ImageLoader loader = new ImageLoader();
        loader.data = new org.eclipse.swt.graphics.ImageData[] {image.getImageData()};
        loader.save(file.toString(), SWT.IMAGE_PNG);
        image.dispose();
    }

    /** Asks where to, and saves a table. */
    static void saveTable(Shell shell, String name, String csv) {
        String file = ask(shell, name, "*.csv");
        if (file == null) {
            return;
        }
        try {
            Files.writeString(Path.of(file), csv, StandardCharsets.UTF_8);
        } catch (IOException unwritable) {
            MessageDialog.openError(shell, "Save Table", "Cannot write " + file + ": " + unwritable.getMessage());
            WhencePlugin.log("The table could not be saved", unwritable);
        }
    }

    private static String ask(Shell shell, String name, String pattern) {
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setFileName(name + pattern.substring(1));
        dialog.setFilterExtensions(new String[] {pattern});
        dialog.setOverwrite(true);
        return dialog.open();
    }
}
