package dev.whence.ui.views;

import dev.whence.analysis.Timeline;
import dev.whence.analysis.Timeline.Kind;
import dev.whence.analysis.Timeline.Lane;
import dev.whence.analysis.Timeline.Stay;
import dev.whence.program.At;
import dev.whence.report.FigureText;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;

/** One lane for each process and resource; waits are drawn as outlines, work is filled. The wheel zooms, dragging moves. */
final class TimelineCanvas extends Canvas {
    private static final int LANE = 24;
    private static final int AXIS = 22;
    private static final int MOST_IN_SIGHT = 40;
    private static final int SHADE = 70;

    private final TimeAxis axis = new TimeAxis();
    private final Consumer<At> onSelect;
    private Timeline timeline;
    private int labels = 120;
    private int dragged = -1;
    private boolean moved;
    private int line = -1;

    TimelineCanvas(Composite parent, Consumer<At> onSelect) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.V_SCROLL);
        this.onSelect = onSelect;
        addListener(SWT.Paint, event -> paint(event.gc));
        addListener(SWT.Resize, event -> scroll());
        addListener(SWT.MouseWheel, this::zoom);
        addListener(SWT.MouseDown, event -> {
            dragged = event.x;
            moved = false;
        });
        addListener(SWT.MouseMove, this::drag);
        addListener(SWT.MouseUp, this::release);
        addListener(SWT.MouseHover, this::hover);
        addListener(SWT.MouseDoubleClick, event -> whole());
        getVerticalBar().addListener(SWT.Selection, event -> redraw());
    }

    void show(Timeline newTimeline) {
        timeline = newTimeline;
        axis.reset(timeline.length(), inSight());
        scroll();
        redraw();
    }

    /** Marks what is of a line of the source. */
    void mark(int newLine) {
        line = newLine;
        redraw();
    }

    private void whole() {
        if (timeline != null) {
            axis.reset(timeline.length(), timeline.length());
            redraw();
        }
    }

    /** So that the busiest lane shows no more than can be told apart. */
    private double inSight() {
        double length = timeline.length();
        for (Lane lane : timeline.lanes()) {
            if (lane.stays().size() > MOST_IN_SIGHT) {
                length = Math.min(length, lane.stays().get(MOST_IN_SIGHT - 1).to());
            }
        }
        return length;
    }

    private void scroll() {
        ScrollBar bar = getVerticalBar();
        int height = getClientArea().height - AXIS;
        int all = timeline == null ? 0 : timeline.lanes().size() * LANE;
        bar.setVisible(all > height);
        if (height > 0) {
            bar.setValues(Math.min(bar.getSelection(), Math.max(0, all - height)), 0, Math.max(all, height), height, LANE, height);
        }
    }

    private void paint(GC gc) {
        Rectangle area = getClientArea();
        gc.setBackground(getBackground());
        gc.fillRectangle(area);
        if (timeline == null) {
            return;
        }
        labels = timeline.lanes().stream().mapToInt(l -> gc.textExtent(l.name()).x).max().orElse(80) + 16;
        axis.place(labels, area.width - labels - 8);
        int y = AXIS - getVerticalBar().getSelection();
        for (Lane lane : timeline.lanes()) {
            if (y > 0 && y < area.height) {
                lane(gc, lane, y, area);
            }
            y += LANE;
        }
        axis(gc, area);
    }

    private void axis(GC gc, Rectangle area) {
        gc.setBackground(getBackground());
        gc.fillRectangle(0, 0, area.width, AXIS);
        gc.setForeground(getForeground());
        int room = gc.textExtent("000.000 ms").x + 16;
        for (double tick : axis.ticks((area.width - labels) / room)) {
            int x = axis.x(tick);
            String text = TimeAxis.label(tick);
            int half = gc.textExtent(text).x / 2;
            gc.drawText(text, Math.max(labels, Math.min(area.width - 2 * half - 2, x - half)), 2, true);
            gc.setAlpha(SHADE);
            gc.drawLine(x, AXIS - 4, x, area.height);
            gc.setAlpha(255);
        }
    }

    private void lane(GC gc, Lane lane, int y, Rectangle area) {
        gc.setForeground(getForeground());
        gc.drawText(lane.name(), 6, y + (LANE - gc.getFontMetrics().getHeight()) / 2, true);
        gc.setAlpha(40);
        gc.drawLine(0, y + LANE - 1, area.width, y + LANE - 1);
        gc.setAlpha(255);
        gc.setClipping(labels, 0, area.width - labels, area.height);
        int last = Integer.MIN_VALUE;
        for (Stay stay : lane.stays()) {
            int x = axis.x(stay.from());
            int right = axis.x(stay.to());
            if (axis.isInSight(stay.from(), stay.to()) && right > last) { // what is narrower than a pixel is drawn once
                stay(gc, lane, stay, x, Math.max(1, right - x), y + 3);
                last = right;
            }
        }
        gc.setClipping((Rectangle) null);
    }

    private void stay(GC gc, Lane lane, Stay stay, int x, int width, int y) {
        boolean hold = stay.held() || lane.kind() == Kind.CONNECTION;
        Color colour = (hold ? Palette.HELD : lane.kind() == Kind.PROCESS || lane.kind() == Kind.PROCESSOR || lane.kind() == Kind.STATION
            ? Palette.WORK : Palette.DEVICE).colour();
        int height = LANE - 7;
        gc.setBackground(colour);
        gc.setForeground(colour);
        gc.setAlpha(hold ? SHADE : stay.what().equals("rotation") || stay.what().equals("seek") || stay.what().equals("latency") ? 140 : 255);
        gc.fillRectangle(x, y, width, height);
        gc.setAlpha(255);
        gc.drawRectangle(x, y, width - 1, height - 1);
        if (stay.at().line() == line) {
            gc.setForeground(getForeground());
            gc.setLineWidth(2);
            gc.drawRectangle(x, y, Math.max(1, width - 1), height - 1);
            gc.setLineWidth(1);
        }
        String text = stay.what();
        Point size = gc.textExtent(text);
        if (size.x + 6 <= width) {
            gc.setForeground(hold ? getForeground() : getBackground());
            gc.drawText(text, x + (width - size.x) / 2, y + (height - size.y) / 2, true);
        }
    }

    private void zoom(Event event) {
        if (timeline != null && event.x > labels) {
            axis.zoom(event.x, event.count > 0 ? 0.8 : 1.25);
            redraw();
            event.doit = false;
        }
    }

    private void drag(Event event) {
        if (dragged >= 0 && Math.abs(event.x - dragged) > 2) {
            axis.pan(dragged - event.x);
            dragged = event.x;
            moved = true;
            redraw();
        }
    }

    private void release(Event event) {
        Stay stay = moved ? null : at(event.x, event.y);
        dragged = -1;
        if (stay != null) {
            onSelect.accept(stay.at());
        }
    }

    private void hover(Event event) {
        Stay stay = at(event.x, event.y);
        setToolTipText(stay == null ? null : stay.what() + (stay.whom() == null ? "" : " for " + stay.whom()) + ", " + FigureText.duration(stay.to() - stay.from())
            + ", from " + FigureText.duration(stay.from()) + " on" + (stay.at().line() > 0 ? ", line " + stay.at().line() : ""));
    }

    private Stay at(int x, int y) {
        if (timeline == null || x < labels || y < AXIS) {
            return null;
        }
        int lane = (y - AXIS + getVerticalBar().getSelection()) / LANE;
        double instant = axis.instant(x);
        List<Lane> lanes = timeline.lanes();
        return lane >= lanes.size() ? null
            : lanes.get(lane).stays().stream().filter(s -> s.from() <= instant && instant <= s.to()).findFirst().orElse(null);
    }
}
