package dev.whence.report;

import dev.whence.units.Dimension;
import java.util.regex.Pattern;

/** Which plain numbers are parts of a whole, to be shown in per cent. */
final class Shares {
    private static final Pattern QUOTIENT_OF_TIMES = Pattern.compile("(spent|busy)\\([^()]*\\)( in \\w+)? / \\1\\(.*");

    private Shares() {
    }

    /** @param expected what the value is compared with, or empty */
    static boolean isShare(String expression, String expected, Dimension dimension) {
        if (!dimension.equals(Dimension.NUMBER)) {
            return false;
        }
        boolean writtenSo = expected.replaceAll("within.*", "").contains("%");
        return writtenSo || expected.isEmpty() && isShare(expression);
    }

    private static boolean isShare(String expression) {
        return expression.startsWith("utilization(") && !expression.contains(" / ") || QUOTIENT_OF_TIMES.matcher(expression).matches();
    }
}
