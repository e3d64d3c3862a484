package dev.whence.analysis;

import dev.whence.program.link.Cell;
import dev.whence.program.link.Cell.Role;
import dev.whence.program.link.Linked;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Processes that are ready all the time and never run, since others keep the processor. */
final class Starvation {
    private final Linked linked;
    private final List<Sample> samples;

    Starvation(Linked linked, List<Sample> samples) {
        this.linked = linked;
        this.samples = samples;
    }

    /** In the reader's words, one for each machine; empty if everybody has had a processor. */
    List<String> remarks() {
        Map<String, Set<String>> starving = new LinkedHashMap<>();
        for (Cell ready : linked.cells()) {
            if (ready.cause().equals("ready") && ready.resource() != null && starves(ready)) {
                starving.computeIfAbsent(ready.resource(), m -> new LinkedHashSet<>()).add(ready.process());
            }
        }
        List<String> remarks = new ArrayList<>();
        starving.forEach((machine, processes) -> remarks.add(String.join(", ", processes)
                + (processes.size() == 1 ? " never runs: it waits for " : " never run: they wait for ") + machine + " all the time, where " + keeping(machine)));
        return remarks;
    }

    /** It waits, and has come to nothing else: not even to its end, nor to a wait that took no time. */
    private boolean starves(Cell ready) {
        boolean waits = false;
        for (int i = 0; i < linked.cells().size(); i++) {
            Cell cell = linked.cells().get(i);
            if (cell.equals(ready)) {
                waits = isSpent(i);
            } else if (ready.process().equals(cell.process()) && cell.role() != Role.DEVICE && (isSpent(i) || isEntered(i))) {
                return false;
            }
        }
        return waits;
    }

    private boolean isSpent(int cell) {
        return samples.stream().map(s -> s.accounts()[cell]).anyMatch(time -> !time.equals(BigInteger.ZERO));
    }

    private boolean isEntered(int cell) {
        return samples.stream().anyMatch(s -> s.entries()[cell] > 0);
    }

    private String keeping(String machine) {
        var spec = linked.program().servers().get(linked.resources().get(machine).first());
        String rule = spec.discipline().name().toLowerCase(Locale.ROOT);
        return switch (spec.discipline()) {
            case ROUND_ROBIN, SHARED -> "others keep the processor";
            case PRIORITY -> "more urgent processes, or who has the processor and never waits, keep it under " + rule
                    + "; scheduler = round_robin(10 ms) gives everybody turns";
            default -> "under " + rule + " who has the processor keeps it until it waits for something"
                    + "; scheduler = round_robin(10 ms) gives everybody turns";
        };
    }
}
