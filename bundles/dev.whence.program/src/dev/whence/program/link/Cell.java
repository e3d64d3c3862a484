package dev.whence.program.link;

import dev.whence.program.At;
import java.util.List;
import java.util.Set;

/**
 * What an account cell of a run stands for.
 *
 * @param process whose time it is, or on whose behalf a device works; null for a resource on its own
 * @param resource path of the machine, station, disk, link or channel; null if none is involved
 * @param cause in the field's words: {@code compute ready switch preempted sleep tick queue service read write setup seek rotation
 *     transfer latency window turnaround nagle delayed_ack message lock join ended}
 * @param routines routines within which the statement stands, outermost first
 * @param label the statement's {@code as}, or null
 */
public record Cell(String process, String resource, String cause, List<String> routines, String label, Role role, At at) {
    /** What kind of time: work of a resource for a process, a process waiting, a device's phase, or none. */
    public enum Role { BUSY, WAIT, DEVICE, NONE }

    private static final Set<String> TURNS = Set.of("queue", "ready", "preempted", "lock");

    /** Whether it is a process's wait until its turn comes: no part of the work that a label names. */
    public boolean isTurn() {
        return role == Role.WAIT && TURNS.contains(cause);
    }

    /** Whether this cell is named so by a reader: its process, routine, label, resource or cause. */
    public boolean isCalled(String name) {
        return name.equals(process) || routines.contains(name) || name.equals(label) || isOn(name) || name.equals(cause);
    }

    /** Whether the resource is the one of this path, the path's last name counting too. */
    public boolean isOn(String path) {
        return resource != null && (resource.equals(path) || resource.endsWith("." + path));
    }
}
