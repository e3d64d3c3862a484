package dev.whence.analysis;

import dev.whence.program.At;
import dev.whence.program.Model.Unit;
import dev.whence.units.Dimension;
import java.util.List;

/**
 * All that was found about one model.
 *
 * @param model the file's path as the user named it
 * @param documentation the comment at the model's head, or empty
 * @param seed of the run
 */
public record Results(String model, String documentation, long seed, List<VariantResult> variants, List<Answer> answers,
        HypothesisTable hypotheses, List<ExpectationResult> expectations) {

    /** How a run's figures came about. */
    public enum Nature {
        /** The full state recurred: the figures are those of one period, for ever. */
        EXACT,
        /** Every process has ended, or waits only for what may come: totals over the whole time. */
        OVER,
        /** Nothing is random, but the state did not recur within the limit. */
        DETERMINISTIC,
        /** Means of independent replications, with 95 % intervals. */
        RANDOM
    }

    /**
     * @param name of the variant; "base" for the model as it stands
     * @param note of the variant, or null
     * @param replications how many runs of a random model; else 1
     * @param modelTime simulated seconds, of all replications together
     * @param ties events that shared their instant with the one before
     * @param tiesMatter whether another order of simultaneous events changed a measure; null if that was not tried
     * @param remark what the reader should know besides, such as rounded periods or a limit met; or null
     */
    public record VariantResult(String name, String note, Nature nature, int replications, double modelTime, long events, long ties, Boolean tiesMatter,
            List<Measure> measures, List<Explanation> accounting, String remark) {
        public boolean exact() {
            return nature == Nature.EXACT || nature == Nature.OVER;
        }
    }

    /** @param expression a question such as {@code rate(blocks)} */
    public record Measure(String expression, Estimate estimate) {
    }

    /**
     * A figure. In base units: seconds and bits.
     *
     * @param low equal to high where the figure is exact
     */
    public record Interval(double value, double low, double high) {
    }

    /**
     * The answer to a question: one figure, or a list of them; or names, for a schedule.
     *
     * @param list whether the question asks for a list
     * @param names processes in order of running; else empty, and then {@code elements} is not
     * @param unit the one in which the author speaks of this figure, or null: then the reader's choice
     * @param missing why there is no figure, or null; else there are no elements and no names
     */
    public record Estimate(List<Interval> elements, boolean list, Dimension dimension, List<String> names, Unit unit, String missing) {
        public Estimate(List<Interval> elements, boolean list, Dimension dimension, List<String> names, Unit unit) {
            this(elements, list, dimension, names, unit, null);
        }

        static Estimate missing(String reason) {
            return new Estimate(List.of(), false, Dimension.NUMBER, List.of(), null, reason);
        }

        Estimate in(Unit newUnit) {
            return new Estimate(elements, list, dimension, names, newUnit, missing);
        }

        public boolean isMissing() {
            return missing != null;
        }

        public boolean isSchedule() {
            return !names.isEmpty();
        }
    }

    /**
     * Where the time of one unit of something goes.
     *
     * @param subject what it is an explanation of: {@code blocks}, {@code tape}
     * @param phrase how to say it: "one count of blocks", "one tape, on average"
     * @param remark what limits it, or null
     */
    public record Explanation(String subject, String phrase, Cause root, String remark) {
    }

    /**
     * A node of the accounting tree; the children sum to it exactly.
     *
     * @param name in the reader's words: "rotation", "drive", "compute as driver"
     * @param picoseconds for each unit of the subject
     * @param share of the root, 0 … 1
     * @param occurrences how often, for each unit of the subject
     * @param missedBy mean time by which slots were missed, in picoseconds; null if none were
     * @param slack least time that was left before the slot, in picoseconds; null if not quantised
     */
    public record Cause(String name, At at, long picoseconds, double share, double occurrences, Long missedBy, Long slack,
            List<Cause> children) {
    }

    /**
     * What a {@code show} line asked.
     *
     * @param axes what is varied: names of the swept parameters
     * @param rows one for each combination of values
     */
    public record Answer(String note, List<String> expressions, List<String> axes, List<Row> rows, At at) {
    }

    /**
     * @param settings values of the axes, as written; {@code answers} one for each expression
     */
    public record Row(List<String> settings, List<Estimate> answers) {
    }

    public enum Verdict {
        PASS, FAIL, UNDECIDED,
        /** Not met, and marked so: shown, fails nothing. */
        UNEXPLAINED,
        /** Met, though it is marked unexplained: the mark is out of date. */
        MARK_OUT_OF_DATE
    }

    /**
     * @param expression the question as written, without "in" and "with"
     * @param variant names of the variants it is asked of, "base", or empty where the expression itself names several
     * @param expected in the reader's words: "40/s within 10 %", "at most 5,000 word/s"
     * @param lowest least acceptable values, one for each element; −∞ where there is none
     * @param highest greatest acceptable values
     * @param source the line's note: where the figure is from
     * @param reason why it is undecided or cannot be met, or null
     */
    public record ExpectationResult(String expression, String variant, String expected, List<Double> lowest, List<Double> highest,
            Estimate estimate, Verdict verdict, String source, String reason, At at) {
    }

    /**
     * Measured rows against hypotheses.
     *
     * @param rows in the order of the expectations
     * @param separators shows whose answers differ between the hypotheses that meet most rows
     */
    public record HypothesisTable(List<Hypothesis> columns, List<HypothesisRow> rows, List<Separator> separators) {
    }

    /**
     * @param fitted what was fitted, and to what
     * @param met how many rows it meets
     */
    public record Hypothesis(String name, String note, List<Fitted> fitted, int met, int rows) {
    }

    /**
     * @param value chosen
     * @param low least value that meets the same rows; {@code high} the greatest
     */
    public record Fitted(String target, double value, double low, double high, Dimension dimension) {
    }

    /** @param cells one for each hypothesis */
    public record HypothesisRow(ExpectationResult expectation, List<ExpectationResult> cells) {
    }

    /** @param answers of the survivors, in the order of {@code survivors} */
    public record Separator(String question, List<String> survivors, List<Estimate> answers, At at) {
    }
}
