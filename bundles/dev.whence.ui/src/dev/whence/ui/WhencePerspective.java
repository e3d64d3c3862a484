package dev.whence.ui;

import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.navigator.resources.ProjectExplorer;

/** Models on the left, the editor in the middle, what is wrong and what was printed below. */
public final class WhencePerspective implements IPerspectiveFactory {
    public static final String ID = "dev.whence.ui.perspective";

    @Override
    public void createInitialLayout(IPageLayout layout) {
        IFolderLayout left = layout.createFolder("left", IPageLayout.LEFT, 0.22f, IPageLayout.ID_EDITOR_AREA);
        left.addView(ProjectExplorer.VIEW_ID);
        layout.addView(IPageLayout.ID_OUTLINE, IPageLayout.BOTTOM, 0.6f, "left");
        IFolderLayout below = layout.createFolder("below", IPageLayout.BOTTOM, 0.62f, IPageLayout.ID_EDITOR_AREA);
        below.addView(IPageLayout.ID_PROBLEM_VIEW);
        below.addView(IConsoleConstants.ID_CONSOLE_VIEW);
        below.addPlaceholder(IPageLayout.ID_PROGRESS_VIEW);

        layout.addNewWizardShortcut("dev.whence.ui.wizards.model");
        layout.addNewWizardShortcut("dev.whence.ui.wizards.example");
        layout.addNewWizardShortcut("dev.whence.ui.wizards.project");
        layout.addNewWizardShortcut("org.eclipse.ui.wizards.new.folder");
        layout.addShowViewShortcut(ProjectExplorer.VIEW_ID);
        layout.addShowViewShortcut(IPageLayout.ID_OUTLINE);
        layout.addShowViewShortcut(IPageLayout.ID_PROBLEM_VIEW);
        layout.addShowViewShortcut(IConsoleConstants.ID_CONSOLE_VIEW);
        layout.addShowViewShortcut(IPageLayout.ID_PROGRESS_VIEW);
        layout.addActionSet(IDebugUIConstants.LAUNCH_ACTION_SET);
        layout.addActionSet(IPageLayout.ID_NAVIGATE_ACTION_SET);
    }
}
