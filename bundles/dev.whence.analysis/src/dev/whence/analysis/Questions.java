package dev.whence.analysis;

import dev.whence.program.Expression.Entity;
import dev.whence.program.Expression.EntityKind;
import dev.whence.program.Expression.Question;
import dev.whence.program.link.Cell;
import dev.whence.program.link.Cell.Role;
import dev.whence.program.link.Linked;
import dev.whence.program.link.ModelException;
import dev.whence.program.link.Value;
import dev.whence.program.link.Values;
import dev.whence.statistics.Quantiles;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/**
 * Answers a question from what one replication has measured, or from several together: then a mean is one of all that was timed, a rate one of
 * all the time, and a total one for each replication. The arithmetic is exact.
 */
final class Questions {
    private static final Map<String, Rational> NAMED_QUANTILES = Map.of("p50", Rational.of(1, 2), "p90", Rational.of(9, 10), "p95",
            Rational.of(95, 100), "p99", Rational.of(99, 100));

    private final Linked linked;
    private final List<Sample> samples;
    private final Values values;

    Questions(Linked linked, List<Sample> samples, Values values) {
        this.linked = linked;
        this.samples = samples;
        this.values = values;
    }

    /** @throws ModelException where this run has no answer, and why */
    Value answer(Question q) {
        Entity subject = (Entity) q.arguments().get(0);
        Entity by = q.arguments().size() > 1 && q.arguments().get(1) instanceof Entity e ? e : null;
        return switch (q.name()) {
            case "rate" -> per(total(subject, q), seconds());
            case "total" -> total(subject, q);
            case "mean", "max", "min", "p50", "p90", "p95", "p99", "quantile", "values" -> timed(q, subject);
            case "utilization" -> utilization(q, subject, by);
            case "busy" -> busy(subject, by);
            case "queue" -> per(time(waiting(subject, by)), seconds());
            case "population" -> per(time(waiting(subject, by).or(working(subject, by))), seconds());
            case "wait" -> waitEach(q, subject, by);
            case "delay" -> delay(q, subject);
            case "schedule" -> schedule(q, subject);
            default -> throw new ModelException(q.name() + " is not answered here", q.at());
        };
    }

    private BigInteger sum(ToLongFunction<Sample> measured) {
        BigInteger sum = BigInteger.ZERO;
        for (Sample s : samples) {
            sum = sum.add(BigInteger.valueOf(measured.applyAsLong(s)));
        }
        return sum;
    }

    /** For each replication. */
    private Rational each(BigInteger sum) {
        return Rational.of(sum, BigInteger.valueOf(samples.size()));
    }

    private Quantity seconds() {
        return Quantity.seconds(each(sum(Sample::period)).over(Rational.of(linked.program().unitsPerSecond())));
    }

    private static Value per(Value amount, Quantity by) {
        return new Value.Amount(((Value.Amount) amount).quantity().over(by));
    }

    private Value total(Entity subject, Question q) {
        String key = switch (subject.kind()) {
            case COUNTER -> subject.path();
            case PROCESS -> "round:" + subject.path();
            default -> "payload:" + subject.path();
        };
        Linked.Counter c = linked.counters().get(key);
        if (c == null) {
            throw new ModelException("nothing counts " + subject.path(), q.at());
        }
        BigInteger sum = BigInteger.ZERO;
        int first = 0;
        int last = c.instances() - 1;
        if (subject.index() != null) {
            first = instance(subject, c.instances(), q);
            last = first;
        }
        for (int i = first; i <= last; i++) {
            int counter = c.first() + i;
            sum = sum.add(sum(s -> s.counted()[counter]));
        }
        return new Value.Amount(new Quantity(each(sum).over(Rational.of(c.scale())), c.dimension()));
    }

    private int instance(Entity subject, int instances, Question q) {
        if (values.isInSeveral(subject.path())) {
            throw new ModelException(subject.path() + " is there in each of several: " + q.name() + " is answered for all of them together; leave"
                    + " the index out", q.at());
        }
        Value v = values.evaluate(subject.index());
        if (!(v instanceof Value.Amount a) || !a.quantity().value().isWhole()) {
            throw new ModelException("the index of " + subject.path() + " must be a whole number", q.at());
        }
        int i = a.quantity().value().numerator().intValue();
        if (i < 1 || i > instances) {
            throw new ModelException(subject.path() + "[" + i + "] is not there; there " + (instances == 1 ? "is 1" : "are " + instances)
                    + ", counted from 1", q.at());
        }
        return i - 1;
    }

    private Value timed(Question q, Entity subject) {
        Linked.Span span = linked.spans().get(subject.kind() == EntityKind.SPAN ? subject.path() : "round:" + subject.path());
        BigInteger count = span == null ? BigInteger.ZERO : sum(s -> s.spanCount()[span.first()]);
        if (count.signum() == 0) {
            throw new Unanswered("no " + subject.path() + " has finished in this run", q.at());
        }
        int s = span.first();
        return switch (q.name()) {
            case "mean" -> time(Rational.of(samples.stream().map(x -> x.spanSum()[s]).reduce(BigInteger.ZERO, BigInteger::add), count));
            case "max" -> time(Rational.of(samples.stream().mapToLong(x -> x.spanMost()[s]).max().getAsLong()));
            case "min" -> time(Rational.of(samples.stream().mapToLong(x -> x.spanLeast()[s]).min().getAsLong()));
            case "values" -> all(q, s);
            case "quantile" -> quantile(q, s, ((Value.Amount) values.evaluate(q.arguments().get(1))).quantity().value());
            default -> quantile(q, s, NAMED_QUANTILES.get(q.name()));
        };
    }

    private Value all(Question q, int span) {
        if (linked.random()) {
            throw new Unanswered("each replication has durations of its own in a random model: ask for mean, quantile or max", q.at());
        }
        List<Value> list = new ArrayList<>();
        for (long u : durations(span)) {
            list.add(time(Rational.of(u)));
        }
        return new Value.Sequence(list);
    }

    private Value quantile(Question q, int span, Rational share) {
        if (share.signum() <= 0 || share.compareTo(Rational.ONE) > 0) {
            throw new ModelException("a quantile's share lies above 0 % and is at most 100 %", q.at());
        }
        return time(Rational.of(new Quantiles(durations(span)).at(share.toDouble())));
    }

    private long[] durations(int span) {
        return samples.size() == 1 ? samples.get(0).spanValues().get(span)
                : samples.stream().flatMapToLong(s -> Arrays.stream(s.spanValues().get(span))).toArray();
    }

    private Value time(Rational units) {
        return new Value.Amount(Quantity.seconds(units.over(Rational.of(linked.program().unitsPerSecond()))));
    }

    private Value time(Predicate<Cell> cells) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < linked.cells().size(); i++) {
            if (cells.test(linked.cells().get(i))) {
                sum = sum.add(account(i));
            }
        }
        return time(each(sum));
    }

    private BigInteger account(int cell) {
        return samples.stream().map(s -> s.accounts()[cell]).reduce(BigInteger.ZERO, BigInteger::add);
    }

    private static Predicate<Cell> on(Entity resource, Entity by) {
        return c -> resource.path().equals(c.resource()) && (by == null || c.isCalled(by.path()));
    }

    /** The resource is not free meanwhile. */
    private static Predicate<Cell> working(Entity resource, Entity by) {
        return on(resource, by).and(c -> c.role() == Role.BUSY || c.role() == Role.DEVICE && !c.cause().equals("queue"));
    }

    /** What it does for somebody: switching is no process's work. */
    private static Predicate<Cell> busyCells(Entity resource, Entity by) {
        return working(resource, by).and(c -> by == null || by.kind() != EntityKind.PROCESS || !c.cause().equals("switch"));
    }

    private static Predicate<Cell> waiting(Entity resource, Entity by) {
        return on(resource, by).and(c -> c.role() == Role.DEVICE ? c.cause().equals("queue") : c.isTurn());
    }

    /** Each is entered once for each service: a device counts in its queue, where nobody need wait. */
    private static Predicate<Cell> services(Entity resource, Entity by) {
        return on(resource, by).and(c -> c.role() == Role.BUSY && !c.cause().equals("switch")
                || c.role() == Role.DEVICE && (c.cause().equals("queue") || c.cause().equals("held")));
    }

    private Value busy(Entity resource, Entity by) {
        return time(busyCells(resource, by));
    }

    /** Of a link with two directions the busier one counts. */
    private Value utilization(Question q, Entity resource, Entity by) {
        Linked.Resource r = linked.resources().get(resource.path());
        if (r == null) {
            throw new Unanswered("there is no number of servers of " + resource.path() + " of which a share could be busy: ask population("
                    + resource.path() + ")", q.at());
        }
        if (!r.isServers() && r.first() < linked.program().links().size()
                && linked.program().links().get(r.first()).name().equals(resource.path())) {
            return per(time(each(busier(r))), Quantity.seconds(seconds().value().times(Rational.of(r.instances()))));
        }
        return per(busy(resource, by), Quantity.seconds(seconds().value().times(Rational.of(Math.max(1, r.servers())))));
    }

    /** Of the two directions of each link the one that is busy longer. */
    private BigInteger busier(Linked.Resource links) {
        int directions = links.servers() / links.instances();
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < links.instances(); i++) {
            BigInteger there = account(linked.program().links().get(links.first() + i * directions).cells());
            sum = sum.add(there.max(account(linked.program().links().get(links.first() + (i + 1) * directions - 1).cells())));
        }
        return sum;
    }

    private Value waitEach(Question q, Entity resource, Entity by) {
        BigInteger services = BigInteger.ZERO;
        for (int i = 0; i < linked.cells().size(); i++) {
            if (services(resource, by).test(linked.cells().get(i))) {
                int cell = i;
                services = services.add(sum(s -> s.entries()[cell]));
            }
        }
        if (services.signum() == 0) {
            throw new Unanswered("nobody was served by " + resource.path() + " in this run", q.at());
        }
        return per(time(waiting(resource, by)), new Quantity(each(services), Dimension.NUMBER));
    }

    private Value delay(Question q, Entity channel) {
        int[] flows = IntStream.range(0, linked.program().flows().size())
                .filter(i -> linked.program().flows().get(i).name().equals(channel.path())).toArray();
        if (channel.index() != null) {
            int pair = instance(channel, flows.length / 2, q);
            flows = new int[] {flows[2 * pair], flows[2 * pair + 1]}; // there and back
        }
        BigInteger delays = BigInteger.ZERO;
        BigInteger delivered = BigInteger.ZERO;
        for (int flow : flows) {
            delays = delays.add(sum(s -> s.delays()[flow]));
            delivered = delivered.add(sum(s -> s.delivered()[flow]));
        }
        if (delivered.signum() == 0) {
            throw new Unanswered("no message of " + channel.path() + " has arrived in this run", q.at());
        }
        return time(Rational.of(delays, delivered));
    }

    /** One round of the order of dispatches, as it repeats. */
    private Value schedule(Question q, Entity machine) {
        Linked.Resource servers = linked.resources().get(machine.path());
        if (machine.index() == null && servers.instances() > 1) {
            throw new ModelException("there are " + servers.instances() + " of " + machine.path() + ", each with a schedule of its own; say which: "
                    + machine.path() + "[…]", q.at());
        }
        int which = machine.index() == null ? 0 : instance(machine, servers.instances(), q);
        int[] order = samples.get(0).schedules().getOrDefault(servers.first() + which, new int[0]);
        List<String> names = Arrays.stream(Rounds.smallest(order)).mapToObj(type -> linked.program().types().get(type).name()).toList();
        return new Value.Sequence(Rounds.closed(names).stream().<Value>map(name -> new Value.Choice(name, List.of())).toList());
    }
}
