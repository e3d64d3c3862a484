package dev.whence.units;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityTextTest {

    @ParameterizedTest
    @CsvSource({"4 ms,4 ms", "0 ms,0 s", "1 s/240,4.17 ms", "90 s,1.5 min", "0.5 ps,0.5 ps", "8 KiB,8 KiB", "8 kB,8 kB", "1012 bit,1.012 kbit",
            "100 byte,100 byte", "9 bit,9 bit", "27578 bit/s,27.578 kbit/s", "40/s,40/s", "1/3,0.333", "120%,1.2", "-1 ms,-1 ms", "6400 KiB,6.25 MiB",
            "0 byte,0 byte", "1000000,1000000", "2 bit/3,0.667 bit", "1 s/byte,0.125 s/bit"})
    void aQuantityIsWrittenInTheUnitThatLeavesANumberOfAtLeastOne(String written, String text) {
        assertThat(QuantityText.of(QuantityReader.read(written))).isEqualTo(text);
    }
}
