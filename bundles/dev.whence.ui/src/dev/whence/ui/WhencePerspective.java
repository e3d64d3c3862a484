package dev.whence.ui;

import dev.whence.ui.views.ModelView;
import dev.whence.ui.views.ResultsView;
import dev.whence.ui.views.SequenceView;
import dev.whence.ui.views.StudyView;
import dev.whence.ui.views.TimelineView;
import dev.whence.ui.views.WhyView;
import java.util.List;
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
        below.addView(ResultsView.ID);
        below.addView(TimelineView.ID);
        below.addView(SequenceView.ID);
        below.addView(StudyView.ID);
        below.addView(IPageLayout.ID_PROBLEM_VIEW);
        below.addView(IConsoleConstants.ID_CONSOLE_VIEW);
        below.addPlaceholder(IPageLayout.ID_PROGRESS_VIEW);
        IFolderLayout right = layout.createFolder("right", IPageLayout.RIGHT, 0.56f, IPageLayout.ID_EDITOR_AREA);
        right.addView(WhyView.ID);
        right.addView(ModelView.ID);

        layout.addNewWizardShortcut("dev.whence.ui.wizards.model");
        layout.addNewWizardShortcut("dev.whence.ui.wizards.example");
        layout.addNewWizardShortcut("dev.whence.ui.wizards.project");
        layout.addNewWizardShortcut("org.eclipse.ui.wizards.new.folder");
        List.of(ResultsView.ID, WhyView.ID, TimelineView.ID, SequenceView.ID, StudyView.ID, ModelView.ID).forEach(layout::addShowViewShortcut);
        layout.addShowViewShortcut(ProjectExplorer.VIEW_ID);
        layout.addShowViewShortcut(IPageLayout.ID_OUTLINE);
        layout.addShowViewShortcut(IPageLayout.ID_PROBLEM_VIEW);
        layout.addShowViewShortcut(IConsoleConstants.ID_CONSOLE_VIEW);
        layout.addShowViewShortcut(IPageLayout.ID_PROGRESS_VIEW);
        layout.addActionSet(IDebugUIConstants.LAUNCH_ACTION_SET);
        layout.addActionSet(IPageLayout.ID_NAVIGATE_ACTION_SET);
    }
}
