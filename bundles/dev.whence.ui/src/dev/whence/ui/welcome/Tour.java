package dev.whence.ui.welcome;

import dev.whence.ui.WhencePerspective;
import dev.whence.ui.WhencePlugin;
import java.util.Properties;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.cheatsheets.OpenCheatSheetAction;
import org.eclipse.ui.intro.IIntroManager;
import org.eclipse.ui.intro.IIntroSite;
import org.eclipse.ui.intro.config.IIntroAction;

/** A link of the Welcome that makes room, and opens a cheat sheet beside the editor. */
public final class Tour implements IIntroAction {

    @Override
    public void run(IIntroSite site, Properties link) {
        try {
            PlatformUI.getWorkbench().showPerspective(WhencePerspective.ID, site.getWorkbenchWindow());
        } catch (WorkbenchException failure) {
            WhencePlugin.log("The perspective could not be shown", failure);
        }
        leave();
        new OpenCheatSheetAction(link.getProperty("sheet")).run();
    }

    /** Closes the Welcome: whoever has begun wants to see what he does. */
    public static void leave() {
        IIntroManager welcome = PlatformUI.getWorkbench().getIntroManager();
        if (welcome.getIntro() != null) {
            welcome.setIntroStandby(welcome.getIntro(), true); // else what comes in its place is as large as it was
            welcome.closeIntro(welcome.getIntro());
        }
    }
}
