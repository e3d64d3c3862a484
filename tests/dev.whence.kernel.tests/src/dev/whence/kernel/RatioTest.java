package dev.whence.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class RatioTest {

    @Test
    void aProductIsRoundedOnceHalfUpWhateverItsSize() {
        Random random = new Random(1);
        for (int i = 0; i < 100_000; i++) {
            long numerator = 1 + (random.nextLong() >>> 1 + random.nextInt(62));
            long denominator = 1 + (random.nextLong() >>> 1 + random.nextInt(62));
            long amount = random.nextLong() >>> 1 + random.nextInt(62);
            BigInteger exact = BigInteger.valueOf(amount).multiply(BigInteger.valueOf(numerator)).shiftLeft(1)
                    .add(BigInteger.valueOf(denominator)).divide(BigInteger.valueOf(denominator).shiftLeft(1));
            if (exact.bitLength() < 63) {
                assertThat(new Ratio(numerator, denominator).times(amount)).as("%s * %s / %s", amount, numerator, denominator)
                        .isEqualTo(exact.longValueExact());
            }
        }
    }

    @Test
    void aProductPastTheRangeIsAnErrorAndNotAnotherNumber() {
        assertThatThrownBy(() -> new Ratio(Long.MAX_VALUE, 3).times(4)).isInstanceOf(ArithmeticException.class);
    }
}
