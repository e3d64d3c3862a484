package dev.whence.ui.wizards;

import dev.whence.ui.wizards.Examples.Example;
import java.util.List;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.ListViewer;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** Which example, and the name of the project for it. */
final class ExamplePage extends WizardPage {
    private static final int WIDTH = 520;

    private final List<Example> examples;
    private ListViewer list;
    private Text summary;
    private Text name;

    ExamplePage(List<Example> examples) {
        super("example");
        this.examples = examples;
        setTitle("Whence Example");
        setDescription("A report from the literature, runnable, with its open question answered.");
    }

    @Override
    public void createControl(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
        setControl(page);

        list = new ListViewer(page, SWT.SINGLE | SWT.BORDER | SWT.V_SCROLL);
        list.setContentProvider(ArrayContentProvider.getInstance());
        list.setLabelProvider(LabelProvider.createTextProvider(example -> ((Example) example).title()));
        GridDataFactory.fillDefaults().span(2, 1).grab(true, true).hint(WIDTH, 120).applyTo(list.getControl());

        summary = new Text(page, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL);
        summary.setBackground(page.getBackground());
        GridDataFactory.fillDefaults().span(2, 1).grab(true, true).hint(WIDTH, 110).applyTo(summary);

        new Label(page, SWT.NONE).setText("&Project name:");
        name = new Text(page, SWT.SINGLE | SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
        name.addModifyListener(e -> validate());

        list.addSelectionChangedListener(e -> chosen());
        list.addDoubleClickListener(e -> {
            if (isPageComplete() && getWizard().performFinish()) {
                getShell().close();
            }
        });
        list.setInput(examples);
        if (!examples.isEmpty()) {
            list.setSelection(new StructuredSelection(examples.get(0)));
        }
        validate();
    }

    private void chosen() {
        Example example = example();
        summary.setText(example == null ? "" : example.summary());
        name.setText(example == null ? "" : example.name());
    }

    private void validate() {
        String problem = problem();
        setErrorMessage(problem);
        setPageComplete(problem == null);
    }

    private String problem() {
        if (example() == null) {
            return "Choose an example.";
        }
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        IStatus status = workspace.validateName(projectName(), IResource.PROJECT);
        if (!status.isOK()) {
            return status.getMessage();
        }
        return workspace.getRoot().getProject(projectName()).exists() ? "There is a project of this name already." : null;
    }

    /** Null if none is chosen. */
    Example example() {
        return (Example) list.getStructuredSelection().getFirstElement();
    }

    String projectName() {
        return name.getText().strip();
    }
}
