package dev.whence.report;

import dev.whence.units.Dimension;
import java.util.regex.Pattern;

/** Which plain numbers are parts of a whole, to be shown in per cent. */
final class Shares {
    private static final Pattern QUOTIENT_OF_TIMES = Pattern.compile("spent\\([^()]*\\) / spent\\([^()]*\\)");

    private Shares() {
    }

    static boolean isShare(String expression, Dimension dimension) {
        return dimension.equals(Dimension.NUMBER) && isShare(expression);
    }

    private static boolean isShare(String expression) {
        return expression.startsWith("utilization(") && !expression.contains(" / ") || QUOTIENT_OF_TIMES.matcher(expression).matches();
    }
}
