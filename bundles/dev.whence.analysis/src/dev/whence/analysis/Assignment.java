package dev.whence.analysis;

import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.program.Model.Case;
import dev.whence.program.Model.Change;
import dev.whence.program.link.ModelException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Who changes what, in order: the command line, a hypothesis with what is fitted, a variant, a sweep. The later wins.
 *
 * @param base changes below the variant: command line and hypothesis
 * @param variant changes of the variant
 * @param sweep changes on top of all
 */
record Assignment(Map<String, Expression> base, Map<String, Expression> variant, Map<String, Expression> sweep) {
    static Assignment of(Map<String, Expression> base) {
        return new Assignment(base, Map.of(), Map.of());
    }

    /** @param name of a variant, or "base" for the model as it stands */
    Assignment in(Model model, String name) {
        if (name.equals("base")) {
            return new Assignment(base, Map.of(), sweep);
        }
        Map<String, Expression> changes = new LinkedHashMap<>();
        collect(model, name, changes, 0);
        return new Assignment(base, changes, sweep);
    }

    Assignment with(String target, Expression value) {
        Map<String, Expression> more = new LinkedHashMap<>(sweep);
        more.put(target, value);
        return new Assignment(base, variant, more);
    }

    Assignment under(Map<String, Expression> hypothesis) {
        Map<String, Expression> more = new LinkedHashMap<>(base);
        more.putAll(hypothesis);
        return new Assignment(more, variant, sweep);
    }

    Map<String, Expression> overrides() {
        Map<String, Expression> all = new LinkedHashMap<>(base);
        all.putAll(variant);
        all.putAll(sweep);
        return all;
    }

    static Case find(Model model, String name) {
        return model.cases().stream().filter(c -> c.name().equals(name)).findFirst()
                .orElseThrow(() -> new ModelException("there is no variant or hypothesis " + name, At.NOWHERE));
    }

    /** Parents' changes first. */
    static Map<String, Expression> changes(Model model, String name) {
        Map<String, Expression> changes = new LinkedHashMap<>();
        collect(model, name, changes, 0);
        return changes;
    }

    private static void collect(Model model, String name, Map<String, Expression> into, int depth) {
        Case c = find(model, name);
        if (depth > 100) {
            throw new ModelException(name + " builds on itself", c.at());
        }
        c.parents().forEach(p -> collect(model, p, into, depth + 1));
        for (Change change : c.changes()) {
            into.remove(change.target());
            into.put(change.target(), change.value());
        }
    }
}
