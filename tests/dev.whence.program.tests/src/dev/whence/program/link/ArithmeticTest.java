package dev.whence.program.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Known values are computed exactly, as fractions. */
final class ArithmeticTest {

    private static Value number(String decimal) {
        return new Value.Amount(new Quantity(Rational.parse(decimal), Dimension.NUMBER));
    }

    private static Value seconds(long n) {
        return new Value.Amount(Quantity.seconds(Rational.of(n)));
    }

    private static Value list(Value... elements) {
        return new Value.Sequence(List.of(elements));
    }

    @ParameterizedTest
    @CsvSource({"+, 0.1, 0.2, 0.3", "-, 0.3, 0.1, 0.2", "*, 1.1, 1.1, 1.21", "/, 1, 8, 0.125", "min, 3, 2, 2", "max, 3, 2, 3"})
    void decimalsAreNotApproximated(String operator, String a, String b, String result) {
        assertThat(Arithmetic.apply(operator, List.of(number(a), number(b)))).isEqualTo(number(result));
    }

    @ParameterizedTest
    @CsvSource({"floor, -1.5, -2", "ceil, -1.5, -1", "round, 2.5, 3", "negate, 2, -2", "floor, 7, 7"})
    void roundingGoesTheRightWay(String operator, String x, String result) {
        assertThat(Arithmetic.apply(operator, List.of(number(x)))).isEqualTo(number(result));
    }

    @ParameterizedTest
    @CsvSource({"<, 1, 2, true", "<, 2, 2, false", "<=, 2, 2, true", ">, 2, 1, true", ">=, 1, 2, false", "==, 0.5, 0.50, true", "!=, 1, 1, false"})
    void comparisonsAreExact(String operator, String a, String b, boolean result) {
        assertThat(Arithmetic.apply(operator, List.of(number(a), number(b)))).isEqualTo(new Value.Truth(result));
    }

    @Test
    void dimensionsFollow() {
        assertThat(Arithmetic.apply("/", List.of(number("1"), seconds(4)))).isEqualTo(new Value.Amount(
                new Quantity(Rational.of(1, 4), Dimension.RATE)));
    }

    @Test
    void aListIsWorkedOnElementByElement() {
        assertThat(Arithmetic.apply("*", List.of(list(number("1"), number("2")), number("3")))).isEqualTo(list(number("3"), number("6")));
        assertThat(Arithmetic.apply("-", List.of(number("3"), list(number("1"), number("2"))))).isEqualTo(list(number("2"), number("1")));
        assertThat(Arithmetic.apply("+", List.of(list(number("1"), number("2")), list(number("10"), number("20")))))
                .isEqualTo(list(number("11"), number("22")));
    }

    @Test
    void listsOfDifferentLengthsDoNotGoTogether() {
        assertThatThrownBy(() -> Arithmetic.apply("+", List.of(list(number("1"), number("2")), list(number("1"), number("2"), number("3")))))
                .isInstanceOf(ModelException.class);
    }

    @Test
    void listsAreEqualAsAWhole() {
        assertThat(Arithmetic.apply("==", List.of(list(number("1")), list(number("1"))))).isEqualTo(new Value.Truth(true));
    }

    @Test
    void aDivisionByZeroIsAnErrorInWords() {
        assertThatThrownBy(() -> Arithmetic.apply("/", List.of(number("1"), number("0")))).isInstanceOf(ModelException.class)
                .hasMessage("division by zero");
    }

    @Test
    void truthAndNumbersAreNotMixed() {
        assertThatThrownBy(() -> Arithmetic.apply("and", List.of(number("1"), new Value.Truth(true)))).isInstanceOf(ModelException.class)
                .hasMessageContaining("expected true or false");
        assertThatThrownBy(() -> Arithmetic.apply("+", List.of(number("1"), new Value.Truth(true)))).isInstanceOf(ModelException.class)
                .hasMessageContaining("expected a number");
    }
}
