package dev.whence.program.link;

import dev.whence.kernel.FlatProgram;
import dev.whence.units.Dimension;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A flat program together with what its numbers stand for.
 *
 * @param random whether the run draws random values
 * @param rounded whether periods had to be rounded, for want of range
 * @param counters by key: a counter's name, {@code round:process}, {@code payload:channel or file}
 * @param spans by key: a span's name, {@code round:process}
 * @param counting which processes count a counter of the author's
 * @param resources index of the servers by path, first of an array
 * @param lines for each process type the source place of each instruction, null where it has none
 */
public record Linked(FlatProgram program, List<Cell> cells, boolean random, boolean rounded, Map<String, Counter> counters,
        Map<String, Set<String>> counting, Map<String, Span> spans, Map<String, Resource> resources, List<List<dev.whence.program.At>> lines) {

    /**
     * @param first its number; instances follow
     * @param scale what the run counts for each unit of the amount
     */
    public record Counter(int first, int instances, long scale, Dimension dimension) {
    }

    public record Span(int first, int instances) {
    }

    /** @param servers how many can be busy at once, all instances together */
    public record Resource(int first, int instances, int servers, boolean isServers) {
    }
}
