package dev.whence.language.names;

import dev.whence.language.perf.Case;
import dev.whence.language.perf.Change;
import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Model;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.emf.common.notify.Adapter;
import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.EObject;

/**
 * What each name in a model stands for. Made once for a model and kept with it; a model that is parsed anew is
 * another one. May be asked from several threads.
 */
public final class Names {

    private final List<Model> models;
    private final Declarations declarations;
    private final Map<Reference, Meaning> meanings = new ConcurrentHashMap<>();
    private final Suggestions suggestions = new Suggestions();
    private final UnitTable units;
    private final Parts parts;
    private final Paths paths;
    private final Resolution resolution;

    private Names(List<Model> models) {
        this.models = models;
        declarations = new Declarations(models);
        units = new UnitTable(declarations);
        parts = new Parts(this);
        paths = new Paths(this, declarations, parts);
        resolution = new Resolution(this, declarations, paths);
    }

    /** The names of a model and of those that it imports. */
    public static Names of(Model model) {
        List<Model> models = Imports.closure(model);
        synchronized (model) {
            for (Adapter adapter : model.eAdapters()) {
                if (adapter instanceof Kept kept && kept.names.models.equals(models)) {
                    return kept.names;
                }
            }
            model.eAdapters().removeIf(Kept.class::isInstance);
            Kept kept = new Kept(new Names(models));
            model.eAdapters().add(kept);
            return kept.names;
        }
    }

    private static final class Kept extends AdapterImpl {
        private final Names names;

        Kept(Names names) {
            this.names = names;
        }
    }

    /** What a name stands for, by where it stands; never null. */
    public Meaning meaning(Reference reference) {
        Meaning known = meanings.get(reference);
        if (known == null) {
            known = resolution.resolve(reference);
            meanings.put(reference, known);
        }
        return known;
    }

    /** Whether a name is an argument or a `let` in the place of an expression. */
    public boolean isLocal(Expression place, String name) {
        return Locals.find(place, name).isPresent();
    }

    /** The part or process that a reference means, if it means one. */
    public Optional<Entity> entity(Reference reference) {
        return reference != null && meaning(reference) instanceof Meaning.Thing thing
                ? Optional.of(thing.place().entity()) : Optional.empty();
    }

    /** The machine that a process is on. */
    public Optional<Entity> machine(Process process) {
        return entity(process.getOn());
    }

    /** A property's setting, the entity's own or its original's; empty means the default. */
    public Optional<Setting> setting(Entity entity, String property) {
        return parts.setting(entity, property);
    }

    /** Where the first segments of a path lead, such as {@code vax.drive} of {@code vax.drive.setup}; empty if to no part or process. */
    public Optional<Place> place(Reference path, int segments) {
        if (path.getSegments().subList(0, segments).stream().anyMatch(s -> s.getName() == null || s.getName().isEmpty())) {
            return Optional.empty();
        }
        return paths.follow(path, segments) instanceof Meaning.Thing thing ? Optional.of(thing.place()) : Optional.empty();
    }

    /** The arguments and `let`s that are known in a place, the nearest first. */
    public List<EObject> locals(EObject place) {
        return Locals.visible(place);
    }

    /** What is wrong with the name of a setting that sets no property. */
    public Optional<Meaning.Unresolved> unknownProperty(Setting setting) {
        return setting.getName() == null || PropertyWords.of(setting).isPresent() ? Optional.empty()
                : Optional.of(Paths.unknownProperty(setting));
    }

    /** What is inside a part, its original's parts included. */
    public List<Entity> inside(Entity entity) {
        return parts.inside(entity);
    }

    /** The entity and what it is a copy of, the nearest first. */
    public List<Entity> lineage(Entity entity) {
        return parts.lineage(entity);
    }

    /** What a variant or hypothesis changes: its parents' changes first, then its own. */
    public List<Change> changes(Case theCase) {
        List<Change> changes = new ArrayList<>();
        for (Case each : ancestry(theCase)) {
            changes.addAll(each.getChanges());
        }
        return changes;
    }

    /** A case behind all those it builds on, each once. A cycle, which is reported elsewhere, is cut. */
    public List<Case> ancestry(Case theCase) {
        Set<Case> seen = new LinkedHashSet<>();
        List<Case> order = new ArrayList<>();
        visit(theCase, seen, order);
        return order;
    }

    private void visit(Case theCase, Set<Case> seen, List<Case> order) {
        if (seen.add(theCase)) {
            for (Reference parent : theCase.getParents()) {
                if (meaning(parent) instanceof Meaning.CaseOf found) {
                    visit(found.theCase(), seen, order);
                }
            }
            order.add(theCase);
        }
    }

    public Suggestions suggestions() {
        return suggestions;
    }

    public UnitTable units() {
        return units;
    }

    public Declarations declarations() {
        return declarations;
    }

    /** The model and those that it imports, itself first. */
    public List<Model> models() {
        return models;
    }
}
