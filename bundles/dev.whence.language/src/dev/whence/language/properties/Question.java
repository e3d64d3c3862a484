package dev.whence.language.properties;

import static dev.whence.language.properties.Subject.CHANNEL;
import static dev.whence.language.properties.Subject.COUNTER;
import static dev.whence.language.properties.Subject.DISK;
import static dev.whence.language.properties.Subject.FILE;
import static dev.whence.language.properties.Subject.LABEL;
import static dev.whence.language.properties.Subject.LINK;
import static dev.whence.language.properties.Subject.LOCK;
import static dev.whence.language.properties.Subject.MACHINE;
import static dev.whence.language.properties.Subject.PROCESS;
import static dev.whence.language.properties.Subject.ROUTINE;
import static dev.whence.language.properties.Subject.SPAN;
import static dev.whence.language.properties.Subject.STATION;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What can be asked of a run: one row of the language's table.
 *
 * @param name as it is asked
 * @param subjects what it can be asked of
 * @param second what may stand behind the comma
 * @param answer what comes out
 * @param sentence what it says
 */
public record Question(String name, List<Subject> subjects, Second second, Answer answer, String sentence) {

    /** What may stand behind the comma. */
    public enum Second {
        NOTHING,
        /** Only the part of a process, a routine or a label; may be left out. */
        BY,
        /** Only the part spent on a resource, a routine, a label or for a cause; may be left out. */
        ON,
        /** The share of values that lie below; must be there. */
        SHARE
    }

    /** What comes out. */
    public enum Answer {
        /** What the subject counts. */
        AMOUNT,
        /** What the subject counts, per second. */
        RATE,
        DURATION, NUMBER, SHARE,
        /** All durations, as a list. */
        DURATIONS,
        /** The processes in their order of running. */
        SEQUENCE
    }

    private static final List<Subject> COUNTED = List.of(COUNTER, PROCESS, CHANNEL, FILE, STATION);
    private static final List<Subject> TIMED = List.of(SPAN, PROCESS);
    private static final List<Subject> BUSY = List.of(MACHINE, STATION, DISK, LINK, LOCK);

    private static final List<Question> TABLE = List.of(
            new Question("rate", COUNTED, Second.NOTHING, Answer.RATE,
                    "How much per second: of a counter; rounds of a process; payload of a channel or file; services of a station."),
            new Question("total", COUNTED, Second.NOTHING, Answer.AMOUNT, "How much in the measured period."),
            timed("mean", "The mean duration of a span, or of a process's round."),
            timed("max", "The longest duration of a span, or of a process's round."),
            timed("min", "The shortest duration of a span, or of a process's round."),
            timed("p50", "The duration that half of them do not exceed."),
            timed("p90", "The duration that 90 of 100 do not exceed."),
            timed("p95", "The duration that 95 of 100 do not exceed."),
            timed("p99", "The duration that 99 of 100 do not exceed."),
            new Question("quantile", TIMED, Second.SHARE, Answer.DURATION, "The duration that a given share does not exceed."),
            new Question("values", TIMED, Second.NOTHING, Answer.DURATIONS, "All durations, in order."),
            new Question("utilization", BUSY, Second.BY, Answer.SHARE, "The share of time that a resource is busy: of all its servers, cores and instances; of a link with two directions that of the busier."),
            new Question("busy", BUSY, Second.BY, Answer.DURATION, "The time that a resource is busy in the measured period."),
            new Question("queue", BUSY, Second.BY, Answer.NUMBER, "How many wait, on the average."),
            new Question("population", BUSY, Second.BY, Answer.NUMBER, "How many wait or are served, on the average."),
            new Question("wait", BUSY, Second.BY, Answer.DURATION, "How long one waits for a service, displaced from it too, on the average."),
            new Question("delay", List.of(CHANNEL), Second.NOTHING, Answer.DURATION,
                    "From the send of a message to its arrival, on the average."),
            new Question("spent", List.of(COUNTER, PROCESS, SPAN, CHANNEL, FILE, ROUTINE, LABEL), Second.ON, Answer.DURATION,
                    "Where time goes: the time of one of the subject, as the tree explains it, or only what of it was spent on something."),
            new Question("schedule", List.of(MACHINE), Second.NOTHING, Answer.SEQUENCE,
                    "The round in which the processor passes from process to process; where it begins, and that a process had it twice in succession, "
                            + "does not count: `[a, b, a]` is `[b, a]`."));

    private static final Map<String, List<Subject>> BY_INSTANCE = Map.of("rate", List.of(PROCESS, CHANNEL, FILE),
            "total", List.of(PROCESS, CHANNEL, FILE), "delay", List.of(CHANNEL), "schedule", List.of(MACHINE));

    private static Question timed(String name, String sentence) {
        return new Question(name, TIMED, Second.NOTHING, Answer.DURATION, sentence);
    }

    /** All of them, in the order of the reference page. */
    public static List<Question> all() {
        return TABLE;
    }

    public static Optional<Question> find(String name) {
        return TABLE.stream().filter(q -> q.name.equals(name)).findFirst();
    }

    /** Whether it is answered for one of several instances too, such as {@code rate(p[2])}, and not only for all of them together. */
    public boolean isByInstance(Subject subject) {
        return BY_INSTANCE.getOrDefault(name, List.of()).contains(subject);
    }

    /** How it is asked: {@code utilization(machine, by)}. */
    public String form() {
        String first = subjects.get(0).word();
        return switch (second) {
            case NOTHING -> name + "(" + first + ")";
            case BY -> name + "(" + first + "), " + name + "(" + first + ", by)";
            case ON -> name + "(" + first + "), " + name + "(" + first + ", on)";
            case SHARE -> name + "(" + first + ", 90%)";
        };
    }
}
