package dev.whence.analysis;

import dev.whence.program.link.Cell;
import dev.whence.program.link.Cell.Role;
import dev.whence.program.link.Linked;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Processes that are ready all the time and never run, since others keep the processor. */
final class Starvation {
    private final Linked linked;
    private final List<Sample> samples;

    Starvation(Linked linked, List<Sample> samples) {
        this.linked = linked;
        this.samples = samples;
    }

    /** In the reader's words; empty if everybody has had a processor. */
    List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        for (Cell ready : linked.cells()) {
            if (ready.cause().equals("ready") && ready.resource() != null && starves(ready)) {
                remarks.add(ready.process() + " never runs: it waits for " + ready.resource() + " all the time, where " + keeping(ready.resource()));
            }
        }
        return remarks;
    }

    private boolean starves(Cell ready) {
        boolean waits = false;
        for (int i = 0; i < linked.cells().size(); i++) {
            Cell cell = linked.cells().get(i);
            boolean own = ready.process().equals(cell.process()) && (cell.role() == Role.BUSY || cell.role() == Role.WAIT);
            if (own && isSpent(i)) {
                if (!cell.equals(ready)) {
                    return false;
                }
                waits = true;
            }
        }
        return waits;
    }

    private boolean isSpent(int cell) {
        return samples.stream().map(s -> s.accounts()[cell]).anyMatch(time -> !time.equals(BigInteger.ZERO));
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
