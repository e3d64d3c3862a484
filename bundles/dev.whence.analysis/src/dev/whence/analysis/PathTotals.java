package dev.whence.analysis;

import dev.whence.kernel.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What lies on a chain of last arrivals, summed by cause: leaves, nested in the holds that they were passed within. */
final class PathTotals {
    /** Stands for time before the recording began. */
    static final int BEFORE = -1;
    /** Stands for time that had not yet led to a count when the run ended. */
    static final int AFTER = -2;

    /** A cause and what it took, in units of time. */
    static final class Node {
        final int cell;
        final boolean hold;
        final Map<Long, Node> children = new LinkedHashMap<>();
        long units;
        long occurrences;
        long missed;
        long missedTimes;
        long slack = Long.MAX_VALUE;

        Node(int cell, boolean hold) {
            this.cell = cell;
            this.hold = hold;
        }

        Node child(int childCell, boolean isHold) {
            return children.computeIfAbsent((long) childCell * 2 + (isHold ? 1 : 0), k -> new Node(childCell, isHold));
        }

        void add(Node other, int sign) {
            units += sign * other.units;
            occurrences += sign * other.occurrences;
            missed += sign * other.missed;
            missedTimes += sign * other.missedTimes;
            slack = Math.min(slack, other.slack);
            other.children.values().forEach(c -> child(c.cell, c.hold).add(c, sign));
        }
    }

    final Node root = new Node(BEFORE, false);
    long count;
    long scale = 1;

    /** One unit of the subject is {@code scale} of what was counted. */
    void scale(long counted, long newScale) {
        count = counted;
        scale = newScale;
    }

    /** The run went on for so long after the last count. */
    void after(long units) {
        root.child(AFTER, false).units += units;
        root.units += units;
    }

    /** Another run's, for the same subject. */
    void add(PathTotals other) {
        root.add(other.root, 1);
        count = Math.addExact(count, other.count);
        scale = other.scale;
    }

    private record Hold(int cell, long since) {
    }

    /**
     * Adds the chain that ends at {@code tip}, back to {@code from} or to its root.
     *
     * @return the root's cause if the chain came to its root, else 0
     */
    int add(Path path, int tip, long from) {
        List<Hold> holds = new ArrayList<>();
        int node = tip;
        while (path.parent(node) >= 0 && path.time(node) > from) {
            int parent = path.parent(node);
            if (path.isMark(node)) {
                hold(holds, path.cause(node), Math.max(path.heldSince(node), from));
            } else {
                leaf(path, node, Math.max(path.time(parent), from), holds);
            }
            node = parent;
        }
        if (path.parent(node) < 0) {
            if (from > Long.MIN_VALUE && path.time(node) > from) {
                root.child(BEFORE, false).units += path.time(node) - from;
                root.units += path.time(node) - from;
            }
            return path.cause(node);
        }
        return 0;
    }

    /** From here back to {@code since} the chain lies within a hold; one for the same reason goes on as long. */
    private static void hold(List<Hold> holds, int cell, long since) {
        for (int i = 0; i < holds.size(); i++) {
            if (holds.get(i).cell() == cell) {
                holds.set(i, new Hold(cell, Math.min(holds.get(i).since(), since)));
                return;
            }
        }
        holds.add(new Hold(cell, since));
    }

    /** One segment, cut where a hold that it was passed within began. */
    private void leaf(Path path, int node, long from, List<Hold> holds) {
        long to = path.time(node);
        boolean first = true;
        while (to > from || first) {
            long end = to;
            holds.removeIf(h -> h.since() >= end);
            long cut = from;
            for (Hold h : holds) {
                cut = Math.max(cut, h.since());
            }
            List<Node> within = within(holds);
            Node leaf = within.getLast().child(path.cause(node), false);
            long length = to - cut;
            within.forEach(n -> n.units += length);
            leaf.units += length;
            if (first) {
                leaf.occurrences++;
                quantised(path, node, leaf);
                first = false;
            }
            to = cut;
        }
    }

    private static void quantised(Path path, int node, Node leaf) {
        if (path.missedBy(node) >= 0) {
            leaf.missed += path.missedBy(node);
            leaf.missedTimes++;
        }
        if (path.slack(node) > 0) {
            leaf.slack = Math.min(leaf.slack, path.slack(node));
        }
    }

    /** The root and the holds' nodes, outermost first. */
    private List<Node> within(List<Hold> holds) {
        List<Node> nodes = new ArrayList<>();
        nodes.add(root);
        for (Hold h : holds) {
            nodes.add(nodes.getLast().child(h.cell(), true));
        }
        return nodes;
    }
}
