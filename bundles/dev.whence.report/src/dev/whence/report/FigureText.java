package dev.whence.report;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Estimate;
import dev.whence.analysis.Results.ExpectationResult;
import dev.whence.analysis.Results.Verdict;
import dev.whence.program.Model;
import dev.whence.units.Dimension;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/** Figures in a reader's words, for whoever shows them elsewhere than in a report: the same digits and units as there. */
public final class FigureText {
    private static final Ink INK = new Ink(TextStyle.PLAIN);
    private static final Figures FIGURES = new Figures(INK);

    private final Scales scales;

    /** @param results whose expectations say in which units the author speaks */
    public FigureText(Results results) {
        scales = new Scales(results);
    }

    /** "80.0 /s", "66.2 ± 0.4 /s"; of a schedule the names, of nothing "none". */
    public String of(String expression, Estimate estimate) {
        return FIGURES.show(estimate, scales.of(expression, List.of(estimate))).text();
    }

    /** The unit in which these answers to one question are shown; without text for plain numbers. */
    public Model.Unit unit(String expression, List<Estimate> estimates) {
        Scale scale = scales.of(expression, estimates);
        return new Model.Unit(scale.unit(), scale.size());
    }

    /** What was found. */
    public String of(ExpectationResult e) {
        return FIGURES.show(e.estimate(), Scales.of(e)).text();
    }

    /** The question with its variant: "rate(blocks) in tuned". */
    public static String question(ExpectationResult e) {
        return VerdictLines.question(e);
    }

    /** "25.0 ms". */
    public static String duration(double seconds) {
        Scale scale = Scale.of(Dimension.TIME, seconds);
        return Digits.exactly(seconds / scale.size()) + scale.suffix();
    }

    /** "20 ms", "2.5 s": for round numbers, without digits that say nothing. */
    public static String shortDuration(double seconds) {
        Scale scale = Scale.of(Dimension.TIME, seconds);
        return new BigDecimal(seconds / scale.size()).round(new MathContext(6)).stripTrailingZeros().toPlainString() + scale.suffix();
    }

    /** In the unit that suits its size. */
    public static String quantity(double value, Dimension dimension) {
        Scale scale = Scale.of(dimension, value);
        return Digits.exactly(value / scale.size()) + scale.suffix();
    }

    /** "63 %", "4.4 %". */
    public static String share(double share) {
        return Digits.show(100 * share, Math.abs(share) >= 0.0995 ? 0 : 1) + " %";
    }

    /** One sign: ✓ met, ✗ not met, ~ unexplained, ? undecided, ! met though marked unexplained. */
    public static String mark(Verdict verdict) {
        return INK.mark(verdict);
    }
}
