package dev.whence.ui.views;

import dev.whence.report.FigureText;
import java.util.ArrayList;
import java.util.List;

/** Which part of a stretch of time is in sight, and where each instant stands. */
final class TimeAxis {
    /** A window narrower than this share of the whole shows nothing more. */
    private static final double NARROWEST = 1e-7;

    private double whole = 1;
    private double from;
    private double to = 1;
    private int left;
    private int width = 1;

    void reset(double length, double inSight) {
        whole = Math.max(length, 1e-12);
        from = 0;
        to = Math.min(whole, Math.max(inSight, whole * NARROWEST));
    }

    void place(int newLeft, int newWidth) {
        left = newLeft;
        width = Math.max(1, newWidth);
    }

    int x(double instant) {
        double x = left + (instant - from) / (to - from) * width;
        return (int) Math.round(Math.max(left - 10, Math.min(left + width + 10.0, x)));
    }

    double instant(int x) {
        return from + (x - left) / (double) width * (to - from);
    }

    boolean isInSight(double since, double until) {
        return until >= from && since <= to;
    }

    /** Around what is at {@code x}. */
    void zoom(int x, double factor) {
        double fixed = instant(x);
        double length = Math.max(whole * NARROWEST, Math.min(whole, (to - from) * factor));
        move(fixed - (x - left) / (double) width * length, length);
    }

    void pan(int pixels) {
        double length = to - from;
        move(from + pixels / (double) width * length, length);
    }

    private void move(double begin, double length) {
        from = Math.max(0, Math.min(whole - length, begin));
        to = from + length;
    }

    /** Round instants, about {@code most} of them. */
    List<Double> ticks(int most) {
        double rough = (to - from) / Math.max(1, most);
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = rough / power <= 1 ? power : rough / power <= 2 ? 2 * power : rough / power <= 5 ? 5 * power : 10 * power;
        List<Double> ticks = new ArrayList<>();
        for (double k = Math.ceil(from / step); k * step <= to && ticks.size() < 200; k++) {
            ticks.add(k * step);
        }
        return ticks;
    }

    /** "20 ms": short, since ticks are round. */
    static String label(double instant) {
        return instant == 0 ? "0" : FigureText.shortDuration(instant);
    }
}
