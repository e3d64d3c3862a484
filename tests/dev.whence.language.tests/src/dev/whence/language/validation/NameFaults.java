package dev.whence.language.validation;

import static dev.whence.language.validation.IssueCode.*;

import java.util.List;

/** Names that stand for nothing, for too much, or for something else. */
final class NameFaults {

    private NameFaults() {}

    private static String traffic(String receive, String reply) {
        return "message Q, Request { size = 100 byte }\nmachine m\nchannel c between a and b1\n"
                + "process a on m { forever { send Q to b1  " + receive + " } }\nprocess b1 on m { on Q from a { " + reply + " } }\n";
    }

    static final List<Fault> ALL = List.of(
            new Fault(UNKNOWN_NAME, traffic("receive «R» from b1", "reply Q"),
                    "There is no message named R; write message R { size = 100 byte } outside of the process.", traffic("receive Q from b1", "reply Q")),
            new Fault(UNKNOWN_NAME, traffic("receive Q from b1", "reply «R»"),
                    "There is no message named R; write message R { size = 100 byte } outside of the process.", traffic("receive Q from b1", "reply Q")),
            new Fault(UNKNOWN_NAME, traffic("receive Requst from b1", "reply Request").replace("Requst", "«Requst»"),
                    "There is no message named Requst; did you mean Request?", traffic("receive Request from b1", "reply Request")),
            new Fault(UNKNOWN_NAME, """
                    param delay = 4 ms
                    machine m
                    process p on m { compute «dela» sleep delay }
                    """, "There is no value named dela; did you mean delay?", """
                    param delay = 4 ms
                    machine m
                    process p on m { compute delay }
                    """),
            new Fault(UNKNOWN_NAME, """
                    machine vax
                    process p on «vox» { compute 1 ms }
                    """, "There is no part or process named vox; did you mean vax?", """
                    machine vax
                    process p on vax { compute 1 ms }
                    """),
            new Fault(UNKNOWN_NAME, """
                    machine m
                    process p on m { forever { compute 1 ms count rounds } }
                    show rate(«round»)
                    """, "There is no counter, process, channel, file or station named round; did you mean rounds?", """
                    machine m
                    process p on m { forever { compute 1 ms count rounds } }
                    show rate(rounds)
                    """),
            new Fault(UNKNOWN_PROPERTY, """
                    machine m { disk d { rotation = 3600 rpm track = 16 KiB } }
                    process p on m { compute 1 ms }
                    variant v { d.«rotatoin» = 3000 rpm }
                    """, "The disk m.d has no property rotatoin; did you mean rotation?", """
                    machine m { disk d { rotation = 3600 rpm track = 16 KiB } }
                    process p on m { compute 1 ms }
                    variant v { d.rotation = 3000 rpm }
                    """),
            new Fault(UNKNOWN_PROPERTY, """
                    machine m { «nagle» = true }
                    process p on m { compute 1 ms }
                    """, "The machine m has no property nagle; nagle belongs to a channel.", """
                    machine m { preemptive = true }
                    process p on m { compute 1 ms }
                    """),
            new Fault(UNKNOWN_PROPERTY, """
                    machine m { «schedule» = FIFO }
                    process p on m { compute 1 ms }
                    """, "The machine m has no property schedule; did you mean scheduler?", """
                    machine m { scheduler = fcfs }
                    process p on m { compute 1 ms }
                    """),
            new Fault(UNKNOWN_FUNCTION, """
                    machine m
                    process p on m { forever { compute 1 ms count rounds } }
                    show «throughput»(rounds), rate(rounds)
                    """, "There is no function or question named throughput; did you mean rate?", """
                    machine m
                    process p on m { forever { compute 1 ms count rounds } }
                    show rate(rounds)
                    """),
            new Fault(AMBIGUOUS_NAME, """
                    machine a { disk d { service = 1 ms } file f on a.d }
                    machine b { disk d { service = 1 ms } file g on b.d }
                    process p on a { read 1 byte from a.f read 1 byte from b.g }
                    show utilization(«d»)
                    """, "There are several parts named d: write a.d or b.d.", """
                    machine a { disk d { service = 1 ms } file f on a.d }
                    machine b { disk d { service = 1 ms } file g on b.d }
                    process p on a { read 1 byte from a.f read 1 byte from b.g }
                    show utilization(a.d)
                    """),
            new Fault(UNKNOWN_ALTERNATIVE, """
                    machine m { scheduler = «fcsf» }
                    process p on m { compute 1 ms }
                    """, "fcsf is no scheduler: write one of fcfs, lcfs, round_robin(4 ms)", """
                    machine m { scheduler = fcfs }
                    process p on m { compute 1 ms }
                    """),
            new Fault(UNKNOWN_CASE, """
                    machine m
                    process p on m { compute 1 ms }
                    variant fast { m.speed = 2 }
                    show utilization(m) in «fats»
                    """, "There is no variant or hypothesis named fats; did you mean fast?", """
                    machine m
                    process p on m { compute 1 ms }
                    variant fast { m.speed = 2 }
                    show utilization(m) in fast
                    """),
            new Fault(UNKNOWN_CASE, """
                    machine m
                    process p on m { compute 1 ms }
                    variant fast { m.speed = 2 }
                    variant faster : «fsat» { m.speed = 3 }
                    """, "There is no variant or hypothesis named fsat; did you mean fast?", """
                    machine m
                    process p on m { compute 1 ms }
                    variant fast { m.speed = 2 }
                    variant faster : fast { m.speed = 3 }
                    """),
            new Fault(UNKNOWN_ROUTINE, """
                    machine m
                    routine work() { compute 1 ms }
                    process p on m { do «wrok»() do work() }
                    """, "There is no routine named wrok; did you mean work?", """
                    machine m
                    routine work() { compute 1 ms }
                    process p on m { do work() }
                    """),
            new Fault(NOT_A_VALUE, """
                    machine m
                    process p on m { compute «m» }
                    """, "m is a machine, not a value; write one of its properties, such as m.count.", """
                    machine m
                    process p on m { compute 1 ms * m.cores }
                    """),
            new Fault(NOT_CHANGEABLE, """
                    machine m
                    process p on m { compute 1 ms }
                    variant two { «p» = 2 }
                    """, "p is a process; change one of its properties: write p.count = …", """
                    machine m
                    process p on m { compute 1 ms }
                    variant two { p.count = 2 }
                    """),
            new Fault(WRONG_KIND, """
                    machine m { disk d { service = 1 ms } file f on d }
                    process p on m { read 1 KiB from «d» read 1 KiB from f }
                    """, "Expected a file; m.d is a disk: put a file on it, and use that.", """
                    machine m { disk d { service = 1 ms } file f on d }
                    process p on m { read 1 KiB from f }
                    """),
            new Fault(WRONG_KIND, """
                    machine m
                    process p on m { compute 1 ms }
                    process q on «p» { compute 1 ms }
                    """, "Expected a machine; p is a process.", """
                    machine m
                    process p on m { compute 1 ms }
                    process q on m { compute 1 ms }
                    """),
            new Fault(DUPLICATE_NAME, """
                    machine m
                    machine «m»
                    process p on m { compute 1 ms }
                    """, "There is something named m here already; choose another name.", """
                    machine m
                    machine n
                    process p on m { compute 1 ms }
                    """),
            new Fault(DUPLICATE_NAME, """
                    param x = 1 ms
                    param «x» = 2 ms
                    machine m
                    process p on m { compute x }
                    """, "There is a parameter x already; choose another name.", """
                    param x = 1 ms
                    param y = 2 ms
                    machine m
                    process p on m { compute x + y }
                    """),
            new Fault(DUPLICATE_NAME, """
                    machine m
                    routine work(n) { let «n» = 3 compute 1 ms * n }
                    process p on m { do work(2) }
                    """, "n is known here already; a let cannot change it: choose another name.", """
                    machine m
                    routine work(n) { let k = 3 compute 1 ms * n * k }
                    process p on m { do work(2) }
                    """),
            new Fault(DUPLICATE_NAME, """
                    unit «KiB» = 1024 byte
                    """, "There is a unit KiB already, in every model; choose another name.", """
                    unit page = 1024 byte
                    """),
            new Fault(DUPLICATE_SETTING, """
                    machine m { cores = 1 «cores» = 2 }
                    process p on m { compute 1 ms }
                    """, "cores is set already; remove one of the two.", """
                    machine m { cores = 2 }
                    process p on m { compute 1 ms }
                    """),
            new Fault(DUPLICATE_CHANGE, """
                    machine m
                    process p on m { compute 1 ms }
                    variant v { m.cores = 2 «m.cores = 3» }
                    """, "m.cores is changed here already; only the last change counts.", """
                    machine m
                    process p on m { compute 1 ms }
                    variant v { m.cores = 2 m.speed = 3 }
                    """),
            new Fault(NAMED_LIKE_UNIT, """
                    param «s» = 4 ms
                    machine m
                    process p on m { compute s }
                    """, "A parameter cannot be named like the unit s", """
                    param t = 4 ms
                    machine m
                    process p on m { compute t }
                    """),
            new Fault(NAMED_LIKE_UNIT, """
                    unit word = 36 bit
                    machine m
                    process p on m { compute 1 ms count «word» }
                    """, "A counter cannot be named like the unit word", """
                    unit word = 36 bit
                    machine m
                    process p on m { compute 1 ms count words by 2 word }
                    """),
            new Fault(CYCLIC_PARAMETER, """
                    param «a» = c + 1 ms
                    param c = a
                    machine m
                    process p on m { compute a }
                    """, "a depends on itself: a → c → a; give one of these a value.", """
                    param a = c + 1 ms
                    param c = 2 ms
                    machine m
                    process p on m { compute a }
                    """),
            new Fault(CYCLIC_CASE, """
                    machine m
                    process p on m { compute 1 ms }
                    variant «a» : b { m.cores = 2 }
                    variant b : a { m.speed = 2 }
                    """, "a builds on itself: a → b → a; remove one of these.", """
                    machine m
                    process p on m { compute 1 ms }
                    variant a : b { m.cores = 2 }
                    variant b { m.speed = 2 }
                    """),
            new Fault(CYCLIC_COPY, """
                    «machine a : b»
                    machine b : a
                    process p on a { compute 1 ms }
                    """, "The part a would contain a copy of itself: a → b → a; remove one of these.", """
                    machine a : b
                    machine b
                    process p on a { compute 1 ms }
                    """),
            new Fault(CYCLIC_ROUTINE, """
                    machine m
                    routine «first»() { do second() }
                    routine second() { if true { do first() } }
                    process p on m { do first() }
                    """, "The routine first does itself: first → second → first; use repeat or while instead.", """
                    machine m
                    routine first() { do second() }
                    routine second() { compute 1 ms }
                    process p on m { do first() }
                    """));
}
