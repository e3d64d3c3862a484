package dev.whence.analysis;

import dev.whence.kernel.Op;
import dev.whence.kernel.ProcessInstance;
import dev.whence.kernel.Simulation;
import dev.whence.program.At;
import dev.whence.program.link.Linked;
import dev.whence.program.link.ModelException;
import java.util.ArrayList;
import java.util.List;

/** Nothing can happen any more: says who waits for what, unless everybody has ended or waits for whatever may come. */
final class Deadlock {
    private static final int MOST_NAMED = 5;

    private final Linked linked;
    private final Simulation simulation;

    Deadlock(Linked linked, Simulation simulation) {
        this.linked = linked;
        this.simulation = simulation;
    }

    /** @throws ModelException if somebody waits for a named thing that can no longer come */
    void report() {
        List<ProcessInstance> stuck = simulation.processes().stuck();
        if (stuck.isEmpty()) {
            return;
        }
        List<String> waits = new ArrayList<>();
        At first = At.NOWHERE;
        for (ProcessInstance p : stuck.subList(0, Math.min(MOST_NAMED, stuck.size()))) {
            At at = at(p);
            waits.add(name(p) + " " + reason(p) + (at.line() > 0 ? " (line " + at.line() + ")" : ""));
            first = first.line() == 0 ? at : first;
        }
        String more = stuck.size() > MOST_NAMED ? " and " + (stuck.size() - MOST_NAMED) + " more" : "";
        throw new ModelException("deadlock: nothing can happen any more, but " + String.join("; ", waits) + more, first);
    }

    private String name(ProcessInstance p) {
        var type = linked.program().types().get(p.typeIndex());
        return type.instances() > 1 ? type.name() + "[" + (p.self + 1) + "]" : type.name();
    }

    /** The resume point lies behind the statement that blocked, but for a receive, where it is the statement itself. */
    private At at(ProcessInstance p) {
        List<At> lines = linked.lines().get(p.typeIndex());
        int pc = p.resumePoint();
        int[] code = linked.program().types().get(p.typeIndex()).code();
        boolean here = pc < code.length && code[pc] == Op.SELECT && p.isReceiving();
        return lines.isEmpty() ? At.NOWHERE : lines.get(Math.min(lines.size() - 1, here ? pc : Math.max(0, pc - 1)));
    }

    private String reason(ProcessInstance p) {
        var cell = linked.cells().get(p.cell());
        return switch (cell.cause()) {
            case "receive" -> "waits for a message that nobody will send";
            case "lock" -> "waits for lock " + cell.resource();
            case "window" -> "waits for the window of " + (cell.resource() == null ? "its channel" : cell.resource()) + " to open";
            case "join" -> "waits for its parallel branches";
            default -> "waits: " + cell.cause() + (cell.resource() == null ? "" : " at " + cell.resource());
        };
    }
}
