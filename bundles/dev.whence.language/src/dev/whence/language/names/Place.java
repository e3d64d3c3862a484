package dev.whence.language.names;

import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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

    /** What it is inside of; nothing where it is a place of its own. */
    public Optional<Place> outer() {
        return steps.size() == 1 ? Optional.empty() : Optional.of(new Place(steps.subList(0, steps.size() - 1)));
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

    /** The same as what is at {@code from} means it: what it refers to beside itself where it is written is, in a copy, beside the copy. */
    public Place seenFrom(Place from) {
        for (int i = from.steps.size() - 1; i > 0; i--) {
            List<Step> written = of(from.steps.get(i).entity()).steps;
            List<Step> outer = written.subList(0, written.size() - 1);
            if (isInside(outer)) {
                List<Step> seen = new ArrayList<>(from.steps.subList(0, i));
                seen.addAll(steps.subList(outer.size(), steps.size()));
                return new Place(seen);
            }
        }
        return this;
    }

    private boolean isInside(List<Step> outer) {
        return steps.size() >= outer.size()
                && IntStream.range(0, outer.size()).allMatch(i -> steps.get(i).entity() == outer.get(i).entity());
    }

    /** As a user would write it in full, without indices: {@code vax.drive}. */
    public String path() {
        return steps.stream().map(s -> s.entity().getName()).collect(Collectors.joining("."));
    }
}
