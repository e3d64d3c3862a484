package dev.whence.language.validation;

import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Kind;
import dev.whence.language.perf.Part;
import dev.whence.language.perf.PartName;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Which processes a channel joins.
 *
 * @param ways from whom to whom
 */
record Connections(Set<Way> ways) {

    private record Way(Entity from, Entity to) {}

    static Connections of(Analysis analysis) {
        Connections connections = new Connections(new HashSet<>());
        for (PartName name : analysis.parts(Kind.CHANNEL)) {
            connections.add(analysis, name);
        }
        return connections;
    }

    /** A copy without ends of its own has those of its original. */
    private void add(Analysis analysis, PartName name) {
        for (Entity each : analysis.names().lineage(name)) {
            Part part = (Part) each.eContainer();
            if (part.getFrom() != null) {
                Optional<Entity> from = analysis.names().entity(part.getFrom());
                Optional<Entity> to = part.getTo() == null ? Optional.empty() : analysis.names().entity(part.getTo());
                if (from.isPresent() && to.isPresent()) {
                    ways.add(new Way(from.get(), to.get()));
                    if (part.isBetween()) {
                        ways.add(new Way(to.get(), from.get()));
                    }
                }
                return;
            }
        }
    }

    boolean join(Entity from, Entity to) {
        return ways.contains(new Way(from, to));
    }
}
