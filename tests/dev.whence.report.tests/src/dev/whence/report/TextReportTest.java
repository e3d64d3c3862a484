package dev.whence.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.whence.analysis.Results.Fitted;
import dev.whence.analysis.Results.Hypothesis;
import dev.whence.analysis.Results.Verdict;
import dev.whence.units.Dimension;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextReportTest {
    private static final TextReport PLAIN = new TextReport(TextStyle.PLAIN);
    private static final TextReport ASCII = new TextReport(new TextStyle(false, false, 100));
    private static final TextReport COLOURED = new TextReport(new TextStyle(true, true, 100));

    @Test
    void verdictsComeFirstThenCausesThenAnswersThenHypotheses() {
        assertThat(PLAIN.full(Samples.all(), "whence run examples/ffs.perf --seed 1")).isEqualTo("""
            examples/ffs.perf
            4.2BSD Fast File System.

            2 of 5 expectations met, 1 failed, 1 undecided, 1 unexplained
              ✓  rate(blocks)            40.0 /s        40/s within 10%  letter: any read size
              ✗  rate(blocks) in paper  160.0 /s        116/s within 5%  A Fast File System for UNIX
              ?  rate(blocks) in eagle   59.6 ± 0.4 /s  66/s within 10%  letter: half of the slots missed
                 the interval does not lie wholly inside or outside the band
              ~  utilization(vax)        5.00 %         at most 3%
              !  rate(blocks) in tuned / rate(blocks)
                                         2.00           from 1.75 to 2   letter: almost twice
                 is met now: the mark "unexplained" is out of date

            base                                       exact: its state recurs · 91.2 s simulated · 5,472 events
              busy: vax 2.80 %
              rate(blocks) = 40.0 /s: 25.00 ms for one count of blocks
              └ vax.drive   25.00 ms  100 %
                ├ rotation  15.83 ms   63 %  ██████████▏  line 23  missed by 0.83 ms
                ├ setup      5.00 ms   20 %  ███▎         line 23
                └ transfer   4.17 ms   17 %  ██▋          line 23

            Which setting is best?  line 41
              rotdelay  rate(blocks), /s
                  0 ms              48.0  ██████████████████
                  4 ms              40.0  ███████████████
                  6 ms              80.0  ██████████████████████████████
                 10 ms              60.0  ██████████████████████▌

            Which of the two holds?  line 46
              rate(blocks) in alone  40.0 /s

            Which hypothesis reproduces what was measured?
                                     measured         slow_setup  search
              rate(blocks)           40/s within 10%  ✓ 40.0      ✓ 40.0
              rate(blocks) in eagle  66/s within 10%  ✓ 40.0      ? 59.6 ± 0.4
              rows met                                2 of 2      1 of 2

              slow_setup  2 of 2  the 780 takes longer
                                  ready = 6.00 ms; 4.17 … 8.32 ms meets as many rows
              search      1 of 2
              To separate them, measure rate(blocks) in alone (line 46): 40.0 /s under slow_setup, 80.0 /s under
              search

            Again: whence run examples/ffs.perf --seed 1
            """);
    }

    @Test
    void nothingRunsOverAHundredColumns() {
        assertThat(PLAIN.full(Samples.all(), "whence run x").lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test
    void aTerminalWithoutUnicodeGetsAsciiInTheSamePlaces() {
        String ascii = ASCII.full(Samples.all(), "whence run x");

        assertThat(ascii.chars()).allMatch(c -> c < 128);
        assertThat(ascii).contains("+  rate(blocks)            40.0 /s ").contains("x  rate(blocks) in paper").contains("59.6 +/- 0.4 /s")
            .contains("`-vax.drive   25.00 ms").contains("|-rotation  15.83 ms   63 %  ##########");
    }

    @Test
    void coloursChangeNothingButTheColour() {
        String coloured = COLOURED.full(Samples.all(), "whence run x");

        assertThat(coloured).contains("\u001b[32m✓\u001b[0m").contains("\u001b[31m✗\u001b[0m");
        assertThat(coloured.replaceAll("\u001b\\[[0-9]*m", "").lines().map(String::stripTrailing))
            .containsExactlyElementsOf(PLAIN.full(Samples.all(), "whence run x").lines().toList());
    }

    @Test
    void quietCheckingShowsOnlyWhatIsNotMet() {
        assertThat(PLAIN.unmet(Samples.all())).startsWith("examples/ffs.perf\n").contains("in paper").doesNotContain("any read size");
        assertThat(PLAIN.unmet(Samples.of(Samples.expectations().get(0)))).isEmpty();
    }

    @Test
    void aModelThatExpectsNothingSaysSo() {
        assertThat(PLAIN.verdicts(Samples.of())).isEqualTo("examples/ffs.perf\nNothing is expected of it\n");
    }

    @Test
    void anOrderOfRunningStandsBelowItsQuestion() {
        var met = Samples.expectation("schedule(alpha)", "base", "[A, B, C, A]", 0, 0, Samples.schedule("B", "C", "A", "A"), Verdict.PASS, "TEST1");
        var unmet = Samples.expectation("schedule(alpha)", "test2", "[A, B]", 0, 0, Samples.schedule("B", "A", "A"), Verdict.FAIL, "TEST2");

        assertThat(PLAIN.verdicts(Samples.of(met, unmet))).contains("""
              ✓  schedule(alpha)           as expected  TEST1
                 ran A B C A
              ✗  schedule(alpha) in test2               TEST2
                 ran B A A
                 expected A B
            """);
    }

    @Test
    void aFitThatMeetsNotAllRowsSaysThatOthersMayBeOverlooked() {
        Fitted ready = new Fitted("ready", 6e-3, 6e-3, 6e-3, Dimension.TIME);

        assertThat(PLAIN.full(Samples.of(new Hypothesis("most", null, List.of(ready), 1, 2)), "whence run x")).contains("""
              most  1 of 2
                            ready = 6.00 ms
                            not every value was tried: others that meet more rows may be overlooked
            """);
        assertThat(PLAIN.full(Samples.of(new Hypothesis("all", null, List.of(ready), 2, 2)), "whence run x")).doesNotContain("overlooked");
        assertThat(PLAIN.full(Samples.of(new Hypothesis("unfitted", null, List.of(), 1, 2)), "whence run x")).doesNotContain("overlooked");
    }
}
