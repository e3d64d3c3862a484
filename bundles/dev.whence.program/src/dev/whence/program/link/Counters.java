package dev.whence.program.link;

import dev.whence.program.At;
import dev.whence.program.Model.Process;
import dev.whence.program.Model.Routine;
import dev.whence.program.Statement;
import dev.whence.program.Statement.*;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Numbers what is counted and timed. An amount that is a fraction is counted in whole multiples of a common part of it. */
final class Counters {
    /** A drawn amount is counted in millionths. */
    private static final long FINE = 1_000_000;

    private final Values values;
    private final Set<String> asked;
    private final Map<String, BigInteger> scales = new LinkedHashMap<>();
    private final Map<String, Dimension> dimensions = new LinkedHashMap<>();
    private final Map<String, Linked.Counter> counters = new LinkedHashMap<>();
    private final Map<String, Linked.Span> spans = new LinkedHashMap<>();
    private int size;

    Counters(Values values, Set<String> asked) {
        this.values = values;
        this.asked = asked;
    }

    void collect() {
        for (Process p : values.model().processes()) {
            statements(p.body());
        }
        for (Routine r : values.model().routines()) {
            statements(r.body());
        }
        scales.forEach((name, scale) -> add(name, 1, scale.longValueExact(), dimensions.get(name)));
        for (String key : asked) {
            String subject = key.substring(key.indexOf(':') + 1);
            if (key.startsWith("round:")) {
                add(key, values.count(subject), 1, Dimension.NUMBER);
            } else if (key.startsWith("span:")) {
                spans.put("round:" + subject, new Linked.Span(spans.size(), 1));
            } else if (key.startsWith("payload:")) {
                payload(key, subject);
            }
        }
    }

    private void payload(String key, String subject) {
        switch (values.part(subject).kind()) {
            case CHANNEL -> add(key, pairs(subject), 1, Dimension.DATA);
            case FILE -> add(key, values.count(subject), 1, Dimension.DATA);
            default -> add(key, 1, 1, Dimension.NUMBER);
        }
    }

    private int pairs(String channel) {
        var p = values.part(channel);
        return p.from() == null ? 1 : Math.max(1, Math.max(values.count(p.from()), values.count(p.to())));
    }

    private void add(String key, int instances, long scale, Dimension dimension) {
        counters.put(key, new Linked.Counter(size, instances, scale, dimension));
        size += Math.max(1, instances);
    }

    private void statements(List<Statement> body) {
        for (Statement s : body) {
            switch (s) {
                case Count c -> counted(c);
                case Time t -> {
                    spans.putIfAbsent(t.span(), new Linked.Span(spans.size(), 1));
                    statements(t.body());
                }
                case Forever f -> statements(f.body());
                case Repeat r -> statements(r.body());
                case Every e -> statements(e.body());
                case While w -> statements(w.body());
                case If x -> {
                    statements(x.then());
                    statements(x.otherwise());
                }
                case Choose c -> c.branches().forEach(this::statements);
                case Parallel p -> p.branches().forEach(this::statements);
                case Locked l -> statements(l.body());
                case Receive r -> {
                    if (r.body() != null) {
                        statements(r.body());
                    }
                }
                default -> { }
            }
        }
    }

    private void counted(Count c) {
        BigInteger part = BigInteger.ONE;
        if (c.amount() != null) {
            Value v = LocalFree.isFree(c.amount()) ? values.evaluate(c.amount(), Scope.EMPTY, 0) : null;
            if (v instanceof Value.Amount a) {
                dimensions.putIfAbsent(c.counter(), a.quantity().dimension());
                part = a.quantity().value().denominator();
            } else {
                part = BigInteger.valueOf(FINE);
            }
        }
        dimensions.putIfAbsent(c.counter(), Dimension.NUMBER);
        BigInteger before = scales.getOrDefault(c.counter(), BigInteger.ONE);
        BigInteger scale = before.divide(before.gcd(part)).multiply(part);
        if (scale.bitLength() > 40) {
            scale = BigInteger.valueOf(FINE);
        }
        scales.put(c.counter(), scale);
    }

    int first(String key) {
        return named(key).first();
    }

    long scale(String key) {
        return named(key).scale();
    }

    Linked.Counter named(String key) {
        Linked.Counter c = counters.get(key);
        if (c == null) {
            throw new ModelException("nothing counts " + key, At.NOWHERE);
        }
        return c;
    }

    int span(String key) {
        return spans.get(key).first();
    }

    int size() {
        return size;
    }

    int spanCount() {
        return spans.size();
    }

    Map<String, Linked.Counter> all() {
        return counters;
    }

    Map<String, Linked.Span> spans() {
        return spans;
    }

    static Quantity unit(Linked.Counter c) {
        return new Quantity(Rational.of(1, c.scale()), c.dimension());
    }
}
