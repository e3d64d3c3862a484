package dev.whence.report;

import dev.whence.analysis.Results.Verdict;

/** The signs and colours that a style allows. Every sign has an ASCII stand-in of the same width where a column depends on it. */
final class Ink {
    private static final String[] EIGHTHS = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};

    private final TextStyle style;

    Ink(TextStyle style) {
        this.style = style;
    }

    int width() {
        return style.width();
    }

    String paint(String text, Colour colour) {
        return style.colour() ? colour.of(text) : text;
    }

    String sign(String unicode, String ascii) {
        return style.unicode() ? unicode : ascii;
    }

    String plusMinus() {
        return sign(" ± ", " +/- ");
    }

    String dot() {
        return sign(" · ", " - ");
    }

    String dots() {
        return sign(" … ", " .. ");
    }

    String dash() {
        return sign("–", "-");
    }

    String into() {
        return sign(" › ", " > ");
    }

    String mark(Verdict verdict) {
        return switch (verdict) {
            case PASS -> sign("✓", "+");
            case FAIL -> sign("✗", "x");
            case UNDECIDED -> "?";
            case UNEXPLAINED -> "~";
            case MARK_OUT_OF_DATE -> "!";
        };
    }

    static Colour colour(Verdict verdict) {
        return switch (verdict) {
            case PASS -> Colour.GREEN;
            case FAIL -> Colour.RED;
            case UNDECIDED -> Colour.YELLOW;
            case UNEXPLAINED -> Colour.MAGENTA;
            case MARK_OUT_OF_DATE -> Colour.YELLOW;
        };
    }

    /** A bar of {@code share} of the width, in eighths of a character; never nothing for something. */
    String bar(double share, int width) {
        if (!(share > 0)) {
            return "";
        }
        double bounded = Math.min(1, share);
        if (!style.unicode()) {
            return "#".repeat((int) Math.max(1, Math.round(bounded * width)));
        }
        int eighths = (int) Math.max(1, Math.round(bounded * width * 8));
        return "█".repeat(eighths / 8) + EIGHTHS[eighths % 8];
    }

    String branch(boolean last) {
        return last ? sign("└ ", "`-") : sign("├ ", "|-");
    }

    String stem(boolean last) {
        return last ? "  " : sign("│ ", "| ");
    }
}
