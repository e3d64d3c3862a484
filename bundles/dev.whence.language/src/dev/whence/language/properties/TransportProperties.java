package dev.whence.language.properties;

import static dev.whence.language.properties.Bounds.AT_LEAST_ONE;
import static dev.whence.language.properties.Bounds.NOT_NEGATIVE;
import static dev.whence.language.properties.Bounds.POSITIVE;
import static dev.whence.language.properties.Bounds.SHARE;
import static dev.whence.units.Dimension.BANDWIDTH;
import static dev.whence.units.Dimension.DATA;
import static dev.whence.units.Dimension.NUMBER;
import static dev.whence.units.Dimension.TIME;

import java.util.List;

/** What can be set on links, channels, gates and messages. */
final class TransportProperties {

    private TransportProperties() {}

    static List<Property> link() {
        return new Rows(Owner.LINK)
                .fixed("bandwidth", BANDWIDTH, "unlimited", POSITIVE, "Data per second that it carries.")
                .drawn("latency", TIME, "0 s", NOT_NEGATIVE, "Time from one end to the other.")
                .fixed("packet", DATA, "unlimited", POSITIVE, "The most that is carried at once; messages are cut into packets.")
                .fixed("overhead", DATA, "0 bit", NOT_NEGATIVE, "Added to each packet, short or not.")
                .fixed("reserve", BANDWIDTH, "0 bit/s", NOT_NEGATIVE, "Bandwidth that is taken by others.")
                .fixed("limit", NUMBER, "unlimited", AT_LEAST_ONE, "Packets that may wait; who comes to a full queue is lost.")
                .flag("duplex", "true", "Whether both directions carry at once.")
                .fixed("loss", NUMBER, "0", SHARE, "The share of packets that is lost.").later()
                .rows();
    }

    static List<Property> channel() {
        return new Rows(Owner.CHANNEL)
                .fixed("message", DATA, "unlimited", POSITIVE, "The most that is sent at once, header included.")
                .fixed("header", DATA, "0 bit", NOT_NEGATIVE, "Added to each message.")
                .either("window", List.of(NUMBER, DATA), "unlimited", POSITIVE,
                        "Messages, or data, that may be on their way unacknowledged; 1 is lockstep.")
                .fixed("ack_every", NUMBER, "1", AT_LEAST_ONE, "Messages for which one acknowledgement is sent.")
                .fixed("ack", DATA, "0 bit", NOT_NEGATIVE, "Size of an acknowledgement.")
                .drawn("turnaround", TIME, "0 s", NOT_NEGATIVE,
                        "Time from a message's arrival to its acknowledgement's, with nothing else in between.")
                .fixed("segment", DATA, "none", POSITIVE, "Makes it a stream: the most that is carried in one segment.")
                .flag("nagle", "false", "Whether a small segment waits while earlier data is unacknowledged (RFC 896).")
                .fixed("delayed_ack", TIME, "0 s", NOT_NEGATIVE,
                        "How long an acknowledgement waits for data to ride on (RFC 1122).")
                .or(Rows.form("clock", List.of(TIME), "until the next tick of one clock for all on the machine (4.2BSD)"))
                .flag("slow_start", "false", "Whether the window grows from its initial size (RFC 5681).").later()
                .either("initial_window", List.of(NUMBER, DATA), "none", POSITIVE,
                        "Segments, or data, that may be sent before the first acknowledgement.").later()
                .fixed("idle_reset", TIME, "none", POSITIVE, "After so long without traffic the window is its initial one again.").later()
                .fixed("retransmit", TIME, "none", POSITIVE, "After so long without acknowledgement it is sent again.").later()
                .rows();
    }

    static List<Property> gate() {
        return new Rows(Owner.GATE)
                .fixed("size", DATA, "none", POSITIVE, "Lets through when so much has come together.")
                .fixed("messages", NUMBER, "none", AT_LEAST_ONE, "Lets through when so many have come together.")
                .fixed("timeout", TIME, "none", POSITIVE, "Lets through when the first has waited so long.")
                .rows();
    }

    static List<Property> message() {
        return new Rows(Owner.MESSAGE)
                .fixed("size", DATA, "0 bit", NOT_NEGATIVE, "What is carried, without headers.")
                .rows();
    }
}
