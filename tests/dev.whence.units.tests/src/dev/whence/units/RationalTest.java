package dev.whence.units;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class RationalTest {

    @Test
    void aFractionIsInLowestTermsWithAPositiveDenominator() {
        assertThat(Rational.of(6, -4)).isEqualTo(Rational.of(-3, 2)).hasToString("-3/2");
        assertThat(Rational.of(0, -7)).isEqualTo(Rational.ZERO);
    }

    @Test
    void arithmeticIsExact() {
        Rational third = Rational.of(1, 3);
        assertThat(third.plus(third).plus(third)).isEqualTo(Rational.ONE);
        assertThat(third.times(Rational.of(3))).isEqualTo(Rational.ONE);
        assertThat(third.minus(third)).isEqualTo(Rational.ZERO);
        assertThat(third.over(Rational.of(1, 6))).isEqualTo(Rational.of(2));
        assertThatThrownBy(() -> third.over(Rational.ZERO)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void roundingGoesToTheNearestWithHalvesAwayFromZero() {
        assertThat(Rational.of(-7, 2).floor()).isEqualTo(BigInteger.valueOf(-4));
        assertThat(Rational.of(-7, 2).ceil()).isEqualTo(BigInteger.valueOf(-3));
        assertThat(Rational.of(5, 2).round()).isEqualTo(BigInteger.valueOf(3));
        assertThat(Rational.of(-5, 2).round()).isEqualTo(BigInteger.valueOf(-3));
        assertThat(Rational.of(4).floor()).isEqualTo(BigInteger.valueOf(4));
    }

    @Test
    void decimalsAreReadExactly() {
        assertThat(Rational.parse("1_000.25")).isEqualTo(Rational.of(4001, 4));
        assertThat(Rational.of(0.1).equals(Rational.of(1, 10))).isFalse();
    }
}
