package dev.whence.language.properties;

import dev.whence.language.perf.Entity;
import dev.whence.language.perf.Kind;
import dev.whence.language.perf.Part;

/** What a property belongs to: a kind of part, or a process. */
public enum Owner {
    MACHINE, STATION, DISK, FILE, LINK, CHANNEL, GATE, LOCK, MESSAGE, PROCESS;

    public static Owner of(Kind kind) {
        return valueOf(kind.name());
    }

    /** The owner's kind of an entity; a part's name belongs to what its part is. */
    public static Owner of(Entity entity) {
        return entity.eContainer() instanceof Part part ? of(part.getKind()) : PROCESS;
    }

    /** As a user writes it. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
