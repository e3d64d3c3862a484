package dev.whence.analysis;

import dev.whence.analysis.Results.Explanation;
import dev.whence.analysis.Results.Nature;
import dev.whence.kernel.Measures;
import dev.whence.kernel.Path;
import dev.whence.kernel.Simulation;
import dev.whence.program.At;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Expression.EntityKind;
import dev.whence.program.link.Linked;
import dev.whence.program.link.ModelException;
import dev.whence.program.link.Value;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Says where the time of a count or a span goes: the run is repeated while the chain of last arrivals is recorded. For a
 * recurring model the chain is closed to the critical circuit, so that its mean over the circuit is that of all time.
 */
final class Explainer {
    private static final int MOST_NODES = 1 << 23;
    private static final long WARM_UP_EVENTS = 1 << 13;
    private static final long EVENTS = 1 << 17;

    private final Map<Run, Map<String, PathTotals>> known = new ConcurrentHashMap<>();

    /** Time for each unit of the subject, all of it or what is called {@code on}. */
    Value spent(Run run, Entity subject, Entity on, At at) {
        String key = key(subject, run.linked());
        PathTotals totals = totals(run).get(key);
        if (totals == null || totals.count == 0) {
            throw new ModelException("nothing of " + subject.path() + " has finished in this run, so there is nothing to explain", at);
        }
        long units = on == null ? totals.root.units : named(totals.root, on, run.linked());
        Rational each = Rational.of(units, totals.count).times(Rational.of(totals.scale)).over(Rational.of(run.linked().program().unitsPerSecond()));
        return new Value.Amount(Quantity.seconds(each));
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
            boolean called = child.cell >= 0 && (on.kind() == EntityKind.CAUSE ? linked.cells().get(child.cell).cause().equals(on.path())
                    : linked.cells().get(child.cell).isCalled(on.path()));
            sum += called ? child.units : named(child, on, linked);
        }
        return sum;
    }

    /** Explanations of all that the run counted and timed. */
    List<Explanation> explain(Run run) {
        List<Explanation> all = new ArrayList<>();
        boolean named = totals(run).keySet().stream().anyMatch(key -> !isRound(key));
        totals(run).forEach((key, totals) -> {
            if (totals.count > 0 && totals.root.units > 0 && !(named && isRound(key))) {
                all.add(new CauseTree(run.linked(), totals).explanation(key, run.nature() == Nature.RANDOM));
            }
        });
        return all;
    }

    /** Rounds of processes are explained where the model itself counts and times nothing. */
    private static boolean isRound(String key) {
        return key.startsWith("round:") || key.startsWith("time round:");
    }

    private Map<String, PathTotals> totals(Run run) {
        return known.computeIfAbsent(run, this::record);
    }

    private Map<String, PathTotals> record(Run run) {
        Trial trial = run.fresh();
        Simulation s = trial.simulation();
        Path path = new Path(MOST_NODES);
        Spans spans = new Spans(run.linked());
        long period = run.samples().get(0).period();
        if (run.nature() == Nature.EXACT) {
            // since when everybody is where he is recurs only from the second time on
            trial.run(run.recurredFrom() + period, Long.MAX_VALUE, null);
            s.record(path);
            s.restartMeasures();
            trial.run(s.now() + period, Long.MAX_VALUE, null);
        } else {
            if (run.nature() != Nature.OVER) {
                trial.run(Run.LATEST, WARM_UP_EVENTS, null);
            }
            s.record(path);
            s.restartMeasures();
            spans.watch(s, Long.MIN_VALUE);
            trial.run(Run.LATEST, run.nature() == Nature.OVER ? Long.MAX_VALUE : s.events() + EVENTS, null);
        }
        Map<String, PathTotals> totals = new LinkedHashMap<>();
        run.linked().counters().forEach((key, c) -> counter(run, s, c).ifPresent(t -> totals.put(key, t)));
        if (run.nature() == Nature.EXACT) {
            // once more around, so that what finishes in this turn began within the record
            spans.watch(s, s.now());
            trial.run(s.now() + period, Long.MAX_VALUE, null);
        }
        spans.addTo(totals);
        return totals;
    }

    private static java.util.Optional<PathTotals> counter(Run run, Simulation s, Linked.Counter c) {
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
            return java.util.Optional.empty();
        }
        return java.util.Optional.of(run.nature() == Nature.EXACT ? circuit(s, tip, counted, scale) : chain(s, tip, counted, scale));
    }

    private static PathTotals chain(Simulation s, int tip, long counted, long scale) {
        PathTotals totals = new PathTotals();
        totals.add(s.path(), tip, Long.MIN_VALUE);
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
                t.add(simulation.path(), tip, start);
                t.count++;
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
                    all.put(key.startsWith("round:") ? "time " + key : key, t);
                }
            });
        }
    }
}
