package dev.whence.language.parser;

import java.util.Set;

/**
 * What may stand next at a place of a text.
 *
 * @param keywords the words of the language, not as names
 * @param name whether a name may stand here
 * @param setting whether a name may stand here with {@code =} behind it
 */
public record Continuation(Set<String> keywords, boolean name, boolean setting) {

    /** Inside a comment or a text. */
    static final Continuation NOTHING = new Continuation(Set.of(), false, false);
}
