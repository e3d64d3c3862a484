package dev.whence.units;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitsTest {

    @ParameterizedTest
    @CsvSource({"s,1", "ms,1/1000", "us,1/1000000", "µs,1/1000000", "μs,1/1000000", "ns,1/1000000000", "ps,1/1000000000000",
            "min,60", "h,3600", "d,86400"})
    void aUnitOfTimeIsSoManySeconds(String unit, String seconds) {
        Quantity size = Units.find(unit).orElseThrow();
        assertThat(size.dimension()).isEqualTo(Dimension.TIME);
        assertThat(size.value()).hasToString(seconds);
    }

    @ParameterizedTest
    @CsvSource({"bit,1", "b,1", "byte,8", "B,8", "kbit,1000", "kb,1000", "kB,8000", "KiB,8192", "Kibit,1024", "MB,8000000",
            "MiB,8388608", "Gbit,1000000000", "GiB,8589934592", "TB,8000000000000", "TiB,8796093022208"})
    void aUnitOfDataIsSoManyBits(String unit, String bits) {
        Quantity size = Units.find(unit).orElseThrow();
        assertThat(size.dimension()).isEqualTo(Dimension.DATA);
        assertThat(size.value()).hasToString(bits);
    }

    @Test
    void revolutionsPerMinuteAreARate() {
        assertThat(Units.find("rpm")).contains(new Quantity(Rational.of(1, 60), Dimension.RATE));
        assertThat(Units.find("kHz")).contains(new Quantity(Rational.of(1000), Dimension.RATE));
    }

    @Test
    void aPercentIsAHundredth() {
        assertThat(Units.find("%")).contains(Quantity.number(Rational.of(1, 100)));
    }

    @ParameterizedTest
    @CsvSource({"KB,kB KiB", "Kb,kbit Kibit", "kbps,kbit/s", "Mbps,Mbit/s", "sec,s", "msec,ms", "seconds,s", "bytes,byte",
            "kbytes,kB KiB", "RPM,rpm", "hz,Hz", "KIB,Kib KiB", "octets,byte"})
    void aWrongUnitIsCorrected(String wrong, String right) {
        assertThat(Units.find(wrong)).isEmpty();
        assertThat(String.join(" ", Units.corrections(wrong))).isEqualTo(right);
    }

    @Test
    void everyCorrectionCanBeReadAsAQuantity() {
        for (String wrong : new String[] {"KB", "Kb", "kbps", "bps", "MBps", "sec", "msec", "usec", "hour", "day", "bits",
                "hertz", "percent", "Kbit", "minutes"}) {
            for (String right : Units.corrections(wrong)) {
                assertThat(QuantityReader.read("3 " + right).value().signum()).as(wrong).isPositive();
            }
        }
    }

    @Test
    void whatComesNearNothingIsNotCorrected() {
        assertThat(Units.corrections("furlong")).isEmpty();
    }

    @Test
    void powersOfTenAndOfTwoAreToldApart() {
        assertThat(Units.isDecimalData("kB")).isTrue();
        assertThat(Units.isBinaryData("kB")).isFalse();
        assertThat(Units.isBinaryData("KiB")).isTrue();
        assertThat(Units.isDecimalData("KiB")).isFalse();
        assertThat(Units.isDecimalData("byte")).isFalse();
        assertThat(Units.isBinaryData("ms")).isFalse();
    }
}
