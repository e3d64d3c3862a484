package dev.whence.analysis;

import dev.whence.analysis.Results.Estimate;
import dev.whence.program.At;
import dev.whence.program.Expression;
import java.util.List;

/**
 * A change of one lever that makes something faster: simulated, and helping under every value of the unknowns with which the rows that
 * are met stay met.
 *
 * @param variant whose figure gets better; "base" for the model as it stands
 * @param question which figure, such as {@code rate(blocks)}
 * @param before the figure as it is
 * @param after the figure with the lever moved
 * @param gain how many times as fast it gets at least, whatever the unknowns are: of a mean the reciprocal
 * @param lever a parameter's name or a property's path
 * @param value to give it
 * @param plateau what else would do as well, in words; or null
 * @param lost expectations about other figures that are met now and would not be any more, as written
 * @param at where the lever is declared
 */
public record Advice(String variant, String question, Estimate before, Estimate after, double gain, String lever, Expression value,
        String plateau, List<String> lost, At at) {
}
