package dev.whence.language.properties;

import java.util.Locale;

/** What a question can be about. */
public enum Subject {
    COUNTER, SPAN, PROCESS, ROUTINE, LABEL, MACHINE, STATION, DISK, FILE, LINK, CHANNEL, GATE, LOCK, MESSAGE;

    /** As a user would say it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The subject that a part of this kind, or a process, is. */
    public static Subject of(Owner owner) {
        return valueOf(owner.name());
    }
}
