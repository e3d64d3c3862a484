package dev.whence.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Results.Answer;
import dev.whence.analysis.Results.Row;
import dev.whence.units.Dimension;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerLinesTest {
    @Test
    void aQuestionOfSeveralVariantsHasALineForEach() {
        Answer answer = new Answer("How is it solved?", List.of("rate(messages) in [test2, fixed]"), List.of(),
            List.of(new Row(List.of(), List.of(Samples.list(Dimension.RATE, Samples.PER_SECOND, 2.5, 98)))), Samples.at(59));

        assertThat(lines(answer)).containsExactly("How is it solved?  line 59",
            "  rate(messages) in test2  2.50 /s", "  rate(messages) in fixed  98.0 /s");
    }

    @Test
    void severalExpressionsAreColumnsWithTheirUnitsInTheHead() {
        Answer answer = new Answer(null, List.of("rate(x)", "utilization(m)"), List.of("chunk"),
            List.of(new Row(List.of("1"), List.of(Samples.rate(3), Samples.exact(0.25, Dimension.NUMBER, null))),
                new Row(List.of("16"), List.of(Samples.rate(30), Samples.exact(0.5, Dimension.NUMBER, null)))), Samples.at(9));

        assertThat(lines(answer)).containsExactly("rate(x), utilization(m)  line 9",
            "  chunk  rate(x), /s  utilization(m), %",
            "      1         3.00               25.0",
            "     16        30.00               50.0");
    }

    @Test
    void questionsTooLongToStandSideBySideAreNumbered() {
        String question = "busy(cdc6400) in assemble / busy(cdc6400) in assemble_real";
        Answer answer = new Answer("How?", List.of(question, question), List.of("chunk"),
            List.of(new Row(List.of("1"), List.of(Samples.rate(3), Samples.rate(4)))), Samples.at(9));

        assertThat(lines(answer)).containsExactly("How?  line 9", "  (1) " + question + ", /s", "  (2) " + question + ", /s",
            "  chunk   (1)   (2)", "      1  3.00  4.00");
    }

    private static List<String> lines(Answer answer) {
        return new AnswerLines(Samples.of(answer), new Ink(TextStyle.PLAIN)).of(answer).stream().map(String::stripTrailing).toList();
    }
}
