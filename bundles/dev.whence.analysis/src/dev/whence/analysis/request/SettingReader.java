package dev.whence.analysis.request;

import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.units.Quantity;
import dev.whence.units.QuantityFormatException;
import dev.whence.units.QuantityReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the value of a {@code --set}: a quantity, true or false, a word, or a word with arguments such as
 * {@code round_robin(10 ms)} or {@code uniform(2 ms, 8 ms)}.
 */
final class SettingReader {
    private static final Pattern WORD = Pattern.compile("([a-z_]\\w*)\\s*(?:\\((.*)\\))?");
    private static final List<String> DISTRIBUTIONS = List.of("uniform", "exponential", "erlang", "hyperexponential", "choice");

    private final Function<String, Optional<Quantity>> units;

    SettingReader(Function<String, Optional<Quantity>> units) {
        this.units = units;
    }

    /** @throws QuantityFormatException saying what is wrong */
    Expression read(String text) {
        String value = text.strip();
        if (value.equals("true") || value.equals("false")) {
            return new Expression.Truth(value.equals("true"));
        }
        Matcher word = WORD.matcher(value);
        if (!word.matches()) {
            return new Expression.Constant(QuantityReader.read(value, units));
        }
        String name = word.group(1);
        if (DISTRIBUTIONS.contains(name)) {
            return distribution(name, word.group(2));
        }
        List<Expression> arguments = new ArrayList<>();
        if (word.group(2) != null) {
            for (String argument : word.group(2).split(",")) {
                arguments.add(read(argument));
            }
        }
        return new Expression.Alternative(name, arguments);
    }

    private Expression distribution(String name, String arguments) {
        if (arguments == null) {
            throw new QuantityFormatException("expected arguments in parentheses behind " + name);
        }
        List<Expression> weights = new ArrayList<>();
        List<Expression> values = new ArrayList<>();
        for (String argument : arguments.split(",")) {
            int colon = argument.indexOf(':');
            if (colon >= 0) {
                weights.add(new Expression.Constant(QuantityReader.read(argument.substring(0, colon), units)));
            }
            values.add(new Expression.Constant(QuantityReader.read(argument.substring(colon + 1), units)));
        }
        if (!weights.isEmpty() && weights.size() != values.size()) {
            throw new QuantityFormatException("either all or none of the arguments of " + name + " have a weight");
        }
        return new Expression.Distribution(name, weights, values, At.NOWHERE);
    }
}
