package dev.whence.analysis;

import dev.whence.analysis.Results.Explanation;
import dev.whence.analysis.Results.Nature;
import dev.whence.kernel.Measures;
import dev.whence.kernel.Path;
import dev.whence.kernel.Simulation;
import dev.whence.program.At;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Expression.EntityKind;
import dev.whence.program.link.Cell;
import dev.whence.program.link.Linked;
import dev.whence.program.link.Value;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * Says where the time of a count or a span goes: the run is repeated while the chain of last arrivals is recorded. For a
 * recurring model the chain is closed to the critical circuit, so that its mean over the circuit is that of all time.
 * For a random one the chains of all replications are summed, so that their root is the figure that was measured.
 */
final class Explainer {
    private static final int MOST_NODES = 1 << 23;
    /** Of all replications together: longer runs are explained by their beginning. */
    private static final long MOST_EVENTS = 1 << 21;
    /** One run alone is explained by this part of them, for its record takes memory. */
    private static final int LEAST_PARTS = 4;

    private final Map<Part, List<Map<String, PathTotals>>> known = new ConcurrentHashMap<>();

    /** @param events of the first replication that are explained: a run that was made longer has more */
    private record Part(Run run, long events) {
    }

    /**
     * Time for each unit of the subject, all of it or what is called {@code on}.
     *
     * @param replication its number; below 0 for all together
     */
    Value spent(Run run, int replication, Entity subject, Entity on, At at) {
        String key = key(subject, run.linked());
        String apart = apart(run, key);
        if (apart != null) {
            throw new Unanswered(apart + "; let each have a counter of its own", at);
        }
        List<Map<String, PathTotals>> each = replications(run);
        PathTotals totals = (replication < 0 ? together(each) : each.get(Math.min(replication, each.size() - 1))).get(key);
        if (totals == null || totals.count == 0) {
            throw new Unanswered("nothing of " + subject.path() + " has finished in this run, so there is nothing to explain", at);
        }
        long units = on == null ? totals.root.units : named(totals.root, on, run.linked());
        Rational picked = Rational.of(units, totals.count).times(Rational.of(totals.scale)).over(Rational.of(run.linked().program().unitsPerSecond()));
        return new Value.Amount(Quantity.seconds(picked));
    }

    private static String key(Entity subject, Linked linked) {
        return switch (subject.kind()) {
            case COUNTER, SPAN -> subject.path();
            case PROCESS -> linked.spans().containsKey("round:" + subject.path()) ? "time round:" + subject.path() : "round:" + subject.path();
            default -> "payload:" + subject.path();
        };
    }

    private static long named(PathTotals.Node node, Entity on, Linked linked) {
        long sum = 0;
        for (PathTotals.Node child : node.children.values()) {
            boolean called = child.cell >= 0 && isNamed(linked.cells().get(child.cell), on);
            sum += called ? child.units : named(child, on, linked);
        }
        return sum;
    }

    private static boolean isNamed(Cell cell, Entity on) {
        return on.kind() == EntityKind.CAUSE ? cell.cause().equals(on.path()) : cell.isCalled(on.path()) && !(cell.isTurn() && on.path().equals(cell.label()));
    }

    /** Explanations of all that the run counted and timed. */
    List<Explanation> explain(Run run) {
        List<Explanation> all = new ArrayList<>();
        Map<String, PathTotals> together = together(replications(run));
        boolean named = together.keySet().stream().anyMatch(key -> !isRound(key));
        together.forEach((key, totals) -> {
            if (totals.count > 0 && totals.root.units > 0 && !(named && isRound(key))) {
                all.add(new CauseTree(run.linked(), totals).explanation(key, run.nature() == Nature.RANDOM, remark(run, key)));
            }
        });
        return all;
    }

    /** Why one chain cannot explain a counter, or null if it can. */
    private static String apart(Run run, String key) {
        List<String> apart = new Connected(run.linked()).apart(run.linked().counting().getOrDefault(key, Set.of()));
        return apart.size() < 2 ? null : key + " is counted by " + String.join(" and ", apart) + ", which have nothing to do with each other";
    }

    /** What the explanation leaves out, or null. */
    private static String remark(Run run, String key) {
        String apart = apart(run, key);
        if (apart != null) {
            return apart + ": this is the chain of whoever counted last";
        }
        double share = (double) explained(run, 0) / run.samples().get(0).events();
        return run.nature() == Nature.EXACT || share == 1 ? null : "from the first " + Math.max(1, Math.round(100 * share)) + " % of "
                + (run.nature() == Nature.RANDOM ? "each replication" : "the run");
    }

    private static long explained(Run run, int replication) {
        return Math.min(run.samples().get(replication).events(), MOST_EVENTS / Math.max(LEAST_PARTS, run.samples().size()));
    }

    /** Rounds of processes are explained where the model itself counts and times nothing. */
    private static boolean isRound(String key) {
        return key.startsWith("round:") || key.startsWith("time round:");
    }

    private List<Map<String, PathTotals>> replications(Run run) {
        boolean random = run.nature() == Nature.RANDOM;
        return known.computeIfAbsent(new Part(run, random ? explained(run, 0) : 0), part -> random
                ? IntStream.range(0, run.samples().size()).parallel().mapToObj(r -> replication(run, r)).toList() : List.of(record(run)));
    }

    private static Map<String, PathTotals> together(List<Map<String, PathTotals>> replications) {
        if (replications.size() == 1) {
            return replications.get(0);
        }
        Map<String, PathTotals> together = new LinkedHashMap<>();
        replications.forEach(each -> each.forEach((key, totals) -> together.computeIfAbsent(key, k -> new PathTotals()).add(totals)));
        return together;
    }

    private static Map<String, PathTotals> replication(Run run, int number) {
        Trial trial = run.begun(number, s -> s.record(new Path(MOST_NODES)));
        Simulation s = trial.simulation();
        Spans spans = new Spans(run.linked());
        spans.watch(s, Long.MIN_VALUE);
        trial.run(run.samples().get(number).now(), explained(run, number), null);
        Map<String, PathTotals> totals = new LinkedHashMap<>();
        run.linked().counters().forEach((key, c) -> counter(s, c, (tip, counted, scale) -> chain(s, tip, counted, scale)).ifPresent(t -> totals.put(key, t)));
        spans.addTo(totals);
        return totals;
    }

    private static Map<String, PathTotals> record(Run run) {
        Trial trial = run.fresh();
        Simulation s = trial.simulation();
        Path path = new Path(MOST_NODES);
        Spans spans = new Spans(run.linked());
        boolean exact = run.nature() == Nature.EXACT;
        long period = run.samples().get(0).period();
        if (exact) {
            // since when everybody is where he is recurs only from the second time on
            trial.run(run.recurredFrom() + period, Long.MAX_VALUE, null);
            s.record(path);
            s.restartMeasures();
            trial.run(s.now() + period, Long.MAX_VALUE, null);
        } else {
            s.record(path);
            spans.watch(s, Long.MIN_VALUE);
            trial.run(run.samples().get(0).now(), explained(run, 0), null);
        }
        Map<String, PathTotals> totals = new LinkedHashMap<>();
        run.linked().counters().forEach((key, c) -> counter(s, c, exact ? (tip, counted, scale) -> circuit(s, tip, counted, scale)
                : (tip, counted, scale) -> chain(s, tip, counted, scale)).ifPresent(t -> totals.put(key, t)));
        if (exact) {
            // once more around, so that what finishes in this turn began within the record
            spans.watch(s, s.now());
            trial.run(s.now() + period, Long.MAX_VALUE, null);
        }
        spans.addTo(totals);
        return totals;
    }

    /** Sums the chain that ends at a counter's last count. */
    private interface Chain {
        PathTotals totals(int tip, long counted, long scale);
    }

    private static Optional<PathTotals> counter(Simulation s, Linked.Counter c, Chain chain) {
        boolean wholes = CauseTree.isPerCount(c);
        long scale = wholes ? 1 : c.scale();
        long counted = 0;
        int tip = -1;
        for (int i = c.first(); i < c.first() + c.instances(); i++) {
            counted += wholes ? s.measures().counts(i) : s.measures().counted(i);
            int t = s.measures().counterTip(i);
            tip = t >= 0 && (tip < 0 || s.path().time(t) > s.path().time(tip)) ? t : tip;
        }
        if (tip < 0 || counted == 0) {
            return Optional.empty();
        }
        return Optional.of(chain.totals(tip, counted, scale));
    }

    private static PathTotals chain(Simulation s, int tip, long counted, long scale) {
        PathTotals totals = new PathTotals();
        totals.add(s.path(), tip, s.measures().since());
        totals.after(s.now() - s.path().time(tip));
        totals.scale(counted, scale);
        return totals;
    }

    /** Follows the chain from period to period until it comes back to where it was. */
    private static PathTotals circuit(Simulation s, int tip, long counted, long scale) {
        PathTotals approach = new PathTotals();
        int holder = -2 - approach.add(s.path(), tip, Long.MIN_VALUE);
        List<Integer> visited = new ArrayList<>();
        List<PathTotals> turns = new ArrayList<>();
        while (!visited.contains(holder)) {
            visited.add(holder);
            PathTotals turn = new PathTotals();
            holder = -2 - turn.add(s.path(), s.tipOf(holder), Long.MIN_VALUE);
            turns.add(turn);
        }
        int first = visited.indexOf(holder);
        PathTotals sum = new PathTotals();
        for (PathTotals turn : turns.subList(first, turns.size())) {
            sum.root.add(turn.root, 1);
        }
        long length = turns.size() - first;
        if (sum.root.units != length * s.measures().period()) {
            throw new IllegalStateException("the causes sum to " + sum.root.units + ", not to " + length * s.measures().period());
        }
        sum.scale(Math.multiplyExact(counted, length), scale);
        return sum;
    }

    /** Sums what lies on the chains of finished spans. */
    private static final class Spans implements Measures.Observer {
        private final Linked linked;
        private final Map<Integer, PathTotals> totals = new HashMap<>();
        private Simulation simulation;
        private long since;

        Spans(Linked linked) {
            this.linked = linked;
        }

        void watch(Simulation s, long from) {
            simulation = s;
            since = from;
            s.measures().observe(this);
        }

        @Override
        public void finished(int span, long start, long end, int tip) {
            if (end > since) {
                PathTotals t = totals.computeIfAbsent(span, k -> new PathTotals());
                t.addOwn(simulation.path(), tip, start);
                t.count++;
                t.length += end - start;
            }
        }

        @Override
        public void restarted() {
            totals.clear();
        }

        void addTo(Map<String, PathTotals> all) {
            linked.spans().forEach((key, span) -> {
                PathTotals t = totals.get(span.first());
                if (t != null) {
                    if (t.root.units != t.length) {
                        throw new IllegalStateException("the causes of " + key + " sum to " + t.root.units + ", not to " + t.length);
                    }
                    all.put(key.startsWith("round:") ? "time " + key : key, t);
                }
            });
        }
    }
}
