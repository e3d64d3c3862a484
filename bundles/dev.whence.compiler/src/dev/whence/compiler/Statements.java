package dev.whence.compiler;

import dev.whence.language.names.Meaning;
import dev.whence.language.names.Names;
import dev.whence.language.perf.Block;
import dev.whence.language.perf.Branch;
import dev.whence.language.perf.Choose;
import dev.whence.language.perf.Compute;
import dev.whence.language.perf.Cost;
import dev.whence.language.perf.Count;
import dev.whence.language.perf.Do;
import dev.whence.language.perf.Every;
import dev.whence.language.perf.Forever;
import dev.whence.language.perf.Handler;
import dev.whence.language.perf.If;
import dev.whence.language.perf.Let;
import dev.whence.language.perf.LockBlock;
import dev.whence.language.perf.Parallel;
import dev.whence.language.perf.Read;
import dev.whence.language.perf.Receive;
import dev.whence.language.perf.Reference;
import dev.whence.language.perf.Repeat;
import dev.whence.language.perf.Reply;
import dev.whence.language.perf.Send;
import dev.whence.language.perf.Sleep;
import dev.whence.language.perf.Sync;
import dev.whence.language.perf.TimeBlock;
import dev.whence.language.perf.Together;
import dev.whence.language.perf.Use;
import dev.whence.language.perf.While;
import dev.whence.language.perf.Write;
import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Expression.PropertyValue;
import dev.whence.program.Statement;
import dev.whence.program.link.ModelException;
import java.util.ArrayList;
import java.util.List;

/** Turns statements of the EMF model into those of a program. */
final class Statements {
    private final Names names;
    private final Expressions expressions;

    Statements(Names names, Expressions expressions) {
        this.names = names;
        this.expressions = expressions;
    }

    List<Statement> of(Block block) {
        return block == null ? List.of() : of(block.getStatements());
    }

    List<Statement> of(List<? extends dev.whence.language.perf.Statement> statements) {
        List<Statement> result = new ArrayList<>();
        statements.forEach(s -> result.add(of(s)));
        return List.copyOf(result);
    }

    private Statement of(dev.whence.language.perf.Statement s) {
        At at = Places.of(s);
        return switch (s) {
            case Cost c -> cost(c, at);
            case Send x -> new Statement.Send(message(x.getPayload()), size(x.getPayload()), entity(x.getReceiver()), at);
            case Reply r -> new Statement.Reply(message(r.getPayload()), size(r.getPayload()), at);
            case Handler h -> new Statement.Receive(name(h.getMessage()), entityOrNull(h.getSender()), of(h.getBlock()), at);
            case Receive r -> new Statement.Receive(name(r.getMessage()), entityOrNull(r.getSender()), null, at);
            case Forever f -> new Statement.Forever(of(f.getBlock()), at);
            case Repeat r -> new Statement.Repeat(expressions.of(r.getTimes()), of(r.getBlock()), at);
            case Every e -> new Statement.Every(expressions.of(e.getPeriod()), of(e.getBlock()), at);
            case While w -> new Statement.While(expressions.of(w.getCondition()), of(w.getBlock()), at);
            case If i -> conditional(i, at);
            case Choose c -> new Statement.Choose(c.getBranches().stream().map(b -> expressions.of(b.getProbability())).toList(),
                    c.getBranches().stream().map(Branch::getBlock).map(this::of).toList(), at);
            case Parallel p -> new Statement.Parallel(p.getBranches().stream().map(this::of).toList(), at);
            case LockBlock l -> new Statement.Locked(entity(l.getLock()), of(l.getBlock()), at);
            case Together t -> throw new ModelException("together is not simulated; use lock", at);
            case Count c -> new Statement.Count(c.getCounter(), expressions.orNull(c.getAmount()), at);
            case TimeBlock t -> new Statement.Time(t.getSpan(), of(t.getBlock()), at);
            case Let l -> new Statement.Let(l.getName(), expressions.of(l.getValue()), at);
            case Do d -> new Statement.Do(((Meaning.Subroutine) names.meaning(d.getRoutine())).routine().getName(),
                    d.getArguments().stream().map(expressions::of).toList(), at);
            default -> throw new IllegalStateException("statement " + s);
        };
    }

    private Statement cost(Cost cost, At at) {
        String label = cost.getLabel();
        return switch (cost) {
            case Compute c -> new Statement.Compute(expressions.of(c.getDuration()), label, at);
            case Sleep s -> new Statement.Sleep(expressions.of(s.getDuration()), label, at);
            case Use u -> new Statement.Use(entity(u.getResource()), expressions.of(u.getDuration()), label, at);
            case Read r -> new Statement.Transfer(false, expressions.of(r.getAmount()), entity(r.getFile()), r.isRandom(), label, at);
            case Write w -> new Statement.Transfer(true, expressions.of(w.getAmount()), entity(w.getFile()), w.isRandom(), label, at);
            case Sync y -> new Statement.Sync(entity(y.getFile()), label, at);
            default -> throw new IllegalStateException("cost " + cost);
        };
    }

    private Statement conditional(If i, At at) {
        List<Statement> otherwise = i.getElseIf() != null ? List.of(conditional(i.getElseIf(), Places.of(i.getElseIf())))
                : of(i.getOtherwise());
        return new Statement.If(expressions.of(i.getCondition()), of(i.getThen()), otherwise, at);
    }

    private Entity entity(Reference r) {
        return (Entity) expressions.reference(r);
    }

    private Entity entityOrNull(Reference r) {
        return r == null ? null : entity(r);
    }

    private String name(Reference r) {
        return r == null ? null : entity(r).path();
    }

    /** Name of the declared message that is sent, or null for a plain amount of data. */
    private String message(dev.whence.language.perf.Expression payload) {
        return payload instanceof Reference r && names.meaning(r) instanceof Meaning.Thing ? name(r) : null;
    }

    private Expression size(dev.whence.language.perf.Expression payload) {
        String message = message(payload);
        return message == null ? expressions.of(payload) : new PropertyValue(message, "size");
    }
}
