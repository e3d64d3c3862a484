package dev.whence.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.whence.analysis.Results.Answer;
import dev.whence.analysis.Results.Row;
import dev.whence.program.link.ModelException;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SweepsTest {

    private static final String TEXT = "param pause = 25 ms\nparam n = 1\nprocess p[n] { forever { sleep pause  count rounds } }\n";

    private static Answer answer(String show) {
        return Texts.study(TEXT + "show " + show + "\n").answers().get(0);
    }

    private static List<Double> values(Answer answer) {
        return answer.rows().stream().map(r -> r.answers().get(0).elements().get(0).value()).toList();
    }

    @Test
    void aListIsGoneThroughInItsOrder() {
        assertThat(values(answer("rate(rounds) with pause = [50, 25, 100] ms"))).containsExactly(20.0, 40.0, 10.0);
    }

    @Test
    void aRangeWithAStepHasBothEnds() {
        Answer a = answer("rate(rounds) with pause from 10 ms to 40 ms step 10 ms");

        assertThat(a.axes()).containsExactly("pause");
        assertThat(a.rows()).extracting(Row::settings).containsExactly(List.of("10 ms"), List.of("20 ms"), List.of("30 ms"), List.of("40 ms"));
        assertThat(values(a)).containsExactly(100.0, 50.0, 100.0 / 3, 25.0);
    }

    @Test
    void aRangeOfWholeNumbersGoesByOneAndAnyOtherBySixteenths() {
        assertThat(answer("rate(rounds) with n from 1 to 5").rows()).hasSize(5);
        assertThat(answer("rate(rounds) with pause from 10 ms to 26 ms").rows()).hasSize(17);
    }

    @Test
    void twoSweepsMakeEveryCombinationTheLastVaryingFastest() {
        Answer a = answer("rate(rounds) with n = [1, 2], pause = [10, 20] ms");

        assertThat(values(a)).containsExactly(100.0, 50.0, 200.0, 100.0);
    }

    @Test
    void severalQuestionsStandSideBySide() {
        Answer a = answer("rate(rounds), rate(rounds) * 2 with n = [1, 2]");

        assertThat(a.expressions()).containsExactly("rate(rounds)", "rate(rounds) * 2");
        assertThat(a.rows().get(1).answers()).hasSize(2);
    }

    @Test
    void aSweepOfTooManyPointsIsRefusedAtItsLineBeforeAnyIsMade() {
        assertThat(Texts.reading(TEXT + "show rate(rounds) with pause from 1 ms to 100 s step 1 ms\n")).isNotEmpty();
        assertThatThrownBy(() -> answer("rate(rounds) with pause from 1 ms to 1000 ms step 1 ms, n from 1 to 100"))
                .isInstanceOf(ModelException.class).hasMessageContaining("a sweep of more than 10000 points")
                .satisfies(e -> assertThat(((ModelException) e).at().line()).isEqualTo(4));
    }

    @Test
    void aValueThatCannotBeIsRefusedAtALine() {
        assertThatThrownBy(() -> answer("rate(rounds) with n = [1, 1.5]")).isInstanceOf(ModelException.class)
                .hasMessageContaining("must be a whole number").satisfies(e -> assertThat(((ModelException) e).at().line()).isPositive());
    }
}
