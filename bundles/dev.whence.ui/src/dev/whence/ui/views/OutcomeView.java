package dev.whence.ui.views;

import dev.whence.program.At;
import dev.whence.ui.WhencePlugin;
import dev.whence.ui.results.Outcome;
import dev.whence.ui.results.Outcomes;
import dev.whence.ui.results.Sources;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;

/** Shows something of the model in the active editor, and says why where there is nothing to show. */
public abstract class OutcomeView extends ViewPart {
    /** First comes what is beside the source; and several outcomes in a row are shown once. */
    private static final int REST = 150;

    private final Consumer<Outcome> onOutcome = this::published;
    private final Runnable onRest = this::refresh;
    private final IPartListener2 onEditor = new EditorListener();
    private final ISelectionChangedListener onCaret = this::caretMoved;
    private Composite stack;
    private Control content;
    private Label message;
    private IFile file;
    private Outcome followed;
    private IPostSelectionProvider carets;
    private int line = -1;

    @Override
    public final void createPartControl(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        Composite page = new Composite(stack, SWT.NONE);
        page.setLayout(new GridLayout());
        message = new Label(page, SWT.WRAP);
        message.setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false));
        content = createContent(stack);
        fillToolBar(getViewSite().getActionBars().getToolBarManager());
        getViewSite().getActionBars().updateActionBars();
        Outcomes.addListener(onOutcome);
        getSite().getPage().addPartListener(onEditor);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(stack, WhencePlugin.ID + "." + getClass().getSimpleName());
        refresh();
        follow(getSite().getPage().getActiveEditor());
    }

    @Override
    public void dispose() {
        Outcomes.removeListener(onOutcome);
        getSite().getPage().removePartListener(onEditor);
        listenTo(null);
        super.dispose();
    }

    abstract Control createContent(Composite parent);

    /** @return null if it can be shown, else what to say instead */
    abstract String show(Outcome outcome);

    /** The caret is in another line of the model. */
    void lineSelected(IFile model, int newLine) {
    }

    void fillToolBar(IToolBarManager toolBar) {
    }

    final IFile file() {
        return file;
    }

    final Outcome outcome() {
        return Outcomes.of(file);
    }

    final void reveal(At at) {
        if (file != null) {
            Sources.reveal(getSite().getPage(), file, at);
        }
    }

    final void refresh() {
        if (stack.isDisposed()) {
            return;
        }
        Outcome outcome = outcome();
        followed = outcome;
        String instead = file == null ? "Open a model to see its results here."
            : outcome == null ? file.getName() + (isSimulated() ? " is being simulated." : " has not been simulated yet.") : !outcome.hasResults() ? file.getName() + ": " + outcome.problem() + "."
            : show(outcome);
        message.setText(instead == null ? "" : instead);
        ((StackLayout) stack.getLayout()).topControl = instead == null ? content : message.getParent();
        message.getParent().layout();
        stack.layout();
    }

    private boolean isSimulated() {
        return Job.getJobManager().find(file).length > 0;
    }

    /** Whether it shows the last that is known. */
    public final boolean isUpToDate() {
        return followed == outcome();
    }

    /** An action of the tool bar. */
    static Action action(String text, String tip, Runnable run) {
        Action action = new Action(text) {
            @Override
            public void run() {
                run.run();
            }
        };
        action.setToolTipText(tip);
        return action;
    }

    private void published(Outcome outcome) {
        if (outcome.file().equals(file)) {
            Display display = stack.getDisplay();
            display.asyncExec(() -> display.timerExec(REST, onRest));
        }
    }

    /** Keeps showing the last model while something else is edited. */
    private void follow(IEditorPart editor) {
        IFile edited = editor == null ? null : editor.getEditorInput().getAdapter(IFile.class);
        if (edited == null || !WhencePlugin.isModel(edited)) {
            return;
        }
        boolean other = !edited.equals(file);
        file = edited;
        listenTo(editor);
        if (other) {
            refresh();
        }
    }

    private void listenTo(IEditorPart editor) {
        if (carets != null) {
            carets.removePostSelectionChangedListener(onCaret);
        }
        carets = editor != null && editor.getSite().getSelectionProvider() instanceof IPostSelectionProvider p ? p : null;
        if (carets != null) {
            carets.addPostSelectionChangedListener(onCaret);
        }
    }

    private void caretMoved(SelectionChangedEvent event) {
        if (event.getSelection() instanceof ITextSelection text && text.getStartLine() + 1 != line && outcome() != null && outcome().hasResults()) {
            line = text.getStartLine() + 1;
            lineSelected(file, line);
        }
    }

    private final class EditorListener implements IPartListener2 {
        @Override
        public void partActivated(IWorkbenchPartReference part) {
            if (part.getPart(false) instanceof IEditorPart editor) {
                follow(editor);
            }
        }

        @Override
        public void partVisible(IWorkbenchPartReference part) {
            partActivated(part);
        }
    }
}
