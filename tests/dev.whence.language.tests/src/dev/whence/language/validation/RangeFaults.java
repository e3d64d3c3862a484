package dev.whence.language.validation;

import static dev.whence.language.validation.IssueCode.*;

import java.util.List;

/** Values that are too small, too large, or go the wrong way. */
final class RangeFaults {

    private RangeFaults() {}

    private static String body(String statements) {
        return "machine m\nprocess p on m { " + statements + " }\n";
    }

    private static String disk(String settings, String statements) {
        return "machine m { disk d { " + settings + " } file f on d }\nprocess p on m { " + statements + " }\n";
    }

    private static String ask(String entry) {
        return "machine m\nprocess p on m { forever { time round { compute 1 ms } count rounds } }\n" + entry + "\n";
    }

    static final List<Fault> ALL = List.of(
            new Fault(OUT_OF_BOUNDS, disk("rotation = «0 rpm» track = 16 KiB", "read 1 KiB from f"),
                    "rotation must be more than 0, found 0/s.", disk("rotation = 3600 rpm track = 16 KiB", "read 1 KiB from f")),
            new Fault(OUT_OF_BOUNDS, "machine m { cores = «1.5» }\nprocess p on m { compute 1 ms }\n",
                    "cores must be a whole number, at least 1, found 1.5.", "machine m { cores = 2 }\nprocess p on m { compute 1 ms }\n"),
            new Fault(OUT_OF_BOUNDS, ask("variant v { m.switch = «-1 ms» }"), "switch must be at least 0, found -1 ms.",
                    ask("variant v { m.switch = 1 ms }")),
            new Fault(OUT_OF_BOUNDS, ask("show rate(p) with m.cores = [1, «0»]"),
                    "cores must be a whole number, at least 1, found 0.", ask("show rate(p) with m.cores = [1, 2]")),
            new Fault(DEFAULT_OUTSIDE_RANGE, "param x = «9 ms» from 0 ms to 5 ms\n" + body("compute x"),
                    "x = 9 ms lies outside its own range from 0 s to 5 ms: change one of them.",
                    "param x = 4 ms from 0 ms to 5 ms\n" + body("compute x")),
            new Fault(OUTSIDE_RANGE, "param x = 4 ms from 0 ms to 5 ms\n" + body("compute x") + "variant v { x = «6 ms» }\n",
                    "x = 6 ms lies outside the range given for it, from 0 s to 5 ms.",
                    "param x = 4 ms from 0 ms to 5 ms\n" + body("compute x") + "variant v { x = 5 ms }\n"),
            new Fault(RANGE_REVERSED, "param x = 4 ms from «9 ms» to 0 ms\n" + body("compute x"),
                    "The range goes from the larger to the smaller: write from 0 ms to 9 ms.",
                    "param x = 4 ms from 0 ms to 9 ms\n" + body("compute x")),
            new Fault(RANGE_REVERSED, body("sleep uniform(«5 ms», 1 ms)"),
                    "The range goes from the larger to the smaller: write uniform(1 ms, 5 ms).", body("sleep uniform(1 ms, 5 ms)")),
            new Fault(RANGE_REVERSED, ask("expect rate(p) is from «3/s» to 2/s"),
                    "The range goes from the larger to the smaller: write is from 2/s to 3/s.", ask("expect rate(p) is from 2/s to 3/s")),
            new Fault(RANGE_REVERSED, ask("show rate(p) with m.cores from «4» to 1"),
                    "The range goes from the larger to the smaller: write from 1 to 4.", ask("show rate(p) with m.cores from 1 to 4")),
            new Fault(NEGATIVE_DURATION, body("compute «-1 ms»"), "A duration cannot be negative, found -1 ms.", body("compute 1 ms")),
            new Fault(ZERO_PERIOD, body("every «0 s» { compute 1 ms }"), "A period must be longer than 0, found 0 s",
                    body("every 1 s { compute 1 ms }")),
            new Fault(ZERO_PERIOD, "machine m\nprocess p on m every «0 s» { compute 1 ms }\n", "A period must be longer than 0",
                    "machine m\nprocess p on m every 1 s { compute 1 ms }\n"),
            new Fault(AMOUNT_NOT_POSITIVE, disk("service = 1 ms", "read «0 byte» from f"),
                    "One can only read more than nothing, found 0 byte.", disk("service = 1 ms", "read 1 byte from f")),
            new Fault(REPEAT_COUNT, body("repeat «2.5» { compute 1 ms }"), "repeat needs a whole number, at least 0, found 2.5.",
                    body("repeat 2 { compute 1 ms }")),
            new Fault(DIVISION_BY_ZERO, "param n = 0\n" + body("compute 1 ms / «n»"), "This divides by zero.",
                    "param n = 2\n" + body("compute 1 ms / n")),
            new Fault(INDEX_OUT_OF_RANGE, """
                    machine m { disk d { service = 1 ms } file f[2] on d }
                    process p on m { read 1 byte from f[«3»] }
                    """, "There is no f[3]: instances are numbered from 1 to 2.", """
                    machine m { disk d { service = 1 ms } file f[2] on d }
                    process p on m { read 1 byte from f[2] }
                    """),
            new Fault(INDEX_OUT_OF_RANGE, ask("variant v { p.count = 2 }\nshow rate(p[«0»]) in v"), "There is no p[0]",
                    ask("variant v { p.count = 2 }\nshow rate(p[2]) in v")),
            new Fault(INSTANCE_COUNT, "machine m\nprocess p[«2_000_000»] on m { compute 1 ms }\n",
                    "The number of instances must be whole, from 0 to the limit of 1,000,000, found 2000000.",
                    "machine m\nprocess p[2_000] on m { compute 1 ms }\n"),
            new Fault(OUT_OF_BOUNDS, ask("variant v { p.count = «-1» }"), "count must be a whole number, at least 0, found -1.",
                    ask("variant v { p.count = 0 }")),
            new Fault(PROBABILITY, body("choose { «120%»: { compute 1 ms } 10%: { compute 2 ms } }"),
                    "A probability lies between 0 and 1 (100%), found 1.2.",
                    body("choose { 90%: { compute 1 ms } 10%: { compute 2 ms } }")),
            new Fault(PROBABILITY_SUM, body("«choose { 80%: { compute 1 ms } 10%: { compute 2 ms } }»"),
                    "The probabilities sum to 0.9 instead of 1", body("choose { 80%: { compute 1 ms } 20%: { compute 2 ms } }")),
            new Fault(PROBABILITY_SUM, body("compute «choice(0.5: 1 ms, 0.4: 2 ms)»"), "The probabilities sum to 0.9 instead of 1",
                    body("compute choice(0.5: 1 ms, 0.5: 2 ms)")),
            new Fault(FIT_OUTSIDE_HYPOTHESIS, ask("variant v { «fit m.switch from 0 ms to 1 ms» }"),
                    "Only a hypothesis can fit: write hypothesis instead of variant, or give m.switch a value.",
                    ask("hypothesis h { fit m.switch from 0 ms to 1 ms }")),
            new Fault(INDEX_WITHOUT_MEANING, ask("show mean(p[«1»])"),
                    "mean is answered for all of p together: leave the index out, or make each a process of its own.", ask("show rate(p[1])")),
            new Fault(INDEX_WITHOUT_MEANING, ask("show utilization(m, p[«1»])"),
                    "utilization is answered for all of p together: leave the index out, or make each a process of its own.",
                    ask("show utilization(m, p)")),
            new Fault(INDEX_WITHOUT_MEANING, ask("show mean(round[«1»])"),
                    "mean is answered for all of round together: leave the index out, or make each a span of its own.", ask("show mean(round)")),
            new Fault(INDEX_WITHOUT_MEANING, "station s[2]\nprocess q[2] { forever { use s[self] for 1 ms } }\nshow rate(s[«1»])\n",
                    "rate is answered for all of s together: leave the index out, or make each a station of its own.",
                    "station s[2]\nprocess q[2] { forever { use s[self] for 1 ms } }\nshow rate(q[1])\n"),
            new Fault(INDEX_WITHOUT_MEANING, ask("variant v { m[«1»].speed = 2 }"),
                    "Instances do not differ in their speed: leave the index out, or make each a machine of its own.",
                    ask("variant v { m.speed = 2 }")),
            new Fault(INDEX_WITHOUT_MEANING, ask("show rate(p) with m[«1»].speed = [1, 2]"),
                    "Instances do not differ in their speed: leave the index out", ask("show rate(p) with m.speed = [1, 2]")),
            new Fault(INDEX_WITHOUT_MEANING, ask("expect schedule(m) is [p[«1»], p]"),
                    "A schedule names processes, not their instances: leave the index out.", ask("expect schedule(m[1]) is [p, p]")),
            new Fault(RATIO_OVER_ONE, ask("expect utilization(m) at least «120%»"), "A share is never more than 100%, found 120%.",
                    ask("expect utilization(m) at least 90%")),
            new Fault(RATIO_OVER_ONE, ask("expect utilization(m) is «50»"), "A share is never more than 100%: write 50%.",
                    ask("expect utilization(m) is 50%")),
            new Fault(RATIO_OVER_ONE, ask("expect utilization(m) is [«50», 0.6] with m.speed = [1, 2]"),
                    "A share is never more than 100%: write 50%.", ask("expect utilization(m) is [50, 60]% with m.speed = [1, 2]")),
            new Fault(TOLERANCE, ask("expect rate(p) is 3/s within «5»"),
                    "A tolerance without a unit is a share of the expected value: write within 5%.", ask("expect rate(p) is 3/s within 5%")),
            new Fault(TOLERANCE, ask("expect queue(m) is 3 within «0.5»"),
                    "A tolerance without a unit is a share of the expected value: write within 50%.", ask("expect queue(m) is 3 within 150%")),
            new Fault(TOLERANCE, ask("expect rate(p) is 3/s within «-5%»"), "A tolerance cannot be negative.",
                    ask("expect rate(p) is 3/s within 5%")),
            new Fault(SHARE_OUT_OF_RANGE, ask("show quantile(round, «95»)"), "A quantile lies between 0% and 100%, such as 95%.",
                    ask("show quantile(round, 95%)")),
            new Fault(LIST_LENGTH, ask("variant a { m.speed = 2 }\nvariant b1 { m.speed = 3 }\nexpect rate(p) in [a, b1] is «[1/s, 2/s, 3/s]»"),
                    "There are 2 cases but 3 expected values: give one value for all, or one for each.",
                    ask("variant a { m.speed = 2 }\nvariant b1 { m.speed = 3 }\nexpect rate(p) in [a, b1] is [1/s, 2/s]")),
            new Fault(SWEEP_STEP, ask("show rate(p) with m.speed from 1 to 2 step «-1»"), "A step of -1 never leads from 1 to 2.",
                    ask("show rate(p) with m.speed from 1 to 2 step 0.5")),
            new Fault(SWEEP_TOO_LARGE, ask("show rate(p) with «m.speed from 1 to 1_000 step 0.000_001»"),
                    "The sweep has 999000000 points; the limit is 10,000: make the step larger.",
                    ask("show rate(p) with m.speed from 1 to 1_000 step 1")));
}
