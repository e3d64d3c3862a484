package dev.whence.language.properties;

import dev.whence.units.Dimension;
import java.util.List;

/**
 * A word that a property may have as its value, such as {@code fcfs} or {@code round_robin(10 ms)}.
 *
 * @param name the word
 * @param arguments what must stand in parentheses behind it; empty for a plain word
 * @param sentence what it means
 * @param simulated false for what the language has and the simulation has not yet
 */
public record Alternative(String name, List<Dimension> arguments, String sentence, boolean simulated) {

    /** How it is written, with an example for each argument: {@code round_robin(4 ms)}. */
    public String form() {
        return arguments.isEmpty() ? name
                : name + "(" + String.join(", ", arguments.stream().map(Example::value).toList()) + ")";
    }
}
