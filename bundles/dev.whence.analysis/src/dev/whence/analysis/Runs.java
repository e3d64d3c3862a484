package dev.whence.analysis;

import dev.whence.kernel.Code;
import dev.whence.kernel.FlatProgram;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.program.bytecode.Bytecode;
import dev.whence.program.link.Linked;
import dev.whence.program.link.Linker;
import dev.whence.program.link.Values;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/** The runs of one model, each assignment of values simulated once. Several threads may ask. */
final class Runs {
    private final Model model;
    private final Options options;
    private final Progress progress;
    private final Asked asked;
    private final Map<Map<String, Expression>, Run> runs = new ConcurrentHashMap<>();
    private final List<Effective> effective = new CopyOnWriteArrayList<>();

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
        Run made = new Run(linked, overrides, asked, options, code(linked.program()), progress);
        runs.put(overrides, made);
        effective.add(new Effective(consulted.consulted(), restricted(overrides, consulted.consulted()), made));
        return made;
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
