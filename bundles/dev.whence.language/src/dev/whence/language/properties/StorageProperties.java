package dev.whence.language.properties;

import static dev.whence.language.properties.Bounds.AT_LEAST_ONE;
import static dev.whence.language.properties.Bounds.COUNT;
import static dev.whence.language.properties.Bounds.NOT_NEGATIVE;
import static dev.whence.language.properties.Bounds.POSITIVE;
import static dev.whence.units.Dimension.BANDWIDTH;
import static dev.whence.units.Dimension.DATA;
import static dev.whence.units.Dimension.NUMBER;
import static dev.whence.units.Dimension.RATE;
import static dev.whence.units.Dimension.TIME;

import java.util.List;

/** What can be set on disks and files. */
final class StorageProperties {

    private StorageProperties() {}

    /** A disk is mechanical (rotation and track), or has a bandwidth, or a service time; never two of them. */
    static List<Property> disk() {
        return new Rows(Owner.DISK)
                .fixed("rotation", RATE, "none", POSITIVE, "Revolutions per time, such as 3600 rpm.")
                .fixed("track", DATA, "none", POSITIVE, "Data that passes a head in one revolution.")
                .drawn("setup", TIME, "0 s", NOT_NEGATIVE,
                        "Time for each request, from when it is at the head of the queue and the drive is idle.")
                .fixed("lead", TIME, "0 s", NOT_NEGATIVE, "How early before its sector the head is wanted.")
                .fixed("heads", NUMBER, "1", AT_LEAST_ONE, "Tracks in a cylinder; with one, every track is a cylinder.")
                .fixed("cylinders", NUMBER, "none", AT_LEAST_ONE, "Cylinders on the disk; behind the last comes the first. None: as many as its files need.")
                .drawn("seek", TIME, "0 s", NOT_NEGATIVE,
                        "Time to move the arm to another cylinder: always the same, or growing with the distance as a curve."
                                + " Of a disk without mechanics: to another place than the next.")
                .or(Rows.form("curve", List.of(TIME, TIME), "from one cylinder's time to that of the full stroke, as the root of the distance"))
                .drawn("head_switch", TIME, "0 s", NOT_NEGATIVE, "Time to change to another track of the cylinder.")
                .either("skew", List.of(TIME, DATA), "0 s", NOT_NEGATIVE,
                        "How far the first block of a track lies behind the first of the track before.")
                .flag("write_back", "false", "Whether a write is over when the drive's buffer has it, which is at once; `sync` waits for the disk.")
                .choice("scheduler", "fcfs", List.of(
                        Rows.word("fcfs", "first come, first served"),
                        Rows.word("sstf", "shortest seek time first"),
                        Rows.word("scan", "to and fro over the cylinders"),
                        Rows.word("clook", "in one direction, then back to the lowest that is asked for")),
                        "Which request is next.")
                .fixed("bandwidth", BANDWIDTH, "none", POSITIVE, "Of a disk without mechanics: data per second.")
                .drawn("service", TIME, "none", NOT_NEGATIVE, "Of a disk without mechanics: time for each request.")
                .rows();
    }

    static List<Property> file() {
        return new Rows(Owner.FILE)
                .fixed("size", DATA, "unlimited", POSITIVE, "How much it holds; behind the last block comes the first.")
                .fixed("block", DATA, "none", POSITIVE, "What is transferred at once; none: what is asked for.")
                .either("gap", List.of(NUMBER, TIME, DATA), "0", NOT_NEGATIVE,
                        "Left to other files behind each block: blocks, or a time or an amount, rounded up to blocks.")
                .fixed("readahead", NUMBER, "0", COUNT, "How many blocks are asked for before they are read.")
                .fixed("writebehind", NUMBER, "0", COUNT, "How many written blocks may be on their way to the disk.")
                .rows();
    }
}
