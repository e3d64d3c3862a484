package dev.whence.ui.views;

import dev.whence.analysis.Timeline;
import dev.whence.analysis.Timeline.Message;
import dev.whence.report.FigureText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ScrollBar;

/**
 * The messages between processes, one below the other in the order in which they were sent. One that was held back runs down its sender's
 * line before it crosses. Variants stand side by side; the first message in which they differ is marked.
 */
final class SequenceCanvas extends Canvas {
    private static final int ROW = 26;
    private static final int HEAD = 44;
    private static final int TIMES = 74;
    private static final int MOST = 300;
    /** A shorter delay is not worth a bend. */
    private static final double LEAST_HOLD = 1e-9;

    private List<Timeline> timelines = List.of();
    private List<List<Message>> messages = List.of();
    private int differs = -1;

    SequenceCanvas(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.V_SCROLL);
        addListener(SWT.Paint, event -> paint(event.gc));
        addListener(SWT.Resize, event -> scroll());
        getVerticalBar().addListener(SWT.Selection, event -> redraw());
        addListener(SWT.MouseWheel, event -> {
            ScrollBar bar = getVerticalBar();
            bar.setSelection(bar.getSelection() - event.count * ROW);
            redraw();
        });
    }

    /** @return a remark on where they differ, or empty */
    String show(List<Timeline> newTimelines) {
        timelines = newTimelines;
        messages = timelines.stream().map(t -> t.messages().stream().sorted(Comparator.comparingDouble(Message::sent)).limit(MOST).toList()).toList();
        differs = difference();
        scroll();
        redraw();
        return differs < 0 ? "" : "They differ from message " + (differs + 1) + " on.";
    }

    private int difference() {
        if (messages.size() < 2) {
            return -1;
        }
        int least = Math.min(messages.get(0).size(), messages.get(1).size());
        for (int i = 0; i < least; i++) {
            Message a = messages.get(0).get(i);
            Message b = messages.get(1).get(i);
            boolean same = a.from().equals(b.from()) && a.to().equals(b.to()) && a.type().equals(b.type()) && isHeld(a) == isHeld(b);
            if (!same) {
                return i;
            }
        }
        return messages.get(0).size() == messages.get(1).size() ? -1 : least;
    }

    private static boolean isHeld(Message m) {
        return m.departed() - m.sent() > LEAST_HOLD;
    }

    private void scroll() {
        ScrollBar bar = getVerticalBar();
        int height = getClientArea().height - HEAD;
        int all = messages.stream().mapToInt(List::size).max().orElse(0) * ROW + ROW;
        bar.setVisible(all > height);
        if (height > 0) {
            bar.setValues(Math.min(bar.getSelection(), Math.max(0, all - height)), 0, Math.max(all, height), height, ROW, height);
        }
    }

    private void paint(GC gc) {
        Rectangle area = getClientArea();
        gc.setBackground(getBackground());
        gc.fillRectangle(area);
        gc.setAntialias(SWT.ON);
        if (timelines.isEmpty()) {
            return;
        }
        int width = area.width / timelines.size();
        for (int i = 0; i < timelines.size(); i++) {
            variant(gc, i, new Rectangle(i * width, 0, width - (timelines.size() > 1 ? 12 : 0), area.height));
        }
    }

    private void variant(GC gc, int which, Rectangle area) {
        List<Message> all = messages.get(which);
        gc.setForeground(getForeground());
        if (all.isEmpty()) {
            gc.drawText("No messages in " + timelines.get(which).variant() + ".", area.x + 8, 8, true);
            return;
        }
        List<String> processes = processes(all);
        int room = Math.max(40, (area.width - TIMES - 20) / Math.max(1, processes.size()));
        int top = HEAD - getVerticalBar().getSelection();
        for (int i = 0; i < processes.size(); i++) {
            int x = area.x + TIMES + room / 2 + i * room;
            gc.setForeground(getForeground());
            gc.setAlpha(90);
            gc.drawLine(x, HEAD - 4, x, Math.min(area.height, top + all.size() * ROW + ROW / 2));
            gc.setAlpha(255);
        }
        for (int i = 0; i < all.size(); i++) {
            int y = top + i * ROW;
            if (y > HEAD - ROW && y < area.height) {
                message(gc, all.get(i), i == differs, processes, area, room, y);
            }
        }
        gc.setBackground(getBackground());
        gc.fillRectangle(area.x, 0, area.width, HEAD - 4);
        gc.setForeground(getForeground());
        gc.drawText(timelines.get(which).variant(), area.x + 6, 2, true);
        for (int i = 0; i < processes.size(); i++) {
            String name = processes.get(i);
            int x = area.x + TIMES + room / 2 + i * room - gc.textExtent(name).x / 2;
            gc.drawText(name, x, HEAD - 22, true);
        }
    }

    private void message(GC gc, Message m, boolean first, List<String> processes, Rectangle area, int room, int y) {
        int left = area.x + TIMES + room / 2;
        int from = left + processes.indexOf(m.from()) * room;
        int to = left + processes.indexOf(m.to()) * room;
        if (first) {
            gc.setBackground(Palette.DOUBTFUL.colour());
            gc.setAlpha(60);
            gc.fillRectangle(area.x, y, area.width, ROW);
            gc.setAlpha(255);
        }
        gc.setForeground(getForeground());
        String time = FigureText.duration(m.sent());
        gc.drawText(time, area.x + TIMES - 8 - gc.textExtent(time).x, y + 4, true);
        boolean held = isHeld(m);
        Color colour = (held ? Palette.HELD : Palette.MESSAGE).colour();
        gc.setForeground(colour);
        gc.setBackground(colour);
        int begin = y + 6;
        int bend = held ? y + ROW - 8 : begin;
        int end = y + ROW - 4;
        int step = to >= from ? 1 : -1;
        if (held) {
            gc.setLineWidth(3);
            gc.drawLine(from, begin, from, bend);
            gc.setLineWidth(1);
        }
        gc.drawLine(from, bend, to, end);
        gc.fillPolygon(new int[] {to, end, to - step * 9, end - 5, to - step * 8, end + 3});
        String text = (m.type().isEmpty() ? m.channel() : m.type()) + (held ? ", held " + FigureText.duration(m.departed() - m.sent()) : "");
        Point size = gc.textExtent(text);
        int middle = (from + to) / 2 - size.x / 2;
        gc.setBackground(getBackground());
        gc.setForeground(getForeground());
        gc.drawText(text, Math.max(area.x + TIMES, Math.min(area.x + area.width - size.x - 2, middle)), y + 2, false);
    }

    private static List<String> processes(List<Message> all) {
        Set<String> names = new LinkedHashSet<>();
        all.forEach(m -> {
            names.add(m.from());
            names.add(m.to());
        });
        return new ArrayList<>(names);
    }
}
