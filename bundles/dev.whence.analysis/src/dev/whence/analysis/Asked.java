package dev.whence.analysis;

import dev.whence.program.Expression;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Expression.EntityKind;
import dev.whence.program.Expression.InCases;
import dev.whence.program.Expression.Operation;
import dev.whence.program.Expression.Question;
import dev.whence.program.Expression.Sequence;
import dev.whence.program.Model;
import dev.whence.program.Model.Kind;
import dev.whence.program.Model.Process;
import dev.whence.program.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a model's questions ask for, so that only that is counted and kept.
 *
 * @param keys {@code round: span: payload:} and the subject, for the linker
 * @param schedules machines whose order of dispatches is asked for
 * @param values spans of which all durations are needed
 */
record Asked(Set<String> keys, Set<String> schedules, Set<String> values) {
    private static final Set<String> COUNTING = Set.of("rate", "total", "spent");
    private static final Set<String> ALL_VALUES = Set.of("p50", "p90", "p95", "p99", "quantile", "values");
    private static final Set<String> TIMING = Set.of("mean", "max", "min", "p50", "p90", "p95", "p99", "quantile", "values");

    static Asked of(Model model) {
        Asked asked = new Asked(new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashSet<>());
        for (Question q : questions(model)) {
            asked.add(q, model);
        }
        if (!counts(model)) {
            model.processes().forEach(p -> asked.keys.add("round:" + p.name()));
        }
        return asked;
    }

    /** Every question of the expectations and shows, in order. */
    static List<Question> questions(Model model) {
        List<Question> all = new ArrayList<>();
        model.expectations().forEach(e -> collect(e.question(), all));
        model.shows().forEach(s -> s.questions().forEach(q -> collect(q, all)));
        return all;
    }

    private static void collect(Expression e, List<Question> into) {
        switch (e) {
            case Question q -> into.add(q);
            case InCases c -> collect(c.operand(), into);
            case Operation o -> o.operands().forEach(x -> collect(x, into));
            case Sequence s -> s.elements().forEach(x -> collect(x, into));
            default -> { }
        }
    }

    private void add(Question q, Model model) {
        if (q.arguments().isEmpty() || !(q.arguments().get(0) instanceof Entity subject)) {
            return;
        }
        if (q.name().equals("schedule")) {
            schedules.add(subject.path());
        } else if (subject.kind() == EntityKind.PROCESS) {
            keys.add((TIMING.contains(q.name()) ? "span:" : "round:") + subject.path());
            if (ALL_VALUES.contains(q.name())) {
                values.add("round:" + subject.path());
            }
        } else if (subject.kind() == EntityKind.SPAN && ALL_VALUES.contains(q.name())) {
            values.add(subject.path());
        } else if (subject.kind() == EntityKind.PART && COUNTING.contains(q.name()) && carries(subject.path(), model)) {
            keys.add("payload:" + subject.path());
        }
    }

    private static boolean carries(String path, Model model) {
        return model.parts().stream().anyMatch(p -> p.path().equals(path)
                && (p.kind() == Kind.CHANNEL || p.kind() == Kind.FILE || p.kind() == Kind.STATION));
    }

    private static boolean counts(Model model) {
        return model.processes().stream().map(Process::body).anyMatch(b -> any(b, s -> s instanceof Statement.Count))
                || model.routines().stream().anyMatch(r -> any(r.body(), s -> s instanceof Statement.Count));
    }

    private static boolean any(List<Statement> body, Predicate<Statement> test) {
        return body.stream().anyMatch(s -> test.test(s) || blocks(s).stream().anyMatch(b -> any(b, test)));
    }

    private static List<List<Statement>> blocks(Statement s) {
        return switch (s) {
            case Statement.Forever f -> List.of(f.body());
            case Statement.Repeat r -> List.of(r.body());
            case Statement.Every e -> List.of(e.body());
            case Statement.While w -> List.of(w.body());
            case Statement.If i -> List.of(i.then(), i.otherwise());
            case Statement.Choose c -> c.branches();
            case Statement.Parallel p -> p.branches();
            case Statement.Locked l -> List.of(l.body());
            case Statement.Time t -> List.of(t.body());
            case Statement.Receive r -> r.body() == null ? List.of() : List.of(r.body());
            default -> List.of();
        };
    }
}
