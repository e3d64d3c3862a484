package dev.whence.analysis.request;

import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.units.Dimension;
import dev.whence.units.QuantityFormatException;
import dev.whence.units.Units;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The values that {@code --set} gives instead of those in the text. */
final class Settings {
    private final Targets targets;
    private final SettingReader reader;

    private Settings(Model model) {
        targets = new Targets(model);
        reader = new SettingReader(name -> Units.find(name).or(() -> Optional.ofNullable(model.units().get(name))));
    }

    /**
     * @param sets each of the form {@code name=value}
     * @throws RequestException for what the model does not have or cannot take
     */
    static Map<String, Expression> of(Model model, List<String> sets) {
        Settings settings = new Settings(model);
        Map<String, Expression> changes = new LinkedHashMap<>();
        for (String set : sets) {
            int equals = set.indexOf('=');
            if (equals <= 0 || set.substring(equals + 1).isBlank()) {
                throw new RequestException("--set needs a name and a value, such as --set \"rotdelay=6 ms\", not " + set);
            }
            try {
                Targets.Target target = settings.targets.find(set.substring(0, equals).strip());
                changes.put(target.name(), settings.value(target, set.substring(equals + 1)));
            } catch (RequestException | QuantityFormatException wrong) {
                throw new RequestException("--set " + set + ": " + wrong.getMessage());
            }
        }
        return changes;
    }

    private Expression value(Targets.Target target, String text) {
        Expression value = reader.read(text);
        boolean fits = switch (value) {
            case Expression.Truth t -> target.flag();
            case Expression.Alternative a -> target.words().contains(a.name());
            case Expression.Distribution d -> target.drawn()
                && d.arguments().stream().skip(d.name().equals("erlang") ? 1 : 0).allMatch(a -> target.dimensions().contains(((Expression.Constant) a).quantity().dimension()));
            case Expression.Constant c -> target.dimensions().contains(c.quantity().dimension());
            default -> false;
        };
        if (!fits) {
            throw new RequestException(target.name() + " is " + expected(target) + ", not " + found(value, text, target));
        }
        return value;
    }

    private static String expected(Targets.Target target) {
        if (target.flag()) {
            return "true or false";
        }
        String numbers = target.dimensions().stream().map(Settings::example).collect(Collectors.joining(" or "));
        String words = String.join(", ", target.words());
        return numbers.isEmpty() ? "one of " + words : words.isEmpty() ? numbers : numbers + ", or " + words;
    }

    private static String example(Dimension dimension) {
        String example = dimension.equals(Dimension.TIME) ? "4 ms" : dimension.equals(Dimension.DATA) ? "8 KiB" : dimension.equals(Dimension.RATE)
            ? "60/s" : dimension.equals(Dimension.BANDWIDTH) ? "50 kbit/s" : "";
        return dimension.describe() + (example.isEmpty() ? "" : " such as " + example);
    }

    private static String found(Expression value, String text, Targets.Target target) {
        return switch (value) {
            case Expression.Constant c -> c.quantity().dimension().describe();
            case Expression.Distribution d when !target.drawn() -> "a random value";
            case Expression.Alternative a -> text.strip() + Nearest.question(a.name(), target.words());
            default -> text.strip();
        };
    }
}
