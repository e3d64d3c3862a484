package dev.whence.report;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Questions as they are written: {@code rate(blocks) in tuned}, {@code rate(ftp) in [two, three]}. */
final class Questions {
    private static final Pattern WHOLE = Pattern.compile("(.+?) in (?:(\\w+)|\\[([^\\]]+)\\])");

    private Questions() {
    }

    /** The variant that the whole question is asked of, or "base"; of several, their names with commas. */
    static String variant(String expression) {
        Matcher m = WHOLE.matcher(expression);
        if (!m.matches() || m.group(1).contains(" in ")) {
            return "base";
        }
        return m.group(2) != null ? m.group(2) : m.group(3);
    }

    /** The question without its variant. */
    static String question(String expression) {
        Matcher m = WHOLE.matcher(expression);
        return m.matches() && !m.group(1).contains(" in ") ? m.group(1) : expression;
    }

    /** How it is asked of one variant. */
    static String in(String question, String variant) {
        return variant == null || variant.isEmpty() || variant.equals("base") ? question
            : question + " in " + (variant.contains(",") ? "[" + variant + "]" : variant);
    }
}
