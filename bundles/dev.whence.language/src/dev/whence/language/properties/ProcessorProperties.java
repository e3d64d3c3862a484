package dev.whence.language.properties;

import static dev.whence.language.properties.Bounds.AT_LEAST_ONE;
import static dev.whence.language.properties.Bounds.NOT_NEGATIVE;
import static dev.whence.language.properties.Bounds.POSITIVE;
import static dev.whence.units.Dimension.NUMBER;
import static dev.whence.units.Dimension.TIME;

import dev.whence.units.Dimension;
import java.util.List;

/** What can be set on those that serve processes (machine, station, lock) and on the processes themselves. */
final class ProcessorProperties {

    private static final Alternative FCFS = Rows.word("fcfs", "first come, first served");
    private static final Alternative LCFS = Rows.word("lcfs", "last come, first served");
    private static final Alternative ROUND_ROBIN =
            Rows.form("round_robin", List.of(TIME), "each in turn, for at most a quantum");
    private static final Alternative PRIORITY =
            Rows.word("priority", "the process of the largest priority first; first come, first served among equals");
    private static final Alternative PS =
            Rows.word("ps", "processor sharing: all at once, each at its share of the speed");
    private static final Alternative FAIR =
            Rows.laterWord("fair", "processor sharing by the weights of the processes");

    private ProcessorProperties() {}

    static List<Property> machine() {
        return new Rows(Owner.MACHINE)
                .fixed("cores", NUMBER, "1", AT_LEAST_ONE, "How many processors it has.")
                .fixed("speed", NUMBER, "1", POSITIVE, "How fast it computes; a computation of 1 ms takes 1 ms / speed.")
                .choice("scheduler", "fcfs", List.of(FCFS, LCFS, ROUND_ROBIN, PRIORITY, PS, FAIR),
                        "Which ready process runs next.")
                .flag("preemptive", "false", "Whether a process that becomes ready may displace the running one.")
                .drawn("switch", TIME, "0 s", NOT_NEGATIVE, "Processor time to change from one process to another.")
                .drawn("per_message", TIME, "0 s", NOT_NEGATIVE, "Processor time to send or receive a message.")
                .fixed("per_byte", new Dimension(1, -1), "0 s/byte", NOT_NEGATIVE,
                        "Processor time for each byte of a message sent or received.")
                .fixed("tick", TIME, "none", POSITIVE,
                        "Period of the machine's clock: who sleeps wakes at a tick. None: at the very instant.")
                .rows();
    }

    static List<Property> station() {
        return new Rows(Owner.STATION)
                .fixed("servers", NUMBER, "1", AT_LEAST_ONE, "How many are served at once.")
                .or(Rows.UNLIMITED)
                .choice("scheduler", "fcfs", List.of(FCFS, LCFS, ROUND_ROBIN, PRIORITY, PS, FAIR), "Who is served next.")
                .flag("preemptive", "false", "Whether a more urgent one may displace the one in service.")
                .fixed("capacity", NUMBER, "unlimited", AT_LEAST_ONE,
                        "How many may be there, waiting and served; who finds it full goes away unserved.")
                .choice("routing", "first_free", List.of(
                        Rows.word("first_free", "the first that is free, else the first"),
                        Rows.word("random", "any, with equal probability"),
                        Rows.word("round_robin", "each in turn"),
                        Rows.word("shortest", "the one with the fewest waiting and served")),
                        "Which of an array of stations serves, where none is named.")
                .rows();
    }

    static List<Property> lock() {
        return new Rows(Owner.LOCK)
                .fixed("holders", NUMBER, "1", AT_LEAST_ONE, "How many may hold it at once.")
                .flag("inherit", "false", "Whether the holder runs at the priority of the most urgent who waits.").later()
                .fixed("handoff", TIME, "none", NOT_NEGATIVE, "Time from the release until the next one, who has waited, holds it.")
                .rows();
    }

    static List<Property> process() {
        return new Rows(Owner.PROCESS)
                .fixed("priority", NUMBER, "0", Bounds.ANY, "How urgent it is; the larger goes first.")
                .fixed("weight", NUMBER, "1", POSITIVE, "Its share under the scheduler `fair`.").later()
                .choice("quota", "none", List.of(Rows.NONE,
                        Rows.form("quota", List.of(TIME, TIME), "so much processor time in each period")),
                        "Processor time allowed in each period, shared by the instances.").later()
                .rows();
    }
}
