package dev.whence.ui.views;

import dev.whence.analysis.Results.VariantResult;
import dev.whence.ui.results.Outcome;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** Machines, disks, links and the processes that interact on them, with how busy each is. */
public final class ModelView extends OutcomeView {
    public static final String ID = "dev.whence.ui.views.model";

    private Combo choice;
    private ModelDiagram diagram;

    @Override
    Control createContent(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginHeight = 3;
        page.setLayout(layout);
        choice = new Combo(page, SWT.READ_ONLY);
        choice.setToolTipText("The variant whose utilizations are shown");
        choice.setLayoutData(new GridData(140, SWT.DEFAULT));
        choice.addListener(SWT.Selection, event -> draw());
        diagram = new ModelDiagram(page, this::reveal);
        diagram.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        return page;
    }

    @Override
    void fillToolBar(IToolBarManager toolBar) {
        toolBar.add(action("PNG", "Save the picture", () -> Pictures.savePicture(diagram, "model")));
    }

    @Override
    String show(Outcome outcome) {
        List<String> variants = outcome.results().variants().stream().map(VariantResult::name).toList();
        String before = choice.getText();
        choice.setItems(variants.toArray(String[]::new));
        choice.select(Math.max(0, choice.indexOf(before)));
        draw();
        return null;
    }

    private void draw() {
        Outcome outcome = outcome();
        outcome.results().variants().stream().filter(v -> v.name().equals(choice.getText())).findFirst()
            .ifPresent(variant -> diagram.show(outcome.model(), variant));
    }

    @Override
    void lineSelected(IFile model, int line) {
        diagram.mark(line);
    }

    @Override
    public void setFocus() {
        diagram.setFocus();
    }
}
