package dev.whence.kernel;

import java.util.List;

/**
 * A model with every value known: what a {@link Simulation} executes. Durations are in units of model time,
 * amounts of data in bits. Identifiers are positions in these lists.
 *
 * @param unitsPerSecond how many units of model time make a second
 * @param cells number of account cells (see {@link Budget})
 * @param counters number of counters
 * @param spans number of measured spans
 * @param streams the stable path of each random stream, as a 64-bit hash
 * @param messageTypes names of the message types
 */
public record FlatProgram(
        long unitsPerSecond,
        int cells,
        int counters,
        int spans,
        List<ProcessType> types,
        List<ServersSpec> servers,
        List<Group> groups,
        List<DiskSpec> disks,
        List<FileSpec> files,
        List<LinkSpec> links,
        List<FlowSpec> flows,
        List<Long> clocks,
        List<LockSpec> locks,
        List<Formula> formulas,
        long[] streams,
        List<String> messageTypes) {

    /**
     * One kind of process.
     *
     * @param code the instructions ({@link Op})
     * @param operands one block of operands per instance; equal blocks may be shared
     * @param pooled true: instances come and go (jobs, branches); the operand block is chosen by the creator's index
     * @param locals how many words of memory an instance has
     * @param timeLocals which of these are instants
     * @param priority larger first
     * @param machines the {@link ServersSpec} that runs each instance, or −1; of a pooled type by the creator's index
     * @param readyCell account for waiting for the processor
     * @param switchCell account for context switches
     * @param preemptedCell account for waiting after being preempted
     * @param tickCell account for waiting for the machine's next tick
     * @param endedCell account for the time after its end
     */
    public record ProcessType(String name, int[] code, long[][] operands, boolean pooled, int locals, boolean[] timeLocals,
            long priority, int[] machines, int readyCell, int switchCell, int preemptedCell, int tickCell, int endedCell) {
        public int instances() {
            return operands.length;
        }

        /** Whether it asks when something was over: else how long it has been ready does not matter to it. */
        public boolean times() {
            for (boolean time : timeLocals) {
                if (time) {
                    return true;
                }
            }
            return false;
        }
    }

    public enum Discipline { FCFS, LCFS, PRIORITY, ROUND_ROBIN, SHARED }

    /**
     * Identical servers behind one queue: a machine's cores or a station.
     *
     * @param machine true: a process holds its server between statements, and dispatching waits for the end of the instant
     * @param capacity most jobs waiting or served; {@link Integer#MAX_VALUE} for no limit
     * @param quantum for round robin, else 0
     * @param switchTime cost of dispatching another process than the last
     * @param tick sleeps end at its multiples; 0 for none
     * @param speed duration served per duration asked for; null for 1
     */
    public record ServersSpec(String name, int servers, Discipline discipline, boolean preemptive, boolean machine, int capacity,
            long quantum, long switchTime, long tick, Ratio speed) {
    }

    public enum Routing { FIRST_FREE, RANDOM, ROUND_ROBIN, SHORTEST }

    /**
     * @param holders how many may hold it at once
     * @param handoff from a release until the next, who has waited, has it
     * @param cell account for the time that it is held or handed over, or −1
     */
    public record LockSpec(int holders, long handoff, int cell) {
    }

    /** An array of stations among which a job chooses. */
    public record Group(int first, int size, Routing routing) {
    }

    /** An expression that is evaluated at each use of a property: instructions and operand block, see {@link Op}. */
    public record Formula(int[] code, long[] operands) {
    }

    /** A duration that is constant or drawn: {@code formula} −1 means {@code constant}. */
    public record Duration(long constant, int formula) {
        public static final Duration ZERO = new Duration(0, -1);
    }

    /**
     * A disk. Mechanical if {@code rotation > 0}; else simple if {@code perBit} is given; else {@code service} per request.
     *
     * @param rotation duration of a turn
     * @param track bits a track
     * @param lead how early the head is wanted
     * @param heads tracks a cylinder
     * @param cylinders behind the last comes the first; 0 for no end
     * @param headSwitch time to change to another track of the cylinder
     * @param skew bits by which each track begins later than the one before
     * @param perBit time to transfer a bit, or null
     * @param seek moving to another cylinder; of a simple disk to another place than the next one
     * @param curve seek times by distance, or null
     * @param service whole time of a request, or null
     */
    public record DiskSpec(String name, long rotation, long track, Duration setup, long lead, int heads, int cylinders, Duration headSwitch,
            long skew, Ratio perBit, Duration seek, SeekCurve curve, Duration service, Queue queue) {
        public DiskSpec with(SeekCurve seeks) {
            return new DiskSpec(name, rotation, track, setup, lead, heads, cylinders, headSwitch, skew, perBit, seek, seeks, service, queue);
        }
    }

    public enum Queue { FCFS, SSTF, SCAN, CLOOK }

    /**
     * A file.
     *
     * @param size bits, {@link Long#MAX_VALUE} for no limit
     * @param block bits of a block, 0: each request is one
     * @param stride bits from one block's start to the next one's
     * @param start where it begins on its disk, in bits
     */
    public record FileSpec(String name, int disk, long size, long block, long stride, long start, int readahead, int writebehind) {
    }

    /**
     * One direction of a link.
     *
     * @param perBit time to send a bit, null for no limit
     * @param packet payload bits of a packet, {@link Long#MAX_VALUE} for no limit
     * @param overhead bits on each packet
     * @param limit most datagrams queued behind the one being sent
     * @param cells its account cells, see {@link Link}
     */
    public record LinkSpec(String name, Ratio perBit, long latency, long packet, long overhead, int limit, int cells) {
    }

    /**
     * One direction of a connection between two processes.
     *
     * @param from sending process as (type, instance); {@code to} receiving
     * @param reverse the other direction's flow
     * @param route link directions passed, in order
     * @param message most bits in one message, header included
     * @param window most messages (or bits, if {@code windowInBits}) not yet acknowledged
     * @param stream the rules of a byte stream, or null
     * @param cells account cells, see {@link Flow}
     */
    public record FlowSpec(String name, int fromType, int fromInstance, int toType, int toInstance, int reverse, int[] route,
            long message, long header, long window, boolean windowInBits, int ackEvery, long ackBits, long turnaround,
            StreamSpec stream, int cells, int deliveredCounter) {
    }

    /**
     * The rules of a byte stream (RFC 896, RFC 1122 §4.2.3.2).
     *
     * @param segment bits of a full segment
     * @param nagle a small segment is held while earlier data is unacknowledged
     * @param delayedAck longest wait of an acknowledgement per connection, 0 for none
     * @param clock the clock at whose ticks acknowledgements go out, or −1
     */
    public record StreamSpec(long segment, boolean nagle, long delayedAck, int clock) {
    }
}
