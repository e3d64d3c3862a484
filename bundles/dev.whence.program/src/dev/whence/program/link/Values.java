package dev.whence.program.link;

import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.program.Expression.Alternative;
import dev.whence.program.Expression.Constant;
import dev.whence.program.Expression.Distribution;
import dev.whence.program.Expression.Entity;
import dev.whence.program.Expression.InCases;
import dev.whence.program.Expression.Local;
import dev.whence.program.Expression.Operation;
import dev.whence.program.Expression.ParameterValue;
import dev.whence.program.Expression.PropertyValue;
import dev.whence.program.Expression.Question;
import dev.whence.program.Expression.Self;
import dev.whence.program.Expression.Sequence;
import dev.whence.program.Model;
import dev.whence.program.Model.Kind;
import dev.whence.program.Model.Parameter;
import dev.whence.program.Model.Part;
import dev.whence.program.Model.Process;
import dev.whence.program.Model.Property;
import dev.whence.program.Model.Setting;
import dev.whence.units.Quantity;
import dev.whence.units.Rational;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Evaluates expressions under one assignment of parameters and properties. A random value is not known: null. */
public final class Values {
    private static final int MOST_INSTANCES = 1_000_000;

    private final Model model;
    private final Map<String, Expression> overrides;
    private final Map<String, Parameter> parameters = new HashMap<>();
    private final Map<String, Part> parts = new HashMap<>();
    private final Map<String, Process> processes = new HashMap<>();
    private final Map<String, Property> defaults = new HashMap<>();
    private final Set<String> evaluating = new HashSet<>();
    /** By name, null for what is random; without it, parameters that name others twice would be evaluated 2ⁿ times. */
    private final Map<String, Value> evaluated = new HashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private final Set<String> consulted = new HashSet<>();

    /** @param overrides values by parameter name or property path, instead of those in the text */
    public Values(Model model, Map<String, Expression> overrides) {
        this.model = model;
        this.overrides = overrides;
        model.parameters().forEach(p -> parameters.put(p.name(), p));
        model.parts().forEach(p -> parts.put(p.path(), p));
        model.processes().forEach(p -> processes.put(p.name(), p));
        model.properties().forEach(p -> defaults.put(p.kind() + "." + p.name(), p));
    }

    /** Names of the parameters and properties that were looked up so far: nothing else can have had an influence. */
    public Set<String> consulted() {
        return consulted;
    }

    public Model model() {
        return model;
    }

    Part part(String path) {
        Part p = parts.get(path);
        if (p == null) {
            throw new ModelException("there is no part " + path, At.NOWHERE);
        }
        return p;
    }

    boolean isPart(String path) {
        return parts.containsKey(path);
    }

    Process process(String name) {
        return processes.get(name);
    }

    /** The expression that holds for a parameter now. */
    Expression parameter(String name) {
        consulted.add(name);
        Expression changed = overrides.get(name);
        Parameter p = parameters.get(name);
        if (p == null) {
            throw new ModelException("there is no parameter " + name, At.NOWHERE);
        }
        return changed != null ? changed : p.value();
    }

    /** The expression that holds for a property now, or null if there is none. */
    Expression property(String entity, String name) {
        Expression found = set(entity, name);
        if (found != null) {
            return found;
        }
        Kind kind = processes.containsKey(entity) ? Kind.PROCESS : part(entity).kind();
        Property p = defaults.get(kind + "." + name);
        return p == null ? null : p.defaultValue();
    }

    private Expression set(String entity, String name) {
        consulted.add(entity + "." + name);
        Expression changed = overrides.get(entity + "." + name);
        if (changed != null) {
            return changed;
        }
        Process process = processes.get(entity);
        for (Setting s : process != null ? process.settings() : part(entity).settings()) {
            if (s.property().equals(name)) {
                return s.value();
            }
        }
        if (name.equals("count")) {
            return process != null ? process.count() : part(entity).count();
        }
        return process != null || part(entity).prototype() == null ? null : set(part(entity).prototype(), name);
    }

    /** How many instances a part or process has in all: of what is inside an array there are so many in each of its instances. */
    int count(String entity) {
        String outer = outer(entity);
        long all = outer == null ? own(entity) : Math.multiplyFull(own(entity), count(outer));
        if (all > MOST_INSTANCES) {
            throw new ModelException("there are " + all + " of " + entity + " in all, which is over the limit of 1,000,000", part(entity).at());
        }
        return (int) all;
    }

    /** The part that a part is inside of, or null. */
    String outer(String entity) {
        int dot = entity.lastIndexOf('.');
        return dot < 0 ? null : entity.substring(0, dot);
    }

    /** Whether a part is there in each of several others. */
    public boolean isInSeveral(String part) {
        String outer = outer(part);
        return outer != null && count(outer) != 1;
    }

    /** How many instances a part has in each of what it is inside of. */
    int own(String entity) {
        Integer known = counts.get(entity);
        if (known == null) {
            known = counted(entity);
            counts.put(entity, known);
        }
        return known;
    }

    private int counted(String entity) {
        Expression e = property(entity, "count");
        if (e == null) {
            return 1;
        }
        At at = processes.containsKey(entity) ? processes.get(entity).at() : part(entity).at();
        Value v = evaluate(e);
        if (!(v instanceof Value.Amount a) || !a.quantity().value().isWhole() || a.quantity().value().signum() < 0) {
            throw new ModelException("the count of " + entity + " must be a whole number, 0 or more", at);
        }
        if (a.quantity().value().compareTo(Rational.of(MOST_INSTANCES)) > 0) {
            throw new ModelException("the count of " + entity + " is over the limit of 1,000,000", at);
        }
        return a.quantity().value().numerator().intValue();
    }

    public Value evaluate(Expression e) {
        return evaluate(e, Scope.EMPTY, -1);
    }

    /**
     * @param self index of the process's instance, or −1
     * @return null if the value is random or only known during the run
     */
    Value evaluate(Expression e, Scope scope, int self) {
        return switch (e) {
            case Constant c -> new Value.Amount(c.quantity());
            case Expression.Truth t -> new Value.Truth(t.value());
            case Expression.Text t -> new Value.Text(t.value());
            case Sequence s -> sequence(s, scope, self);
            case ParameterValue p -> named(p.name(), parameter(p.name()));
            case PropertyValue p -> named(p.entity() + "." + p.property(), propertyOrFail(p));
            case Local l -> local(l, scope, self);
            case Self s -> self < 0 ? null : number(self + 1L);
            case Alternative a -> choice(a, scope, self);
            case Operation o -> operation(o, scope, self);
            case Distribution d -> null;
            case Entity x -> new Value.Choice(x.path(), List.of());
            case Question q -> null;
            case InCases c -> null;
        };
    }

    static Value number(long n) {
        return new Value.Amount(Quantity.number(n));
    }

    private Expression propertyOrFail(PropertyValue p) {
        Expression e = property(p.entity(), p.property());
        if (e == null) {
            throw new ModelException(p.entity() + "." + p.property() + " has no value; set it", At.NOWHERE);
        }
        return e;
    }

    private Value named(String name, Expression e) {
        if (evaluated.containsKey(name)) {
            return evaluated.get(name);
        }
        if (!evaluating.add(name)) {
            throw new ModelException("the value of " + name + " depends on itself", At.NOWHERE);
        }
        try {
            Value value = evaluate(e, Scope.EMPTY, -1);
            evaluated.put(name, value);
            return value;
        } catch (ModelException fault) {
            throw parameters.containsKey(name) && !overrides.containsKey(name) ? fault.orAt(parameters.get(name).at()) : fault;
        } finally {
            evaluating.remove(name);
        }
    }

    private Value local(Local l, Scope scope, int self) {
        Scope.Binding b = scope.find(l.name());
        if (b == null) {
            throw new ModelException("there is no value named " + l.name(), At.NOWHERE);
        }
        return b.register() >= 0 ? null : evaluate(b.expression(), b.scope(), self);
    }

    private Value sequence(Sequence s, Scope scope, int self) {
        List<Value> elements = new ArrayList<>();
        for (Expression e : s.elements()) {
            Value v = evaluate(e, scope, self);
            if (v == null) {
                return null;
            }
            elements.add(v);
        }
        return new Value.Sequence(elements);
    }

    private Value choice(Alternative a, Scope scope, int self) {
        List<Value> arguments = new ArrayList<>();
        for (Expression e : a.arguments()) {
            arguments.add(evaluate(e, scope, self));
        }
        return new Value.Choice(a.name(), arguments);
    }

    private Value operation(Operation o, Scope scope, int self) {
        List<Value> operands = new ArrayList<>();
        for (Expression e : o.operands()) {
            Value v = evaluate(e, scope, self);
            if (v == null) {
                return null;
            }
            operands.add(v);
        }
        return Arithmetic.apply(o.operator(), operands);
    }
}
