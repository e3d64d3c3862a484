package dev.whence.report;

import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.Interval;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Estimates as a reader expects them: sensible digits, one unit, and as much of a list as fits. */
final class Figures {
    private static final int LISTED = 4;

    private final Ink ink;

    Figures(Ink ink) {
        this.ink = ink;
    }

    Shown show(Estimate estimate, Scale scale) {
        if (estimate.isSchedule()) {
            return new Shown("", String.join(" ", estimate.names()));
        }
        List<Interval> all = estimate.elements();
        if (all.isEmpty()) {
            return new Shown("", "none");
        }
        return all.size() == 1 ? one(all.get(0), scale) : several(all, scale);
    }

    /** One below the other, with the points of exact figures in one place. */
    List<String> column(List<Estimate> estimates, Scale scale) {
        int[] exact = estimates.stream().filter(Figures::isExact).mapToInt(e -> Digits.of(e.elements().get(0), scale.size())).toArray();
        // The smallest figure wants most decimals; one more than suits the largest is as much as can be read.
        int decimals = exact.length == 0 ? 0 : Math.min(Arrays.stream(exact).max().getAsInt(), Arrays.stream(exact).min().getAsInt() + 1);
        return estimates.stream().map(e -> (isExact(e) ? one(e.elements().get(0), scale, decimals) : show(e, scale)).text()).toList();
    }

    private static boolean isExact(Estimate e) {
        return !e.isSchedule() && e.elements().size() == 1 && !(Digits.half(e.elements().get(0)) > 0) && e.elements().get(0).value() != 0;
    }

    Shown one(Interval figure, Scale scale) {
        return one(figure, scale, Digits.of(figure, scale.size()));
    }

    private Shown one(Interval figure, Scale scale, int decimals) {
        String number = Digits.show(figure.value() / scale.size(), decimals);
        if (!Double.isFinite(figure.value())) {
            return new Shown(number, "");
        }
        return new Shown(number, (spread(figure, scale, decimals) + scale.suffix()).strip());
    }

    private String spread(Interval figure, Scale scale, int decimals) {
        double above = figure.high() - figure.value();
        double below = figure.value() - figure.low();
        double half = Digits.half(figure);
        if (!(half > 0)) {
            return "";
        }
        if (Double.isInfinite(half)) {
            return ink.plusMinus() + "unknown";
        }
        if (Math.abs(above - below) <= 0.25 * half) {
            return ink.plusMinus() + Digits.showUp(half / scale.size(), decimals);
        }
        return " (" + Digits.show(figure.low() / scale.size(), decimals) + ink.dots() + Digits.show(figure.high() / scale.size(), decimals) + ")";
    }

    private Shown several(List<Interval> all, Scale scale) {
        List<String> texts = all.stream().map(i -> plain(i, scale)).toList();
        if (texts.stream().distinct().count() == 1) {
            return new Shown(texts.get(0), (scale.unit() + " each").strip());
        }
        if (all.size() <= LISTED) {
            return new Shown(texts.get(0), ", " + texts.stream().skip(1).collect(Collectors.joining(", ")) + scale.suffix());
        }
        Interval least = all.get(0);
        Interval most = all.get(0);
        for (Interval i : all) {
            least = i.value() < least.value() ? i : least;
            most = i.value() > most.value() ? i : most;
        }
        return new Shown(plain(least, scale), ink.dots().strip() + " " + plain(most, scale) + scale.suffix());
    }

    /** The number alone, without its interval. */
    static String plain(Interval figure, Scale scale) {
        return Digits.show(figure.value() / scale.size(), Digits.of(figure, scale.size()));
    }
}
