package dev.whence.ui.views;

import dev.whence.analysis.Timeline;
import dev.whence.report.FigureText;
import java.util.List;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** The messages between processes, of one variant or of two side by side. */
public final class SequenceView extends VariantView {
    public static final String ID = "dev.whence.ui.views.sequence";

    private SequenceCanvas canvas;

    /** Of two variants at most. */
    public SequenceView() {
        super(2);
    }

    @Override
    Control createPicture(Composite parent) {
        canvas = new SequenceCanvas(parent);
        return canvas;
    }

    @Override
    String draw(List<Timeline> timelines) {
        String differ = canvas.show(timelines);
        Timeline t = timelines.get(0);
        return (t.period() > 0 ? "recurs every " + FigureText.duration(t.period()) : "") + (differ.isEmpty() ? "" : " · " + differ);
    }
}
