package dev.whence.program;

import dev.whence.program.Expression.Entity;
import java.io.Serializable;
import java.util.List;

/** What a process does. */
public sealed interface Statement extends Serializable {
    At at();

    record Compute(Expression duration, String label, At at) implements Statement {
    }

    record Sleep(Expression duration, String label, At at) implements Statement {
    }

    record Use(Entity station, Expression duration, String label, At at) implements Statement {
    }

    record Transfer(boolean write, Expression amount, Entity file, boolean random, String label, At at) implements Statement {
    }

    record Sync(Entity file, String label, At at) implements Statement {
    }

    /** {@code message}: the kind of message, null for plain data of {@code size}. */
    record Send(String message, Expression size, Entity receiver, At at) implements Statement {
    }

    record Reply(String message, Expression size, At at) implements Statement {
    }

    /** {@code message} null: any; {@code sender} null: from anyone; {@code body} null: a plain {@code receive}. */
    record Receive(String message, Entity sender, List<Statement> body, At at) implements Statement {
    }

    record Forever(List<Statement> body, At at) implements Statement {
    }

    record Repeat(Expression times, List<Statement> body, At at) implements Statement {
    }

    record Every(Expression period, List<Statement> body, At at) implements Statement {
    }

    record While(Expression condition, List<Statement> body, At at) implements Statement {
    }

    record If(Expression condition, List<Statement> then, List<Statement> otherwise, At at) implements Statement {
    }

    record Choose(List<Expression> probabilities, List<List<Statement>> branches, At at) implements Statement {
    }

    record Parallel(List<List<Statement>> branches, At at) implements Statement {
    }

    record Locked(Entity lock, List<Statement> body, At at) implements Statement {
    }

    record Count(String counter, Expression amount, At at) implements Statement {
    }

    record Time(String span, List<Statement> body, At at) implements Statement {
    }

    record Let(String name, Expression value, At at) implements Statement {
    }

    record Do(String routine, List<Expression> arguments, At at) implements Statement {
    }
}
