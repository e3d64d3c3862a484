package dev.whence.analysis;

import dev.whence.kernel.FlatProgram.FlowSpec;
import dev.whence.program.link.Cell;
import dev.whence.program.link.Linked;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which processes can make each other wait: those that use the same resource or send each other messages, directly or through others. */
final class Connected {
    private final Map<String, String> leaders = new HashMap<>();

    Connected(Linked linked) {
        for (Cell c : linked.cells()) {
            if (c.process() != null && c.resource() != null) {
                join("process " + c.process(), "resource " + c.resource());
            }
        }
        for (FlowSpec f : linked.program().flows()) {
            String from = linked.program().types().get(f.fromType()).name();
            join("process " + from, "process " + linked.program().types().get(f.toType()).name());
            join("process " + from, "resource " + f.name());
        }
    }

    private void join(String a, String b) {
        leaders.put(leader(a), leader(b));
    }

    private String leader(String member) {
        String leader = member;
        while (!leaders.getOrDefault(leader, leader).equals(leader)) {
            leader = leaders.get(leader);
        }
        return leader;
    }

    /** One process of each group that has nothing to do with the others, in the order given. */
    List<String> apart(Iterable<String> processes) {
        Set<String> seen = new HashSet<>();
        List<String> apart = new ArrayList<>();
        for (String p : processes) {
            if (seen.add(leader("process " + p))) {
                apart.add(p);
            }
        }
        return apart;
    }
}
