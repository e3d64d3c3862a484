package dev.whence.ui.preferences;

import dev.whence.analysis.request.Request;
import dev.whence.analysis.request.RequestException;
import dev.whence.ui.WhencePlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.StringFieldEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.dialogs.PreferencesUtil;

/** Window › Preferences › Whence. */
public final class WhencePreferencePage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {
    private static final String COLOURS_AND_FONTS = "org.eclipse.ui.preferencePages.ColorsAndFonts";

    public WhencePreferencePage() {
        super(GRID);
        setDescription("Models of systems whose measured speed nobody can explain.");
    }

    @Override
    public void init(IWorkbench workbench) {
        setPreferenceStore(WhencePlugin.active().getPreferenceStore());
    }

    @Override
    protected void createFieldEditors() {
        addField(new DurationField(Preferences.TIME_LIMIT, "&Give a simulation up after:", getFieldEditorParent()));
        addField(new BooleanFieldEditor(Preferences.SIMULATE_ON_SAVE, "&Simulate on save", getFieldEditorParent()));
        addField(new BooleanFieldEditor(Preferences.BESIDE_SOURCE, "Show &results beside the source", getFieldEditorParent()));
    }

    @Override
    protected Control createContents(Composite parent) {
        Control fields = super.createContents(parent);
        Link link = new Link((Composite) fields, SWT.NONE);
        link.setText("The colours of the editor are under <a>Colors and Fonts</a>, category Whence.");
        link.addListener(SWT.Selection, e -> PreferencesUtil.createPreferenceDialogOn(getShell(), COLOURS_AND_FONTS, null,
            "selectCategory:dev.whence.ui.colours"));
        GridDataFactory.swtDefaults().span(2, 1).indent(0, 12).applyTo(link);
        return fields;
    }

    /** Takes nothing but a duration. */
    private static final class DurationField extends StringFieldEditor {
        DurationField(String name, String label, Composite parent) {
            super(name, label, parent);
            setEmptyStringAllowed(false);
        }

        @Override
        protected boolean doCheckState() {
            try {
                Request.duration("This", getStringValue());
                return true;
            } catch (RequestException wrong) {
                setErrorMessage(wrong.getMessage() + ".");
                return false;
            }
        }
    }
}
