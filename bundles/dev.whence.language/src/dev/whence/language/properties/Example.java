package dev.whence.language.properties;

import dev.whence.units.Dimension;
import java.util.Map;

/** How to say what was expected: a dimension with a value that a user could write. */
public final class Example {

    private static final Map<Dimension, String> VALUES = Map.of(
            Dimension.TIME, "4 ms",
            Dimension.DATA, "8 KiB",
            Dimension.BANDWIDTH, "50 kbit/s",
            Dimension.RATE, "40/s",
            Dimension.NUMBER, "3",
            new Dimension(1, -1), "2 us/byte");

    private Example() {}

    /** "a duration such as 4 ms" */
    public static String of(Dimension dimension) {
        String value = value(dimension);
        return dimension.describe() + (value.isEmpty() ? "" : " such as " + value);
    }

    /** {@code 4 ms}; empty for a dimension that nobody writes. */
    public static String value(Dimension dimension) {
        return VALUES.getOrDefault(dimension, "");
    }
}
