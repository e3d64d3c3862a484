package dev.whence.language.names;

import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Where a part or a process is: the way to it from the root, {@code [vax, drive]}. A copy's parts are the
 * original's entities, on a way that goes through the copy.
 */
public record Place(List<Step> steps) {

    public Place {
        steps = List.copyOf(steps);
    }

    /** Where an entity is declared, whatever copies there are of it. */
    public static Place of(Entity entity) {
        List<Step> steps = new ArrayList<>();
        Entity at = entity;
        while (at != null) {
            steps.add(new Step(at, Optional.empty()));
            at = at.eContainer() instanceof Part part && part.eContainer() instanceof Part outer
                    ? outer.getNames().get(0) : null;
        }
        Collections.reverse(steps);
        return new Place(steps);
    }

    /** The part or process itself. */
    public Entity entity() {
        return steps.get(steps.size() - 1).entity();
    }

    /** The same with an entity inside it. */
    public Place then(Step step) {
        List<Step> longer = new ArrayList<>(steps);
        longer.add(step);
        return new Place(longer);
    }

    /** The same with the last step's index. */
    public Place at(Optional<Expression> index) {
        List<Step> indexed = new ArrayList<>(steps);
        indexed.set(indexed.size() - 1, new Step(entity(), index));
        return new Place(indexed);
    }

    /** As a user would write it in full, without indices: {@code vax.drive}. */
    public String path() {
        return steps.stream().map(s -> s.entity().getName()).collect(Collectors.joining("."));
    }
}
