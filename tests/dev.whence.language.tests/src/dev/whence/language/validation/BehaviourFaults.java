package dev.whence.language.validation;

import static dev.whence.language.validation.IssueCode.*;

import java.util.List;

/** Processes that cannot go on, messages that cannot arrive, parts that do not go together. */
final class BehaviourFaults {

    private BehaviourFaults() {}

    private static String pair(String a, String b) {
        return """
                message Req { size = 100 byte }
                machine m
                channel c between A and B
                process A on m { %s }
                process B on m { %s }
                """.formatted(a, b);
    }

    private static String disk(String settings, String file) {
        return "machine m { disk d { " + settings + " } file f on d { " + file + " } }\nprocess p on m { read 4 KiB from f }\n";
    }

    private static String channel(String link, String settings) {
        return """
                machine m
                link l { bandwidth = 50 kbit/s %s }
                channel c from A to B over l { %s }
                process A on m { forever { send 1 kbit to B } }
                process B on m { forever { receive any } }
                """.formatted(link, settings);
    }

    static final List<Fault> ALL = List.of(
            new Fault(NO_MACHINE, "process «p» { compute 1 ms }\n", "p computes but is on no machine: write process p on … {",
                    "process p { sleep 1 ms }\n"),
            new Fault(LOOP_WITHOUT_TIME, "machine m\nprocess p on m { «forever { count rounds }» }\n",
                    "This loop never takes any time", "machine m\nprocess p on m { forever { compute 1 ms count rounds } }\n"),
            new Fault(UNREACHABLE, "machine m\nprocess p on m { forever { compute 1 ms } «compute 2 ms» }\n",
                    "This is never reached: the forever before it does not end.",
                    "machine m\nprocess p on m { compute 2 ms forever { compute 1 ms } }\n"),
            new Fault(SETTING_AFTER_STATEMENT, "machine m\nprocess p on m { compute 1 ms «priority = 1» }\n",
                    "Write the settings of a process before its statements", "machine m\nprocess p on m { priority = 1 compute 1 ms }\n"),
            new Fault(REPLY_OUTSIDE, "machine m\nprocess p on m { compute 1 ms «reply 1 byte» }\n",
                    "reply answers the message that is being handled", pair("send Req to B", "on Req { reply 1 byte }")
                    .replace("send Req to B", "send Req to B receive any from B")),
            new Fault(NESTED_HANDLER, pair("send Req to B", "forever { «on Req { compute 1 ms }» }"),
                    "on stands directly in a process", pair("send Req to B", "on Req { compute 1 ms }")),
            new Fault(UNUSED_PARAMETER, "param «x» = 3\nmachine m\nprocess p on m { compute 1 ms }\n",
                    "Nothing uses the parameter x: remove it, or use it.", "param x = 3\nmachine m\nprocess p on m { compute 1 ms * x }\n"),
            new Fault(UNUSED_ROUTINE, "routine «work»() { compute 1 ms }\nmachine m\nprocess p on m { compute 1 ms }\n",
                    "Nobody does the routine work: write do work(…), or remove it.",
                    "routine work() { compute 1 ms }\nmachine m\nprocess p on m { do work() }\n"),
            new Fault(UNUSED_MESSAGE, "message «Ack» { size = 1 byte }\n" + pair("send Req to B", "on Req { compute 1 ms }"),
                    "Nobody sends or receives the message Ack", pair("send Req to B", "on Req { compute 1 ms }")),
            new Fault(UNUSED_PART, "machine m { «station cpu» }\nprocess p on m { compute 1 ms }\n".replace("«station cpu»", "station «cpu»"),
                    "Nobody uses the station cpu, so it is not simulated.",
                    "machine m { station cpu }\nprocess p on m { use cpu for 1 ms }\n"),
            new Fault(NO_CHANNEL, """
                    message Req { size = 100 byte }
                    machine m
                    process A on m { send Req to «B» }
                    process B on m { on Req { compute 1 ms } }
                    """, "There is no channel from A to B: write channel A_B between A and B.",
                    pair("send Req to B", "on Req { compute 1 ms }")),
            new Fault(NO_CHANNEL, """
                    message Req { size = 100 byte }
                    machine m
                    channel c from A to B
                    process A on m { send Req to B receive any from «B» }
                    process B on m { on Req { compute 1 ms } }
                    """, "There is no channel from B to A", pair("send Req to B receive any from B", "on Req { send 1 byte to A }")),
            new Fault(NEVER_SENT, pair("send Req to B", "on Req { compute 1 ms } «receive any from A»").replace("«receive any from A»", "«on Rsp { compute 1 ms }»")
                    + "message Rsp { size = 1 byte }\n", "Nobody sends Rsp to B, so this waits for ever.",
                    pair("send Req to B send Rsp to B", "on Req { compute 1 ms } on Rsp { compute 1 ms }") + "message Rsp { size = 1 byte }\n"),
            new Fault(NEVER_RECEIVED, pair("«send Req to B»", "compute 1 ms"),
                    "B never receives Req from A: write on Req from A { … } there.", pair("send Req to B", "on Req from A { compute 1 ms }")),
            new Fault(CHANNEL_ENDS, "channel «c»\n" + "machine m\nprocess p on m { compute 1 ms }\n",
                    "The channel c has no ends: write channel c between … and …, or from … to ….",
                    pair("send Req to B", "on Req { compute 1 ms }")),
            new Fault(MESSAGE_WITHOUT_SIZE, "message «Ack»\n" + pair("send Req to B receive Ack", "on Req { send Ack to A }"),
                    "Ack has no size, so it carries nothing", "message Ack { size = 1 byte }\n"
                    + pair("send Req to B receive Ack", "on Req { send Ack to A }")),
            new Fault(HEADER_OVER_MESSAGE, channel("", "message = 72 bit header = «72 bit»"),
                    "A header of 72 bit leaves no room in a message of 72 bit", channel("", "message = 8096 bit header = 72 bit")),
            new Fault(WINDOW_BELOW_MESSAGE, channel("", "message = 8096 bit window = «800 bit»"),
                    "A window of 800 bit never lets a message of 8096 bit through", channel("", "message = 8096 bit window = 8096 bit")),
            new Fault(MESSAGE_OVER_PACKET, channel("packet = 1012 bit", "message = «2030 bit»"),
                    "A message of 2030 bit fills 2 packets of 1012 bit and a little of one more",
                    channel("packet = 1012 bit", "message = 2024 bit")),
            new Fault(OVERHEAD_OVER_PACKET, channel("packet = 1012 bit overhead = «172 byte»", ""),
                    "Each packet of 1012 bit carries 172 byte of overhead on top, more than data: are bits and bytes mixed up?",
                    channel("packet = 1012 bit overhead = 172 bit", "")),
            new Fault(RESERVE_OVER_BANDWIDTH, channel("reserve = «60 kbit/s»", ""),
                    "Others take 60 kbit/s of 50 kbit/s, so nothing is left to carry.", channel("reserve = 6 kbit/s", "")),
            new Fault(NO_EFFECT, channel("", "«nagle = true»"), "nagle has no effect on a channel that is not a stream",
                    channel("", "nagle = true segment = 1460 byte")),
            new Fault(NO_EFFECT, disk("service = 1 ms «lead = 1 ms»", ""), "lead has no effect on a disk that does not turn",
                    disk("rotation = 3600 rpm track = 16 KiB lead = 1 ms", "")),
            new Fault(NOT_SIMULATED, channel("«loss = 1%»", ""), "loss is not simulated yet: leave it out.", channel("loss = 0", "")),
            new Fault(NOT_SIMULATED, channel("", "segment = 1 kbit «slow_start = true»"), "slow_start is not simulated yet",
                    channel("", "segment = 1 kbit slow_start = false")),
            new Fault(NOT_SIMULATED, channel("", "«retransmit = 1 s»"), "retransmit is not simulated yet", channel("", "retransmit = none")),
            new Fault(NOT_SIMULATED, "machine m\nprocess p on m { «quota = quota(1 ms, 2 ms)» compute 1 ms }\n", "quota is not simulated yet",
                    "machine m\nprocess p on m { quota = none compute 1 ms }\n"),
            new Fault(NOT_SIMULATED, "machine m\nlock l { «inherit = true» }\nprocess p on m { lock l { compute 1 ms } }\n",
                    "inherit is not simulated yet", "machine m\nlock l { inherit = false }\nprocess p on m { lock l { compute 1 ms } }\n"),
            new Fault(NOT_SIMULATED, "machine m { scheduler = «fair» }\nprocess p on m { compute 1 ms }\n",
                    "The scheduler fair is not simulated yet: use fcfs, lcfs, round_robin(4 ms), priority, ps.",
                    "machine m { scheduler = ps }\nprocess p on m { compute 1 ms }\n"),
            new Fault(NOT_SIMULATED, "machine m\nprocess p on m { compute 1 ms }\nvariant v { «p.weight = 2» }\n", "weight is not simulated yet",
                    "machine m\nprocess p on m { compute 1 ms }\nvariant v { p.priority = 2 }\n"),
            new Fault(NOT_SIMULATED, "process p { sleep «empirical(\"times.txt\")» * 1 s }\n", "empirical is not simulated yet",
                    "process p { sleep exponential(1 s) }\n"),
            new Fault(NOT_SIMULATED, "machine m\nprocess p on m { «together all { compute 1 ms }» }\n", "together is not simulated yet: use lock.",
                    "machine m\nlock all\nprocess p on m { lock all { compute 1 ms } }\n"),
            new Fault(NOT_SIMULATED, "machine m\ngate «g» { messages = 3 }\nprocess p on m { compute 1 ms }\n", "A gate is not simulated yet",
                    "machine m\nprocess p on m { compute 1 ms }\n"),
            new Fault(NO_EFFECT, disk("rotation = 3600 rpm track = 16 KiB «head_switch = 1 ms»", ""),
                    "head_switch has no effect on a disk with one head",
                    disk("rotation = 3600 rpm track = 16 KiB head_switch = 1 ms heads = 2", "")),
            new Fault(NO_EFFECT, disk("bandwidth = 1 MiB/s «seek = curve(1 ms, 9 ms)»", ""), "A curve has no effect on a disk that does not turn",
                    disk("rotation = 3600 rpm track = 16 KiB cylinders = 100 seek = curve(1 ms, 9 ms)", "")),
            new Fault(NO_EFFECT, disk("service = 10 ms «setup = 1 ms»", ""), "setup has no effect on a disk with service",
                    disk("bandwidth = 1 MiB/s setup = 1 ms", "")),
            new Fault(FILE_NOT_ON_DISK, "machine m { file «f» }\nprocess p on m { read 4 KiB from f }\n",
                    "The file f is on no disk: write file f on ….", disk("service = 1 ms", "")),
            new Fault(DISK_WITHOUT_FORM, disk("setup = 1 ms", "").replace("disk d", "disk «d»"),
                    "Nothing says how long the disk d takes", disk("service = 1 ms", "")),
            new Fault(DISK_WITHOUT_FORM, disk("rotation = 3600 rpm", "").replace("disk d", "disk «d»"),
                    "The disk d turns, but how much passes the head in a turn? Write track = 16 KiB.",
                    disk("rotation = 3600 rpm track = 16 KiB", "")),
            new Fault(DISK_FORMS_CONFLICT, disk("rotation = 3600 rpm track = 16 KiB service = 1 ms", "").replace("disk d", "disk «d»"),
                    "The disk d is described twice", disk("bandwidth = 1 MiB/s", "")),
            new Fault(SLOT_MISSED, disk("rotation = 3600 rpm track = 16 KiB setup = 5 ms", "block = 4 KiB gap = «1»"),
                    "The next block passes the head 4.17 ms after the last; set-up takes 5 ms, so each block waits one more"
                    + " revolution.", disk("rotation = 3600 rpm track = 16 KiB setup = 5 ms", "block = 4 KiB gap = 2")),
            new Fault(QUANTUM_BELOW_SWITCH, "machine m { scheduler = «round_robin(1 ms)» switch = 2 ms }\nprocess p on m { compute 1 ms }\n",
                    "The quantum of 1 ms is no longer than the switch of 2 ms",
                    "machine m { scheduler = round_robin(10 ms) switch = 2 ms }\nprocess p on m { compute 1 ms }\n"));
}
