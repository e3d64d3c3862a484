package dev.whence.ui.wizards;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.dialogs.WizardNewFileCreationPage;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.statushandlers.StatusManager;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;

/** New › Whence › Model: a file with a small model that runs. */
public final class NewModelWizard extends Wizard implements INewWizard {
    private IWorkbench workbench;
    private WizardNewFileCreationPage page;

    @Override
    public void init(IWorkbench activeWorkbench, IStructuredSelection selection) {
        workbench = activeWorkbench;
        setWindowTitle("New Whence Model");
        page = new WizardNewFileCreationPage("model", selection) {
            @Override
            protected InputStream getInitialContents() {
                return new ByteArrayInputStream(Template.text().getBytes(StandardCharsets.UTF_8));
            }
        };
        page.setTitle("Whence Model");
        page.setDescription("A small model that runs, to start from.");
        page.setFileExtension("perf");
        page.setFileName("model.perf");
    }

    @Override
    public void addPages() {
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        IFile file = page.createNewFile();
        IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
        if (file == null || window == null) {
            return file != null;
        }
        BasicNewResourceWizard.selectAndReveal(file, window);
        try {
            IDE.openEditor(window.getActivePage(), file);
        } catch (PartInitException failure) {
            StatusManager.getManager().handle(failure.getStatus(), StatusManager.SHOW);
        }
        return true;
    }
}
