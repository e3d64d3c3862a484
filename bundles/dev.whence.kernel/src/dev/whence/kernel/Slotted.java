package dev.whence.kernel;

/** Something that has a place in the calendar. Classes and not numbers are told apart when an event is due. */
sealed interface Slotted permits ProcessInstance, Server, SharedServers, Disk, Link, Link.Line, WindowFlow, StreamFlow, AcknowledgementClock {
    /** Its event is due. */
    void due();
}
