package dev.whence.ui.wizards;

import dev.whence.ui.WhencePlugin;
import dev.whence.ui.wizards.Examples.Example;
import java.io.IOException;
import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;

/** New › Whence › Example: one of the reports from the literature, with its open question answered. */
public final class NewExampleWizard extends Wizard implements INewWizard {
    private final Examples examples = new Examples();
    private ExamplePage page;

    @Override
    public void init(IWorkbench workbench, IStructuredSelection selection) {
        setWindowTitle("New Whence Example");
        setNeedsProgressMonitor(true);
        page = new ExamplePage(found());
    }

    private List<Example> found() {
        try {
            return examples.all();
        } catch (IOException damaged) {
            WhencePlugin.log("The examples cannot be read", damaged);
            return List.of();
        }
    }

    @Override
    public void addPages() {
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        Example example = page.example();
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(page.projectName());
        return Creation.project(project, null, (created, monitor) -> examples.copy(example, created, monitor), getContainer(), getShell());
    }
}
