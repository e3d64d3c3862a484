package dev.whence.program.link;

import dev.whence.kernel.FlatProgram;
import dev.whence.kernel.Ratio;
import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.math.BigInteger;

/** Reads properties as what the kernel wants: units of time, bits, counts. */
final class Measurer {
    private static final BigInteger LONG_MAX = BigInteger.valueOf(Long.MAX_VALUE);
    private final Values values;
    private long unitsPerSecond;

    Measurer(Values values) {
        this.values = values;
    }

    void unit(long perSecond) {
        unitsPerSecond = perSecond;
    }

    long unitsPerSecond() {
        return unitsPerSecond;
    }

    /** The property's quantity, or null if it has none. Random values are an error here. */
    Quantity quantity(String entity, String property) {
        Expression e = values.property(entity, property);
        if (e == null) {
            return null;
        }
        Value v = evaluate(entity, e);
        if (v == null) {
            throw new ModelException(entity + "." + property + " must be known before the run; a random value cannot stand here", at(entity));
        }
        if (v instanceof Value.Choice) {
            return null;
        }
        return Arithmetic.quantity(v);
    }

    At at(String entity) {
        return values.process(entity) != null ? values.process(entity).at() : values.part(entity).at();
    }

    boolean flag(String entity, String property) {
        Expression e = values.property(entity, property);
        return e != null && Arithmetic.isTrue(evaluate(entity, e));
    }

    Value.Choice choice(String entity, String property) {
        Expression e = values.property(entity, property);
        return e != null && evaluate(entity, e) instanceof Value.Choice c ? c : null;
    }

    private Value evaluate(String entity, Expression e) {
        try {
            return values.evaluate(e);
        } catch (ModelException fault) {
            throw fault.orAt(at(entity));
        }
    }

    /** The property's quantity, which must not be below 0. */
    Quantity notNegative(String entity, String property) {
        Quantity q = quantity(entity, property);
        if (q != null && q.value().signum() < 0) {
            throw new ModelException(entity + "." + property + " is negative: " + dev.whence.units.QuantityText.of(q), at(entity));
        }
        return q;
    }

    long duration(String entity, String property) {
        Quantity q = notNegative(entity, property);
        return q == null ? 0 : units(q.value(), at(entity));
    }

    long bits(String entity, String property, long none) {
        Quantity q = notNegative(entity, property);
        return q == null ? none : whole(q.value(), entity + "." + property, at(entity));
    }

    int number(String entity, String property, int none) {
        Quantity q = notNegative(entity, property);
        if (q != null && !q.value().isWhole()) {
            throw new ModelException(entity + "." + property + " must be a whole number, not " + dev.whence.units.QuantityText.of(q), at(entity));
        }
        return q == null ? none : (int) Math.min(Integer.MAX_VALUE, whole(q.value(), entity + "." + property, at(entity)));
    }

    /** A whole number that may be negative; 0 if there is none. */
    long signed(String entity, String property) {
        Quantity q = quantity(entity, property);
        return q == null ? 0 : whole(q.value(), entity + "." + property, at(entity));
    }

    long whole(Rational value, String what, At at) {
        BigInteger n = value.round();
        if (n.compareTo(LONG_MAX) >= 0) {
            throw new ModelException(what + " is too large", at);
        }
        return n.longValueExact();
    }

    /** Seconds in whole units of time, rounded once. */
    long units(Rational seconds, At at) {
        BigInteger n = seconds.times(Rational.of(unitsPerSecond)).round();
        if (n.compareTo(LONG_MAX) >= 0) {
            throw new ModelException("the duration " + dev.whence.units.QuantityText.of(Quantity.seconds(seconds))
                    + " is past the range of the clock, " + dev.whence.units.QuantityText.of(Quantity.seconds(
                            Rational.of(Long.MAX_VALUE / unitsPerSecond))), at);
        }
        return n.longValueExact();
    }

    /** Units of time per bit at a bandwidth. */
    Ratio perBit(Quantity bandwidth, String what, At at) {
        if (bandwidth.value().signum() <= 0) {
            throw new ModelException(what + " must be more than 0", at);
        }
        Rational r = Rational.of(unitsPerSecond).over(bandwidth.value());
        while (r.numerator().bitLength() > 62 || r.denominator().bitLength() > 62) {
            r = Rational.of(r.numerator().shiftRight(1), r.denominator().shiftRight(1));
        }
        return new Ratio(r.numerator().longValueExact(), r.denominator().longValueExact());
    }

    static boolean isTime(Quantity q) {
        return q.dimension().equals(Dimension.TIME);
    }

    static FlatProgram.Duration constant(long units) {
        return new FlatProgram.Duration(units, -1);
    }
}
