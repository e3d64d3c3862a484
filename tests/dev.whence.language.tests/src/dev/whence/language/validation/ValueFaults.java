package dev.whence.language.validation;

import static dev.whence.language.validation.IssueCode.*;

import java.util.List;

/** Values that measure the wrong thing, or are of the wrong type. */
final class ValueFaults {

    private ValueFaults() {}

    private static String compute(String duration) {
        return "machine m\nprocess p on m { compute " + duration + " }\n";
    }

    private static String machine(String settings) {
        return "machine m { " + settings + " }\nprocess p on m { compute 1 ms }\n";
    }

    private static String ask(String entry) {
        return "machine m\nprocess p on m { forever { time round { compute 1 ms } count rounds } }\n" + entry + "\n";
    }

    static final List<Fault> ALL = List.of(
            new Fault(UNKNOWN_UNIT, compute("4 «msec»"), "There is no unit msec; write ms.", compute("4 ms")),
            new Fault(UNKNOWN_UNIT, compute("4 «sec»"), "There is no unit sec; write s.", compute("4 s")),
            new Fault(UNKNOWN_UNIT, "unit block = 4 «KB»\n", "There is no unit KB; write kB or KiB.", "unit block = 4 KiB\n"),
            new Fault(UNKNOWN_UNIT, "unit frame = 4 «Kb»\n", "There is no unit Kb; write kbit or Kibit.", "unit frame = 4 kbit\n"),
            new Fault(UNKNOWN_UNIT, "param rate = 9600 «kbps»\n", "There is no unit kbps; write kbit/s.", "param rate = 9600 kbit/s\n"),
            new Fault(UNKNOWN_UNIT, ask("expect rate(rounds) is 3 «rounds»"),
                    "rounds is a counter, not a unit; write the number alone: 3.", ask("expect rate(rounds) is 3/s")),
            new Fault(UNKNOWN_UNIT, "param big = 1 «e6»\n",
                    "Numbers have no exponent: write 1_000_000, or a prefix such as k or M.", "param big = 1_000_000\n"),
            new Fault(MISSING_OPERATOR, """
                    machine m
                    routine move(n) { compute «2 n» }
                    process p on m { do move(3) }
                    """, "n is not a unit; write 2 * n.", """
                    machine m
                    routine move(n) { compute 2 ms * n }
                    process p on m { do move(3) }
                    """),
            new Fault(DIMENSION_MISMATCH, compute("«4 KiB»"),
                    "compute must be a duration such as 4 ms, found an amount of data.", compute("4 ms")),
            new Fault(DIMENSION_MISMATCH, "unit word = 60 bit\n" + compute("«50 us/word»"), "compute must be a duration"
                    + " such as 4 ms, found a duration per amount of data; multiply it by an amount of data.",
                    "unit word = 60 bit\n" + compute("50 us/word * 256 word")),
            new Fault(DIMENSION_MISMATCH, compute("«4 ms + 3 KiB»"), "A duration and an amount of data cannot be added.",
                    compute("4 ms + 3 us")),
            new Fault(DIMENSION_MISMATCH, """
                    machine m { disk d { service = 1 ms } file f on d { size = «4 ms» } }
                    process p on m { read 1 KiB from f }
                    """, "size must be an amount of data such as 8 KiB, found a duration.", """
                    machine m { disk d { service = 1 ms } file f on d { size = 4 MiB } }
                    process p on m { read 1 KiB from f }
                    """),
            new Fault(DIMENSION_MISMATCH, "unit word = 60 bit\n"
                    + ask("expect rate(p) is «6000 word/s»"), "The question gives a rate (per second), this is data per second;"
                    + " divide it by an amount of data.", "unit word = 60 bit\n" + ask("expect rate(p) is 6000/s")),
            new Fault(DIMENSION_MISMATCH, ask("show mean(round) with m.speed = «[1 ms, 2 ms]»"),
                    "speed must be a plain number such as 3, found a duration; divide it by a duration.",
                    ask("show mean(round) with m.speed = [1, 2]")),
            new Fault(DIMENSION_MISMATCH, "param n = ceil(«4 ms»)\n" + compute("n * 1 ms"),
                    "ceil rounds a plain number, found a duration; divide it by a unit first, such as ceil(x / 1 ms).",
                    "param n = ceil(4 ms / 3 ms)\n" + compute("n * 1 ms")),
            new Fault(DIMENSION_MISMATCH, "param x = 4 ms from «0 byte» to 5 ms\n" + compute("x"),
                    "The range of x must be a duration such as 4 ms, found an amount of data.",
                    "param x = 4 ms from 0 ms to 5 ms\n" + compute("x")),
            new Fault(MISSING_UNIT, compute("«4»"), "compute must be a duration and needs a unit: write 4 ms or 4 s.",
                    compute("4 ms")),
            new Fault(MISSING_UNIT, machine("switch = «0»"), "switch must be a duration and needs a unit: write 0 ms or 0 s.",
                    machine("switch = 0 s")),
            new Fault(MISSING_UNIT, compute("4 ms + «1»"), "This number must be a duration and needs a unit: write 1 ms or 1 s.",
                    compute("4 ms + 1 ms")),
            new Fault(MISSING_UNIT, ask("expect mean(round) is «4»"),
                    "The expected value must be a duration and needs a unit: write 4 ms or 4 s.",
                    ask("expect mean(round) is 4 ms")),
            new Fault(MISSING_UNIT, ask("expect rate(rounds) is «200»"),
                    "The expected value must be a rate (per second) and needs a unit: write 200/s or 200 rpm.", ask("expect rate(rounds) is 200/s")),
            new Fault(WRONG_TYPE, machine("preemptive = «1»"), "preemptive must be true or false, found a plain number.",
                    machine("preemptive = true")),
            new Fault(WRONG_TYPE, "machine m\nprocess p on m { if «3» { compute 1 ms } }\n",
                    "if must be true or false, found a plain number.", "machine m\nprocess p on m { if 3 > 2 { compute 1 ms } }\n"),
            new Fault(WRONG_TYPE, "param on_time = true\n" + compute("1 ms * «on_time»"), "Expected a number, found true or false.",
                    "param times = 3\n" + compute("1 ms * times")),
            new Fault(WRONG_TYPE, ask("expect schedule(m) is «3»"),
                    "A schedule is compared with a list of processes, such as [A, B, A], found a plain number.",
                    ask("expect schedule(m) is [p, p]")),
            new Fault(TEXT_AS_VALUE, "param name = «\"x\"»\n", "name must be a number with its unit, or true or false, found a"
                    + " text; a text in quotes is only a note behind a value.", "param name = 3 \"x\"\n"),
            new Fault(UNKNOWN_FUNCTION, compute("«expnential»(4 ms)"),
                    "There is no function or question named expnential; did you mean exponential?", compute("exponential(4 ms)")),
            new Fault(UNKNOWN_FUNCTION, "routine work() { compute 1 ms }\nmachine m\nprocess p on m { do work() compute «work»() }\n",
                    "There is no function or question named work; a routine is done by a statement: do work(…).",
                    "routine work() { compute 1 ms }\nmachine m\nprocess p on m { do work() }\n"),
            new Fault(ARGUMENT_COUNT, compute("«uniform(4 ms)»"), "uniform has 1 arguments here: write uniform(low, high).",
                    compute("uniform(4 ms, 5 ms)")),
            new Fault(ARGUMENT_COUNT, compute("«choice(4 ms, 5 ms)»"), "choice has 2 arguments here: write choice(p: x, q: y).",
                    compute("choice(50%: 4 ms, 50%: 5 ms)")),
            new Fault(ARGUMENT_COUNT, machine("scheduler = «round_robin()»"),
                    "round_robin has 0 arguments here: write round_robin(4 ms).", machine("scheduler = round_robin(10 ms)")),
            new Fault(ARGUMENT_COUNT, """
                    machine m
                    routine move(n) { compute 2 ms * n }
                    process p on m { «do move()» do move(2) }
                    """, "The routine move has 1 argument, given are 0.", """
                    machine m
                    routine move(n) { compute 2 ms * n }
                    process p on m { do move(2) }
                    """),
            new Fault(ARGUMENT_COUNT, ask("show «utilization(m, p, p)»"), "utilization has 3 arguments here: ask utilization(machine)",
                    ask("show utilization(m, p)")),
            new Fault(WRONG_SUBJECT, ask("show rate(«m»)"), "rate asks about a counter or a process or a channel or a file or a"
                    + " station; this is a machine, which can be asked for its utilization", ask("show rate(p)")),
            new Fault(WRONG_SUBJECT, ask("show rate(«3»)"), "rate asks about a counter", ask("show rate(rounds)")),
            new Fault(QUESTION_OUTSIDE, ask("param x = «rate(rounds)»\nshow rate(rounds) with x = 3"),
                    "rate is a question about a finished run: it may stand only behind expect and show.",
                    ask("show rate(rounds)")),
            new Fault(MIXED_LIST, ask("show rate(p) with m.speed = [1, «2 ms»]"), "All elements of a list must measure the"
                    + " same: the first is a plain number, this is a duration.", ask("show rate(p) with m.speed = [1, 2]")),
            new Fault(COUNTER_DIMENSION, """
                    machine m
                    process p on m { forever { compute 1 ms count done by 4 KiB «count done» } }
                    """, "done counts an amount of data elsewhere, and a plain number here", """
                    machine m
                    process p on m { forever { compute 1 ms count done by 4 KiB count done by 1 byte } }
                    """),
            new Fault(ARGUMENT_DIMENSION, """
                    machine m
                    routine work(t) { compute t }
                    process p on m { do work(1 ms) do work(«3 KiB») }
                    """, "t is a duration where work is done first, and an amount of data here", """
                    machine m
                    routine work(t) { compute t }
                    process p on m { do work(1 ms) do work(3 s) }
                    """),
            new Fault(UNIT_NOT_CONSTANT, """
                    param size = 4 KiB
                    unit block = «size»
                    """, "The size of a unit is made of numbers and other units", """
                    unit block = 4 KiB
                    unit page = 2 * block
                    """),
            new Fault(UNIT_NOT_CONSTANT, "unit a = «2 b1»\nunit b1 = 3 a\n", "The size of a unit is made of numbers",
                    "unit a = 2 b1\nunit b1 = 3 bit\n"),
            new Fault(DISTRIBUTION_NOT_ALLOWED, """
                    machine m { disk d { rotation = «uniform(3000 rpm, 3600 rpm)» track = 16 KiB } }
                    process p on m { compute 1 ms }
                    """, "rotation must be the same for the whole run; a distribution cannot stand here.", """
                    machine m { disk d { rotation = 3600 rpm track = 16 KiB setup = uniform(1 ms, 2 ms) } }
                    process p on m { compute 1 ms }
                    """),
            new Fault(LIST_NOT_ALLOWED, machine("cores = «[1, 2]»"), "cores must be one value, found a list", machine("cores = 2")),
            new Fault(NO_QUESTION, ask("show «3 ms»"), "show asks nothing about the run here", ask("show mean(round)")),
            new Fault(MIXED_DATA_UNITS, """
                    machine m { disk d { rotation = 3600 rpm track = 16 KiB } file f on d { size = «6 MB» } }
                    process p on m { read 4 KiB from f }
                    """, "MB is a power of ten, KiB elsewhere in this file a power of two", """
                    machine m { disk d { rotation = 3600 rpm track = 16 KiB } file f on d { size = 6 MiB } }
                    process p on m { read 4 KiB from f }
                    """),
            new Fault(BIT_OR_BYTE, "param rate = «10 Mb»/s\n", "Mb is Mbit; write Mbit, or MB if bytes are meant.",
                    "param rate = 10 Mbit/s\n"));
}
