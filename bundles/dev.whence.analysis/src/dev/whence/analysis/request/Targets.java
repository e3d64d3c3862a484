package dev.whence.analysis.request;

import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.program.Model.Kind;
import dev.whence.program.Model.Parameter;
import dev.whence.program.Model.Property;
import dev.whence.program.link.ModelException;
import dev.whence.program.link.Value;
import dev.whence.program.link.Values;
import dev.whence.units.Dimension;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What of a model can be set from outside: its parameters, and the properties of its parts and processes. */
final class Targets {
    /**
     * @param name by which the program knows it
     * @param dimensions that a number may have; empty if there must not be one
     * @param words that may stand instead
     * @param flag whether it is true or false
     * @param drawn whether it may be random
     */
    record Target(String name, List<Dimension> dimensions, List<String> words, boolean flag, boolean drawn) {
    }

    private final Model model;
    private final Map<String, Kind> entities = new LinkedHashMap<>();

    Targets(Model model) {
        this.model = model;
        model.parts().forEach(p -> entities.put(p.path(), p.kind()));
        model.processes().forEach(p -> entities.put(p.name(), Kind.PROCESS));
    }

    /** @throws RequestException if there is nothing of this name */
    Target find(String name) {
        for (Parameter p : model.parameters()) {
            if (p.name().equals(name)) {
                return parameter(p);
            }
        }
        int dot = name.lastIndexOf('.');
        if (dot < 0) {
            List<String> names = model.parameters().stream().map(Parameter::name).toList();
            throw new RequestException("there is no parameter " + name + Nearest.question(name, names));
        }
        String entity = entity(name.substring(0, dot));
        return property(entity, name.substring(dot + 1));
    }

    /** The full path, of which the beginning may be left out where the rest is unique. */
    private String entity(String path) {
        if (entities.containsKey(path)) {
            return path;
        }
        List<String> found = entities.keySet().stream().filter(e -> e.endsWith("." + path)).toList();
        if (found.size() == 1) {
            return found.get(0);
        }
        if (found.size() > 1) {
            throw new RequestException(path + " may be " + String.join(" or ", found) + "; write which");
        }
        List<String> names = new ArrayList<>(entities.keySet());
        entities.keySet().forEach(e -> names.add(e.substring(e.lastIndexOf('.') + 1)));
        throw new RequestException("there is no part or process " + path + Nearest.question(path, names));
    }

    private Target property(String entity, String name) {
        Kind kind = entities.get(entity);
        List<Property> all = model.properties().stream().filter(p -> p.kind() == kind).toList();
        for (Property p : all) {
            if (p.name().equals(name)) {
                return new Target(entity + "." + name, p.dimensions(), p.words(), p.defaultValue() instanceof Expression.Truth, p.drawn());
            }
        }
        List<String> names = all.stream().map(Property::name).toList();
        String near = Nearest.question(name, names);
        throw new RequestException(entity + " has no property " + name
            + (near.isEmpty() ? "; a " + kind.name().toLowerCase(Locale.ROOT) + " has " + String.join(", ", names) : near));
    }

    private Value known(Expression expression) {
        try {
            return new Values(model, Map.of()).evaluate(expression);
        } catch (ModelException unknown) {
            return null; // then the dimension that the language found says enough; the run will complain if it must
        }
    }

    private Target parameter(Parameter p) {
        Value value = known(p.value());
        boolean flag = value instanceof Value.Truth;
        List<String> words = value instanceof Value.Choice c ? List.of(c.name()) : List.of();
        return new Target(p.name(), p.dimension() == null || flag ? List.of() : List.of(p.dimension()), words, flag, p.dimension() != null);
    }
}
