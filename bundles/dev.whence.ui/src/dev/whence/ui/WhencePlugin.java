package dev.whence.ui;

import dev.whence.language.ModelReader;
import dev.whence.ui.language.LanguageService;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.content.IContentDescription;
import org.eclipse.ui.plugin.AbstractUIPlugin;
import org.osgi.framework.BundleContext;

/** The bundle while it is active. */
public final class WhencePlugin extends AbstractUIPlugin {
    public static final String ID = "dev.whence.ui";
    /** The content type of models. */
    public static final String CONTENT_TYPE = "dev.whence.ui.perf";

    private static WhencePlugin active;

    private final LanguageService language = new LanguageService();
    private ModelReader reader;

    @Override
    public void start(BundleContext context) throws Exception {
        super.start(context);
        // Guice then neither generates bytecode nor makes newer JVMs warn of what it uses for that.
        System.setProperty("guice_bytecode_gen_option", "DISABLED");
        LibraryLog.connect(getLog());
        active = this;
        language.listen();
    }

    @Override
    public void stop(BundleContext context) throws Exception {
        language.close();
        active = null;
        super.stop(context);
    }

    public static WhencePlugin active() {
        return active;
    }

    /** What knows the language. */
    public LanguageService language() {
        return language;
    }

    /** Reads models; made on first use, since that takes a tenth of a second. */
    public synchronized ModelReader reader() {
        if (reader == null) {
            reader = new ModelReader();
        }
        return reader;
    }

    /** Whether a file holds a model. */
    public static boolean isModel(IFile file) {
        try {
            IContentDescription description = file.getContentDescription();
            return description != null && description.getContentType() != null && description.getContentType().getId().equals(CONTENT_TYPE);
        } catch (CoreException unreadable) {
            return file.getFileExtension() != null && file.getFileExtension().equals("perf");
        }
    }

    /** Something went wrong that no message to the user could mend. */
    public static void log(String message, Throwable cause) {
        active.getLog().log(new Status(IStatus.ERROR, ID, message, cause));
    }
}
