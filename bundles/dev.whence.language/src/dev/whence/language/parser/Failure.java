package dev.whence.language.parser;

import java.util.List;

/**
 * Where the parser could not go on.
 *
 * @param index of the token that does not fit; the number of tokens if the text ends too early
 * @param expecting the type of the one token that would have fitted; 0 if there are several
 * @param context the rules, and features of rules, that the parser was in, the innermost first: {@code Compute.duration}
 */
record Failure(int index, int expecting, List<String> context) {
}
