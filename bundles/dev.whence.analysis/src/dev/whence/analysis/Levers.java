package dev.whence.analysis;

import dev.whence.program.At;
import dev.whence.program.Expression;
import dev.whence.program.Model;
import dev.whence.program.Model.Kind;
import dev.whence.program.Model.Part;
import dev.whence.program.Model.Process;
import dev.whence.program.Model.Property;
import dev.whence.program.Model.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What somebody can move, and what nobody knows: by the status that the model's author gave it. */
final class Levers {
    private static final Set<String> UNKNOWN = Set.of("assumed", "fitted");

    private Levers() {
    }

    /**
     * A parameter or property with a status.
     *
     * @param from least value, or null; {@code to} the largest
     * @param words that may stand for its value; empty for a number or a flag
     */
    record Lever(String target, Expression value, Expression from, Expression to, List<String> words, At at) {
        boolean hasRange() {
            return from != null && to != null;
        }
    }

    /** What is tunable, in the order of the text. */
    static List<Lever> levers(Model model) {
        return all(model, Set.of("tunable"));
    }

    /** What is assumed or fitted, within a range. */
    static List<Lever> unknowns(Model model) {
        return all(model, UNKNOWN).stream().filter(Lever::hasRange).toList();
    }

    private static List<Lever> all(Model model, Set<String> statuses) {
        List<Lever> all = new ArrayList<>();
        model.parameters().stream().filter(p -> p.status() != null && statuses.contains(p.status()))
            .forEach(p -> all.add(new Lever(p.name(), p.value(), p.from(), p.to(), List.of(), p.at())));
        for (Part part : model.parts()) {
            settings(model, part.kind(), part.path(), part.settings(), statuses, all);
        }
        for (Process process : model.processes()) {
            settings(model, Kind.PROCESS, process.name(), process.settings(), statuses, all);
        }
        return all;
    }

    private static void settings(Model model, Kind kind, String path, List<Setting> settings, Set<String> statuses, List<Lever> into) {
        for (Setting s : settings) {
            if (s.status() != null && statuses.contains(s.status())) {
                List<String> words = model.properties().stream().filter(p -> p.kind() == kind && p.name().equals(s.property())).findFirst()
                    .map(Property::words).orElse(List.of());
                into.add(new Lever(path + "." + s.property(), s.value(), s.from(), s.to(), words, s.at()));
            }
        }
    }
}
