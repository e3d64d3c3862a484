package dev.whence.language.properties;

import dev.whence.units.Dimension;
import java.util.List;
import java.util.Optional;

/**
 * What can be set on a part or a process: one row of the language's table.
 *
 * @param owner of which kind of thing
 * @param name as it is written before the `=`
 * @param type what may stand behind the `=`
 * @param dimensions the dimensions a number may have; empty for a flag or a choice
 * @param byDefault the value where none is given, as a reader would write it
 * @param bounds the numbers that make sense
 * @param drawn whether a distribution may stand here, drawn anew at each use
 * @param alternatives the words that may stand instead of a number
 * @param sentence what it is, for hover, completion and the reference page
 * @param simulated false for what the language has and the simulation has not yet
 */
public record Property(Owner owner, String name, Type type, List<Dimension> dimensions, String byDefault, Bounds bounds,
        boolean drawn, List<Alternative> alternatives, String sentence, boolean simulated) {

    /** What may stand behind the `=`. */
    public enum Type {
        /** A number with one of the property's dimensions. */
        QUANTITY,
        /** True or false. */
        FLAG,
        /** One of the property's alternatives, and nothing else. */
        CHOICE
    }

    /** The alternative of this name. */
    public Optional<Alternative> alternative(String word) {
        return alternatives.stream().filter(a -> a.name().equals(word)).findFirst();
    }

    /** Whether a number of this dimension may be given. */
    public boolean accepts(Dimension dimension) {
        return dimensions.contains(dimension);
    }

    /** What is expected behind the `=`, in the user's words: "a duration such as 4 ms". */
    public String expected() {
        return switch (type) {
            case FLAG -> "true or false";
            case CHOICE -> "one of " + String.join(", ", alternatives.stream().map(Alternative::form).toList());
            case QUANTITY -> String.join(" or ", dimensions.stream().map(Example::of).toList());
        };
    }
}
