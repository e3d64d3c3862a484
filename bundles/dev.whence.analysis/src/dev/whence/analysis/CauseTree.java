package dev.whence.analysis;

import dev.whence.analysis.Results.Cause;
import dev.whence.analysis.Results.Explanation;
import dev.whence.program.At;
import dev.whence.program.link.Cell;
import dev.whence.program.link.Linked;
import dev.whence.units.Dimension;
import dev.whence.units.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes the tree that is shown of what a path sums to: by resource, then by cause; whole picoseconds that sum exactly. */
final class CauseTree {
    private static final BigInteger PICO = BigInteger.TEN.pow(12);

    private final Linked linked;
    private final PathTotals totals;
    private final Rational picosecondsPerUnit;

    CauseTree(Linked linked, PathTotals totals) {
        this.linked = linked;
        this.totals = totals;
        picosecondsPerUnit = Rational.of(PICO).times(Rational.of(totals.scale)).over(Rational.of(linked.program().unitsPerSecond()))
                .over(Rational.of(totals.count));
    }

    private record Group(String name, At at, List<PathTotals.Node> nodes, List<Group> inner, PathTotals.Node leaf) {
        long units() {
            return leaf != null && inner.isEmpty() ? leaf.units : inner.stream().mapToLong(Group::units).sum();
        }
    }

    Explanation explanation(String key, boolean random, String remark) {
        boolean span = !linked.counters().containsKey(key);
        String subject = key.replaceFirst("^(time )?(round|payload):", "");
        String phrase = span ? "one " + subject + (random ? ", on average" : "") : unit(key, subject);
        long total = picoseconds(totals.root.units);
        List<Cause> children = causes(groups(totals.root), total, total);
        return new Explanation(subject, phrase, new Cause(subject, At.NOWHERE, total, 1, 1, null, null, children), remark);
    }

    private String unit(String key, String subject) {
        Linked.Counter c = linked.counters().get(key);
        if (isPerCount(c)) {
            return key.startsWith("payload:") ? "one message of " + subject : "one count of " + subject;
        }
        return key.startsWith("round:") ? "one round of " + subject : key.startsWith("payload:") ? "one service of " + subject : "one count of " + subject;
    }

    /** Data is explained for each time it is counted, not for each bit. */
    static boolean isPerCount(Linked.Counter c) {
        return c.dimension().equals(Dimension.DATA);
    }

    private long picoseconds(long units) {
        return Rational.of(units).times(picosecondsPerUnit).round().longValueExact();
    }

    private List<Group> groups(PathTotals.Node node) {
        Map<String, Group> byResource = new LinkedHashMap<>();
        for (PathTotals.Node child : node.children.values()) {
            Cell cell = child.cell < 0 ? null : linked.cells().get(child.cell);
            if (child.hold) {
                byResource.put("hold " + child.cell, new Group(hold(cell), cell.at(), List.of(),
                        groups(child), null));
                continue;
            }
            if (cell == null) {
                byResource.put("outside " + child.cell, new Group(child.cell == PathTotals.BEFORE ? "before the record" : "after the last count",
                        At.NOWHERE, List.of(), List.of(), child));
                continue;
            }
            String place = cell.resource() != null ? cell.resource() : cell.process();
            Group g = byResource.computeIfAbsent(place, k -> new Group(place, At.NOWHERE, new ArrayList<>(), new ArrayList<>(), null));
            merge(g, child, cell);
        }
        return new ArrayList<>(byResource.values());
    }

    private static String hold(Cell cell) {
        String what = cell.resource() == null ? "its turn" : cell.resource();
        return switch (cell.cause()) {
            case "queue", "ready" -> "waits for " + what;
            case "preempted" -> cell.process() + " displaced on " + what;
            case "lock" -> "waits for lock " + what;
            case "window" -> "waits for the window of " + what;
            default -> "held by " + cell.cause() + " on " + what + (cell.process() == null ? "" : " from " + cell.process());
        };
    }

    /** Leaves of one cause, label, process and line are one. */
    private void merge(Group g, PathTotals.Node child, Cell cell) {
        String name = cell.label() != null && !cell.isTurn() ? cell.label() : cell.cause();
        if (cell.process() != null && !cell.process().equals(g.name()) && severalProcesses()) {
            name = cell.process() + ": " + name;
        }
        At at = cell.at();
        for (Group known : g.inner()) {
            if (known.name().equals(name) && known.at().equals(at)) {
                known.leaf().add(child, 1);
                return;
            }
        }
        PathTotals.Node copy = new PathTotals.Node(child.cell, false);
        copy.add(child, 1);
        g.inner().add(new Group(name, at, List.of(), List.of(), copy));
    }

    private boolean severalProcesses() {
        return linked.cells().stream().map(Cell::process).filter(java.util.Objects::nonNull).distinct().count() > 1;
    }

    /** Shares the parent's picoseconds out among the children: what rounding leaves goes to the largest remainders. */
    private List<Cause> causes(List<Group> groups, long parent, long total) {
        long[] share = new long[groups.size()];
        Rational[] rest = new Rational[groups.size()];
        long left = parent;
        for (int i = 0; i < share.length; i++) {
            Rational exact = Rational.of(groups.get(i).units()).times(picosecondsPerUnit);
            share[i] = exact.floor().longValueExact();
            rest[i] = exact.minus(Rational.of(share[i]));
            left -= share[i];
        }
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < share.length; i++) {
            order.add(i);
        }
        order.sort(Comparator.comparing((Integer i) -> rest[i]).reversed());
        for (int k = 0; left != 0 && !order.isEmpty(); k++) {
            share[order.get(k % order.size())] += Long.signum(left);
            left -= Long.signum(left);
        }
        List<Cause> causes = new ArrayList<>();
        for (int i = 0; i < share.length; i++) {
            causes.add(cause(groups.get(i), share[i], total));
        }
        causes.sort(Comparator.comparingLong(Cause::picoseconds).reversed());
        return causes;
    }

    private Cause cause(Group g, long picoseconds, long total) {
        double part = total == 0 ? 0 : (double) picoseconds / total;
        if (g.leaf() == null || !g.inner().isEmpty()) {
            return new Cause(g.name(), g.at(), picoseconds, part, 1, null, null, causes(g.inner(), picoseconds, total));
        }
        PathTotals.Node n = g.leaf();
        double occurrences = (double) n.occurrences * totals.scale / totals.count;
        Long missed = n.missedTimes == 0 ? null : toPicoseconds(Rational.of(n.missed, n.missedTimes));
        Long slack = n.slack == Long.MAX_VALUE ? null : toPicoseconds(Rational.of(n.slack));
        return new Cause(g.name(), g.at(), picoseconds, part, occurrences, missed, slack, List.of());
    }

    private long toPicoseconds(Rational units) {
        return units.times(Rational.of(PICO)).over(Rational.of(linked.program().unitsPerSecond())).round().longValueExact();
    }
}
