package dev.whence.language.types;

import dev.whence.language.names.Meaning;
import dev.whence.language.perf.Argument;
import dev.whence.language.perf.Do;
import dev.whence.language.perf.Expression;
import dev.whence.language.perf.Model;
import dev.whence.language.perf.Routine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a routine's argument is: what its callers give, who must agree. */
final class ArgumentTyping {

    private final Types types;
    private final Map<Argument, Type> known = new IdentityHashMap<>();
    private final Set<Argument> inProgress = Collections.newSetFromMap(new IdentityHashMap<>());
    private Map<Routine, List<Do>> calls;

    ArgumentTyping(Types types) {
        this.types = types;
    }

    Type type(Argument argument) {
        Type type = known.get(argument);
        if (type == null && inProgress.add(argument)) {
            type = infer(argument);
            inProgress.remove(argument);
            known.put(argument, type);
        }
        return type == null ? Type.UNKNOWN : type;
    }

    private Type infer(Argument argument) {
        Routine routine = (Routine) argument.eContainer();
        int index = routine.getArguments().indexOf(argument);
        Type common = null;
        for (Do call : callsOf(routine)) {
            if (index >= call.getArguments().size()) {
                continue; // too few, which is reported there
            }
            Expression given = call.getArguments().get(index);
            Type type = types.type(given);
            if (type == Type.UNKNOWN) {
                continue;
            }
            if (common != null && !ExpressionTyping.alike(common, type)) {
                return types.mistake(new Mistake(given, TypeCodes.ARGUMENT_DIMENSION, argument.getName()
                        + " is " + common.describe() + " where " + routine.getName() + " is done first, and "
                        + type.describe() + " here: give it the same everywhere", List.of()));
            }
            common = common == null ? type : common;
        }
        return common == null ? Type.UNKNOWN : common;
    }

    private List<Do> callsOf(Routine routine) {
        if (calls == null) {
            calls = new IdentityHashMap<>();
            for (Model model : types.names().models()) {
                model.eAllContents().forEachRemaining(object -> {
                    if (object instanceof Do call && call.getRoutine() != null
                            && types.names().meaning(call.getRoutine()) instanceof Meaning.Subroutine found) {
                        calls.computeIfAbsent(found.routine(), r -> new ArrayList<>()).add(call);
                    }
                });
            }
        }
        return calls.getOrDefault(routine, List.of());
    }
}
