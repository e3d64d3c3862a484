package dev.whence.report;

import dev.whence.analysis.Results.Cause;
import dev.whence.program.At;
import dev.whence.units.Dimension;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The tree of an explanation: time, share, bar and source line of every cause. What is shown still sums, digit by digit. */
final class CauseLines {
    private static final int BAR = 16;
    private static final int LONGEST_NAME = 44;
    /** Causes with less of the whole are put together, unless there is only one of them. */
    private static final double LEAST_SHARE = 0.002;

    private final Ink ink;
    private final String model;
    private final Scale scale;
    private final int decimals;
    private final Grid grid = new Grid(Grid.Align.LEFT, Grid.Align.RIGHT, Grid.Align.RIGHT, Grid.Align.LEFT, Grid.Align.LEFT, Grid.Align.LEFT);

    CauseLines(Cause root, String model, Ink ink) {
        this.ink = ink;
        this.model = model;
        double seconds = root.picoseconds() * 1e-12;
        scale = Scale.of(Dimension.TIME, seconds);
        decimals = Math.max(0, Math.min(6, 3 - (int) Math.floor(Math.log10(Math.max(seconds / scale.size(), 1e-9)))));
    }

    /** "25.00 ms": the root's time. */
    static String total(Cause root) {
        CauseLines lines = new CauseLines(root, "", new Ink(TextStyle.PLAIN));
        return Digits.show(lines.exact(root) / Math.pow(10, lines.decimals), lines.decimals) + lines.scale.suffix();
    }

    List<String> of(Cause root, int indent) {
        children(root, Math.round(exact(root)), "");
        return grid.lines(indent, ink);
    }

    /** In units of the last digit shown. */
    private double exact(Cause cause) {
        return cause.picoseconds() * 1e-12 / scale.size() * Math.pow(10, decimals);
    }

    private void children(Cause parent, long shown, String stem) {
        List<Cause> causes = sorted(parent);
        long[] parts = portions(causes, shown);
        for (int i = 0; i < parts.length; i++) {
            boolean last = i == parts.length - 1;
            String name = stem + ink.branch(last) + causes.get(i).name();
            Cause inner = causes.get(i);
            // A cause that wholly consists of one other is shown on that one's line, if there is room.
            while (only(inner) && Cell.width(name + ink.into() + inner.children().get(0).name()) <= LONGEST_NAME) {
                inner = inner.children().get(0);
                name += ink.into() + inner.name();
            }
            line(name, inner, parts[i]);
            children(inner, parts[i], stem + ink.stem(last));
        }
    }

    /** Largest first; what is too small to matter is one entry at the end. */
    private static List<Cause> sorted(Cause parent) {
        List<Cause> all = new ArrayList<>(parent.children());
        all.sort(Comparator.comparingLong(Cause::picoseconds).reversed());
        List<Cause> small = all.stream().filter(c -> c.share() < LEAST_SHARE).toList();
        if (small.size() > 1) {
            all.removeAll(small);
            all.add(new Cause(small.size() + " smaller causes", At.NOWHERE, small.stream().mapToLong(Cause::picoseconds).sum(),
                    small.stream().mapToDouble(Cause::share).sum(), 0, null, null, List.of()));
        }
        return all;
    }

    /** Rounded so that they sum to what is shown of their parent (largest remainder). */
    private long[] portions(List<Cause> causes, long shown) {
        long[] parts = new long[causes.size()];
        BigInteger total = causes.stream().map(c -> BigInteger.valueOf(c.picoseconds())).reduce(BigInteger.ZERO, BigInteger::add);
        if (total.signum() <= 0) {
            return parts;
        }
        long left = shown;
        List<Integer> order = new ArrayList<>();
        double[] remainder = new double[parts.length];
        for (int i = 0; i < parts.length; i++) {
            BigInteger[] share = BigInteger.valueOf(causes.get(i).picoseconds()).multiply(BigInteger.valueOf(shown)).divideAndRemainder(total);
            parts[i] = share[0].longValueExact();
            remainder[i] = share[1].doubleValue();
            left -= parts[i];
            order.add(i);
        }
        order.sort(Comparator.comparingDouble((Integer i) -> remainder[i]).reversed());
        for (int i = 0; i < left; i++) {
            parts[order.get(i)]++;
        }
        return parts;
    }

    private static boolean only(Cause cause) {
        return cause.children().size() == 1 && cause.children().get(0).picoseconds() == cause.picoseconds();
    }

    private void line(String fullName, Cause cause, long part) {
        String name = Cell.width(fullName) <= LONGEST_NAME ? fullName
            : fullName.substring(0, fullName.offsetByCodePoints(0, LONGEST_NAME - 1)) + ink.sign("…", ".");
        String time = Digits.show(part / Math.pow(10, decimals), decimals) + scale.suffix();
        String bar = cause.children().isEmpty() ? ink.bar(cause.share(), BAR) : "";
        grid.row(Cell.of(name), Cell.of(time), Cell.of(percent(cause.share())), new Cell(bar, Colour.CYAN),
            Cell.dim(SourceName.line(cause.at(), model)), Cell.of(slot(cause)));
    }

    private static String percent(double share) {
        return Digits.show(100 * share, share >= 0.1 ? 0 : 1) + " %";
    }

    /** By how much a sector, a tick or the like was missed, in the tree's unit where that shows it. */
    private String slot(Cause cause) {
        if (cause.missedBy() == null || cause.missedBy() <= 0) {
            return "";
        }
        double seconds = cause.missedBy() * 1e-12;
        boolean seen = seconds / scale.size() >= 10 * Math.pow(10, -decimals);
        Scale own = seen ? scale : Scale.of(Dimension.TIME, seconds);
        return "missed by " + Digits.show(seconds / own.size(), seen ? decimals : Digits.exact(seconds / own.size())) + own.suffix();
    }
}
