package dev.whence.ui.views;

import dev.whence.analysis.Options;
import dev.whence.analysis.Progress;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.analysis.Timeline;
import dev.whence.analysis.Timelines;
import dev.whence.program.link.ModelException;
import dev.whence.ui.results.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/** Shows what happened when in one variant, or in several: recorded in the background when it is first looked at. */
abstract class VariantView extends OutcomeView {
    private final List<Combo> choices = new ArrayList<>();
    private final int most;
    private Outcome shown;
    private Control picture;
    private Label remark;

    /** @param most how many variants can be looked at together */
    VariantView(int most) {
        this.most = most;
    }

    abstract Control createPicture(Composite parent);

    /** @return a remark for the reader, or empty */
    abstract String draw(List<Timeline> timelines);

    @Override
    final Control createContent(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(most + 2, false);
        layout.marginHeight = 3;
        page.setLayout(layout);
        for (int i = 0; i < most; i++) {
            Combo choice = new Combo(page, SWT.READ_ONLY);
            choice.setLayoutData(new GridData(140, SWT.DEFAULT));
            choice.setToolTipText(i == 0 ? "Which variant" : "Beside which other variant");
            choice.addListener(SWT.Selection, event -> record());
            choices.add(choice);
        }
        remark = new Label(page, SWT.NONE);
        remark.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
        picture = createPicture(page);
        picture.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, most + 2, 1));
        return page;
    }

    @Override
    void fillToolBar(IToolBarManager toolBar) {
        toolBar.add(action("PNG", "Save the picture", () -> Pictures.savePicture(picture, getTitle().toLowerCase(java.util.Locale.ROOT))));
    }

    @Override
    final String show(Outcome outcome) {
        if (shown != null && shown.results() == outcome.results()) {
            return null;
        }
        shown = outcome;
        List<String> variants = outcome.results().variants().stream().map(VariantResult::name).toList();
        for (int i = 0; i < most; i++) {
            Combo choice = choices.get(i);
            String before = choice.getText();
            choice.setItems(variants.toArray(String[]::new));
            if (i > 0) {
                choice.add("", 0);
            }
            int same = choice.indexOf(before);
            choice.select(same >= 0 ? same : 0);
            choice.setVisible(variants.size() > i);
        }
        record();
        return null;
    }

    /** Looks at a variant. */
    final void choose(int which, String variant) {
        choices.get(which).select(choices.get(which).indexOf(variant));
        record();
    }

    private void record() {
        Outcome outcome = shown;
        List<String> variants = choices.stream().map(Combo::getText).filter(name -> !name.isEmpty()).distinct().toList();
        Job.getJobManager().cancel(this);
        Job job = new Job("Recording " + String.join(", ", variants)) {
            @Override
            protected IStatus run(IProgressMonitor monitor) {
                return recorded(outcome, variants, monitor);
            }

            @Override
            public boolean belongsTo(Object family) {
                return family == VariantView.this;
            }
        };
        job.schedule();
    }

    private IStatus recorded(Outcome outcome, List<String> variants, IProgressMonitor monitor) {
        try {
            List<Timeline> timelines = new ArrayList<>();
            for (String variant : variants) {
                timelines.add(Timelines.of(outcome.model(), Options.USUAL, variant, new Progress() {
                    @Override
                    public void step(String what, double share) {
                        monitor.subTask(what);
                    }

                    @Override
                    public boolean isCancelled() {
                        return monitor.isCanceled();
                    }
                }));
            }
            tell(() -> drawn(timelines));
            return Status.OK_STATUS;
        } catch (ModelException wrong) {
            tell(() -> remark(wrong.getMessage()));
            return Status.OK_STATUS;
        } catch (dev.whence.analysis.CancelledException cancelled) {
            return Status.CANCEL_STATUS;
        }
    }

    private void tell(Runnable run) {
        picture.getDisplay().asyncExec(() -> {
            if (!picture.isDisposed()) {
                run.run();
            }
        });
    }

    private void drawn(List<Timeline> timelines) {
        remark(draw(timelines));
    }

    private void remark(String text) {
        remark.setText(text);
        remark.getParent().layout();
    }

    @Override
    public void setFocus() {
        picture.setFocus();
    }
}
