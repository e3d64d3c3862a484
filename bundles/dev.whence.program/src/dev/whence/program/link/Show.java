package dev.whence.program.link;

import java.util.stream.Collectors;

/** Values in a reader's words. */
public final class Show {
    private Show() {
    }

    public static String value(Value v) {
        return switch (v) {
            case null -> "a random value";
            case Value.Amount a -> dev.whence.units.QuantityText.of(a.quantity());
            case Value.Truth t -> Boolean.toString(t.value());
            case Value.Text t -> '"' + t.value() + '"';
            case Value.Choice c -> c.arguments().isEmpty() ? c.name()
                    : c.name() + c.arguments().stream().map(Show::value).collect(Collectors.joining(", ", "(", ")"));
            case Value.Sequence s -> s.elements().stream().map(Show::value).collect(Collectors.joining(", ", "[", "]"));
        };
    }
}
