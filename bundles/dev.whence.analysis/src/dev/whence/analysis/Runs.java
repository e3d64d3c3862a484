package dev.whence.analysis;

import dev.whence.kernel.Code;
import dev.whence.kernel.FlatProgram;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.program.bytecode.Bytecode;
import dev.whence.program.link.Linked;
import dev.whence.program.link.Linker;
import dev.whence.program.link.Values;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/** The runs of one model, each assignment of values simulated once. Several threads may ask. */
final class Runs {
    /** Processes and servers of which the state is kept: half a kilobyte each, so about a hundred megabytes at most. */
    private static final long MOST_KEPT = 1 << 18;

    private final Model model;
    private final Options options;
    private final Progress progress;
    private final Asked asked;
    private final Map<Map<String, Expression>, Run> runs = new ConcurrentHashMap<>();
    private final List<Effective> effective = new CopyOnWriteArrayList<>();
    /** Those whose state is kept, the latest last. */
    private final Map<Run, Long> kept = new LinkedHashMap<>();

    Runs(Model model, Options options, Progress progress) {
        this.model = model;
        this.options = options;
        this.progress = progress;
        asked = Asked.of(model);
    }

    /** The run under these values. One that consulted only what is the same here serves again. */
    Run of(Map<String, Expression> overrides) {
        Run known = runs.get(overrides);
        if (known != null) {
            return known;
        }
        for (Effective e : effective) {
            if (e.relevant().equals(restricted(overrides, e.consulted()))) {
                runs.put(overrides, e.run());
                return e.run();
            }
        }
        if (progress.isCancelled()) {
            throw new CancelledException();
        }
        Values consulted = new Values(model, overrides);
        Linked linked = Linker.link(consulted, asked.keys());
        Run made = new Run(linked, overrides, asked, options, code(linked.program()), progress, this::keep);
        runs.put(overrides, made);
        effective.add(new Effective(consulted.consulted(), restricted(overrides, consulted.consulted()), made));
        return made;
    }

    /** Keeps the state of the runs simulated last, as far as memory goes, so that they can be made longer. */
    private void keep(Run run) {
        List<Run> tooMany = new ArrayList<>();
        synchronized (kept) {
            kept.remove(run);
            kept.put(run, run.weight());
            long sum = kept.values().stream().mapToLong(Long::longValue).sum();
            for (Iterator<Map.Entry<Run, Long>> oldest = kept.entrySet().iterator(); sum > MOST_KEPT && kept.size() > 1;) {
                Map.Entry<Run, Long> each = oldest.next();
                sum -= each.getValue();
                tooMany.add(each.getKey());
                oldest.remove();
            }
        }
        tooMany.forEach(Run::letGo);
    }

    private record Effective(Set<String> consulted, Map<String, Expression> relevant, Run run) {
    }

    private static Map<String, Expression> restricted(Map<String, Expression> overrides, Set<String> names) {
        Map<String, Expression> relevant = new HashMap<>(overrides);
        relevant.keySet().retainAll(names);
        return relevant;
    }

    private Supplier<Code> code(FlatProgram program) {
        return options.bytecode() ? Bytecode.of(program) : null;
    }

    /** Whether another value of a parameter or property would make another program. */
    boolean isInfluenced(Map<String, Expression> overrides, String target) {
        Run run = of(overrides);
        return effective.stream().anyMatch(e -> e.run() == run && e.consulted().contains(target));
    }

    /** Values for one thread. */
    Values values(Map<String, Expression> overrides) {
        return new Values(model, overrides);
    }

    Model model() {
        return model;
    }
}
