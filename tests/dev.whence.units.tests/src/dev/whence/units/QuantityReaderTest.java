package dev.whence.units;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityReaderTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"4 ms | 1/250 | 1 | 0", "4ms | 1/250 | 1 | 0", "48 kbit/s | 48000 | -1 | 1", "40/s | 40 | -1 | 0",
            "10% | 1/10 | 0 | 0", "10 % | 1/10 | 0 | 0", "1_000.5 | 2001/2 | 0 | 0", "-3 ms | -3/1000 | 1 | 0", "70 us/byte | 7/800000 | 1 | -1",
            "3600 rpm | 60 | -1 | 0", "2 * 3 s | 6 | 1 | 0", "1/60 s | 1/60 | -1 | 0", "0 | 0 | 0 | 0"})
    void aQuantityIsReadExactly(String text, String value, int time, int data) {
        Quantity quantity = QuantityReader.read(text);
        assertThat(quantity.value()).hasToString(value);
        assertThat(quantity.dimension()).isEqualTo(new Dimension(time, data));
    }

    @Test
    void aModelsOwnUnitsAreKnown() {
        Quantity quantity = QuantityReader.read("3 word", name -> name.equals("word")
                ? Optional.of(Quantity.bits(Rational.of(36))) : Units.find(name));
        assertThat(quantity).isEqualTo(Quantity.bits(Rational.of(108)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"'' | expected a number with its unit, such as 4 ms", "ms | expected a number with its unit",
            "4 KB | there is no unit \"KB\"; write kB or KiB", "4 furlong | there is no unit \"furlong\"", "4 / 0 | divides by zero",
            "4 ms 5 | cannot follow", "4 ms / | expected a unit", "4 ms ) | cannot follow", "٤ ms | expected a number"})
    void whatIsNoQuantityIsRefusedInTheUsersWords(String text, String message) {
        assertThatThrownBy(() -> QuantityReader.read(text)).isInstanceOf(QuantityFormatException.class)
                .hasMessageContaining(message);
    }
}
