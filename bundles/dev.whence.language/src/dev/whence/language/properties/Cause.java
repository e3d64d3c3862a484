package dev.whence.language.properties;

import java.util.List;
import java.util.Optional;

/**
 * What time can be spent for: one row of the language's table; stands behind the comma of {@code spent}.
 *
 * @param name as it is written
 * @param sentence what it means
 */
public record Cause(String name, String sentence) {

    private static final List<Cause> TABLE = List.of(
            new Cause("running", "on a processor"),
            new Cause("ready", "waiting for a processor, from when it became ready"),
            new Cause("preempted", "waiting for a processor again, displaced by another process or at the end of a quantum"),
            new Cause("switch", "changing from one process to another"),
            new Cause("queue", "waiting for a disk, a link or a station that serves others"),
            new Cause("service", "being served by a station or a disk without mechanics"),
            new Cause("setup", "getting the drive ready for a request"),
            new Cause("seek", "moving the arm"),
            new Cause("head_switch", "changing to another track of the cylinder"),
            new Cause("rotation", "waiting for the sector to come under the head"),
            new Cause("transfer", "under the head, or on the wire"),
            new Cause("latency", "on the way through a link"),
            new Cause("nagle", "a small segment held while earlier data is unacknowledged"),
            new Cause("delayed_ack", "an acknowledgement that waits for data to ride on"),
            new Cause("window", "waiting for the window to open"),
            new Cause("turnaround", "waiting for the other side to answer a message"),
            new Cause("retransmit", "waiting for a lost message's timer; not simulated yet"),
            new Cause("lock", "waiting for a lock"),
            new Cause("gate", "waiting for a gate to let through; not simulated yet"),
            new Cause("tick", "waiting for a tick of a clock"),
            new Cause("sleep", "sleeping by intention"),
            new Cause("receive", "waiting for a message"),
            new Cause("throttled", "out of quota; not simulated yet"));

    /** All of them, in the order of the reference page. */
    public static List<Cause> all() {
        return TABLE;
    }

    public static Optional<Cause> find(String name) {
        return TABLE.stream().filter(c -> c.name.equals(name)).findFirst();
    }
}
