package dev.whence.ui.launch;

import dev.whence.analysis.request.RequestException;
import dev.whence.ui.WhencePlugin;
import dev.whence.ui.preferences.Preferences;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.FilteredResourcesSelectionDialog;
import org.eclipse.ui.plugin.AbstractUIPlugin;

/** What to simulate, with which values, and for how long. */
public final class SimulationTab extends AbstractLaunchConfigurationTab {
    private final Image image = AbstractUIPlugin.imageDescriptorFromPlugin(WhencePlugin.ID, "icons/model.svg").createImage();
    private Text model;
    private Text seed;
    private Text variants;
    private Text settings;
    private Text until;
    private Text events;
    private Text timeLimit;

    @Override
    public void createControl(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().applyTo(page);
        setControl(page);

        Group what = group(page, "Model", 3);
        model = field(what, "File:", "", 1);
        Button browse = createPushButton(what, "Browse…", null);
        browse.addListener(SWT.Selection, e -> browse());
        variants = field(what, "Variants:", "all", 2);
        variants.setToolTipText("Names, separated by commas; base is the model as it stands");

        Group values = group(page, "Values", 2);
        seed = field(values, "Seed of all random values:", "1", 1);
        label(values, "Instead of those in the model, one name=value a line:");
        settings = new Text(values, SWT.MULTI | SWT.BORDER | SWT.V_SCROLL);
        settings.setMessage("rotdelay=6 ms");
        GridDataFactory.fillDefaults().span(2, 1).grab(true, true).hint(SWT.DEFAULT, 40).applyTo(settings);
        settings.addModifyListener(e -> updateLaunchConfigurationDialog());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(values);

        Group limits = group(page, "Limits", 4);
        until = field(limits, "Simulated time:", "as long as the result needs", 1);
        events = field(limits, "Events of each run:", "the usual number", 1);
        timeLimit = field(limits, "Give up after:", Preferences.timeLimit() + " of real time", 3);
    }

    private static Group group(Composite page, String title, int columns) {
        Group group = new Group(page, SWT.NONE);
        group.setText(title);
        GridLayoutFactory.swtDefaults().numColumns(columns).applyTo(group);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
        return group;
    }

    private static void label(Composite parent, String text) {
        Label label = new Label(parent, SWT.NONE);
        label.setText(text);
        GridDataFactory.swtDefaults().span(2, 1).applyTo(label);
    }

    /**
     * @param usual what holds if nothing is typed
     * @param span of columns for the text
     */
    private Text field(Composite parent, String title, String usual, int span) {
        new Label(parent, SWT.NONE).setText(title);
        Text text = new Text(parent, SWT.SINGLE | SWT.BORDER);
        text.setMessage(usual);
        GridDataFactory.fillDefaults().span(span, 1).grab(true, false).applyTo(text);
        text.addModifyListener(e -> updateLaunchConfigurationDialog());
        return text;
    }

    private void browse() {
        FilteredResourcesSelectionDialog dialog = new FilteredResourcesSelectionDialog(getShell(), false, ResourcesPlugin.getWorkspace().getRoot(),
            IResource.FILE);
        dialog.setTitle("Model");
        dialog.setInitialPattern("*.perf");
        if (dialog.open() == Window.OK && dialog.getFirstResult() instanceof IFile file) {
            model.setText(file.getFullPath().toString());
        }
    }

    @Override
    public void setDefaults(ILaunchConfigurationWorkingCopy copy) {
        Object selected = DebugUITools.getSelectedResource();
        if (selected instanceof IFile file && WhencePlugin.isModel(file)) {
            SimulationConfiguration.usual(file).store(copy);
            copy.rename(getLaunchConfigurationDialog().generateName(file.getFullPath().removeFileExtension().lastSegment()));
        }
    }

    @Override
    public void initializeFrom(ILaunchConfiguration configuration) {
        try {
            SimulationConfiguration stored = SimulationConfiguration.of(configuration);
            model.setText(stored.model());
            seed.setText(stored.seed());
            variants.setText(String.join(", ", stored.variants()));
            settings.setText(String.join(settings.getLineDelimiter(), stored.settings()));
            until.setText(stored.until());
            events.setText(stored.events());
            timeLimit.setText(stored.timeLimit());
        } catch (CoreException unreadable) {
            setErrorMessage("The configuration cannot be read: " + unreadable.getStatus().getMessage());
        }
    }

    @Override
    public void performApply(ILaunchConfigurationWorkingCopy copy) {
        typed().store(copy);
    }

    private SimulationConfiguration typed() {
        return new SimulationConfiguration(model.getText().strip(), seed.getText().strip(), parts(variants.getText(), ","),
            parts(settings.getText(), "\\R"), until.getText().strip(), events.getText().strip(), timeLimit.getText().strip());
    }

    private static List<String> parts(String text, String separator) {
        return Stream.of(text.split(separator)).map(String::strip).filter(part -> !part.isEmpty()).toList();
    }

    @Override
    public boolean isValid(ILaunchConfiguration configuration) {
        setErrorMessage(null);
        try {
            SimulationConfiguration asked = SimulationConfiguration.of(configuration);
            asked.file();
            asked.request();
            asked.limitInSeconds();
            return true;
        } catch (RequestException | CoreException wrong) {
            setErrorMessage(wrong.getMessage());
            return false;
        }
    }

    @Override
    public String getName() {
        return "Simulation";
    }

    @Override
    public Image getImage() {
        return image;
    }

    @Override
    public void dispose() {
        image.dispose();
        super.dispose();
    }
}
