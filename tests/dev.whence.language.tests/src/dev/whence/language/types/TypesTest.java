package dev.whence.language.types;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.language.Issue;
import dev.whence.language.Reading;
import dev.whence.language.TestLanguage;
import dev.whence.language.names.Names;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Model;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Show;
import dev.whence.units.Dimension;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypesTest {

    private static final String MODEL = """
            unit word = 60 bit
            param t = 4 ms
            message Req { size = 100 byte }
            machine m { disk d { service = 1 ms } file f on d  station s  lock l }
            link line { bandwidth = 50 kbit/s }
            channel c from p to q over line { message = 8096 bit }
            routine work(n) { compute n }
            process p on m {
                forever {
                    time round { do work(2 ms) read 1 KiB from f use s for 1 ms lock l { compute 1 ms as user } }
                    send Req to q
                    count words by 2 word
                    count rounds
                }
            }
            process q on m { on Req { compute 1 ms } }
            variant v { t = 3 ms }
            """;

    private static Dimension asked(String question) {
        Reading reading = TestLanguage.read(MODEL + "show " + question + ", t * 0\n");
        assertThat(reading.issues()).noneMatch(Issue::isError);
        Model model = reading.model().orElseThrow();
        Expression expression = ((Show) model.getEntries().get(model.getEntries().size() - 1)).getQuestions().get(0);
        return Types.of(Names.of(model)).dimension(expression).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"rate(words) | -1 | 1", "rate(rounds) | -1 | 0", "rate(p) | -1 | 0", "rate(c) | -1 | 1",
            "rate(f) | -1 | 1", "rate(s) | -1 | 0", "total(words) | 0 | 1", "total(rounds) | 0 | 0", "mean(round) | 1 | 0", "max(round) | 1 | 0",
            "p99(round) | 1 | 0", "quantile(round, 95%) | 1 | 0", "values(round) | 1 | 0", "utilization(m) | 0 | 0", "utilization(line) | 0 | 0",
            "busy(m, work) | 1 | 0", "busy(m, user) / total(words) | 1 | -1", "queue(s) | 0 | 0", "population(l) | 0 | 0", "wait(s) | 1 | 0",
            "delay(c) | 1 | 0", "spent(c, turnaround) / spent(c) | 0 | 0", "spent(round, d) | 1 | 0", "rate(words) in v / rate(words) | 0 | 0",
            "mean(p) | 1 | 0", "max(3 ms, mean(round)) | 1 | 0"})
    void aQuestionHasTheDimensionOfItsAnswer(String question, int time, int data) {
        assertThat(asked(question)).isEqualTo(new Dimension(time, data));
    }

    private static Optional<Quantity> constant(String expression) {
        Model model = TestLanguage.read("unit word = 36 bit\nmachine m { disk d { rotation = 3600 rpm track = 16 KiB setup = uniform(1 ms, 2 ms) } }\n"
                + "param t = 4 ms\nparam x = " + expression + "\n").model().orElseThrow();
        Param param = (Param) model.getEntries().get(model.getEntries().size() - 1);
        return Constants.of(Names.of(model)).quantity(param.getValue());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"2 * t | 1/125", "t + 1 s | 251/250", "ceil(floor(t * d.rotation * d.track / 1 KiB) / 4) | 1",
            "min(3, 2, 5) | 2", "max(3 ms, t) | 1/250", "round(2.5) | 3", "10 word | 360", "-t | -1/250", "(1 + 2) / 4 | 3/4", "m.cores | 1",
            "d.lead | 0"})
    void aConstantIsExact(String expression, String value) {
        assertThat(constant(expression).orElseThrow().value()).hasToString(value);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"uniform(1 ms, 2 ms)", "d.setup", "1 / 0", "true", "d.cylinders", "unknown"})
    void whatIsDrawnOrWrongIsNoConstant(String expression) {
        assertThat(constant(expression)).isEmpty();
    }

    @Test
    void aConditionIsFollowedThroughParameters() {
        Model model = TestLanguage.read("param a = false\nparam c = not a\n").model().orElseThrow();
        Constants constants = Constants.of(Names.of(model));
        assertThat(constants.flag(((Param) model.getEntries().get(0)).getValue())).contains(false);
        assertThat(constants.flag(((Param) model.getEntries().get(1)).getValue())).contains(true);
    }

    @Test
    void aFractionThatGrowsWithoutLimitIsGivenUp() {
        StringBuilder text = new StringBuilder("param x0 = 9999999\n");
        for (int i = 0; i < 60; i++) {
            text.append("param x").append(i + 1).append(" = x").append(i).append(" * x").append(i).append('\n');
        }
        Model model = TestLanguage.read(text.toString()).model().orElseThrow();
        Param last = (Param) model.getEntries().get(60);
        assertThat(Constants.of(Names.of(model)).quantity(last.getValue())).isEmpty();
        assertThat(Constants.of(Names.of(model)).quantity(((Param) model.getEntries().get(0)).getValue()))
                .contains(Quantity.number(Rational.of(9999999)));
    }
}
