package dev.whence.ui.views;

import dev.whence.analysis.Timeline;
import dev.whence.report.FigureText;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** What each process, processor, disk, link and connection does when. */
public final class TimelineView extends VariantView {
    public static final String ID = "dev.whence.ui.views.timeline";

    private TimelineCanvas canvas;

    /** Of one variant. */
    public TimelineView() {
        super(1);
    }

    @Override
    Control createPicture(Composite parent) {
        canvas = new TimelineCanvas(parent, this::reveal);
        return canvas;
    }

    @Override
    String draw(List<Timeline> timelines) {
        Timeline t = timelines.get(0);
        canvas.show(t);
        String period = t.period() > 0 ? "recurs every " + FigureText.duration(t.period()) : FigureText.duration(t.length()) + " of the run";
        return period + " · the wheel zooms, a double click shows all" + (t.isCut() ? " · the first " + FigureText.duration(t.length()) + " of them" : "");
    }

    @Override
    void lineSelected(IFile model, int line) {
        canvas.mark(line);
    }
}
