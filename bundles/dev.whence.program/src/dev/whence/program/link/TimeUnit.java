package dev.whence.program.link;

import dev.whence.units.Rational;
import java.math.BigInteger;
import java.util.Collection;

/**
 * The unit of model time: the smallest m·10^k ≥ 10¹² of which every declared period is a whole number, so that rotation,
 * clocks and ticks stay exact for ever. If that left less than a day of range, 10¹² is taken and the periods are rounded.
 */
record TimeUnit(long perSecond, boolean rounded) {
    private static final BigInteger LEAST = BigInteger.TEN.pow(12);
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE / 86_400);

    static TimeUnit forPeriods(Collection<Rational> periods) {
        BigInteger all = BigInteger.ONE;
        for (Rational p : periods) {
            BigInteger d = p.denominator();
            all = all.divide(all.gcd(d)).multiply(d);
            if (all.bitLength() > 80) {
                return new TimeUnit(LEAST.longValueExact(), true);
            }
        }
        int twos = all.getLowestSetBit();
        BigInteger rest = all.shiftRight(twos);
        BigInteger five = BigInteger.valueOf(5);
        int fives = 0;
        while (rest.mod(five).signum() == 0) {
            rest = rest.divide(five);
            fives++;
        }
        BigInteger unit = rest.multiply(BigInteger.TEN.pow(Math.max(twos, fives)));
        while (unit.compareTo(LEAST) < 0) {
            unit = unit.multiply(BigInteger.TEN);
        }
        return unit.compareTo(MOST) > 0 ? new TimeUnit(LEAST.longValueExact(), true) : new TimeUnit(unit.longValueExact(), false);
    }
}
