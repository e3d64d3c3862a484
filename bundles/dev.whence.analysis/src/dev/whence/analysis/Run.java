package dev.whence.analysis;

import dev.whence.analysis.Results.Nature;
import dev.whence.kernel.Code;
import dev.whence.kernel.FlatProgram;
import dev.whence.kernel.FlatProgram.ProcessType;
import dev.whence.kernel.Recurrence;
import dev.whence.kernel.Simulation;
import dev.whence.kernel.Simulation.Outcome;
import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.program.link.Cell;
import dev.whence.program.link.Linked;
import dev.whence.program.link.ModelException;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityText;
import dev.whence.units.Rational;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The simulation of a model under one assignment of values: one run if nothing is random, else replications, which can
 * be made longer until the figures are precise enough.
 */
final class Run {
    static final int REPLICATIONS = 16;
    private static final long FIRST_EVENTS = 1 << 13;
    private static final long WARM_UP_EVENTS = 1 << 13;
    private static final int STAGES = 10;
    /** So much work under way that no doubt is left. */
    private static final int PLENTY = 20_000;
    /** Half of the clock's range: so no duration up to the other half overflows it. */
    static final long LATEST = Long.MAX_VALUE / 2;
    private static final long USUAL_LIMIT = 1_000_000;
    private static final int MOST_STATE = 1 << 20;

    private final Linked linked;
    private final Map<String, Expression> overrides;
    private final Asked asked;
    private final Options options;
    private final Supplier<Code> code;
    private final Progress progress;
    private final Consumer<Run> longer;
    /** Where the replications stand; empty if that has been let go. */
    private List<Trial> trials = List.of();
    private List<Sample> samples;
    private Nature nature;
    private int stage;
    private long recurredFrom;
    private boolean limited;
    private boolean exhausted;
    private final Growth growth = new Growth();
    private String growing;

    /** @param longer is told when it has simulated */
    Run(Linked linked, Map<String, Expression> overrides, Asked asked, Options options, Supplier<Code> code, Progress progress, Consumer<Run> longer) {
        this.linked = linked;
        this.overrides = overrides;
        this.asked = asked;
        this.options = options;
        this.code = code;
        this.progress = progress;
        this.longer = longer;
    }

    /**
     * Simulates, unless that has been done. Any thread may, so that several runs are made at once; whoever asks for figures does.
     *
     * @throws ModelException if the model cannot go on
     */
    void simulate() {
        if (begin()) {
            longer.accept(this);
        }
    }

    /** Whether there was anything to do. */
    private synchronized boolean begin() {
        if (samples != null) {
            return false;
        }
        if (linked.random()) {
            replicate();
        } else {
            deterministic();
        }
        for (Sample s : samples) {
            if (s.period() == 0) {
                samples = null;
                throw new ModelException("no time passes in this model, so nothing can be said of its rates", firstLine());
            }
        }
        return true;
    }

    private long until() {
        return options.until() == null ? LATEST
                : (long) Math.min(LATEST, options.until() * linked.program().unitsPerSecond());
    }

    private Trial trial(long seed, long shuffle) {
        return new Trial(linked, asked, code, seed, shuffle, progress);
    }

    private void deterministic() {
        Trial trial = trial(options.seed(), 0);
        Recurrence recurrence = options.exactness() ? new Recurrence(trial.simulation(), MOST_STATE) : null;
        Outcome outcome = doubling(trial, recurrence);
        if (outcome != Outcome.RECURRED && recurrence != null && !growth.isSeen()) {
            // the search has restarted the measures on its way; this run's are those of its whole time
            trial = trial(options.seed(), 0);
            trial.run(until(), limit(), null);
        }
        nature = outcome == Outcome.RECURRED ? Nature.EXACT : outcome == Outcome.OVER ? Nature.OVER : Nature.DETERMINISTIC;
        limited = outcome == Outcome.EVENTS;
        exhausted = outcome == Outcome.TIME && options.until() == null;
        recurredFrom = outcome == Outcome.RECURRED ? recurrence.keptAt() : 0;
        samples = List.of(trial.sample());
        growing = growth.isSeen() ? growing(trial.simulation()) : null;
    }

    /** To the limit, unless it grows so much on the way that more would only be more of the same. */
    private Outcome doubling(Trial trial, Recurrence recurrence) {
        Outcome outcome = Outcome.EVENTS;
        for (long events = FIRST_EVENTS; outcome == Outcome.EVENTS; events *= 2) {
            outcome = trial.run(until(), Math.min(events, limit()), recurrence);
            growth.look(new double[] {seconds(trial)}, new double[] {underWay(trial)});
            if (events >= limit() || growth.isSeen() && growth.work() > PLENTY) {
                return outcome;
            }
        }
        return outcome;
    }

    private double seconds(Trial trial) {
        return trial.simulation().now() / (double) linked.program().unitsPerSecond();
    }

    private double underWay(Trial trial) {
        Simulation s = trial.simulation();
        double sum = s.messages();
        for (int type = 0; type < linked.program().types().size(); type++) {
            sum += s.processes().alive(type);
        }
        return sum;
    }

    /** What grows without end, in the reader's words; null if nothing does. */
    String growing() {
        simulate();
        return growing;
    }

    private String growing(Simulation s) {
        int most = -1;
        for (int type = 0; type < linked.program().types().size(); type++) {
            most = s.processes().alive(type) > (most < 0 ? s.messages() : s.processes().alive(most)) ? type : most;
        }
        String what = most < 0 ? "the number of messages under way" : "the number of " + linked.program().types().get(most).name() + " under way";
        return what + " grows by " + QuantityText.of(new Quantity(Rational.parse(new BigDecimal(growth.perSecond()).round(new MathContext(2)).toPlainString()),
            Dimension.RATE)) + ": more arrives than " + (busiest() == null ? "is served" : busiest() + " serves");
    }

    /** The resource that is waited for most; null if none is. */
    private String busiest() {
        Map<String, BigInteger> waits = new HashMap<>();
        for (int i = 0; i < linked.cells().size(); i++) {
            Cell cell = linked.cells().get(i);
            if (cell.resource() != null && (cell.isTurn() || cell.role() == Cell.Role.DEVICE && cell.cause().equals("queue"))) {
                for (Sample s : samples) {
                    waits.merge(cell.resource(), s.accounts()[i], BigInteger::add);
                }
            }
        }
        return waits.entrySet().stream().filter(w -> w.getValue().signum() > 0).max(Map.Entry.<String, BigInteger>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey())).map(Map.Entry::getKey).orElse(null);
    }

    private long limit() {
        return options.events() > 0 ? options.events() : USUAL_LIMIT;
    }

    private void replicate() {
        nature = Nature.RANDOM;
        boolean over = warmUp();
        stage = over ? STAGES : 0;
        if (!over) {
            extend(FIRST_EVENTS);
            boolean more = linked.program().types().stream().anyMatch(ProcessType::pooled) && options.until() == null;
            while (more && !limited && !growth.isSeen() && stage + 1 < STAGES) {
                extend(FIRST_EVENTS << ++stage);
                more = growth.isSuspected();
            }
        }
        read();
    }

    /** Brings every replication to where its measures begin; whether all have ended before. */
    private boolean warmUp() {
        int n = (REPLICATIONS - options.shard() + options.shards() - 1) / options.shards();
        Trial[] made = new Trial[n];
        boolean[] over = new boolean[n];
        IntStream.range(0, n).parallel().forEach(i -> {
            made[i] = begun(i, s -> { });
            over[i] = options.until() == null && made[i].simulation().events() == 0;
            if (over[i]) {
                made[i].run(until(), Long.MAX_VALUE, null);
            }
        });
        trials = List.of(made);
        boolean allOver = true;
        for (boolean o : over) {
            allOver &= o;
        }
        return allOver;
    }

    private void read() {
        samples = trials.stream().map(Trial::sample).toList();
        growing = growth.isSeen() ? growing(trials.get(0).simulation()) : null;
    }

    /** How much memory the state takes, in processes and servers. */
    long weight() {
        FlatProgram program = linked.program();
        return (long) trials.size() * (program.types().stream().mapToLong(ProcessType::instances).sum() + program.servers().size() + 64);
    }

    /** Forgets where the replications stand, but not what they have measured: a run that is to be longer does it all again. */
    synchronized void letGo() {
        trials = List.of();
    }

    /** Less where a limit on events is given: what is not measured counts too. */
    private long warmUpEvents() {
        return options.events() > 0 ? Math.min(WARM_UP_EVENTS, Math.max(1, options.events() / REPLICATIONS / 4)) : WARM_UP_EVENTS;
    }

    private void extend(long events) {
        long each = options.events() > 0 ? Math.min(events, Math.max(1, options.events() / REPLICATIONS * 3 / 4)) : events;
        limited = each < events;
        trials.parallelStream().forEach(t -> t.run(until(), warmUpEvents() + each, null));
        growth.look(trials.stream().mapToDouble(this::seconds).toArray(), trials.stream().mapToDouble(this::underWay).toArray());
    }

    /** How often the run has been looked at. */
    int looks() {
        return stage;
    }

    /**
     * Makes random runs twice as long.
     *
     * @return false if nothing is random or the limit is reached
     */
    boolean refine() {
        simulate();
        if (!lengthen()) {
            return false;
        }
        longer.accept(this);
        return true;
    }

    private synchronized boolean lengthen() {
        if (nature != Nature.RANDOM || stage + 1 >= STAGES || options.until() != null || limited || growth.isSeen()) {
            return false;
        }
        if (trials.isEmpty()) {
            warmUp();
        }
        stage++;
        extend(FIRST_EVENTS << stage);
        read();
        return true;
    }

    /** Repeats a deterministic run with simultaneous events in other orders; whether any count or time differs. */
    boolean tiesMatter() {
        simulate();
        for (long shuffle : new long[] {-1, 0x9e3779b97f4a7c15L, 0x632be59bd9b4e019L}) {
            Trial t = trial(nature == Nature.RANDOM ? options.seed() * 1_000_003L : options.seed(), shuffle);
            long end = samples.get(0).now();
            t.run(end, Long.MAX_VALUE, null);
            Trial plain = trial(nature == Nature.RANDOM ? options.seed() * 1_000_003L : options.seed(), 0);
            plain.run(end, Long.MAX_VALUE, null);
            Sample a = t.sample();
            Sample b = plain.sample();
            if (!java.util.Arrays.equals(a.counted(), b.counted()) || !java.util.Arrays.equals(a.spanSum(), b.spanSum())
                    || !java.util.Arrays.equals(a.accounts(), b.accounts())) {
                return true;
            }
        }
        return false;
    }

    Linked linked() {
        return linked;
    }

    Map<String, Expression> overrides() {
        return overrides;
    }

    List<Sample> samples() {
        simulate();
        return samples;
    }

    Nature nature() {
        simulate();
        return nature;
    }

    /** Whether the run was cut off by the limit on events. */
    boolean limited() {
        return limited;
    }

    /** Whether it was cut off by what the user said before anything could recur. */
    boolean isCut() {
        simulate();
        return nature == Nature.DETERMINISTIC && (options.until() != null || options.events() > 0)
            || nature == Nature.RANDOM && limited && options.events() / REPLICATIONS < FIRST_EVENTS;
    }

    /** Whether the run came to the end of the clock's range. */
    boolean exhausted() {
        return exhausted;
    }

    private At firstLine() {
        return linked.lines().stream().filter(lines -> !lines.isEmpty()).map(lines -> lines.get(0)).findFirst().orElse(At.NOWHERE);
    }

    /** What was lost or turned away, in the reader's words; empty if nothing was. */
    List<String> losses() {
        List<String> losses = new ArrayList<>();
        for (int i = 0; i < linked.program().links().size(); i++) {
            int link = i;
            long lost = samples.stream().mapToLong(sample -> sample.lost()[link]).sum();
            if (lost > 0) {
                losses.add(linked.program().links().get(i).name() + " lost " + lost);
            }
        }
        for (int i = 0; i < linked.program().servers().size(); i++) {
            int station = i;
            long away = samples.stream().mapToLong(sample -> sample.turnedAway()[station]).sum();
            if (away > 0) {
                losses.add(linked.program().servers().get(i).name() + " turned away " + away);
            }
        }
        return losses;
    }

    /** Start of the period that recurs. */
    long recurredFrom() {
        return recurredFrom;
    }

    long seed() {
        return nature == Nature.RANDOM ? options.seed() * 1_000_003L : options.seed();
    }

    long events() {
        return samples.stream().mapToLong(Sample::events).sum();
    }

    long ties() {
        return samples.stream().mapToLong(Sample::ties).sum();
    }

    double modelTime() {
        return samples.stream().mapToDouble(Sample::now).sum() / linked.program().unitsPerSecond();
    }

    /** The run, or its first replication, from its start. */
    Trial fresh() {
        return trial(seed(), 0);
    }

    /**
     * One of the replications where its measures begin: after its warm-up, or at its start if it, or the clock, ends before that. Its seed
     * depends on its number only, so any thread may run it.
     *
     * @param prepare is given the simulation before it begins
     */
    Trial begun(int replication, Consumer<Simulation> prepare) {
        long seed = options.seed() * 1_000_003L + options.shard() + (long) replication * options.shards();
        Trial t = trial(seed, 0);
        prepare.accept(t.simulation());
        if (options.until() != null) {
            return t;
        }
        Outcome end = t.run(until(), warmUpEvents(), null);
        if (end != Outcome.OVER && end != Outcome.TIME) {
            t.simulation().restartMeasures();
            return t;
        }
        Trial whole = trial(seed, 0);
        prepare.accept(whole.simulation());
        return whole;
    }
}
