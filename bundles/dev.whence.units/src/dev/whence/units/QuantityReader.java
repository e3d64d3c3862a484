package dev.whence.units;

import java.util.Optional;
import java.util.function.Function;

/**
 * Reads one literal quantity such as {@code 4 ms}, {@code 48 kbit/s}, {@code 40/s} or {@code 10%}: what a command
 * line may set a parameter to. Not an expression: there are no names and no parentheses.
 */
public final class QuantityReader {

    private final Function<String, Optional<Quantity>> units;
    private final String text;
    private int at;

    private QuantityReader(String text, Function<String, Optional<Quantity>> units) {
        this.text = text;
        this.units = units;
    }

    /** @throws QuantityFormatException if the text is not a quantity; its message says why in the user's words */
    public static Quantity read(String text) {
        return read(text, Units::find);
    }

    /** As above, where the model has units of its own. */
    public static Quantity read(String text, Function<String, Optional<Quantity>> units) {
        return new QuantityReader(text, units).whole();
    }

    private Quantity whole() {
        boolean negative = skip('-');
        Quantity result = number();
        while (!atEnd()) {
            if (skip('/')) {
                Quantity divisor = factor();
                if (divisor.value().isZero()) {
                    throw new QuantityFormatException("\"" + text + "\" divides by zero");
                }
                result = result.over(divisor);
            } else if (skip('*')) {
                result = result.times(factor());
            } else {
                throw new QuantityFormatException("\"" + text.substring(at) + "\" cannot follow in \"" + text + "\"");
            }
        }
        return negative ? new Quantity(result.value().negate(), result.dimension()) : result;
    }

    private Quantity factor() {
        return !atEnd() && isDigit(text.charAt(at)) ? number() : unit();
    }

    private Quantity number() {
        blanks();
        int start = at;
        digits();
        if (at > start && at + 1 < text.length() && text.charAt(at) == '.' && isDigit(text.charAt(at + 1))) {
            at++;
            digits();
        }
        if (at == start) {
            throw new QuantityFormatException("expected a number with its unit, such as 4 ms, found \"" + text + "\"");
        }
        Quantity number = Quantity.number(Rational.parse(text.substring(start, at)));
        blanks();
        boolean unitFollows = at < text.length() && (text.charAt(at) == '%' || Character.isLetter(text.charAt(at)));
        return unitFollows ? number.times(unit()) : number;
    }

    private Quantity unit() {
        blanks();
        int start = at;
        if (!skip('%')) {
            while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
                at++;
            }
        }
        String name = text.substring(start, at).strip();
        return units.apply(name).orElseThrow(() -> new QuantityFormatException(unknown(name)));
    }

    private static String unknown(String name) {
        if (name.isEmpty()) {
            return "expected a unit such as ms or byte";
        }
        var corrections = Units.corrections(name);
        return "there is no unit \"" + name + "\""
                + (corrections.isEmpty() ? "" : "; write " + String.join(" or ", corrections));
    }

    private void digits() {
        while (at < text.length() && (isDigit(text.charAt(at)) || text.charAt(at) == '_')) {
            at++;
        }
    }

    /** Not {@link Character#isDigit}: the language has the ten ASCII digits only. */
    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private boolean skip(char c) {
        blanks();
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private boolean atEnd() {
        blanks();
        return at == text.length();
    }

    private void blanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }
}
