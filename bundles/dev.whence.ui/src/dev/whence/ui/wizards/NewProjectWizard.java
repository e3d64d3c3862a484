package dev.whence.ui.wizards;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.dialogs.WizardNewProjectCreationPage;

/** New › Whence › Project: with a first model that runs. */
public final class NewProjectWizard extends Wizard implements INewWizard {
    private final WizardNewProjectCreationPage page = new WizardNewProjectCreationPage("project");

    @Override
    public void init(IWorkbench workbench, IStructuredSelection selection) {
        setWindowTitle("New Whence Project");
        setNeedsProgressMonitor(true);
        page.setTitle("Whence Project");
        page.setDescription("A project with a first model that runs.");
    }

    @Override
    public void addPages() {
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        return Creation.project(page.getProjectHandle(), page.useDefaults() ? null : page.getLocationURI(), NewProjectWizard::firstModel,
            getContainer(), getShell());
    }

    private static IFile firstModel(IProject project, IProgressMonitor monitor) throws CoreException {
        String name = project.getName().toLowerCase(java.util.Locale.ROOT).replaceAll("[^\\p{L}0-9_-]+", "-");
        IFile file = project.getFile(name + ".perf");
        file.create(Template.text().getBytes(java.nio.charset.StandardCharsets.UTF_8), true, false, monitor);
        return file;
    }
}
