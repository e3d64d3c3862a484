package dev.whence.analysis;

import dev.whence.kernel.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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
    /** Of all the spans together. */
    long length;
    long scale = 1;

    /** One unit of the subject is {@code scale} of what was counted. */
    void scale(long counted, long newScale) {
        count = counted;
        scale = newScale;
    }

    /** The run went on for so long after the last count. */
    void after(long units) {
        if (units == 0) {
            return;
        }
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

    /** Where to go on after what happened since {@code since} has been followed: at {@code own}, within {@code holds}. */
    private record Return(long since, int own, List<Hold> holds) {
    }

    /**
     * Adds the chain of last arrivals that ends at {@code tip}, back to {@code from} or to its root: what made it end when it did.
     *
     * @return the root's cause if the chain came to its root, else 0
     */
    int add(Path path, int tip, long from) {
        return follow(path, tip, from, false);
    }

    /**
     * Adds what the process whose chain ends at {@code tip} did since {@code from}, and within each of its waits the chain of last arrivals
     * of whoever ended the wait: what happened to it.
     */
    void addOwn(Path path, int tip, long from) {
        follow(path, tip, from, true);
    }

    private int follow(Path path, int tip, long from, boolean own) {
        Deque<Return> returns = new ArrayDeque<>();
        List<Hold> holds = new ArrayList<>();
        int node = tip;
        while (true) {
            long until = returns.isEmpty() ? from : returns.peek().since();
            if (path.parent(node) < 0 || path.time(node) <= until) {
                before(path, node, until, holds);
                if (returns.isEmpty()) {
                    return path.parent(node) < 0 ? path.cause(node) : 0;
                }
                Return back = returns.pop();
                holds = back.holds();
                node = back.own();
            } else if (!path.isMark(node)) {
                leaf(path, node, Math.max(path.time(path.parent(node)), until), holds);
                node = path.parent(node);
            } else if (own && returns.isEmpty() && path.own(node) >= 0 && path.isDisplaced(path.own(node)) && !path.isDisplaced(node)) {
                node = path.own(node);
            } else {
                if (path.isDisplaced(node) || own && returns.isEmpty() && path.own(node) >= 0) {
                    returns.push(new Return(Math.max(path.time(path.own(node)), until), path.own(node), new ArrayList<>(holds)));
                }
                if (path.cause(node) >= 0) {
                    hold(holds, path.cause(node), Math.max(path.heldSince(node), until));
                }
                node = path.parent(node);
            }
        }
    }

    /** What happened before the root of a chain is not known. */
    private void before(Path path, int node, long until, List<Hold> holds) {
        if (until > Long.MIN_VALUE && path.time(node) > until) {
            long units = path.time(node) - until;
            within(holds).forEach(n -> n.units += units);
            within(holds).getLast().child(BEFORE, false).units += units;
        }
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
