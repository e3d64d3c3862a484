package dev.whence.report;

import dev.whence.units.Dimension;

/**
 * The unit in which figures are shown.
 *
 * @param unit as it stands behind the number, such as {@code ms}, {@code kbit/s}, {@code /s}, {@code %}; empty for plain numbers
 * @param size in base units (seconds and bits)
 */
record Scale(String unit, double size) {
    static final Scale PLAIN = new Scale("", 1);
    static final Scale PERCENT = new Scale("%", 0.01);

    private record Step(String unit, double size, double from) {
    }

    private static final Step[] TIMES = {new Step("d", 86_400, 2 * 86_400), new Step("h", 3_600, 2 * 3_600), new Step("min", 60, 120),
        new Step("s", 1, 1), new Step("ms", 1e-3, 1e-3), new Step("us", 1e-6, 1e-6), new Step("ns", 1e-9, 1e-9), new Step("ps", 1e-12, 0)};
    private static final Step[] DATA = {new Step("TB", 8e12, 8e12), new Step("GB", 8e9, 8e9), new Step("MB", 8e6, 8e6), new Step("kB", 8e3, 8e3),
        new Step("byte", 8, 8), new Step("bit", 1, 0)};
    private static final Step[] BANDWIDTHS = {new Step("Tbit/s", 1e12, 1e12), new Step("Gbit/s", 1e9, 1e9), new Step("Mbit/s", 1e6, 1e6),
        new Step("kbit/s", 1e3, 1e3), new Step("bit/s", 1, 0)};
    private static final Step[] RATES = {new Step("/s", 1, 0.01), new Step("/h", 1.0 / 3_600, 0.01 / 3_600), new Step("/d", 1.0 / 86_400, 0)};
    private static final Step[] PACES = {new Step("s/bit", 1, 1), new Step("ms/bit", 1e-3, 1e-3), new Step("us/bit", 1e-6, 1e-6),
        new Step("ns/bit", 1e-9, 1e-9), new Step("ps/bit", 1e-12, 0)};

    /** The unit that leaves a number of at least one, for figures as large as {@code magnitude}. */
    static Scale of(Dimension dimension, double magnitude) {
        if (dimension.equals(Dimension.TIME)) {
            return step(TIMES, magnitude, "s");
        }
        if (dimension.equals(Dimension.DATA)) {
            return step(DATA, magnitude, "byte");
        }
        if (dimension.equals(Dimension.BANDWIDTH)) {
            return step(BANDWIDTHS, magnitude, "bit/s");
        }
        if (dimension.equals(Dimension.RATE)) {
            return step(RATES, magnitude, "/s");
        }
        if (dimension.equals(Dimension.TIME.over(Dimension.DATA))) {
            return step(PACES, magnitude, "s/bit");
        }
        return new Scale(dimension.symbol(), 1);
    }

    private static Scale step(Step[] steps, double magnitude, String zero) {
        double x = Math.abs(magnitude);
        for (Step step : steps) {
            // Half a unit in the fourth digit more, since 999.97 ms is shown as 1.00 s.
            boolean fits = x == 0 || Double.isNaN(x) ? step.unit.equals(zero) : x * 1.00005 >= step.from;
            if (fits) {
                return new Scale(step.unit, step.size);
            }
        }
        Step last = steps[steps.length - 1];
        return new Scale(last.unit, last.size);
    }

    /** Behind a number: with a blank before it, but for the plain one. */
    String suffix() {
        return unit.isEmpty() ? "" : " " + unit;
    }

    /** For a column whose head names the unit. */
    Scale withoutUnit() {
        return new Scale("", size);
    }
}
