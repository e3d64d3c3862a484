package dev.whence.language.names;

import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.Process;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Setting;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;

/** What parts consist of, with what a copy (`:`) takes over from its original. */
final class Parts {

    private static final int MOST_PLACES = 10_000;

    private final Names names;

    Parts(Names names) {
        this.names = names;
    }

    static Optional<Part> part(Entity entity) {
        return entity.eContainer() instanceof Part part ? Optional.of(part) : Optional.empty();
    }

    /** The entity and what it is a copy of, the nearest first. A cycle, which is reported elsewhere, is cut. */
    List<Entity> lineage(Entity entity) {
        List<Entity> line = new ArrayList<>();
        Set<EObject> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Entity at = entity;
        while (at != null && seen.add(at.eContainer())) {
            line.add(at);
            Reference prototype = part(at).map(Part::getPrototype).orElse(null);
            at = prototype != null && names.meaning(prototype) instanceof Meaning.Thing thing
                    ? thing.place().entity() : null;
        }
        return line;
    }

    /** What is inside, the original's parts included unless the copy has one of the same name. */
    List<Entity> inside(Entity entity) {
        List<Entity> inside = new ArrayList<>();
        for (Entity ancestor : lineage(entity)) {
            part(ancestor).ifPresent(part -> part.getParts().forEach(inner -> inner.getNames().stream()
                    .filter(name -> inside.stream().noneMatch(known -> same(known, name)))
                    .forEach(inside::add)));
        }
        return inside;
    }

    private static boolean same(Entity first, Entity second) {
        return first.getName() != null && first.getName().equals(second.getName());
    }

    Optional<Entity> inside(Entity entity, String name) {
        return inside(entity).stream().filter(inner -> name.equals(inner.getName())).findFirst();
    }

    /** All places of a name below a place, at any depth. */
    List<Place> below(Place place, String name) {
        List<Place> found = new ArrayList<>();
        collect(place, name, found, new int[] {MOST_PLACES});
        return found;
    }

    /** A part that contains a copy of what contains it, which is reported elsewhere, is not entered again. */
    private void collect(Place place, String name, List<Place> found, int[] left) {
        for (Entity inner : inside(place.entity())) {
            if (left[0]-- <= 0 || place.steps().stream().anyMatch(step -> step.entity() == inner)) {
                continue;
            }
            Place next = place.then(new Step(inner, Optional.empty()));
            if (name.equals(inner.getName())) {
                found.add(next);
            }
            collect(next, name, found, left);
        }
    }

    /** As above, of what is written inside a part itself, without what it takes over. */
    static List<Place> written(Part part, String name) {
        List<Place> found = new ArrayList<>();
        part.eAllContents().forEachRemaining(object -> {
            if (object instanceof Entity entity && name.equals(entity.getName()) && entity.eContainer() != part) {
                found.add(Place.of(entity));
            }
        });
        return found;
    }

    /** A property's setting, the entity's own or its original's. */
    Optional<Setting> setting(Entity entity, String property) {
        for (Entity ancestor : lineage(entity)) {
            for (Setting setting : settings(ancestor)) {
                if (property.equals(setting.getName())) {
                    return Optional.of(setting);
                }
            }
        }
        return Optional.empty();
    }

    private static EList<Setting> settings(Entity entity) {
        return entity instanceof Process process ? process.getSettings() : ((Part) entity.eContainer()).getSettings();
    }
}
