package dev.whence.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.whence.ui.WhencePlugin;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WizardsTest {
    @RegisterExtension
    final Robot robot = new Robot();

    private WizardDialog open(String id, StructuredSelection selection) throws Exception {
        INewWizard wizard = (INewWizard) PlatformUI.getWorkbench().getNewWizardRegistry().findWizard(id).createWizard();
        wizard.init(PlatformUI.getWorkbench(), selection);
        WizardDialog dialog = new WizardDialog(Robot.page().getWorkbenchWindow().getShell(), wizard);
        dialog.setBlockOnOpen(false);
        dialog.open();
        Robot.pump();
        return dialog;
    }

    private static void finish(Shell shell) {
        Button finish = Robot.all(Button.class, shell).stream().filter(b -> b.getText().replace("&", "").equals("Finish")).findFirst().orElseThrow();
        Robot.until("Finish to be enabled", finish::isEnabled);
        finish.notifyListeners(SWT.Selection, new Event());
        Robot.until("the wizard to close", shell::isDisposed);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void anExampleBecomesAProjectWhoseModelIsOpen(int number) throws Exception {
        Shell shell = open("dev.whence.ui.wizards.example", StructuredSelection.EMPTY).getShell();
        org.eclipse.swt.widgets.List list = Robot.all(org.eclipse.swt.widgets.List.class, shell).get(0);
        assertEquals(4, list.getItemCount());
        list.setSelection(number);
        list.notifyListeners(SWT.Selection, new Event());
        Robot.pump();
        if (number == 0) {
            Robot.picture("wizard-example", shell);
        }
        finish(shell);

        IFile file = Robot.page().getActiveEditor().getEditorInput().getAdapter(IFile.class);
        assertTrue(file.getName().endsWith(".perf"));
        assertTrue(file.getProject().getFile("README.md").exists());
        assertFalse(WhencePlugin.active().reader().read(Path.of(file.getLocationURI())).hasErrors());
        if (file.getName().equals("ffs.perf")) {
            Robot.picture("example-open");
        }
    }

    @Test
    void aNewProjectHasAModelThatReads() throws Exception {
        Shell shell = open("dev.whence.ui.wizards.project", StructuredSelection.EMPTY).getShell();
        Robot.all(Text.class, shell).get(0).setText("Slow Disk");
        Robot.pump();
        Robot.picture("wizard-project", shell);
        finish(shell);

        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("Slow Disk");
        IFile model = project.getFile("slow-disk.perf");
        assertTrue(model.exists());
        assertEquals(List.of(), WhencePlugin.active().reader().read(Path.of(model.getLocationURI())).issues());
        assertEquals(model, Robot.page().getActiveEditor().getEditorInput().getAdapter(IFile.class));
        assertEquals("dev.whence.ui.perspective", Robot.page().getPerspective().getId());
    }

    @Test
    void aNewModelLandsInTheSelectedProject() throws Exception {
        IProject project = robot.project("p");
        Shell shell = open("dev.whence.ui.wizards.model", new StructuredSelection(project)).getShell();
        Robot.picture("wizard-model", shell);
        finish(shell);

        IResource model = project.findMember("model.perf");
        assertNotNull(model);
        assertEquals(model, Robot.page().getActiveEditor().getEditorInput().getAdapter(IFile.class));
    }
}
