package dev.whence.report;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Answer;
import dev.whence.analysis.Results.Cause;
import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Explanation;
import dev.whence.analysis.Results.Fitted;
import dev.whence.analysis.Results.Hypothesis;
import dev.whence.analysis.Results.HypothesisRow;
import dev.whence.analysis.Results.HypothesisTable;
import dev.whence.analysis.Results.Interval;
import dev.whence.analysis.Results.Measure;
import dev.whence.analysis.Results.Nature;
import dev.whence.analysis.Results.Row;
import dev.whence.analysis.Results.Separator;
import dev.whence.analysis.Results.VariantResult;
import dev.whence.analysis.Results.Verdict;
import dev.whence.program.At;
import dev.whence.program.Model.Unit;
import dev.whence.units.Dimension;
import java.util.List;

/** Results as a study gives them, made by hand so that each corner of a report can be looked at. */
final class Samples {
    static final String MODEL = "examples/ffs.perf";
    static final Unit PER_SECOND = new Unit("/s", 1);

    private Samples() {
    }

    static At at(int line) {
        return new At(MODEL, line);
    }

    static Estimate exact(double value, Dimension dimension, Unit unit) {
        return new Estimate(List.of(new Interval(value, value, value)), false, dimension, List.of(), unit);
    }

    static Estimate rate(double value) {
        return exact(value, Dimension.RATE, PER_SECOND);
    }

    static Estimate rate(double value, double half) {
        return new Estimate(List.of(new Interval(value, value - half, value + half)), false, Dimension.RATE, List.of(), PER_SECOND);
    }

    static Estimate list(Dimension dimension, Unit unit, double... values) {
        return new Estimate(java.util.Arrays.stream(values).mapToObj(v -> new Interval(v, v, v)).toList(), true, dimension, List.of(), unit);
    }

    static Estimate schedule(String... names) {
        return new Estimate(List.of(), true, Dimension.NUMBER, List.of(names), null);
    }

    static ExpectationResult expectation(String question, String variant, String expected, double low, double high, Estimate found, Verdict verdict,
            String source) {
        return new ExpectationResult(question, variant, expected, List.of(low), List.of(high), found, verdict, source, null, at(34));
    }

    static Cause leaf(String name, long picoseconds, double share, int line, Long missedBy) {
        return new Cause(name, at(line), picoseconds, share, 1, missedBy, null, List.of());
    }

    static VariantResult base() {
        Cause drive = new Cause("vax.drive", At.NOWHERE, 25_000_000_000L, 1, 1, null, null,
            List.of(leaf("setup", 5_000_000_000L, 0.2, 23, null), leaf("rotation", 15_833_333_333L, 0.6333, 23, 833_333_333L),
                leaf("transfer", 4_166_666_667L, 0.1667, 23, null)));
        Cause root = new Cause("blocks", At.NOWHERE, 25_000_000_000L, 1, 1, null, null, List.of(drive));
        return new VariantResult("base", null, Nature.EXACT, 1, 91.2, 5_472, 0, null,
            List.of(new Measure("rate(blocks)", rate(40)), new Measure("utilization(vax)", exact(0.028, Dimension.NUMBER, null))),
            List.of(new Explanation("blocks", "one count of blocks", root, null)), null);
    }

    static List<ExpectationResult> expectations() {
        return List.of(expectation("rate(blocks)", "base", "40/s within 10%", 36, 44, rate(40), Verdict.PASS, "letter: any read size"),
            expectation("rate(blocks)", "paper", "116/s within 5%", 110.2, 121.8, rate(160), Verdict.FAIL, "A Fast File System for UNIX"),
            new ExpectationResult("rate(blocks)", "eagle", "66/s within 10%", List.of(59.4), List.of(72.6), rate(59.6, 0.4), Verdict.UNDECIDED,
                "letter: half of the slots missed", "the interval does not lie wholly inside or outside the band", at(38)),
            expectation("utilization(vax)", "base", "at most 3%", Double.NEGATIVE_INFINITY, 0.03,
                exact(0.05, Dimension.NUMBER, new Unit("%", 0.01)), Verdict.UNEXPLAINED, null),
            expectation("rate(blocks) in tuned / rate(blocks)", "", "from 1.75 to 2", 1.75, 2, exact(2, Dimension.NUMBER, null),
                Verdict.MARK_OUT_OF_DATE, "letter: almost twice"));
    }

    static Answer sweep() {
        return new Answer("Which setting is best?", List.of("rate(blocks)"), List.of("rotdelay"),
            List.of(new Row(List.of("0 s"), List.of(rate(48))), new Row(List.of("4 ms"), List.of(rate(40))),
                new Row(List.of("6 ms"), List.of(rate(80))), new Row(List.of("10 ms"), List.of(rate(60)))), at(41));
    }

    static Answer alone() {
        return new Answer("Which of the two holds?", List.of("rate(blocks) in alone"), List.of(),
            List.of(new Row(List.of(), List.of(rate(40)))), at(46));
    }

    static HypothesisTable hypotheses() {
        List<ExpectationResult> rows = expectations();
        return new HypothesisTable(
            List.of(
                new Hypothesis("slow_setup", "the 780 takes longer", List.of(new Fitted("ready", 6e-3, 4.17e-3, 8.32e-3, Dimension.TIME)), 2, 2),
                new Hypothesis("search", null, List.of(), 1, 2)),
            List.of(new HypothesisRow(rows.get(0), List.of(rows.get(0), rows.get(0))),
                new HypothesisRow(rows.get(2), List.of(rows.get(0), rows.get(2)))),
            List.of(new Separator("rate(blocks) in alone", List.of("slow_setup", "search"), List.of(rate(40), rate(80)), at(46))));
    }

    static Results all() {
        return new Results(MODEL, "4.2BSD Fast File System.\nWhy 40 blocks/s?", 1, List.of(base()), List.of(sweep(), alone()), hypotheses(),
            expectations());
    }

    static Results of(ExpectationResult... expectations) {
        return new Results(MODEL, "", 1, List.of(), List.of(), null, List.of(expectations));
    }

    static Results of(VariantResult variant) {
        return new Results(MODEL, "", 1, List.of(variant), List.of(), null, List.of());
    }

    static Results of(Hypothesis hypothesis) {
        return new Results(MODEL, "", 1, List.of(), List.of(), new HypothesisTable(List.of(hypothesis), List.of(), List.of()), List.of());
    }

    static Results of(Answer answer) {
        return new Results(MODEL, "", 1, List.of(), List.of(answer), null, List.of());
    }
}
