package dev.whence.language.names;

import dev.whence.language.perf.Case;
import dev.whence.language.perf.Cost;
import dev.whence.language.perf.Count;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Model;
import dev.whence.language.perf.Param;
import dev.whence.language.perf.Routine;
import dev.whence.language.perf.TimeBlock;
import dev.whence.language.perf.UnitDefinition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.eclipse.emf.ecore.EObject;

/** Everything that has a name in a model and the models it imports, by name. */
public final class Declarations {

    private final Map<String, List<Param>> params = new LinkedHashMap<>();
    private final Map<String, List<Entity>> entities = new LinkedHashMap<>();
    private final Map<String, List<Case>> cases = new LinkedHashMap<>();
    private final Map<String, List<Routine>> routines = new LinkedHashMap<>();
    private final Map<String, List<UnitDefinition>> units = new LinkedHashMap<>();
    private final Map<String, List<Count>> counters = new LinkedHashMap<>();
    private final Map<String, List<TimeBlock>> spans = new LinkedHashMap<>();
    private final Map<String, List<Cost>> labels = new LinkedHashMap<>();

    Declarations(List<Model> models) {
        for (Model model : models) {
            model.eAllContents().forEachRemaining(this::register);
        }
    }

    private void register(EObject object) {
        switch (object) {
            case Entity entity -> put(entities, entity.getName(), entity);
            case Param param -> put(params, param.getName(), param);
            case Case found -> put(cases, found.getName(), found);
            case Routine routine -> put(routines, routine.getName(), routine);
            case UnitDefinition unit -> put(units, unit.getName(), unit);
            case Count count -> put(counters, count.getCounter(), count);
            case TimeBlock block -> put(spans, block.getSpan(), block);
            case Cost cost -> put(labels, cost.getLabel(), cost);
            default -> { }
        }
    }

    /** What was cut off by a syntax error may lack its name. */
    private static <T> void put(Map<String, List<T>> map, String name, T declaration) {
        if (name != null) {
            map.computeIfAbsent(name, n -> new ArrayList<>(1)).add(declaration);
        }
    }

    public Map<String, List<Param>> params() {
        return params;
    }

    /** Parts at every depth, and processes. */
    public Map<String, List<Entity>> entities() {
        return entities;
    }

    public Map<String, List<Case>> cases() {
        return cases;
    }

    public Map<String, List<Routine>> routines() {
        return routines;
    }

    public Map<String, List<UnitDefinition>> units() {
        return units;
    }

    public Map<String, List<Count>> counters() {
        return counters;
    }

    public Map<String, List<TimeBlock>> spans() {
        return spans;
    }

    public Map<String, List<Cost>> labels() {
        return labels;
    }

    /** The first declaration of a name: with duplicates, which are reported, the first one counts. */
    static <T> Optional<T> first(Map<String, List<T>> map, String name) {
        List<T> found = map.get(name);
        return found == null ? Optional.empty() : Optional.of(found.get(0));
    }

    /** Names for *did you mean*. */
    @SafeVarargs
    static Collection<String> names(Map<String, ? extends List<?>>... maps) {
        TreeSet<String> names = new TreeSet<>();
        for (Map<String, ? extends List<?>> map : maps) {
            names.addAll(map.keySet());
        }
        return names;
    }
}
