package dev.whence.analysis;

import dev.whence.program.At;
import java.util.List;

/**
 * What happened when in a stretch of one run: a lane for each process, processor, station, disk, link and connection, and the messages
 * between processes. Instants are seconds from the beginning of the stretch.
 *
 * @param length of the stretch in seconds
 * @param period how long the model takes to recur, or 0 if it does not
 * @param lanes those in which something happened
 * @param messages in the order of arrival
 */
public record Timeline(String variant, double length, double period, List<Lane> lanes, List<Message> messages) {

    /** Whether it ends before the model recurs, since more could not be told apart. */
    public boolean isCut() {
        return length < period;
    }

    public enum Kind { PROCESS, PROCESSOR, STATION, DISK, LINK, CONNECTION }

    /** @param name of a process, with its number where there are several; of a resource, its path */
    public record Lane(String name, Kind kind, List<Stay> stays) {
    }

    /**
     * @param what in the field's words, or the author's label
     * @param whom the process that is served; null in a process's own lane
     * @param held whether somebody waits here rather than works
     * @param at the statement or property
     */
    public record Stay(double from, double to, String what, String whom, boolean held, At at) {
    }

    /**
     * @param type name of the message, or empty
     * @param sent when it was handed over; {@code departed} later if it was held back
     */
    public record Message(String from, String to, String type, String channel, double sent, double departed, double arrived) {
    }
}
