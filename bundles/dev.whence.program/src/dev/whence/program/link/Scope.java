package dev.whence.program.link;

import dev.whence.program.Expression;
import java.util.HashMap;
import java.util.Map;

/** What local names mean: an argument is an expression in its caller's scope, a drawn value a word of the process's memory. */
final class Scope {
    record Binding(Expression expression, Scope scope, int register) {
    }

    static final Scope EMPTY = new Scope(null);

    private final Scope outer;
    private final Map<String, Binding> bindings = new HashMap<>();

    Scope(Scope outer) {
        this.outer = outer;
    }

    void bind(String name, Expression expression, Scope scope) {
        bindings.put(name, new Binding(expression, scope, -1));
    }

    void bindRegister(String name, int register) {
        bindings.put(name, new Binding(null, null, register));
    }

    Binding find(String name) {
        Binding b = bindings.get(name);
        return b != null || outer == null ? b : outer.find(name);
    }
}
