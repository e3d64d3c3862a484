package dev.whence.report;

import dev.whence.analysis.Results;
import dev.whence.analysis.Results.Answer;
import dev.whence.analysis.Results.Verdict;
import dev.whence.analysis.Results.VariantResult;
import java.util.ArrayList;
import java.util.List;

/** Results as text for a terminal: verdicts first, then where the time goes, what was asked, and the hypotheses. */
public final class TextReport {
    private final Ink ink;

    public TextReport(TextStyle style) {
        ink = new Ink(style);
    }

    /**
     * Everything.
     *
     * @param command what to type to get the same again
     */
    public String full(Results results, String command) {
        List<String> lines = new ArrayList<>(title(results));
        section(lines, verdicts(results, false));
        VariantLines variants = new VariantLines(results, ink);
        for (VariantResult variant : results.variants()) {
            section(lines, variants.of(variant));
        }
        AnswerLines answers = new AnswerLines(results, ink);
        for (Answer answer : results.answers()) {
            section(lines, answers.of(answer));
        }
        if (results.hypotheses() != null && !results.hypotheses().columns().isEmpty()) {
            section(lines, new HypothesisLines(results, ink).of(results.hypotheses()));
        }
        section(lines, List.of(ink.paint("Again: " + command, Colour.DIM)));
        return text(lines);
    }

    /** Title and verdicts. */
    public String verdicts(Results results) {
        List<String> lines = new ArrayList<>(title(results));
        lines.addAll(verdicts(results, false));
        return text(lines);
    }

    /** The model's name with what is not met, or nothing at all. */
    public String unmet(Results results) {
        if (results.expectations().stream().allMatch(e -> e.verdict() == Verdict.PASS)) {
            return "";
        }
        List<String> lines = new ArrayList<>(List.of(ink.paint(results.model(), Colour.BOLD)));
        lines.addAll(verdicts(results, true));
        return text(lines);
    }

    private List<String> title(Results results) {
        List<String> lines = new ArrayList<>();
        String path = results.model();
        lines.add(ink.paint(path, Colour.BOLD));
        for (String line : Words.wrap(Words.firstLine(results.documentation()), ink.width())) {
            lines.add(ink.paint(line, Colour.DIM));
        }
        return lines;
    }

    private List<String> verdicts(Results results, boolean onlyUnmet) {
        List<String> lines = new ArrayList<>();
        lines.add(capital(new Tally(results.expectations()).text()));
        lines.addAll(new VerdictLines(ink).of(results, onlyUnmet));
        return lines;
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private static void section(List<String> lines, List<String> more) {
        if (!lines.isEmpty()) {
            lines.add("");
        }
        lines.addAll(more);
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }
}
