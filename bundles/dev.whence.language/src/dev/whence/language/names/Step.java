package dev.whence.language.names;

import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Expression;
import java.util.Optional;

/**
 * One part or process on the way to another.
 *
 * @param entity which
 * @param index the instance that is meant, as written; empty where none is
 */
public record Step(Entity entity, Optional<Expression> index) {
}
